"""The picture of a board as a file of its own (SVG), to be posted somewhere."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from rulebook.vocabulary.terms import Zone
from tutor_app.play.field import Face, Field
from tutor_app.texts.messages import message

from .markup import Markup, element

COLUMNS = 5
WIDTH, HEIGHT, GAP = 96, 120, 10
TURNED = 104, 83
"""Width and height of a card that lies on its side."""
MARGIN, LINE = 24, 19
LETTERS, LINES = 13, 4
"""Maximum number of letters in a line of a card's name, and of such lines; a card on its side has two lines less."""
LETTERS_BELOW = 92
"""Maximum number of letters in a line below the board."""
ACROSS = 2 * MARGIN + COLUMNS * WIDTH + (COLUMNS - 1) * GAP

INK, PAPER, SLOT, DOWN = "#1f2328", "#f6f4ee", "#d9d4c7", "#6b5b4b"
COLORS = {"monster": "#e8c98a", "spell": "#8fd0c3", "trap": "#d9a3c4"}
"""Background colours of cards by kind; a face-down card has ``DOWN``."""

_ON_SIDE = (Zone.FIELD, Zone.PENDULUM)


def picture(field: Field, lang: str, title: str, asked: str) -> Markup:
    """A complete SVG file.

    Args:
        field: the board, with the piles laid out that are to be named below it.
        lang: the language of its words.
        title: what stands above the board.
        asked: the task, which stands below it.
    """
    top = MARGIN + 2 * LINE
    drawn: list[Markup] = [_line(MARGIN, top - LINE, title, size=20, bold=True)]
    for side in (1, 0):
        rows = [
            _row(field, side, Zone.MONSTER), _row(field, side, Zone.SPELL),
            list(_across(field.places.get((side, Zone.HAND), ()))),
        ]  # fmt: skip
        if side:
            rows.reverse()
        if side:
            top += LINE
            drawn.append(_player(field, side, lang, top - GAP))
        for number, row in enumerate(rows):
            hand = number == (0 if side else 2)
            if hand and not row:
                continue
            drawn += [] if hand else [_box(column, top, SLOT, "none") for column in range(COLUMNS)]
            drawn += [_card(field.faces[uid], column, top) for column, uid in row]
            top += HEIGHT + GAP
        if not side:
            top += LINE
            drawn.append(_player(field, side, lang, top - GAP // 2))
        top += 2 * GAP
    for words in _below(field, lang, asked):
        drawn.append(_line(MARGIN, top, words, size=13))
        top += LINE
    size = {"width": ACROSS, "height": top + GAP}
    return element(
        "svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {ACROSS} {top + GAP}", "lang": lang, **size,
                "font-family": "sans-serif", "role": "img"},
        element("title", None, title), element("rect", {**size, "fill": PAPER}), drawn,
    )  # fmt: skip


def _row(field: Field, side: int, zone: Zone) -> list[tuple[float, int]]:
    """The cards of a row with their columns as you see them."""
    found = [(field.slots[uid], uid) for uid in field.places.get((side, zone), ())]
    return [(COLUMNS - 1 - slot if side else slot, uid) for slot, uid in found]


def _across(uids: tuple[int, ...]) -> Iterator[tuple[float, int]]:
    """The cards of a hand side by side; many of them overlap."""
    step = min(1.0, (COLUMNS - 1) / max(1, len(uids) - 1))
    return ((number * step, uid) for number, uid in enumerate(uids))


def _player(field: Field, side: int, lang: str, y: int) -> Markup:
    who = message(lang, "board.opponent" if side else "board.you")
    return _line(MARGIN, y, f"{who}: {field.lp[side]} LP", size=15, bold=True)


def _below(field: Field, lang: str, asked: str) -> Iterator[str]:
    """What stands below the board: cards of other zones and piles, and the task."""
    for side in (1, 0):
        for zone in _ON_SIDE:
            names = _names(field, field.places.get((side, zone), ()), lang)
            place = "board.place_theirs" if side else "board.place_yours"
            if names:
                title = message(lang, place, zone=message(lang, f"zone.{zone.name.lower()}"))
                yield from wrap(f"{title}: {names}", LETTERS_BELOW)
    for title, uids in field.drawers:
        yield from wrap(f"{title}: {_names(field, uids, lang)}", LETTERS_BELOW)
    yield from wrap(asked, LETTERS_BELOW)


def _names(field: Field, uids: tuple[int, ...], lang: str) -> str:
    return ", ".join(field.faces[uid].name or message(lang, "board.unknown") for uid in uids)


def _card(face: Face, column: float, top: int) -> Markup:
    """A card: its frame, name, numbers and how it lies."""
    fill = DOWN if face.face_down else COLORS.get(face.kind, SLOT)
    ink = PAPER if face.face_down else INK
    width, height = TURNED if face.sideways else (WIDTH, HEIGHT)
    x, y = _corner(column, top, width, height)
    names = wrap(face.name, LETTERS)[: LINES - 2 if face.sideways else LINES]
    words = [_line(x + 7, y + 20 + 15 * number, part, size=12, fill=ink) for number, part in enumerate(names)]
    foot = [one for one in (face.position if face.position != "ATK" else "", face.numbers if face.name else "") if one]
    words += [_line(x + 7, y + height - 9 - 15 * number, one, size=12, fill=ink, bold=True)
              for number, one in enumerate(reversed(foot))]  # fmt: skip
    return element("g", None, _box(column, top, INK, fill, width, height), words)


def _corner(column: float, top: int, width: int, height: int) -> tuple[float, float]:
    """Where a box lies that is centred in its place."""
    return MARGIN + column * (WIDTH + GAP) + (WIDTH - width) / 2, top + (HEIGHT - height) / 2


def _box(column: float, top: int, edge: str, fill: str, width: int = WIDTH, height: int = HEIGHT) -> Markup:
    x, y = _corner(column, top, width, height)
    return element("rect", {"x": f"{x:g}", "y": f"{y:g}", "width": width, "height": height,
                            "rx": 6, "stroke": edge, "fill": fill})  # fmt: skip


def _line(x: float, y: float, words: str, *, size: int, bold: bool = False, fill: str = INK) -> Markup:
    return element("text", {"x": f"{x:g}", "y": f"{y:g}", "font-size": size, "font-weight": "bold" if bold else None,
                            "fill": fill}, words)  # fmt: skip
