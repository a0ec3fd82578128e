"""The locations of the game plan, a file each."""
