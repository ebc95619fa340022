"""Compares a duel with what a scenario expects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rulebook.engine.card_values import facts
from rulebook.engine.core.book import Book
from rulebook.engine.core.events import Event
from rulebook.engine.core.state import DuelState
from rulebook.notation.faults import NotationError
from rulebook.notation.happening import in_order, parse_happening
from rulebook.notation.parser import parse_line
from rulebook.notation.resolver import resolve
from rulebook.notation.words import PHASE_WORDS, POSITION_WORDS, UNKNOWN_CARD
from rulebook.vocabulary.terms import Zone
from scenarios.formats.board import ZONES
from scenarios.formats.card_spec import parse_spec
from scenarios.formats.models import Expect, SideExpect

from .refusals import not_refused

WINNERS = {-1: "nobody", 0: "you", 1: "opponent", 2: "draw"}
_PLACES = (*((key, zone) for key, zone, _ in ZONES), ("attached", Zone.ATTACHED))
"""The places an expectation can name; Xyz Materials are listed under their owner."""
_ON_FIELD = (Zone.MONSTER, Zone.SPELL, Zone.FIELD, Zone.PENDULUM)


def zone_cards(book: Book, state: DuelState, player: int, zone: Zone) -> list[tuple[str, str]]:
    """Slug and position word of each card of a player in a zone, by slot (a Deck from the top).

    On the field, the controller counts.
    """
    return [(slug, word) for _, slug, word in zone_cards_with_uid(book, state, player, zone)]


def zone_cards_with_uid(book: Book, state: DuelState, player: int, zone: Zone) -> list[tuple[int, str, str]]:
    """Like ``zone_cards``, with each card's uid first."""
    found: list[tuple[int, str, str, int]] = []
    for uid, card in enumerate(state.cards):
        if card.zone != zone:
            continue
        whose = facts(book, state, uid).controller if zone in _ON_FIELD else card.holder
        if whose == player:
            known = book.by_number.get(card.number)
            slug = known.slug if known else UNKNOWN_CARD
            place = -card.slot if zone == Zone.DECK else card.slot
            found.append((place, slug, POSITION_WORDS.get(card.position, ""), uid))
    return [(uid, slug, word) for _, slug, word, uid in sorted(found)]


def differences(book: Book, state: DuelState, events: tuple[Event, ...], expect: Expect) -> Iterator[str]:
    """Yield the differences from the expectation, one sentence each."""
    for player, side in enumerate((expect.you, expect.opponent)):
        yield from _side(book, state, player, side)
    if expect.winner is not None and WINNERS[state.winner] != expect.winner:
        yield f"winner is {WINNERS[state.winner]}, not {expect.winner}"
    if expect.phase is not None and PHASE_WORDS[state.phase] != expect.phase:
        yield f"the phase is {PHASE_WORDS[state.phase]}, not {expect.phase}"
    yield from missing(book, events, expect.happened)
    out_of_order = in_order(book, map(parse_happening, expect.order), events)
    if out_of_order is not None:
        yield f"did not happen in this order: {', '.join(expect.order)}"
    for text in expect.legal:
        problem = judge_line(book, state, text)
        if problem:
            yield f'"{text}" should be legal: {problem}'
    for entry in expect.illegal:
        wrong = not_refused(book, state, entry.do, entry.because)
        if wrong:
            yield wrong


def missing(book: Book, events: tuple[Event, ...], patterns: Iterable[str]) -> Iterator[str]:
    """Yield the patterns that do not hold."""
    for text in patterns:
        if not parse_happening(text).holds(book, events):
            yield f'"{text}" does not hold'


def judge_line(book: Book, state: DuelState, text: str) -> str:
    """Why a line cannot be played here and now, or an empty string."""
    try:
        resolve(book, state, parse_line(text))
    except NotationError as error:
        return str(error)
    return ""


def _side(book: Book, state: DuelState, player: int, side: SideExpect) -> Iterator[str]:
    name = ("you", "opponent")[player]
    if side.lp is not None and state.lp[player] != side.lp:
        yield f"{name}.lp is {state.lp[player]}, not {side.lp}"
    for key, zone in _PLACES:
        wanted: tuple[str, ...] | int | None = getattr(side, key)
        if wanted is None:
            continue
        there = zone_cards(book, state, player, zone)
        if isinstance(wanted, int):
            if len(there) != wanted:
                yield f"{name}.{key} has {len(there)} cards, not {wanted}"
        elif not _same(there, wanted):
            shown = ", ".join(f"{slug}|{word}" if zone in _ON_FIELD else slug for slug, word in there)
            yield f"{name}.{key} is [{shown}], not [{', '.join(wanted)}]"


def _same(there: list[tuple[str, str]], wanted: tuple[str, ...]) -> bool:
    """Equality as multisets; an expected card without a position matches any position."""
    left = Counter(there)
    specs = [parse_spec(text) for text in wanted]
    for spec in sorted(specs, key=lambda spec: spec.position is None):
        word = "" if spec.position is None else POSITION_WORDS[spec.position]
        fits = next((card for card in left if left[card] and card[0] == spec.slug and word in ("", card[1])), None)
        if fits is None:
            return False
        left[fits] -= 1
    return not left.total()
