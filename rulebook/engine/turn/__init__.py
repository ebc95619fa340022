"""The turn: its phases, what each of them demands, the end of the turn, and cards that win the duel.

Run by the rulesets' procedures and by transitions.
"""
