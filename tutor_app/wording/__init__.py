"""Converts rules, cards and moves to values in one language, for pages and commands."""
