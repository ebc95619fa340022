"""English noun phrases: articles by sound, possessives, plurals."""

from __future__ import annotations

from typing import ClassVar

from rulebook.language.words.grammar import Asked, Grammar
from rulebook.language.words.lexicon import Noun, adjective

_VOWEL_SOUND = ("Xyz", "LP", "XYZ")
_CONSONANT_SOUND = ("uni", "one", "use", "eur")


def indefinite(word: str) -> str:
    """ "a" or "an", by the first sound of what follows."""
    first = word.lstrip("“")
    if first.startswith(_VOWEL_SOUND):
        return "an"
    if first.lower().startswith(_CONSONANT_SOUND):
        return "a"
    return "an" if first[:1].lower() in "aeiou" else "a"


def with_indefinite(core: str) -> str:
    """The words with "a" or "an", or with "another" for "other"."""
    other = core.removeprefix("other ")
    return f"{indefinite(core)} {core}" if other == core else f"another {other}"


def noun_phrase(asked: Asked) -> str:
    """See ``phrases.NounPhrase``."""
    word, n, case, article, adjectives, qualifier, after, owner, prep, ordinal = asked
    many = word.plural(n)
    words = [adjective("en", entry)["word"] for entry in adjectives]
    core = " ".join(part for part in (ordinal, *words, qualifier, word.pl if many else word.sg, after) if part)
    if owner == "opponent" and article == "def":
        core, article = f"your opponent's {core}", "none"
    if article == "indef" and not many:
        core = with_indefinite(core)
    first = {
        "def": "the",
        "indef": "",
        "none": "",
        "digit": str(n),
        "no": "no",
        "this": "these" if many else "this",
        "that": "those" if many else "that",
        "your": "your",
        "their": "their",
        "every": "each",
        "all": "all",
    }[article]
    if owner and article == "digit":
        several = " ".join(part for part in (*words, qualifier, word.pl, after) if part)
        whose = {"you": "your", "opponent": "your opponent's", "their": "their"}[owner]
        core = f"of {whose} {several}"
    elif owner and article not in ("none",):
        whose = {"you": "yours", "opponent": "your opponent", "their": "theirs"}[owner]
        core = f"{core} of {whose}"
    head = "of" if case == "gen" and not prep else prep
    return " ".join(part for part in (head, first, core) if part)


def pronoun(word: Noun, n: int, case: str) -> str:
    """Example: it / they / them."""
    if word.id in ("player", "opponent", "turn-player", "owner"):
        return "they" if case == "nom" else "them"
    if word.plural(n):
        return "they" if case == "nom" else "them"
    return "it"


class English(Grammar):
    """See ``Grammar``."""

    agreement = ("sg", "pl")
    persons: ClassVar[dict[str, str]] = {"you": "base", "opponent": "sg3", "they": "base"}
    owner_before_noun = True
    name_gender = ""
    comma_before_last = True

    def noun_phrase(self, asked: Asked) -> str:
        return noun_phrase(asked)

    def pronoun(self, word: Noun, n: int, case: str) -> str:
        return pronoun(word, n, case)

    def agrees_with(self, word: Noun, plural: bool) -> str:
        return "pl" if plural else "sg"


GRAMMAR = English()
