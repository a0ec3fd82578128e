"""Istanbul: The Dice Game, for 2 to 4 players."""
