"""``run.py coverage``: per card, whether the bundled boards use it, every language renders it and scenarios show it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulebook.engine.api import Transition
from rulebook.engine.operations.executors import EXECUTE
from rulebook.language.card_text.card_text import card_text
from rulebook.language.words.descriptions import CannotSay
from rulebook.languages import LANGUAGES
from rulebook.shelf import open_book
from rulebook.solver.pool import Seen, missing, watching
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import MonsterKind
from scenarios.catalogue.card_examples import examples
from scenarios.catalogue.card_uses import uses
from scenarios.formats.loader import Loaded, shelf
from scenarios.formats.small_boards import boards
from scenarios.playing.runner import play_scenario

PAGE = Path(__file__).resolve().parents[2] / "docs" / "cards.md"
BEGIN, END = "<!-- made by python3 run.py coverage --write -->", "<!-- until here -->"

SORTS = (
    MonsterKind.PENDULUM, MonsterKind.XYZ, MonsterKind.SYNCHRO, MonsterKind.FUSION, MonsterKind.RITUAL,
    MonsterKind.GEMINI, MonsterKind.UNION, MonsterKind.SPIRIT, MonsterKind.TOON, MonsterKind.FLIP, MonsterKind.TUNER,
    MonsterKind.NORMAL, MonsterKind.EFFECT,
)  # fmt: skip
"""Monster sorts by priority: a monster counts as the first that applies."""
COLUMNS = ("cards", "at work", *LANGUAGES, "happens", "fails", "rulings, lessons, puzzles")


@dataclass(frozen=True, slots=True)
class Row:
    """Coverage of one card.

    ``at_work``: on the boards it was activated, or was face-up if it has nothing to activate. ``said``: the languages
    that can render it. ``happens``, ``fails`` and ``others`` count its examples and other scenarios.
    """

    slug: str
    sort: str
    at_work: bool
    said: tuple[str, ...]
    happens: int
    fails: int
    others: int


def sort_of(card: Card) -> str:
    """The sort of a card, as named in the table."""
    if card.is_token:
        return "Tokens"
    if card.stats is None:
        return f"{str(card.icon).title()} {card.kind.name.title()}s"
    kinds = card.stats.kinds
    return f"{str(next(kind for kind in SORTS if kind in kinds)).title()} Monsters"


def said(card: Card) -> tuple[str, ...]:
    """The languages that can render a card."""
    return tuple(lang for lang in LANGUAGES if _can_say(lang, card))


def _can_say(lang: str, card: Card) -> bool:
    try:
        card_text(lang, card)
    except (CannotSay, KeyError, TypeError, AttributeError, AssertionError):
        return False  # run.py check reports what is missing
    return True


def all_boards() -> Iterator[Loaded]:
    """All bundled scenarios: examples, rule boards, rulings, puzzles, lessons."""
    yield from (one.loaded for one in examples())
    yield from (board.loaded() for board in boards("rules"))
    yield from shelf()


def watched(ruleset: str = "2014") -> Seen:
    """What the boards of a ruleset use when played as written."""
    book, seen = open_book(ruleset), Seen()
    with watching(seen):
        for loaded in all_boards():
            if loaded.book.digest == book.digest:
                seen.look(loaded.start)
                for taken in play_scenario(loaded)[0].history:
                    seen.note(book, Transition(taken.after, taken.events))
    return seen


def rows(seen: Seen, ruleset: str = "2014") -> tuple[Row, ...]:
    """One row per card, ordered by sort and slug."""
    book = open_book(ruleset)
    shown: dict[tuple[str, str], int] = {}
    for example in examples():
        for slug in example.cards:
            shown[slug, example.shows] = shown.get((slug, example.shows), 0) + 1
    found = [
        Row(
            card.slug, sort_of(card), seen.used(book, card), said(card), shown.get((card.slug, "happens"), 0),
            shown.get((card.slug, "fails"), 0), len(uses(card.slug).played),
        )
        for card in book.cards
    ]  # fmt: skip
    return tuple(sorted(found, key=lambda row: (row.sort.split()[-1], row.sort, row.slug)))


def counts(found: Sequence[Row]) -> tuple[int, ...]:
    """The counts of one table row, in the order of ``COLUMNS``."""
    return (
        len(found),
        sum(row.at_work for row in found),
        *(sum(lang in row.said for row in found) for lang in LANGUAGES),
        *(sum(bool(getattr(row, name)) for row in found) for name in ("happens", "fails", "others")),
    )


def table(found: Sequence[Row]) -> Iterator[str]:
    """The table as Markdown: a row per sort of card, then the total."""
    yield f"| sort | {' | '.join(COLUMNS)} |"
    yield "| --- |" + " --: |" * len(COLUMNS)
    for sort in dict.fromkeys(row.sort for row in found):
        yield _line(sort, [row for row in found if row.sort == sort])
    yield _line("**all**", found)


def _line(name: str, found: Sequence[Row]) -> str:
    return f"| {name} | {' | '.join(map(str, counts(found)))} |"


def summary(seen: Seen) -> str:
    """How many operations of the card language the boards carry out."""
    lacking = [kind.__name__ for kind in missing(seen)]
    done = f"{len(EXECUTE) - len(lacking)} of {len(EXECUTE)}"
    never = f" (never {', '.join(lacking)})" if lacking else ""
    return f"Operations of the card language carried out on these boards: {done}{never}."


def as_json(found: Sequence[Row], seen: Seen) -> dict[str, Any]:
    """The report as JSON, version 1."""
    return {
        "format": "duel-tutor/coverage",
        "version": 1,
        "counts": dict(zip(COLUMNS, counts(found), strict=True)),
        "operations": sorted(kind.__name__ for kind in seen.performed),
        "operations_never": [kind.__name__ for kind in missing(seen)],
        "cards": [
            {
                "card": row.slug, "sort": row.sort, "at_work": row.at_work, "said": list(row.said),
                "happens": row.happens, "fails": row.fails, "others": row.others,
            }
            for row in found
        ],
    }  # fmt: skip


def as_text(found: Sequence[Row], seen: Seen) -> Iterator[str]:
    """The report as text: the table, then every card that lacks something."""
    yield from table(found)
    yield ""
    for row in found:
        there = {"work": row.at_work, "happens": row.happens, "fails": row.fails}
        lacking = [name for name, found_it in there.items() if not found_it]
        lacking += [lang for lang in LANGUAGES if lang not in row.said]
        if lacking:
            yield f"{row.slug}: lacks {', '.join(lacking)}"
    yield summary(seen)


def written(page: str, found: Sequence[Row], seen: Seen) -> str:
    """The page with an up-to-date table.

    Raises:
        ValueError: the page lacks the markers around the table.
    """
    block = "\n".join((BEGIN, *table(found), "", summary(seen), END))
    text, times = re.subn(f"{re.escape(BEGIN)}.*?{re.escape(END)}", lambda _: block, page, flags=re.DOTALL)
    if times != 1:
        raise ValueError(f"docs/cards.md has no place for the table: add {BEGIN} and {END}, each on its own line")
    return text


def write(found: Sequence[Row], seen: Seen) -> None:
    """Write the table into ``docs/cards.md``."""
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), found, seen), encoding="utf-8")
