"""What the engine leaves out to be quick changes nothing: the same play with each shortcut and without it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rulebook.engine import transitions
from rulebook.engine.api import apply, legal_actions
from rulebook.engine.chain import activation_choices, begun_activations
from rulebook.engine.choosing.references import TARGETS, mentions, needs_targets
from rulebook.engine.choosing.targeting import done_to
from rulebook.engine.continuous import derived
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import Table
from rulebook.engine.legality import judgement, listing
from rulebook.shelf import open_book
from scenarios.formats.board import board_state
from scenarios.formats.loader import shelf
from tests.solver.boards import BOOK, random_position

STARTS = [(loaded.book, board_state(loaded.book, loaded.scenario.board)) for loaded in shelf()[::5]]
RANDOM = [(BOOK, random_position(seed)) for seed in range(100)]
CLASSIC = [(open_book("classic"), random_position(seed).with_(book=open_book("classic").digest)) for seed in range(40)]


def play(book: Book, state: DuelState, seed: int, most: int = 40) -> Iterator[DuelState]:
    """The positions of a random line of play."""
    rng, state = Random(seed), state.with_()
    for _ in range(most):
        yield state
        actions = legal_actions(book, state)
        if not actions:
            return
        state = apply(book, state, rng.choice(actions), trusted=True, events=False).state


@pytest.mark.parametrize("starts", [STARTS, RANDOM, CLASSIC], ids=["scenarios", "random", "classic"])
def test_the_list_of_actions_has_what_no_check_refuses(starts: list[tuple[Book, DuelState]]) -> None:
    activations = 0
    for seed, (book, start) in enumerate(starts):
        for state in play(book, start, seed):
            table = Table(book, state.with_())
            found = tuple(listing.legal(table))
            assert found == tuple(one for one in judgement.candidates(table) if judgement.is_legal(table, one))
            activations += sum(one.kind == ActionKind.ACTIVATE for one in found)
    assert activations > len(starts)


def test_derived_values_are_passed_on_while_nothing_changes_that_they_depend_on() -> None:
    passed_on = 0
    for seed, (book, start) in enumerate((*STARTS, *RANDOM, *CLASSIC)):
        rng, state = Random(seed), start.with_()
        for _ in range(40):
            without = state.with_()
            passed_on += len(state.memo) > 1
            actions = legal_actions(book, state)
            assert actions == legal_actions(book, without)
            if not actions:
                break
            action = rng.choice(actions)
            made = apply(book, state, action, trusted=True)
            assert (made.state, made.events) == apply(book, without.with_(), action, trusted=True)[:2]
            state = made.state
    assert passed_on > len(STARTS)


def test_what_is_derived_under_one_book_is_not_used_under_another() -> None:
    """A state can be played with the same cards under other rules: none of what was found out before counts then."""
    different, other = 0, BOOK.without("card.level", "card.atk-def", "mechanic.B8", "target.needs-legal")
    for seed, (_, start) in enumerate(RANDOM):
        for state in play(BOOK, start, seed, 10):
            fresh = [apply(other, state.with_(), one, trusted=True) for one in legal_actions(other, state.with_())]
            assert legal_actions(other, state) == legal_actions(other, state.with_())
            assert [apply(other, state, one, trusted=True) for one in legal_actions(other, state)] == fresh
            different += legal_actions(other, state) != legal_actions(BOOK, state)
    assert different


@pytest.fixture(scope="module")
def lines() -> list[list[DuelState]]:
    """Random lines of play with every shortcut."""
    return [list(play(book, start, seed)) for seed, (book, start) in enumerate((*STARTS, *RANDOM))]


def played_again() -> list[list[DuelState]]:
    return [list(play(book, start, seed)) for seed, (book, start) in enumerate((*STARTS, *RANDOM))]


def test_where_the_cards_lie_is_found_anew_only_if_one_moves(
    monkeypatch: pytest.MonkeyPatch, lines: list[list[DuelState]]
) -> None:
    touch = Table._touch
    monkeypatch.setattr(Table, "_touch", lambda table, moved=True: touch(table))
    assert played_again() == lines


def test_prohibitions_are_collected_once(monkeypatch: pytest.MonkeyPatch, lines: list[list[DuelState]]) -> None:
    collect = derived._bans

    def anew(table: Table) -> Any:
        table.memo.pop("bans", None)
        return collect(table)

    monkeypatch.setattr(derived, "_bans", anew)
    assert played_again() == lines


def test_what_follows_from_an_element_of_a_card_is_remembered() -> None:
    told = 0
    for card in BOOK.cards:
        for effect in BOOK.effects(card.number):
            for _, part in walk(getattr(effect, "operation", None)):
                for _ in range(2):
                    found = mentions(part, TARGETS), needs_targets(part), done_to(part, 0), done_to(part, 1)
                    told += found[0]
                    assert found == (
                        vars(mentions)["__wrapped__"](part, TARGETS),
                        vars(needs_targets)["__wrapped__"](part),
                        vars(done_to)["__wrapped__"](part, 0),
                        vars(done_to)["__wrapped__"](part, 1),
                    )
    assert told


def test_the_choices_of_an_activation_are_the_same_begun_once_and_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    starts = list(enumerate((*STARTS, *RANDOM, *CLASSIC)))
    lines = [list(play(book, start, seed)) for seed, (book, start) in starts]
    begun, anew = 0, begun_activations.Begun

    def begin(*arguments: Any) -> begun_activations.Begun:
        nonlocal begun
        begun += 1
        return anew(*arguments)

    monkeypatch.setattr(begun_activations, "Begun", begin)
    assert [list(play(book, start, seed)) for seed, (book, start) in starts] == lines
    once, begun = begun, 0
    monkeypatch.setattr(activation_choices, "begin", begin)
    assert [list(play(book, start, seed)) for seed, (book, start) in starts] == lines
    assert 0 < once < begun


def always(table: Table, kind: type = object) -> bool:
    return True


def test_effects_that_cannot_matter_are_not_gone_through(
    monkeypatch: pytest.MonkeyPatch, lines: list[list[DuelState]]
) -> None:
    monkeypatch.setattr(derived, "anywhere", always)
    monkeypatch.setattr(derived, "_may_change", always)
    assert played_again() == lines


def test_consequences_follow_from_changes_only(monkeypatch: pytest.MonkeyPatch, lines: list[list[DuelState]]) -> None:
    flush = transitions.flush

    def always_flush(table: Table) -> None:
        table.stirred = True
        flush(table)

    monkeypatch.setattr(transitions, "flush", always_flush)
    assert played_again() == lines
