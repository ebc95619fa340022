"""``run.py exercises``."""

from __future__ import annotations

import json

import pytest

from rulebook.languages import LANGUAGES
from scenarios.making.index import index, of_rule
from scenarios.making.values import Kind
from tutor_app.commands.main import main

ID = next(iter(index()))
RULE = "damage.attack-vs-attack.higher"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_exercise_is_shown_with_its_answers(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exercises", "show", ID, "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert ID in said
    assert "a)" in said
    assert "{" not in said


def test_as_json_it_names_the_right_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exercises", "show", "--kind", "may-i", "--count", "2", "--seed", "4", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["format"] == "duel-tutor/exercises"
    assert len(report["exercises"]) == 2
    for one in report["exercises"]:
        assert one["kind"] == "may-i"
        assert [option["right"] for option in one["options"]].count(True) == 1
        assert all((option["because"] is None) == option["right"] for option in one["options"])


def test_those_about_one_rule_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    kept = [entry for entry in of_rule(RULE) if entry.recipe.kind is Kind.PREDICT]
    assert main(["exercises", "check", "--rule", RULE, "--kind", "predict"]) == 0
    assert capsys.readouterr().out.endswith(f"{len(kept)} passed, 0 failed\n")
    assert kept


@pytest.mark.parametrize("arguments", [["show", "predict.none"], ["show", "--rule", "no.such-rule"]])
def test_what_does_not_exist_is_said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exercises", *arguments]) == 2
    assert "There is no" in capsys.readouterr().out


def test_only_all_exercises_are_stored(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exercises", "make", "--kind", "sort", "--write"]) == 2
    assert "leave out" in capsys.readouterr().out
