"""Effects that their card's owner uses although the other player controlled it: the card went to its owner."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.events import EventKind
from rulebook.vocabulary.terms import Zone

from .values import Contrast, Kind, Likely, Step, leaves_field

_RULES = ("zone.owner-return", "effect.trigger")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect set off by a card that left the other player's side of the field."""
    for at, event in enumerate(step.events):
        snap = event.subject
        if not leaves_field(event) or snap.owner == snap.controller or event.get("to_zone") != Zone.GRAVEYARD:
            continue
        later = (one for one in step.events[at:] if one.kind is EventKind.TRIGGER_MET and one.subject.uid == snap.uid)
        met = next(later, None)
        if met is None or met.subject.zone != Zone.GRAVEYARD or not snap.number:
            continue
        told = (("card", step.reader.thing(snap)), ("player", step.reader.who(snap.owner)))
        yield Contrast(Kind.GOES_ON, "owner", (snap,), met.clause, _RULES, Likely.SURELY, at, told)
