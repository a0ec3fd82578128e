"""The cards: locations and fountains, rubies, goods, guild and caravan, a file each."""
