"""The bonus cards, a file for each family of them. The card for the Small Market stands with the markets."""
