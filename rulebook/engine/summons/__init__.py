"""Summons and Sets as procedures: the choices, the moment in which a Summon can be negated, the arrival.

Operations start them for effects, transitions start them for players.
"""
