"""Cards that the other player controlled or used go to their owner, who then uses their effects."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.events import EventKind
from rulebook.explain.things import word
from rulebook.vocabulary.terms import Cause, Zone

from .values import Contrast, Kind, Likely, Step, leaves_field

_HOME = ("zone.owner-return",)
_RULES = (*_HOME, "effect.trigger")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each owner to whose cards something goes that the other player controlled or used."""
    told: set[tuple[int, object]] = set()
    for at, event in enumerate(step.events):
        snap, to = event.subject, event.get("to_zone")
        detached = event.kind is EventKind.DETACHED and event.player != snap.owner
        used = detached or (event.cause in _USES and event.player == 1 - snap.owner and leaves_field(event))
        taken = snap.owner != snap.controller and leaves_field(event)
        if not (used or taken) or not snap.number or not isinstance(to, int):
            continue
        arguments = (("card", step.reader.thing(snap)), ("player", step.reader.who(snap.owner)))
        if (clause := _set_off(step, at)) is not None and to == Zone.GRAVEYARD:
            yield Contrast(Kind.GOES_ON, "owner", (snap,), clause, _RULES, Likely.SURELY, at, arguments)
        elif (snap.owner, to) not in told and to in _OWN_ZONES:
            there = (*arguments, ("to", word("zone", to)))
            name = "home" if taken or to != Zone.GRAVEYARD else "home.used"
            yield Contrast(Kind.GOES_ON, name, (snap,), (), _HOME, Likely.OFTEN, at, there)
        told.add((snap.owner, to))


_USES = (Cause.COST, Cause.SUMMON)
"""Why a player can use a card that the other one controls."""

_OWN_ZONES = (Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.EXTRA, Zone.BANISHED)


def _set_off(step: Step, at: int) -> tuple[int, ...] | None:
    """The effect that a card which went to the Graveyard sets off there; None if it sets off none."""
    uid = step.events[at].subject.uid
    later = (one for one in step.events[at:] if one.kind is EventKind.TRIGGER_MET and one.subject.uid == uid)
    met = next(later, None)
    return met.clause if met is not None and met.subject.zone == Zone.GRAVEYARD else None
