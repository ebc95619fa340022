"""All pages share one stylesheet, so a class styled for one page must not be used on another by accident."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.app.parts.test_board import BOOK, CARDS, state
from tutor_app.pages.chapters import terms_page
from tutor_app.pages.disputes import disputes_page
from tutor_app.pages.search import Asked, library_page
from tutor_app.parts import board as drawn
from tutor_app.parts.board import board
from tutor_app.play.field import field_of

SHEETS = Path(drawn.__file__).parent
PAGES = {
    "search": lambda: library_page(Asked("exiled force priority"), "en"),
    "disputes": lambda: disputes_page("en"),
    "terms": lambda: terms_page("en"),
}


def classes_of(markup: str) -> set[str]:
    return {name for found in re.findall(r'class="([^"]*)"', markup) for name in found.split()}


def alone(sheet: str) -> set[str]:
    """The classes styled without context: selectors that consist of a single class."""
    rules = re.findall(r"([^{}@;]+)\{", (SHEETS / sheet).read_text(encoding="utf-8"))
    selectors = (one.strip() for rule in rules for one in rule.split(","))
    return {found[1] for one in selectors if (found := re.fullmatch(r"\.([\w-]+)", one))}


BOARD = classes_of(board(field_of(BOOK, state(CARDS), "en"), "en"))


def test_no_style_of_the_library_reaches_the_board() -> None:
    assert {"lp", "points", "card"} <= BOARD
    assert not BOARD & (alone("library.css") | alone("cards.css"))


@pytest.mark.parametrize("name", sorted(PAGES))
def test_no_style_of_the_board_reaches_the_library(name: str) -> None:
    page = classes_of("".join(PAGES[name]().values()))
    assert not page & BOARD & alone("stage.css")
