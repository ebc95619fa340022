"""The interface of the grammars: a noun and its surroundings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, NamedTuple

from rulebook.languages import module

from .lexicon import Noun, Words


class Asked(NamedTuple):
    """The parts of a noun phrase, as ``noun_phrases.NounPhrase`` explains them; ``after`` begins with the name."""

    word: Noun
    n: int
    case: str
    article: str
    adjectives: tuple[str, ...]
    qualifier: str
    after: str
    owner: str
    prep: str
    ordinal: str = ""


class Grammar(ABC):
    """The grammar of one language: noun phrases, agreement, conjugation."""

    agreement: tuple[str, ...]
    """What can agree with a noun, in the order of the parts of a ``~`` slot in a template."""
    persons: ClassVar[dict[str, str]] = {"you": "sg2", "opponent": "sg3", "they": "pl3"}
    """The form of a verb for each subject: "you", "opponent" (third person), "they" (plural)."""
    owner_before_noun = False
    """Whether "your opponent's" precedes the noun instead of following the card's name."""
    comma_before_last = False
    """Whether a comma precedes the "and" of three or more things."""
    joins_compounds = False
    """Whether a noun in front of another one is joined to it, with a hyphen behind a name."""
    name_gender: str | None = None
    """The gender of a card's name that takes the place of its noun ("your “X”"); None if it cannot."""
    numbers_show_genitive = True
    """Whether a numeral has a genitive: German uses von 2 Monstern."""
    declines_names = False
    """Whether a card without a known name takes a case after a word that governs a name."""

    tokens_take_articles = True
    """Whether the name of a Token has an article where the name of a card stands alone."""

    @abstractmethod
    def noun_phrase(self, asked: Asked) -> str:
        """A noun with everything attached to it; see ``noun_phrases.NounPhrase``."""

    @abstractmethod
    def pronoun(self, word: Noun, n: int, case: str) -> str:
        """The personal pronoun for ``n`` of a thing."""

    @abstractmethod
    def agrees_with(self, word: Noun, plural: bool) -> str:
        """One of ``agreement``: what agrees with the noun."""

    def participle(self, words: Words, word: Noun, n: int) -> str:
        """The participle of a verb after "is", agreeing with ``n`` of a thing."""
        return words["pp"]

    def figure(self, number: int, form: str) -> str:
        """A number as a numeral; ``def``: with the definite article of the plural, where its form depends on it."""
        return str(number)

    def joint(self, joint: str, following: str) -> str:
        """ "and" or "or" in the form required by the next word."""
        return joint


def grammar(lang: str) -> Grammar:
    """The grammar of a language.

    Raises:
        MissingWord: it has none yet.
    """
    found: Grammar = module(lang, "grammar").GRAMMAR
    return found
