"""What a duel records about cards and players: counters, use limits, and what happened to a card.

Facts are recorded when something happens and read later by effects. Depends on ``core`` only.
"""
