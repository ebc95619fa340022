"""Foils of what could be expected to end: a Chain Link whose card is gone, face-down or on the other side."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Link
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.things import word
from rulebook.explain.tree import Value
from rulebook.vocabulary.terms import CardKind, Verb, Zone

from . import reaching
from .values import Contrast, Kind, Likely, Step

_APART = {CardKind.MONSTER: ("mechanic.C5",)}
"""The rule by which a monster's effect does not need its card."""

_DESTROYED = ("mechanic.B3",)

_DECLARED = ("battle.declare",)
_STOPPED = (EventKind.ATTACK_STOPPED, EventKind.ATTACK_NEGATED)
_FAILS = (EventKind.NO_EFFECT, EventKind.EFFECT_NEGATED, EventKind.ACTIVATION_NEGATED)
"""What is told of a Chain Link that does nothing."""


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Chain Link that resolves although its card is gone, face-down or on the other side."""
    for at, event in enumerate(step.events):
        if event.kind is EventKind.RESOLVING and event.subject.number and event.subject.zone in IN_PLAY:
            table = step.table(at)
            if table is None or not 0 < event.link <= len(table.chain) or _fails(step, event.link):
                continue
            yield from _resolves(step, table, table.chain[event.link - 1], at)


def declared(step: Step) -> Iterator[Contrast]:
    """Yield a foil for a ban on declaring attacks that comes during an attack."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.APPLIED else None
        if table is None or str(event.get("verb")).replace("_", "-") != "declare-attack":
            continue
        attacker = table.battle.attacker.uid
        stopped = any(one.kind in _STOPPED for one in step.all_events)
        if attacker < 0 or stopped or event.get("subjects") or event.get("bound_player") != table.turn_player:
            continue
        card = derived.snapshot(table, attacker)
        told: dict[str, Value] = {"card": step.reader.thing(card)}
        yield Contrast(
            Kind.GOES_ON, "declared", (card,), event.clause, _DECLARED, Likely.SURELY, at, tuple(told.items())
        )


def caught(step: Step) -> Iterator[Contrast]:
    """Yield a foil for an attacker to which a ban on declaring attacks begins to apply during its attack."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.APPLIED and event.get("modifier") == "Change" else None
        attacker = table.battle.attacker.uid if table is not None else -1
        if table is None or attacker < 0 or any(one.kind in _STOPPED for one in step.all_events):
            continue
        before, player = step.table(at - 1), table.turn_player
        ban = derived.forbidding(table, Verb.DECLARE_ATTACK, uid=attacker, player=player)
        if before is None or ban is None or not ban.card.number:
            continue
        if derived.forbidding(before, Verb.DECLARE_ATTACK, uid=attacker, player=player) is None:
            card = derived.snapshot(table, attacker)
            told: dict[str, Value] = {"card": step.reader.thing(card), "source": step.reader.thing(ban.card)}
            cards, arguments = (card, ban.card), tuple(told.items())
            yield Contrast(Kind.GOES_ON, "caught", cards, ban.clause, _DECLARED, Likely.SURELY, at, arguments)


def resolved(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each activated card that is destroyed in its Chain when its own link has resolved already."""
    done: dict[int, Event] = {}
    for at, event in enumerate(step.events):
        if event.kind is EventKind.CHAIN_ENDED:
            done = {}
        elif event.kind is EventKind.RESOLVING and event.subject.zone in IN_PLAY and not _fails(step, event.link):
            done[event.subject.uid] = event
        elif event.kind is EventKind.DESTROYED and event.link and event.subject.uid in done:
            link, kind = done[event.subject.uid], CardKind(step.book.by_number[event.subject.number].kind)
            if kind is CardKind.MONSTER or event.link == link.link or event.source.uid == event.subject.uid:
                continue
            told = (("card", step.reader.thing(event.subject)), ("link", link.link))
            yield Contrast(Kind.GOES_ON, "resolved", (event.subject,), (), _DESTROYED, Likely.OFTEN, at, told)


def _fails(step: Step, link: int) -> bool:
    return any(event.kind in _FAILS and event.link == link for event in step.all_events)


def _resolves(step: Step, table: Table, link: Link, at: int) -> Iterator[Contrast]:
    event = step.events[at]
    card, uid = event.subject, event.subject.uid
    if link.negated or any(paid.uid == uid for paid in link.context.paid):
        return
    now, zone = table.cards[uid], Zone(table.cards[uid].zone)
    if not now.number:
        return
    if zone not in IN_PLAY:
        destroyed = any(one.kind is EventKind.DESTROYED and one.subject.uid == uid for one in step.all_events)
        is_monster = step.book.by_number[card.number].kind is CardKind.MONSTER
        condition = "gone.destroyed" if destroyed and not is_monster else "gone"
    elif not table.is_same(card.ref):
        return
    elif table.is_up(uid):
        condition = "side" if table.controller(uid) != event.player == card.controller else ""
    else:
        condition = "face-down"
    if not condition or any(one.at == at for one in reaching.foils(step)):
        return
    yield _made(step, event, card, link.context.effect, condition, zone, at)


def _made(
    step: Step, event: Event, card: Snapshot, effect: int, condition: str, zone: Zone, at: int
) -> Contrast:  # fmt: skip
    kind = CardKind(step.book.by_number[card.number].kind)
    told: dict[str, Value] = {
        "card": step.reader.thing(card),
        "player": step.reader.who(event.player),
        "to": word("zone", int(zone)),
        "link": event.link,
    }
    rules = _APART.get(kind, _DESTROYED)
    return Contrast(Kind.GOES_ON, condition, (card,), (effect,), rules, Likely.SURELY, at, tuple(told.items()))
