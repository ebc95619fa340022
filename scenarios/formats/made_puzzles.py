"""The puzzles that the maker made: boards with their proof and what is known about them, without texts.

A file in ``scenarios/data/made`` is a list of ``[[puzzle]]`` entries (see ``FORMAT.md``), which ``run.py puzzles make``
writes.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import Field, ValidationError, field_validator

from .difficulty import Measures
from .faults import ScenarioError
from .fields import Cards, Identifier, Model, RuleId
from .loader import FOLDER, first_fault
from .models import Board, Goal

MADE = FOLDER / "made"
TURN = 5
"""The turn in which a made puzzle begins, in your Main Phase."""
HAPPENINGS = ("destroyed", "banished", "summoned")
"""What can be asked to happen to a card, named after it: ``destroyed sangan``."""
TO_WIN = Goal()
"""The goal of most made puzzles."""


class Half(Model):
    """The cards of one player by zone, as in a scenario file; zones that are not named are empty, the Deck too."""

    lp: Annotated[int, Field(ge=1, le=99999)]
    monsters: Cards = ()
    spells: Cards = ()
    hand: Cards = ()
    graveyard: Cards = ()
    field: Cards = ()
    pendulum: Cards = ()
    banished: Cards = ()
    deck: Cards = ()
    extra: Cards = ()

    def cards(self) -> Iterator[tuple[str, int]]:
        """Yield the zone and the place in it of every card."""
        for zone in ZONES:
            yield from ((zone, at) for at in range(len(getattr(self, zone))))

    def written(self) -> str:
        """The half as a TOML table on one line."""
        keys = [f"lp = {self.lp}"]
        keys += [f"{zone} = {json.dumps(list(cards))}" for zone in ZONES if (cards := getattr(self, zone))]
        return f"{{ {', '.join(keys)} }}"


ZONES = ("monsters", "spells", "hand", "graveyard", "field", "pendulum", "banished", "deck", "extra")


class MadePuzzle(Model):
    """A position in which you can reach the goal, mostly to win this turn, whatever the opponent does.

    Attributes:
        id: its name.
        rules: the rules without which it could not be reached, the most particular first; the first is its theme.
        moves: the number of moves of the solution.
        replies: the number of different decisions in the proof.
        tempting: the number of first moves that lose.
        misled: the number of first moves of any kind that lose and look as good, one move deep, as one that wins.
        you, opponent: the cards.
        proof: the proof that the goal is reached.
        goal: what is to be reached.
    """

    id: Identifier
    rules: Annotated[tuple[RuleId, ...], Field(min_length=1)]
    moves: Annotated[int, Field(ge=1)]
    replies: Annotated[int, Field(ge=1)]
    tempting: Annotated[int, Field(ge=1)]
    misled: Annotated[int, Field(ge=0)] = 0
    you: Half
    opponent: Half
    proof: str
    goal: Goal = TO_WIN

    @field_validator("goal")
    @classmethod
    def _can_be_said(cls, goal: Goal) -> Goal:
        kind, _, card = (goal.happened or f"{HAPPENINGS[0]} card").partition(" ")
        if kind not in HAPPENINGS or not card or " " in card:
            raise ValueError(f"happened is one of {', '.join(HAPPENINGS)} and the name of a card")
        return goal

    @property
    def theme(self) -> str:
        """The most particular rule that decides it."""
        return self.rules[0]

    @property
    def measures(self) -> Measures:
        """What it demands."""
        return Measures(self.moves, self.replies, self.tempting, self.misled)

    @property
    def board(self) -> Board:
        """The board as in a scenario file."""
        return board_of(self.you, self.opponent)

    def written(self) -> str:
        """The entry as TOML."""
        lines = [
            "[[puzzle]]",
            f'id = "{self.id}"',
            f"rules = {json.dumps(list(self.rules))}",
            f"moves = {self.moves}",
            f"replies = {self.replies}",
            f"tempting = {self.tempting}",
            f"misled = {self.misled}",
            f"you = {self.you.written()}",
            f"opponent = {self.opponent.written()}",
            f'proof = "{self.proof}"',
        ]
        if self.goal != TO_WIN:
            parts = self.goal.model_dump(mode="json", exclude_none=True)
            lines.append(f"goal = {{ {', '.join(f'{key} = {json.dumps(value)}' for key, value in parts.items())} }}")
        return "\n".join(lines) + "\n"


def board_of(you: Half, opponent: Half) -> Board:
    """The board of a made puzzle: your Main Phase, and every card known."""
    sides = {"you": you.model_dump(), "opponent": opponent.model_dump()}
    return Board.model_validate({"turn": TURN, "knowledge": "open", **sides})


def read(path: Path) -> Iterator[MadePuzzle]:
    """Yield the puzzles of a file.

    Raises:
        ScenarioError: the file or an entry is invalid.
    """
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8")).get("puzzle", [])
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise ScenarioError(path.name, "", f"this cannot be read: {error}", "Correct that place") from None
    for entry in entries:
        try:
            yield MadePuzzle.model_validate(entry)
        except ValidationError as error:
            raise first_fault(error, path.name) from None


@cache
def made_puzzles() -> tuple[MadePuzzle, ...]:
    """Every made puzzle, file by file."""
    return tuple(puzzle for path in sorted(MADE.glob("*.toml")) for puzzle in read(path))


def file_text(puzzles: Iterable[MadePuzzle]) -> str:
    """The text of a file that holds these puzzles."""
    return "\n".join(puzzle.written() for puzzle in puzzles)
