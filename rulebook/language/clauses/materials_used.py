"""Wording for materials used: those of a Fusion Monster, the Tribute of a Tribute Summon."""

from __future__ import annotations

from rulebook.language.voices.voice import Pointer
from rulebook.language.words.phrasebook import wording


def all_there(lang: str, made: Pointer) -> str:
    """Whether all materials of the Fusion Monster just mentioned are in the Graveyard, as a clause."""
    its = wording(lang, f"materials_used.its.{'card' if made.how == 'this' else 'monster'}")
    return wording(lang, "materials_used.all_there", its=its)


def double_tributed(lang: str) -> str:
    """Twice the original ATK of the Tribute, which the ATK of this card becomes."""
    return wording(lang, "materials_used.tributed")


def tributed_together(lang: str) -> str:
    """The original ATK of all Tributes, which the ATK of this card becomes."""
    return wording(lang, "materials_used.tributed_together")
