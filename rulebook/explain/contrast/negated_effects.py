"""Foils of continuous effects that are negated: something is done that one of them would have forbidden."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NO_CARD, NOBODY, Snapshot
from rulebook.engine.core.effect_paths import MODIFIER
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import Table
from rulebook.explain.conditions import stated_by
from rulebook.explain.tree import Value
from rulebook.vocabulary.modifiers import Cannot, Modifier
from rulebook.vocabulary.terms import Side, Verb

from .values import Contrast, Kind, Likely, Step

_RULES = ("mechanic.B4", "effect.card-over-rule")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each event that happens although a negated effect says that it cannot."""
    for at, event in enumerate(step.events):
        found = list(_done(event))
        table = step.table(step.batch_start(at) - 1) if found else None
        if table is None:
            continue
        for uid, index, effect in derived.sources(table):
            ground = derived.negating(table, uid) if derived.is_negated(table, uid) else None
            if ground is None or not ground.card.number:
                continue
            scope = derived.scope_of(table, uid, index)
            for place, rule in enumerate(effect.modifiers):
                forbidden = any(_forbids(table, event, rule, scope, verb, card) for verb, card in found)
                if not forbidden or not query.holds(table, effect.while_, scope):
                    continue
                card = derived.snapshot(table, uid)
                told: dict[str, Value] = {"card": step.reader.thing(card), "negator": step.reader.thing(ground.card)}
                condition = _CONDITIONS[event.kind]
                own = step.book.by_number[card.number]
                said = stated_by(own, effect, index, (MODIFIER, place)) if condition != "negated" else None
                if said is not None:
                    told["passage"] = said
                cards, clause = (card, ground.card), (index, place)
                yield Contrast(Kind.REACH, condition, cards, clause, _RULES, Likely.SURELY, at, tuple(told.items()))


_CONDITIONS = {
    EventKind.DESTROYED: "negated",
    EventKind.ATTACK_DECLARED: "negated-attack",
    EventKind.ACTIVATED: "negated-activation",
}
"""The condition of a foil, by the event that the negated effect would have forbidden."""


def _done(event: Event) -> Iterator[tuple[Verb, Snapshot]]:
    """What an event does to which card, as a prohibition names it."""
    if event.kind is EventKind.DESTROYED:
        yield Verb.BE_DESTROYED, event.subject
    elif event.kind is EventKind.ACTIVATED:
        yield Verb.ACTIVATE, event.subject
    elif event.kind is EventKind.ATTACK_DECLARED:
        target = event.get("target")
        monster = isinstance(target, Snapshot) and target.uid != NOBODY
        yield from ((verb, event.subject) for verb in (Verb.DECLARE_ATTACK, Verb.ATTACK))
        yield (Verb.BE_ATTACKED, target) if isinstance(target, Snapshot) and monster else (
            Verb.ATTACK_DIRECTLY, event.subject,
        )  # fmt: skip


def _forbids(table: Table, event: Event, rule: Modifier, scope: query.Scope, verb: Verb, card: Snapshot) -> bool:
    """Whether a modifier says of a card or its player that this cannot be done."""
    if not isinstance(rule, Cannot) or rule.verb is not verb or (rule.by and event.cause not in rule.by):
        return False
    if rule.players not in (None, Side.ANY) and query.side_of(scope, rule.players) != card.controller:
        return False
    if rule.subject is None:
        return rule.players is not None
    shown = card if verb is Verb.ACTIVATE else None  # it is face-up only from then on
    return card is not NO_CARD and query.fits(table, rule.subject, card.uid, scope, shown)
