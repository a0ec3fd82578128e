"""What all games share: steps on a stack, chance as a seat, tables, records, and a suite that checks any game."""
