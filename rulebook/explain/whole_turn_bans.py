"""Restrictions for the turn of an activation that also cover what was done before it."""

from __future__ import annotations

from rulebook.vocabulary.conditions import Happened, NotSo
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.modifiers import Cannot
from rulebook.vocabulary.terms import Verb

_ALIKE = {Verb.ATTACK: Verb.DECLARE_ATTACK}


def says_both(effect: Activated) -> bool:
    """Whether a restriction for the turn of the activation also covers the time before it in that turn.

    "You cannot Summon other monsters the turn you activate this card" applies to both.
    """
    match effect.if_:
        case NotSo(Happened(pattern)):
            bans = [one.modifier for one in effect.restrictions if isinstance(one.modifier, Cannot)]
            return any(_ALIKE.get(ban.verb, ban.verb) is _ALIKE.get(pattern.verb, pattern.verb) for ban in bans)
        case _:
            return False
