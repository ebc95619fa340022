"""Why a continuous effect negates another: the cards that would move, or the battle in which its card was destroyed."""

from __future__ import annotations

from rulebook.engine.continuous import characteristics, derived
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.effect_paths import MODIFIER
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.filters import OfType
from rulebook.vocabulary.modifiers import NegatedDoing, Silences
from rulebook.vocabulary.terms import Verb, Zone

from .things import Reader
from .tree import Value, Word


def fact_behind(reader: Reader, before: DuelState, event: Event) -> dict[str, Value]:
    """What makes a continuous effect negate this one, as arguments of a sentence.

    Args:
        reader: the reader.
        before: the duel before the Chain Link resolved.
        event: the negation.

    Returns:
        ``trait`` with what its sentence needs; empty if it is not one of these effects.
    """
    rule = _rule(reader.book, event) if event.kind is EventKind.EFFECT_NEGATED else None
    if isinstance(rule, NegatedDoing) and rule.verb is Verb.MOVE:
        return _moved(reader, before, event)
    return _slain(reader, before, event, rule) if isinstance(rule, Silences) else {}


def _rule(book: Book, event: Event) -> object:
    if not event.source.number or len(event.clause) < 3 or event.clause[1] != MODIFIER:
        return None
    effect = book.effects(event.source.number)[event.clause[0]]
    return effect.modifiers[event.clause[2]] if isinstance(effect, Continuous) else None


def _moved(reader: Reader, before: DuelState, event: Event) -> dict[str, Value]:
    """The targets in the Graveyard that the effect would move."""
    table = Table(reader.book, before)
    link = next((one for one in before.chain if one.context.source.uid == event.subject.uid), None)
    refs = [ref for group in (link.context.targets if link is not None else ()) for ref in group]
    there = [ref.uid for ref in refs if table.is_same(ref) and table.cards[ref.uid].zone == Zone.GRAVEYARD]
    if not there:
        return {}
    snaps = tuple(derived.snapshot(table, uid) for uid in there)
    return {"trait": Word("trait", "moved"), "shown": reader.thing(event.subject), "moved": reader.things(snaps)}


def _slain(reader: Reader, before: DuelState, event: Event, rule: Silences) -> dict[str, Value]:
    """The monster that destroyed the card by battle, with the Type that counts."""
    battle, parts = before.battle, filter_parts(rule.by)
    fought = (battle.attacker.uid, battle.target)
    if event.subject.uid not in fought or NOBODY in fought or not any(isinstance(one, OfType) for one in parts):
        return {}
    winner = derived.snapshot(Table(reader.book, before), next(uid for uid in fought if uid != event.subject.uid))
    types = characteristics.types(Table(reader.book, before), winner.uid, winner)
    if not winner.number or len(types) != 1:
        return {}
    found: dict[str, Value] = {"trait": Word("trait", "slain"), "shown": reader.thing(event.subject)}
    return found | {"winner": reader.thing(winner), "is": Word("declared", str(types[0]))}
