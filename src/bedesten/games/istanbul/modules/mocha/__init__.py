"""Mocha & Baksheesh: coffee, guild cards, the Tavern and its Barrier, the Coffee House."""
