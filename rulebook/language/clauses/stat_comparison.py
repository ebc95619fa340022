"""Comparison of a known card's stat with a fixed value: the DEF of that monster is 2000 or less."""

from __future__ import annotations

from rulebook.language.words.descriptions import CannotSay
from rulebook.language.words.noun_phrases import phrase
from rulebook.language.words.phrasebook import wording
from rulebook.language.words.word_ids import stat_noun
from rulebook.vocabulary.filters import StatIs
from rulebook.vocabulary.terms import Ref, Stat

from .discourse import Scene


def measured(scene: Scene, ref: Ref, part: StatIs) -> str:
    """The ATK or DEF of a referenced card compared with a number.

    Raises:
        CannotSay: it is another stat, or not a fixed number.
    """
    if part.original or part.stat not in (Stat.ATK, Stat.DEF) or not isinstance(part.value, int):
        raise CannotSay(f"no words for the comparison {part!r}")
    lang = scene.voice.lang
    pointer = scene.pointer(ref)
    if pointer.how == "pronoun" and pointer.noun == "monster":
        stat, whose = wording(lang, "stat_comparison.its", stat=stat_noun(lang, part.stat)), ""
    else:
        stat = phrase(lang, part.stat.name.lower(), case="nom")
        whose = scene.voice.point(pointer._replace(how="that"), "gen").text
    number = wording(lang, f"stat_comparison.compared.{part.op.name.lower()}").format(part.value)
    return " ".join(wording(lang, "stat_comparison.is", stat=stat, whose=whose, number=number).split())
