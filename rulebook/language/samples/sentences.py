"""All kinds of sentences, for proofreading: ``python -m rulebook.language.samples.sentences de``.

Card texts come first, then every operation with nouns of each gender and number, then the sources that other modules
register.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterable, Iterator

from rulebook.cards import POOL
from rulebook.language.card_text.card_text import card_text, effect_text
from rulebook.language.words.spans import plain
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.effects import Card, Names
from rulebook.vocabulary.terms import CardKind

from .effects import sample_effects

Source = Callable[[str], Iterable[str]]

_SOURCES: dict[str, Source] = {}
_MODULES: tuple[str, ...] = ("rulebook.language.samples.frames",)
"""Modules that register a source when imported; missing ones are skipped."""


def register(name: str, source: Source) -> None:
    """Add a source of sentences; a second registration with the same ``name`` replaces the first."""
    _SOURCES[name] = source


def card_sentences(lang: str) -> Iterator[str]:
    """The text of every declared card, one effect at a time."""
    for entry in POOL:
        for spans in card_text(lang, entry).effects:
            yield plain(spans)


_SAMPLE = Card(0, "sample", Names("Sample", "Muster", "Esempio"), CardKind.SPELL)


def sample_sentences(lang: str) -> Iterator[str]:
    """The made-up effects as sentences."""
    for effect in sample_effects():
        yield plain(effect_text(lang, _SAMPLE, effect))


def sentences(lang: str, *names: str) -> Iterator[str]:
    """Yield every sentence of the named sources (by default all) in one language.

    Raises:
        ValueError: the language is not supported.
    """
    if lang not in LANGUAGES:
        raise ValueError(f"language {lang!r} is none of {LANGUAGES}")
    for module in _MODULES:
        if importlib.util.find_spec(module) is not None:
            importlib.import_module(module)
    for name, source in _SOURCES.items():
        if not names or name in names:
            yield from source(lang)


register("cards", card_sentences)
register("samples", sample_sentences)


def main(languages: list[str]) -> None:
    """Print every sentence, one per line, language by language."""
    for language in languages or LANGUAGES:
        print(f"[{language}]")
        for line in sentences(language):
            print(line)


if __name__ == "__main__":
    # Other modules register with the imported module, not with ``__main__``.
    importlib.import_module("rulebook.language.samples.sentences").main(sys.argv[1:])
