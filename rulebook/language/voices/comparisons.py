"""Wording for comparisons with another card's stats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.language.words.descriptions import CannotSay, Thing
from rulebook.language.words.phrasebook import wordings
from rulebook.language.words.word_ids import stat_noun
from rulebook.vocabulary.filters import StatIs

from .speech import Pointer

if TYPE_CHECKING:
    from .voice import Voice


def against(voice: Voice, thing: Thing) -> list[str]:
    """Example: with ATK less than or equal to the ATK of that monster; in German, a relative clause about its ATK.

    Raises:
        CannotSay: the comparison cannot be rendered.
    """
    return [_said(voice, part) for part in thing.against]


def _said(voice: Voice, part: StatIs) -> str:
    words = wordings(voice.lang, "comparisons.against").get(part.op.name.lower())
    if words is None:
        raise CannotSay(f"no words for {part!r}")
    of = voice.stat_of(part.stat, Pointer("that", "monster"))
    return words.format(stat_noun(voice.lang, part.stat), of.removeprefix("der "))
