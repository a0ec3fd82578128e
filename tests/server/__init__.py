"""Tests of the server: real processes, real sockets, real databases."""
