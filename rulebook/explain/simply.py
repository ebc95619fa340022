"""What is told in everyday words: the explanations without the steps of a procedure that nothing hangs on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from rulebook.engine.core.events import Event, EventKind

from .tree import Explanation, Thing, Value, Word


def simply(
    told: Sequence[Explanation],
    events: Sequence[Event],
    coming: Sequence[Event] | None = None,
    soon: Sequence[Event] = (),
) -> list[Explanation]:
    """The explanations as they are told in everyday words.

    An effect that triggers and is activated next is told once. A Chain of one link needs no number. A step is told only
    if somebody acts in it, a phase unless nothing happens in it.

    Args:
        told: the explanations.
        events: what they explain.
        coming: what happens after that; None if it is not known.
        soon: what of it happens without anybody's decision.
    """
    ahead = (*events, *(coming or ()))
    found: list[Explanation] = []
    forced: set[int] = set()
    for one in told:
        event = events[one.events[0]] if one.events and one.events[0] < len(events) else None
        if event is None or event.kind.value != one.node.split(".")[0]:
            found.append(one)
        elif event.kind is EventKind.TRIGGER_MET and _starts_next(events, one, ahead):
            if not event.get("optional"):
                forced |= {events[at].subject.uid for at in one.events}
        elif event.kind is EventKind.ACTIVATED:
            alone = _stands_alone(event, ahead[one.events[0] + 1 :])
            must = event.subject.uid in forced and one.node == "activated.effect"
            found.append(_with(replace(one, node=f"{one.node}.mandatory") if must else one, alone=int(alone)))
        elif event.kind in (EventKind.SUMMON_DECLARED, EventKind.FLIPPED):
            if not _succeeds(event, (*events[one.events[-1] + 1 :], *soon)):
                found.append(one)
        elif not _is_procedure(event, ahead[one.events[-1] + 1 :], one, known=coming is not None):
            found.append(one)
    return _together(found)


def _together(told: Sequence[Explanation]) -> list[Explanation]:
    """The explanations with monsters that a player Summons in the same way at once told of together."""
    found: list[Explanation] = []
    for one in told:
        last = found[-1] if found else None
        if last is not None and _way(one) is not None and _way(one) == _way(last):
            cards = (*_cards(last), *_cards(one))
            found[-1] = _with(replace(last, events=(*last.events, *one.events)), card=cards, cards=cards)
        else:
            found.append(one)
    return found


def _way(one: Explanation) -> tuple[Value | None, ...] | None:
    """How a player Summons a monster; None if something else is told."""
    named = ("kinds", "position", "player", "own")
    return tuple(map(one.get, named)) if one.node == "summoned.own" else None


def _cards(one: Explanation) -> tuple[Thing, ...]:
    value = one.get("cards")
    return tuple(card for card in value if isinstance(card, Thing)) if isinstance(value, tuple) else ()


def _is_procedure(event: Event, after: Sequence[Event], one: Explanation, *, known: bool) -> bool:
    """Whether an event is only a step on the way to what is told."""
    if event.kind is EventKind.CHAIN_ENDED:
        return True
    if event.kind is EventKind.CHAIN_RESOLVES:
        return event.get("links") == 1
    if event.kind is EventKind.RESOLVING:
        return one.get("alone") == 1 and any(other.kind in _STOPPED and other.link == 1 for other in after[:1])
    if event.kind is EventKind.DAMAGE_CALCULATED:
        return one.node == "damage-calculated.direct" and any(other.kind in _DAMAGE for other in after[:1])
    if event.kind is EventKind.PHASE_BEGAN:
        return _is_passed_over(after)
    return event.kind is EventKind.STEP_BEGAN and not _is_used(after, one, known)


def _is_passed_over(after: Sequence[Event]) -> bool:
    """Whether the next phase or turn begins, or the draw that names its phase follows, before anything else happens."""
    following = next((other for other in after if other.kind is not EventKind.PASSED), None)
    return following is not None and following.kind in _PASSES_OVER


def _is_used(after: Sequence[Event], one: Explanation, known: bool) -> bool:
    """Whether somebody acts in a step that begins, or could if what follows is not known."""
    step = one.get("step")
    if isinstance(step, Word) and step.value == "battle":
        return False
    following = next((other for other in after if other.kind is not EventKind.PASSED), None)
    return not known if following is None else following.kind is EventKind.ACTIVATED


_DAMAGE = (EventKind.BATTLE_DAMAGE, EventKind.DAMAGE_PREVENTED, EventKind.DAMAGE_TURNED)
"""Events that tell the damage of a direct attack, and with it the ATK."""

_PASSES_OVER = (EventKind.PHASE_BEGAN, EventKind.PHASE_SKIPPED, EventKind.TURN_BEGAN, EventKind.DRAWN)
"""Events after which the phase that began before them need not be told."""

_STOPPED = (EventKind.EFFECT_NEGATED, EventKind.NO_EFFECT)
"""Events that say of a Chain Link that its effect does nothing."""


def _succeeds(event: Event, after: Sequence[Event]) -> bool:
    """Whether a Summon that is announced succeeds before anything else happens."""
    uid = event.subject.uid
    rest = [one for one in after if one.kind not in (EventKind.PASSED, EventKind.FLIPPED, EventKind.SUMMON_DECLARED)]
    made = (one.subject.uid for one in takewhile(lambda one: one.kind is EventKind.SUMMONED, rest))
    return uid in made


def _starts_next(events: Sequence[Event], one: Explanation, ahead: Sequence[Event]) -> bool:
    """Whether the effects of these cards are what is activated next."""
    waiting = {events[at].subject.uid for at in one.events}
    for event in ahead[one.events[-1] + 1 :]:
        if event.kind is EventKind.ACTIVATED:
            if event.subject.uid not in waiting and not event.get("card_activation"):
                continue
            waiting.discard(event.subject.uid)
            if not waiting:
                return True
        if event.kind is EventKind.PHASE_BEGAN:
            break
    return False


def _stands_alone(event: Event, after: Sequence[Event]) -> bool:
    """Whether an effect is known to stay the only one of its Chain."""
    end = next((one for one in after if one.kind in (EventKind.CHAIN_RESOLVES, EventKind.ACTIVATED)), None)
    return event.link == 1 and end is not None and end.get("links") == 1


def _with(one: Explanation, **values: Value) -> Explanation:
    return replace(one, arguments=tuple((dict(one.arguments) | values).items()))
