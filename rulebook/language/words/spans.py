"""Parts of a finished sentence, each with its role for display."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .quotes import QUOTES

ROLES: tuple[str, ...] = (
    "text",
    "name",
    "condition",
    "cost",
    "target",
    "effect",
    "limit",
    "choice",
    "term",
    "number",
    "citation",
)
"""Every role a span may have."""

Reference = tuple[object, ...]


class Span(NamedTuple):
    """A run of text with one role.

    ``reference`` is what it stands for: ("card", number), ("rule", id), ("term", id), ("clause", effect, part) ...
    """

    role: str
    text: str
    reference: Reference | None = None


def plain(spans: Iterable[Span]) -> str:
    """The text of the spans, without roles."""
    return "".join(span.text for span in spans)


def mark(lang: str, text: str, names: Mapping[str, Reference] | None = None, role: str = "text") -> tuple[Span, ...]:
    """Split a finished sentence so that quoted card names and numbers are separate spans.

    ``names`` gives the reference of a card name (without quotes), ``role`` the role of everything else.
    """
    opening, closing = QUOTES[lang]
    pattern = re.compile(rf"({opening}[^{closing}]*{closing}|\d+)")
    found: list[Span] = []
    for piece in pattern.split(text):
        if piece.startswith(opening):
            found.append(Span("name", piece, (names or {}).get(piece[1:-1])))
        elif piece.isdigit():
            found.append(Span("number", piece))
        elif piece:
            found.append(Span(role, piece))
    return tuple(found)
