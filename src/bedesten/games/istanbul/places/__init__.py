"""The sixteen places of the base game, one file each."""
