"""Decks before and between duels: what they may hold, their files, and the Match."""
