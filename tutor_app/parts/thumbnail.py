"""A small picture of a board: the zones of both sides, with what lies in them."""

from __future__ import annotations

from typing import NamedTuple

from .markup import Markup, element

COLUMNS, ROWS = 5, 4
WIDTH, HEIGHT, STEP_X, STEP_Y, GAP = 20, 26, 34, 32, 6


class Lying(NamedTuple):
    """A card on the small board: its row from the top (0 and 1 are the opponent's), its column, and what is seen of it.

    ``kind`` is "monster", "spell", "trap" or "back"; ``turned``: it lies sideways.
    """

    row: int
    column: int
    kind: str
    turned: bool = False


def thumbnail(lying: tuple[Lying, ...], words: str) -> Markup:
    """The picture; ``words`` say what it shows to those who do not see it."""
    zones = [_rectangle("slot", row, column) for row in range(ROWS) for column in range(COLUMNS)]
    cards = [_rectangle(f"lies {card.kind}", card.row, card.column, turned=card.turned) for card in lying]
    height = ROWS * STEP_Y + GAP
    return element("svg", {"class": "thumbnail", "viewBox": f"0 0 {COLUMNS * STEP_X} {height}", "role": "img",
                           "aria-label": words}, zones, cards)  # fmt: skip


def _rectangle(class_: str, row: int, column: int, *, turned: bool = False) -> Markup:
    width, height = (HEIGHT, WIDTH) if turned else (WIDTH, HEIGHT)
    x = column * STEP_X + (STEP_X - width) // 2
    y = row * STEP_Y + (STEP_Y - height) // 2 + (GAP if row >= ROWS // 2 else 0)
    return element("rect", {"class": class_, "x": x, "y": y, "width": width, "height": height, "rx": 2})
