"""Boards for puzzles: those to begin with, and the cards that can be put on them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rulebook.cards import BY_SLUG
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.engine.opening import in_extra_deck
from rulebook.shelf import open_book
from rulebook.solver.goals import Goal as Aim
from rulebook.solver.goals import WinThisTurn
from rulebook.vocabulary.effects import Activated, Card, Continuous
from rulebook.vocabulary.terms import CardKind, Icon, Zone
from scenarios.catalogue.card_examples import examples
from scenarios.catalogue.made_puzzles import RULESET
from scenarios.catalogue.rule_boards import rule_board, rule_board_ids
from scenarios.formats.board import board_state
from scenarios.formats.loader import FOLDER, aim_of, load
from scenarios.formats.made_puzzles import TO_WIN, TURN, ZONES, Half, MadePuzzle, board_of
from scenarios.formats.models import Goal, Side

MOST_LP = 4000
"""Your Life Points are at most this many, so that a rule about them can matter."""
MOST_IN_DECK = 6
"""A larger Deck is left out."""
_ONE_TRIBUTE, _TWO_TRIBUTES = 5, 7
"""The Levels from which a Normal Summon takes one Tribute, and two."""


class Setup(NamedTuple):
    """The cards of a puzzle, and what you are to reach."""

    you: Half
    opponent: Half
    goal: Goal = TO_WIN

    @classmethod
    def of(cls, puzzle: MadePuzzle) -> Setup:
        """The board of a made puzzle."""
        return cls(puzzle.you, puzzle.opponent, puzzle.goal)

    @property
    def halves(self) -> tuple[Half, Half]:
        """The cards of both players, yours first."""
        return self.you, self.opponent

    @property
    def aim(self) -> Aim:
        """The goal as the search judges by it."""
        return aim_of(self.goal, TURN, yours=True)

    def state(self, book: Book) -> DuelState:
        """The position.

        Raises:
            Fault: a card cannot lie where it is put.
        """
        return board_state(book, board_of(self.you, self.opponent))

    def cards(self) -> frozenset[str]:
        """The names of all cards in it."""
        return frozenset(slug_of(spec) for half in self.halves for zone in ZONES for spec in getattr(half, zone))

    def core(self) -> frozenset[tuple[int, str]]:
        """The cards that do something, by side: boards that share all of them share their idea."""
        specs = (
            (side, spec) for side, half in enumerate(self.halves) for zone in ZONES for spec in getattr(half, zone)
        )
        cards = ((side, BY_SLUG[slug_of(spec)]) for side, spec in specs)
        return frozenset((side, card.slug) for side, card in cards if card.effects or card.kind != CardKind.MONSTER)

    def with_lp(self, lp: int) -> Setup:
        """The same cards with other Life Points of the opponent."""
        return self._replace(opponent=self.opponent.model_copy(update={"lp": lp}))

    def with_card(self, put: Put, mine: bool) -> Setup:
        """The board with another card of yours or of the opponent."""
        half = self.you if mine else self.opponent
        changed = half.model_copy(update={put.zone: (*getattr(half, put.zone), put.spec)})
        return self._replace(you=changed) if mine else self._replace(opponent=changed)


class Parent(NamedTuple):
    """A puzzle that others can be made from: its name, its board, and the rules that decide it."""

    id: str
    setup: Setup
    rules: tuple[str, ...]


class Put(NamedTuple):
    """A card and the zone where it is put, as in a scenario file."""

    zone: str
    spec: str


@cache
def book() -> Book:
    """The book in which puzzles are made."""
    return open_book(RULESET)


@cache
def boards() -> dict[str, tuple[Setup, ...]]:
    """The boards on which puzzles can be built, by rule: those of rules and cards, seen by the turn player."""
    shown = [one for id in rule_board_ids() if (one := rule_board(id)) is not None]
    shown += [one.loaded for one in examples()]
    found: dict[str, dict[Setup, None]] = {}
    for loaded in shown:
        board = loaded.scenario.board
        if loaded.scenario.ruleset == RULESET:
            sides = (board.you, board.opponent) if board.turn_player == "you" else (board.opponent, board.you)
            mine, theirs = map(_half, sides)
            setup = Setup(mine, theirs)
            for rule in loaded.scenario.cites:
                found.setdefault(rule, {})[setup] = None
    return {rule: tuple(setups) for rule, setups in found.items()}


@cache
def by_hand() -> tuple[Parent, ...]:
    """The puzzles made by hand in which you are to win this turn."""
    found: list[Parent] = []
    for path in sorted((FOLDER / "puzzles").glob("*.toml")):
        loaded = load(path)
        board = loaded.scenario.board
        if isinstance(loaded.goal, WinThisTurn) and loaded.scenario.ruleset == RULESET:
            setup = Setup(_half(board.you), _half(board.opponent))
            found.append(Parent(loaded.scenario.id, setup, loaded.found.rules))
    return tuple(found)


def tributes(card: Card) -> int:
    """How many Tributes the Level of a monster demands for a Normal Summon."""
    level = card.stats.level or 0 if card.stats is not None else 0
    return (level >= _ONE_TRIBUTE) + (level >= _TWO_TRIBUTES)


def without(half: Half, zone: str, at: int) -> Half:
    """The cards of a player without one of them."""
    cards: tuple[str, ...] = getattr(half, zone)
    return half.model_copy(update={zone: (*cards[:at], *cards[at + 1 :])})


def slug_of(spec: str) -> str:
    """The name of a card that lies on a board."""
    return spec.partition("|")[0]


@cache
def attackers() -> tuple[Put, ...]:
    """The monsters that a board can begin with, ready to attack."""
    return tuple(Put("monsters", f"{card.slug}|atk") for card in _pool() if card.stats is not None and card.stats.atk)


@cache
def obstacles() -> tuple[tuple[Put, ...], ...]:
    """The cards that the opponent can have against you: Set, face-up, monsters, and what works in the hand."""
    return (
        tuple(Put("spells", f"{card.slug}|set") for card in _pool() if _is_set(card)),
        tuple(Put("spells", f"{card.slug}|up") for card in _pool() if card.icon == Icon.CONTINUOUS and _lasts(card)),
        tuple(Put("monsters", f"{card.slug}|{way}") for card in _monsters() for way in ("atk", "def", "set")),
        tuple(Put("hand", card.slug) for card in _monsters() if _works_in(card, Zone.HAND)),
    )


@cache
def answers() -> tuple[tuple[Put, ...], ...]:
    """The cards that you can have against them, by where they lie; no monster is there only for its ATK."""
    spells = [card for card in _pool() if card.kind == CardKind.SPELL and card.icon != Icon.FIELD]
    able = [card for card in _monsters() if card.effects]
    return (
        tuple(Put("hand", card.slug) for card in spells),
        tuple(Put("hand", card.slug) for card in able),
        tuple(Put("spells", f"{card.slug}|set") for card in _pool() if _is_set(card)),
        tuple(Put("monsters", f"{card.slug}|{way}") for card in able for way in ("atk", "set")),
        tuple(Put("graveyard", card.slug) for card in _monsters()),
    )


@cache
def surprises() -> tuple[Put, ...]:
    """The cards in the opponent's hand that they can use in their turn."""
    usable = [card for card in _pool() if card.kind == CardKind.SPELL and card.icon in (Icon.NORMAL, Icon.QUICK_PLAY)]
    usable += [card for card in _monsters() if card.effects and not tributes(card)]
    return tuple(Put("hand", card.slug) for card in usable)


@cache
def preparations() -> tuple[Put, ...]:
    """The cards in your hand that you Set for the opponent's turn."""
    return tuple(Put("hand", card.slug) for card in _pool() if card.kind == CardKind.TRAP and _is_set(card))


def _half(side: Side) -> Half:
    """The cards of a side as a puzzle has them."""
    deck = side.deck if isinstance(side.deck, tuple) and len(side.deck) <= MOST_IN_DECK else ()
    cards = {zone: getattr(side, zone) for zone in ZONES if zone != "deck"}
    return Half(lp=min(side.lp, MOST_LP), deck=deck, **cards)


@cache
def _pool() -> tuple[Card, ...]:
    """The cards that are put on boards."""
    return tuple(card for card in book().cards if not card.is_token and not in_extra_deck(card))


@cache
def _monsters() -> tuple[Card, ...]:
    return tuple(card for card in _pool() if card.kind == CardKind.MONSTER)


def _is_set(card: Card) -> bool:
    """Whether it is a card that can be activated where it is Set, in the turn of either player."""
    fast = card.kind == CardKind.TRAP or card.icon == Icon.QUICK_PLAY
    return fast and any(isinstance(effect, Activated) for effect in card.effects)


def _lasts(card: Card) -> bool:
    return any(isinstance(effect, Continuous) for effect in card.effects)


def _works_in(card: Card, zone: Zone) -> bool:
    return any(isinstance(effect, Activated) and zone in effect.where for effect in card.effects)
