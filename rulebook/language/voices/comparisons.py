"""Wording for comparisons with another card's stats."""

from __future__ import annotations

from collections.abc import Callable

from rulebook.language.words.descriptions import CannotSay, Thing
from rulebook.language.words.phrasebook import wordings
from rulebook.language.words.word_ids import stat_noun
from rulebook.vocabulary.filters import StatIs
from rulebook.vocabulary.filters import StatOf as StatOfCards
from rulebook.vocabulary.terms import Ref, Stat

from .speech import Pointer, paid_for

StatOf = Callable[[Stat, Pointer], str]
"""How a language words the stat of known cards, after "equal to"."""


def against(stat_of: StatOf, lang: str, thing: Thing) -> list[str]:
    """Example: with ATK less than or equal to the ATK of that monster; in German, a relative clause about its ATK.

    Raises:
        CannotSay: the comparison cannot be rendered.
    """
    return [_said(stat_of, lang, part, thing.paid) for part in thing.against]


def _said(stat_of: StatOf, lang: str, part: StatIs, paid: str) -> str:
    words = wordings(lang, "comparisons.against").get(part.op.name.lower())
    if words is None:
        raise CannotSay(f"no words for {part!r}")
    value = part.value
    other = Pointer("that", "monster")
    if isinstance(value, StatOfCards) and value.ref in (Ref.PAID, Ref.THIS):
        other = paid_for(paid) if value.ref is Ref.PAID else Pointer("this")
    of = stat_of(value.stat if isinstance(value, StatOfCards) else part.stat, other)
    return words.format(stat_noun(lang, part.stat), of.removeprefix("der "))
