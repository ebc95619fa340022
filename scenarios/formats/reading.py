"""Reads the TOML of an untrusted scenario file, with limits on size, depth, lists and numbers."""

from __future__ import annotations

import re
import stat
import tomllib
from pathlib import Path
from typing import Any

from .faults import ScenarioError

LARGEST = 1_000_000
"""Maximum size of a scenario file in bytes."""
DEEPEST, MOST_ENTRIES, MOST_IN_ALL = 12, 500, 5_000
"""Maximum depth of nesting, entries of one list or table, and values in one file."""
LARGEST_NUMBER = 10**6
_LONG_KEY = re.compile(r"""(?<![\w"'-])(?:[\w"'-]++[ \t]*+\.[ \t]*+){16}""")
"""Maximum number of dotted parts in a key: parsing time is quadratic in this number."""


def read_text(path: Path, name: str) -> str:
    """The text of a file.

    Args:
        path: a regular UTF-8 file of at most ``LARGEST`` bytes; a byte order mark at its beginning is skipped.
        name: the name of the file in faults.

    Raises:
        ScenarioError: it is no such file.
    """
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise ScenarioError(name, "", "this is not a regular file", "Give a TOML file")
        if status.st_size > LARGEST:
            raise ScenarioError(
                name, "", f"the file has {status.st_size:,} bytes; {LARGEST:,} is the most", "Make it smaller"
            )
        with path.open("rb") as file:
            return file.read(LARGEST + 1).decode("utf-8-sig")
    except OSError as error:
        raise ScenarioError(name, "", f"the file cannot be read ({error.strerror})", "Check its name") from None
    except UnicodeDecodeError:
        raise ScenarioError(name, "", "the file is not UTF-8 text", "Save it as UTF-8") from None


def read_toml(text: str, name: str) -> dict[str, Any]:
    """The content of a TOML text; ``name`` is used as the file name in faults.

    Raises:
        ScenarioError: it is not TOML, or exceeds one of the bounds.
    """
    if len(text) > LARGEST:
        raise ScenarioError(name, "", f"the text has more than {LARGEST:,} characters", "Make it smaller")
    deep = ScenarioError(name, "", "the TOML is nested too deeply", "Use only the keys of the format")
    if _LONG_KEY.search(text):
        raise deep
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(name, "", f"this is not TOML: {error}", "Correct that place; strings need quotes") from None
    except RecursionError:
        raise deep from None
    except ValueError:  # Python converts only numbers of a few thousand digits
        raise ScenarioError(name, "", "a number has too many digits", "Write a smaller number") from None
    _bound(raw, name)
    return raw


def _bound(raw: dict[str, Any], name: str) -> None:
    """Check the depth, lists, tables and numbers of the whole file.

    Raises:
        ScenarioError: the first excess found, with its key.
    """
    waiting: list[tuple[str, int, object]] = [("", 0, raw)]
    seen = 0
    while waiting:
        key, depth, value = waiting.pop()
        seen += 1
        if seen > MOST_IN_ALL:
            raise ScenarioError(name, "", f"the file has more than {MOST_IN_ALL:,} values", "Split it into several")
        if isinstance(value, (dict, list)):
            if depth > DEEPEST:
                raise ScenarioError(name, key, "the TOML is nested too deeply", "Use only the keys of the format")
            if len(value) > MOST_ENTRIES:
                problem = f"{len(value):,} entries; {MOST_ENTRIES} is the most"
                raise ScenarioError(name, key, problem, "Make the list shorter")
        if isinstance(value, dict):
            waiting += [(f"{key}.{part}" if key else str(part), depth + 1, inner) for part, inner in value.items()]
        elif isinstance(value, list):
            waiting += [(f"{key}[{at}]", depth + 1, inner) for at, inner in enumerate(value)]
        elif isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            raise ScenarioError(name, key, f"a number larger than {LARGEST_NUMBER:,}", "Write a smaller number")
