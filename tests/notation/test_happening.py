"""Patterns over events."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.engine.core.book import Book, Ruleset
from rulebook.engine.core.card_state import NO_CARD, Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.notation.happening import in_order, parse_happening
from rulebook.vocabulary.terms import Cause, Zone

BOOK = Book(Ruleset("test", 20140701, {}, {}), POOL)


def snap(slug: str) -> Snapshot:
    return NO_CARD._replace(uid=1, number=BY_SLUG[slug].number)


DESTROYED = Event(
    EventKind.DESTROYED,
    snap("sangan"),
    0,
    Cause.EFFECT,
    arguments=(("to_zone", int(Zone.GRAVEYARD)), ("source", snap("heavy-storm"))),
)
PAID = Event(EventKind.PAID_LP, player=1, cause=Cause.COST, arguments=(("amount", 1000), ("left", 7000)))
FRUITLESS = Event(EventKind.NO_EFFECT, snap("trap-hole"), 1, link=1, arguments=(("reason", "target-gone"),))
EVENTS = (DESTROYED, PAID, FRUITLESS)


@pytest.mark.parametrize(
    "text",
    [
        "destroyed sangan",
        "destroy sangan by heavy-storm as effect",
        "destroyed sangan to graveyard",
        "paid-lp opponent 1000",
        "pay 1000 as cost",
        "no-effect trap-hole because target-gone",
        "resolve trap-hole: no-effect because target-gone",
        "not-activated sangan",
        "not-paid-lp you",
    ],
)
def test_what_happened(text: str) -> None:
    assert parse_happening(text).holds(BOOK, EVENTS)


@pytest.mark.parametrize(
    "text",
    [
        "destroyed jinzo",
        "destroyed sangan by trap-hole",
        "destroyed sangan as battle",
        "destroyed sangan to banished",
        "paid-lp you",
        "paid-lp 800",
        "resolve trap-hole: no-effect because effect-negated",
        "not-destroyed sangan",
    ],
)
def test_what_did_not(text: str) -> None:
    assert not parse_happening(text).holds(BOOK, EVENTS)


def test_order() -> None:
    first, second = parse_happening("destroyed sangan"), parse_happening("paid-lp opponent")
    assert in_order(BOOK, (first, second), EVENTS) is None
    assert in_order(BOOK, (second, first), EVENTS) is first


@pytest.mark.parametrize("text", ["", "boom sangan", "destroyed sangan by", "destroyed as magic", "draw you you x y"])
def test_patterns_that_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        parse_happening(text)
