"""Wording for the number of phases that have passed."""

from __future__ import annotations

from rulebook.language.words.lexicon import noun
from rulebook.language.words.phrasebook import wording
from rulebook.language.words.word_ids import PHASE_NOUNS
from rulebook.vocabulary.filters import PhasesPassed
from rulebook.vocabulary.terms import Side


def passed(lang: str, amount: PhasesPassed) -> str:
    """Example: for each of your Standby Phases that has passed since this card was activated."""
    word = noun(lang, PHASE_NOUNS[amount.phase])
    whose = "yours" if amount.whose is Side.YOU else "all"
    return wording(lang, f"phases_passed.{whose}", phases=word.pl or word.sg)
