"""Meetings for the page: whoever asks waits for two seconds at most, and then sees how many scenes have been played."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Lock, Thread
from typing import NamedTuple

from scenarios.catalogue.meetings import is_known, meeting
from scenarios.interactions.between import Interaction

PATIENCE = 2.0
"""Seconds that a visitor waits for an answer without seeing progress."""
MOST_AT_ONCE = 4
"""Maximum number of meetings played at the same time; whoever asks for another one is told to wait."""


class Progress(NamedTuple):
    """How many scenes were played, of how many; 0 of 0 if it has not begun."""

    played: int = 0
    scenes: int = 0


class _Playing:
    def __init__(self) -> None:
        self.progress = Progress()
        self.done = Event()


class PlayingMeetings:
    """Plays meetings in the background, each once for all visitors."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._under_way: dict[tuple[str, ...], _Playing] = {}
        self._changing = Lock()

    def __call__(self, slugs: tuple[str, ...]) -> Interaction | Progress:
        """What happens between these cards, or how far that is; the first to ask waits a little."""
        if is_known(slugs):
            return meeting(slugs)
        with self._changing:
            playing = self._under_way.get(slugs)
            begun = playing is None
            if playing is None:
                if len(self._under_way) >= MOST_AT_ONCE:
                    return Progress()
                playing = self._under_way[slugs] = _Playing()
                Thread(target=self._play, args=(slugs, playing), daemon=True).start()
        if playing.done.wait(self._patience if begun else 0.0):
            return meeting(slugs)
        return playing.progress

    def _play(self, slugs: tuple[str, ...], playing: _Playing) -> None:
        def report(played: int, scenes: int) -> None:
            playing.progress = Progress(played, scenes)
            time.sleep(0)  # lets the pages go first

        try:
            meeting(slugs, report)
        finally:
            with self._changing:
                del self._under_way[slugs]
            playing.done.set()


MEETINGS: Callable[[tuple[str, ...]], Interaction | Progress] = PlayingMeetings()
"""The meetings of this server."""
