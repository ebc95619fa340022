"""Makes puzzles until there are enough: from boards that show rules, from empty fields, and from puzzles found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from random import Random

from rulebook.solver.proofs import Proof
from scenarios.catalogue.made_puzzles import against
from scenarios.formats.made_puzzles import Half, MadePuzzle

from .asking import KINDS, asked_for
from .composing import Parent, Setup, boards, by_hand
from .growing import Experience, grown
from .varying import varied
from .worth import worthy

LP = (700, 1000, 2000, 4000)
"""Your Life Points on a board that begins empty."""
FROM_FOUND, FROM_EMPTY = 0.5, 0.2
"""The shares of boards that vary a puzzle found already, and that begin empty if no rule is asked for."""
MANY = 40
"""As long as there are fewer puzzles than this to vary, they are varied less often."""
FEWEST_DIFFERENT = 4
"""Two puzzles differ in at least this many cards."""
ENOUGH = 10
"""A rule that decides this many puzzles is no reason any more to keep another."""
_NEW = "puzzle.new"
"""The name of a puzzle until it is kept."""


def made(
    seed: int,
    theme: str = "",
    known: Sequence[MadePuzzle] = (),
    tried: Callable[[int], None] | None = None,
    goal: str = "",
) -> Iterator[MadePuzzle]:
    """Yield new puzzles without end; the same seed and known puzzles make the same ones.

    Args:
        seed: decides everything.
        theme: a rule that has to decide each of them.
        known: puzzles there are already.
        tried: is told how many boards have been tried.
        goal: the kind of goal of each of them, one of ``KINDS``; any kind if empty.
    """
    maker = _Maker(Random(seed), theme, known, goal)
    for number in count(1):
        if tried is not None:
            tried(number)
        try:
            puzzle = maker.puzzle()
        except RecursionError:  # a line of play that hardly ends
            continue
        if puzzle is not None:
            maker.keep(puzzle)
            yield puzzle


def is_new(setup: Setup, known: Sequence[MadePuzzle]) -> bool:
    """Whether a board has other cards than each of the puzzles known, and not the same that do something."""
    cards, core = setup.cards(), setup.core()
    others = map(Setup.of, known)
    return all(len(cards ^ other.cards()) >= FEWEST_DIFFERENT and core != other.core() for other in others)


def _parent_of(puzzle: MadePuzzle) -> Parent:
    return Parent(puzzle.id, Setup.of(puzzle), puzzle.rules)


class _Maker:
    """What making puzzles has to remember: those found, the rules that decide them, and what has been tried."""

    def __init__(self, rng: Random, theme: str, known: Sequence[MadePuzzle], goal: str) -> None:
        self._rng, self._theme, self._found, self._goal = rng, theme, list(known), goal
        self._parents = [*by_hand(), *map(_parent_of, known)]
        self._experience = Experience(one.setup for one in self._parents)
        self._deciding = Counter(rule for one in self._parents for rule in one.rules)
        self._varied: Counter[str] = Counter()
        self._in_vain: Counter[str] = Counter()

    def puzzle(self) -> MadePuzzle | None:
        """The puzzle in the next board; None if there is none."""
        board, rule = self._board()
        found = None if board is None else worthy(*board, _NEW, partial(is_new, known=self._found))
        self._in_vain[rule] += found is None or rule not in found.rules
        if found is None:
            return None
        rare = min(self._deciding[rule] for rule in found.rules) < ENOUGH
        wanted = self._theme in found.rules if self._theme else rare
        return found.model_copy(update={"id": self._name(found)}) if wanted else None

    def _name(self, puzzle: MadePuzzle) -> str:
        """A name after the card of the opponent that the puzzle is called after, with the next number."""
        names, slug = {one.id for one in self._found}, against(puzzle.opponent)
        return next(name for number in count(1) if (name := f"puzzle.{slug}.{number}") not in names)

    def keep(self, puzzle: MadePuzzle) -> None:
        """A puzzle is shown: the next ones differ from it."""
        self._found.append(puzzle)
        self._parents.append(_parent_of(puzzle))
        self._deciding.update(puzzle.rules)
        self._experience.kept(Setup.of(puzzle))

    def _board(self) -> tuple[tuple[Setup, Proof] | None, str]:
        """The next board, won, if there is one, and the rule that it was begun for."""
        kind = self._goal or self._rng.choices(list(KINDS), list(KINDS.values()))[0]
        parents = [
            one
            for one in self._parents
            if one.setup.goal.kind == kind and (not self._theme or self._theme in one.rules)
        ]
        share = FROM_FOUND if self._theme else FROM_FOUND * min(1, len(parents) / MANY)
        if parents and self._rng.random() < share:
            return varied(self._rng, self._parent(parents).setup), self._theme
        base, rule = self._begins()
        begun = asked_for(self._rng, base, kind)
        return None if begun is None else grown(self._rng, begun, self._experience, rule), rule

    def _parent(self, parents: Sequence[Parent]) -> Parent:
        """A puzzle to be varied: rather one whose rules are rare, and that was not varied often."""
        rare = (1 / min((self._deciding[rule] for rule in one.rules), default=ENOUGH) ** 2 for one in parents)
        weights = [weight / (1 + self._varied[one.id]) for weight, one in zip(rare, parents, strict=True)]
        parent = self._rng.choices(parents, weights)[0]
        self._varied[parent.id] += 1
        return parent

    def _begins(self) -> tuple[Setup, str]:
        """The board to begin with, and the rule that has to decide it: rather one that decides few puzzles."""
        rule = self._theme
        if not rule and self._rng.random() >= FROM_EMPTY:
            done = self._deciding + self._in_vain
            rule = self._rng.choices(list(boards()), [1 / (1 + done[rule]) ** 2 for rule in boards()])[0]
        setups = boards().get(rule, ())
        if not setups:
            return Setup(Half(lp=self._rng.choice(LP)), Half(lp=100)), ""
        return self._rng.choice(setups), rule
