"""Small positions for the tests of the search: described ones, and random ones from the whole pool."""

from __future__ import annotations

from random import Random
from typing import Any

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import CardState
from rulebook.engine.core.state import DuelState
from rulebook.engine.opening import in_extra_deck
from rulebook.engine.positions import position
from rulebook.shelf import open_book
from rulebook.solver.goals import WinThisTurn
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import CardKind, Icon, Position, Zone
from scenarios.formats.board import board_state
from scenarios.formats.models import Board

BOOK = open_book("2014")
WIN = WinThisTurn(0, 3)


def board(book: Book = BOOK, **fields: Any) -> DuelState:
    """A position of turn 3 with open hands and empty Decks, described as in a scenario file."""
    fields = {"knowledge": "open", "turn": 3} | fields
    for side in ("you", "opponent"):
        fields[side] = {"deck": ()} | fields.get(side, {})
    return board_state(book, Board.model_validate(fields))


def random_position(seed: int) -> DuelState:
    """A few random cards on both sides, some of them in two copies; deterministic per seed."""
    rng, cards = Random(seed), list[CardState]()
    pool = [card for card in BOOK.cards if not card.is_token and not in_extra_deck(card)]
    monsters = [card for card in pool if card.kind == CardKind.MONSTER]
    others = [card for card in pool if card.kind != CardKind.MONSTER and card.icon != Icon.FIELD]

    def put(card: Card, owner: int, zone: Zone, lying: Position, slot: int = 0) -> None:
        proper = int(zone == Zone.MONSTER)
        cards.append(CardState(card.number, owner, owner, zone, slot, lying, seen=3, proper=proper))

    for player in (0, 1):
        for slot in range(rng.randint(1, 2)):
            lying = rng.choice((Position.ATTACK, Position.ATTACK, Position.SET))
            put(rng.choice(monsters), player, Zone.MONSTER, lying, slot)
        for slot in range(rng.randint(0, 2)):
            put(rng.choice(others), player, Zone.SPELL, Position.SET, slot)
        twin = rng.choice(pool)
        for _ in range(rng.randint(0, 2 - player)):
            put(twin if rng.random() < 0.5 else rng.choice(pool), player, Zone.HAND, Position.NONE)
        for slot in range(rng.randint(0, 2)):
            put(rng.choice(monsters), player, Zone.GRAVEYARD, Position.UP, slot)
    return position(BOOK, cards, lp=(rng.choice((1000, 3000)), rng.choice((1000, 2000, 3000))))
