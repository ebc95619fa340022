"""The duel: states, actions, verdicts, the agenda, the Chain, Summons and battle. Pure functions; no prose.

``api`` is the public interface. A ``Table`` is a mutable copy of a state for one transition; procedures change it, and
``transitions`` runs them until somebody has to decide. ``legality`` is the single source of legality. Each folder
covers one part of the game; imports between them only go down, in the order stated in ``tests/test_architecture.py``.
"""
