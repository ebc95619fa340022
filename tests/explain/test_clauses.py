"""Events and printed text: every event of an effect names a clause of the card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from rulebook.engine.core.book import Book
from rulebook.engine.core.events import Event, EventKind
from rulebook.explain.clauses import Ran, all_of, fits, ran
from rulebook.language.card_text.card_text import card_text
from rulebook.language.card_text.labelled_pieces import Clause
from scenarios.catalogue.card_examples import examples
from scenarios.formats.loader import Loaded, shelf
from scenarios.formats.small_boards import boards
from scenarios.playing.runner import play_lines
from scenarios.playing.script import Script
from tests.each import each

SCENARIOS = [*shelf(), *(one.loaded for one in examples())]


@cache
def clauses(book: Book, number: int) -> tuple[Clause, ...]:
    return card_text("en", book.by_number[number], book.effects(number)).clauses


def events_of(loaded: Loaded) -> Iterator[Event]:
    script = Script(loaded.book, loaded.start, loaded.scenario.answers)
    play_lines(script, loaded.scenario.line + loaded.scenario.solution, [])
    script.settle()
    for taken in script.history:
        yield from taken.events


def marked(book: Book, event: Event) -> list[tuple[int, str]]:
    """The clauses executed by an event, as (card number, part)."""
    return [
        (one.number, str(clause.reference[1]))
        for one in ran(event)
        for clause in clauses(book, one.number)
        if clause.reference[0] == one.effect and fits(one.part, clause.reference[1])
    ]


def unmarked(loaded: Loaded) -> list[Event]:
    """The events of an effect that name no clause of its card."""
    bare = (EventKind.ACTIVATED,)  # a card without an immediate effect has no text
    return [
        event
        for event in events_of(loaded)
        if event.kind not in bare and any(ran(event)) and not marked(loaded.book, event)
    ]


@each("loaded", SCENARIOS, ids=lambda loaded: loaded.scenario.id, parts=8)
def test_every_step_of_an_effect_has_its_clause(loaded: Loaded) -> None:
    assert unmarked(loaded) == []


def test_every_step_on_the_rule_boards_does_too() -> None:
    for board in boards("rules"):
        assert unmarked(board.loaded()) == [], board.name


def silent() -> set[tuple[EventKind, str]]:
    """Events caused by a card effect that name no clause of it."""
    everywhere = [*SCENARIOS, *(board.loaded() for board in boards("rules"))]
    return {
        (event.kind, event.cause.name)
        for loaded in everywhere
        for event in events_of(loaded)
        if event.source.number and not any(ran(event))
    }


def test_costs_targets_and_operations_name_their_clause() -> None:
    """A guard against forgetting to pass it on."""
    assert silent() <= {
        (EventKind.RESOLVING, "RULE"), (EventKind.RESOLVED, "RULE"), (EventKind.NO_EFFECT, "RULE"),  # a whole link
        (EventKind.TRIBUTED, "SUMMON"),  # common to every monster of its Level
        (EventKind.CONTROL_CHANGED, "EFFECT"),  # an effect that was linked to it is no longer there
    }  # fmt: skip


def chain_of(id: str, kind: EventKind, slug: str) -> set[str]:
    """The parts of a card executed by events of a kind."""
    loaded = next(each for each in SCENARIOS if each.scenario.id == id)
    number = loaded.book.by_slug[slug].number
    found = [marked(loaded.book, event) for event in events_of(loaded) if event.kind is kind]
    return {part for one in found for card, part in one if card == number}


def test_cost_target_and_effect_are_distinguished() -> None:
    id = "ruling.target.book-of-life-dd-crow"
    assert chain_of(id, EventKind.DISCARDED, "dd-crow") == {"cost:0"}
    assert chain_of(id, EventKind.TARGETED, "dd-crow") == {"target:0"}
    assert chain_of(id, EventKind.BANISHED, "dd-crow") == {"()"}
    assert chain_of(id, EventKind.TARGETED, "book-of-life") == {"target:0", "target:1"}
    assert chain_of(id, EventKind.TARGET_GONE, "book-of-life") == {"target:0"}


@pytest.mark.parametrize(
    ("id", "kind", "slug", "part"),
    [
        ("ruling.chain.jinzo-skill-drain-royal-decree", EventKind.EFFECT_NEGATED, "jinzo", "modifier:1"),
        ("puzzle.phoenix-shield", EventKind.EFFECT_NEGATED, "cyber-phoenix", "modifier:0"),
        ("ruling.battle.spirit-reaper-face-down-attacked", EventKind.PROTECTED, "spirit-reaper", "modifier:0"),
        ("ruling.send.mystic-tomato-dimensional-fissure", EventKind.REDIRECTED, "dimensional-fissure", "modifier:0"),
        ("card.banisher-of-the-light.1", EventKind.BANISHED, "banisher-of-the-light", "modifier:0"),
        ("ruling.cost.spell-economics-no-payment", EventKind.COST_WAIVED, "spell-economics", "modifier:0"),
        ("card.the-sanctuary-in-the-sky.1", EventKind.DAMAGE_PREVENTED, "the-sanctuary-in-the-sky", "modifier:0"),
        ("ruling.battle.gravity-bind-after-the-attack", EventKind.ATTACK_STOPPED, "gravity-bind", "modifier:0"),
        ("ruling.summon.monster-reborn-tyrant-dragon", EventKind.TRIBUTED, "tyrant-dragon", "condition"),
        ("card.necro-gardna.1", EventKind.CAME_DUE, "necro-gardna", "(0,)"),
        ("card.right-arm-of-the-forbidden-one.2", EventKind.WON, "exodia-the-forbidden-one", "()"),
    ],
)
def test_what_another_card_makes_of_a_step_lights_that_card(id: str, kind: EventKind, slug: str, part: str) -> None:
    assert chain_of(id, kind, slug) == {part}


def test_modes_are_distinguished() -> None:
    found = {
        part for loaded in SCENARIOS for event in events_of(loaded) for card, part in marked(loaded.book, event)
        if card == loaded.book.by_slug["enemy-controller"].number
    }  # fmt: skip
    assert {"mode:1:cost:0", "mode:1:target:0", "(1,)"} <= found


def test_a_path_matches_all_its_clauses_and_a_star_all_of_a_kind() -> None:
    assert fits((0,), (0, 1))
    assert fits((0, 1), (0,))
    assert not fits((0,), (1,))
    assert fits("event:*", "event:1")
    assert not fits("event:*", "cost:0")
    assert not fits("cost:0", (0,))
    assert all_of(()) == frozenset()
    assert Ran(1, 2, 3, ()).part == ()
