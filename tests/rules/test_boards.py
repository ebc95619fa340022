"""The boards of ``scenarios/data/rules``: each has the stated result, and a different one without any of its rules."""

from __future__ import annotations

import pytest

from rulebook.articles.rules import rules
from scenarios.formats.small_boards import Board, boards
from scenarios.playing.runner import check

from .marks import taken_out

BOARDS = list(boards("rules"))
PAIRS = [pytest.param(board, rule, id=f"{rule}: {board.name}") for board in BOARDS for rule in board.rules]


@pytest.mark.parametrize("board", [pytest.param(board, id=f"{board.file}: {board.name}") for board in BOARDS])
def test_the_board_has_the_stated_result(board: Board) -> None:
    assert check(board.loaded()) == []


@pytest.mark.parametrize(("board", "rule"), PAIRS)
def test_rule(board: Board, rule: str) -> None:
    assert rule in rules(), f"there is no rule {rule}"
    with taken_out(rule):
        assert check(board.loaded()) != [], f"it comes out the same without {rule}"


def test_no_two_boards_of_a_file_share_a_name() -> None:
    names = [(board.file, board.name) for board in BOARDS]
    assert len(names) == len(set(names))
