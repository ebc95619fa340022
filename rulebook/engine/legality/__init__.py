"""Legality: the checks of every action, and the judge that runs them; the single source of legality.

A failing check provides its id, its rules and the relevant numbers. ``api`` and the rulesets use this package; the
engine's own procedures never do.
"""
