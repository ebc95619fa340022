"""Foils after a Replay: a new target is no second declaration, and a stopped attack is used up."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.events import EventKind
from rulebook.engine.permissions.attack_permissions import may_attack_now

from .values import Contrast, Kind, Likely, Step

_CHOICES = ("battle.replay.choices",)
_USED = ("battle.replay.first-used",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each choice of a Replay."""
    for at, event in enumerate(step.events):
        if event.kind is EventKind.ATTACK_DECLARED and event.get("again"):
            condition, rules = "same-attack", _CHOICES
        elif event.kind is EventKind.ATTACK_STOPPED and event.get("reason") == "replay-stop":
            table = step.table(at)
            if table is None or not table.under(_USED) or may_attack_now(table, event.subject.uid):
                continue
            condition, rules = "used-up", _USED
        else:
            continue
        told = (("card", step.reader.thing(event.subject)), ("player", step.reader.who(event.player)))
        yield Contrast(Kind.ATTACK, condition, (event.subject,), (), rules, Likely.OFTEN, at, told)
