"""Makes puzzles until there are enough: from boards that show rules, from empty fields, and from puzzles found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

from scenarios.formats.made_puzzles import Half, MadePuzzle

from .composing import Setup, boards
from .growing import Experience, grown
from .varying import varied
from .worth import worthy

LP = (700, 1000, 2000, 4000)
"""Your Life Points on a board that begins empty."""
FROM_FOUND, FROM_EMPTY = 0.3, 0.2
"""The shares of boards that vary a puzzle found already, and that begin empty if no rule is asked for."""
FEWEST_DIFFERENT = 4
"""Two puzzles differ in at least this many cards."""
ENOUGH = 50
"""A rule that decides this many puzzles is no reason any more to keep another."""


def made(
    seed: int, theme: str = "", known: Sequence[MadePuzzle] = (), tried: Callable[[int], None] | None = None
) -> Iterator[MadePuzzle]:
    """Yield new puzzles without end; the same seed and known puzzles make the same ones.

    Args:
        seed: decides everything.
        theme: a rule that has to decide each of them.
        known: puzzles there are already.
        tried: is told how many boards have been tried.
    """
    rng, found = Random(seed), list(known)
    experience = Experience(known)
    many = Counter(rule for one in known for rule in one.rules)
    kids, tries = Counter[str](), Counter[str]()
    number = 0
    while True:
        number += 1
        if tried is not None:
            tried(number)
        parents = [one for one in found if not theme or theme in one.rules]
        if parents and rng.random() < FROM_FOUND:
            parent = _parent(rng, parents, many, kids)
            board = varied(rng, Setup(parent.you, parent.opponent))
        else:
            base, rule = _begins(rng, theme, many + tries)
            board = grown(rng, base, experience, rule)
            tries[rule] += board is None
        if board is None:
            continue
        puzzle = worthy(*board, f"puzzle.made.{seed}.{number}", partial(is_new, known=found))
        if puzzle is None or not (
            theme in puzzle.rules if theme else min(many[rule] for rule in puzzle.rules) < ENOUGH
        ):
            continue
        found.append(puzzle)
        many.update(puzzle.rules)
        experience.kept(Setup(puzzle.you, puzzle.opponent))
        yield puzzle


def is_new(setup: Setup, known: Sequence[MadePuzzle]) -> bool:
    """Whether a board has other cards than each of the puzzles known."""
    cards = setup.cards()
    return all(len(cards ^ Setup(one.you, one.opponent).cards()) >= FEWEST_DIFFERENT for one in known)


def _parent(rng: Random, found: Sequence[MadePuzzle], many: Counter[str], kids: Counter[str]) -> MadePuzzle:
    """A puzzle to be varied: rather one whose rules are rare, and that was not varied often."""
    weights = [1 / min(many[rule] for rule in one.rules) / (1 + kids[one.id]) for one in found]
    parent = rng.choices(found, weights)[0]
    kids[parent.id] += 1
    return parent


def _begins(rng: Random, theme: str, many: Counter[str]) -> tuple[Setup, str]:
    """The board to begin with, and the rule that has to decide it: rather one that decides few puzzles."""
    rule = theme
    if not theme and rng.random() >= FROM_EMPTY:
        rule = rng.choices(list(boards()), [1 / (1 + many[rule]) ** 2 for rule in boards()])[0]
    setups = boards().get(rule, ())
    return (rng.choice(setups), rule) if setups else (Setup(Half(lp=rng.choice(LP)), Half(lp=100)), "")
