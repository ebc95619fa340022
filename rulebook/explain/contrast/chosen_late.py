"""Foils of effects that do not target: which cards they reach is settled when they resolve, and some came or left."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.things import word
from rulebook.explain.tree import Value
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import All, Highest, Lowest
from rulebook.vocabulary.terms import Cause, Stat

from .values import Contrast, Kind, Likely, Step

_RULES = ("nontarget.resolution-choice", "target.all-not")
_DONE = frozenset({EventKind.DESTROYED, EventKind.BANISHED, EventKind.RETURNED, EventKind.SENT, EventKind.TRIBUTED})


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for the card an effect would have found when it was activated, and for those that came after."""
    for at, event in enumerate(step.events):
        if event.kind not in _DONE or event.cause is not Cause.EFFECT or not event.link or not event.clause:
            continue
        first = step.batch_start(at)
        cards = getattr(step.operation(event), "cards", None)
        effect = step.book.effects(event.source.number)[event.clause[0]] if event.source.number else None
        if not isinstance(cards, Highest | Lowest | All) or not isinstance(effect, Activated) or effect.targets:
            continue
        begun, now = activated(step, event, at), step.table(first - 1)
        if begun is None or now is None:
            continue
        if isinstance(cards, All):
            if at == first:
                yield from _came_too(step, begun, event, at)
        elif cards.stat in (Stat.ATK, Stat.DEF):
            yield from _found(step, begun, now, event, cards, at)


def activated(step: Step, event: Event, at: int) -> Table | None:
    """The duel when the effect of an event was activated, or at the start of the step if that was before it."""
    for place in range(at, -1, -1):
        one = step.events[place]
        if one.kind is EventKind.ACTIVATED and one.subject.uid == event.source.uid and one.link == event.link:
            return step.table(place)
    links = step.before.chain
    linked = len(links) >= event.link and links[event.link - 1].context.source.uid == event.source.uid
    return step.table(-1) if linked else None


def _came_too(step: Step, begun: Table, event: Event, at: int) -> Iterator[Contrast]:
    """An effect on all cards of a kind reaches those that came to the field after its activation."""
    together = [one.subject for one in step.events[at:] if one.batch == event.batch and one.kind is event.kind]
    there = {uid for uid, card in enumerate(begun.cards) if card.zone in IN_PLAY}  # a Token may not have existed
    came = tuple(card for card in together if card.number and card.zone in IN_PLAY and card.uid not in there)
    if came and event.batch:
        told = (("source", step.reader.thing(event.source)), ("cards", step.reader.things(came)))
        yield Contrast(Kind.REACH, "came-too", (*came, event.source), event.clause, _RULES, Likely.OFTEN, at, told)


def _found(step: Step, begun: Table, now: Table, event: Event, cards: Highest | Lowest, at: int) -> Iterator[Contrast]:
    """The card with the highest or lowest value is another one than when the effect was activated."""
    scope = query.Scope(event.player, Context(event.player, event.source, event.clause[0]))
    values = {uid: derived.stat(begun, uid, cards.stat) for uid in query.search(begun, cards.filter, scope)}
    if not values:
        return
    best = (max if isinstance(cards, Highest) else min)(values.values())
    chosen, taken = next(uid for uid, value in values.items() if value == best), event.subject.uid
    if values.get(taken) == best or not begun.cards[chosen].number:
        return
    near = derived.snapshot(begun, chosen)
    there = now.cards[chosen].zone in IN_PLAY and step.stays(chosen, -1, at - 1)
    fits = there and chosen in query.search(now, cards.filter, scope)
    told: dict[str, Value] = {
        "source": step.reader.thing(event.source),
        "card": step.reader.thing(event.subject),
        "near": step.reader.thing(derived.snapshot(now, chosen) if fits else near),
        "stat": word("stat", cards.stat.value),
        "have": derived.stat(now, chosen, cards.stat) if fits else best,
    }
    condition = "found-late" if fits else "found-late.unfit" if there else "found-late.gone"
    about = (near, event.subject, event.source)
    yield Contrast(Kind.SPARED, condition, about, event.clause, _RULES, Likely.SURELY, at, tuple(told.items()))
