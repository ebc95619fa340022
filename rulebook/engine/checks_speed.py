"""Checks on Spell Speed: what may answer what."""

from __future__ import annotations

from . import announce
from .checks import Arguments, Case, is_phase_trigger
from .state import Purpose, RequestKind


def _speeds(case: Case) -> tuple[int, int]:
    """The Spell Speed of the effect and of the link it would answer (0 for none)."""
    table = case.table
    against = table.chain[-1].speed if table.chain else 0
    return announce.spell_speed(table, case.uid, case.effect) if case.effect is not None else 0, against


def slow_in_window(case: Case) -> Arguments | None:
    """In a window without a Chain only fast effects are possible."""
    if case.effect is not None and is_phase_trigger(case.effect) and case.table.request.purpose == Purpose.PHASE_END:
        return None  # before the phase is left its effects can still be used (mechanic D6)
    speed, against = _speeds(case)
    slow = case.table.request.kind == RequestKind.RESPOND and speed == 1 and not against
    return {"speed": speed, "against": against, "window": 1} if slow else None


def slow_in_chain(case: Case) -> Arguments | None:
    """Spell Speed 1 never responds."""
    speed, against = _speeds(case)
    slow = case.table.request.kind == RequestKind.RESPOND and speed == 1 and against
    return {"speed": speed, "against": against, "window": 0} if slow else None


def slower_than_link(case: Case) -> Arguments | None:
    """A Counter Trap is only answered by a Counter Trap."""
    speed, against = _speeds(case)
    slow = case.table.request.kind != RequestKind.TRIGGER and 1 < speed < against
    return {"speed": speed, "against": against, "window": 0} if slow else None
