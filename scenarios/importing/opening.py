"""Opens what a player has: a puzzle script or a scenario file as a scenario to be played and solved."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import ValidationError

from rulebook.languages import FALLBACK
from rulebook.notation.words import UNKNOWN_CARD
from rulebook.shelf import open_book
from scenarios.formats.board import board_state
from scenarios.formats.faults import Fault, ScenarioError
from scenarios.formats.loader import Loaded, check_content, first_fault, load_text
from scenarios.formats.models import Board, Scenario

from .links import PREFIX
from .lua_calls import LONGEST
from .notes import Note, Unreadable, Weight, refused
from .puzzle_scripts import Placed, Script, read_script

SCRIPT = ".lua"
"""How the name of a puzzle script ends."""
TURN = 3
"""The turn of an imported puzzle: nothing of the first turn's limits holds."""
PLAYERS = ("you", "opponent")
_PLACES = frozenset(("monsters", "spells", "pendulum"))
_MOST_TITLE = 90
_BEGINS = re.compile(r"(\s*(#[^\n]*)?\n)*\s*(id|kind|ruleset)\s*=\s*\"")
"""How a scenario file begins, after comments and empty lines."""


class Opened(NamedTuple):
    """An opened file: the scenario, its text as a scenario file, and what is said about it, line by line.

    ``loaded`` is None if a card is not in the collection and may not be left out.
    """

    loaded: Loaded | None
    text: str
    notes: tuple[Note, ...]


def script_text(path: Path) -> str:
    """The text of a file, up to more than can be opened; signs that are no UTF-8 are replaced.

    Raises:
        OSError: it cannot be read.
    """
    with path.open(encoding="utf-8-sig", errors="replace") as file:
        return file.read(LONGEST + 1)


def open_text(text: str, name: str, *, leave_out: bool = False) -> Opened:
    """Open the text of a puzzle script or a scenario file.

    Args:
        text: the text of the file.
        name: its name. One that ends with ``.toml`` is a scenario file; so is a text that begins like one.
        leave_out: leave out the cards that are not in the collection.

    Raises:
        Unreadable: it cannot be opened; the notes say why.
    """
    if name.lower().endswith(".toml") or _BEGINS.match(text):
        try:
            return Opened(load_text(text, name), text, ())
        except ScenarioError as error:
            raise Unreadable(refused(0, "scenario", str(error))) from None
    script = read_script(text)
    notes = _checked(script)
    if any(note.weight is Weight.REFUSED for note in notes):
        raise Unreadable(*notes)
    if not leave_out and any(note.weight is Weight.CONSENT for note in notes):
        return Opened(None, "", notes)
    return _opened(script, notes, text, name)


def _checked(script: Script) -> tuple[Note, ...]:
    """The notes of a script in the order of its lines."""
    return tuple(sorted(dict.fromkeys(script.notes), key=lambda note: note.line))


def _opened(script: Script, notes: tuple[Note, ...], text: str, name: str) -> Opened:
    raw = _raw(script, text, name)
    try:
        scenario = Scenario.model_validate(raw)
        loaded = Loaded(scenario, open_book(scenario.ruleset), name)
        check_content(loaded)
        board_state(loaded.book, scenario.board)
    except ValidationError as error:
        raise Unreadable(*notes, refused(0, "board", first_fault(error, name).problem)) from None
    except (ScenarioError, Fault) as fault:
        raise Unreadable(*notes, _misplaced(script, fault)) from None
    return Opened(loaded, scenario_text(raw), notes)


def _misplaced(script: Script, fault: ScenarioError | Fault) -> Note:
    """A fault of the board with the card and the line it is about, as far as it is about one."""
    card = _card_of(script, fault.key)
    if card is None:
        return refused(0, "board", fault.problem)
    return refused(card.line, "wrong-place", card=card.number)


def _card_of(script: Script, key: str) -> Placed | None:
    """The card of a script that a fault of the board is about."""
    player, _, rest = key.removeprefix("board.").partition(".")
    zone, _, number = rest.partition("[")
    listed = [one for one in _in_order(script) if PLAYERS[one.player] == player and one.zone == zone and one.slug]
    at = int(number.rstrip("]")) if number.rstrip("]").isdecimal() else -1
    return listed[at] if 0 <= at < len(listed) else None


def _in_order(script: Script) -> list[Placed]:
    """The cards in the order of a scenario file: a Deck is listed from the top, where the last card came to lie."""
    decks = [one for one in script.cards if one.zone == "deck"]
    return [one for one in script.cards if one.zone != "deck"] + decks[::-1]


def _raw(script: Script, text: str, name: str) -> dict[str, Any]:
    sides: dict[str, dict[str, Any]] = {
        word: {"lp": script.lp[player], "deck": []} for player, word in enumerate(PLAYERS)
    }
    copies, taken = _copies(script), set[tuple[int, str, int]]()
    for card in _in_order(script):
        if not card.slug and card.zone != "deck":
            continue
        here = (card.player, card.zone, card.place)
        spec = _spec(card, copies, placed=card.zone in _PLACES and here not in taken)
        taken.add(here)
        sides[PLAYERS[card.player]].setdefault(card.zone, []).append(spec)
    title = _plain(script.title or name.rsplit(".", 1)[0])[:_MOST_TITLE].strip() or "Puzzle"
    raw: dict[str, Any] = {
        "id": f"imported.{sha256(text.encode()).hexdigest()[:12]}",
        "kind": "puzzle",
        "goal": {"kind": "win-this-turn"},
        "text": {FALLBACK: {"title": title}},
        "board": {"turn": TURN, "knowledge": "open", **sides},
    }
    hints = [{FALLBACK: hint} for each in script.hints if (hint := _plain(each)[:1500].strip())]
    return raw | {"hints": hints} if hints else raw


def _plain(text: str) -> str:
    return " ".join("".join(sign if ord(sign) >= 32 else " " for sign in text if sign not in "<>").split())


def _copies(script: Script) -> dict[int, int]:
    """The number of each card that another one names, among those of its name."""
    count: Counter[str] = Counter()
    found: dict[int, int] = {}
    named = {id(one) for card in script.cards for one in (card.host, card.bound) if one is not None}
    for card in script.cards:
        if id(card) in named:
            count[card.slug] += 1
            found[id(card)] = count[card.slug]
    return found


def _spec(card: Placed, copies: dict[int, int], *, placed: bool) -> str:
    """A card as a scenario file writes it."""
    if not card.slug:
        return UNKNOWN_CARD
    flags = [card.position] if card.position else []
    if card.owner != card.player:
        flags.append(f"owner={PLAYERS[card.owner]}")
    for word, other in (("equip", card.host), ("bound", card.bound)):
        if other is not None and other.slug:
            flags.append(f"{word}={_copy(other, copies)}")
    if card.materials:
        flags.append("materials=" + "+".join(one.slug for one in card.materials if one.slug))
    if card.counters:
        flags.append("counters=" + "+".join(f"{kind}:{many}" for kind, many in card.counters.items()))
    if card.proper and card.zone in ("graveyard", "banished"):
        flags.append("proper")
    if card.how and card.zone == "monsters":
        flags.append(f"how={card.how}")
    if card.awake and card.zone == "monsters":
        flags.append("awake")
    head = f"{card.slug}@{card.place + 1}" if placed else card.slug
    head += f"#{copies[id(card)]}" if id(card) in copies else ""
    return "|".join([head, *flags])


def _copy(card: Placed, copies: dict[int, int]) -> str:
    return f"{card.slug}#{copies[id(card)]}"


# The scenario file -----------------------------------------------------------------------------------


def scenario_text(raw: dict[str, Any]) -> str:
    """An imported puzzle as a scenario file; reading it gives the same puzzle."""
    lines = [f"{key} = {_value(raw[key])}" for key in ("id", "kind", "goal", "hints") if key in raw]
    for lang, texts in raw["text"].items():
        lines += ["", f"[text.{lang}]", *(f"{key} = {_value(value)}" for key, value in texts.items())]
    board = raw["board"]
    lines += ["", "[board]", *(f"{key} = {_value(value)}" for key, value in board.items() if key not in PLAYERS)]
    for word in PLAYERS:
        lines += ["", f"[board.{word}]", *(f"{key} = {_value(value)}" for key, value in board[word].items())]
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def exported(loaded: Loaded) -> str:
    """A puzzle as a scenario file without its solution: the board, the goal and its title."""
    scenario = loaded.scenario
    board = scenario.board.model_dump(mode="json", exclude_defaults=True)
    return scenario_text(
        {
            "id": PREFIX if scenario.id.startswith(f"{PREFIX}.") else scenario.id,
            "kind": "puzzle",
            "goal": scenario.goal.model_dump(mode="json", exclude_none=True) if scenario.goal is not None else {},
            "text": {lang: {"title": text.title} for lang, text in scenario.text.items()},
            "board": {**{key: value for key, value in board.items() if key not in PLAYERS}, **_sides(scenario.board)},
        }
    )


def _sides(board: Board) -> dict[str, dict[str, object]]:
    return {word: getattr(board, word).model_dump(mode="json", exclude_defaults=True) for word in PLAYERS}


def most_important(notes: Iterable[Note]) -> list[Note]:
    """The notes, those that stop the import first."""
    order = list(reversed(Weight))
    return sorted(notes, key=lambda note: (order.index(note.weight), note.line))
