"""The turn: its phases with their obligations, the end of the turn, and cards that win the duel.

Run by the rulesets' procedures and by transitions.
"""
