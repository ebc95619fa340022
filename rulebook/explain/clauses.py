"""Which clause of a card's text an event executes: the link between what happened and what is printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rulebook.engine.core.card_state import NO_CARD, Snapshot
from rulebook.engine.core.effect_paths import CONDITION, MODE, MODIFIER
from rulebook.engine.core.events import Event, EventKind, NoEffect
from rulebook.vocabulary.terms import Cause

Part = str | tuple[int, ...]
"""A part of an effect as labelled in the card text, see ``rulebook.language.card_text.labelled_pieces.Part``."""


class Ran(NamedTuple):
    """A part of an effect that was executed: the card (uid and number), the number of the effect, and the part.

    A part ending in ``*`` is a prefix; a path matches every clause on it.
    """

    uid: int
    number: int
    effect: int
    part: Part


_BEFORE_THE_COLON = ("event:*", "window", "condition", "limit")
"""Parts that are evaluated on activation."""


def ran(event: Event) -> Iterator[Ran]:
    """Yield the clauses that an event executes; none if no card effect is involved."""
    card = event.source if event.source != NO_CARD else event.subject
    if not card.number:
        return
    if event.kind is EventKind.ACTIVATED:
        effect = event.get("effect")
        if isinstance(effect, int):
            yield from (Ran(card.uid, card.number, effect, part) for part in _BEFORE_THE_COLON)
    elif event.clause:
        yield from (Ran(card.uid, card.number, event.clause[0], part) for part in _parts(event))
    redirector = event.get("redirector")
    clause = event.get("redirecting")
    if isinstance(redirector, Snapshot) and isinstance(clause, tuple):
        effect, *path = (one for one in clause if isinstance(one, int))
        yield Ran(redirector.uid, redirector.number, effect, _said(tuple(path)))


def _said(path: tuple[int, ...]) -> Part:
    """The part of an effect at a path: an operation, a line of a continuous effect, or a Summoning condition."""
    if path[:1] == (CONDITION,):
        return "condition"
    return f"modifier:{path[1]}" if path[:1] == (MODIFIER,) else path


def _parts(event: Event) -> tuple[Part, ...]:
    path = event.clause[1:]
    if path[:1] in ((MODIFIER,), (CONDITION,)):
        return (_said(path),)
    match event.kind:
        case EventKind.TARGETED | EventKind.TARGET_GONE:
            return (_place("target", path),)
        case EventKind.TRIGGER_MET | EventKind.TIMING_MISSED | EventKind.UPKEEP | EventKind.REPLACED:
            return ("event:*", "condition")
        case EventKind.MODE_CHOSEN:
            return (path, "modifier:*")  # an effect that the card gains may be a continuous one
        case EventKind.SUMMON_DECLARED:
            return ("procedure", "condition", "materials")
        case EventKind.NO_EFFECT:
            return _because(str(event.get("reason")), path)
    if event.cause is Cause.COST and event.link == 0:
        return (_place("cost", path), "modifier:*")  # the cost of an attack is part of a continuous effect
    if event.cause is Cause.COST:
        return (_place("cost", path),)
    if event.cause is Cause.SUMMON and not path and event.link == 0:
        return ("cost:*", "materials")
    return (path,)


def _because(reason: str, path: tuple[int, ...]) -> tuple[Part, ...]:
    """The clause that makes a link resolve without effect."""
    if reason == NoEffect.CONDITION:
        return ("recheck",)
    if reason != NoEffect.TARGET_GONE:
        return ()
    return ("target:*", f"mode:{path[1]}:target:*") if path else ("target:*",)


def _place(what: str, path: tuple[int, ...]) -> str:
    """The name of a cost or target by its path: its number, or mode and number."""
    if path[:1] == (MODE,):
        return f"mode:{path[1]}:{what}:{path[2]}"
    return f"{what}:{path[0] if path else 0}"


def fits(wanted: Part, part: Part) -> bool:
    """Whether a clause's part matches, or is on the path of, the part that was executed."""
    if isinstance(wanted, str) or isinstance(part, str):
        if isinstance(wanted, str) and isinstance(part, str) and wanted.endswith("*"):
            return part.startswith(wanted[:-1])
        return wanted == part
    length = min(len(wanted), len(part))
    return wanted[:length] == part[:length]


def all_of(events: Iterable[Event]) -> frozenset[Ran]:
    """All clauses executed by these events."""
    return frozenset(one for event in events for one in ran(event))
