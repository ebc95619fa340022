"""What a click answers: a step of a lesson, a lesson finished, a puzzle solved or failed."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from scenarios.catalogue.course import taught
from tutor_app.progress.results import Item, ItemKind, Result

from .visit import Visit


class Standing(NamedTuple):
    """How far a visitor is in a scenario: the step, whether it was just missed, whether it is done or failed."""

    step: int
    missed: bool
    done: bool
    failed: bool


def standing(visit: Visit) -> Standing:
    """How far this visit is."""
    session = visit.session
    lesson = session.loaded.scenario.kind == "lesson"
    feedback = session.feedback
    over = session.loaded.scenario.kind == "puzzle" and visit.turn_over() and not session.solved
    return Standing(
        session.progress.step if lesson else 0,
        missed=lesson and feedback is not None and feedback.kind != "right",
        done=session.loaded.scenario.kind in ("lesson", "puzzle") and session.solved,
        failed=over,
    )


def answers_given(visit: Visit, before: Standing, now: datetime) -> list[Result]:
    """The answers that a click has given.

    Args:
        visit: the visit after the click.
        before: how far it was before.
        now: the current time.
    """
    after, loaded = standing(visit), visit.session.loaded
    scenario, found = loaded.scenario, list[Result]()
    if scenario.kind == "lesson":
        steps = scenario.step[before.step : after.step] if after.step > before.step else ()
        passed = [number for number, step in enumerate(steps, before.step) if step.kind != "show"]
        if after.missed and after.step == before.step:
            passed = [before.step]
        for number in passed:
            rules = scenario.step[number].cites or scenario.cites
            item = Item(ItemKind.STEP, f"{scenario.id}#{number + 1}")
            found.append(Result(item, number < after.step, now, rules))
        if after.done and not before.done:
            found.append(Result(Item(ItemKind.LESSON, scenario.id), True, now, taught(loaded)))
    elif scenario.kind == "puzzle" and ((after.done and not before.done) or (after.failed and not before.failed)):
        found.append(Result(Item(ItemKind.PUZZLE, scenario.id), after.done, now, scenario.cites))
    return found
