"""Explanations as sentences: templates with slots for cards, players, numbers and words."""
