"""The duel: states, actions, verdicts, the agenda, the Chain, Summons and battle. Pure functions; no prose.

``api`` is its public face. A ``Table`` is a state taken apart for one transition; procedures change it, and
``transitions`` runs them until somebody has to decide; ``legality`` is the one source of legality. Each folder is
one part of the game; imports between them go down only, in the order that ``tests/test_architecture.py`` states.
"""
