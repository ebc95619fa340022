"""Asks the sources for foils, drops those that the duel contradicts, and chooses which are shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from rulebook.engine.core.events import Event, EventKind
from rulebook.explain.citing import cited
from rulebook.explain.more import more
from rulebook.explain.tree import Explanation, Thing

from .meant import meant
from .sources import SOURCES, Source
from .values import STARTS, Contrast, Kind, Likely, Step

MOST_SHOWN = 2
"""The number of foils shown at a step; further ones are behind "more"."""

_FAILS = (EventKind.TIMING_MISSED, EventKind.TRIGGER_MET, EventKind.DECLINED, EventKind.NOT_DONE)
"""Events about an effect that does not start after all."""


class WhyNot(NamedTuple):
    """The explanations of what did not happen at a step: those shown at once, and further ones."""

    shown: tuple[Explanation, ...] = ()
    rest: tuple[Explanation, ...] = ()


def why_not(step: Step) -> WhyNot:
    """What a player could expect at a step and does not get, and what decides.

    Returns:
        At most ``MOST_SHOWN`` explanations to show, the likeliest ones in the order of their events, and the others.
    """
    found = contrasts(step)
    facts: dict[tuple[object, ...], Contrast] = {}
    for one in found:
        if one.likely > Likely.SELDOM:
            facts.setdefault(_fact(one), one)
    chosen = list(facts.values())[:MOST_SHOWN]
    chosen.sort(key=lambda one: one.at)
    rest = [one for one in found if one not in chosen]
    return WhyNot(tuple(explained(step, one) for one in chosen), tuple(explained(step, one) for one in rest))


def _fact(one: Contrast) -> tuple[object, ...]:
    """What tells the fact behind a foil from others: two effects of one card that lack the same take one place."""
    if one.kind not in (Kind.TRIGGER, Kind.LATER) or not one.cards:
        return (one,)
    return one.cards[0].uid, one.at, _SAME_FACT.get(one.condition, one.condition)


_SAME_FACT = {"not-by-battle": "cause", "cause-of-other": "cause"}
"""Conditions that say the same of a card: that it was destroyed in another way."""


def what_if(step: Step) -> tuple[Explanation, ...]:
    """What would have happened at a step if one of the rules it rests on were not in force: what takes long to find.

    Returns:
        At most ``MOST_SHOWN`` explanations, those that tell most first.
    """
    found = contrasts(step, dear=True)[:MOST_SHOWN]
    return tuple(explained(step, one) for one in found)


def contrasts(step: Step, *, dear: bool = False, sources: Iterable[Source] | None = None) -> tuple[Contrast, ...]:
    """The foils of a step, likeliest first, one for each effect; of several copies of a card, one.

    Args:
        step: what is told.
        dear: ask the sources that take long, instead of the others.
        sources: the sources to choose from, if not all.
    """
    asked = SOURCES if sources is None else sources
    found = [one for source in asked if dear is source.dear for one in source.find(step)]
    kept: dict[tuple[object, ...], Contrast] = {}
    alike: dict[tuple[object, ...], list[Thing]] = {}
    for one in sorted(found, key=lambda one: (-one.likely, one.at, not _of_what_happens(step, one))):
        if not _happens(step, one):
            key = (one.kind, _about(one), one.clause)
            first = kept.setdefault(key, one)
            if first is not one and (other := _alike(first, one)) is not None:
                alike.setdefault(key, []).append(other)
    copies: dict[tuple[object, ...], Contrast] = {}
    for one in (_with_others(one, alike.get(key, ())) for key, one in kept.items()):
        copies.setdefault((one.kind, one.condition, tuple(card.number for card in one.cards), one.clause), one)
    return tuple(copies.values())


def _of_what_happens(step: Step, one: Contrast) -> bool:
    """Whether a foil is about an effect of the card to which something happens: expected before those of others."""
    return bool(one.cards) and 0 <= one.at < len(step.events) and step.events[one.at].subject.uid == one.cards[0].uid


def _alike(first: Contrast, one: Contrast) -> Thing | None:
    """The other card of which a foil says the same as one already kept: that an effect leaves it out."""
    told, other = dict(first.arguments), dict(one.arguments)
    same = (first.kind, first.condition, first.at, told.get("lack")) == (
        one.kind,
        one.condition,
        one.at,
        other.get("lack"),
    )
    near = other.get("near")
    return near if one.kind is Kind.SPARED and same and isinstance(near, Thing) and near != told.get("near") else None


def _with_others(one: Contrast, others: Sequence[Thing]) -> Contrast:
    """A foil that also names the other cards of which it is true, each name once."""
    near = dict(one.arguments).get("near")
    by_name = {thing.names: thing for thing in reversed(others)}
    alike = tuple(
        thing for thing in reversed(by_name.values()) if isinstance(near, Thing) and thing.names != near.names
    )
    return replace(one, arguments=(*one.arguments, ("alike", alike))) if alike else one


def _about(one: Contrast) -> tuple[int, ...]:
    """The cards that tell a foil from others of one effect: what it gives to several monsters is told of each."""
    told = one.cards if one.kind is Kind.STRENGTH else one.cards[:1]
    return tuple(card.uid for card in told)


def explained(step: Step, one: Contrast) -> Explanation:
    """A foil as an explanation."""
    rules = cited(step.book, one.rules)
    played = step.book.ruleset.id
    arguments = (*one.arguments, *meant(step, one))
    made = Explanation(one.node, arguments, rules, role=one.role, events=(one.at,), ruleset=played)
    return made.with_children(*more(made, step.before))


def _happens(step: Step, one: Contrast) -> bool:
    """Whether the effect that a foil says did not start is at work around the step."""
    if one.kind not in STARTS or not one.cards:
        return False
    uid, clause = one.cards[0].uid, one.clause[:1]
    return bool(clause) and any(_runs(event, uid, clause) for event in step.all_events if event.kind not in _FAILS)


def _runs(event: Event, uid: int, clause: tuple[int, ...]) -> bool:
    if event.kind is EventKind.ACTIVATED:
        return event.subject.uid == uid and event.get("effect", -1) == clause[0]
    who = event.source.uid if event.source.uid >= 0 else event.subject.uid
    return who == uid and event.clause[:1] == clause
