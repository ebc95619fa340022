"""What commands print, made safe for any terminal: nothing in a file or an argument can control it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from typing import Any, TextIO, cast

_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters but line breaks and tabs, marks that reverse the direction of writing, half surrogate pairs."""


def printable(text: str) -> str:
    """The text with every character that could control a terminal written as its number, such as ``\\u001b``."""
    return _CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


class _Safe:
    """A stream that writes printable text only, with "?" for characters it cannot encode."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        with suppress(AttributeError, ValueError):
            cast(Any, stream).reconfigure(errors="replace")

    def write(self, text: str) -> int:
        self._stream.write(printable(text))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def safe_output() -> Iterator[None]:
    """Make everything that is printed meanwhile safe for the terminal; it is written out at the end."""
    with redirect_stdout(cast(TextIO, _Safe(sys.stdout))), redirect_stderr(cast(TextIO, _Safe(sys.stderr))):
        yield
        sys.stdout.flush()
