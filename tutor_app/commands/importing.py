"""``run.py import``: open what a player has: a puzzle script, a scenario file, a Deck list or a Deck link."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from rulebook.decks.checks import DeckList
from rulebook.decks.ydke import PREFIX
from scenarios.importing.decks import is_deck, open_deck
from scenarios.importing.notes import Note, Unreadable, Weight
from scenarios.importing.opening import open_text, script_text
from tutor_app.texts.messages import message
from tutor_app.wording.import_notes import note_text

from .arguments import JSON, LANG, Commands
from .exit_status import FAILED, PASSED, UNCLEAR, as_json
from .json_shapes import Json, header


def register(commands: Commands) -> None:
    """Register the command that opens files."""
    opening = commands.add_parser("import", parents=[LANG, JSON], help="open a puzzle script, a Deck list or link")
    opening.add_argument(
        "file", metavar="FILE", help=f"a .lua, .toml or .ydk file, or a link that begins with {PREFIX}"
    )
    opening.add_argument("--leave-out", action="store_true", help="leave out cards that are not in the collection")
    opening.add_argument("--output", type=Path, metavar="FILE", help="write the puzzle as a scenario file")
    opening.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    name: str = arguments.file
    if name.lower().startswith(PREFIX):
        return _deck(arguments, name)
    try:
        text = script_text(Path(name))
    except (OSError, ValueError):
        print(message(arguments.lang, "import.nothing", file=name[:80]))
        return UNCLEAR
    if is_deck(text, name):
        return _deck(arguments, text)
    try:
        opened = open_text(text, Path(name).name, leave_out=arguments.leave_out)
    except Unreadable as error:
        return _told(arguments, error.notes, message(arguments.lang, "import.failed", count=_stopping(error.notes)))
    if opened.loaded is None:
        missing = sum(note.weight is Weight.CONSENT for note in opened.notes)
        return _told(arguments, opened.notes, message(arguments.lang, "import.consent", count=missing))
    title = opened.loaded.scenario.in_language(arguments.lang).title
    said = message(arguments.lang, "import.opened", title=title, count=len(opened.notes))
    if arguments.output is not None:
        arguments.output.write_text(opened.text, encoding="utf-8")
        said += "\n" + message(arguments.lang, "import.written", file=arguments.output)
    return _told(arguments, opened.notes, said, opened.text)


def _stopping(notes: Iterable[Note]) -> int:
    return sum(note.weight is Weight.REFUSED for note in notes)


def _told(arguments: argparse.Namespace, notes: Iterable[Note], said: str, text: str = "") -> int:
    if arguments.json:
        print(as_json({**header("import"), "opened": bool(text), "notes": _notes(arguments.lang, notes), "text": text}))
    else:
        print(*(note_text(arguments.lang, note) for note in notes), said, sep="\n")
    return PASSED if text else FAILED


def _notes(lang: str, notes: Iterable[Note]) -> list[Json]:
    return [
        {"line": note.line, "weight": note.weight.value, "key": note.key, "text": note_text(lang, note)}
        for note in notes
    ]


def _deck(arguments: argparse.Namespace, text: str) -> int:
    try:
        deck, unknown, notes = open_deck(text)
    except Unreadable as error:
        _told(arguments, error.notes, message(arguments.lang, "import.failed", count=_stopping(error.notes)))
        return UNCLEAR
    if arguments.json:
        piles = {name: list(getattr(deck, name)) for name in DeckList._fields}
        told = _notes(arguments.lang, notes)
        print(as_json({**header("import"), "opened": True, "deck": piles, "unknown": list(unknown), "notes": told}))
    else:
        sizes = {name: len(getattr(deck, name)) for name in DeckList._fields}
        print(*(note_text(arguments.lang, note) for note in notes), sep="\n", end="\n" if notes else "")
        print(message(arguments.lang, "import.deck", **sizes, unknown=len(unknown)))
    return PASSED
