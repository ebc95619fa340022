"""What a card's owner may do."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.voices.voice import Act
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.phrasebook import wording
from rulebook.vocabulary.filters import And, Filter, In, StatIs
from rulebook.vocabulary.operations import Add, Operation, Optional, Pick
from rulebook.vocabulary.terms import Cause, Op, Side, Stat

from .discourse import Scene
from .each_time import Whole

NOT_BY_BATTLE = frozenset(Cause) - {Cause.BATTLE}


def of_owner(scene: Scene, operation: Operation) -> Act | None:
    """Example: its owner can add 1 monster with a lower Level from their Deck to their hand; None for anything else.

    Raises:
        CannotSay: the owner does something else.
    """
    if not isinstance(operation, Optional) or operation.by is not Side.OWNER:
        return None
    inner = operation.operation
    if not isinstance(inner, Add) or not isinstance(inner.cards, Pick) or not isinstance(inner.cards.filter, And):
        raise CannotSay(f"no words for {operation!r}")
    kept: list[Filter] = []
    lower = False
    for part in inner.cards.filter.parts:
        if isinstance(part, StatIs) and part.stat is Stat.LEVEL and part.op is Op.LT:
            lower = True
        elif not isinstance(part, In):
            kept.append(part)
    if not lower:
        raise CannotSay(f"no words for {operation!r}")
    thing = replace(describe(And(tuple(kept))), zones=(), side=None)
    return Whole(wording(scene.voice.lang, "owners.adds").format(scene.voice.thing(thing, 1).text))
