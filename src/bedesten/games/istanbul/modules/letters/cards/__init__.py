"""The bonus cards of Letters & Seals, a file for each family of them."""
