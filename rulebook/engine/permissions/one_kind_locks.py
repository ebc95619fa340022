"""Players limited to monsters of one Type or Attribute: which Summons that forbids."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rulebook.engine.continuous import characteristics, derived
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.general import CARD_WINS
from rulebook.vocabulary.effects import MonsterStats
from rulebook.vocabulary.modifiers import OneKind
from rulebook.vocabulary.terms import Attribute, Declarable, Type, Zone

_ALL: dict[Declarable, tuple[Type | Attribute, ...]] = {
    Declarable.TYPE: tuple(Type),
    Declarable.ATTRIBUTE: tuple(Attribute),
}


def kinds(table: Table, uid: int, what: Declarable) -> frozenset[int]:
    """The Types or Attributes of a monster, as indexes."""
    found = characteristics.types(table, uid) if what == Declarable.TYPE else characteristics.attributes(table, uid)
    return frozenset(_ALL[what].index(one) for one in found)


def limits(table: Table) -> list[derived.Active]:
    """The current limits to one kind."""
    if not derived.anywhere(table, OneKind) or not table.under(CARD_WINS):
        return []
    return [item for item in derived.active(table) if isinstance(item.modifier, OneKind)]


def shown(table: Table, player: int, item: derived.Active) -> list[int]:
    """The face-up monsters of a player that the limit applies to."""
    return [
        uid
        for uid in table.in_zone(Zone.MONSTER, player)
        if table.is_up(uid) and derived.shielded(table, item, uid) is None
    ]


class Lock(NamedTuple):
    """A limit that keeps a monster from the field, and the face-up monster of another kind."""

    ground: derived.Ground
    rival: Snapshot


def lock(table: Table, uid: int, player: int) -> Lock | None:
    """What forbids the player this face-up monster next to the present ones, or None.

    Monsters that would leave for it, as Tributes or materials, count as well (published FAQ on such cards).

    Args:
        table: the table.
        uid: the monster to be Summoned, or the Trap to be Summoned as a monster.
        player: on whose side.
    """
    form = table.book.trap_monsters.get(table.cards[uid].number)
    if form is not None and not table.is_monster(uid):
        return _bars(table, player, uid, lambda what: _of(what, form))
    return _bars(table, player, uid, lambda what: kinds(table, uid, what))


def token_lock(table: Table, slug: str, player: int) -> Lock | None:
    """What forbids such Tokens, which do not exist yet, on a player's side, or None."""
    stats = table.book.by_slug[slug].stats
    assert stats is not None
    return _bars(table, player, NOBODY, lambda what: _of(what, stats))


def _of(what: Declarable, stats: MonsterStats) -> frozenset[int]:
    """The printed Type or Attribute, as an index."""
    return frozenset((_ALL[what].index(stats.type if what == Declarable.TYPE else stats.attribute),))


def _bars(table: Table, player: int, uid: int, of: Callable[[Declarable], frozenset[int]]) -> Lock | None:
    for item in limits(table):
        assert isinstance(item.modifier, OneKind)
        mine = of(item.modifier.what)
        for one in shown(table, player, item):
            if one != uid and mine and mine.isdisjoint(kinds(table, one, item.modifier.what)):
                return Lock(derived.ground(table, item), derived.snapshot(table, one))
    return None
