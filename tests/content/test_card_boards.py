"""The examples of ``scenarios/data/cards``: each has the stated result, and a different one without its effects."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from rulebook import shelf
from rulebook.cards import BY_SLUG, POOL
from rulebook.engine.core.book import Book, book_of
from rulebook.rulesets import BY_ID
from rulebook.vocabulary.recipes import RitualOf
from scenarios.catalogue.card_examples import SHOWS, Example, example, examples, examples_of
from scenarios.formats.faults import Fault, ScenarioError
from scenarios.formats.loader import check_content
from scenarios.formats.small_boards import board
from scenarios.playing.runner import check
from tests.each import each

PAIRS = [(one, slug) for one in examples() for slug in one.cards]


def has_effects(slug: str) -> bool:
    """Whether a card does anything; belonging to a Ritual Spell is used by the Spell."""
    return any(not isinstance(one, RitualOf) for one in BY_SLUG[slug].effects)


@contextmanager
def without_effects(slug: str) -> Iterator[None]:
    """Within this context the card with this slug has no effects."""
    plain = [replace(card, effects=(), versions=()) if card.slug == slug else card for card in POOL]

    def bind(ruleset: str) -> Book:
        return book_of(BY_ID[ruleset], plain)

    patch = pytest.MonkeyPatch()
    patch.setattr(shelf, "_bind", bind)
    try:
        yield
    finally:
        patch.undo()


@pytest.mark.parametrize("one", [pytest.param(one, id=f"{one.id}: {one.board.name}") for one in examples()])
def test_the_example_has_the_stated_result(one: Example) -> None:
    assert check(one.board.loaded()) == []


def comes_out_otherwise(one: Example) -> bool:
    """Whether an example cannot be set up as it is described, or has another result than stated."""
    try:
        return check(one.board.loaded()) != []
    except Fault:
        return True


@each("one, slug", PAIRS, ids=lambda pair: f"{pair[0].id}: {pair[1]}: {pair[0].board.name}", parts=16)
def test_the_example_rests_on_its_card(one: Example, slug: str) -> None:
    if has_effects(slug):
        with without_effects(slug):
            assert comes_out_otherwise(one), f"it comes out the same if {slug} has no effects"
    else:
        said = [line.do for line in one.board.scenario.line] + [str(one.board.scenario.expect)]
        assert any(slug in line for line in said), f"nothing in it speaks of {slug}"


def test_an_example_is_found_by_its_id_and_titled_in_every_language() -> None:
    for one in examples():
        assert example(one.id) is one
        titles = [text.title for text in one.loaded.scenario.text.values()]
        names = BY_SLUG[one.cards[0]].names
        assert len(titles) == 4
        assert any(names.de in title for title in titles)
        assert any(names.en in title for title in titles)


def test_what_happens_comes_before_what_fails() -> None:
    for slug in {slug for one in examples() for slug in one.cards}:
        shown = [SHOWS.index(one.shows) for one in examples_of(slug)]
        assert shown == sorted(shown)
        assert shown


@each("one", examples(), ids=lambda one: f"{one.id}: {one.board.name}", parts=4)
def test_every_line_and_pattern_of_an_example_can_be_read(one: Example) -> None:
    check_content(one.board.loaded())


def test_an_unknown_pattern_is_reported_with_its_key() -> None:
    entry = {"name": "broken", "lines": [], "expect": {"happened": ["lingered-on sangan"]}}
    with pytest.raises(ScenarioError, match="lingered-on"):
        check_content(board("broken", entry).loaded())


def test_a_declared_type_is_no_card() -> None:
    lines = [{"do": "you: activate tribe-infecting-virus naming dragon"}, {"do": "you: choose machine"}]
    check_content(board("declared", {"name": "declared", "lines": lines}).loaded())
    lines = [{"do": "you: activate tribe-infecting-virus targeting dragon"}]
    with pytest.raises(ScenarioError, match="dragon"):
        check_content(board("declared", {"name": "declared", "lines": lines}).loaded())
