"""Contrast: why this and not what a player expected. Foils as values, ranked, each with what decides.

A foil is something that could be expected at a step and does not happen. Each module that finds some is a source,
listed in ``sources.py``; ``why_not`` asks them and chooses what is shown.
"""

from __future__ import annotations

from .choosing import WhyNot, contrasts, what_if, why_not
from .values import FOIL, Contrast, Kind, Likely, Played, Step, foil_name

__all__ = [
    "FOIL",
    "Contrast",
    "Kind",
    "Likely",
    "Played",
    "Step",
    "WhyNot",
    "contrasts",
    "foil_name",
    "what_if",
    "why_not",
]
