"""Contrast: why this and not what a player expected. Foils as values, ranked, each with what decides.

A foil is something that could be expected at a step and does not happen. Each module that finds some is a source,
listed in ``sources.py``; ``why_not`` asks them and chooses what is shown.
"""

from __future__ import annotations

from .choosing import WhyNot, contrasts, why_not
from .values import Contrast, Kind, Likely, Step, foil_name

__all__ = ["Contrast", "Kind", "Likely", "Step", "WhyNot", "contrasts", "foil_name", "why_not"]
