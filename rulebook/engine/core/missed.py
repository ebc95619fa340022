"""Effects that looked at an event and did not start, and the condition that was not met. No prose."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from .card_state import Snapshot


class Condition(StrEnum):
    """A condition for an effect to start: first the fields of an event pattern (``On``), then what else is needed."""

    VERB = "verb"
    BY = "by"
    CAUSE = "cause"
    STEP = "step"
    OTHER = "other"
    WAS = "was"
    CONTROLLED_BY = "controlled-by"
    TO = "to"
    OWNER = "owner"
    KINDS = "kinds"
    DIRECT = "direct"
    OWN_EFFECT = "own-effect"
    ALONE = "alone"
    CARD_ACTIVATION = "card-activation"
    TARGETS_THIS = "targets-this"
    WITNESSED = "witnessed"
    WHILE_EQUIPPED = "while-equipped"
    PHASE = "phase"
    SUBJECT = "subject"

    NEGATED = "negated"  # found: the card whose effect negates it, or NO_CARD
    FACE_DOWN = "face-down"
    TURNED_FACE_DOWN = "turned-face-down"  # it was face-up when the resolved link targeted it
    HAS_EFFECT = "has-effect"  # the card does not have this effect where it is, or not yet
    IF = "if"  # asked: the condition of the effect, or the first part of it that fails
    LINKED = "linked"  # the card it is connected with left as well
    LAST = "last"  # something else happened after the event
    DAMAGE_STEP = "damage-step"
    PLACE = "place"  # the card has left the place where it was triggered
    LIMIT = "limit"  # used up this turn
    PERMITTED = "permitted"  # another effect forbids the activation
    COMPLETE = "complete"  # no complete choice of costs and targets


class Unmet(NamedTuple):
    """The condition that failed, what it asked for and what was there instead, and the rules behind it if any."""

    condition: Condition
    asked: object = None
    found: object = None
    rules: tuple[str, ...] = ()


class Missed(NamedTuple):
    """One effect that looked at an event and did not start.

    ``source`` is its card as it was then, ``player`` whoever controlled it. ``clause`` is the number of the effect,
    ``pattern`` that of the event pattern, if it has several. ``others`` are the cards that it would have reached
    through its connection with them (an Equip Card, Call of the Haunted).
    """

    source: Snapshot
    clause: tuple[int, ...]
    player: int
    unmet: Unmet
    pattern: int = 0
    others: tuple[Snapshot, ...] = ()
