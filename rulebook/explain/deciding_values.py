"""The value of the card in front of the reader that decides a refusal: its Level, ATK, Type, kind ..."""

from __future__ import annotations

from enum import StrEnum

from rulebook.engine.continuous import characteristics, derived, query
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.effect_paths import MODIFIER, operation_at
from rulebook.engine.core.state import Context, DuelState
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import Failure
from rulebook.vocabulary import filters as f
from rulebook.vocabulary.conditions import Exists
from rulebook.vocabulary.effects import Activated, Continuous, Effect
from rulebook.vocabulary.modifiers import Cannot, OneKind
from rulebook.vocabulary.operations import Apply
from rulebook.vocabulary.terms import ON_FIELD, Attribute, CardKind, Declarable, Stat, Type, Verb

from .things import Reader
from .tree import Described, Value, Word

_OF_MONSTERS = (f.StatIs, f.OfType, f.OfAttribute)
_TRAITS = (*_OF_MONSTERS, f.OfKind)
_RIVALS = {Declarable.TYPE: characteristics.types, Declarable.ATTRIBUTE: characteristics.attributes}
"""What a limit to one kind is about."""


def forbidden_by(reader: Reader, state: DuelState, uid: int, failure: Failure) -> dict[str, Value]:
    """What a card is or has that a prohibition names, as arguments of a sentence.

    Args:
        reader: the reader.
        state: the state the failure applies to, as the reader sees it.
        uid: the card that would act, or be activated.
        failure: the failed check, with the card that forbids it in ``source`` and the place in its text in ``says``.

    Returns:
        ``trait`` with ``shown`` and the value; empty if the prohibition names no value or the card is face-down.
    """
    rule = _rule(reader.book, failure)
    ban = rule.modifier if isinstance(rule, Apply) else rule
    if failure.check == "activate.prohibited" and not (isinstance(ban, Cannot) and ban.verb is Verb.ACTIVATE):
        return {}  # what the effect would do is forbidden, whatever its card is
    subject = _forbidden(reader.book, failure)
    if subject is None or not 0 <= uid < len(state.cards):
        return {}
    table = Table(reader.book, state)
    telling = (*_TRAITS, f.OfMonsterKind) if failure.check == "activate.prohibited" else _OF_MONSTERS
    named = [part for part in filter_parts(subject) if isinstance(part, telling)]
    return _told(reader, table, named[0], derived.snapshot(table, uid)) if named else {}


def unanswered_by(
    reader: Reader, state: DuelState, uid: int, index: int, effect: Effect | None, failure: Failure
) -> dict[str, Value]:
    """What keeps a card from being one that a response answers, as arguments of a sentence.

    Args:
        reader: the reader.
        state: the state the failure applies to, as the reader sees it.
        uid: the card that would respond.
        index: the number of the effect on the card.
        effect: the effect that would be activated.
        failure: the failed check, with the card that nearly fits in ``answers``.

    Returns:
        As ``forbidden_by``; empty as well if something else than a value is missing.
    """
    snap = failure.get("answers")
    if not isinstance(effect, Activated) or not isinstance(snap, Snapshot):
        return {}
    table = Table(reader.book, state)
    own = derived.snapshot(table, uid)
    scope = query.Scope(own.controller, Context(own.controller, own, index))
    linked = bool(state.chain) and state.chain[-1].context.source == snap
    patterns = [one for one in effect.event if (one.verb is Verb.ACTIVATE) == linked]
    if len(patterns) != 1:
        return {}
    failed = [part for part in filter_parts(patterns[0].subject) if not query.fits(table, part, snap.uid, scope, snap)]
    if failed and all(isinstance(part, f.In) and snap.zone in part.zones for part in failed):
        return {"trait": Word("trait", "side"), "shown": reader.thing(snap), "whose": reader.who(snap.controller)}
    if not failed or not all(isinstance(part, _TRAITS) for part in failed):
        return {}
    return _told(reader, table, failed[0], snap)


def rivals(reader: Reader, state: DuelState, uid: int, failure: Failure) -> dict[str, Value]:
    """The Types or Attributes of two monsters where a player can only control monsters of one.

    Arguments and result as in ``forbidden_by``. The two are the monster in ``unable``, otherwise the one that would
    act, and the one in ``hinders``.
    """
    other = failure.get("hinders")
    rule = _rule(reader.book, failure)
    if not isinstance(rule, OneKind) or rule.what not in _RIVALS or not isinstance(other, Snapshot):
        return {}
    table, kinds = Table(reader.book, state), _RIVALS[rule.what]
    unable = failure.get("unable")
    snap = unable if isinstance(unable, Snapshot) else derived.snapshot(table, uid)
    mine, theirs = kinds(table, snap.uid, snap), kinds(table, other.uid, other)
    form = reader.book.trap_monsters.get(snap.number)
    if not mine and form is not None:
        mine = (form.type,) if rule.what is Declarable.TYPE else (form.attribute,)
    if not snap.number or not other.number or len(mine) != 1 or len(theirs) != 1:
        return {}
    found: dict[str, Value] = {"trait": Word("trait", f"{rule.what.name.lower()}s"), "shown": reader.thing(snap)}
    found |= {"turns": 0} | _turned(reader, table, other, theirs[0]) | _turned(reader, table, snap, mine[0])
    return found | {"is": Word("declared", str(mine[0])), "declared": Word("declared", str(theirs[0]))}


def turned(reader: Reader, state: DuelState, failure: Failure) -> dict[str, Value]:
    """The Type or Attribute by which an effect keeps a card from being chosen, where another effect gives it.

    Args:
        reader: the reader.
        state: the state the failure applies to, as the reader sees it.
        failure: the failed check, with the card that forbids it in ``by`` and the card in ``near``.

    Returns:
        As ``forbidden_by``; empty if the card has it by itself.
    """
    near = failure.get("near")
    found = forbidden_by(reader, state, near.uid, failure) if isinstance(near, Snapshot) else {}
    return found if found.get("turns") else {}


def _turned(reader: Reader, table: Table, snap: Snapshot, value: StrEnum) -> dict[str, Value]:
    """The card by whose effect a card counts as this Type or Attribute."""
    if not isinstance(value, Type | Attribute) or not 0 <= snap.uid < len(table.cards):
        return {}
    item = characteristics.given_by(table, snap.uid, value) if table.is_unchanged(snap.ref) else None
    return {} if item is None else {"turns": reader.thing(derived.source_of(table, item))}


def protected_while(reader: Reader, state: DuelState, failure: Failure) -> dict[str, Value]:
    """The cards in ``cards`` whose presence lets an effect protect a card from being chosen.

    Args:
        reader: the reader.
        state: the state the failure applies to, as the reader sees it.
        failure: the failed check, with the card that forbids it in ``by`` and the place in its text in ``says``.

    Returns:
        ``trait`` and ``cards``; empty if the effect does not depend on cards being there.
    """
    source, says = failure.get("by"), failure.get("says")
    if not isinstance(source, Snapshot) or not source.number or not isinstance(says, tuple) or not says:
        return {}
    place = says[0]
    effect = reader.book.effects(source.number)[place] if isinstance(place, int) else None
    if not isinstance(effect, Continuous) or not isinstance(effect.while_, Exists) or not isinstance(place, int):
        return {}
    table = Table(reader.book, state)
    scope = query.Scope(source.controller, Context(source.controller, source, place))
    there = [uid for uid, card in enumerate(table.cards) if card.zone in ON_FIELD]
    snaps = tuple(derived.snapshot(table, uid) for uid in there if query.fits(table, effect.while_.filter, uid, scope))
    return {"trait": Word("trait", "met"), "cards": reader.things(snaps)} if snaps else {}


def _forbidden(book: Book, failure: Failure) -> f.Filter | None:
    """The cards that a prohibition is about."""
    rule = _rule(book, failure)
    subject = getattr(rule.modifier if isinstance(rule, Apply) else rule, "subject", None)
    return subject if isinstance(subject, f.Filter) else None


def _rule(book: Book, failure: Failure) -> object:
    """The modifier or operation that forbids something, at the place that the failure points at."""
    source, says = failure.get("source") or failure.get("by"), failure.get("says")
    if not isinstance(source, Snapshot) or not source.number or not isinstance(says, tuple) or not says:
        return None
    place, *path = (at for at in says if isinstance(at, int))
    effect = book.effects(source.number)[place]
    if isinstance(effect, Continuous):
        return effect.modifiers[path[1]] if path[:1] == [MODIFIER] else None
    try:
        return operation_at(effect, tuple(path))
    except ValueError:
        return None


def _told(reader: Reader, table: Table, part: f.Filter, snap: Snapshot) -> dict[str, Value]:
    """The value of a face-up card that a part of a filter is about."""
    shown = reader.thing(snap)
    if not snap.number or (shown.face_down and not isinstance(part, f.OfKind)):
        return {}
    found: dict[str, Value] = {}
    match part:
        case f.StatIs(value=int()):
            found = _number(table, part, snap)
        case f.OfType() if len(types := characteristics.types(table, snap.uid, snap)) == 1:
            found = {"trait": Word("trait", "type"), "is": Word("declared", str(types[0]))}
            found |= _turned(reader, table, snap, types[0])
        case f.OfAttribute() if len(attributes := characteristics.attributes(table, snap.uid, snap)) == 1:
            found = {"trait": Word("trait", "attribute"), "is": Word("declared", str(attributes[0]))}
            found |= _turned(reader, table, snap, attributes[0])
        case f.OfKind() if shown.kind is not None:
            found = {"trait": Word("trait", "kind"), "kind": Word("declared", shown.kind.name.lower())}
        case f.OfMonsterKind():
            found = {"trait": Word("trait", "sort"), "sort": Described(f.And((f.OfKind((CardKind.MONSTER,)), part)))}
    return {"turns": 0, "shown": shown, **found} if found else {}


def _number(table: Table, part: f.StatIs, snap: Snapshot) -> dict[str, Value]:
    """The number that a part of a filter is about; an Xyz Monster has a Rank where it asks for a Level."""
    printed = table.stats(snap.uid, snap)
    if printed is None or part.original:
        return {}
    if part.stat is Stat.LEVEL and printed.rank:
        return {"trait": Word("trait", "rank"), "number": printed.rank}
    values = {Stat.ATK: snap.atk, Stat.DEF: snap.def_, Stat.LEVEL: snap.level}
    if part.stat not in values:
        return {}
    return {"trait": Word("trait", "stat"), "stat": Word("stat", str(part.stat)), "number": values[part.stat]}
