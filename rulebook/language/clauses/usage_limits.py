"""Wording for use limits."""

from __future__ import annotations

from rulebook.language.words.descriptions import CannotSay
from rulebook.language.words.noun_phrases import quoted
from rulebook.language.words.phrasebook import row, wording
from rulebook.vocabulary.effects import Card, Limit


def once(lang: str, limit: Limit) -> str:
    """Once per turn, Twice per Chain ...

    Raises:
        CannotSay: it may be used more than twice.
    """
    if limit.times > len(row(lang, "usage_limits.times")):
        raise CannotSay(f"no words for {limit.times} uses")
    times = row(lang, "usage_limits.times")[limit.times - 1]
    return f"{times} {wording(lang, f'usage_limits.per.{limit.per.name.lower()}')}"


def activations(lang: str, card: Card, limit: Limit) -> str:
    """The sentence for a limit that counts activations of all cards of a name."""
    return wording(lang, "usage_limits.activation").format(
        quoted(lang, card.names.in_language(lang)), wording(lang, f"usage_limits.per.{limit.per.name.lower()}")
    )
