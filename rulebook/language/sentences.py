"""Every kind of sentence the tutor can say, for reading through: ``python -m rulebook.language.sentences de``.

Card texts come first, then every operation with nouns of each gender and number, then what other modules register.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterable, Iterator

from rulebook.cards import POOL
from rulebook.vocabulary.effects import Card, Effect, Names, activation, ignition
from rulebook.vocabulary.filters import FIELD, Filter, any_, card, face_up, monster, my, spell, spell_trap, their, trap
from rulebook.vocabulary.operations import (
    All,
    AnyNumber,
    Banish,
    Destroy,
    Discard,
    Operation,
    Pick,
    Return,
    Selector,
    Send,
    SpecialSummon,
    T,
    Target,
    Tribute,
    TurnFaceDown,
    UpTo,
)
from rulebook.vocabulary.terms import CardKind, Position, Zone

from .card_text import card_text, effect_text
from .quotes import LANGUAGES
from .spans import plain

Source = Callable[[str], Iterable[str]]

_SOURCES: dict[str, Source] = {}
_MODULES: tuple[str, ...] = ("rulebook.language.frame_samples",)
"""Modules that register a source when they are imported; one that does not exist is left out."""


def register(name: str, source: Source) -> None:
    """Add a source of sentences; ``name`` makes a second registration replace the first."""
    _SOURCES[name] = source


def card_sentences(lang: str) -> Iterator[str]:
    """The text of every declared card, one effect at a time."""
    for entry in POOL:
        for spans in card_text(lang, entry).effects:
            yield plain(spans)


_SAMPLE = Card(0, "sample", Names("Sample", "Muster", "Esempio"), CardKind.SPELL)
_NOUNS: tuple[Filter, ...] = (monster, spell, trap, spell_trap, card)
_COUNTS: tuple[int | UpTo | AnyNumber, ...] = (1, 2, UpTo(3), AnyNumber())
_VERBS: tuple[Callable[[Selector], Operation], ...] = (Destroy, Send, Banish, Return, Tribute, Discard)


def sample_effects() -> Iterator[Effect]:
    """Effects made up to show each verb with nouns of each gender, one and several, chosen, targeted and all."""
    for noun in _NOUNS:
        for verb in _VERBS:
            hand = verb is Discard
            for count in _COUNTS:
                place = my(Zone.HAND) if hand else my(*FIELD)
                yield activation(operation=verb(Pick(count, noun & place)))
                yield ignition(cost=(verb(Pick(count, noun & place)),), operation=Destroy(All(noun & their(*FIELD))))
            if not hand:
                yield activation(operation=verb(All(noun & any_(*FIELD) & face_up)))
        for number in (1, 2):
            for place in (my(*FIELD), their(*FIELD), any_(*FIELD), my(Zone.GRAVEYARD), any_(Zone.GRAVEYARD)):
                for after in (Destroy(T), Banish(T), Return(T), Send(T)):
                    yield activation(targets=(Target(number, noun & place),), operation=after)
    for number in (1, 2):
        for chosen in (my(Zone.GRAVEYARD), their(Zone.GRAVEYARD)):
            yield activation(targets=(Target(number, monster & chosen),), operation=SpecialSummon(T, Position.DEFENSE))
        field = monster & face_up & their(Zone.MONSTER)
        yield activation(targets=(Target(number, field),), operation=TurnFaceDown(T))


def sample_sentences(lang: str) -> Iterator[str]:
    """The made-up effects as sentences."""
    for effect in sample_effects():
        yield plain(effect_text(lang, _SAMPLE, effect))


def sentences(lang: str, *names: str) -> Iterator[str]:
    """Every sentence of the named sources (none named: of all) in one language.

    Raises:
        ValueError: nobody speaks the language here.
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


if __name__ == "__main__":
    for language in sys.argv[1:] or LANGUAGES:
        print(f"[{language}]")
        for line in sentences(language):
            print(line)
