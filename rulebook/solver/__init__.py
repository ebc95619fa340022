"""Searching over the engine."""
