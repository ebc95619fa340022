"""Translation coverage per language, and missing entries: the report of ``run.py translations``.

English is the reference. Words are counted in the folder of the language; texts of articles and scenarios, which
contain all languages, in their own files.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rulebook.languages import FALLBACK, FOLDERS, LANGUAGES

ROOT = Path(__file__).parents[2]
CONTENT: dict[str, Path] = {"articles": ROOT / "rulebook" / "articles", "scenarios": ROOT / "scenarios"}
"""Folders whose files contain every text in all languages."""

OPTIONAL = ("language", "words/series", "search/same")
"""Files in which a language only needs entries that differ from English."""

WHOLE: dict[str, int] = {
    "words/nouns": 1,
    "words/verbs": 1,
    "words/adjectives": 1,
    "words/closed_words": 2,
    "words/events": 2,
    "words/agreeing": 1,
}
"""Files whose entries, at this depth, hold the forms of one word, which depend on the language."""

MODULES = ("grammar", "voice")
"""Python modules without which a language has no grammar or no card text."""


class Entry(NamedTuple):
    """Something to translate: the part it belongs to, the file, the key in it, and the English text."""

    part: str
    file: str
    key: str
    english: str


class Missing(NamedTuple):
    """How much of each part a language has, and what is missing."""

    lang: str
    total: dict[str, int]
    lacking: tuple[Entry, ...]

    def has(self, part: str) -> int:
        """The number of entries of a part that the language has."""
        return self.total[part] - sum(entry.part == part for entry in self.lacking)


def missing(lang: str) -> Missing:
    """What a language lacks; everything, if it has no folder yet."""
    total: dict[str, int] = {}
    lacking: list[Entry] = []
    for entry, there in (*_in_folder(lang), *_in_content(lang)):
        total[entry.part] = total.get(entry.part, 0) + 1
        if not there:
            lacking.append(entry)
    return Missing(lang, total, tuple(lacking))


def _in_folder(lang: str) -> Iterator[tuple[Entry, bool]]:
    english, own = FOLDERS[FALLBACK], FOLDERS.get(lang)
    for name in MODULES:
        there = own is not None and (own / f"{name}.py").is_file()
        yield Entry("grammar", f"{name}.py", "", ""), there
    for file in sorted(english.rglob("*.toml")):
        name = file.relative_to(english).with_suffix("").as_posix()
        if name in OPTIONAL:
            continue
        found = dict(_leaves(_read(own / f"{name}.toml"), WHOLE.get(name, 0))) if own is not None else {}
        for key, text in _leaves(_read(file), WHOLE.get(name, 0)):
            yield Entry(name.partition("/")[0], f"{name}.toml", key, text), key in found


def _leaves(table: Mapping[str, Any], depth: int, path: str = "") -> Iterator[tuple[str, str]]:
    """The keys of a table with their texts; entries at ``depth`` (0: none) count as one."""
    for key, value in table.items():
        if isinstance(value, dict) and depth != 1:
            yield from _leaves(value, depth - 1, f"{path}{key}.")
        else:
            yield path + key, _text(value)


def _text(value: object) -> str:
    """A value in TOML syntax."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {_text(inner)}' for key, inner in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_text, value))}]"
    return json.dumps(value, ensure_ascii=False)


def _in_content(lang: str) -> Iterator[tuple[Entry, bool]]:
    for part in CONTENT:
        for file, key, texts in _content(part):
            yield Entry(part, file, key, _text(texts[FALLBACK])), lang in texts


@cache
def _content(part: str) -> tuple[tuple[str, str, dict[str, Any]], ...]:
    """Every text of a part: the file, the key, and the text by language."""
    folder = CONTENT[part]
    return tuple(
        (f"{part}/{file.relative_to(folder).as_posix()}", key, texts)
        for file in sorted(folder.rglob("*.toml"))
        for key, texts in _texts(_read(file))
    )


def _texts(value: object, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(value, dict):
        if FALLBACK in value:
            yield path, value
            return
        for key, inner in value.items():
            yield from _texts(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            yield from _texts(inner, f"{path}[{number}]")


def _read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def table() -> Iterator[str]:
    """One line per language: how much of each part it has."""
    found = [missing(lang) for lang in LANGUAGES]
    parts = list(found[0].total)
    yield "  ".join(("language", *parts))
    for one in found:
        yield "  ".join((one.lang.ljust(8), *(f"{one.has(part)}/{one.total[part]}".rjust(len(part)) for part in parts)))


def listing(lang: str) -> Iterator[str]:
    """What a language lacks, one entry per line with the English text, followed by a line with the totals."""
    found = missing(lang)
    for entry in found.lacking:
        yield f"{entry.file}: {entry.key} = {entry.english}" if entry.key else f"{entry.file}: (Python)"
    parts = ", ".join(f"{part} {found.has(part)} of {total}" for part, total in found.total.items())
    yield f"{lang} lacks {len(found.lacking)} of {sum(found.total.values())} entries: {parts}"


def as_json(languages: tuple[str, ...]) -> dict[str, Any]:
    """The same as a JSON object: by language, what it has of each part and what it lacks."""
    return {
        one.lang: {
            "parts": {part: {"has": one.has(part), "of": total} for part, total in one.total.items()},
            "missing": [entry._asdict() for entry in one.lacking],
        }
        for one in map(missing, languages)
    }
