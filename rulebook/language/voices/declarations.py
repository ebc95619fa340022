"""What players declare: how it is asked for, and how cards that fit it are described."""

from __future__ import annotations

from rulebook.language.words.noun_phrases import NounPhrase
from rulebook.language.words.phrasebook import wording
from rulebook.language.words.word_ids import stat_noun
from rulebook.vocabulary.terms import Declarable, MonsterKind, Stat

NOUNS: dict[Declarable, str] = {
    Declarable.NAME: "declared-name",
    Declarable.TYPE: "type",
    Declarable.ATTRIBUTE: "attribute",
    Declarable.LEVEL: "level",
    Declarable.CARD_KIND: "card-kind",
}


def higher(lang: str, stat: Stat | None) -> str:
    """Behind a noun: with higher ATK; empty where nothing is asked."""
    return wording(lang, "declarations.higher").format(stat_noun(lang, stat)) if stat is not None else ""


def of_declared(lang: str, what: Declarable | None, other: bool = False) -> str:
    """Behind a noun: with the declared name, of the declared Type; empty where nothing is asked.

    ``other``: with another Level than the declared one.
    """
    if other:
        return wording(lang, "declarations.another_level")
    return wording(lang, f"declarations.of.{what.name.lower()}") if what is not None else ""


def except_for(lang: str, kind: MonsterKind | None) -> str:
    """Behind a noun: (except Tokens); empty where nothing is left out."""
    return wording(lang, f"declarations.except.{kind.name.lower()}") if kind is not None else ""


def one(lang: str, what: Declarable) -> str:
    """What is declared, as the object of "declare": 1 card name."""
    return NounPhrase(NOUNS[what], article="digit").say(lang)
