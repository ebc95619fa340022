"""One visitor playing one scenario: decisions, automatic play, undo and redo, the line for the URL."""

from __future__ import annotations

from dataclasses import replace

from rulebook.engine.api import legal_actions
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.verdict import IllegalAction, Verdict
from rulebook.notation.faults import Refused
from rulebook.notation.links import ANSWER, NEXT, SELECT, BadLink, Move, decode
from rulebook.notation.parser import parse_line
from rulebook.notation.printer import continues
from rulebook.notation.resolver import resolve
from rulebook.solver.proof_number_search import Progress as Searching
from scenarios.formats.loader import Loaded

from .defence import OUTLOOKS
from .history import YOU, Entry, mark
from .lesson import Feedback, step_done, step_opening
from .lesson_timeline import LessonTimeline
from .progress import Progress, follow, tried
from .replies import Decided, Replies
from .script import MOST, OPPONENT, Origin, Script, Taken, implied, take


class Session(LessonTimeline):
    """A scenario being played.

    ``every_window`` also stops in windows where only passing is possible; like ``choose_for_opponent`` it can be
    changed at any time.
    """

    def __init__(self, loaded: Loaded, *, every_window: bool = False, choose_for_opponent: bool = False) -> None:
        self.every_window = every_window
        self.choose_for_opponent = choose_for_opponent
        super().__init__(loaded)
        self.replies = Replies(loaded, self.plan)
        self._open()
        self.advance()

    def _open(self) -> None:
        """The moves played before a lesson or puzzle begins."""
        scenario = self.loaded.scenario
        if scenario.kind not in ("lesson", "puzzle") or not (scenario.line or scenario.step):
            return
        script = Script(self.book, self.loaded.start, scenario.answers)
        for line in scenario.line:
            script.play(line.do)
        opening = script.history + step_opening(self.loaded, self.step_at(0), script.state)
        self.history = [Entry(taken, Progress()) for taken in opening]
        self.prelude = len(opening)

    # What there is to see -----------------------------------------------------------------------

    @property
    def decides(self) -> int:
        """The player whose decision is awaited; NOBODY if the duel is over or a lesson waits for ``go_on``."""
        waits = self.waits_for_next or self.waits_for_answer
        free = self.state.request.kind != RequestKind.NOTHING and not waits and not self.over
        return self.state.request.player if free else NOBODY

    @property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions of the deciding player."""
        return () if self.decides == NOBODY else legal_actions(self.book, self.state)

    def jump(self, number: int) -> None:
        """Jump to any position of the line played; this discards the feedback on the last decision."""
        super().jump(number)
        self.feedback = None

    @property
    def waits_for_next(self) -> bool:
        """Whether the visitor has to continue play (``go_on``), for a lesson or after a pause that showed a refusal."""
        held = self._opponent_held or (bool(self.plan) and self._by_itself() is not None)
        return self._step_waits or (held and not self.waits_for_answer)

    @property
    def _step_waits(self) -> bool:
        return self.step is not None and self.step.waits

    @property
    def _opponent_held(self) -> bool:
        """Whether the opponent, played by nobody, is being asked: play was paused here to show something."""
        request = self.state.request
        mine = request.player != OPPONENT or self.choose_for_opponent
        return request.kind != RequestKind.NOTHING and not mine and not self.over

    @property
    def _opponent_open(self) -> bool:
        """Whether it is the opponent's turn in an open game state, nobody plays them, and nothing is at stake."""
        goal = self.loaded.goal
        at_stake = goal is not None and goal.judged(self.book, self.state, ()) is None
        return self._opponent_held and self.state.request.kind == RequestKind.OPEN and not at_stake

    # Deciding -----------------------------------------------------------------------------------

    def play(self, action: Action, *, at: int | None = None) -> bool:
        """Take a decision, then continue automatically.

        Args:
            action: the action of the deciding player.
            at: the ``number`` of the position in which the decision was made; a stale one is ignored.

        Returns:
            False if the decision was stale, is not the visitor's, or a question of the lesson is to be answered first.

        Raises:
            IllegalAction: the rules refuse it, as far as the visitor may hear; nothing changes but the feedback.
        """
        if (at is not None and at != self.number) or self.waits_for_answer:
            return False
        self.feedback = None
        verdict = self.judge(action)
        if not verdict.ok:
            self._refused(verdict)
            raise IllegalAction(verdict)
        if not self.plays(action.player):
            return False
        self._decide([take(self.book, self.state, action, Origin.CHOSEN)])
        return True

    def play_line(self, text: str, *, at: int | None = None, reader: int = NOBODY) -> bool:
        """Take a decision that is written as a line, with its choices, then what follows by itself.

        Args:
            text: the line.
            at: as in ``play``.
            reader: the player who typed it; NOBODY where it stands in the file, which knows everything.

        Returns:
            False if the decision was stale, is not the visitor's, or a question of the lesson is to be answered first.

        Raises:
            NotationError: it is unreadable, ambiguous or illegal; nothing changes but the feedback.
        """
        if (at is not None and at != self.number) or self.waits_for_answer:
            return False
        self.feedback = None
        try:
            played = resolve(self.book, self.state, parse_line(text), reader)
        except Refused as error:
            self._refused(error.verdict)
            raise
        if not all(self.plays(action.player) for action in played.actions):
            return False
        state, decided = self.state, list[Taken]()
        for action in played.actions:
            decided.append(take(self.book, state, action, Origin.CHOSEN))
            state = decided[-1].after
        self._decide(decided)
        return True

    def go_on(self, *, at: int | None = None) -> bool:
        """Continue the Chain when a lesson waits for that; False if it does not, or if the click is stale."""
        if (at is not None and at != self.number) or not self.waits_for_next:
            return False
        self.feedback = None
        self.future.clear()
        if self.step is not None and self._step_waits:
            if self.step.kind != "show":
                self._run_on()
            self._mark_next()
        else:
            decided = self._by_itself(past_refusal=True) or self._reply(waits=False)
            assert isinstance(decided, Decided)
            self._take(decided)
        self.advance()
        return True

    def answer(self, number: int, *, at: int | None = None) -> bool:
        """Answer the question of a lesson.

        Args:
            number: the number of the option, from 0; for whether a move is legal, ``YES`` or ``NO``.
            at: as in ``play``.

        Returns:
            False if no question is open, the click is stale, or the answer is wrong; a wrong one only gets feedback.
        """
        if (at is not None and at != self.number) or not self.waits_for_answer:
            return False
        right = self._answer(number)
        if right:
            self.future.clear()
            self.advance()
        return right

    def hold_out(self) -> bool:
        """Play a puzzle on with the moves that hold out longest, until its turn is over; False if none is known."""
        before, turn = self.number, self.loaded.start.turn
        for _ in range(MOST):
            best = OUTLOOKS.of(self.loaded, self.state)
            if best.action is None or self.decides != YOU or self.over or self.state.turn > turn:
                break
            self.play(best.action)
        return self.number > before

    def _reply(self, *, waits: bool = True) -> Decided | Searching:
        return self.replies.reply(self.state, self.progress, (entry.taken for entry in self.history), waits=waits)

    @property
    def searching(self) -> Searching | None:
        """How far the search for the opponent's reply is, while play waits for it."""
        found = self._reply() if self._opponent_held and not self.future and not self.shows_refusal else None
        return found if isinstance(found, Searching) else None

    def select(self, uid: int, *, at: int | None = None) -> bool:
        """Report to a lesson that the visitor opened this card; True if that completed the step."""
        step = self.step
        if (at is not None and at != self.number) or step is None or not any(way.select for way in step.accept):
            return False
        card = self.book.by_number.get(self.seen.cards[uid].number)
        taken = mark(self.state, Action(SELECT, YOU, uid), Origin.CHOSEN)
        self.history.append(Entry(taken, self.progress, Move(taken.action)))
        if self._try_step(selected=card.slug if card else ""):
            self.future.clear()
            self.advance()
            return True
        self.history.pop()
        self.feedback = Feedback("otherwise", step.otherwise)
        return False

    def _decide(self, decided: list[Taken]) -> None:
        step = self.progress.step
        self.future.clear()
        for taken in decided:
            progress = follow(self.book, taken.before, self.plan, self.progress, taken.action)
            self.history.append(Entry(taken, progress, Move(taken.action)))
        if not self._announcing():
            self._try_step()
            self.advance()
            if self.step is not None and self.progress.step == step:
                self.feedback = Feedback("otherwise", self.step.otherwise)

    def _announcing(self) -> bool:
        """Whether costs or targets are still being chosen."""
        return continues((self.state, Action(ActionKind.PASS, YOU)))

    def _refused(self, verdict: Verdict) -> None:
        progress = tried(self.book, self.state, self.plan, self.progress, verdict.action)
        if self.history:
            self.history[-1] = replace(self.history[-1], progress=progress)
        else:
            self._base = progress
        if self.step is not None:
            texts = (self.step.on_refusal.get(failure.check) for failure in verdict.failures)
            self.feedback = Feedback("refused", next((text for text in texts if text), None))

    # What follows by itself ---------------------------------------------------------------------

    def advance(self) -> None:
        """Continue automatically, as far as a lesson allows; a step completed by this leads to the next."""
        for _ in range(MOST):
            if self._step_waits or self.waits_for_answer or not self._take_next():
                return
            if not self._announcing():
                self._try_step()

    def _run_on(self) -> None:
        """Continue the Chain for a lesson, passing for both players, until its step is done."""
        for _ in range(MOST):
            step = self.step
            named = step is not None and any(way.happened for way in step.accept)
            if named and step is not None and step_done(self.book, step, self._step_events(), went_on=True):
                return
            if self._take_next():
                continue
            action = implied(self.book, self.state)
            if action is None or action.kind != ActionKind.PASS or not self.state.chain:
                return
            progress = follow(self.book, self.state, self.plan, self.progress, action)
            self._take(Decided(action, Origin.IMPLIED, progress))

    def _take_next(self) -> bool:
        decided = self._by_itself()
        if decided is None:
            return False
        self._take(decided)
        return True

    def _take(self, decided: Decided) -> None:
        taken = take(self.book, self.state, decided.action, decided.origin)
        self.history.append(Entry(taken, decided.progress, Move(decided.action, True)))

    def _by_itself(self, *, past_refusal: bool = False, waits: bool = True) -> Decided | None:
        """The next automatic action; None where a refusal is to be shown or the opponent's reply is being searched."""
        state, progress, replies = self.state, self.progress, self.replies
        player = state.request.player
        if state.request.kind == RequestKind.NOTHING or self.over or (self.shows_refusal and not past_refusal):
            return None
        if player == OPPONENT and self.choose_for_opponent and self.loaded.scenario.board.knowledge == "hidden":
            return None
        if player == YOU or (player == OPPONENT and self.choose_for_opponent):
            return replies.forced(state, progress, every_window=self.every_window)
        planned = replies.planned(state, progress)
        if planned is not None:
            return planned
        if player == NOBODY:
            return replies.chance(state, progress, self.number)
        decided = self._reply(waits=waits)
        if isinstance(decided, Searching) or (self._opponent_open and decided.origin != Origin.ANSWER):
            return None
        return decided

    # Lessons ------------------------------------------------------------------------------------

    @property
    def branch(self) -> int | None:
        """The position before the first move that left the plan or the lesson's step; None if there is none."""
        if self.loaded.scenario.kind != "lesson":
            left = (at for at, entry in enumerate(self.history) if not entry.progress.on_plan)
            return next(left, None)
        if self.feedback is None or self.feedback.kind != "otherwise":
            return None
        now = self.progress.step
        return next((at for at, entry in enumerate(self.history) if entry.chosen and entry.progress.step == now), None)

    def back_to_branch(self) -> bool:
        """Return to the branch; False if there is none."""
        branch = self.branch
        if branch is not None:
            self.jump(branch)
        return branch is not None

    # The address --------------------------------------------------------------------------------

    @classmethod
    def from_word(cls, loaded: Loaded, word: str) -> tuple[Session, str]:
        """Restore a session from the line encoded in a URL.

        Returns:
            The session, and "ok", "changed" (the scenario has changed since), "broken" (the code is damaged) or
                "stopped" (one of
            its moves is not possible; the line is played up to it).
        """
        session = cls(loaded)
        try:
            digest, moves = decode(word)
        except BadLink:
            return session, "broken"
        if digest != loaded.digest:
            return session, "changed"
        del session.history[session.prelude :]
        stopped = next((True for move in moves if not session._replay(move)), False)
        session.advance()
        return session, "stopped" if stopped else "ok"

    def _replay(self, move: Move) -> bool:
        action = move.action
        if action.kind == NEXT:
            if self._step_waits:
                self._mark_next()
                return True
            return False
        if action.kind == ANSWER:
            return self.waits_for_answer and self._answer(action.card)
        if not -1 <= action.card < len(self.state.cards):
            return False
        if action.kind == SELECT:
            return action.card >= 0 and self.select(action.card)
        decided = self._by_itself(past_refusal=True, waits=False) if move.automatic else None
        if decided is None and move.automatic and self._opponent_open:
            reply = self._reply(waits=False)
            decided = reply if isinstance(reply, Decided) else None
        if decided is None or decided.action != action:
            origin = Origin.CHOSEN
            if move.automatic:
                origin = Origin.IMPLIED if action.player == YOU or self._step_waits else Origin.UNPROVED
            decided = Decided(action, origin, follow(self.book, self.state, self.plan, self.progress, action))
        try:
            taken = take(self.book, self.state, action, decided.origin)
        except IllegalAction:
            return False
        self.history.append(Entry(taken, decided.progress, move))
        if not self._announcing() and not self._step_waits:
            self._try_step()
        return True
