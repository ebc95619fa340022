"""The command line: exit statuses, the versioned JSON, four languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rulebook.engine.api import legal_actions
from rulebook.engine.core.codec import from_json
from scenarios.formats.loader import find, load
from tutor_app.commands.exit_status import FAILED, PASSED, UNCLEAR
from tutor_app.commands.main import main

STORM = "ruling.chain.heavy-storm"
LANGUAGES = ("de", "en", "it", "nl")
BROKEN = 'id = "x"\nkind = "ruling"\n[text.en]\ntitle = "x"\n[board.you]\nhand = ["jinzoo"]\n'
WRONG = 'id = "x"\nkind = "ruling"\n[text.en]\ntitle = "x"\n[board]\n[expect]\nyou.lp = 1\n'


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(list(arguments))
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def run_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(run(capsys, *arguments, "--json")[1])
    assert report["version"] == 1
    assert report["format"] == f"duel-tutor/{arguments[0]}"
    return report


def test_check_counts_in_its_last_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text(BROKEN)
    (tmp_path / "wrong.toml").write_text(WRONG)
    status, out, _ = run(capsys, "check", str(tmp_path), str(find(STORM)))
    assert status == FAILED
    assert out.splitlines()[-1] == "1 passed, 2 failed"
    assert "board.you.hand[0]" in out
    assert "you.lp is 8000, not 1" in out
    status, out, _ = run(capsys, "check", str(find(STORM)))
    assert (status, out.splitlines()[-1]) == (PASSED, "1 passed, 0 failed")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_play_says_the_same_steps_in_every_language(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    here = run_json(capsys, "play", STORM, "--lang", lang)
    english = run_json(capsys, "play", STORM)
    assert here["faults"] == []
    for step, other in zip(here["steps"], english["steps"], strict=True):
        assert [told["rules"] for told in step["told"]] == [told["rules"] for told in other["told"]]
        assert {key: step[key] for key in ("line", "events", "chain", "board")} == {
            key: other[key] for key in ("line", "events", "chain", "board")
        }
        for told in step["told"]:
            assert told["text"] == "".join(span["text"] for span in told["spans"])
    assert run(capsys, "play", STORM, "--lang", lang)[0] == PASSED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_more_repeats_nothing_within_a_step(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    brief = run(capsys, "play", STORM, "--lang", lang)[1]
    full = run(capsys, "play", STORM, "--lang", lang, "--more")[1]
    steps = [[line for line in step.splitlines() if line.startswith(" " * 6)] for step in re.split(r"\n\n\d+\. ", full)]
    assert sum(map(len, steps)) > 20
    assert all(len(step) == len(set(step)) for step in steps)
    assert [line for line in full.splitlines() if not line.startswith(" " * 6)] == brief.splitlines()


def test_play_shows_chain_board_and_states(capsys: pytest.CaptureFixture[str]) -> None:
    report = run_json(capsys, "play", STORM, "--states")
    third = report["steps"][2]
    assert [link["card"] for link in third["chain"]] == ["heavy-storm", "threatening-roar", "seven-tools-of-the-bandit"]
    assert third["board"]["you"]["lp"] == 7000
    loaded = load(find(STORM))
    for step in report["steps"]:
        state = from_json(step["state"])
        assert len(legal_actions(loaded.book, state)) >= 1
        assert step["board"]["opponent"]["lp"] == state.lp[1]


def test_a_refusal_can_be_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    report = run_json(capsys, "play", "ruling.target.call-of-the-haunted-dd-crow")
    refused = [step for step in report["steps"] if "refused" in step]
    assert refused
    assert all(step["refused"]["failures"] and step["refused"]["told"]["text"] for step in refused)


def test_actions_are_legal_or_say_why_not(capsys: pytest.CaptureFixture[str]) -> None:
    report = run_json(capsys, "actions", STORM, "--at", "2")
    legal = {action["line"] for action in report["legal"]}
    refused = {action["line"]: action for action in report["refused"]}
    assert legal == {"you: activate seven-tools-of-the-bandit", "you: pass"}
    assert not legal & refused.keys()
    assert all(action["failures"] and action["text"] for action in refused.values())
    assert "turn.open" in [failure["check"] for failure in refused["you: attack cyber-dragon"]["failures"]]
    assert run(capsys, "actions", STORM, "--at", "2")[1].count("\n") > len(legal)


@pytest.mark.parametrize(
    ("at", "line", "status"),
    [
        ("0", "you: activate heavy-storm", PASSED),
        ("1", "you: attack cyber-dragon", FAILED),
        ("0", "you: activate heavy-strom", UNCLEAR),
        ("0", "activate", UNCLEAR),
    ],
)
def test_judge_has_a_status_for_each_answer(
    capsys: pytest.CaptureFixture[str], at: str, line: str, status: int
) -> None:
    said = {lang: run(capsys, "judge", STORM, "--at", at, line, "--lang", lang) for lang in LANGUAGES}
    assert {found for found, _, _ in said.values()} == {status}
    assert len({out for _, out, _ in said.values()}) == len(LANGUAGES)
    report = run_json(capsys, "judge", STORM, "--at", at, line)
    assert report["ok"] is (status == PASSED)


def test_what_cannot_be_found_or_counted(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["play", "no-such-scenario"], ["actions", STORM, "--at", "99"]):
        status, out, err = run(capsys, *arguments)
        assert (status, out) == (UNCLEAR, "")
        assert err.count("\n") == 1
    for arguments in (["play", STORM, "--lang", "fr"], ["actions", STORM, "--at", "-1"]):
        with pytest.raises(SystemExit) as caught:
            main(arguments)
        assert caught.value.code == UNCLEAR


def test_the_schema_describes_the_format(capsys: pytest.CaptureFixture[str]) -> None:
    report = json.loads(run(capsys, "schema")[1])
    assert report["format"] == "duel-tutor/schema"
    assert {"id", "kind", "board", "line", "expect", "step"} <= set(report["scenario"]["schema"]["properties"])
    assert "activate" in report["notation"]["verbs"]
    assert "target-gone" in report["notation"]["happenings"]["reasons_for_no_effect"]


def test_sentences_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "sentences", "--lang", "nl")
    assert status == PASSED
    assert out.count("\n") > 300
