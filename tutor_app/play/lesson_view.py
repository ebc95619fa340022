"""What the page of a lesson shows open, as a value: beside the field stands what is to be done, the rest is folded."""

from __future__ import annotations

from typing import NamedTuple

from rulebook.engine.core.card_state import NOBODY
from tutor_app.texts.messages import message

from .viewpoint import Moment


class LessonView(NamedTuple):
    """How far a learner is at a lesson.

    ``intro`` is what it is about, ``rules`` by which rules it is played. ``begun``: something has been done already.
    ``asked``: a question is open. ``watching``: what was decided is being played out. ``reading``: a card is to be
    read.
    """

    intro: str
    rules: str
    begun: bool
    asked: bool
    watching: bool
    reading: bool


def lesson_of(moment: Moment, lang: str) -> LessonView:
    """How far a learner is at a lesson."""
    scenario, step, choices = moment.loaded.scenario, moment.task_step, moment.choices
    asks = moment.live and step is not None and step.asks
    reads = step is not None and any(way.select for way in step.accept)
    return LessonView(
        scenario.in_language(lang).intro or "",
        message(lang, f"library.rules_{scenario.ruleset}"),
        begun=moment.task > 0 or any(entry.chosen for entry in moment.history) or bool(choices.tried),
        asked=asks and not moment.done,
        watching=not moment.live,
        reading=(reads and choices.selected != NOBODY) or choices.clause is not None,
    )
