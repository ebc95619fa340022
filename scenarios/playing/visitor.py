"""The visitor at a line of play: what they know, whose decisions are theirs, and verdicts as they may hear them."""

from __future__ import annotations

from rulebook.engine.api import judge, known, view, view_verdict
from rulebook.engine.core.actions import Action
from rulebook.engine.core.state import NOBODY, DuelState
from rulebook.engine.core.verdict import Verdict
from scenarios.formats.loader import Loaded

from .history import YOU, Entry
from .script import OPPONENT
from .timeline import Timeline


class Visitor(Timeline):
    """A line of play with its visitor, who is player 0.

    ``choose_for_opponent`` lets the visitor make the opponent's decisions too; it can be changed at any time.
    """

    def __init__(self, loaded: Loaded, opening: list[Entry], *, choose_for_opponent: bool) -> None:
        super().__init__(loaded, opening)
        self.book = loaded.book
        self.choose_for_opponent = choose_for_opponent

    @property
    def seen(self) -> DuelState:
        """The current duel from the visitor's point of view."""
        return view(self.book, self.state, YOU)

    @property
    def reader(self) -> int:
        """Whose knowledge the visitor has: player 0's, or both players' (NOBODY) if they choose for both."""
        return NOBODY if self.choose_for_opponent else YOU

    def plays(self, player: int) -> bool:
        """Whether the visitor makes this player's decisions; anybody may roll a die."""
        return player != OPPONENT or self.choose_for_opponent

    def judge(self, action: Action) -> Verdict:
        """The verdict on an action in the current state, legal or not, computed from what the visitor knows."""
        if self.reader == NOBODY or action.player == NOBODY:
            return judge(self.book, self.state, action)
        verdict = judge(self.book, known(self.book, self.state, self.reader), action)
        return view_verdict(self.book, self.state, verdict, self.reader)
