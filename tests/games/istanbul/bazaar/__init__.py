"""Tests of the Great Bazaar: both expansions together."""
