"""Sharing a puzzle: its link, its file without the solution, and the picture of its board."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import pytest
from starlette.requests import Request
from starlette.responses import Response

from rulebook.language.words.word_ids import name_of
from rulebook.languages import LANGUAGES
from scenarios.catalogue.lookup import by_id, named
from scenarios.formats.loader import Loaded, load_text
from tutor_app.commands.main import main
from tutor_app.pages.sharing import board_picture, puzzle_picture, puzzle_toml
from tutor_app.parts.shell import sharing

PUZZLE = "puzzle.double-use"
BOARD = """
id = "test.shared"
kind = "puzzle"
goal = { kind = "win-this-turn" }
text.en.title = "A bold & \\"quoted\\" title"
[board]
knowledge = "KNOWN"
[board.you]
lp = 1234
hand = ["monster-reborn"]
graveyard = ["gemini-elf"]
[board.opponent]
monsters = ["cyber-dragon|set", "jinzo|def"]
"""


def shared(knowledge: str = "open") -> Loaded:
    return load_text(BOARD.replace("KNOWN", knowledge), "shared.toml")


def words_of(svg: str) -> list[str]:
    """The text elements of a picture, which must be well-formed."""
    return ["".join(found.itertext()) for found in ElementTree.fromstring(svg).iter() if found.tag.endswith("text")]


def asked(handler: object, query: str) -> Response:
    """The answer to a GET, from an event loop of its own."""
    scope = {"type": "http", "method": "GET", "headers": [], "query_string": query.encode(), "path": "/"}
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(handler(Request(scope)))).result()  # type: ignore[operator]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_names_what_lies_on_the_board(lang: str) -> None:
    words = words_of(board_picture(shared(), lang))
    whole = " ".join(words)
    assert 'A bold & "quoted" title' in whole
    assert any(line.endswith(": 1234 LP") for line in words)
    for slug in ("monster-reborn", "gemini-elf", "cyber-dragon", "jinzo"):
        assert name_of(lang, slug) in whole.replace("- ", "-")
    assert "{" not in whole


def test_the_picture_does_not_name_a_card_that_is_hidden() -> None:
    assert "Cyber Dragon" in " ".join(words_of(board_picture(shared("open"), "en")))
    whole = " ".join(words_of(board_picture(shared("hidden"), "en")))
    assert "Cyber Dragon" not in whole
    assert "Jinzo" in whole


def test_the_links_of_a_puzzle_lead_to_its_picture_and_file() -> None:
    drawn = sharing(PUZZLE, "nl")
    query = f"scenario={PUZZLE}&lang=nl"
    assert "/puzzle/picture.svg?lang=nl&amp;scenario=" + PUZZLE in drawn
    picture, file = asked(puzzle_picture, query), asked(puzzle_toml, query)
    assert bytes(picture.body).decode() == board_picture(named(PUZZLE), "nl")
    assert load_text(bytes(file.body).decode(), "x.toml").start == named(PUZZLE).start
    assert asked(puzzle_picture, "scenario=puzzle.nothing").status_code == 404
    assert asked(puzzle_toml, "scenario=lesson.first-attack").status_code == 404


def test_an_exported_puzzle_is_the_same_puzzle_without_its_solution(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzle.toml"
    assert main(["export", PUZZLE, "--form", "toml", "--output", str(file)]) == 0
    found = named(str(file))
    assert found.start == named(PUZZLE).start
    assert found.goal == named(PUZZLE).goal
    assert not found.scenario.line
    capsys.readouterr()
    assert main(["export", str(file), "--site", "https://example.org/"]) == 0
    address = urlsplit(capsys.readouterr().out.strip())
    assert (address.netloc, address.path) == ("example.org", "/")
    opened = by_id(parse_qs(address.query)["scenario"][0])
    assert opened is not None
    assert opened.start == found.start


def test_a_puzzle_that_comes_with_the_tutor_is_linked_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", PUZZLE, "--lang", "it"]) == 0
    assert capsys.readouterr().out == f"http://localhost:8501/?lang=it&scenario={PUZZLE}\n"
