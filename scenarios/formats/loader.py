"""Loads scenario files and checks them; every fault is reported once with file, key and remedy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from hashlib import sha256
from json import dumps
from pathlib import Path

from pydantic import ValidationError

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.state import DuelState
from rulebook.notation.declared import WORDS
from rulebook.notation.faults import NotationError
from rulebook.notation.happening import Happening, parse_happening
from rulebook.notation.lines import LineAction
from rulebook.notation.parser import parse_line
from rulebook.notation.words import ANY_CARD, UNKNOWN_CARD
from rulebook.shelf import open_book
from rulebook.solver.goals import Goal, Happens, Survive, WinThisTurn

from .board import board_state
from .card_spec import number_of, parse_spec
from .faults import Fault, ScenarioError
from .findings import NOTHING, Findings
from .models import Expect, Scenario
from .models import Goal as GoalText
from .reading import read_text, read_toml

FOLDER = Path(__file__).parents[1] / "data"
PROOF = ".proof.txt"
"""The end of the name of a file beside a puzzle, with its stored proof."""
FOUND = ".found.json"
"""The end of the name of a file beside a puzzle, with what else the search has found about it."""

_PROSE = {"text", "why", "hints", "ask", "right", "on_refusal", "otherwise", "hint", "cites", "cases", "order"}


@dataclass(frozen=True)
class Loaded:
    """A fully checked scenario, with its book and its file.

    ``proof`` is that of a puzzle, if one is stored; ``found`` is what else is stored about it.
    """

    scenario: Scenario
    book: Book
    file: str
    proof: str = ""
    found: Findings = NOTHING

    @cached_property
    def start(self) -> DuelState:
        """The initial state of the duel."""
        return board_state(self.book, self.scenario.board)

    @cached_property
    def goal(self) -> Goal | None:
        """The goal of a puzzle as the value that play and the search judge by; None without one."""
        goal = self.scenario.goal
        return None if goal is None else aim_of(goal, self.start.turn, self.start.turn_player == 0)

    @property
    def reader(self) -> int:
        """Whose knowledge a reader of the scenario has: yours where hands are hidden, else everybody's (NOBODY)."""
        return 0 if self.scenario.board.knowledge == "hidden" else NOBODY

    @cached_property
    def digest(self) -> str:
        """Eight hexadecimal digits that change with the board, the lines or the answers, but not with the prose."""
        content = _without_prose(self.scenario.model_dump(mode="json"))
        return sha256(dumps(content, sort_keys=True).encode()).hexdigest()[:8]


def aim_of(goal: GoalText, turn: int, yours: bool) -> Goal:
    """A goal as the value that play and the search judge by.

    To survive is not to lose before the opponent's next turn ends: this turn, if it is the opponent's.

    Args:
        goal: what a scenario says.
        turn: the turn in which it begins.
        yours: whether that is your turn.
    """
    if goal.kind == "survive":
        return Survive(0, turn + yours)
    if goal.happened is not None:
        return Happens(0, turn, parse_happening(goal.happened))
    return WinThisTurn(0, turn)


def _without_prose(value: object) -> object:
    if isinstance(value, dict):
        return {key: _without_prose(inner) for key, inner in value.items() if key not in _PROSE}
    return [_without_prose(inner) for inner in value] if isinstance(value, list) else value


def load(path: Path | str) -> Loaded:
    """Load and check one scenario file.

    Args:
        path: a TOML file within the bounds of ``reading``.

    Returns:
        The scenario with its book.

    Raises:
        ScenarioError: the first fault found, with file, key and remedy.
    """
    path = Path(path)
    name = _shown(path)
    loaded = load_text(read_text(path, name), name)
    if loaded.goal is None:
        return loaded
    proof, found = (beside.read_text("utf-8") if beside.is_file() else "" for beside in stored(path))
    return replace(loaded, proof=proof.strip(), found=Findings.of_text(found))


def stored(path: Path) -> tuple[Path, Path]:
    """The files beside a puzzle with its proof and with what else was found about it."""
    return path.parent / f"{path.stem}{PROOF}", path.parent / f"{path.stem}{FOUND}"


def load_text(text: str, name: str = "scenario.toml") -> Loaded:
    """Check the text of a scenario file; ``name`` is used as the file name in faults.

    Raises:
        ScenarioError: the first fault found.
    """
    raw = read_toml(text, name)
    try:
        scenario = Scenario.model_validate(raw)
    except ValidationError as error:
        raise first_fault(error, name) from None
    loaded = Loaded(scenario, open_book(scenario.ruleset), name)
    check_content(loaded)
    return loaded


def _shown(path: Path) -> str:
    try:
        return str(path.resolve().relative_to(FOLDER))
    except ValueError:
        return path.name


def first_fault(error: ValidationError, name: str) -> ScenarioError:
    faults = error.errors(include_url=False)
    first = faults[0]
    key = ""
    for part in first["loc"]:
        if isinstance(part, int):
            key += f"[{part}]"
        elif not part.startswith(("tuple[", "constrained-", "int", "function-")):
            key += f".{part}" if key else str(part)
    problem = first["msg"].removeprefix("Value error, ")
    remedies = {
        "missing": "Add this key",
        "extra_forbidden": "Remove this key or correct its spelling",
        "string_too_long": "Make it shorter",
        "too_long": "Make the list shorter",
    }
    remedy = remedies.get(first["type"], "Correct it as FORMAT.md shows")
    more = f" ({len(faults) - 1} more after it)" if len(faults) > 1 else ""
    return ScenarioError(name, key, (problem[0].lower() + problem[1:]).rstrip("."), remedy + more)


# Content: lines, cards, patterns --------------------------------------------------------------------


def check_content(loaded: Loaded) -> None:
    """Check the boards, lines, patterns and cards of a scenario.

    Raises:
        ScenarioError: the first fault found.
    """
    scenario, file = loaded.scenario, loaded.file
    boards = [("board", scenario.board)]
    boards += [(f"step[{at}].board", step.board) for at, step in enumerate(scenario.step) if step.board]
    for key, board in boards:
        try:
            board_state(loaded.book, board)
        except Fault as fault:
            raise fault.at(file, key) from None
    for key, text in _lines(scenario):
        _read_line(loaded, key, text)
    for key, text in _happenings(scenario):
        _read_happening(loaded, key, text)
    for key, text in _specs(scenario):
        try:
            number_of(loaded.book, parse_spec(text).slug)
        except Fault as fault:
            raise fault.at(file, key) from None


def _lines(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Yield every line of notation in a scenario, with its key."""
    for name, script in (("line", scenario.line), ("solution", scenario.solution)):
        yield from ((f"{name}[{at}].do", entry.do) for at, entry in enumerate(script))
    yield from ((f"answers[{at}].do", answer.do) for at, answer in enumerate(scenario.answers))
    for at, tempting in enumerate(scenario.tempting):
        yield from ((f"tempting[{at}].lines[{index}]", text) for index, text in enumerate(tempting.lines))
    for at, step in enumerate(scenario.step):
        yield from ((f"step[{at}].do[{index}]", text) for index, text in enumerate(step.do))
        yield from ((f"step[{at}].then[{index}]", text) for index, text in enumerate(step.then))
        yield from ((f"step[{at}].move", text) for text in (step.move,) if text)
        yield from ((f"step[{at}].accept.example", text) for accept in step.accept for text in accept.example)
    for key, expect in _expects(scenario):
        yield from ((f"{key}.legal[{at}]", text) for at, text in enumerate(expect.legal))
        yield from ((f"{key}.illegal[{at}].do", entry.do) for at, entry in enumerate(expect.illegal))


def _expects(scenario: Scenario) -> Iterator[tuple[str, Expect]]:
    yield "expect", scenario.expect
    yield from ((f"tempting[{at}].expect", tempting.expect) for at, tempting in enumerate(scenario.tempting))


def _happenings(scenario: Scenario) -> Iterator[tuple[str, str]]:
    for name, script in (("line", scenario.line), ("solution", scenario.solution)):
        for at, entry in enumerate(script):
            yield from ((f"{name}[{at}].expect.happened", text) for text in entry.expect.happened)
    for key, expect in _expects(scenario):
        yield from ((f"{key}.happened", text) for text in expect.happened)
        yield from ((f"{key}.order", text) for text in expect.order)
    yield from ((f"answers[{at}].when", answer.when) for at, answer in enumerate(scenario.answers) if answer.when)
    if scenario.goal and scenario.goal.happened:
        yield "goal.happened", scenario.goal.happened
    for at, step in enumerate(scenario.step):
        yield from ((f"step[{at}].accept", text) for accept in step.accept for text in accept.happened)
        if step.judged is None:
            yield from ((f"step[{at}].options", text) for option in step.options for text in option.holds)


def _specs(scenario: Scenario) -> Iterator[tuple[str, str]]:
    for key, expect in _expects(scenario):
        for name, side in (("you", expect.you), ("opponent", expect.opponent)):
            for zone in ("hand", "monsters", "spells", "field", "graveyard", "banished", "deck", "extra"):
                listed: tuple[str, ...] | int | None = getattr(side, zone)
                if isinstance(listed, tuple):
                    yield from ((f"{key}.{name}.{zone}[{at}]", text) for at, text in enumerate(listed))
    for at, step in enumerate(scenario.step):
        yield from ((f"step[{at}].accept.select", accept.select) for accept in step.accept if accept.select)
        if step.deck is not None:
            deck = step.deck
            piles = (deck.main, deck.extra, deck.side, deck.out, deck.into, deck.new, tuple(deck.listed))
            yield from ((f"step[{at}].deck", text) for pile in piles for text in pile)


def _read_line(loaded: Loaded, key: str, text: str) -> LineAction:
    try:
        line = parse_line(text)
    except NotationError as error:
        problem = f"the action cannot be read: {error}".rstrip(".")
        raise ScenarioError(loaded.file, key, problem, 'Write it like "you: activate jinzo targeting sangan"') from None
    names = [(name, line.verb) for name in line.cards]
    names += [(name, clause.word) for clause in line.clauses for name in clause.cards]
    for name, word in names:
        declared = word in ("choose", "naming") and name.slug in WORDS
        if name.slug not in (ANY_CARD, UNKNOWN_CARD) and not declared:
            try:
                number_of(loaded.book, name.slug)
            except Fault as fault:
                raise fault.at(loaded.file, key) from None
    return line


def _read_happening(loaded: Loaded, key: str, text: str) -> Happening:
    try:
        happening = parse_happening(text)
    except ValueError as error:
        raise ScenarioError(loaded.file, key, str(error), "See the patterns in FORMAT.md") from None
    for slug in (happening.card, happening.by):
        if slug:
            try:
                number_of(loaded.book, slug)
            except Fault as fault:
                raise fault.at(loaded.file, key) from None
    return happening


# The shelf ------------------------------------------------------------------------------------------


BOARD_FOLDERS = ("rules", "refusals", "cards", "counts", "disputes", "made", "principles")
"""Folders whose files hold several entries each (see ``small_boards`` and ``principles``) instead of one scenario."""


def files(paths: Iterable[Path | str] = ()) -> list[Path]:
    """The scenario files at these paths (folders are searched recursively); without paths, the bundled ones."""
    found: list[Path] = []
    for path in (Path(path) for path in paths or (FOLDER,)):
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        found += [file for file in inside if file == path or not _holds_positions(file)]
    return found


def _holds_positions(file: Path) -> bool:
    """Whether the file holds small boards or search vocabulary instead of one scenario."""
    inside = {file.parent.name, file.parent.parent.name}
    return not inside.isdisjoint(BOARD_FOLDERS) or file.name == "counts.toml" or file.resolve().parent == FOLDER


def find(name: str) -> Path:
    """The file for a path or a scenario id.

    Raises:
        ScenarioError: there is none; the remedy suggests the nearest id.
    """
    from difflib import get_close_matches

    for path in (Path(name), FOLDER / name, FOLDER / f"{name}.toml"):
        if path.is_file():
            return path
    ids = {loaded.scenario.id: FOLDER / loaded.file for loaded in shelf()}
    if name in ids:
        return ids[name]
    nearest = get_close_matches(name, ids, 1, 0.0)
    raise ScenarioError(name, "", "no such file or scenario", f'Did you mean "{nearest[0] if nearest else FOLDER}"?')


@cache
def shelf() -> tuple[Loaded, ...]:
    """Every valid bundled scenario, lessons first, then by order and id; cached."""
    kinds = ("lesson", "puzzle", "ruling", "card")
    found: list[Loaded] = []
    for path in files():
        try:
            found.append(load(path))
        except ScenarioError:
            continue  # ``run.py check`` and the tests report its fault; the page shows the others
    return tuple(sorted(found, key=lambda one: (kinds.index(one.scenario.kind), one.scenario.order, one.scenario.id)))
