"""Arguments shared by several commands."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Any, TypeAlias

from rulebook.languages import LANGUAGES
from rulebook.rulesets import BY_ID

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""The subparsers with which each group registers its commands."""

_NUMBER = re.compile(r"-?[0-9]{1,15}")


def _shared(*names: str, **options: Any) -> argparse.ArgumentParser:
    parent = argparse.ArgumentParser(add_help=False)
    parent.add_argument(*names, **options)
    return parent


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Argument type: an integer between two bounds."""

    def read(text: str) -> int:
        if not _NUMBER.fullmatch(text) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a whole number from {least:,} to {most:,}")
        return int(text)

    return read


LANG = _shared("--lang", choices=LANGUAGES, default="en", help="language of the sentences (default: en)")
FILE = _shared("file", metavar="FILE", help="a scenario file, or the id of a bundled one")
AT = _shared("--at", type=whole_number(0, 1000), default=0, metavar="N", help="after the first N lines (default: 0)")
JSON = _shared("--json", action="store_true", help="print JSON, version 1 (see docs/command-line.md)")
RULESETS = _shared("a", nargs="?", choices=sorted(BY_ID), default="2014", help="one ruleset (default: 2014)")
RULESETS.add_argument("b", nargs="?", choices=sorted(BY_ID), default="classic", help="the other (default: classic)")
