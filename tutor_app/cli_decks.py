"""``run.py deck``: whether a Deck file is allowed, and every fault by name."""

from __future__ import annotations

from pathlib import Path

from rulebook.decks.checks import DeckList, check_deck
from rulebook.decks.limits import Limits, load_limits
from rulebook.decks.ydk import load_ydk
from rulebook.engine.book import Book
from rulebook.explain.decks import deck_faults
from rulebook.language.say import text
from rulebook.shelf import open_book

from .cli_report import Json, header


def deck_json(path: Path, ruleset: str, lang: str, list_path: Path | None, *, official: bool) -> Json:
    """The judgement on a Deck file as JSON.

    Raises:
        DeckFileError: the Deck cannot be read.
        ListError: the list cannot be read.
    """
    book = open_book(ruleset)
    deck, limits = load_ydk(path), load_limits(list_path)
    return report(book, deck, limits, lang, official=official) | {"file": str(path)}


def report(book: Book, deck: DeckList, limits: Limits, lang: str, *, official: bool) -> Json:
    """The judgement on a Deck as JSON."""
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
    """The report for reading: the sizes, then every fault."""
    sizes = " · ".join(f"{name} {count}" for name, count in found["sizes"].items())
    return [sizes, *(f"- {fault['text']}" for fault in found["faults"]), f"{len(found['faults'])} faults"]
