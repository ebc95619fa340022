"""The made puzzles as scenarios of their own: their texts are rendered from the board in every language."""

from __future__ import annotations

from functools import cache
from typing import Literal

from rulebook.cards import BY_SLUG
from rulebook.explain.tree import Explanation, Thing, Value
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.shelf import open_book
from scenarios.formats.findings import Findings
from scenarios.formats.loader import Loaded
from scenarios.formats.made_puzzles import Half, MadePuzzle, made_puzzles
from scenarios.formats.models import Goal, Scenario, Text

RULESET: Literal["2014"] = "2014"


@cache
def _places() -> dict[str, tuple[MadePuzzle, int]]:
    """Every made puzzle by id, with its number among those against the same card."""
    count: dict[str, int] = {}
    found: dict[str, tuple[MadePuzzle, int]] = {}
    for puzzle in made_puzzles():
        card = against(puzzle.opponent)
        count[card] = count.get(card, 0) + 1
        found[puzzle.id] = puzzle, count[card]
    return found


def made_puzzle_ids() -> tuple[str, ...]:
    """The ids of the made puzzles, file by file."""
    return tuple(_places())


def made(id: str) -> MadePuzzle | None:
    """What is known about the made puzzle with this id, or None."""
    return _places()[id][0] if id in _places() else None


def made_puzzle(id: str) -> Loaded | None:
    """The made puzzle with this id as a scenario, or None."""
    return _opened(id) if id in _places() else None


def against(opponent: Half) -> str:
    """The card of the opponent that a puzzle is named after: the first in a Spell & Trap Zone, else the first."""
    specs = (*opponent.spells, *opponent.monsters, *opponent.hand, *opponent.graveyard)
    return specs[0].partition("|")[0]


@cache
def _opened(id: str) -> Loaded:
    puzzle, number = _places()[id]
    scenario = Scenario(
        id=id,
        kind="puzzle",
        ruleset=RULESET,
        cites=puzzle.rules,
        text={lang: _text(puzzle, number, lang) for lang in LANGUAGES},
        board=puzzle.board,
        goal=Goal(),
    )
    return Loaded(scenario, open_book(RULESET), id, puzzle.proof, Findings(puzzle.rules))


def _text(puzzle: MadePuzzle, number: int, lang: str) -> Text:
    card = BY_SLUG[against(puzzle.opponent)]
    named: tuple[tuple[str, Value], ...] = (("card", Thing(0, card.names, card.kind)), ("number", number))
    title = Explanation("puzzle.against" if number == 1 else "puzzle.against.again", named)
    points = Explanation("puzzle.points", (("amount", puzzle.you.lp), ("against", puzzle.opponent.lp)))
    return Text(
        title=text(lang, title).removesuffix("."),
        intro=text(lang, points),
        question=text(lang, Explanation("puzzle.win-this-turn", ())),
    )
