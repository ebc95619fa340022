"""``run.py solve``: verdict, first moves, the longest line with its reasons, all puzzles."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulebook.language.words.word_ids import name_of
from rulebook.languages import LANGUAGES
from rulebook.solver.proofs import Proof, check_proof
from scenarios.catalogue.lookup import named
from scenarios.catalogue.made_puzzles import made_puzzle_ids
from scenarios.formats.loader import shelf
from tutor_app.commands.main import main

PUZZLE = "puzzle.double-use"
BOARD = """
id = "test.solve"
kind = "card"
text.en.title = "a board"
[board]
knowledge = "open"
[board.you]
monsters = ["cyber-dragon"]
[board.opponent]
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_defence_is_told(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", PUZZLE, "--lang", lang, "--tree"]) == 0
    said = capsys.readouterr().out
    assert "   you: set premature-burial" in said
    assert "1. you: activate call-of-the-haunted" in said
    assert "   1  you: activate call-of-the-haunted" in said
    assert "{" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_name_rule_card_and_move(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board.toml"
    file.write_text(
        BOARD.replace("monsters", "hand").replace("cyber-dragon", "gemini-elf") + "lp = 1900", encoding="utf-8"
    )
    assert main(["solve", str(file), "--hints", "--lang", lang]) == 0
    *told, card, move = capsys.readouterr().out.splitlines()
    decides = max(at for at, line in enumerate(told) if line.endswith(":"))
    assert any(rule.endswith("[summon.normal.position]") for rule in told[decides + 1 :])
    assert name_of(lang, "gemini-elf") in card
    assert move.endswith(" you: summon gemini-elf")


def test_as_json_it_has_a_proof_that_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", PUZZLE, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["verdict"], report["because"]) == ("proved win", "")
    loaded = named(PUZZLE)
    assert loaded.goal is not None
    assert check_proof(loaded.book, loaded.start, loaded.goal, Proof.of_text(report["proof"]))
    assert report["longest"][0]["told"]
    assert {move["verdict"] for move in report["first_moves"]} == {"proved win", "proved no win"}


def solved(tmp_path: Path, opponent: str, *options: str) -> int:
    file = tmp_path / "board.toml"
    file.write_text(BOARD + opponent, encoding="utf-8")
    return main(["solve", str(file), *options])


@pytest.mark.parametrize(
    ("opponent", "options", "said"),
    [
        ("lp = 2200", (), "Proved: the goal cannot be reached."),
        ("lp = 2100", ("--seconds", "0"), "Not known: the search reached its limit."),
        ('lp = 2100\nspells = ["unknown|set"]', (), "is hidden and could matter"),
        ('lp = 2100\nspells = ["reinforcement-of-the-army|set"]', (), "“Reinforcement of the Army”"),
        ('lp = 2100\nmonsters = ["card-trooper"]', (), "an unknown card from a Deck could matter"),
    ],
    ids=["no win", "budget", "hidden", "deck", "drawn"],
)
def test_what_is_not_won_says_why(
    tmp_path: Path, opponent: str, options: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert solved(tmp_path, opponent, *options) == 1
    assert said in capsys.readouterr().out


def test_where_chance_decides_the_share_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Snipe Hunter destroys the monster in the way if the die shows 2 to 5."""
    file = tmp_path / "board.toml"
    you = BOARD.replace('["cyber-dragon"]', '["cyber-dragon", "snipe-hunter"]\nhand = ["solemn-judgment"]')
    file.write_text(you + 'lp = 3600\nmonsters = ["sangan|def"]\ndeck = []', encoding="utf-8")
    assert main(["solve", str(file)]) == 1
    assert "With luck the goal is reached in 2/3 of the outcomes." in capsys.readouterr().out
    assert main(["solve", str(file), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["share"] == "2/3"


def test_every_shipped_puzzle_is_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--all", "--seconds", "600"]) == 0
    said = capsys.readouterr().out
    puzzles = [loaded.scenario.id for loaded in shelf() if loaded.scenario.kind == "puzzle"]
    puzzles += made_puzzle_ids()
    assert all(id in said for id in puzzles)
    assert said.endswith(f"{len(puzzles)} proved, 0 not\n")


def test_after_a_wrong_move_there_is_no_win(capsys: pytest.CaptureFixture[str]) -> None:
    """After the first line of its solution a puzzle can still be won."""
    assert main(["solve", PUZZLE, "--at", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["at"] == 1


@pytest.mark.parametrize("arguments", [[], [PUZZLE, "--all"]])
def test_one_file_or_all(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", *arguments]) == 2
    assert "Give a FILE, or --all." in capsys.readouterr().err
