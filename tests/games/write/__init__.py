"""The rules of Choose & Write as tests."""
