"""The list of puzzles: filters, the puzzle of the day, and a picture of the board on each tile."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta

import pytest

from rulebook.languages import LANGUAGES
from rulebook.vocabulary.terms import Zone
from scenarios.formats.loader import Loaded
from tutor_app.pages.puzzle_list import (
    LEVELS,
    Asked,
    Ratings,
    State,
    all_puzzles,
    asked_of,
    filtered,
    level_of,
    lying_on,
    of_the_day,
    puzzle_page,
    states_of,
    themes_of,
)
from tutor_app.progress.ratings import Rating
from tutor_app.progress.recall import Recall
from tutor_app.progress.results import Item, ItemKind, Result
from tutor_app.texts.messages import message

PUZZLES = all_puzzles()
DAY = date(2026, 3, 1)


def listed(asked: Asked, states: dict[str, State] | None = None) -> set[str]:
    """The ids of the puzzles listed, without that of the day."""
    drawn = str(puzzle_page("en", asked, states or {}, DAY)).split("filters-line")[1]
    return {one.scenario.id for one in PUZZLES if f'data-send="open:{one.scenario.id}"' in drawn}


def ids(fitting: Iterable[Loaded]) -> set[str]:
    return {one.scenario.id for one in fitting}


def test_each_filter_leaves_the_puzzles_that_fit_it() -> None:
    assert listed(Asked()) == ids(PUZZLES)
    for level in LEVELS:
        assert listed(Asked(level=level)) == ids([one for one in PUZZLES if level_of(one) == level])
    for theme in {chapter.id for one in PUZZLES for chapter in themes_of(one)}:
        fitting = [one for one in PUZZLES if theme in {chapter.id for chapter in themes_of(one)}]
        assert listed(Asked(theme=theme)) == ids(fitting) != set()
    assert len({level_of(one) for one in PUZZLES}) > 1


def test_every_puzzle_shows_its_rating_and_that_of_visitors_takes_its_place() -> None:
    first = PUZZLES[0]
    computed = first.found.measures.rating
    assert f"({computed})" in str(puzzle_page("en", Asked(), {}, DAY))
    ratings = Ratings(Rating(1333.4, 80.0, 0.06, 9), {first.scenario.id: Rating(computed + 77.2, 60.0, 0.06, 30)})
    assert ratings.of(first) == computed + 77
    for lang in LANGUAGES:
        drawn = str(puzzle_page(lang, Asked(), {}, DAY, ratings))
        assert f"({computed + 77})" in drawn
        assert message(lang, "puzzle_list.rating", rating=1333) in drawn
    guess = str(puzzle_page("en", Asked(), {}, DAY, Ratings(Rating(1200.0))))
    assert message("en", "puzzle_list.guess", rating=1200) in guess


def test_every_puzzle_is_measured() -> None:
    assert all(one.found.measures.moves for one in PUZZLES)


def test_the_state_of_a_puzzle_is_that_of_its_last_try() -> None:
    first, second, third = (one.scenario.id for one in PUZZLES[:3])
    noon, recall = datetime(2026, 3, 1, 12, tzinfo=UTC), Recall()
    tries = [(first, False), (first, True), (second, True), (second, False)]
    recall.take(
        Result(Item(ItemKind.PUZZLE, id), right, noon + timedelta(minutes=at), ())
        for at, (id, right) in enumerate(tries)
    )
    states = states_of(recall)
    assert states == {first: State.SOLVED, second: State.FAILED}
    assert listed(Asked("solved"), states) == {first}
    assert listed(Asked("failed"), states) == {second}
    assert third in listed(Asked("new"), states)


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_every_puzzle_has_its_turn() -> None:
    days = [of_the_day(PUZZLES, DAY + timedelta(days=at)).scenario.id for at in range(len(PUZZLES))]
    assert set(days) == ids(PUZZLES)
    for states in ({}, dict.fromkeys(days, State.SOLVED)):
        drawn = str(puzzle_page("en", Asked("new"), states, DAY)).split("filters-line")[0]
        assert f"open:{days[0]}" in drawn


def test_unknown_filters_count_as_none() -> None:
    assert asked_of({"state": "x", "level": "", "theme": "<b>", "page": "puzzles"}) == Asked()
    assert filtered("level=hard&theme=none&x=1") == {"page": "puzzles", "level": "hard"}
    assert filtered("%%%&&&===") == {"page": "puzzles"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chosen_filter_is_taken_back_by_pressing_it_again(lang: str) -> None:
    drawn = str(puzzle_page(lang, Asked(level="hard"), {}, DAY))
    assert 'data-send="puzzles:"' in drawn
    assert 'data-send="puzzles:state=new&amp;level=hard"' in drawn
    for name in (*State, *LEVELS):
        assert message(lang, f"puzzle_list.{name}") in drawn


@pytest.mark.parametrize("loaded", PUZZLES, ids=lambda one: one.scenario.id)
def test_the_picture_shows_every_card_on_the_field(loaded: Loaded) -> None:
    field = [card for card in loaded.start.cards if card.zone in (Zone.MONSTER, Zone.SPELL) and card.slot < 5]
    lying = lying_on(loaded)
    assert len(lying) == len(field) == len({(one.row, one.column) for one in lying})
    assert {one.row >= 2 for one in lying} == {card.holder == 0 for card in field}
