"""Which scenarios and boards show a card."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from rulebook.cards import BY_SLUG
from scenarios.formats.loader import Loaded, shelf
from scenarios.formats.models import Board as Position
from scenarios.formats.models import Scenario
from scenarios.formats.small_boards import Board, boards

_WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_ZONES = ("hand", "monsters", "spells", "field", "pendulum", "graveyard", "banished", "deck", "extra")


class Uses(NamedTuple):
    """The scenarios whose lines name a card, and those that only have it on the board."""

    played: tuple[Loaded, ...] = ()
    lying: tuple[Loaded, ...] = ()


def uses(slug: str) -> Uses:
    """The lessons, puzzles and rulings with a card, in list order."""
    played, lying = _scenarios()
    return Uses(played.get(slug, ()), lying.get(slug, ()))


def boards_with(slug: str) -> tuple[Board, ...]:
    """The small boards of rules whose lines name a card."""
    return _boards().get(slug, ())


def named_in(scenario: Scenario) -> frozenset[str]:
    """The slugs of the cards named in the lines of a scenario."""
    lines = [*scenario.line, *scenario.solution]
    said = [line.do for line in lines] + [line for step in scenario.step for line in step.do]
    said += [line for step in scenario.step for accept in step.accept for line in accept.example]
    return _cards(said)


def lying_in(position: Position) -> frozenset[str]:
    """The slugs of the cards on a board."""
    found: list[str] = []
    for side in (position.you, position.opponent):
        for zone in _ZONES:
            cards = getattr(side, zone)
            found += cards if isinstance(cards, tuple) else ()
    return _cards(found)


def _cards(texts: Iterable[str]) -> frozenset[str]:
    return frozenset(word for text in texts for word in _WORD.findall(text) if word in BY_SLUG)


_Index = dict[str, tuple[Loaded, ...]]


@cache
def _scenarios() -> tuple[_Index, _Index]:
    played: dict[str, list[Loaded]] = {}
    lying: dict[str, list[Loaded]] = {}
    for loaded in shelf():
        named = named_in(loaded.scenario)
        positions = [loaded.scenario.board, *(step.board for step in loaded.scenario.step if step.board is not None)]
        there = frozenset[str]().union(*map(lying_in, positions)) - named
        for slugs, index in ((named, played), (there, lying)):
            for slug in slugs:
                index.setdefault(slug, []).append(loaded)
    return _settled(played), _settled(lying)


def _settled(index: dict[str, list[Loaded]]) -> _Index:
    return {slug: tuple(found) for slug, found in index.items()}


@cache
def _boards() -> dict[str, tuple[Board, ...]]:
    found: dict[str, list[Board]] = {}
    for board in boards("rules"):
        for slug in named_in(board.scenario) if board.rules else ():
            found.setdefault(slug, []).append(board)
    return {slug: tuple(each) for slug, each in found.items()}
