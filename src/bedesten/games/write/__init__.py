"""Istanbul: Choose & Write, for 1 to 5 players. `game.py` is where to start reading, `contents.py` lists the rules."""
