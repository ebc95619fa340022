"""What the grammars of all languages are asked: a noun and everything that stands around it."""

from __future__ import annotations

from typing import NamedTuple

from .lexicon import Noun


class Asked(NamedTuple):
    """The parts of a noun phrase; see ``phrases.NounPhrase`` for what they mean. ``after`` begins with the name."""

    word: Noun
    n: int
    case: str
    article: str
    adjectives: tuple[str, ...]
    qualifier: str
    after: str
    owner: str
    prep: str
