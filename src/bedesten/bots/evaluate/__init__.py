"""Hand-written values of positions, one file a game."""
