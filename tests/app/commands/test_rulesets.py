"""``diff`` and ``compare``: differences with their articles, and the line at which a scenario diverges."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulebook.articles.points import points
from rulebook.articles.rules import rules, statement
from rulebook.languages import LANGUAGES
from rulebook.rulesets import BY_ID, CLASSIC, RULES_2014, diff
from rulebook.rulesets.differences import behind
from tutor_app.commands.exit_status import PASSED
from tutor_app.commands.main import main


def test_every_difference_cites_an_article() -> None:
    found = diff(RULES_2014, CLASSIC)
    assert found
    for one in found:
        assert one.rules, one
        for rule in one.rules:
            assert rule in rules(), one
            assert all(statement(rule, lang) for lang in LANGUAGES), rule


def test_every_number_and_policy_of_a_ruleset_has_an_article() -> None:
    for ruleset in BY_ID.values():
        for name in (*ruleset.numbers, *ruleset.policies):
            assert set(behind(name)) <= rules().keys(), name


def test_a_ruleset_does_not_differ_from_itself_and_both_ways_agree() -> None:
    assert diff(CLASSIC, CLASSIC) == ()
    there = {(one.sort, one.name, one.a, one.b) for one in diff(RULES_2014, CLASSIC)}
    back = {(one.sort, one.name, one.b, one.a) for one in diff(CLASSIC, RULES_2014)}
    assert there == back


def test_a_changed_number_and_a_missing_rule_are_found() -> None:
    other = RULES_2014.derive("other", numbers={"hand-limit": 7}, without=("damage.zero-atk",))
    assert [(one.sort, one.name, one.a, one.b) for one in diff(RULES_2014, other)] == [
        ("rule", "damage.zero-atk", "yes", ""),
        ("number", "hand-limit", "6", "7"),
    ]


def test_points_name_rules_of_both_rulesets() -> None:
    assert len(points()) > 30
    assert {name for point in points() for name in point.sides} == set(BY_ID)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_diff_says_both_sides_in_words(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert main(["diff", "--lang", lang]) == PASSED
    out = capsys.readouterr().out
    assert statement("turn.draw.first-turn.classic", lang) in out
    assert statement("turn.draw.first-turn-none", lang) in out


def test_compare_shows_the_line_at_which_they_diverge(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "parting.toml"
    file.write_text(PARTING)
    assert main(["compare", str(file), "--json"]) == PASSED
    report = json.loads(capsys.readouterr().out)
    assert report["parted"]
    assert [line["first"] for line in report["lines"]] == [False, True, False]
    [parting] = [line for line in report["lines"] if line["first"]]
    assert parting["2014"]["fault"]
    assert "trap.not-set-turn" in parting["2014"]["rules"]
    assert parting["classic"]["fault"] is None
    for lang in LANGUAGES:
        assert main(["compare", str(file), "--lang", lang]) == PASSED
        out = capsys.readouterr().out
        assert "2014: " in out
        assert "classic: " in out


def test_compare_says_so_where_nothing_differs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "alike.toml"
    file.write_text(ALIKE)
    assert main(["compare", str(file)]) == PASSED
    assert "The scenario runs the same under both." in capsys.readouterr().out


PARTING = """
id = "test.parting"
kind = "card"
[text.en]
title = "A Trap in the turn it was Set"
[board.you]
hand = ["call-of-the-haunted"]
graveyard = ["sangan"]
[[line]]
do = "you: set call-of-the-haunted"
[[line]]
do = "you: activate call-of-the-haunted targeting sangan"
"""
ALIKE = """
id = "test.alike"
kind = "card"
[text.en]
title = "A Normal Summon"
[board.you]
hand = ["sangan"]
[[line]]
do = "you: summon sangan"
"""
