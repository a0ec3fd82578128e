"""What the boxes and variants add to the base game, each in a file or folder of its own."""
