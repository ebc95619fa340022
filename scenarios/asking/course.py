"""A story while it is played: the duel, its cards on the board, and what has been taken."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulebook.cards import BY_SLUG
from rulebook.engine.core.state import DuelState
from rulebook.notation.faults import Refused
from rulebook.vocabulary.terms import ON_FIELD, Zone
from scenarios.formats.models import Board
from scenarios.playing.script import Taken

from .boards import PLAYERS
from .story import Done, Moment, Slug, Story, Where


@dataclass(slots=True)
class Course:
    """A story as it was played: what was taken, from which of these each act begins, and the act that was refused.

    ``uids`` are the story's cards on the board, ``second`` the second copies of these. ``settled`` is how many actions
    were taken when the acts and what they caused were over, before the story was played on. ``guessed``: a target was
    chosen that the story does not tell. ``done`` is how many acts were played. ``begun`` is what was taken of the act
    that was then refused. ``prompt``: what is done while there is a Chain answers it, and does not wait for its end.
    """

    board: Board
    start: DuelState
    uids: dict[Slug, int]
    moment: Moment = Moment.ANY
    taken: list[Taken] = field(default_factory=list)
    begins: list[int] = field(default_factory=list)
    refused: Refused | None = None
    second: dict[int, int] = field(default_factory=dict)
    used: set[tuple[int, Done]] = field(default_factory=set)
    settled: int = 0
    guessed: bool = False
    begun: list[Taken] = field(default_factory=list)
    prompt: bool = False

    @property
    def rest(self) -> DuelState:
        """The duel when the acts and what they caused were over."""
        return self.taken[self.settled - 1].after if self.settled else self.start

    @property
    def done(self) -> int:
        """How many acts were played."""
        return len(self.begins)


def uids_of(state: DuelState, story: Story) -> dict[Slug, int]:
    """The cards of a story on its board."""
    found: dict[Slug, int] = {}
    for one in story.cards:
        number, player = BY_SLUG[one.card].number, PLAYERS.index(one.owner)
        there = [uid for uid, card in enumerate(state.cards) if (card.number, card.owner) == (number, player)
                 and (card.zone != Zone.DECK or one.place is Where.DECK)]  # fmt: skip
        if there:
            zones = _ZONES.get(one.place, ON_FIELD)
            found[one.card] = next((uid for uid in there if state.cards[uid].zone in zones), there[0])
    return found


_ZONES = {
    Where.HAND: (Zone.HAND,), Where.GRAVEYARD: (Zone.GRAVEYARD,), Where.BANISHED: (Zone.BANISHED,),
    Where.EXTRA: (Zone.EXTRA,), Where.DECK: (Zone.DECK,), Where.MATERIAL: (Zone.ATTACHED,),
}  # fmt: skip
"""Where a card of a story is, unless it is on the field."""


def second_of(state: DuelState, uids: dict[Slug, int]) -> dict[int, int]:
    """The second copy of each card on the board."""
    found: dict[int, int] = {}
    for first in uids.values():
        card = state.cards[first]
        same = [uid for uid, other in enumerate(state.cards) if uid != first and other.zone == card.zone
                and (other.number, other.owner) == (card.number, card.owner)]  # fmt: skip
        if same:
            found[first] = same[0]
    return found
