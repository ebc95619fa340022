"""What a card counts as: its Types, Attributes and names, printed or given by an effect."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.general import ATTRIBUTE, LATER_PREVAILS, TYPE
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.modifiers import TreatAs
from rulebook.vocabulary.terms import Attribute, Declarable, Type, Zone

from . import derived, query

if TYPE_CHECKING:
    from .derived import Active


_TYPES, _ATTRIBUTES = tuple(Type), tuple(Attribute)


def _treatments(table: Table) -> list[tuple[Active, TreatAs]]:
    memo: list[tuple[Active, TreatAs]] | None = table.memo.get("treatments")
    if memo is None:
        memo = [(item, item.modifier) for item in derived.active(table) if isinstance(item.modifier, TreatAs)]
        table.memo["treatments"] = memo
    return memo


def _given(table: Table, uid: int, snap: Snapshot | None) -> list[TreatAs]:
    """How effects change this card; empty for one that has moved since ``snap`` was taken."""
    if not (table.starts or table.lingering) or (snap is not None and not table.is_unchanged(snap.ref)):
        return []
    key = ("given", uid)
    memo: list[TreatAs] | None = table.memo.get(key)
    if memo is None:
        table.memo[key] = []  # a condition on the characteristic being changed uses the printed card
        memo = [
            treat if treat.declared is None else _declared(treat, item.scope.context.declared)
            for item, treat in _treatments(table)
            if derived.applies(table, item, uid)
        ]
        table.memo[key] = memo
    return memo


def _declared(treat: TreatAs, value: int) -> TreatAs:
    """The same with the declared Type or Attribute; None if nothing was declared."""
    if value == NOBODY:
        return TreatAs(treat.subject)
    if treat.declared == Declarable.TYPE:
        return replace(treat, type=_TYPES[value])
    return replace(treat, attribute=_ATTRIBUTES[value])


def types(table: Table, uid: int, snap: Snapshot | None = None) -> tuple[Type, ...]:
    """The Types of a monster; if two effects change it, the later one prevails (rule mechanic.G3)."""
    stats = table.stats(uid, snap)
    if stats is None or not table.under(TYPE):
        return ()
    found: tuple[Type, ...] = (stats.type,)
    for treat in _given(table, uid, snap):
        if treat.type is not None:
            found = (treat.type,) if treat.instead and table.under(LATER_PREVAILS) else (*found, treat.type)
    return found


def attributes(table: Table, uid: int, snap: Snapshot | None = None) -> tuple[Attribute, ...]:
    """The Attributes of a monster."""
    stats = table.stats(uid, snap)
    if stats is None or not table.under(ATTRIBUTE):
        return ()
    return _with_given((stats.attribute,), _given(table, uid, snap))


def giving(table: Table, value: Type | Attribute) -> list[Active]:
    """The effects in force by which cards count as this Type or Attribute, oldest first."""
    return [item for item, treat in _treatments(table) if value in _gives(item, treat)]


def given_by(table: Table, uid: int, value: Type | Attribute) -> Active | None:
    """The latest effect by which a card counts as this Type or Attribute; None if that is what it is by itself."""
    stats = table.stats(uid)
    if stats is not None and value in (stats.type, stats.attribute):
        return None
    return next((item for item in reversed(giving(table, value)) if derived.applies(table, item, uid)), None)


def _gives(item: Active, treat: TreatAs) -> tuple[Type | Attribute | None, ...]:
    given = treat if treat.declared is None else _declared(treat, item.scope.context.declared)
    return given.type, given.attribute, *given.attributes


def last_attributes(table: Table, snap: Snapshot) -> tuple[Attribute, ...]:
    """The Attributes a card had in this state, with what its own effect and those in force gave it while face-up."""
    stats = table.stats(snap.uid, snap)
    if stats is None or table.is_unchanged(snap.ref) or not derived.lies_up(snap):
        return attributes(table, snap.uid, snap)
    given = [treat for item, treat in _treatments(table) if _reached(table, item, treat, snap)]
    given += [
        one
        for effect in table.book.effects(snap.number)
        if isinstance(effect, Continuous) and effect.while_ is None and snap.zone == Zone.MONSTER
        for one in effect.modifiers
        if isinstance(one, TreatAs) and one.subject == itself
    ]
    return _with_given((stats.attribute,), given)


def _reached(table: Table, item: Active, treat: TreatAs, snap: Snapshot) -> bool:
    """Whether an effect in force applied to a card in an earlier state."""
    if item.subjects:
        return snap.ref in item.subjects
    return query.fits(table, treat.subject, snap.uid, item.scope, snap)


def _with_given(found: tuple[Attribute, ...], given: list[TreatAs]) -> tuple[Attribute, ...]:
    for treat in given:
        if treat.attribute is not None:
            found = (treat.attribute,) if treat.instead else (*found, treat.attribute)
        found += treat.attributes
    return found


def names(table: Table, uid: int, snap: Snapshot | None = None) -> tuple[str, ...]:
    """The slugs of every name the card has."""
    card = table.book.by_number.get(snap.number if snap else table.cards[uid].number)
    if card is None:
        return ()
    given = (treat.name for treat in _given(table, uid, snap) if treat.name)
    return (card.called or card.slug, *card.treated_as, *given)


def all_names_differ(table: Table) -> bool:
    """Whether no two links of the Chain are cards with the same name."""
    sources = [link.context.source for link in table.chain]
    found = [name for source in sources for name in set(names(table, source.uid, source))]
    return len(set(found)) == len(found)
