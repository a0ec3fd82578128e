"""The player's table of solo challenges."""
