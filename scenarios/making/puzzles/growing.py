"""Grows boards: a card of the opponent that stops the win, then one of yours that brings it back, and so on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from rulebook.cards import BY_SLUG
from rulebook.solver.proofs import Proof

from .composing import Put, Setup, answers, attackers, obstacles, preparations, slug_of, surprises
from .shaping import (
    FEWEST_MOVES,
    SURVIVAL,
    TRIAL,
    WIN,
    decides,
    eased,
    easiest,
    moves_beside_attacks,
    win,
    with_most_lp,
    without_idle,
)

OBSTACLES = (5, 2, 4, 1)
"""How often each kind of card of the opponent is tried: Set, face-up, monsters, in the hand."""
ANSWERS = (5, 3, 3, 2, 1)
"""How often each kind of your cards is tried: Spells and monsters in the hand, Set, on the field, in the Graveyard."""
IN_THEIR_TURN = 0.4
"""How often a card is tried that does nothing in your turn, if there is more to come."""
OF_YOURS = (3, 3, 4, 5)
"""How many cards of yours a board is to have."""
ROUNDS = 5
"""In how many rounds that is tried."""
TRIES = 3, 9
"""How many cards of the opponent, and of yours, are tried in each round."""

OWN_ZONES, THEIR_ZONES = ("hand", "spells", "monsters"), ("spells", "monsters", "hand")
"""Where your cards and the opponent's lie that a puzzle found teaches something about."""
LEARNED = 0.5
"""How often a card is tried that has overcome the same card before."""


class Experience:
    """Which cards of yours have overcome which of the opponent, and how often each card is in a puzzle already."""

    def __init__(self, known: Iterable[Setup]) -> None:
        self._used: Counter[str] = Counter()
        self._overcome: dict[str, dict[Put, None]] = {}
        for one in known:
            self.kept(one)

    def kept(self, setup: Setup) -> None:
        """A puzzle was found: its cards are used, and yours have overcome the opponent's."""
        self._used.update(setup.cards())
        yours = [Put(zone, spec) for zone in OWN_ZONES for spec in getattr(setup.you, zone)]
        theirs = [Put(zone, spec) for zone in THEIR_ZONES for spec in getattr(setup.opponent, zone)]
        for answer in yours:
            if BY_SLUG[slug_of(answer.spec)].effects:
                for obstacle in theirs:
                    self.won(obstacle, answer)

    def won(self, obstacle: Put, answer: Put) -> None:
        """A card of yours has overcome one of the opponent."""
        self._overcome.setdefault(slug_of(obstacle.spec), {})[answer] = None

    def obstacle(self, rng: Random, later: bool = False) -> Put:
        """A card of the opponent to try; ``later``: it can matter in their turn only."""
        if later and rng.random() < IN_THEIR_TURN:
            return self._rare(rng, surprises())
        return self._rare(rng, rng.choices(obstacles(), OBSTACLES)[0])

    def answer(self, rng: Random, obstacle: Put, later: bool = False) -> Put:
        """A card of yours to try against one of the opponent; ``later``: it can matter in their turn only."""
        learned = tuple(self._overcome.get(slug_of(obstacle.spec), ()))
        if learned and rng.random() < LEARNED:
            return self._rare(rng, learned)
        if later and rng.random() < IN_THEIR_TURN:
            return self._rare(rng, preparations())
        return self._rare(rng, rng.choices(answers(), ANSWERS)[0])

    def _rare(self, rng: Random, puts: tuple[Put, ...]) -> Put:
        """One of some cards, rather one that few puzzles have."""
        few = rng.choices(puts, k=3)
        return min(few, key=lambda put: self._used[slug_of(put.spec)])


def grown(rng: Random, base: Setup, experience: Experience, rule: str = "") -> tuple[Setup, Proof] | None:
    """A board on which cards of the opponent stop you and cards of yours overcome them, with the proof that it is won.

    Args:
        rng: decides everything.
        base: the board to begin with.
        experience: which cards are worth trying; it is told what overcomes what.
        rule: a rule that has to decide the board to begin with, if any.

    Returns:
        The board, with the Life Points with which it is just won; None if nothing stops or overcomes anything.
    """
    begun = _begun(rng, base)
    if begun is None:
        return None
    setup, proof = begun
    if rule and not decides(rule, setup, proof):
        return None
    grows, most = False, rng.choice(OF_YOURS)
    for _ in range(ROUNDS):
        fewest = FEWEST_MOVES if grows else 1
        more = _answered(rng, setup, experience, fewest)
        if more is not None:
            (setup, proof), grows = _pruned(*with_most_lp(*more, TRIAL)), True
        if len(list(setup.you.cards())) >= most:
            break
    return (setup, proof) if grows else None


def _pruned(setup: Setup, proof: Proof) -> tuple[Setup, Proof]:
    """The board without the cards that have become idle."""
    slim = without_idle(setup)
    fewer = win(slim, TRIAL) if slim != setup else None
    return (setup, proof) if fewer is None else (slim, fewer)


def _begun(rng: Random, base: Setup) -> tuple[Setup, Proof] | None:
    """The board with the hardest Life Points with which it is won, with an attacker if it needs one."""
    setup = easiest(base)
    if (proof := win(setup, TRIAL)) is None or (setup.goal.kind == WIN and rng.random() < 1 / 3):
        setup = setup.with_card(rng.choice(attackers()), mine=True)
        proof = win(setup, TRIAL)
    return None if proof is None else with_most_lp(setup, proof, TRIAL)


def _answered(rng: Random, setup: Setup, experience: Experience, fewest: int) -> tuple[Setup, Proof] | None:
    """The board with a card of the opponent with which it would not be won, and one of yours that wins it, by at least
    this number of moves that are no attacks.
    """
    stopped, later = None, setup.goal.kind == SURVIVAL
    for _ in range(TRIES[0]):
        obstacle = experience.obstacle(rng, later)
        other = setup.with_card(obstacle, mine=False)
        if win(other, TRIAL) is None:
            stopped = other
            break
    if stopped is None:
        return None
    easier = eased(stopped)
    if rng.random() < 1 / 2 and easier != stopped and win(easier, TRIAL) is None:
        stopped = easier
    for _ in range(TRIES[1]):
        answer = experience.answer(rng, obstacle, later)
        other = stopped.with_card(answer, mine=True)
        if (proof := win(other, TRIAL)) is not None and moves_beside_attacks(other, proof) >= fewest:
            experience.won(obstacle, answer)
            return other, proof
    return None
