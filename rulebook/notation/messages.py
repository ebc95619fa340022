"""Messages for unreadable or ambiguous lines, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebook.languages import MissingWord, english_where_missing, table

if TYPE_CHECKING:
    from .faults import NotationError


@english_where_missing
def message(lang: str, error: NotationError) -> str:
    """The problem with a line, in ``lang``, as plain unescaped text.

    Raises:
        KeyError: no such language or problem, or the message lacks an argument.
    """
    wording: str | None = table(lang, "notation").get(error.problem)
    if wording is None:
        raise MissingWord(f"{lang} has no {error.problem} in notation.toml")
    return wording.format(**error.arguments)
