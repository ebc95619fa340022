"""The duel: states, actions, verdicts, the agenda, the Chain, Summons and battle. Pure functions; no prose.

``api`` is its public face. A ``Table`` is a state taken apart for one transition; procedures change it, ``flow``
runs them until somebody has to decide; ``judging`` and the ``checks_*`` modules are the one source of legality.
"""
