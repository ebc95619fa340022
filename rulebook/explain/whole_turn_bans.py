"""Restrictions for the turn of an activation that also cover what was done before it."""

from __future__ import annotations

from rulebook.vocabulary.conditions import AllOf, Condition, Happened, NotSo
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.modifiers import Cannot
from rulebook.vocabulary.terms import Verb

_ALIKE = {Verb.ATTACK: Verb.DECLARE_ATTACK}


def says_both(effect: Activated) -> bool:
    """Whether a restriction for the turn of the activation says the whole condition of an effect.

    "You cannot Summon other monsters the turn you activate this card" also covers the time before it in that turn.
    """
    return effect.if_ is not None and _is_said(effect, effect.if_)


def condition_beside_bans(effect: Activated) -> Condition | None:
    """The condition of an effect without what its restrictions for the turn of the activation already say."""
    match effect.if_:
        case AllOf(parts):
            left = tuple(part for part in parts if not _is_said(effect, part))
            return AllOf(left) if len(left) > 1 else left[0] if left else None
        case condition:
            return None if says_both(effect) else condition


def _is_said(effect: Activated, condition: Condition) -> bool:
    match condition:
        case NotSo(Happened(pattern)):
            bans = [one.modifier for one in effect.restrictions if isinstance(one.modifier, Cannot)]
            return any(_ALIKE.get(ban.verb, ban.verb) is _ALIKE.get(pattern.verb, pattern.verb) for ban in bans)
        case _:
            return False
