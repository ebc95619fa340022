"""``run.py puzzles``: the made puzzles: list them, make new ones, check their proofs."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from rulebook.articles.rules import rules
from scenarios.catalogue.made_puzzles import made_puzzle
from scenarios.formats.made_puzzles import MADE, MadePuzzle, made_puzzles
from scenarios.making.puzzles.asking import KINDS
from scenarios.making.puzzles.maker import made
from scenarios.playing.runner import check
from tutor_app.texts.messages import message

from .arguments import JSON, LANG, Commands, whole_number
from .exit_status import FAILED, PASSED, UNCLEAR, as_json
from .json_shapes import Json, header


def register(commands: Commands) -> None:
    """Register the command for made puzzles."""
    asking = commands.add_parser("puzzles", parents=[LANG, JSON], help="the puzzles made by the tutor")
    asking.add_argument("part", choices=sorted(_PARTS), help="list or check stored ones, or make new ones")
    asking.add_argument("--theme", metavar="RULE", default="", help="only those that this rule decides")
    asking.add_argument("--goal", choices=sorted(KINDS), default="", help="only those with this kind of goal")
    asking.add_argument("--count", type=whole_number(1, 1000), default=1, metavar="N", help="how many (default: 1)")
    asking.add_argument("--seed", type=whole_number(0, 10**9), default=0, metavar="N", help="a number (default: 0)")
    asking.add_argument("--output", type=Path, metavar="FILE", help="with make: add them to this file")
    asking.set_defaults(run=_run)


def puzzle_json(lang: str, puzzle: MadePuzzle) -> Json:
    """A made puzzle as JSON."""
    loaded = made_puzzle(puzzle.id)
    return {
        "id": puzzle.id,
        "title": loaded.scenario.in_language(lang).title if loaded is not None else None,
        "rules": list(puzzle.rules),
        "difficulty": puzzle.measures.rating,
        "moves": puzzle.moves,
        "replies": puzzle.replies,
        "tempting": puzzle.tempting,
        "misled": puzzle.misled,
        "goal": puzzle.goal.model_dump(mode="json", exclude_none=True),
        "board": puzzle.board.model_dump(mode="json", exclude_defaults=True),
    }


def _stored(arguments: argparse.Namespace) -> list[MadePuzzle]:
    theme, goal = arguments.theme, arguments.goal
    found = made_puzzles()
    return [one for one in found if (not theme or theme in one.rules) and (not goal or goal == one.goal.kind)]


def _list(arguments: argparse.Namespace) -> int:
    found = _stored(arguments)
    if arguments.json:
        listed = [puzzle_json(arguments.lang, one) for one in found]
        print(as_json({**header("puzzles"), "lang": arguments.lang, "puzzles": listed}))
        return PASSED if found else FAILED
    print(*_lines(arguments.lang, found), sep="\n")
    return PASSED if found else FAILED


def _lines(lang: str, found: list[MadePuzzle]) -> Iterator[str]:
    for one in found:
        loaded = made_puzzle(one.id)
        title = loaded.scenario.in_language(lang).title if loaded is not None else ""
        yield f"{one.id}  {one.measures.rating}  {title}  {', '.join(one.rules[:3])}"
    themes = Counter(rule for one in found for rule in one.rules)
    yield message(lang, "puzzles.count", puzzles=len(found), themes=sum(many >= 4 for many in themes.values()))


def _make(arguments: argparse.Namespace) -> int:
    if arguments.theme and arguments.theme not in rules():
        print(message(arguments.lang, "puzzles.no_rule", rule=arguments.theme[:80]))
        return UNCLEAR
    new: list[MadePuzzle] = []
    found = made(arguments.seed, arguments.theme, made_puzzles(), _show_tried, arguments.goal)
    try:
        for one in islice(found, arguments.count):
            new.append(one)
            _add(one, arguments.output)
            _clear()
            print(one.written() if not arguments.json else one.id, file=sys.stderr if arguments.json else sys.stdout)
    except KeyboardInterrupt:
        _clear()
    if arguments.json:
        print(as_json({**header("puzzles"), "puzzles": [puzzle_json(arguments.lang, one) for one in new]}))
    return PASSED if len(new) == arguments.count else FAILED


def _add(puzzle: MadePuzzle, path: Path | None) -> None:
    """Add a puzzle to a file as soon as it is found: finding the next one can take minutes."""
    if path is not None:
        before = path.read_text(encoding="utf-8") + "\n" if path.is_file() else ""
        path.write_text(before + puzzle.written(), encoding="utf-8")


def _show_tried(number: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{number} boards", end="", file=sys.stderr, flush=True)


def _clear() -> None:
    if sys.stderr.isatty():
        print("\r" + " " * 20 + "\r", end="", file=sys.stderr)


def _check(arguments: argparse.Namespace) -> int:
    found, wrong = _stored(arguments), 0
    for one in found:
        loaded = made_puzzle(one.id)
        faults = check(loaded) if loaded is not None else ["it cannot be opened"]
        wrong += bool(faults)
        print(*(f"{one.id}: {fault}" for fault in faults), sep="\n", end="\n" if faults else "")
    print(f"{len(found) - wrong} passed, {wrong} failed ({MADE.name})")
    return FAILED if wrong or not found else PASSED


_PARTS = {"list": _list, "make": _make, "check": _check}


def _run(arguments: argparse.Namespace) -> int:
    return _PARTS[arguments.part](arguments)
