"""The rules of the Dice Game as tests."""
