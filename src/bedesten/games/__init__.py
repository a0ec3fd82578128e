"""The games, one folder each. Nothing outside reaches in but through `bedesten.registry`."""
