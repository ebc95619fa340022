"""The app's own words. Sentences about the game come from ``rulebook.explain`` and the card texts."""

from __future__ import annotations

from functools import cache

from rulebook.languages import (
    FALLBACK,
    LANGUAGES,
    MissingWord,
    english_where_missing,
    setting,
    tables,
)

OWN_NAMES: dict[str, str] = {lang: setting(lang, "name") for lang in LANGUAGES}
"""Each language's name for itself."""


@cache
def messages(lang: str) -> dict[str, str]:
    """Every message of a language by key, ``group.name``; an incomplete language lacks some.

    Raises:
        KeyError: no such language.
        ValueError: two files contain the same group.
    """
    groups = tables(lang, "app")
    return {f"{group}.{name}": wording for group, entries in groups.items() for name, wording in entries.items()}


@english_where_missing
def message(lang: str, key: str, /, **arguments: object) -> str:
    """The message ``key`` in ``lang`` with its arguments filled in; in English if the language lacks it.

    Raises:
        KeyError: no such message, language or argument.
    """
    wording = messages(lang).get(key)
    if wording is None:
        raise MissingWord(f"{lang} has no message {key}")
    return wording.format(**arguments)


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
    return next((tag for quality, _, tag in sorted(ranked) if quality and tag in LANGUAGES), FALLBACK)
