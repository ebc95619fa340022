"""The start of a duel: shuffled Decks, the coin toss, choosing who goes first, opening hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulebook.engine.choosing import planning
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, CardState
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.frame_data import OpeningData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState, Frame, Request
from rulebook.engine.core.table import Table
from rulebook.engine.moving.moves import draw
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import EXTRA_DECK_KINDS, Cause, Phase, Position, Zone

from .transitions import advance

COIN, CHOICE, DRAW = 0, 1, 2
FACES = (0, 1)
"""Coin toss results: 0 tails, 1 heads."""
BOTH_SHUFFLED = 3
BOTH_PLAYERS = 3

COIN_FOR_CHOICE = ("setup.first-player.random",)
COIN_FOR_TURN = ("setup.first-player.random.classic",)
COIN_ITEM = ("setup.items.coin",)
FACE_DOWN = ("setup.place-decks",)
LIFE_POINTS = ("setup.lp",)
SHUFFLE = ("setup.shuffle",)
SHUFFLE_CLASSIC = ("setup.shuffle.classic",)
OPENING_HAND = ("setup.opening-hand",)


class Deck(NamedTuple):
    """The card numbers a player starts a duel with, in any order."""

    main: tuple[int, ...]
    extra: tuple[int, ...] = ()


def in_extra_deck(card: Card) -> bool:
    """Whether the card starts the duel in the Extra Deck (rule deck.extra.contents)."""
    return card.stats is not None and any(kind in EXTRA_DECK_KINDS for kind in card.stats.kinds)


def start(book: Book, decks: Sequence[Deck], *, chooser: int = NOBODY, first: int = NOBODY) -> DuelState:
    """The initial state of a whole duel: both Decks shuffled, nothing drawn yet.

    The Decks are ordered by card number and count as shuffled: chance determines a card when it is drawn, so the
    actions alone (including chance) replay the duel.

    Args:
        book: ruleset and cards.
        decks: the Decks of player 0 and player 1; their legality is not checked here.
        chooser: the player who chooses who goes first; without one, a coin is tossed.
        first: the player who goes first, if settled; then nobody is asked.

    Returns:
        A state at rest whose request is the coin toss, the choice or the first card drawn.

    Raises:
        KeyError: a number belongs to no card of the book.
    """
    cards: list[CardState] = []
    for owner, deck in enumerate(decks):
        for zone, numbers in ((Zone.DECK, deck.main), (Zone.EXTRA, deck.extra)):
            seen = (1 << owner if zone == Zone.EXTRA else 0) if book.under(FACE_DOWN) else BOTH_PLAYERS
            for slot, number in enumerate(sorted(numbers)):
                book.by_number[number]
                cards.append(CardState(number, owner, owner, zone, slot, Position.NONE, seen=seen))
    points = book.ruleset.numbers["life-points"] if book.under(LIFE_POINTS) else 1
    shuffled = BOTH_SHUFFLED if book.under(SHUFFLE) or book.under(SHUFFLE_CLASSIC) else 0
    state = DuelState(
        book.digest, tuple(cards), lp=(points, points), turn=1, turn_player=max(first, 0), phase=Phase.DRAW,
        shuffled=shuffled,
        agenda=(Frame(Procedure.PHASE), Frame(Procedure.OPENING, CHOICE, OpeningData(chooser, first))),
    )  # fmt: skip
    table = Table(book, state)
    if chooser == NOBODY and first == NOBODY:
        tossed = table.under(COIN_FOR_CHOICE) or table.under(COIN_FOR_TURN)
        table.top(step=COIN) if tossed else table.top(data=OpeningData(NOBODY, 0))
    advance(table)
    return table.freeze()


def opening(table: Table) -> None:
    """Procedure OPENING: data = who chooses, who goes first; then both players draw their opening hands."""
    frame = table.agenda[-1]
    chooser, first = OpeningData(*frame.data)
    if frame.step == COIN:
        _toss(table, frame)
    elif frame.step == CHOICE and first == NOBODY:
        _choose_first(table, frame, chooser)
    elif frame.step == CHOICE:
        table.change(turn_player=first)
        table.tell(EventKind.FIRST_PLAYER, player=first, rules=("turn.turn-player",))
        table.top(step=DRAW, chosen=())
    elif frame.step < DRAW + 2:
        _draw_hand(table, frame, frame.step - DRAW)
    else:
        table.window, table.pending, table.batch = (), (), 0
        table.finish()


def _toss(table: Table, frame: Frame) -> None:
    if not frame.chosen:
        table.request = Request(
            RequestKind.COIN, NOBODY, Purpose.GO_FIRST, FACES if table.under(COIN_ITEM) else FACES[1:]
        )
        return
    winner = 0 if frame.chosen[0][0] else 1
    if table.under(COIN_FOR_CHOICE):
        table.tell(EventKind.FIRST_CHOICE, player=winner, rules=COIN_FOR_CHOICE)
        table.top(step=CHOICE, data=OpeningData(winner, NOBODY), chosen=())
    else:
        table.top(step=CHOICE, data=OpeningData(NOBODY, winner), chosen=())


def _choose_first(table: Table, frame: Frame, chooser: int) -> None:
    if not frame.chosen:
        table.request = Request(RequestKind.YES_NO, chooser, Purpose.GO_FIRST)
        return
    first = chooser if frame.chosen[0][0] else 1 - chooser
    table.top(data=OpeningData(chooser, first), chosen=())


def _draw_hand(table: Table, frame: Frame, player: int) -> None:
    count = table.book.ruleset.numbers["opening-hand"] if table.under(OPENING_HAND) else 0
    try:
        uids = planning.from_deck(table, player, count, planning.Answers(frame.chosen))
    except planning.Asked as missing:
        table.request = missing.request
        return
    table.new_batch()
    draw(table, uids, cause=Cause.RULE, player=player, rules=OPENING_HAND)
    table.top(step=frame.step + 1, chosen=())
