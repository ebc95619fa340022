"""The short form of a text of several sentences: those that fit come first, and the others are told on request."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

_END = re.compile(r"[.!?…]+[”’»\")]*(?=\s)|[“„«][^”“»]*[”“»]")
"""The end of a sentence; what stands in quotation marks is skipped, because names can hold full stops."""

MOST_KEPT = 4000
"""Maximum number of texts kept divided."""


class ShortForm(NamedTuple):
    """The sentences that are told at once, and the others."""

    first: str
    rest: str = ""


@lru_cache(MOST_KEPT)
def sentences(words: str) -> tuple[str, ...]:
    """The sentences of a text."""
    found: list[str] = []
    start = 0
    for end in _END.finditer(words):
        if end[0][0] in ".!?…":
            found.append(words[start : end.end()].strip())
            start = end.end()
    return tuple(filter(None, (*found, words[start:].strip())))


def shortened(words: str, most: int, least: int = 1) -> ShortForm:
    """A text in its short form.

    Args:
        words: the text.
        most: as many sentences come first as have this many words together.
        least: the number of sentences that come first in any case.
    """
    told = sentences(words)
    kept, length = 0, 0
    for sentence in told:
        length += len(sentence.split())
        if kept >= least and length > most:
            break
        kept += 1
    return ShortForm(" ".join(told[:kept]), " ".join(told[kept:]))
