"""What the visitor has chosen on the page and not yet played, and which answer the chosen cards are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState, Request
from rulebook.engine.core.verdict import Verdict
from tutor_app.wording.typed_moves import Unclear

CHOICES: frozenset[int] = frozenset({RequestKind.PICK, RequestKind.ATTACK_TARGET, RequestKind.REPLAY, RequestKind.LOT})
"""Requests that are answered with cards of the field."""

GRADES = 4
"""Maximum number of hints that a proof gives: what decides, which card, which kind of move, the move."""


@dataclass
class Typed:
    """A typed move and what came of it: ``unclear`` if it is not understood or means several things, else a verdict.

    ``state`` is where it is refused, which may be after some of its actions. ``line`` is the move as notation,
    ``actions`` are what it does. ``playable``: it is allowed, and the visitor's to play.
    """

    text: str
    unclear: Unclear | None = None
    verdict: Verdict | None = None
    state: DuelState | None = None
    line: str = ""
    actions: tuple[Action, ...] = ()
    playable: bool = False


@dataclass
class Choices:
    """What the visitor has chosen on the page and not yet played."""

    selected: int = NOBODY
    picked: tuple[int, ...] = ()
    piles: frozenset[tuple[int, int]] = frozenset()
    typed: Typed | None = None
    hints: int = 0
    tried: tuple[int, ...] = ()
    """The wrong answers given to the question of a lesson."""
    solution: bool = False
    answer: bool = False
    refused: Verdict | None = None
    refused_in: DuelState | None = None
    """The duel in which it is refused, if that is not the one shown: after the first actions of a line."""
    clause: tuple[int, int] | None = None
    """The chosen clause: the card's uid, and the index of the clause in its text."""
    focus: str = ""
    what_if: int = NOBODY
    """The cursor at which the visitor has asked what would happen without a rule."""
    unasked: bool = False
    """Whether the visitor does not want to wait for whether a puzzle is still solved."""

    def reveal(self, what: str, hints: int, cursor: int) -> None:
        """Show one more hint, the solution, the answer or what would be without a rule; or hide it again.

        Args:
            what: what to show or hide.
            hints: how many hints there are.
            cursor: where the visit looks.
        """
        if what == "hint":
            self.hints = min(self.hints + 1, hints or 1)
        elif what == "hint-off":
            self.hints = 0
        elif what == "solution":
            self.solution = not self.solution
        elif what == "answer":
            self.answer = not self.answer
        elif what == "what-if":
            self.what_if = NOBODY if self.what_if == cursor else cursor
        elif what == "unasked":
            self.unasked = True


def may_confirm(request: Request, picked: Sequence[int]) -> bool:
    """Whether the number of cards chosen on the page is valid."""
    count = len(request.picked) + len(picked)
    return request.low <= count <= max(request.high, request.low)


def answers_of(request: Request, picked: Iterable[int]) -> list[Action]:
    """The actions that give the chosen cards, in ascending order, and "done" if that is still open."""
    chosen = sorted(picked)
    if request.kind == RequestKind.LOT:
        return [Action(ActionKind.LOT, request.player, card) for card in chosen]
    actions = [Action(ActionKind.CHOOSE, request.player, card) for card in chosen]
    if request.kind == RequestKind.PICK and len(request.picked) + len(chosen) < request.high:
        actions.append(Action(ActionKind.DONE, request.player))
    return actions
