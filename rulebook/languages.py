"""The languages of the tutor: each is a folder of ``rulebook.language.languages``, found and read here.

A language may be incomplete. Requesting a word that its folder lacks raises ``MissingWord``; functions that render a
whole sentence are wrapped in ``english_where_missing`` and fall back to English.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache, wraps
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Concatenate, ParamSpec, TypeVar

PACKAGE = "rulebook.language.languages"

FALLBACK = "en"
"""The fallback language for sentences with missing words."""

_P = ParamSpec("_P")
_R = TypeVar("_R")


class MissingWord(KeyError):
    """A word, a sentence or a part of the grammar that a language's folder lacks."""

    def __str__(self) -> str:
        return str(self.args[0])


def _folders() -> Iterator[Path]:
    for place in import_module(PACKAGE).__path__:
        yield from (file.parent for file in sorted(Path(place).glob("*/language.toml")))


FOLDERS: dict[str, Path] = {folder.name: folder for folder in sorted(_folders(), key=lambda one: one.name)}
"""The folder of each language, by its code."""

LANGUAGES: tuple[str, ...] = tuple(FOLDERS)
"""The codes of the languages, in alphabetical order."""


@cache
def table(lang: str, name: str) -> dict[str, Any]:
    """The file ``name`` (without its extension) of a language; empty if the language has no such file.

    Raises:
        KeyError: no such language.
        ValueError: the file is not TOML; the message names it.
    """
    file = FOLDERS[lang] / f"{name}.toml"
    if not file.is_file():
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{file}: {error}") from None


@cache
def tables(lang: str, folder: str) -> dict[str, Any]:
    """All files in a folder of a language as one table.

    Raises:
        ValueError: a key occurs in two files.
    """
    found: dict[str, Any] = {}
    for file in sorted((FOLDERS[lang] / folder).glob("*.toml")):
        entries = table(lang, f"{folder}/{file.stem}")
        if twice := found.keys() & entries.keys():
            raise ValueError(f"{file}: {min(twice)!r} is already in another file of {folder}/")
        found |= entries
    return found


@cache
def module(lang: str, name: str) -> ModuleType:
    """The Python module ``name`` of a language: its grammar or its voice.

    Raises:
        KeyError: no such language.
        MissingWord: the language has no such module yet.
    """
    if not (FOLDERS[lang] / f"{name}.py").is_file():
        raise MissingWord(f"{lang} has no {name}.py")
    return import_module(f"{PACKAGE}.{lang}.{name}")


@cache
def setting(lang: str, key: str) -> Any:
    """A setting in ``language.toml``: the language's own, otherwise the English one."""
    return table(lang, "language").get(key, table(FALLBACK, "language")[key])


COMPLETE: tuple[str, ...] = tuple(lang for lang in LANGUAGES if table(lang, "language").get("complete", False))
"""The complete languages: a text missing in one of them is a fault and never rendered in English instead."""


def english_where_missing(say: Callable[Concatenate[str, _P], _R]) -> Callable[Concatenate[str, _P], _R]:
    """Decorator for a function whose first argument is the language: fall back to English if a word is missing."""

    @wraps(say)
    def said(lang: str, /, *args: _P.args, **kwargs: _P.kwargs) -> _R:
        try:
            return say(lang, *args, **kwargs)
        except MissingWord:
            if lang == FALLBACK:
                raise
            return say(FALLBACK, *args, **kwargs)

    return said
