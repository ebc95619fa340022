"""What can be found, and what was found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Facets = Mapping[str, str | frozenset[str]]
"""What a reader can filter a document by: a value, or all the values it has."""


@dataclass(frozen=True)
class Document:
    """One thing to be found.

    ``title`` and ``body`` hold a text per language; ``also`` are other words that mean it, per language;
    ``asked`` are the words by which players ask for it, per language; ``rules`` and ``cards`` are what it is about;
    ``facets`` are what a reader can filter by; ``leads`` is what its title is worth: less than 1 where others have
    the same.
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
    """A document found, and its score."""

    document: Document
    score: float


@dataclass(frozen=True)
class Found:
    """What a query found.

    ``hits`` are best first. ``answered`` says whether the best is an answer; else they are only the nearest.
    ``cards`` are the cards the query names, ``words`` its words as they were understood (to be marked).
    """

    hits: tuple[Hit, ...]
    answered: bool
    cards: tuple[str, ...]
    words: frozenset[str]
