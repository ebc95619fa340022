"""Foils of effects that wait for damage or LP: the amount came, but in another way or to the other player."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.missed import Condition
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import Verb

from .values import Contrast, Kind, Likely, Step

_RULES = ("effect.trigger",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Trigger Effect that waits for battle damage by a direct attack, and got another."""
    for at, event in enumerate(step.events):
        for one in event.missed:
            effect = step.book.effects(one.source.number)[one.clause[0]]
            if one.unmet.condition is not Condition.DIRECT or not isinstance(effect, Activated):
                continue
            inflicted = one.source.uid in (event.subject.uid, event.source.uid)
            if effect.event[one.pattern].verb is Verb.BATTLE_DAMAGE and inflicted:
                told = (("card", step.reader.thing(one.source)),)
                yield Contrast(
                    Kind.TRIGGER, "not-direct", (one.source,), one.clause, _RULES, Likely.OFTEN, at, told
                )  # fmt: skip
