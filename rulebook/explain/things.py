"""Snapshots, players and game terms as arguments of explanations, for one viewer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum

from rulebook.engine.choosing.near_misses import Lack
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, CardState, Snapshot
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Argument
from rulebook.vocabulary.filters import And, Filter, In
from rulebook.vocabulary.terms import (
    ON_FIELD,
    Attribute,
    CardKind,
    Cause,
    Phase,
    Position,
    Side,
    Step,
    SummonKind,
    Type,
    Verb,
    Zone,
)

from .tree import Apart, Described, Thing, Value, Who, Word

ENUMS: dict[str, type[IntEnum]] = {
    "phase": Phase,
    "step": Step,
    "zone": Zone,
    "position": Position,
    "verb": Verb,
    "cause": Cause,
}
"""The word tables for closed sets of the vocabulary."""


def word(table: str, value: Argument | None) -> Word:
    """A member of a closed set, by number or name, as a word.

    Raises:
        ValueError: the table has no such number.
    """
    if isinstance(value, str):
        return Word(table, value.lower().replace("-", "_"))
    if not isinstance(value, int):
        raise ValueError(f"{value!r} is no {table}")
    return Word(table, ENUMS[table](value).name.lower())


def summon_word(kinds: int) -> Word:
    """The most specific name of a Summon (a Tribute Summon is also a Normal Summon)."""
    named = (SummonKind.FUSION, SummonKind.RITUAL, SummonKind.SYNCHRO, SummonKind.XYZ, SummonKind.PENDULUM)
    for kind in (*named, SummonKind.TRIBUTE, SummonKind.FLIP, SummonKind.SPECIAL):
        if kinds & kind:
            return Word("summon", str(kind.name).lower())
    return Word("summon", "normal")


@dataclass(frozen=True, slots=True)
class Reader:
    """Converts engine values into arguments for one viewer, without hiding or guessing anything.

    A card with number 0 is one the viewer cannot identify; filter events with ``view_events`` first. With ``state``,
    the duel before what is told, a card on the field is told apart from its copies on the same side.
    """

    book: Book
    player: int
    state: DuelState | None = None

    def who(self, player: int) -> Who:
        """A player from the viewer's perspective."""
        if player == NOBODY:
            return Who.NOBODY
        return Who.YOU if player == self.player else Who.OPPONENT

    def thing(self, snap: Snapshot) -> Thing:
        """A card as it was in a snapshot."""
        made = self._thing(snap.uid, snap.number, snap.zone, snap.position, snap.controller, snap.owner)
        return made if self.state is None else made._replace(apart=apart(self.state, snap, self.player))

    def declared(self, what: str, value: Argument) -> dict[str, Value]:
        """The declared value, as the argument used by its sentence."""
        number = value if isinstance(value, int) else 0
        if what == "level":
            return {"number": number}
        if what == "name":
            return {"named": self._thing(NOBODY, number, Zone.HAND, Position.NONE, self.player, self.player)}
        words: dict[str, tuple[StrEnum, ...]] = {"type": tuple(Type), "attribute": tuple(Attribute)}
        said = str(words[what][number]) if what in words else CardKind(number).name.lower()
        return {"declared": Word("declared", said)}

    def things(self, snaps: tuple[Snapshot, ...]) -> tuple[Thing, ...]:
        """Several cards."""
        return tuple(self.thing(snap) for snap in snaps)

    def card(self, uid: int, card: CardState) -> Thing:
        """A card in its current state."""
        return self._thing(uid, card.number, card.zone, card.position, card.holder, card.owner)

    def _thing(self, uid: int, number: int, zone: int, position: int, controller: int, owner: int) -> Thing:
        side = self.who(controller if zone in ON_FIELD else owner)
        face_down = position == Position.SET and zone in ON_FIELD
        known = self.book.by_number.get(number)
        if known is not None:
            kind = known.kind
            equip = zone == Zone.SPELL and kind == CardKind.MONSTER
            if zone in (Zone.SPELL, Zone.PENDULUM) and kind == CardKind.MONSTER:
                kind = CardKind.SPELL  # a Union Monster, an absorbed monster or a Pendulum Card counts as a Spell there
            if zone == Zone.MONSTER:
                kind = CardKind.MONSTER  # a Trap that an effect has made a monster
            return Thing(uid, known.names, kind, side, face_down, known.is_token, equip=equip)
        return Thing(uid, None, CardKind.MONSTER if zone == Zone.MONSTER else None, side, face_down)


def apart(state: DuelState, snap: Snapshot, viewer: int) -> Apart | None:
    """What tells a card on the field from its copies there: its battle position, or the number of its zone.

    A face-up card is told from face-up copies, a Set one from the Set copies that the viewer knows.
    """
    if not snap.number or snap.zone not in _PLACES or not 0 <= snap.uid < len(state.cards):
        return None
    card, lies_set = state.cards[snap.uid], snap.position == Position.SET
    copies = [
        one for uid, one in enumerate(state.cards)
        if uid != snap.uid and one.number == snap.number and one.zone == snap.zone
        and one.holder == snap.controller and (one.position == Position.SET) == lies_set
        and (not lies_set or one.seen >> viewer & 1)
    ]  # fmt: skip
    if not copies:
        return None
    if snap.zone == Zone.MONSTER and all(one.position != snap.position for one in copies):
        return Apart("attack-position" if snap.position == Position.ATTACK else "defense-position")
    return Apart(_PLACES[Zone(snap.zone)], card.slot + 1) if card.zone == snap.zone else None


_PLACES = {Zone.MONSTER: "monster-zone", Zone.SPELL: "spell-trap-zone"}
"""The zones of which a player has several, by the noun for them."""


def asked(filter: Filter, count: object, *, own: bool) -> Described:
    """What a group of targets asks for, as its player reads it or (not ``own``) as the other player does."""
    parts = filter_parts(filter)
    if not own:
        parts = tuple(In(one.zones, _ACROSS.get(one.side, one.side)) if isinstance(one, In) else one for one in parts)
    return Described(And(parts), count if isinstance(count, int) else 1)


_ACROSS = {Side.YOU: Side.OPPONENT, Side.OPPONENT: Side.YOU}


def lacking(reader: Reader, near: Mapping[str, object]) -> dict[str, Value]:
    """The card that nearly fits and what it lacks, from the arguments of a near miss."""
    card = near["near"]
    assert isinstance(card, Snapshot)
    found: dict[str, Value] = {
        "near": reader.thing(card),
        "placed": int(is_told_where(card, near["lack"])),
        "lack": Word("lack", str(near["lack"])),
        "there": word("zone", card.zone),
        "position": word("position", card.position),
        "whose": reader.who(card.controller),
        "sought": 0,
        "or_sought": 0,
        "turns": 0,
        "beyond": 0,
    }
    for name, table in (("is", "declared"), ("sought", "declared"), ("or_sought", "declared"), ("stat", "stat")):
        if isinstance(value := near.get(name), str):
            found[name] = Word(table, value)
    for name in ("turns", "beyond"):
        if isinstance(changer := near.get(name), Snapshot):
            found[name] = reader.thing(changer)
    if isinstance(number := near.get("number"), int):
        found["number"] = number
    if isinstance(wants := near.get("wants"), Filter):
        found["wants"] = Described(wants)
    if isinstance(kinds := near.get("kinds"), int):
        found["kinds"] = summon_word(kinds)
    if isinstance(by := near.get("by"), Snapshot):
        found |= {"by": reader.thing(by), "itself": int(by.uid == card.uid)}
    return found


_VALUES = (Lack.TYPE, Lack.ATTRIBUTE, Lack.STAT, Lack.NO_LEVEL)


def is_told_where(card: Snapshot, lack: object) -> bool:
    """Whether a near miss is told with its place: not where a card on the field only lacks a value."""
    return card.zone not in ON_FIELD or lack not in _VALUES


def bounded(bounds: object) -> dict[str, Value]:
    """The number that a near miss does not reach, said beside its own; nothing if it is no such condition."""
    if not isinstance(bounds, tuple) or len(bounds) != 2:
        return {}
    limit, upward = bounds
    return {"lack": Word("lack", "bounds"), "limit": int(limit), "own": int(upward)}


def hindrance(reader: Reader, found: Mapping[str, object]) -> tuple[str, dict[str, Value]]:
    """What keeps a condition from holding (see ``condition_facts.against``): the frame's variant and its arguments."""
    hinders, player = found.get("hinders"), found.get("player")
    if isinstance(hinders, Snapshot):
        return ".hinders", {"hinders": reader.thing(hinders)}
    if "near" in found:
        return ".near", lacking(reader, found)
    if found.get("turn") and isinstance(player, int):
        return ".turn", {"player": reader.who(player)}
    return "", {}
