"""Wording for the duration of lingering changes."""

from __future__ import annotations

from rulebook.language.words.descriptions import CannotSay
from rulebook.language.words.phrasebook import wording, wordings
from rulebook.vocabulary.terms import Until


def next_time(lang: str, clause: str, until: Until) -> str:
    """Example: the next time a monster attacks this turn, at the end of a sentence.

    Raises:
        CannotSay: it does not end with the turn.
    """
    if until is not Until.END_OF_TURN:
        raise CannotSay(f"no words for waiting until {until!r}")
    return wording(lang, "durations.next_time").format(clause)


def lasts(lang: str, until: Until | None) -> str:
    """Example: until the end of this turn; empty for permanent changes."""
    return wordings(lang, "durations.lasts").get(until.name.lower(), "") if until is not None else ""
