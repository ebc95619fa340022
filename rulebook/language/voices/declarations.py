"""Wording for declarations: how they are requested, and how matching cards are described."""

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
    """After a noun: with higher ATK; empty if there is no such condition."""
    return wording(lang, "declarations.higher").format(stat_noun(lang, stat)) if stat is not None else ""


def of_declared(lang: str, what: Declarable | None, other: bool = False) -> str:
    """After a noun: with the declared name, of the declared Type; empty if there is no such condition.

    ``other``: with a Level other than the declared one.
    """
    if other:
        return wording(lang, "declarations.another_level")
    return wording(lang, f"declarations.of.{what.name.lower()}") if what is not None else ""


def except_for(lang: str, kind: MonsterKind | None) -> str:
    """After a noun: (except Tokens); empty without an exception."""
    return wording(lang, f"declarations.except.{kind.name.lower()}") if kind is not None else ""


def one(lang: str, what: Declarable) -> str:
    """The declared thing as the object of "declare": 1 card name."""
    return NounPhrase(NOUNS[what], article="digit").say(lang)
