"""Winning by cards in the hand: "if you have ... in your hand ..., you win the Duel"."""

from __future__ import annotations

from rulebook.language.words.noun_phrases import join_list, quoted
from rulebook.language.words.phrasebook import row, wording
from rulebook.language.words.word_ids import name_of


def has_set(lang: str, slugs: tuple[str, ...]) -> str:
    """The cards required in the hand, as a clause."""
    return wording(lang, "win_conditions.has").format(
        names=join_list(lang, [quoted(lang, name_of(lang, slug)) for slug in slugs])
    )


def wins(lang: str) -> tuple[str, str]:
    """The statement that you win the Duel: after a clause, and on its own."""
    after, alone = row(lang, "win_conditions.win")
    return after, alone
