"""Istanbul, for 2 to 5 players. `game.py` is where to start reading, `contents.py` lists the rules."""
