"""Closed sets of words as arguments of sentences: phases, zones, positions, verbs ... with their forms."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from rulebook.explain.tree import Word

Forms = dict[str, str]


@cache
def word_tables() -> dict[str, dict[str, dict[str, Forms]]]:
    """Everything in ``frame_words.toml`` and ``frame_verbs.toml``: table, word, language, form."""
    tables: dict[str, dict[str, dict[str, Forms]]] = {}
    for name in ("frame_words", "frame_verbs"):
        text = files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8")
        tables |= tomllib.loads(text)
    return tables


def word_text(lang: str, word: Word, form: str) -> str:
    """A word in a form.

    Raises:
        KeyError: no such table, word or form; ``frame_words.toml`` has to name it.
    """
    forms = word_tables()[word.table][word.value][lang]
    if form not in forms:
        raise KeyError(f"{word.table}.{word.value} has no form {form!r} in {lang}")
    return forms[form]
