"""``run.py card``."""

from __future__ import annotations

import json

import pytest

from rulebook.articles.rules import statement
from rulebook.cards import BY_SLUG, POOL
from rulebook.languages import LANGUAGES
from rulebook.notation.source import names
from tutor_app.commands.cards import MOST_BOARDS
from tutor_app.commands.exit_status import PASSED, UNCLEAR
from tutor_app.commands.main import main
from tutor_app.texts.messages import message


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["card", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_by_its_name_in_any_language(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    card = BY_SLUG["relinquished"]
    name = card.names.in_language(lang)
    status, out, _ = run(capsys, *name.split(), "--lang", lang)
    assert status == PASSED
    assert out.startswith(f"{name}  ·  relinquished\n")
    for key in ("role.limit", "role.condition", "role.target", "role.effect", "entry.value", "entry.rules"):
        assert message(lang, key) in out
    assert "ritual.requirements" in out


def test_the_report_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "hevy", "strom", "--json", "--lang", "de")
    report = json.loads(out)
    assert status == PASSED
    assert (report["format"], report["version"], report["card"]) == ("duel-tutor/card", 1, "heavy-storm")
    assert report["names"]["it"] == "Tempesta Potente"
    assert [clause["role"] for clause in report["clauses"]] == ["effect"]
    assert eval(report["source"], dict(names())) == BY_SLUG["heavy-storm"]
    assert "ruling.chain.heavy-storm" in [scenario["id"] for scenario in report["scenarios"] if scenario["named"]]
    assert all(rule["text"] and rule["citation"] for rule in report["rules"])


def test_examples_stand_in_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    report = json.loads(run(capsys, "toon-summoned-skull", "--json")[1])
    assert {example["shows"] for example in report["examples"]} == {"happens", "fails"}


def test_several_or_none_are_offered_and_nothing_else_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "dragon", "--lang", "it")
    assert (status, out) == (UNCLEAR, "")
    assert "cyber-dragon: Cyber Drago" in err
    report = json.loads(run(capsys, "xyzzy", "--json")[1])
    assert (report["card"], report["several"]) == (None, False)
    status, _, err = run(capsys, "\x1b[2Jq" + "w" * 10_000)
    assert status == UNCLEAR
    assert "\x1b" not in err
    assert len(err) < 1000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_shown(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    for card in POOL:
        assert run(capsys, card.slug, "--lang", lang)[0] == PASSED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_shown_on_boards_are_stated_in_the_language_of_the_reader(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", "sangan", "--lang", lang]) == PASSED
    listed = capsys.readouterr().out.split(f"\n{message(lang, 'entry.boards')}\n")[1].splitlines()
    assert len(listed) == MOST_BOARDS + 1
    for line in listed[:-1]:
        id, said = line.strip().split(": ", 1)
        assert said == statement(id, lang)
