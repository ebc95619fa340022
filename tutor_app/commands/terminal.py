"""Makes command output safe for any terminal: no file or argument can control it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from typing import Any, TextIO, cast

_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters except line breaks and tabs, bidirectional overrides, lone surrogates."""


def printable(text: str) -> str:
    """The text with every character that could control a terminal escaped, such as ``\\u001b``."""
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
    """Context manager that makes everything printed inside safe for the terminal; the output is flushed at the end."""
    with redirect_stdout(cast(TextIO, _Safe(sys.stdout))), redirect_stderr(cast(TextIO, _Safe(sys.stderr))):
        yield
        sys.stdout.flush()
