"""Exercises made from scenarios and cards: the engine computes the right answer and what would happen otherwise."""
