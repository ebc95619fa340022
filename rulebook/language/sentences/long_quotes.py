"""Quotations of cards that are too long for a sentence in everyday words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulebook.explain.tree import Passage, Value
from rulebook.languages import FALLBACK

from .passages import passage_text

LONGEST = 12
"""The most words of a card that a simple sentence quotes, counted in one language so that all quote alike."""


def long_passages(arguments: Mapping[str, Value]) -> frozenset[str]:
    """The names of the arguments that are long passages."""
    return frozenset(
        name
        for name, value in arguments.items()
        if isinstance(value, Passage) and len(passage_text(FALLBACK, value).split()) > LONGEST
    )


def without_quotes(frame: str, names: frozenset[str]) -> str:
    """A frame without the sentences that end with one of these passages; the same if nothing else would be left."""
    ends = tuple(f"{{{name}}}." for name in names)
    kept = " ".join(sentence for sentence in _sentences(frame) if not (ends and sentence.endswith(ends)))
    return kept or frame


def _sentences(frame: str) -> Iterator[str]:
    """The sentences of a frame; one may end within the last braces."""
    depth = start = 0
    for at, sign in enumerate(frame):
        depth += {"{": 1, "}": -1}.get(sign, 0)
        if sign == " " and not depth and frame[:at].endswith((".", ".}")):
            yield frame[start:at]
            start = at + 1
    yield frame[start:]
