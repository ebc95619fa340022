"""Solving positions, and random play on top of the engine."""
