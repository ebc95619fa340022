"""Summons and Sets as procedures: their choices, the window in which they can be negated, the arrival.

Operations start them for effects, transitions for players.
"""
