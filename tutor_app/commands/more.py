"""The commands for Decks, whole duels and the library. Each prints its result and returns the exit status."""

from __future__ import annotations

import argparse
import sys
from difflib import get_close_matches
from pathlib import Path

from rulebook.articles.rules import UnknownRule
from rulebook.decks.limits import ListError
from rulebook.decks.ydk import DeckFileError
from rulebook.notation.record import RecordError
from tutor_app.parts.markup import repeatable
from tutor_app.texts.messages import message

from .exit_status import FAILED, PASSED, UNCLEAR, as_json

MOST_OFFERED = 20
"""Up to this many valid filter values are all listed when a value is wrong; otherwise only close matches."""


def search(arguments: argparse.Namespace) -> int:
    """Search the library."""
    from scenarios.library import FILTERS, choices

    from . import library

    words = " ".join(arguments.words)
    filters = {name: value for name in FILTERS if (value := getattr(arguments, name)) is not None}
    for name, value in filters.items():
        every = choices()[name]
        if value not in every:
            near = every if len(every) <= MOST_OFFERED else get_close_matches(value[:80], every, 8, 0)
            print(f"--{name}: there is no {value[:80]!r}; try {', '.join(near)}", file=sys.stderr)
            return UNCLEAR
    found = library.search(words, arguments.lang, filters)
    if arguments.json:
        print(as_json(library.search_json(words, arguments.lang, found)))
    else:
        print(*library.search_lines(arguments.lang, found), sep="\n")
    return PASSED if found.hits else FAILED


def rule(arguments: argparse.Namespace) -> int:
    """Show one rule with its sources, examples and related rules."""
    from tutor_app.wording.rule_entry import find_rule, rule_entry

    from .library import rule_json, rule_lines

    try:
        entry = rule_entry(find_rule(arguments.id), arguments.lang)
    except UnknownRule as error:
        wanted, near = error.args
        print(message(arguments.lang, "rule.missing", id=repeatable(wanted, 80)), file=sys.stderr)
        remedy = message(arguments.lang, "rule.nearest", ids=", ".join(near)) if near else ""
        print(remedy or message(arguments.lang, "rule.by_id"), file=sys.stderr)
        return UNCLEAR
    print(as_json(rule_json(entry))) if arguments.json else print(*rule_lines(entry), sep="\n")
    return PASSED


def deck(arguments: argparse.Namespace) -> int:
    """Check a Deck file."""
    from .decks import as_text, deck_json

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


def duel(arguments: argparse.Namespace) -> int:
    """Play a random duel between two Deck files."""
    from . import decks

    try:
        lines = decks.random_record([Path(file) for file in arguments.decks], arguments.ruleset, arguments.seed)
    except DeckFileError as error:
        print(error, file=sys.stderr)
        return UNCLEAR
    print(lines, end="")
    return PASSED


def replay(arguments: argparse.Namespace) -> int:
    """Replay a record."""
    from . import decks

    try:
        for said in decks.replayed(Path(arguments.file), arguments.lang):
            print(said)
    except RecordError as error:
        print(error, file=sys.stderr)
        return UNCLEAR
    return PASSED


def counts(arguments: argparse.Namespace) -> int:
    """Count the move trees of the recorded positions."""
    from . import counts

    if arguments.write:
        return counts.write()
    return counts.show(arguments.divide) if arguments.divide is not None else counts.compare()


def soak(arguments: argparse.Namespace) -> int:
    """Play random duels."""
    from tutor_app.reports import soak, soak_pool

    if arguments.pool:
        report = soak_pool.soak_pool(arguments.ruleset, arguments.duels or soak_pool.DUELS, arguments.seed)
        print(as_json(report) if arguments.json else soak_pool.as_text(report))
    else:
        report = soak.soak(arguments.ruleset, arguments.duels or 50, arguments.seed, arguments.workers)
        print(as_json(report) if arguments.json else soak.as_text(report))
    return FAILED if report["failed"] else PASSED


def coverage(arguments: argparse.Namespace) -> int:
    """Show the coverage of each card."""
    from tutor_app.reports import coverage as table

    seen = table.watched()
    found = table.rows(seen)
    if arguments.write:
        table.write(found, seen)
    if arguments.json:
        print(as_json(table.as_json(found, seen)))
    else:
        print(*table.as_text(found, seen), sep="\n")
    return PASSED
