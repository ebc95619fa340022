"""What a duel remembers of cards and players: counters, usage limits, and what became of a card.

Notes are made as something happens and read later, when an effect asks. Knows the core only.
"""
