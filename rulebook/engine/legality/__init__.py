"""Legality: the checks of every action, and the judge that runs them. There is no other source of legality.

A check says no with its id, its rules and what it saw on the board. ``api`` and the rulesets use this package; the
engine's own procedures never do.
"""
