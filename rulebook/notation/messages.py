"""What is said about a line that cannot be read or means several things, in four languages."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .faults import NotationError


@cache
def texts() -> dict[str, dict[str, str]]:
    """Problem -> language -> sentence with named gaps."""
    with Path(__file__).with_name("messages.toml").open("rb") as file:
        return tomllib.load(file)


def message(language: str, error: NotationError) -> str:
    """What is wrong with a line, in ``language`` ("de", "en", "it", "nl"); plain text, not escaped.

    Raises:
        KeyError: the problem has no sentence, or the sentence lacks an argument.
    """
    return texts()[error.problem][language].format(**error.arguments)
