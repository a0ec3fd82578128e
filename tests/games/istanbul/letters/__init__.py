"""Tests of Letters & Seals."""
