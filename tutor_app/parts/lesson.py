"""Markup for the page of a lesson: what is to be done stands open, and what explains or sets up is folded."""

from __future__ import annotations

from collections.abc import Sequence

from tutor_app.play.help import Help, Task
from tutor_app.play.lesson_view import LessonView
from tutor_app.play.narration import ToldStep
from tutor_app.play.running import CardPanel
from tutor_app.texts.messages import message
from tutor_app.wording.reasons import Reason

from .markup import Markup, div, element, span
from .panels import card_panel, settings
from .reasons import fold, reasons
from .shell import introduction
from .terms import with_terms

MOST_BEFORE = 45
"""The introduction stands above the field where it and the task together have no more than this many words."""


def lesson_intro(lesson: LessonView, task: Task | None, lang: str) -> Markup:
    """What the lesson is about, until something has been done, where the task leaves room for it."""
    asked = (lesson.intro, task.ask, *(each.words for each in task.choices)) if task is not None else (lesson.intro,)
    if lesson.begun or sum(len(words.split()) for words in asked) > MOST_BEFORE:
        return Markup("")
    return introduction(with_terms(lesson.intro, lang, "intro"))


MOST_TOLD = 25
"""The reasons open beside a field together have about this many words; the others are folded."""
_FRAMING = ("chain", "rule")
"""The roles of reasons that say that something begins rather than what it does."""


def told_first(found: Sequence[Reason]) -> tuple[list[Reason], list[Reason]]:
    """The reasons to be told at once, and the others: that something begins is told where it does nothing else."""
    ranked = [each for each in found if each.role not in _FRAMING] or [*found]
    kept, length = ranked[:1], _length(ranked[:1])
    for each in ranked[1:]:
        length += _length([each])
        if length > MOST_TOLD:
            break
        kept.append(each)
    return [each for each in found if each in kept], [each for each in found if each not in kept]


def _length(found: Sequence[Reason]) -> int:
    return sum(len(piece.text.split()) for each in found for piece in each.pieces)


def lesson_why(lesson: LessonView, shown: Sequence[Reason], rest: Sequence[Markup | None], lang: str) -> Markup:
    """The reasons of the moment: open while it is watched, folded while something is to be done, with the ``rest``."""
    title = message(lang, "why.title")
    first, others = told_first(shown)
    further = [reasons(others, lang), *(each for each in rest if each is not None)]
    told = div("live", reasons(first, lang), aria_live="polite")
    if not lesson.watching:
        return div("panel why folded", fold(message(lang, "lesson.why"), [told, *further], "why-fold"))
    more = fold(message(lang, "lesson.further"), further, "further-fold")
    return div("panel why", element("h2", {"class": "hidden-label"}, title), told, more)


def lesson_card(lesson: LessonView, panel: CardPanel, lang: str) -> Markup:
    """The card to read: folded, unless it is the task to read it; empty without one."""
    if panel.card is None:
        return Markup("")
    drawn = card_panel(panel.card, lang, panel.reading, hidden=panel.hidden)
    title = message(lang, "lesson.card")
    if lesson.reading:
        return div("panel", element("h2", {"class": "hidden-label"}, title), drawn)
    return div("panel folded", fold(title, [drawn], "card-fold"))


def lesson_more(lesson: LessonView, found: Help, steps: Sequence[ToldStep], lang: str) -> Markup:
    """What the lesson is about, by which rules it is played, the log, the settings and the link."""
    about = element("p", {"class": "intro"}, with_terms(lesson.intro, lang, "about"))
    inside = [about, div("chips", span("chip", lesson.rules)), *settings(found, steps, lang)]
    return div("panel folded", fold(message(lang, "lesson.more"), inside, "lesson-more"))
