"""The folders of the languages: equal keys, equal slots, nothing in Python that belongs into them."""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from rulebook.languages import COMPLETE, FALLBACK, FOLDERS, table

OWN_KEYS = ("words/series", "language", "search/same", "search/verbs")
"""Files whose entries a language needs only where it differs from English."""
FORMS = ("words/nouns", "words/verbs", "words/adjectives", "words/closed_words", "words/events", "words/agreeing")
"""Files whose entries hold the forms of a word: which forms there are is a matter of the language."""


def files(lang: str) -> set[str]:
    folder = FOLDERS[lang]
    return {str(path.relative_to(folder).with_suffix("")) for path in folder.rglob("*.toml")}


def leaves(entry: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in entry.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{path}{key}.")
        else:
            yield path + key, value


def slots(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


SHARED = sorted(files(FALLBACK) - set(OWN_KEYS))


def test_every_language_has_the_same_files() -> None:
    for lang in COMPLETE:
        assert files(lang) - set(OWN_KEYS) == set(SHARED), lang


@pytest.mark.parametrize("name", SHARED)
def test_every_language_has_the_same_keys(name: str) -> None:
    def keys(lang: str) -> set[str]:
        found = (key for key, _ in leaves(table(lang, name)))
        return {key.rpartition(".")[0] for key in found} if name in FORMS else set(found)

    for lang in COMPLETE:
        assert keys(lang) == keys(FALLBACK), lang


@pytest.mark.parametrize("name", [name for name in SHARED if name.startswith("phrases/")])
def test_a_phrase_has_the_same_parts_and_slots_in_every_language(name: str) -> None:
    english = dict(leaves(table(FALLBACK, name)))
    for lang in COMPLETE:
        for key, phrase in leaves(table(lang, name)):
            assert isinstance(phrase, type(english[key])), (lang, key)
            if isinstance(phrase, list):
                assert len(phrase) == len(english[key]), (lang, key)
                phrase, other = "".join(phrase), "".join(english[key])
            else:
                other = english[key]
            assert slots(phrase) == slots(other), (lang, key)
