"""Closed sets of words as arguments of sentences: phases, zones, positions, verbs ... with their forms."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from rulebook.explain.tree import Word
from rulebook.vocabulary.terms import Attribute, CardKind, Type

from .lexicon import card_word, noun
from .quotes import LANGUAGES

Forms = dict[str, str]


@cache
def word_tables() -> dict[str, dict[str, dict[str, Forms]]]:
    """Everything in ``frame_words.toml`` and ``frame_verbs.toml``: table, word, language, form."""
    tables: dict[str, dict[str, dict[str, Forms]]] = {}
    for name in ("frame_words", "frame_verbs"):
        text = files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8")
        tables |= tomllib.loads(text)
    return tables | {"declared": _declared()}


def _declared() -> dict[str, dict[str, Forms]]:
    """Everything that can be declared by a word: Types, Attributes, kinds of card."""
    found = {
        str(value): {lang: {"nom": card_word(lang, table, value)} for lang in LANGUAGES}
        for table, values in (("type", Type), ("attribute", Attribute))
        for value in values
    }
    for kind in CardKind:
        word = kind.name.lower()
        found[word] = {lang: {"nom": noun(lang, word).sg} for lang in LANGUAGES}
    return found


def word_text(lang: str, word: Word, form: str) -> str:
    """A word in a form.

    Raises:
        KeyError: no such table, word or form; ``frame_words.toml`` has to name it.
    """
    forms = word_tables()[word.table][word.value][lang]
    if form not in forms:
        raise KeyError(f"{word.table}.{word.value} has no form {form!r} in {lang}")
    return forms[form]
