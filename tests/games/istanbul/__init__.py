"""The rules of Istanbul, base game, as tests."""
