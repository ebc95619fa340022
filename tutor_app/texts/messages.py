"""The page's own words in four languages. Game sentences come from ``rulebook.language``."""

from __future__ import annotations

import string
import tomllib
from functools import cache
from pathlib import Path

from rulebook.language.words.languages import LANGUAGES, setting

OWN_NAMES: dict[str, str] = {lang: setting(lang, "name") for lang in LANGUAGES}
"""Each language's name for itself."""

_FILES = ("messages.toml", "prompts.toml", "terms.toml", "cards.toml", "library.toml")


@cache
def table() -> dict[str, dict[str, str]]:
    """Every message by key: language to wording.

    Raises:
        ValueError: two files contain the same key.
    """
    found: dict[str, dict[str, str]] = {}
    for name in _FILES:
        with (Path(__file__).parent / name).open("rb") as file:
            for group, entries in tomllib.load(file).items():
                for key, wordings in entries.items():
                    full = f"{group}.{key}"
                    if full in found:
                        raise ValueError(f"message {full} stands twice")
                    found[full] = wordings
    return found


def message(lang: str, key: str, **arguments: object) -> str:
    """The message ``key`` in ``lang`` with its arguments filled in.

    Raises:
        KeyError: no such message, language or argument.
    """
    return table()[key][lang].format(**arguments)


def arguments_of(wording: str) -> frozenset[str]:
    """The placeholders of a wording."""
    return frozenset(name for _, name, _, _ in string.Formatter().parse(wording) if name is not None)


def choose_language(wanted: str | None, accepted: str | None) -> str:
    """The language to show: the one asked for, otherwise the first supported one that the browser accepts, otherwise
    English.

    ``accepted`` is an Accept-Language header or a single locale such as ``it-CH``.
    """
    if wanted in LANGUAGES:
        return wanted
    ranked: list[tuple[float, int, str]] = []
    for place, part in enumerate((accepted or "").split(",")):
        tag, _, weight = part.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=") or 1) if weight else 1.0
        except ValueError:
            quality = 0.0
        ranked.append((-quality, place, tag.strip().split("-")[0].lower()))
    return next((tag for quality, _, tag in sorted(ranked) if quality and tag in LANGUAGES), "en")
