"""Letters & Seals: places 21 to 24, letters and their seals, the Companion, the Courier, its bonus cards."""
