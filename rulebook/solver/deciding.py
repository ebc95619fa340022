"""What decides a win: the rules without which it is none, the card and the move that begin it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rulebook.engine.api import Transition
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, CardState
from rulebook.engine.core.state import DuelState
from rulebook.engine.positions import position
from rulebook.vocabulary.terms import Position, Zone

from .goals import Goal, WinThisTurn
from .proof_number_search import DEFAULT, Budget
from .proofs import BadProof, Proof, Tree, unfold
from .solve import Verdict, solve
from .stepping import ground_of, played
from .tree_lines import tree_lines


@dataclass(frozen=True, slots=True)
class DecidingRule:
    """A rule without which the win is gone; ``uses`` is how often the steps of the proof rest on it."""

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

    Every rule that a step of the proof rests on is left out in turn. If the same proof still holds, the rule decides
    nothing; otherwise the position is searched without it. Rules that every attack needs decide nothing in particular
    and are left out.

    Args:
        book: ruleset and cards.
        state: the position.
        goal: the goal that is reached.
        proof: its proof.
        budget: the limits of the search for one rule; what is not decided within them is left out.

    Returns:
        The rules, those that fewest steps rest on first.

    Raises:
        BadProof: the proof does not hold with all rules.
    """
    uses = _uses(book, state, goal, proof)
    found = []
    for rule in _for_every_attack(book):
        uses.pop(rule, None)
    for rule, many in sorted(uses.items(), key=lambda entry: (entry[1], entry[0])):
        without = book.without(rule)
        try:
            unfold(without, state, goal, proof)
        except BadProof:
            if solve(without, state, goal, budget, first_moves=False).verdict == Verdict.NO_WIN:
                found.append(DecidingRule(rule, many))
    return tuple(found)


def _uses(book: Book, state: DuelState, goal: Goal, proof: Proof) -> Counter[str]:
    """How many events of a proof rest on each rule."""
    tree = unfold(book, state, goal, proof)
    return Counter(rule for made in steps_of(book, tree, goal) for event in made.events for rule in set(event.rules))


@lru_cache(maxsize=8)
def _for_every_attack(book: Book) -> frozenset[str]:
    """The rules on which the plainest win rests: a direct attack with nothing else on the field."""
    attacker = next(card for card in book.cards if card.stats is not None and card.stats.atk and not card.effects)
    lying = CardState(attacker.number, 0, 0, Zone.MONSTER, 0, Position.ATTACK, seen=3, proper=1)
    state, goal = position(book, [lying], lp=(1, 1)), WinThisTurn(0, 3)
    proof = solve(book, state, goal, first_moves=False).proof
    assert proof is not None
    return frozenset(_uses(book, state, goal, proof))


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
