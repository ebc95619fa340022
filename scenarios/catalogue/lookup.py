"""Finds any scenario by id or file: lessons, puzzles, rulings, card examples and the boards of rules and readings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from scenarios.formats.faults import ScenarioError
from scenarios.formats.loader import FOLDER, Loaded, check_content, files, find, load, shelf
from scenarios.importing.links import opened_puzzle
from scenarios.importing.notes import Unreadable
from scenarios.importing.opening import SCRIPT, open_text, script_text

from .card_examples import EXAMPLES, example, example_files, examples
from .disputed_points import dispute_board
from .made_puzzles import made_puzzle
from .meetings import played
from .rule_boards import rule_board
from .stories import played_story


def by_id(id: str) -> Loaded | None:
    """The bundled scenario with this id, including examples and boards of rules and readings, or None."""
    found = next((loaded for loaded in shelf() if loaded.scenario.id == id), None)
    if found is None and (shown := example(id)):
        found = shown.loaded
    return (
        found
        or rule_board(id)
        or made_puzzle(id)
        or dispute_board(id)
        or played(id)
        or played_story(id)
        or opened_puzzle(id)
    )


def _made_up(id: str) -> Loaded | None:
    """The scenario with this id that has no file of its own, or None."""
    sources = (rule_board, made_puzzle, dispute_board, played, played_story, opened_puzzle)
    return next((found for source in sources if (found := source(id)) is not None), None)


def named(name: str) -> Loaded:
    """The scenario for a path or an id; a puzzle script is opened if all its cards are in the collection.

    Raises:
        ScenarioError: there is none, or it is invalid.
    """
    shown = example(name)
    if shown:
        return shown.loaded
    if Path(name).suffix.lower() == SCRIPT:
        return _of_script(Path(name))
    return _made_up(name) or load(find(name))


def _of_script(path: Path) -> Loaded:
    try:
        found = open_text(script_text(path), path.name).loaded
    except OSError:
        raise ScenarioError(path.name, "", "this file cannot be read", "Check its name") from None
    except Unreadable:
        found = None
    if found is None:
        raise ScenarioError(path.name, "", "it cannot be opened as it is", f"See why: run.py import {path}")
    return found


def all_of(paths: Sequence[Path | str] = ()) -> Iterator[Loaded | ScenarioError]:
    """Yield every scenario and example at these paths, by default all bundled ones; an error in place of an invalid
    one.
    """
    for path in files(paths):
        if path.resolve().is_relative_to(EXAMPLES):
            continue  # examples: below
        try:
            yield load(path)
        except ScenarioError as error:
            yield error
    wanted = [Path(path).resolve() for path in paths] or [FOLDER]
    inside = [path for path in example_files() if any(path.is_relative_to(one) for one in wanted)]
    here = {path.relative_to(EXAMPLES).with_suffix("").as_posix() for path in inside}
    try:
        found = [one for one in examples() if one.board.file in here]
    except ScenarioError as error:
        if here:
            yield error
        return
    for one in found:
        try:
            check_content(one.loaded)
            yield one.loaded
        except ScenarioError as error:
            yield error
