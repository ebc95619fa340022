"""The visitor of a session: who they are, what they have answered, and why it may not be kept at present."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime

import streamlit as st

from tutor_app.progress.ratings import Rating
from tutor_app.progress.recall import Recall
from tutor_app.progress.results import Item, ItemKind, Result
from tutor_app.settings import now as time_now
from tutor_app.store.database import Fault, StoreError
from tutor_app.store.ratings import RatingStore
from tutor_app.store.store import KEY, store

from .account import account

LOG = logging.getLogger(__name__)
MOST_PENDING = 1000
"""Maximum number of answers that wait for a database that cannot be used."""


@dataclass
class Learner:
    """A visitor.

    Attributes:
        key: the key in their browser; empty until it is known, or if the browser keeps none.
        recall: what follows from their answers.
        fault: why answers cannot be kept at present; None if they are.
        spoiled: the puzzles with which they had help in this session.
        loaded: how many answers the file held that was read last, and how many of them were new; (0, 0) once told.
    """

    key: str = ""
    recall: Recall = field(default_factory=Recall)
    fault: Fault | None = None
    spoiled: set[str] = field(default_factory=set)
    loaded: tuple[int, int] = (0, 0)
    _until: int = 0
    _tied: tuple[str, str] = ("", "")
    _pending: list[Result] = field(default_factory=list)

    def identify(self, key: str) -> None:
        """Take the key in the visitor's browser; an invalid one counts as none."""
        if key == self.key or KEY.fullmatch(key) is None:
            return
        self.key, self.recall, self._until = key, Recall(), 0
        self.recall.take(self._pending)

    def sign_in(self, name: str) -> None:
        """Tie the visitor to an account, once both are known; the answers given under other keys come with it."""
        if not name or not self.key or self._tied == (self.key, name):
            return
        try:
            store().link(self.key, name)
        except StoreError as error:
            self._failed(error)
            return
        self._tied, self._until = (self.key, name), 0

    def record(self, given: Iterable[Result]) -> None:
        """Take answers and store them; if that is not possible, they wait for the next time."""
        found = list(given)
        if not found:
            return
        self.recall.take(found)
        self._pending = [*self._pending, *found][-MOST_PENDING:]
        self._flush()

    def rate(self, puzzle: str, difficulty: int, *, solved: bool) -> None:
        """Rate a try of a puzzle, if it is the first and without help; one that cannot be stored is not rated.

        Args:
            puzzle: its id.
            difficulty: its rating before anybody tried it.
            solved: whether it was solved.
        """
        if not self.key or puzzle in self.spoiled or Item(ItemKind.PUZZLE, puzzle) in self.recall.last:
            return
        try:
            RatingStore(store().engine).tried(self.key, puzzle, difficulty, solved=solved)
        except StoreError as error:
            self._failed(error)

    def rating(self) -> Rating | None:
        """The visitor's rating; None before the first rated try, or if it cannot be read at present."""
        try:
            return RatingStore(store().engine).of_visitor(self.key) if self.key else None
        except StoreError as error:
            self._failed(error)
            return None

    def refresh(self) -> None:
        """Take the answers that were stored meanwhile, by this or another window."""
        if not self.key:
            return
        self._flush()
        try:
            stored = store().after(self.key, self._until)
        except StoreError as error:
            self._failed(error)
            return
        latest = self.recall.latest
        if latest is not None and any(one.at < latest and not self.recall.knows(one) for one in stored.results):
            self.recall = Recall()  # answers from before the last one: take all of them in their order
            stored = store().after(self.key)
        self.recall.take(stored.results)
        self._until = stored.until

    def erase(self) -> None:
        """Delete everything about the visitor."""
        self._pending = []
        try:
            if self.key:
                store().erase(self.key)
        except StoreError as error:
            self._failed(error)
            return
        self.recall, self._until = Recall(), 0

    def place(self) -> str:
        """The query string of the page where the visitor was last; empty if unknown."""
        try:
            return store().place(self.key) if self.key else ""
        except StoreError as error:
            self._failed(error)
            return ""

    def stay(self, query: str) -> None:
        """Store where the visitor is."""
        try:
            if self.key:
                store().set_place(self.key, query)
        except StoreError as error:
            self._failed(error)

    def _flush(self) -> None:
        if not self.key or not self._pending:
            return
        try:
            store().add(self.key, self._pending)
        except StoreError as error:
            self._failed(error)
        else:
            self._pending, self.fault = [], None

    def _failed(self, error: StoreError) -> None:
        self.fault = error.fault
        if error.fault is not Fault.OFF:
            LOG.warning("answers cannot be kept: %s", error)


def puzzle_ratings() -> dict[str, Rating]:
    """The rating of every puzzle that was tried; empty if they cannot be read at present."""
    try:
        return RatingStore(store().engine).of_puzzles()
    except StoreError:
        return {}


def learner() -> Learner:
    """The visitor of this session, tied to their account if one is signed in."""
    found: Learner = st.session_state.setdefault("learner", Learner())
    found.sign_in(account())
    return found


def current_time() -> datetime:
    """The current time in UTC."""
    return time_now()
