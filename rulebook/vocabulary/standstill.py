"""Operations that move no card: remaining on the field, turning face-up, winning, doing nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .events import On
from .filters import Amount
from .moments import Moment
from .selectors import Selector
from .terms import Phase, Ref, Side, Until

if TYPE_CHECKING:
    from .operations import Operation


@dataclass(frozen=True, slots=True)
class Remain:
    """The Spell or Trap stays on the field after its activation."""


@dataclass(frozen=True, slots=True)
class TurnFaceUp:
    """Turn face-down monsters face-up, in Defense Position; ``quietly``: their Flip Effects do not activate."""

    cards: Selector
    quietly: bool = False


@dataclass(frozen=True, slots=True)
class Win:
    """A player wins the Duel."""

    who: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class SkipPhase:
    """A player skips their next such phase: the Draw Phase or the Standby Phase."""

    phase: Phase
    who: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Whenever:
    """From now on, whenever the event happens, carry out the operation, without a Chain Link; ``Ref.THAT`` is the card.

    In the event, ``Ref.KEPT`` are the cards affected by the previous part.
    """

    event: On
    operation: Operation
    until: Until | Moment


@dataclass(frozen=True, slots=True)
class Either:
    """One of these, chosen while the effect resolves (see ``Modes`` for a choice on activation)."""

    options: tuple[Operation, ...]


@dataclass(frozen=True, slots=True)
class EffectOf:
    """This effect becomes that of the Spell or Trap responded to: what it does is done for this card as well.

    Costs are not paid again, and cards are chosen during resolution in place of targets.
    """

    ref: Ref


@dataclass(frozen=True, slots=True)
class Copy:
    """This card has the original name and effects of the referenced monster, in place of this effect, until then.

    ``atk``: and its original ATK. What lets or forbids that monster to be Summoned is not copied.
    """

    ref: Ref
    until: Until
    atk: bool = False


@dataclass(frozen=True, slots=True)
class Gain:
    """This card gains that many of the effects it lists (``Gained``), chosen during resolution, none of them twice."""

    count: Amount


@dataclass(frozen=True, slots=True)
class Nothing:
    """Nothing happens: for replacements that only prevent an event."""


@dataclass(frozen=True, slots=True)
class EndBattlePhase:
    """The Battle Phase ends."""


@dataclass(frozen=True, slots=True)
class RollDie:
    """Roll one six-sided die."""


@dataclass(frozen=True, slots=True)
class AttackAgain:
    """The attacking monster may immediately attack once more, before any other attack."""

    card: Ref
