"""Fixed phrases of each language, under keys shared by all languages.

They are in the folder ``phrases`` of each language. A key consists of the file, the table and the name, such as
``battles.attacks``; slots in braces are filled by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from rulebook.languages import MissingWord, table


@cache
def _entry(lang: str, key: str) -> Any:
    file, *names = key.split(".")
    found: Any = table(lang, f"phrases/{file}")
    for name in names:
        if not isinstance(found, dict) or name not in found:
            raise MissingWord(f"{lang} has no {'.'.join(names)} in phrases/{file}.toml")
        found = found[name]
    return found


def wording(lang: str, key: str, **slots: object) -> str:
    """The phrase ``key`` with its slots filled.

    Raises:
        MissingWord: the language has no such phrase.
        KeyError: a slot has no value.
    """
    found = _entry(lang, key)
    if not isinstance(found, str):
        raise TypeError(f"{key} is a table of phrases in {lang}")
    return found.format(**slots) if slots else found


@cache
def row(lang: str, key: str) -> tuple[str, ...]:
    """The parts of the phrase ``key``, as many in every language: a subject, its verb, the rest; or one and many.

    Raises:
        MissingWord: the language has no such phrase.
    """
    found = _entry(lang, key)
    if not isinstance(found, list):
        raise TypeError(f"{key} has no parts in {lang}")
    return tuple(found)


@cache
def wordings(lang: str, key: str) -> Mapping[str, str]:
    """The phrases of the table ``key`` by name.

    Raises:
        MissingWord: the language has no such table.
    """
    found = _entry(lang, key)
    if not isinstance(found, dict):
        raise TypeError(f"{key} is one phrase in {lang}")
    return MappingProxyType({name: str(phrase) for name, phrase in found.items()})
