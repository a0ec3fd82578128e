"""Bots against bots: many games, fairly seated, and what can be said of the players and of the game afterwards."""
