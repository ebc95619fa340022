"""Foils of cards that cannot be destroyed and leave the field in another way, for which the protection is not meant."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.continuous.derived import Active
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import Table
from rulebook.explain.things import word
from rulebook.explain.tree import Value
from rulebook.vocabulary.modifiers import Cannot
from rulebook.vocabulary.terms import Cause, Verb, Zone

from .linkless import LEAVING
from .values import Contrast, Kind, Likely, Step, leaves_field

_RULES = ("term.destroy", "mechanic.G4")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each protection from destruction whose cards leave the field in another way."""
    for at, event in enumerate(step.events):
        if not _taken(event) or any(_alike(event, one) for one in step.events[:at]):
            continue
        table = step.table(step.batch_start(at) - 1)
        gone = [one.subject for one in step.events if _alike(event, one)] if table is not None else []
        for item in derived.active(table) if table is not None else ():
            cards = tuple(one for one in gone if _covers(table, item, one))
            if cards:
                yield _made(step, table, item, cards, at)


def _taken(event: Event) -> bool:
    """Whether a card leaves the field by an effect, or because the other player takes it, and is not destroyed."""
    taken = event.cause is Cause.EFFECT or event.player not in (NOBODY, event.subject.controller)
    other_way = event.kind in LEAVING and event.kind is not EventKind.DESTROYED
    return taken and other_way and bool(event.subject.number) and leaves_field(event)


def _alike(event: Event, other: Event) -> bool:
    """Whether both events are one move of several cards."""
    same = (event.kind, event.batch, event.get("to_zone")) == (other.kind, other.batch, other.get("to_zone"))
    return event is other or (bool(event.batch) and same and _taken(other))


def _covers(table: Table | None, item: Active, card: Snapshot) -> bool:
    rule = item.modifier
    if table is None or not isinstance(rule, Cannot) or rule.verb is not Verb.BE_DESTROYED or rule.subject is None:
        return False
    return card.uid < len(table.cards) and derived.applies(table, item, card.uid)


def _made(step: Step, table: Table | None, item: Active, cards: tuple[Snapshot, ...], at: int) -> Contrast:
    assert table is not None
    assert isinstance(item.modifier, Cannot)
    event, guard, by = step.events[at], derived.source_of(table, item), item.modifier.by
    verb = LEAVING[event.kind]
    got = Verb.MOVE if verb is Verb.RETURN and event.get("to_zone") != Zone.HAND else verb
    told: dict[str, Value] = {
        "negator": step.reader.thing(guard),
        "cards": step.reader.things(cards),
        "got": word("verb", int(got)),
        "itself": int([guard.uid] == [card.uid for card in cards]),
    }
    condition = "other-way"
    if len(by) == 1:
        condition, told["asked"] = "other-way.cause", word("cause", int(by[0]))
    likely = Likely.OFTEN if by != (Cause.BATTLE,) or table.battle.attacker.uid >= 0 else Likely.PERHAPS
    clause = (item.scope.context.effect, *item.path)
    return Contrast(Kind.REACH, condition, (guard, *cards), clause, _RULES, likely, at, tuple(told.items()))
