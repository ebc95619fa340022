"""Decks before and between duels: what they may contain, their files, and the Match."""
