"""The documentation is up to date: paths exist, pictures are current, walks run as described."""

from __future__ import annotations

import argparse
import re
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from pkgutil import resolve_name
from types import FrameType
from typing import NamedTuple

import pytest
from streamlit.testing.v1 import AppTest

from rulebook.articles.rules import rules
from rulebook.engine.api import apply, judge
from rulebook.explain import narrate
from rulebook.language.card_text.card_text import card_text
from rulebook.language.sentences.render import text
from rulebook.notation.parser import parse_line
from rulebook.notation.resolver import resolve
from scenarios.catalogue.library import index
from scenarios.catalogue.lookup import by_id
from scenarios.playing.script import Script
from tests.mutation import __main__ as mutation
from tutor_app.commands import main
from tutor_app.pages.search import asked_in, library_page
from tutor_app.pages.sessions import DRAWN
from tutor_app.reports import import_graph

ROOT = Path(__file__).parents[1]
PLACES = ("*.md", "docs/*.md", "rulebook/**/*.md", "scenarios/*.md")
FILES = sorted(file for place in PLACES for file in ROOT.glob(place))
WALKS = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CODE = ("rulebook", "scenarios", "tutor_app", "tests")


@pytest.mark.parametrize("file", FILES, ids=[file.name for file in FILES])
def test_every_path_named_exists(file: Path) -> None:
    written = file.read_text(encoding="utf-8")
    paths = re.findall(rf"`((?:{'|'.join(CODE)})/[\w./-]*)`", written)
    names = re.findall(rf"`((?:{'|'.join(CODE[:3])})(?:\.\w+)+)`", written)
    assert [path for path in paths if not (ROOT / path).exists()] == []
    assert [name for name in names if not is_there(name)] == []


def is_there(name: str) -> bool:
    """Whether a module, or a name in a module, with this dotted name exists."""
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


def test_the_picture_of_the_imports_is_current() -> None:
    assert import_graph.PICTURE.read_text(encoding="utf-8") == import_graph.drawing(), (
        "run: python3 run.py architecture --write"
    )


def test_every_part_of_the_code_is_described() -> None:
    parts = {
        str(path.relative_to(ROOT)) for package in CODE[:3] for path in (ROOT / package).iterdir()
        if path.is_dir() and any(path.glob("*.py"))
    }  # fmt: skip
    described = set(re.findall(r"^\| `([\w/]+)/` \|", WALKS, re.MULTILINE))
    assert parts - described - {"rulebook/decisions"} == set()


# The command line -----------------------------------------------------------------------------------


def parsers() -> dict[str, argparse.ArgumentParser]:
    """The arguments of every command."""
    (commands,) = (each for each in main.parser()._actions if isinstance(each, argparse._SubParsersAction))
    return {**commands.choices, "mutate": mutation.parser()}


def options(parser: argparse.ArgumentParser) -> set[str]:
    """The options of a command; the language is the same everywhere and explained once."""
    return {one for each in parser._actions for one in each.option_strings} - {"-h", "--help", "--lang"}


@pytest.mark.parametrize("command", parsers())
def test_the_page_of_the_command_line_names_every_option(command: str) -> None:
    listed = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8").split("```")[1]
    entries = re.findall(rf"^  {command}\b.*(?:\n {{5,}}.*)*", listed, re.MULTILINE)
    assert entries
    assert set(re.findall(r"--[\w-]+", "".join(entries))) - {"--lang"} == options(parsers()[command])


# The walks ------------------------------------------------------------------------------------------


class Run(NamedTuple):
    """The modules a run entered, in order, which of them called which, and its functions as they were first called."""

    entered: list[str]
    calls: set[tuple[str, str]]
    functions: dict[tuple[str, str], None]


def module_of(frame: FrameType | None) -> str:
    name: str = frame.f_globals.get("__name__", "") if frame is not None else ""
    return name if name.split(".")[0] in CODE[:3] else ""


def traced(run: Callable[[], object]) -> Run:
    """Run a function and record every module of the project that it enters, in all of its threads."""
    found = Run([], set(), {})

    def note(frame: FrameType, event: str, _: object) -> None:
        name = module_of(frame)
        if event != "call" or not name:
            return
        if not found.entered or found.entered[-1] != name:
            found.entered.append(name)
        found.functions[name, frame.f_code.co_qualname] = None
        caller = frame.f_back
        while caller is not None and not module_of(caller):
            caller = caller.f_back
        found.calls.add((module_of(caller), name))

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        run()
    finally:
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]
    return found


def walk(first: str) -> list[str]:
    """The modules in the page's numbered list that begins with this one."""
    lists = re.findall(r"(?:^\d+\. `[\w.]+`.*\n(?:   .*\n)*)+", WALKS, re.MULTILINE)
    found = [re.findall(r"^\d+\. `([\w.]+)`", one, re.MULTILINE) for one in lists]
    return next(one for one in found if one[0] == first)


def off(run: Run, wanted: list[str]) -> str:
    """The first module of a walk that a run does not reach in this order, called by an earlier one; "" if there is
    none.
    """
    rest = iter(run.entered)
    for place, module in enumerate(wanted):
        called = not place or any((caller, module) in run.calls for caller in ("", *wanted[:place]))
        if module not in rest or not called:
            return module
    return ""


def judged() -> None:
    loaded = by_id("ruling.battle.spear-dragon-magic-cylinder")
    assert loaded is not None
    action = resolve(loaded.book, loaded.start, parse_line("you: attack spear-dragon directly")).actions[0]
    assert judge(loaded.book, loaded.start, action).ok


def applied() -> None:
    loaded = by_id("ruling.battle.spear-dragon-magic-cylinder")
    assert loaded is not None
    action = resolve(loaded.book, loaded.start, parse_line("you: attack spear-dragon directly")).actions[0]
    apply(loaded.book, loaded.start, action)


def heavy_storm() -> Script:
    loaded = by_id("ruling.chain.heavy-storm")
    assert loaded is not None
    script = Script(loaded.book, loaded.start, loaded.scenario.answers)
    for line in loaded.scenario.line:
        script.play(line.do)
    return script


def run_effect() -> None:
    script = heavy_storm()
    last = max(script.history, key=lambda taken: len(taken.events))
    apply(script.book, last.before, last.action)


def said() -> None:
    book = heavy_storm().book
    card = book.by_slug["heavy-storm"]
    card_text("en", card, book.effects(card.number))


def explained() -> None:
    script = heavy_storm()
    last = max(script.history, key=lambda taken: len(taken.events))
    rules.cache_clear()  # a cached answer enters no module
    for explanation in narrate(script.book, last.before, last.events):
        text("en", explanation)


@pytest.fixture(autouse=True)
def _nothing_drawn() -> None:
    DRAWN.forget()


def shown() -> None:
    app = AppTest.from_file(str(ROOT / "tutor_app" / "pages" / "app.py"), default_timeout=60)
    app.query_params["lang"] = "en"
    app.query_params["scenario"] = "puzzle.double-use"
    app.run()
    assert not app.exception


def searched() -> None:
    """After the index has been built."""
    library_page(asked_in({"q": "does a negated card count"}), "en")


RUNS: dict[str, Callable[[], None]] = {
    "rulebook.notation.parser": judged,
    "rulebook.engine.api": applied,
    "rulebook.engine.transitions": run_effect,
    "rulebook.language.card_text.card_text": said,
    "rulebook.explain.narrate": explained,
    "tutor_app.pages.routes": shown,
    "tutor_app.pages.search": searched,
}


@pytest.mark.parametrize("first", RUNS)
def test_a_walk_runs_as_described(first: str) -> None:
    if RUNS[first] is searched:
        index()
    wanted, run = walk(first), traced(RUNS[first])
    assert len(wanted) > 5
    assert off(run, wanted) == ""
    assert off(run, [wanted[0], *wanted[:0:-1]]) != ""


def test_every_walk_of_the_page_is_run() -> None:
    lists = re.findall(r"^1\. `([\w.]+)`", WALKS, re.MULTILINE)
    assert lists == list(RUNS)


MOST_ROOMS, MOST_RETURNS = 28, 30
"""How long the way from a scenario to its page may be, see ``way``."""


def way(run: Run) -> list[str]:
    """The modules of the app and the scenarios on the way of a run, as often as the way comes to them.

    It goes through the public functions in the order of their first call.
    """
    found: list[str] = []
    for module, function in run.functions:
        own = module.startswith(("tutor_app", "scenarios"))
        public = "<" not in function and not function.split(".")[-1].startswith("_")
        if own and public and found[-1:] != [module]:
            found.append(module)
    return found


def test_the_way_from_a_scenario_to_its_page_is_short() -> None:
    """Only the page itself: what is read once for all pages has been read before."""
    shown()
    DRAWN.forget()
    passed = way(traced(shown))
    rooms = set(passed)
    assert "tutor_app.pages.routes" in rooms
    assert len(rooms) <= MOST_ROOMS, sorted(rooms)
    assert len(passed) - len(rooms) <= MOST_RETURNS, passed


def test_a_way_that_turns_back_is_longer() -> None:
    there = [("tutor_app.a", "first"), ("scenarios.b", "second"), ("rulebook.c", "third"), ("scenarios.b", "_own")]
    assert way(Run([], set(), dict.fromkeys(there))) == ["tutor_app.a", "scenarios.b"]
    assert way(Run([], set(), dict.fromkeys([*there, ("tutor_app.a", "fourth")])))[-1] == "tutor_app.a"
