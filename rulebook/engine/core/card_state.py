"""One card of a duel: its state, references to it, and its last known facts."""

from __future__ import annotations

from typing import NamedTuple

NOBODY = -1
"""Stands for "no player" and "no card"."""


class Trace(NamedTuple):
    """Data left on a card by a Summon or an activation, until the card moves.

    ``fusion`` is the uid of the Fusion Monster that a card in the Graveyard was material for, ``materials`` the number
    of cards that Summon took. ``tribute_atk`` is the original ATK of its Tributes together, if its card asks for it.
    ``declared`` is what was declared when a Spell or Trap on the field was activated.
    """

    fusion: int = NOBODY
    materials: int = 0
    tribute_atk: int = 0
    declared: int = NOBODY


class CardState(NamedTuple):
    """One physical card. ``number`` 0 is an unidentified card.

    ``holder`` is the player on whose side the card was placed; its controller is derived from that and the control
    effects. ``incarnation`` changes when the card leaves a zone, ``stamp`` when it is turned face-down. ``seen`` is a
    bit per player who knows this hidden card. ``proper``: it was properly Summoned once. ``used`` is the number of
    materials of its Summon, ``since`` the turn in which it was activated (if a card asks). ``trace`` is empty or holds
    one ``Trace``.
    """

    number: int
    owner: int
    holder: int
    zone: int
    slot: int
    position: int
    incarnation: int = 0
    stamp: int = 0
    facts: int = 0
    seen: int = 0
    proper: int = 0
    used: int = 0
    since: int = 0
    trace: tuple[Trace, ...] = ()

    @property
    def tribute_atk(self) -> int:
        """The original ATK of the Tribute it was Summoned with, if its card asks for that; otherwise 0."""
        return self.trace[0].tribute_atk if self.trace else 0

    @property
    def declared(self) -> int:
        """What was declared on its activation, or NOBODY."""
        return self.trace[0].declared if self.trace else NOBODY


class CardRef(NamedTuple):
    """A reference to a particular object: uid, incarnation, stamp."""

    uid: int
    incarnation: int
    stamp: int


NO_REF = CardRef(NOBODY, 0, 0)


class Snapshot(NamedTuple):
    """The last known facts of a card at the time of an event."""

    uid: int
    incarnation: int
    stamp: int
    number: int
    owner: int
    controller: int
    zone: int
    position: int
    atk: int
    def_: int
    level: int

    @property
    def ref(self) -> CardRef:
        return CardRef(self.uid, self.incarnation, self.stamp)


NO_CARD = Snapshot(NOBODY, 0, 0, 0, NOBODY, NOBODY, 0, 0, 0, 0, 0)
