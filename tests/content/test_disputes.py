"""The boards of disputed points: each reading has the result stated in its file, and the two diverge."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebook.articles.disagreements import disagreements
from rulebook.rulesets import OTHER_READINGS, RULES_2014
from rulebook.shelf import open_book
from scenarios.catalogue import disputed_points
from scenarios.catalogue.disputed_points import SIDES, dispute_board, on_boards, reading_shown
from scenarios.catalogue.lookup import by_id
from scenarios.formats.faults import ScenarioError
from scenarios.formats.loader import check_content
from scenarios.playing.runner import check
from tutor_app.pages.reading_comparison import compared
from tutor_app.play.script_steps import told_of

OFF_THE_BOARD = {"choice-after-draw"}
"""Alternative readings that apply before a board begins."""
BOARD = """[[board]]
dispute = "last-life-points"
you = { lp = 1000, hand = ["instant-fusion"], extra = ["darkfire-dragon"] }
"""


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("point", list(on_boards()))
def test_a_reading_has_the_result_stated_on_its_board(point: str, side: str) -> None:
    board = on_boards()[point].sides[side]
    check_content(board)
    assert check(board) == []
    assert board.scenario.expect.model_dump(exclude_defaults=True), "it says what comes of it"


@pytest.mark.parametrize("point", list(on_boards()))
def test_the_readings_diverge_on_their_board(point: str) -> None:
    """The side played does not have the other's result or narration."""
    both = on_boards()[point]
    a, b = (both.sides[side] for side in SIDES)
    assert a.start.with_(book=0) == b.start.with_(book=0)
    for one, other in ((a, b), (b, a)):
        assert check(type(one)(other.scenario, one.book, one.file)) != []
    told = compared(*(told_of(both.sides[side].scenario.id, "en").steps for side in SIDES))
    assert any(told.sides.values())


def test_every_other_reading_that_a_board_can_show_has_one() -> None:
    assert set(on_boards()) == set(OTHER_READINGS) - OFF_THE_BOARD
    for point in OTHER_READINGS:
        assert point in disagreements()


def test_another_reading_is_the_ruleset_of_2014_but_for_that_point() -> None:
    for point, rules in OTHER_READINGS.items():
        assert rules.policies != RULES_2014.policies or rules.absent != RULES_2014.absent, point
        changed = {rule.removesuffix(".classic") for rule in rules.absent ^ RULES_2014.absent}
        changed |= {name for name in rules.policies if rules.policies[name] != RULES_2014.policies.get(name)}
        families = {rule.partition(".")[0] for rule in disagreements()[point].rules}
        assert {rule.partition(".")[0] for rule in changed} <= families | {"spelltrap", "fusion", "ritual"}, point


@pytest.mark.parametrize("point", list(on_boards()))
def test_the_reading_that_is_played_is_the_one_of_every_other_board(point: str) -> None:
    both = on_boards()[point]
    other = "b" if both.point.played == "a" else "a"
    assert both.sides[both.point.played].book is open_book("2014")
    assert both.sides[other].book.digest != open_book("2014").digest


def test_what_is_borrowed_from_the_old_rules_is_cited_as_such() -> None:
    old, new = "battle.replay.classic", "battle.replay"
    for side, own, other in (("a", new, old), ("b", old, new)):
        told = told_of(f"dispute.replay-result.{side}", "en").steps
        cited = {rule.id for step in told for reason in step.reasons for rule in reason.rules}
        assert own in cited
        assert other not in cited


def test_a_board_is_found_by_its_name_and_says_which_reading_it_plays() -> None:
    board = by_id("dispute.replay-cause.a")
    assert board is not None
    assert board is dispute_board("dispute.replay-cause.a")
    shown = reading_shown("dispute.replay-cause.a")
    assert shown is not None
    assert (shown[0].id, shown[1]) == ("replay-cause", "a")
    for name in ("dispute.replay-cause", "dispute.replay-cause.c", "dispute.nothing.a", "replay-cause.a", "dispute."):
        assert by_id(name) is None
        assert reading_shown(name) is None


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (BOARD + BOARD, "already has a board"),
        (BOARD.replace("last-life-points", "first-life-points"), "there is no point"),
        (BOARD.replace("last-life-points", "deck-count"), "one reading"),
    ],
)
def test_a_broken_board_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, word: str) -> None:
    (tmp_path / "disputes").mkdir()
    (tmp_path / "disputes" / "broken.toml").write_text(text)
    monkeypatch.setattr(disputed_points, "FOLDER", tmp_path)
    on_boards.cache_clear()
    try:
        with pytest.raises(ScenarioError, match=word):
            on_boards()
    finally:
        on_boards.cache_clear()
