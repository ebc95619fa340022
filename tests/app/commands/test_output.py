"""Command output reaches any terminal completely, and no file or argument can control the terminal."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tutor_app.commands.exit_status import as_json
from tutor_app.commands.main import main
from tutor_app.commands.terminal import printable
from tutor_app.reports import soak

ROOT = Path(__file__).resolve().parents[3]
ESCAPES = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202egnorw\x7f"
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def test_control_characters_are_written_as_their_numbers() -> None:
    assert printable("a\tb\nc é „“ 你") == "a\tb\nc é „“ 你"
    assert not CONTROL.search(printable(ESCAPES))
    assert printable("\x1b[2J\u202e\ud800") == "\\u001b[2J\\u202e\\ud800"


def test_json_keeps_what_a_terminal_must_not_be_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    report = {"text": ESCAPES + "„ä“ 你"}
    for encoding in ("utf-8", "cp850", "cp437", "ascii"):
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding=encoding))
        written = as_json(report)
        written.encode(encoding)
        assert not CONTROL.search(written)
        assert json.loads(written) == report


@pytest.mark.parametrize("command", [["check"], ["play"], ["judge", "you: pass"]])
def test_no_file_controls_the_terminal(tmp_path: Path, command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for number, text in enumerate(
        (
            f'id = "{ESCAPES}"\n'.encode("unicode_escape")
            .replace(b"\\n", b"\n")
            .replace(b"\\x9b", b"\\u009b")
            .decode(),
            f'"{ESCAPES}" = 1\n',
            'id = "x"\nkind = "\\u001b[2J"\n"\\u001b]0;x\\u0007" = 1\n',
        )
    ):
        file = tmp_path / f"{number}{ESCAPES.replace('/', '')}.toml"
        file.write_text(text, encoding="utf-8")
        assert main([command[0], str(file), *command[1:]]) != 0
        said = capsys.readouterr()
        assert said.out + said.err
        assert not CONTROL.search(said.out + said.err)


@pytest.mark.parametrize("encoding", ["cp850", "cp437", "ascii", "latin-1"])
def test_every_output_encoding_will_do(encoding: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "0"}
    for command in (["play", "ruling.chain.heavy-storm", "--lang", "de"], ["rule", "nothing-of-the-sort-“ü”"]):
        ended = subprocess.run([sys.executable, "-m", "tutor_app", *command], env=environment, capture_output=True)
        assert b"Traceback" not in ended.stderr
        assert len(ended.stdout + ended.stderr) > 30


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_called_a_full_disk() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "tutor_app", "schema"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        ended = subprocess.run(command, env=environment, stdout=full, stderr=subprocess.PIPE, text=True)
    assert ended.returncode == 2
    assert "the disk is full" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["soak", "--duels", "-5"], ["soak", "--duels", "0"], ["soak", "--workers", "-1"],
        ["soak", "--duels", "9" * 5000],
        ["soak", "--seed", "-1"], ["bench", "--depth", "-3"], ["bench", "--depth", "0"],
        ["judge", "ruling.chain.heavy-storm", "--at", "-1", "you: pass"], ["duel", "a", "b", "--seed", "x" * 5000],
    ],
)  # fmt: skip
def test_a_number_out_of_range_is_named(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    said = capsys.readouterr().err
    assert caught.value.code == 2
    assert "is not a whole number from" in said
    assert len(said) < 800


def test_an_interrupted_soak_says_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    once = soak.one

    def stopped(job: tuple[str, int]) -> object:
        if job[1] == 3:
            raise KeyboardInterrupt
        return once(job)

    monkeypatch.setattr(soak, "one", stopped)
    report = soak.soak("2014", 9, 1, workers=1)
    assert (report["duels"], report["interrupted"]) == (2, True)
    assert "continue with --seed 3" in soak.as_text(report)
