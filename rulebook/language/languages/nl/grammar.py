"""Dutch noun phrases: de and het, adjective endings."""

from __future__ import annotations

from typing import ClassVar

from rulebook.language.words.grammar import Asked, Grammar
from rulebook.language.words.lexicon import Noun, adjective


def noun_phrase(asked: Asked) -> str:
    """See ``phrases.NounPhrase``. A het-word without a definite article takes the bare adjective: een dicht monster."""
    word, n, case, article, adjectives, qualifier, after, owner, prep, ordinal = asked
    many = word.plural(n)
    het = word.gender == "het" and not many
    bare = het and article in ("indef", "none", "no", "every", "digit")
    words = [adjective("nl", entry)["base" if bare else "infl"] for entry in adjectives]
    noun = word.pl if many else word.sg
    named = f"{qualifier}{noun}" if qualifier.endswith("-") else f"{qualifier} {noun}".strip()
    first = {
        "def": "het" if het else "de",
        "indef": "" if many else "een",
        "none": "",
        "digit": str(n),
        "no": "geen",
        "this": "dit" if het else "deze",
        "that": "dat" if het else "die",
        "your": "je",
        "their": "zijn",
        "every": "elk" if het else "elke",
        "all": "alle",
    }[article]
    owned = {"": "", "opponent": "van je tegenstander", "you": "van jou", "their": "van hem"}[owner]
    head = "van" if case == "gen" and not prep else prep
    return " ".join(part for part in (head, first, ordinal, *words, named, owned, after) if part)


def pronoun(word: Noun, n: int, case: str) -> str:
    """Subject hij, dat, ze; object hem, dat, ze. A het-word preferably repeats its noun."""
    if word.plural(n):
        return "ze"
    if word.gender == "het":
        return "dat"
    return "hij" if case == "nom" else "hem"


class Dutch(Grammar):
    """See ``Grammar``."""

    joins_compounds = True
    name_gender = "de"
    agreement = ("de", "het", "pl")
    persons: ClassVar[dict[str, str]] = {"you": "sg3", "opponent": "sg3", "they": "pl"}

    def noun_phrase(self, asked: Asked) -> str:
        return noun_phrase(asked)

    def pronoun(self, word: Noun, n: int, case: str) -> str:
        return pronoun(word, n, case)

    def agrees_with(self, word: Noun, plural: bool) -> str:
        return "pl" if plural else word.gender


GRAMMAR = Dutch()
