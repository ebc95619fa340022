"""Reading this package's data files: from TOML to plain typed values."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, cast

from rulebook.languages import COMPLETE, FALLBACK, LANGUAGES

FOLDER: Final = Path(__file__).parent

Table = Mapping[str, object]
"""A table of a TOML file."""

Texts = Mapping[str, str]
"""A text in every language, by language code."""


class ArticleError(ValueError):
    """A data file of this package is invalid; the message names file, key and remedy."""


def load(path: Path) -> Table:
    """Parse one TOML file.

    Raises ``ArticleError`` if it is not TOML.
    """
    try:
        return cast(Table, tomllib.loads(path.read_text(encoding="utf-8")))
    except tomllib.TOMLDecodeError as fault:
        raise ArticleError(f"{path.name}: not readable as TOML ({fault}); correct the line it names") from fault


def entries(folder: str) -> Iterator[tuple[str, str, Table]]:
    """Yield every entry of every file in ``folder``: (file stem, id, table), sorted by file name.

    Raises ``ArticleError`` if an id is duplicated or an entry is not a table.
    """
    seen: dict[str, str] = {}
    for path in sorted((FOLDER / folder).glob("*.toml")):
        for key, value in load(path).items():
            if key in seen:
                raise ArticleError(f"{path.name}: {key} is already in {seen[key]}; keep one of them")
            seen[key] = path.name
            yield path.stem, key, table(value, f"{path.name}: {key}")


def table(value: object, where: str) -> Table:
    """Return ``value`` as a table; raises ``ArticleError`` naming ``where`` if it is not one."""
    if not isinstance(value, dict):
        raise ArticleError(f"{where}: a table is expected here")
    return cast(Table, value)


def string(source: Table, key: str, where: str) -> str:
    """The non-empty string ``source[key]``; raises ``ArticleError`` naming ``where`` if it is missing."""
    value = source.get(key)
    if not isinstance(value, str) or not value.strip():
        raise ArticleError(f"{where}: {key} must be a non-empty string")
    return value


def texts(source: Table, where: str) -> Texts:
    """``source`` in every language, in English where a started one lacks it.

    Raises ``ArticleError`` naming a complete language that is missing.
    """
    return {lang: string(source, lang if lang in COMPLETE or lang in source else FALLBACK, where) for lang in LANGUAGES}


def in_language(lang: str) -> str:
    """Return ``lang`` if it is supported; otherwise raise ``KeyError``."""
    if lang not in LANGUAGES:
        raise KeyError(f"no language {lang!r}: one of {', '.join(LANGUAGES)}")
    return lang
