"""Decks on the command line: check one, play two against each other, replay a record."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rulebook.decks.checks import DeckList, check_deck
from rulebook.decks.limits import Limits, ListError, load_limits
from rulebook.decks.ydk import DeckFileError, load_ydk
from rulebook.engine.api import view_events
from rulebook.engine.core.book import Book
from rulebook.explain import narrate
from rulebook.explain.decks import deck_faults
from rulebook.language.sentences.render import text
from rulebook.notation.record import LONGEST, RecordError, read_record, replay, write_record
from rulebook.rulesets import BY_ID
from rulebook.shelf import open_book
from rulebook.solver.soak import random_duel

from .arguments import JSON, LANG, Commands, whole_number
from .exit_status import FAILED, PASSED, UNCLEAR, as_json
from .json_shapes import Json, header


def register(commands: Commands) -> None:
    """Register the commands for Decks and whole duels."""
    deck = commands.add_parser("deck", parents=[LANG, JSON], help="check a Deck file (.ydk) and report every fault")
    deck.add_argument("file", metavar="FILE", help="a .ydk file")
    deck.add_argument("--ruleset", choices=sorted(BY_ID), default="2014", help="the rules (default: 2014)")
    deck.add_argument("--list", metavar="LIST", help="a Forbidden & Limited list instead of the bundled one")
    deck.add_argument("--casual", action="store_true", help="ignore the Forbidden & Limited list")
    deck.set_defaults(run=_deck)
    duel = commands.add_parser("duel", help="play a random duel between two Decks and print its record")
    duel.add_argument("decks", nargs=2, metavar="DECK", help="two .ydk files")
    duel.add_argument("--ruleset", choices=sorted(BY_ID), default="2014", help="the rules (default: 2014)")
    duel.add_argument("--seed", type=whole_number(0, 10**12), default=0, metavar="S", help="random seed (default: 0)")
    duel.set_defaults(run=_duel)
    replaying = commands.add_parser("replay", parents=[LANG], help="replay a record and explain what happens")
    replaying.add_argument("file", metavar="FILE", help="a record printed by run.py duel")
    replaying.set_defaults(run=_replay)


def deck_json(path: Path, ruleset: str, lang: str, list_path: Path | None, *, official: bool) -> Json:
    """Check a Deck file and return the report as JSON.

    Raises:
        DeckFileError: the Deck cannot be read.
        ListError: the list cannot be read.
    """
    book = open_book(ruleset)
    deck, limits = load_ydk(path), load_limits(list_path)
    return report(book, deck, limits, lang, official=official) | {"file": str(path)}


def report(book: Book, deck: DeckList, limits: Limits, lang: str, *, official: bool) -> Json:
    """The report on a Deck as JSON."""
    failures = check_deck(book, deck, limits.allowed, official=official)
    told = deck_faults(book, failures)
    return header("deck") | {
        "ruleset": book.ruleset.id,
        "list": limits.name if official else "",
        "language": lang,
        "sizes": {name: len(getattr(deck, name)) for name in DeckList._fields},
        "ok": not failures,
        "faults": [
            {
                "check": failure.check,
                "rules": list(failure.rules),
                "arguments": dict(failure.arguments),
                "text": text(lang, explanation, cite=bool(failure.rules)),
            }
            for failure, explanation in zip(failures, told, strict=True)
        ],
    }


def as_text(found: Json) -> list[str]:
    """The report as text: the sizes, then every fault."""
    sizes = " · ".join(f"{name} {count}" for name, count in found["sizes"].items())
    return [sizes, *(f"- {fault['text']}" for fault in found["faults"]), f"{len(found['faults'])} faults"]


def random_record(files: Sequence[Path], ruleset: str, seed: int) -> str:
    """The record of a random duel between two Deck files.

    Raises:
        DeckFileError: a Deck cannot be read, or contains an undeclared card.
    """
    book = open_book(ruleset)
    decks = []
    for file in files:
        deck = load_ydk(file).deck
        unknown = [number for number in (*deck.main, *deck.extra) if number not in book.by_number]
        if unknown:
            raise DeckFileError(f"{file}: no card has the number {unknown[0]}")
        decks.append(deck)
    return write_record(book, decks, random_duel(book, decks, seed))


def replayed(file: Path, lang: str) -> Iterator[str]:
    """A record as text: every line, and its results.

    Raises:
        RecordError: the record cannot be read or played.
    """
    try:
        with file.open(encoding="utf-8", errors="replace") as opened:
            record = read_record(opened.read(LONGEST + 1))
    except OSError as error:
        raise RecordError(f"{file}: {error.strerror}") from None
    if record.ruleset not in BY_ID:
        raise RecordError(f"{file}: there is no ruleset {record.ruleset!r}")
    book = open_book(record.ruleset)
    for number, (line, before, played) in enumerate(replay(book, record), 1):
        yield f"{number}. {line}"
        for explanation in narrate(book, before, view_events(book, played.state, played.events, 0), 0):
            yield "   " + text(lang, explanation)


def _deck(arguments: argparse.Namespace) -> int:
    """Check a Deck file."""
    listed = Path(arguments.list) if arguments.list else None
    try:
        found = deck_json(
            Path(arguments.file), arguments.ruleset, arguments.lang, listed, official=not arguments.casual
        )
    except (DeckFileError, ListError) as error:
        print(error, file=sys.stderr)
        return UNCLEAR
    print(as_json(found)) if arguments.json else print(*as_text(found), sep="\n")
    return PASSED if found["ok"] else FAILED


def _duel(arguments: argparse.Namespace) -> int:
    """Play a random duel between two Deck files."""
    try:
        lines = random_record([Path(file) for file in arguments.decks], arguments.ruleset, arguments.seed)
    except DeckFileError as error:
        print(error, file=sys.stderr)
        return UNCLEAR
    print(lines, end="")
    return PASSED


def _replay(arguments: argparse.Namespace) -> int:
    """Replay a record."""
    try:
        for said in replayed(Path(arguments.file), arguments.lang):
            print(said)
    except RecordError as error:
        print(error, file=sys.stderr)
        return UNCLEAR
    return PASSED
