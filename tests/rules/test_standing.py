"""Structural and informative rules: every one has a reason, and its example exists."""

from __future__ import annotations

from rulebook.articles.rules import rules
from rulebook.articles.standing import standings
from scenarios.formats.small_boards import boards
from tutor_app.reports.conformance import table


def test_structural_rules_are_shown_by_a_board() -> None:
    there = {f"{board.file}: {board.name}" for board in boards("rules")}
    assert {one.board for one in standings().values() if one.kind == "structural"} <= there


def test_no_rule_has_a_standing_and_is_enforced_as_well() -> None:
    assert [row.rule for row in table() if row.status == "enforced" and row.rule in standings()] == []


def test_few_rules_are_structural() -> None:
    structural = [id for id, one in standings().items() if one.kind == "structural"]
    assert len(structural) < 0.15 * len(rules())
