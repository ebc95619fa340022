"""What players declare: how it is asked for, and how cards that fit it are described."""

from __future__ import annotations

from rulebook.language.words.noun_phrases import NounPhrase
from rulebook.language.words.word_ids import STAT_NOUNS
from rulebook.vocabulary.terms import Declarable, MonsterKind, Stat

NOUNS: dict[Declarable, str] = {
    Declarable.NAME: "declared-name",
    Declarable.TYPE: "type",
    Declarable.ATTRIBUTE: "attribute",
    Declarable.LEVEL: "level",
    Declarable.CARD_KIND: "card-kind",
}
_OF: dict[str, dict[Declarable, str]] = {
    "en": {
        Declarable.NAME: "with the declared name",
        Declarable.TYPE: "of the declared Type",
        Declarable.ATTRIBUTE: "with the declared Attribute",
        Declarable.LEVEL: "with the declared Level",
        Declarable.CARD_KIND: "of the declared kind",
    },
    "de": {
        Declarable.NAME: "mit dem deklarierten Namen",
        Declarable.TYPE: "des deklarierten Typs",
        Declarable.ATTRIBUTE: "mit der deklarierten Eigenschaft",
        Declarable.LEVEL: "mit der deklarierten Stufe",
        Declarable.CARD_KIND: "der deklarierten Art",
    },
    "it": {
        Declarable.NAME: "con il nome dichiarato",
        Declarable.TYPE: "del Tipo dichiarato",
        Declarable.ATTRIBUTE: "con l'Attributo dichiarato",
        Declarable.LEVEL: "con il Livello dichiarato",
        Declarable.CARD_KIND: "della categoria dichiarata",
    },
    "nl": {
        Declarable.NAME: "met de genoemde naam",
        Declarable.TYPE: "van het genoemde Type",
        Declarable.ATTRIBUTE: "met het genoemde Attribute",
        Declarable.LEVEL: "met het genoemde Level",
        Declarable.CARD_KIND: "van de genoemde soort",
    },
}


_HIGHER = {
    "en": "with higher {}",
    "de": "mit höheren {}",
    "it": "con {} superiore",
    "nl": "met hogere {}",
}


def higher(lang: str, stat: Stat | None) -> str:
    """Behind a noun: with higher ATK; empty where nothing is asked."""
    return _HIGHER[lang].format(STAT_NOUNS[lang][stat]) if stat is not None else ""


_ANOTHER_LEVEL = {
    "en": "with a Level other than the declared one",
    "de": "mit einer anderen als der deklarierten Stufe",
    "it": "con un Livello diverso da quello dichiarato",
    "nl": "met een ander Level dan het genoemde",
}


def of_declared(lang: str, what: Declarable | None, other: bool = False) -> str:
    """Behind a noun: with the declared name, of the declared Type; empty where nothing is asked.

    ``other``: with another Level than the declared one.
    """
    if other:
        return _ANOTHER_LEVEL[lang]
    return _OF[lang][what] if what is not None else ""


_EXCEPT = {
    MonsterKind.TOKEN: {
        "en": "(except Tokens)", "de": "(außer Spielmarken)", "it": "(eccetto i Segna-Mostro)",
        "nl": "(behalve Tokens)",
    },
    MonsterKind.EFFECT: {
        "en": "(except Effect Monsters)", "de": "(außer Effektmonstern)", "it": "(eccetto i Mostri con Effetto)",
        "nl": "(behalve Effect Monsters)",
    },
}  # fmt: skip


def except_for(lang: str, kind: MonsterKind | None) -> str:
    """Behind a noun: (except Tokens); empty where nothing is left out."""
    return _EXCEPT[kind][lang] if kind is not None else ""


def one(lang: str, what: Declarable) -> str:
    """What is declared, as the object of "declare": 1 card name."""
    return NounPhrase(NOUNS[what], article="digit").say(lang)
