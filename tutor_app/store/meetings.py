"""What happens between cards, kept over restarts: each meeting is played once for all visitors."""

from __future__ import annotations

from sqlalchemy import Engine, delete, func, select

from .database import READS, reported
from .schema import LONGEST_ITEM, meetings
from .store import INSERT, store
from .trying import Trying

MOST_MEETINGS = 50_000
"""Maximum number of meetings kept; when it is reached, those of other cards, rules or code go."""


class MeetingStore:
    """The meetings in one database. Every method raises ``StoreError`` if it cannot be used."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def find(self, origin: str, cards: str) -> str | None:
        """What was kept for these cards by the same rules, cards and code."""
        wanted = select(meetings.c.found).where(meetings.c.origin == origin, meetings.c.cards == cards)
        with reported(), self._engine.connect().execution_options(**{READS: True}) as connection:
            return connection.execute(wanted).scalar()

    def add(self, origin: str, cards: str, found: str) -> bool:
        """Keep what was found; returns whether there was room for it."""
        if len(cards) > LONGEST_ITEM:
            return False
        with reported(), self._engine.begin() as connection:
            count = select(func.count()).select_from(meetings)
            if connection.execute(count).scalar_one() >= MOST_MEETINGS:
                connection.execute(delete(meetings).where(meetings.c.origin != origin))
                if connection.execute(count).scalar_one() >= MOST_MEETINGS:
                    return False
            statement = INSERT[connection.dialect.name](meetings).values(origin=origin, cards=cards, found=found)
            connection.execute(statement.on_conflict_do_nothing())
            return True


class KeptMeetings:
    """The meetings in the database of this server or command; without it everything goes on."""

    def __init__(self) -> None:
        self._trying = Trying("what happens between cards is not kept")

    def find(self, origin: str, cards: str) -> str | None:
        """What was kept for these cards by the same rules, cards and code."""
        return self._trying(lambda: MeetingStore(store().engine).find(origin, cards))

    def add(self, origin: str, cards: str, found: str) -> None:
        """Keep what was found, if possible."""
        self._trying(lambda: MeetingStore(store().engine).add(origin, cards, found))
