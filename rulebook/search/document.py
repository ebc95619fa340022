"""Documents and search results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Facets = Mapping[str, str | frozenset[str]]
"""Facets to filter documents by: a value, or all the values a document has."""


@dataclass(frozen=True)
class Document:
    """One searchable document.

    All texts are per language. ``also`` are synonyms of the title, ``asked`` are common queries for it. ``rules`` and
    ``cards`` are what the document is about; ``facets`` are what a reader can filter by. ``leads`` is the weight of the
    title: less than 1 if other documents share it.
    """

    id: str
    kind: str
    title: Mapping[str, str]
    body: Mapping[str, str]
    also: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    rules: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    facets: Facets = field(default_factory=dict)
    asked: Mapping[str, str] = field(default_factory=dict)
    leads: float = 1.0


@dataclass(frozen=True)
class Hit:
    """A document found, with its score."""

    document: Document
    score: float


@dataclass(frozen=True)
class Found:
    """The result of a query.

    ``hits`` are best first. ``answered`` tells whether the best one is an answer; otherwise they are only near matches.
    ``cards`` are the cards named in the query, ``words`` its words as they were understood (for highlighting).
    """

    hits: tuple[Hit, ...]
    answered: bool
    cards: tuple[str, ...]
    words: frozenset[str]
