"""Random play with the whole pool: every card is used, every operation carried out, invariants hold."""

from __future__ import annotations

from functools import cache

import pytest

from rulebook.cards import BY_SLUG
from rulebook.engine.operations.executors import EXECUTE
from rulebook.shelf import open_book
from rulebook.solver.pool import Seen, lacking, links, missing, play, watching
from rulebook.vocabulary import operations as o
from scenarios.catalogue.card_examples import examples_of
from tutor_app.reports.soak_pool import DUELS, as_text, explored, soak_pool

BOOK = open_book("2014")


@cache
def played() -> tuple[Seen, tuple[str, ...]]:
    seen = Seen()
    return seen, tuple(explored(BOOK, 0, DUELS, seen))


def has_example(slug: str) -> bool:
    return any(one.shows == "happens" for one in examples_of(slug))


def test_no_promise_is_broken_by_any_card() -> None:
    _, faults = played()
    assert not faults, faults[0]


def test_every_card_is_at_work() -> None:
    seen, _ = played()
    assert [card.slug for card in seen.unused(BOOK) if has_example(card.slug)] == []


def test_every_operation_is_carried_out() -> None:
    seen, _ = played()
    shown = {kind for card in BOOK.cards if has_example(card.slug) for kind in lacking(card, seen)}
    assert shown == set()


def test_chance_alone_reaches_most_of_the_pool() -> None:
    """The example boards help with the last cards, not with all of them."""
    seen = Seen()
    with watching(seen):
        for seed in range(6):
            assert play(BOOK, seed, seen) == ""
    assert len(seen.unused(BOOK)) < len(BOOK.cards) * 0.92
    assert {o.Destroy, o.SpecialSummon, o.Join} <= seen.performed
    assert len(seen.performed) > len(EXECUTE) / 3


def test_only_what_was_played_counts() -> None:
    before, seen = dict(EXECUTE), Seen()
    assert len(seen.unused(BOOK)) == len(BOOK.cards)
    assert set(missing(seen)) == set(EXECUTE)
    with watching(seen):
        assert before != EXECUTE
        play(BOOK, 3, seen, longest=200)
    assert before == EXECUTE
    assert 0 < len(seen.unused(BOOK)) < len(BOOK.cards)
    assert o.Win in missing(seen)
    mind = BY_SLUG["sangan"]
    seen.in_play.add(mind.number)
    assert not seen.used(BOOK, mind), "a card with an effect to activate is not at work by lying there"
    seen.activated.add((mind.number, 0))
    assert seen.used(BOOK, mind)


def test_an_effect_naming_a_missing_card_is_not_requested() -> None:
    golem = BY_SLUG["medium-piece-golem"]
    assert "small-piece-golem" not in BY_SLUG
    assert links(BOOK, golem) == []
    seen = Seen(in_play={golem.number})
    assert seen.used(BOOK, golem)


def test_the_report_names_what_was_never_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor_app.reports.soak_pool.explored", lambda *_: iter(["seed 4: cards: a card was lost"]))
    report = soak_pool("2014", 0, 1)
    assert report["failed"] == 1
    assert len(report["never_at_work"]) == report["cards"] == len(BOOK.cards)
    words = as_text(report)
    assert "    never: sangan\n" in words
    assert "    never: sangan 0\n" in words
    assert words.endswith("FAILED seed 4: cards: a card was lost\n1 failed")
