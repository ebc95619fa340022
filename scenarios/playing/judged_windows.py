"""A line refused in several windows: the refusal in the one where it comes nearest to being possible."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.engine.core.requests import Purpose
from rulebook.engine.core.verdict import Lasting
from rulebook.notation.faults import NotationError, Refused
from rulebook.vocabulary.terms import Zone


def most_telling(errors: Sequence[NotationError]) -> NotationError:
    """The error to show of those that one line met in the windows in which it could be meant, in order.

    Args:
        errors: one for each window; at least one.

    Returns:
        The refusal whose first reason stands longest. Of several, one that names a card it nearly answers, then one in
        a window of the line's player, then the first. An error that is no refusal comes last.
    """
    refused = [error for error in errors if isinstance(error, Refused)]
    return min(refused, key=_rank) if refused else errors[0]


def _rank(error: Refused) -> tuple[int, bool, bool]:
    """The order of refusals; the Damage Step of an attack and a Summon that is being made are over soon."""
    first = error.verdict.failures[0]
    announced = first.check == "activate.event" and error.state.request.purpose == Purpose.SUMMON
    passing = announced or first.check == "activate.damage-step" or first.get("zone") == Zone.SUMMONING
    return (
        Lasting.MOMENT if passing else first.lasts,
        first.get("answers") is None,
        error.state.request.player != error.action.player,
    )
