"""Numbers of monsters that are compared with those of another card, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.language.words.descriptions import CannotSay, Thing
from rulebook.language.words.word_ids import STAT_NOUNS
from rulebook.vocabulary.filters import StatIs
from rulebook.vocabulary.terms import Op

from .speech import Pointer

if TYPE_CHECKING:
    from .voice import Voice

_AGAINST: dict[str, dict[Op, str]] = {
    "en": {
        Op.LE: "with {} less than or equal to {}",
        Op.GE: "with {} greater than or equal to {}",
        Op.LT: "with less {} than {}",
        Op.GT: "with more {} than {}",
    },
    "de": {
        Op.LE: "{} kleiner oder gleich den {}",
        Op.GE: "{} größer oder gleich den {}",
        Op.LT: "{} kleiner als die {}",
        Op.GT: "{} größer als die {}",
    },
    "it": {
        Op.LE: "con {} pari o inferiore {}",
        Op.GE: "con {} pari o superiore {}",
        Op.LT: "con {} inferiore {}",
        Op.GT: "con {} superiore {}",
    },
    "nl": {
        Op.LE: "met {} kleiner dan of gelijk aan {}",
        Op.GE: "met {} groter dan of gelijk aan {}",
        Op.LT: "met {} kleiner dan {}",
        Op.GT: "met {} groter dan {}",
    },
}


def against(voice: Voice, thing: Thing) -> list[str]:
    """with ATK less than or equal to the ATK of that monster; in German what a relative clause says of its ATK

    Raises:
        CannotSay: the comparison has no words.
    """
    return [_said(voice, part) for part in thing.against]


def _said(voice: Voice, part: StatIs) -> str:
    words = _AGAINST[voice.lang].get(part.op)
    if words is None:
        raise CannotSay(f"no words for {part!r}")
    of = voice.stat_of(part.stat, Pointer("that", "monster"))
    return words.format(STAT_NOUNS[voice.lang][part.stat], of.removeprefix("der "))
