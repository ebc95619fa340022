"""Closed sets of words as sentence arguments: phases, zones, positions, verbs ... with their forms."""

from __future__ import annotations

from functools import cache

from rulebook.explain.tree import Word
from rulebook.language.words.lexicon import card_word, noun
from rulebook.languages import MissingWord, table
from rulebook.vocabulary.terms import CardKind, Type

Forms = dict[str, str]


@cache
def word_tables(lang: str) -> dict[str, dict[str, Forms]]:
    """Every closed set of words of a language: table, word, form."""
    return {**table(lang, "words/closed_words"), **table(lang, "words/events")}


def word_text(lang: str, word: Word, form: str) -> str:
    """A word in a form. The table "declared" contains everything that can be declared: Types, Attributes, kinds of
    card.

    Raises:
        MissingWord: the language has no such table, word or form.
    """
    if word.table == "declared":
        return _declared(lang, word.value)
    try:
        return word_tables(lang)[word.table][word.value][form]
    except KeyError:
        raise MissingWord(f"{lang} has no form {form!r} of {word.table}.{word.value}") from None


def _declared(lang: str, value: str) -> str:
    if value.upper() in CardKind.__members__:
        return noun(lang, value).sg
    return card_word(lang, "type" if value in map(str, Type) else "attribute", value)
