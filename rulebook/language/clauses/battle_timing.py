"""The moments of a Battle Phase named in card texts."""

from __future__ import annotations

from rulebook.vocabulary.terms import Step

STEPS = (
    Step.DAMAGE_START,
    Step.BEFORE_CALCULATION,
    Step.CALCULATION,
    Step.AFTER_CALCULATION,
    Step.DAMAGE_END,
    Step.END,
)
