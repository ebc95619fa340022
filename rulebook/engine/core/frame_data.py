"""The data that procedures store in their frames, as named tuples.

A frame stores integers only, so that it stays hashable and its JSON form is a list. Most are tuples of integers
themselves: ``WindowData(*frame.data)`` reads one. Those with several cards are stored with ``packed`` and read with
``unpack``.
"""

from __future__ import annotations

from typing import NamedTuple

from rulebook.vocabulary.terms import Zone

from .card_state import NOBODY


class OpeningData(NamedTuple):
    """OPENING: the player who chooses who goes first, and the player who goes first (NOBODY: not yet settled)."""

    chooser: int
    first: int


class LeavePhaseData(NamedTuple):
    """LEAVE_PHASE: the next phase."""

    phase: int


class UpkeepData(NamedTuple):
    """UPKEEP, and a maintenance cost due in a phase: the card, the index of its effect, the card's incarnation."""

    uid: int
    effect: int
    incarnation: int


class PhaseData(NamedTuple):
    """PHASE: the maintenance costs still to be handled in it."""

    costs: tuple[UpkeepData, ...] = ()

    def packed(self) -> tuple[int, ...]:
        """The data of the frame: the numbers of one cost after the other."""
        return tuple(number for cost in self.costs for number in cost)

    @classmethod
    def unpack(cls, data: tuple[int, ...]) -> PhaseData:
        """Read the data of a frame."""
        size = len(UpkeepData._fields)
        return cls(tuple(UpkeepData(*data[at : at + size]) for at in range(0, len(data), size)))


class TriggersData(NamedTuple):
    """TRIGGERS: the batch that can be responded to."""

    moment: int


class KeepOneKindData(NamedTuple):
    """KEEP_ONE_KIND: the card that allows only one kind of monster."""

    uid: int


class WindowData(NamedTuple):
    """WINDOW: the player asked, the passes so far, and the batch that can be responded to."""

    purpose: int
    player: int
    passes: int = 0
    moment: int = NOBODY

    def passed(self) -> WindowData:
        """The player asked has passed: the other one is asked."""
        return WindowData(self.purpose, 1 - self.player, self.passes + 1, self.moment)


class ChainData(NamedTuple):
    """CHAIN: the player asked (NOBODY: not yet), the passes so far, and the batch that can be responded to."""

    player: int
    passes: int
    moment: int

    def passed(self) -> ChainData:
        """The player asked has passed: the other one is asked."""
        return ChainData(1 - self.player, self.passes + 1, self.moment)


class ActivationData(NamedTuple):
    """ACTIVATE: the card, the index of its effect, and whether the activation is settled and cannot be withdrawn."""

    uid: int
    effect: int
    settled: int = 0


class ResolutionData(NamedTuple):
    """RESOLVE: the index of the link, and how many of its targets are lost."""

    link: int
    lost: int = 0


class RunData(NamedTuple):
    """RUN: the zone to which a card goes that the operation destroys."""

    destroyed_to: int = Zone.GRAVEYARD


class SummonStartData(NamedTuple):
    """SUMMON, step 0: the monster, and how it is Summoned or Set."""

    uid: int
    mode: int


class SummonChosenData(NamedTuple):
    """SUMMON, step 1: the monster, how it is Summoned or Set, in which position, and the cards it takes."""

    uid: int
    mode: int
    position: int
    paid: tuple[int, ...] = ()

    def packed(self) -> tuple[int, ...]:
        """The data of the frame."""
        return (self.uid, self.mode, self.position, *self.paid)

    @classmethod
    def unpack(cls, data: tuple[int, ...]) -> SummonChosenData:
        """Read the data of a frame."""
        uid, mode, position, *paid = data
        return cls(uid, mode, position, tuple(paid))


class SummonData(NamedTuple):
    """SUMMON, once it is declared: the monster, what it took, and what it will count as."""

    uid: int
    mode: int
    position: int
    kind: int
    incarnation: int
    used: int
    tribute_atk: int


class AttackData(NamedTuple):
    """ATTACK: the monster, and whether a replay awaits its choice."""

    uid: int
    replaying: int = 0


class PendulumData(NamedTuple):
    """PENDULUM, once the monsters are chosen: the monsters and their positions.

    Once the Summon is announced also their incarnations, and what the monsters will count as.
    """

    uids: tuple[int, ...]
    positions: tuple[int, ...]
    incarnations: tuple[int, ...] = ()
    kind: int = 0

    def packed(self) -> tuple[int, ...]:
        """The data of the frame: the number of monsters, then the fields one after the other."""
        announced = (*self.incarnations, self.kind) if self.incarnations else ()
        return (len(self.uids), *self.uids, *self.positions, *announced)

    @classmethod
    def unpack(cls, data: tuple[int, ...]) -> PendulumData:
        """Read the data of a frame."""
        count, *numbers = data
        uids, positions, incarnations = (tuple(numbers[at * count : (at + 1) * count]) for at in range(3))
        return cls(uids, positions, incarnations, numbers[-1] if incarnations else 0)
