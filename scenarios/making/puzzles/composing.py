"""Composes boards for puzzles: a few cards on both sides, many of them named by or naming one another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from rulebook.cards import BY_SLUG
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.engine.opening import in_extra_deck
from rulebook.shelf import open_book
from rulebook.solver.dealing import named
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import CardKind, Icon
from scenarios.catalogue.card_examples import examples
from scenarios.catalogue.made_puzzles import RULESET
from scenarios.catalogue.rule_boards import rule_board, rule_board_ids
from scenarios.formats.board import board_state
from scenarios.formats.made_puzzles import ZONES, Half, board_of
from scenarios.formats.models import Side

RELATED = 0.6
"""The share of cards that are chosen among those related to the card before, where there are any."""

LP = (700, 1000, 2000, 4000)
"""Your Life Points on a board that begins empty."""

MOST_CHANGES = 4
REPLACED = 0.75
"""The share of changes that replace a card or take one out, if there is one."""
CROSSED = 0.5
"""The share of changed boards into which the cards of a second board are put."""
MOST_IN_ZONE = 3

_POSITIONS = ("atk", "atk", "def", "set")


class Setup(NamedTuple):
    """The cards of a puzzle in which you are to win this turn."""

    you: Half
    opponent: Half

    def state(self, book: Book) -> DuelState:
        """The position.

        Raises:
            Fault: a card cannot lie where it is put.
        """
        return board_state(book, board_of(self.you, self.opponent))

    def cards(self) -> frozenset[str]:
        """The names of all cards in it."""
        return frozenset(slug_of(spec) for half in self for zone in ZONES for spec in getattr(half, zone))


@cache
def book() -> Book:
    """The book in which puzzles are made."""
    return open_book(RULESET)


@cache
def boards_of(rule: str = "") -> tuple[Setup, ...]:
    """The boards on which puzzles can be built: those of rules and cards in your Main Phase; of one rule if given."""
    shown = [one for id in rule_board_ids() if (one := rule_board(id)) is not None]
    shown += [one.loaded for one in examples()]
    found: dict[Setup, None] = {}
    for loaded in shown:
        board, fits = loaded.scenario.board, not rule or rule in loaded.scenario.cites
        if fits and loaded.scenario.ruleset == RULESET and (board.turn_player, board.phase) == ("you", "main1"):
            found[Setup(_half(board.you), _half(board.opponent))] = None
    return tuple(found)


def composed(rng: Random, bases: Sequence[Setup] = ()) -> Setup:
    """A random board.

    Args:
        rng: decides everything.
        bases: boards of which one is the beginning; without them it is an empty field.
    """
    base = rng.choice(bases) if bases else Setup(Half(lp=rng.choice(LP)), Half(lp=100))
    known = [slug for slug in sorted(base.cards()) if slug in _pool()]
    last = rng.choice(known or list(_pool()))

    def filled(half: Half, most: tuple[int, int, int, int]) -> Half:
        nonlocal last
        cards: dict[str, tuple[str, ...]] = {}
        for count, zone in zip(most, ZONES, strict=True):
            there: tuple[str, ...] = getattr(half, zone)
            new = []
            for _ in range(max(0, rng.randint(count // 2, count) - len(there) // 2)):
                last = _related(rng, last, zone)
                new.append(_spec(rng, last, zone))
            cards[zone] = (*there, *new)
        return half.model_copy(update=cards)

    return Setup(filled(base.you, (2, 2, 3, 2)), filled(base.opponent, (2, 2, 0, 2)))


def mutated(rng: Random, setup: Setup, bases: Sequence[Setup] = ()) -> Setup:
    """A board with a few cards replaced, put in or taken out.

    Args:
        rng: decides everything.
        setup: the board.
        bases: boards of which the cards of one may be put in.
    """
    if bases and rng.random() < CROSSED:
        setup = _crossed(rng, setup, rng.choice(bases))
    for _ in range(rng.randint(2, MOST_CHANGES)):
        mine = rng.random() < 2 / 3
        half = setup.you if mine else setup.opponent
        zone = rng.choice(ZONES if mine else ("monsters", "spells", "monsters", "spells", "graveyard"))
        cards = list(getattr(half, zone))
        known = [slug_of(spec) for each in ZONES for spec in getattr(half, each)]
        spec = _spec(rng, _related(rng, rng.choice(known or list(_pool())), zone), zone)
        if cards and rng.random() < REPLACED:
            at = rng.randrange(len(cards))
            cards[at : at + 1] = [spec] if rng.random() < 0.9 else []
        elif len(cards) < MOST_IN_ZONE:
            cards.append(spec)
        changed = half.model_copy(update={zone: tuple(cards)})
        setup = setup._replace(you=changed) if mine else setup._replace(opponent=changed)
    return setup


def _crossed(rng: Random, setup: Setup, other: Setup) -> Setup:
    """A board with cards of another one put in, as far as there is room."""

    def both(half: Half, more: Half) -> Half:
        found = {}
        for zone in ZONES:
            cards: tuple[str, ...] = (*getattr(half, zone), *getattr(more, zone))
            found[zone] = tuple(rng.sample(cards, min(len(cards), MOST_IN_ZONE)))
        return half.model_copy(update=found)

    return Setup(both(setup.you, other.you), both(setup.opponent, other.opponent))


def without(half: Half, zone: str, at: int) -> Half:
    """The cards of a player without one of them."""
    cards: tuple[str, ...] = getattr(half, zone)
    return half.model_copy(update={zone: (*cards[:at], *cards[at + 1 :])})


def slug_of(spec: str) -> str:
    """The name of a card that lies on a board."""
    return spec.partition("|")[0]


def _half(side: Side) -> Half:
    """The cards of a side in the zones that puzzles use."""
    return Half(lp=min(side.lp, LP[-1]), **{zone: getattr(side, zone) for zone in ZONES})


def _spec(rng: Random, slug: str, zone: str) -> str:
    """A card as it is written in a zone."""
    if zone == "monsters":
        return f"{slug}|{rng.choice(_POSITIONS)}"
    return f"{slug}|set" if zone == "spells" else slug


def _related(rng: Random, slug: str, zone: str) -> str:
    """A card that can lie in a zone, often one that a card names or that names it."""
    pool = _of_zone(zone)
    near = [other for other in _relatives().get(slug, ()) if other in pool]
    return rng.choice(near) if near and rng.random() < RELATED else rng.choice(pool)


@cache
def _pool() -> dict[str, Card]:
    """The cards of which puzzles consist."""
    return {card.slug: card for card in book().cards if not card.is_token and not in_extra_deck(card)}


@cache
def _of_zone(zone: str) -> tuple[str, ...]:
    """The cards that are put into a zone."""
    if zone == "hand":
        return tuple(_pool())
    monster = zone in ("monsters", "graveyard")
    return tuple(
        slug
        for slug, card in _pool().items()
        if (card.kind == CardKind.MONSTER) == monster and (monster or card.icon != Icon.FIELD)
    )


@cache
def _relatives() -> dict[str, tuple[str, ...]]:
    """For each card the cards it names and those that name it."""
    found: dict[str, dict[str, None]] = {}
    for slug, card in _pool().items():
        for other in _named(card):
            found.setdefault(slug, {})[other] = None
            found.setdefault(other, {})[slug] = None
    return {slug: tuple(cards) for slug, cards in found.items()}


def _named(card: Card) -> Iterator[str]:
    return (slug for slug in named(card.effects) if slug in BY_SLUG and slug in _pool())
