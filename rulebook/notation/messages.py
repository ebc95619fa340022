"""Messages for unreadable or ambiguous lines, in four languages."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .faults import NotationError


@cache
def texts() -> dict[str, dict[str, str]]:
    """Problem -> language -> message with named placeholders."""
    with Path(__file__).with_name("messages.toml").open("rb") as file:
        return tomllib.load(file)


def message(language: str, error: NotationError) -> str:
    """The problem with a line, in ``language`` ("de", "en", "it" or "nl"), as plain unescaped text.

    Raises:
        KeyError: the problem has no message, or the message lacks an argument.
    """
    return texts()[error.problem][language].format(**error.arguments)
