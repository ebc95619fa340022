"""Markup for the page of a lesson: what is to be done stands open, and what explains or sets up is folded."""

from __future__ import annotations

from collections.abc import Sequence

from tutor_app.play.help import Help
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


def lesson_intro(lesson: LessonView, lang: str) -> Markup:
    """What the lesson is about, until something has been done."""
    return Markup("") if lesson.begun else introduction(with_terms(lesson.intro, lang, "intro"))


def lesson_why(lesson: LessonView, shown: Sequence[Reason], rest: Sequence[Markup | None], lang: str) -> Markup:
    """The reasons of the moment: open while it is watched, folded while something is to be done, with the ``rest``."""
    title = message(lang, "why.title")
    further = [each for each in rest if each is not None]
    told = div("live", reasons(shown, lang), aria_live="polite")
    if not lesson.watching:
        return div("panel why folded", fold(title, [told, *further], "why-fold"))
    more = fold(message(lang, "lesson.further"), further, "further-fold") if further else None
    return div("panel why", element("h2", {"class": "hidden-label"}, title), told, more)


def lesson_card(lesson: LessonView, panel: CardPanel, lang: str) -> Markup:
    """The card to read: folded, unless it is the task to read it; nothing where there is none."""
    if panel.card is None:
        return Markup("")
    drawn = card_panel(panel.card, lang, panel.reading, hidden=panel.hidden)
    title = message(lang, "lesson.card", card=panel.card.name)
    if lesson.reading:
        return div("panel", element("h2", {"class": "hidden-label"}, title), drawn)
    return div("panel folded", fold(title, [drawn], "card-fold"))


def lesson_more(lesson: LessonView, found: Help, steps: Sequence[ToldStep], lang: str) -> Markup:
    """What the lesson is about, by which rules it is played, the log, the settings and the link."""
    about = element("p", {"class": "intro"}, with_terms(lesson.intro, lang, "about"))
    inside = [about, div("chips", span("chip", lesson.rules)), *settings(found, steps, lang)]
    return div("panel folded", fold(message(lang, "lesson.more"), inside, "lesson-more"))
