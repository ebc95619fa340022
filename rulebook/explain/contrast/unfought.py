"""Foils of effects that wait for a battle of their card, which left the field in another way."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.core.event_patterns import earlier_events
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.table import Table
from rulebook.explain.things import word
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.terms import Cause, Verb

from .triggers import MOVED
from .values import Contrast, Kind, Likely, Step, leaves_field

_RULES = ("effect.trigger", "mechanic.C10")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each face-up monster that leaves the field without a battle its effect waits for."""
    for at, event in enumerate(step.events):
        if event.kind not in MOVED or event.cause is Cause.BATTLE or not event.subject.number:
            continue
        if not leaves_field(event) or not derived.lies_up(event.subject) or event.source.uid == event.subject.uid:
            continue
        table = step.table(step.batch_start(at) - 1)
        if table is None or _fought(step, table, event.subject.uid) or derived.is_negated(table, event.subject.uid):
            continue
        yield from _waits(step, event, at)


def by_effect(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each monster destroyed by the effect of a card that later asks for one destroyed by battle."""
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.DESTROYED or event.cause is not Cause.EFFECT or not event.source.number:
            continue
        table = step.table(at)
        if table is None or table.cards[event.source.uid].facts & Fact.WON_BATTLE or not event.subject.number:
            continue
        for index, effect in enumerate(table.effects(event.source.uid)):
            if isinstance(effect, Activated) and any(_won(one.pattern) for one in earlier_events(effect.if_)):
                cards = (event.source, event.subject)
                told = (("card", step.reader.thing(event.source)), ("other", step.reader.thing(event.subject)))
                yield Contrast(Kind.TRIGGER, "not-by-battle", cards, (index,), _RULES, Likely.OFTEN, at, told)


def _won(pattern: On) -> bool:
    """Whether it is the destruction of a monster in a battle with the card itself."""
    return pattern.verb is Verb.DESTROY and pattern.other == itself and pattern.cause == (Cause.BATTLE,)


def _fought(step: Step, table: Table, uid: int) -> bool:
    """Whether the card is in a battle, or was in one in this step."""
    calculated = (one for one in step.all_events if one.kind is EventKind.DAMAGE_CALCULATED)
    fought = (one.subject.uid == uid or getattr(one.get("target"), "uid", None) == uid for one in calculated)
    return uid in (table.battle.attacker.uid, table.battle.target) or any(fought)


def _waits(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    for index, effect in enumerate(step.book.effects(event.subject.number)):
        if not isinstance(effect, Activated):
            continue
        if any(one.verb is Verb.BATTLE and one.subject == itself for one in effect.event):
            told = (
                ("card", step.reader.thing(event.subject)),
                ("got", word("verb", int(MOVED[event.kind]))),
                ("cause", word("cause", int(event.cause))),
            )
            likely = Likely.OFTEN if event.kind is EventKind.DESTROYED else Likely.PERHAPS
            yield Contrast(Kind.TRIGGER, "no-battle", (event.subject,), (index,), _RULES, likely, at, told)
