"""How long a lingering change lasts, as words of each language."""

from __future__ import annotations

from rulebook.language.words.descriptions import CannotSay
from rulebook.language.words.phrasebook import wording, wordings
from rulebook.vocabulary.terms import Until


def next_time(lang: str, clause: str, until: Until) -> str:
    """the next time a monster attacks this turn, as the end of a sentence.

    Raises:
        CannotSay: it does not end with the turn.
    """
    if until is not Until.END_OF_TURN:
        raise CannotSay(f"no words for waiting until {until!r}")
    return wording(lang, "durations.next_time").format(clause)


def lasts(lang: str, until: Until | None) -> str:
    """until the end of this turn; empty for what lasts for good."""
    return wordings(lang, "durations.lasts").get(until.name.lower(), "") if until is not None else ""
