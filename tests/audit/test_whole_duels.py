"""Random duels keep every invariant under each ruleset; the same seed plays the same duel."""

from __future__ import annotations

from datetime import date

import pytest

from rulebook.cards import BY_SLUG
from rulebook.engine.api import apply, legal_actions
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.table import Table
from rulebook.engine.opening import Deck, start
from rulebook.rulesets import BY_ID
from rulebook.shelf import open_book
from rulebook.solver.invariants import at_rest, possessions
from rulebook.solver.soak import play, replayed
from rulebook.vocabulary.terms import Phase, Zone
from tutor_app.reports.soak import as_text, soak

EACH, CHUNK = 12, 4
FIRST = date.today().toordinal() * EACH
"""Different duels every day; `python3 run.py soak --duels 300 --seed S` plays more, or reproduces those of a day."""
DECK = Deck((BY_SLUG["cyber-dragon"].number,) * 3 + (BY_SLUG["heavy-storm"].number,) * 37)


@pytest.mark.parametrize("first", range(0, EACH, CHUNK))
@pytest.mark.parametrize("ruleset", sorted(BY_ID))
def test_random_duels_keep_every_promise(ruleset: str, first: int) -> None:
    book = open_book(ruleset)
    for seed in range(FIRST + first, FIRST + first + CHUNK):
        duel = play(book, seed)
        assert not duel.fault, (seed, duel.fault, duel.notation[-8:])
        assert duel.winner != NOBODY


def test_the_same_seed_plays_the_same_duel() -> None:
    book = open_book("2014")
    assert play(book, 7).decisions == play(book, 7).decisions
    assert play(book, 7).decisions != play(book, 8).decisions


def test_a_broken_promise_is_found() -> None:
    """The checks work: a lost card, a duplicated slot and an unreported end are all detected."""
    book = open_book("2014")
    state = start(book, (DECK, DECK), first=0)
    cards = possessions(book, state)
    assert list(at_rest(book, state, cards)) == []
    assert any("lost" in fault for fault in at_rest(book, state.with_(cards=state.cards[1:]), cards))
    lying = [card._replace(zone=Zone.MONSTER, slot=0) for card in state.cards[:2]]
    assert any("zones" in fault for fault in at_rest(book, state.with_(cards=(*lying, *state.cards[2:])), cards))
    silent = state.with_(request=state.request._replace(kind=RequestKind.NOTHING))
    assert any("rest" in fault for fault in at_rest(book, silent, cards))


def test_a_duel_reads_back_from_its_notation() -> None:
    book = open_book("2014")
    state = first = start(book, (DECK, DECK))
    moments = []
    for _ in range(60):
        actions = [one for one in legal_actions(book, state) if one.kind != ActionKind.WITHDRAW]
        moments.append((state, actions[0]))
        state = apply(book, state, actions[0]).state
    assert replayed(book, first, moments, state) == ""
    assert replayed(book, first, moments[:-1], state) != ""


def test_a_duel_begins_with_coin_choice_and_five_cards_each() -> None:
    book = open_book("2014")
    state = start(book, (DECK, DECK))
    assert state.request.kind == RequestKind.COIN
    state = apply(book, state, Action(ActionKind.TOSS, NOBODY, value=0)).state
    assert (state.request.kind, state.request.player) == (RequestKind.YES_NO, 1)
    state = apply(book, state, Action(ActionKind.NO, 1)).state
    while state.request.kind == RequestKind.LOT:
        state = apply(book, state, legal_actions(book, state)[0]).state
    assert (state.turn, state.turn_player, state.phase, state.lp) == (1, 0, Phase.DRAW, (8000, 8000))
    table = Table(book, state)
    assert [len(table.in_zone(Zone.HAND, player)) for player in (0, 1)] == [5, 5]
    assert [len(table.in_zone(Zone.DECK, player)) for player in (0, 1)] == [35, 35]


def test_the_report_counts_and_says_what_failed() -> None:
    report = soak("2014", 2, 3, workers=1)
    assert (report["failed"], report["duels"]) == (0, 2)
    assert as_text(report).endswith("2 passed, 0 failed")
    broken = report | {"failed": 1, "first": {"seed": 4, "fault": "cards: lost", "notation": ["you: pass"]}}
    assert "FAILED seed 4: cards: lost\n    you: pass" in as_text(broken)
