"""Reading the data files of this package: TOML in, plain typed values out."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, cast

LANGUAGES: Final = ("en", "de", "it", "nl")
"""The reader's languages, by their two-letter codes."""

FOLDER: Final = Path(__file__).parent

Table = Mapping[str, object]
"""One table of a TOML file."""

Texts = Mapping[str, str]
"""A sentence in every language, by language code."""


class ArticleError(ValueError):
    """A data file of this package is wrong; the message names file, key and remedy."""


def load(path: Path) -> Table:
    """The content of one TOML file.

    Raises ``ArticleError`` for a file that is not TOML.
    """
    try:
        return cast(Table, tomllib.loads(path.read_text(encoding="utf-8")))
    except tomllib.TOMLDecodeError as fault:
        raise ArticleError(f"{path.name}: not readable as TOML ({fault}); mend the line it names") from fault


def entries(folder: str) -> Iterator[tuple[str, str, Table]]:
    """Every entry of every file in ``folder``: (name of the file without suffix, id, table), files by name.

    Raises ``ArticleError`` for an id that stands twice or an entry that is no table.
    """
    seen: dict[str, str] = {}
    for path in sorted((FOLDER / folder).glob("*.toml")):
        for key, value in load(path).items():
            if key in seen:
                raise ArticleError(f"{path.name}: {key} stands in {seen[key]} already; keep one of them")
            seen[key] = path.name
            yield path.stem, key, table(value, f"{path.name}: {key}")


def table(value: object, where: str) -> Table:
    """``value`` as a table; raises ``ArticleError`` naming ``where`` if it is none."""
    if not isinstance(value, dict):
        raise ArticleError(f"{where}: a table is wanted here")
    return cast(Table, value)


def string(source: Table, key: str, where: str) -> str:
    """The non-empty string ``source[key]``; raises ``ArticleError`` naming ``where`` if there is none."""
    value = source.get(key)
    if not isinstance(value, str) or not value.strip():
        raise ArticleError(f"{where}: {key} must be a text that is not empty")
    return value


def texts(source: Table, where: str) -> Texts:
    """The four languages of ``source``; raises ``ArticleError`` naming the missing one."""
    return {lang: string(source, lang, where) for lang in LANGUAGES}


def in_language(lang: str) -> str:
    """``lang`` itself if the tutor speaks it; raises ``KeyError`` otherwise."""
    if lang not in LANGUAGES:
        raise KeyError(f"no language {lang!r}: one of {', '.join(LANGUAGES)}")
    return lang
