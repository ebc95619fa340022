"""Wording for the number of phases that have passed."""

from __future__ import annotations

from rulebook.language.words.lexicon import noun
from rulebook.language.words.word_ids import PHASE_NOUNS
from rulebook.vocabulary.filters import PhasesPassed
from rulebook.vocabulary.terms import Side


def passed(lang: str, amount: PhasesPassed) -> str:
    """Example: for each of your Standby Phases that has passed since this card was activated."""
    you = amount.whose is Side.YOU
    many = noun(lang, PHASE_NOUNS[amount.phase])
    if lang == "de":
        whose = "deiner" if you else "der"
        return f"für jede {whose} {many.pl or many.sg}, die seit der Aktivierung dieser Karte vergangen ist,"
    if lang == "it":
        whose = "tue " if you else ""
        return f"per ognuna delle {whose}{many.pl or many.sg} trascorse dall'attivazione di questa carta"
    if lang == "nl":
        whose = "je" if you else "de"
        return f"voor elk van {whose} {many.pl or many.sg} die zijn verstreken sinds deze kaart is geactiveerd"
    return f"for each of {'your' if you else 'the'} {many.pl or many.sg} that has passed since this card was activated"
