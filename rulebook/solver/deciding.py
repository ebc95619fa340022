"""What decides a win: the rules without which it is none, the card and the move that begin it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache

from rulebook.engine.api import Transition, refused
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, CardState
from rulebook.engine.core.state import DuelState
from rulebook.engine.positions import position
from rulebook.explain.citing import cited
from rulebook.vocabulary.terms import Position, Zone

from .goals import Goal, WinThisTurn
from .proof_number_search import DEFAULT, Budget
from .proofs import LARGEST, BadProof, Proof, Tree, check_proof, unfold
from .solve import Verdict, solve
from .stepping import ground_of, played
from .tree_lines import tree_lines

MOST_TIMES = 10
"""A proof that without a rule becomes this many times as large is taken for one that does not hold."""


@dataclass(frozen=True, slots=True)
class DecidingRule:
    """A rule without which the win is gone.

    ``uses`` is how often the steps of the proof rest on it or it forbids a reply; 0 if it only shapes what can be done.
    """

    rule: str
    uses: int


@dataclass(frozen=True, slots=True)
class Hints:
    """What a player can be told about a win, each more than the one before.

    ``rules``: what decides, the most particular first. ``card`` is the uid of the first card to use, or NOBODY.
    ``move`` is the first move of the proof, as notation.
    """

    rules: tuple[DecidingRule, ...]
    card: int
    move: str


def steps_of(book: Book, tree: Tree, goal: Goal) -> Iterator[Transition]:
    """Yield every transition of a proof once, with its events."""
    ground = ground_of(book, tree.state, goal)
    seen: set[int] = set()
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        for action, below in node.branches:
            yield from (made for _, _, made in played(ground, node.state, action))
            waiting.append(below)


def deciding_rules(
    book: Book, state: DuelState, goal: Goal, proof: Proof, budget: Budget = DEFAULT
) -> tuple[DecidingRule, ...]:
    """The rules without which a proved win is proved to be none.

    Every rule on which the proof rests is left out in turn. If the same proof still holds, the rule decides
    nothing; otherwise the position is searched without it. Rules that every attack needs decide nothing in particular
    and are left out.

    Args:
        book: ruleset and cards.
        state: the position.
        goal: the goal that is reached.
        proof: its proof.
        budget: the limits of the search for one rule; what is not decided within them is left out.

    Returns:
        The rules: first those on which what happens rests, or that forbid a reply of the opponent, those that are used
        least often first; then those that only shape what can be done; last those that any two attacks need.

    Raises:
        BadProof: the proof does not hold with all rules.
    """
    uses, others, size = _uses(book, state, goal, proof)
    plain, usual = _for_attacks(book, 1), _for_attacks(book, 2)
    first = sorted(uses.items(), key=lambda entry: (entry[1], entry[0]))
    candidates = sorted([*first, *((rule, 0) for rule in sorted(others))], key=lambda entry: entry[0] in usual)
    here = cited(book, tuple(rule for rule, _ in candidates))
    return tuple(
        DecidingRule(rule, many)
        for rule, many in candidates
        if rule in here and rule not in plain
        if is_lost_without(rule, book, state, goal, proof, budget, MOST_TIMES * size)
    )


def is_lost_without(
    rule: str, book: Book, state: DuelState, goal: Goal, proof: Proof, budget: Budget, most: int = LARGEST
) -> bool:
    """Whether a search shows that a proved win is none without a rule.

    Args:
        rule: the rule.
        book: ruleset and cards.
        state: the position.
        goal: the goal that is reached.
        proof: its proof.
        budget: the limits of the search.
        most: the number of decisions at which unfolding the proof without the rule is given up.
    """
    without = _without(book, rule)
    try:
        if check_proof(without, state, goal, proof, most):
            return False
        return solve(without, state, goal, budget, first_moves=False).verdict == Verdict.NO_WIN
    except (BadProof, RecursionError):  # without some rules, equal positions are not equal, or an effect never ends
        return False


@lru_cache(maxsize=1024)
def _without(book: Book, rule: str) -> Book:
    """The book without a rule; what has been worked out about its cards is kept with it."""
    return book.without(rule)


class _Asked(frozenset[str]):
    """No missing rules, and a note of those that were asked for."""

    def __new__(cls) -> _Asked:
        return super().__new__(cls, ("",))

    def __init__(self) -> None:
        self.rules: set[str] = set()

    def isdisjoint(self, rules: Iterable[object]) -> bool:
        """Note the rules; none of them is missing."""
        self.rules.update(map(str, rules))
        return True


def _uses(book: Book, state: DuelState, goal: Goal, proof: Proof) -> tuple[Counter[str], set[str], int]:
    """How many events of a proof, and refused replies of the opponent, rest on each rule; which other rules the engine
    has asked for; and the number of decisions.
    """
    asked, listening = _Asked(), replace(book)
    vars(listening).update(checks=book.checks, missing=asked)  # what a check allows a player is no loss to them
    with suppress(BadProof):  # to be asked can change which of equal positions comes first
        unfold(listening, state, goal, proof)
    tree = unfold(book, state, goal, proof)
    uses: Counter[str] = Counter()
    for made in steps_of(book, tree, goal):
        for event in made.events:
            uses.update(set(event.rules))
        if made.state.request.player == 1 - goal.player:
            for verdict in refused(book, made.state):
                uses.update({rule for failure in verdict.failures for rule in failure.rules})
    return uses, asked.rules - uses.keys(), tree.size()


@lru_cache(maxsize=8)
def _for_attacks(book: Book, many: int) -> frozenset[str]:
    """The rules on which the plainest win rests: by one or two direct attacks with nothing else on the field."""
    attacker = next(card for card in book.cards if card.stats is not None and card.stats.atk and not card.effects)
    assert attacker.stats is not None
    lying = [
        CardState(attacker.number, 0, 0, Zone.MONSTER, slot, Position.ATTACK, seen=3, proper=1) for slot in range(many)
    ]
    lp = many * (attacker.stats.atk or 0)
    state, goal = position(book, lying, lp=(lp, lp)), WinThisTurn(0, 3)
    proof = solve(book, state, goal, first_moves=False).proof
    assert proof is not None
    uses, others, size = _uses(book, state, goal, proof)
    lost = (rule for rule in others if is_lost_without(rule, book, state, goal, proof, DEFAULT, MOST_TIMES * size))
    return frozenset(uses).union(lost)


def hints(book: Book, state: DuelState, goal: Goal, proof: Proof, budget: Budget = DEFAULT) -> Hints:
    """The hints for a proved win, from what decides it to its first move.

    Args:
        book: ruleset and cards.
        state: the position.
        goal: the goal that is reached.
        proof: its proof.
        budget: the limits of the search for one rule.

    Raises:
        BadProof: the proof does not hold.
    """
    rules = deciding_rules(book, state, goal, proof, budget)
    tree = unfold(book, state, goal, proof)
    own = (action.card for _, action in tree.longest() if action.player == goal.player)
    card = next((card for card in own if card != NOBODY), NOBODY)
    lines = tree_lines(book, tree)
    return Hints(rules, card, lines[0].text if lines else "")
