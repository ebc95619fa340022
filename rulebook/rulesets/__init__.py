"""Rulesets as values. A derived ruleset lists only its differences."""

from __future__ import annotations

from .classic import CLASSIC
from .differences import Difference, Sort, diff
from .readings import OTHER_READINGS
from .rules_2014 import RULES_2014

BY_ID = {ruleset.id: ruleset for ruleset in (RULES_2014, CLASSIC)}

__all__ = ["BY_ID", "CLASSIC", "OTHER_READINGS", "RULES_2014", "Difference", "Sort", "diff"]
