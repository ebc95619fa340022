"""Which effect of a card does not start, where the card has several."""

from __future__ import annotations

from rulebook.explain.conditions import part_of
from rulebook.explain.tree import WHOLE, Passage, Value
from rulebook.vocabulary.effects import Activated, Continuous, Unclassified
from rulebook.vocabulary.terms import EffectKind

from .values import Contrast, Kind, Step

_STARTS = (EffectKind.TRIGGER, EffectKind.FLIP)


def meant(step: Step, one: Contrast) -> tuple[tuple[str, Value], ...]:
    """What the effect of a foil would do, as an argument; none if its card has one effect only, or it is quoted.

    Without its condition, so that the card is not only "it".
    """
    if one.kind is not Kind.TRIGGER or not one.cards or not one.clause or not one.cards[0].number:
        return ()
    card, place = step.book.by_number[one.cards[0].number], one.clause[0]
    several = sum(isinstance(effect, Activated | Continuous | Unclassified) for effect in card.effects) > 1
    effect = card.effects[place] if place < len(card.effects) else None
    if not several or not isinstance(effect, Activated) or effect.kind not in _STARTS:
        return ()
    if {name for name, _ in one.arguments} & {"passage", "asks"} or one.condition.endswith(".back"):
        return ()
    plain = Activated(EffectKind.IGNITION, optional=False, targets=effect.targets, operation=effect.operation)
    said = Passage(card, plain, place, WHOLE) if effect.targets else part_of(card, plain, place, "effect")
    return () if said is None else (("meant", said),)
