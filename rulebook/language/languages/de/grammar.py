"""German noun phrases: articles, adjective endings, weak nouns, contractions."""

from __future__ import annotations

from rulebook.language.words.grammar import Asked, Grammar
from rulebook.language.words.lexicon import Noun, adjective
from rulebook.language.words.phrasebook import row

ADJECTIVE = "§"
"""Stands in a noun where an adjective inside it takes its ending."""

Row = tuple[str, str, str, str]

_GENDERS = ("m", "n", "f", "pl")
_DEFINITE: dict[str, Row] = {
    "nom": ("der", "das", "die", "die"),
    "acc": ("den", "das", "die", "die"),
    "dat": ("dem", "dem", "der", "den"),
    "gen": ("des", "des", "der", "der"),
}
_STRONG: dict[str, Row] = {
    "nom": ("er", "es", "e", "e"),
    "acc": ("en", "es", "e", "e"),
    "dat": ("em", "em", "er", "en"),
    "gen": ("es", "es", "er", "er"),
}
_EIN: dict[str, Row] = {
    "nom": ("", "", "e", "e"),
    "acc": ("en", "", "e", "e"),
    "dat": ("em", "em", "er", "en"),
    "gen": ("es", "es", "er", "er"),
}
_ADJECTIVE_WEAK: dict[str, Row] = {
    "nom": ("e", "e", "e", "en"),
    "acc": ("en", "e", "e", "en"),
    "dat": ("en", "en", "en", "en"),
    "gen": ("en", "en", "en", "en"),
}
_ADJECTIVE_MIXED: dict[str, Row] = {
    "nom": ("er", "es", "e", "en"),
    "acc": ("en", "es", "e", "en"),
    "dat": ("en", "en", "en", "en"),
    "gen": ("en", "en", "en", "en"),
}
_ADJECTIVE_STRONG: dict[str, Row] = {
    "nom": ("er", "es", "e", "e"),
    "acc": ("en", "es", "e", "e"),
    "dat": ("em", "em", "er", "en"),
    "gen": ("en", "en", "er", "er"),
}
DER_WORDS = {"this": "dies", "every": "jed", "all": "all"}
_EIN_WORDS = {"indef": "ein", "no": "kein", "your": "dein", "their": "sein"}
_CONTRACTIONS = {
    "von dem": "vom",
    "in dem": "im",
    "in das": "ins",
    "an dem": "am",
    "an das": "ans",
    "zu dem": "zum",
    "zu der": "zur",
}


def _gender(word: Noun, many: bool) -> int:
    return 3 if many else _GENDERS.index({"m+f": "m"}.get(word.gender, word.gender))


def determiner(article: str, case: str, gender: int) -> str:
    """The article or possessive with its ending; empty for "none", "digit" and a plural "indef"."""
    if article == "def":
        return _DEFINITE[case][gender]
    if article in DER_WORDS:
        return DER_WORDS[article] + _STRONG[case][gender]
    if article in _EIN_WORDS and not (article == "indef" and gender == 3):
        return _EIN_WORDS[article] + _EIN[case][gender]
    return ""


def _endings(article: str, n: int, many: bool) -> dict[str, Row]:
    if article == "def" or article in DER_WORDS:
        return _ADJECTIVE_WEAK
    if article in _EIN_WORDS and not (article == "indef" and many):
        return _ADJECTIVE_MIXED
    if article == "digit" and n == 1:
        return _ADJECTIVE_MIXED
    return _ADJECTIVE_STRONG


def _stem(stem: str, ending: str) -> str:
    return stem + ending


def _form(word: Noun, case: str, many: bool) -> str:
    if many:
        return (word.dat_pl or word.pl) if case == "dat" else word.pl
    if case == "gen":
        return word.gen or word.sg
    return word.pl if word.weak and case != "nom" else word.sg


def noun_phrase(asked: Asked) -> str:
    """See ``phrases.NounPhrase``. The digit 1 declines like "ein", higher digits like no article; 2 deiner Monster.

    A known card is "die Karte", since "diese Karte" is the one that has the text; several are "diese Karten".
    """
    word, n, case, article, adjectives, qualifier, after, owner, prep, ordinal = asked
    many = word.plural(n)
    article = {"that": "this" if many else "def"}.get(article, article)
    whose = _SOME_OF.get(owner, "") if article == "digit" and many else ""
    if whose:
        case, owner = "gen", ""
    gender = _gender(word, many)
    ending = "en" if whose else _endings(article, n, many)[case][gender]
    entries = [adjective("de", entry) for entry in adjectives]
    words = [_stem(entry["stem"], ending) for entry in entries if entry.get("stem")]
    prefix = "".join(entry.get("prefix") for entry in entries)
    *inner, last = (
        _form(word, case, many).replace(ADJECTIVE, ending).split(" ")
        if ADJECTIVE in word.sg + word.pl
        else [_form(word, case, many)]
    )
    named = f"{qualifier}{prefix}{last}" if qualifier.endswith("-") else f"{qualifier} {prefix}{last}".strip()
    head = f"{n} {whose}".strip() if article == "digit" else determiner(article, case, gender)
    start = f"{prep} {head}".strip()
    start = _CONTRACTIONS.get(start, start)
    genitive = _owner(owner)
    return " ".join(part for part in (start, ordinal, *words, *inner, named, genitive, after) if part)


_SOME_OF = {"you": "deiner", "their": "seiner"}
"""Several of a player's cards: the owner precedes the noun, and the noun is in the genitive."""


def _owner(owner: str) -> str:
    return {"": "", "opponent": "deines Gegners", "you": "von dir", "their": "von ihm"}[owner]


def pronoun(word: Noun, n: int, case: str) -> str:
    """Example: er, ihn, ihm; es, ihm; sie, ihr; plural sie, ihnen."""
    table: dict[str, Row] = {
        "nom": ("er", "es", "sie", "sie"),
        "acc": ("ihn", "es", "sie", "sie"),
        "dat": ("ihm", "ihm", "ihr", "ihnen"),
        "gen": ("seiner", "seiner", "ihrer", "ihrer"),
    }
    many = word.plural(n)
    if word.gender == "m+f" and not many:
        return {"nom": "er oder sie", "acc": "ihn oder sie", "dat": "ihm oder ihr", "gen": "seiner oder ihrer"}[case]
    return table[case][_gender(word, many)]


def possessive(word: Noun, n: int, case: str, owned: Noun, owned_n: int = 1) -> str:
    """Possessive sein- or ihr- for the owner ``word``, declined for the thing owned: seine ATK, ihre Effekte."""
    stem = row("de", "basic.own")[word.plural(n) or word.gender == "f"]
    many = owned.plural(owned_n)
    return stem + _EIN[case][_gender(owned, many)]


class German(Grammar):
    """See ``Grammar``."""

    joins_compounds = True
    agreement = ("m", "f", "n", "pl")
    declines_names = True
    numbers_show_genitive = False

    def noun_phrase(self, asked: Asked) -> str:
        return noun_phrase(asked)

    def pronoun(self, word: Noun, n: int, case: str) -> str:
        return pronoun(word, n, case)

    def agrees_with(self, word: Noun, plural: bool) -> str:
        return "pl" if plural else word.gender


GRAMMAR = German()
