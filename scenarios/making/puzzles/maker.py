"""Makes puzzles until there are enough: from boards of rules, from empty fields, and from puzzles already found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

from scenarios.formats.made_puzzles import MadePuzzle

from .composing import Setup, boards_of, composed, mutated
from .worth import worthy

FROM_FOUND = 0.85
"""The share of boards that are changed puzzles; they are worth solving far more often than new boards."""
FROM_RULES = 0.7
"""Of the new boards, the share that begins as a board of a rule or card."""
FEWEST_DIFFERENT = 4
"""Two puzzles differ in at least this many cards."""


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
    bases = boards_of(theme) or boards_of()
    kids: Counter[str] = Counter()
    number = 0
    while True:
        number += 1
        if tried is not None:
            tried(number)
        parents = [one for one in found if not theme or theme in one.rules]
        if parents and rng.random() < FROM_FOUND:
            parent = _parent(rng, parents, kids)
            setup = mutated(rng, Setup(parent.you, parent.opponent), bases)
        else:
            setup = composed(rng, bases if theme or rng.random() < FROM_RULES else ())
        puzzle = worthy(setup, f"puzzle.made.{seed}.{number}", partial(is_new, known=found))
        if puzzle is None or (theme and theme not in puzzle.rules):
            continue
        found.append(puzzle)
        yield puzzle


def is_new(setup: Setup, known: Sequence[MadePuzzle]) -> bool:
    """Whether a board has other cards than each of the puzzles known."""
    cards = setup.cards()
    return all(len(cards ^ Setup(one.you, one.opponent).cards()) >= FEWEST_DIFFERENT for one in known)


def _parent(rng: Random, found: Sequence[MadePuzzle], kids: Counter[str]) -> MadePuzzle:
    """A puzzle to be changed: rather one whose rules are rare, and that was not changed often."""
    many = Counter(rule for one in found for rule in one.rules)
    weights = [1 / min(many[rule] for rule in one.rules) / (1 + kids[one.id]) for one in found]
    parent = rng.choices(found, weights)[0]
    kids[parent.id] += 1
    return parent
