"""The values of contrast: a step that is told, and what could be expected at it and did not happen."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import NamedTuple

from rulebook.engine.api import view
from rulebook.engine.core.actions import Action
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.effect_paths import operation_at
from rulebook.engine.core.events import MOVES_CARD, Event, EventKind, kinds_with
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.things import Reader
from rulebook.explain.tree import Role, Value
from rulebook.vocabulary.operations import Operation
from rulebook.vocabulary.terms import Zone

_LEAVES = kinds_with(MOVES_CARD) - {EventKind.ACTIVATED}


class Kind(StrEnum):
    """What a player could expect."""

    TRIGGER = "trigger"
    """An effect with a Chain Link of its own starts."""
    LINKLESS = "linkless"
    """An effect without a Chain Link happens."""
    REACH = "reach"
    """An effect in force applies to a card or player."""
    WINDOW = "window"
    """A card can be activated in response."""
    ORDER = "order"
    """Another effect goes on the Chain first."""
    GOES_ON = "goes-on"
    """A Chain Link does nothing because of what became of its card."""
    REPLAY = "replay"
    """The attacking player may choose again."""
    BOUND = "bound"
    """An attack stays bound to a target that is still there."""
    BATTLE = "battle"
    """A battle destroys a monster, or a player takes battle damage."""
    STAYS = "stays"
    """A card leaves the field."""
    DRAW = "draw"
    """A player draws."""
    INSTEAD = "instead"
    """Something else happens instead of a destruction."""
    WIN = "win"
    """A player wins the Duel."""
    ATTACK = "attack"
    """A monster declares an attack."""
    HAS = "has"
    """A monster has its effect."""
    PART = "part"
    """An effect that starts has all its parts."""
    LATER = "later"
    """Something put off to a phase happens in it."""
    SPARED = "spared"
    """An effect on all cards of a kind reaches a card."""
    STRENGTH = "strength"
    """A monster has the ATK and DEF it had before."""
    FREED = "freed"
    """The effects of a card are negated as before."""
    BACK = "back"
    """The materials of a Summon come back."""
    PLACE = "place"
    """A card goes to another place."""
    TRIBUTE = "tribute"
    """A Summon needs more Tributes."""
    ALLOWED = "allowed"
    """A player may not do something."""
    WITHOUT = "without"
    """What a rule prevents, or what happens only because of it."""


STARTS = frozenset({Kind.TRIGGER, Kind.LINKLESS, Kind.WINDOW})
"""Kinds of foils that say of the first card that its effect does not start."""


FOIL = "why-not."
"""What the name of a foil's sentence frame begins with."""

ROLES: dict[Kind, Role] = {
    Kind.TRIGGER: Role.WHY_NOT,
    Kind.LINKLESS: Role.WHY_NOT,
    Kind.WINDOW: Role.NO_RESPONSE,
    Kind.REACH: Role.STILL,
    Kind.GOES_ON: Role.STILL,
    Kind.ORDER: Role.CHAIN,
    Kind.REPLAY: Role.BATTLE,
    Kind.BOUND: Role.BATTLE,
    Kind.BATTLE: Role.BATTLE,
    Kind.STAYS: Role.RULE,
    Kind.DRAW: Role.RULE,
    Kind.INSTEAD: Role.WHY_NOT,
    Kind.WIN: Role.RULE,
    Kind.ATTACK: Role.BATTLE,
    Kind.HAS: Role.WHY_NOT,
    Kind.PART: Role.PARTLY,
    Kind.LATER: Role.WHY_NOT,
    Kind.SPARED: Role.WHY_NOT,
    Kind.STRENGTH: Role.EFFECT,
    Kind.FREED: Role.EFFECT,
    Kind.BACK: Role.WHY_NOT,
    Kind.PLACE: Role.RULE,
    Kind.TRIBUTE: Role.EFFECT,
    Kind.ALLOWED: Role.STILL,
    Kind.WITHOUT: Role.WHAT_IF,
}
"""The label of a foil: whether an effect or a response is missing, or something happens all the same."""


_HELD = "held-"
"""What the conditions begin with by which a monster keeps its position: nothing happens all the same."""


class Likely(IntEnum):
    """How likely a player expects it: the rank of a foil."""

    SELDOM = 0
    """Only a player who thinks of everything: never shown at once."""
    PERHAPS = 1
    OFTEN = 2
    """A player who knows the card expects it."""
    SURELY = 3
    """The card says nearly the same word as what happened."""


def leaves_field(event: Event) -> bool:
    """Whether a card on the field is moved somewhere else."""
    away = event.kind in _LEAVES and event.subject.zone in IN_PLAY and event.get("to_zone") not in IN_PLAY
    return away and not _again(event)


def _again(event: Event) -> bool:
    """Whether a monster is Summoned that was on the field before, or a Token, which was nowhere: neither has left."""
    return event.kind in (EventKind.SUMMON_DECLARED, EventKind.SUMMONED) and event.subject.zone == Zone.MONSTER


@dataclass(frozen=True, slots=True)
class Contrast:
    """One foil: what could be expected and did not happen, and what decides.

    ``cards`` are the card whose effect was expected, with the number of that effect in ``clause``, and the cards it is
    about. ``condition`` is the one that failed, ``rules`` the rules behind it. ``at`` is the index of the event, among
    those of the step, after which it was expected. Its sentence is the frame ``why-not.<kind>.<condition>`` with
    ``arguments``.
    """

    kind: Kind
    condition: str
    cards: tuple[Snapshot, ...]
    clause: tuple[int, ...]
    rules: tuple[str, ...]
    likely: Likely
    at: int
    arguments: tuple[tuple[str, Value], ...] = ()

    @property
    def node(self) -> str:
        """The name of its sentence frame."""
        return f"{FOIL}{self.kind}.{self.condition}"

    @property
    def role(self) -> Role:
        """Its label."""
        return Role.WHY_NOT if self.condition.startswith(_HELD) else ROLES[self.kind]


def foil_name(book: Book, one: Contrast) -> str:
    """A foil in a few words, as a scenario expects it: the slug of its first card, if any, and what decides."""
    decides = f"{one.kind}.{one.condition}"
    return f"{book.by_number[one.cards[0].number].slug} {decides}" if one.cards else decides


class Played(NamedTuple):
    """The actions of a step and the whole duel, at rest, in which they were taken."""

    start: DuelState
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """What is told at once: some events of one or more transitions, for one viewer.

    ``before`` is the whole duel before the transitions, ``events`` what is told as the viewer hears it (see
    ``view_events``), ``around`` all that the viewer hears of the transitions. ``moments`` are the whole duel after each
    of ``events``, if it was recorded. ``sees_all``: the viewer knows every card. ``played`` are the actions that
    led to all of it, if they are known.
    """

    book: Book
    before: DuelState
    events: tuple[Event, ...]
    around: tuple[Event, ...] = ()
    moments: tuple[DuelState, ...] = ()
    viewer: int = 0
    sees_all: bool = False
    played: Played | None = None
    _seen: dict[int, DuelState] = field(default_factory=dict, compare=False, repr=False)

    @property
    def reader(self) -> Reader:
        return Reader(self.book, self.viewer)

    @property
    def all_events(self) -> tuple[Event, ...]:
        """Everything that happens around the step; at least its own events."""
        return self.around or self.events

    def after(self, at: int) -> DuelState | None:
        """The duel after the event ``at`` as the viewer sees it, ``before`` for -1; None if it was not recorded."""
        if at >= len(self.moments):
            return None
        if at < 0 and self.moments == ():
            return None
        if at not in self._seen:
            whole = self.moments[at] if at >= 0 else self.before
            self._seen[at] = whole if self.sees_all else view(self.book, whole, self.viewer)
        return self._seen[at]

    def table(self, at: int) -> Table | None:
        """The duel after the event ``at`` as ``after`` gives it, to be asked about."""
        state = self.after(at)
        return Table(self.book, state) if state is not None else None

    def stays(self, uid: int, first: int = -1, last: int | None = None) -> bool:
        """Whether a card on the field is the same object after the event ``last`` as after the event ``first``.

        References cannot tell: their numbers begin anew when the duel is at rest.

        Args:
            uid: the card, on the field after both events.
            first: -1 for the beginning of the step.
            last: None for its end.
        """
        between = self.events[first + 1 : None if last is None else last + 1]
        return all(event.subject.uid != uid or event.kind not in _LEAVES or _again(event) for event in between)

    def operation(self, event: Event) -> Operation | None:
        """The operation of an effect that brought an event about; None if there is none, or its card is unknown."""
        if not event.source.number or not event.clause:
            return None
        place, *path = event.clause
        try:
            return operation_at(self.book.effects(event.source.number)[place], tuple(path))
        except ValueError:
            return None

    def batch_start(self, at: int) -> int:
        """The first of the events that happen together with the event ``at``."""
        first = at
        while first and self.events[first - 1].batch == self.events[at].batch and self.events[at].batch:
            first -= 1
        return first
