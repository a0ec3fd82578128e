"""Tests of Mocha & Baksheesh."""
