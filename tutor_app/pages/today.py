"""Today's practice: what is due, what was missed, something new; then what comes next."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from scenarios.making.index import index
from tutor_app.parts import library as page
from tutor_app.parts.links import link
from tutor_app.parts.markup import Markup, div, element, join, span
from tutor_app.parts.shell import heading
from tutor_app.progress.recall import Recall
from tutor_app.progress.today import GOAL, Plan, plan
from tutor_app.texts.messages import message

from .learner import Learner
from .library import Regions
from .practice import CHOSEN, EXERCISE, Way, chosen_answer, exercise_shown
from .progress import kept_notice

WAY = Way("today", "page:today")
MORE = "more"
"""The query parameter for going on after the questions of the day."""


def today_page(lang: str, query: Mapping[str, str], who: Learner, now: datetime) -> Regions:
    """Today's practice.

    Args:
        lang: the language of the page.
        query: the query parameters: the exercise shown with the answer chosen, or none for the next one.
        who: the visitor.
        now: the current time in UTC.
    """
    who.refresh()
    found = plan(who.recall, now)
    asked, chosen = query.get(EXERCISE, ""), chosen_answer(query.get(CHOSEN, ""))
    head = heading(message(lang, "today.title"), [])
    regions = {"head": head, "notice": kept_notice(who, lang)}
    if asked not in index():
        if not found.exercise:
            return {**regions, "intro": element("p", {"class": "lead"}, message(lang, "practice.none"))}
        if found.done and found.done % GOAL == 0 and MORE not in query:
            return {**regions, "lists": _finished(found, who.recall, now, lang)}
        asked, chosen = found.exercise, -1
    intro = div("today", _bar(found, lang), element("p", {"class": "lead"}, _told(found, lang)))
    return {**regions, "intro": intro, "lists": exercise_shown(lang, asked, chosen, WAY)}


def _bar(found: Plan, lang: str) -> Markup:
    """How many questions of the day are done."""
    done = min(found.done, GOAL)
    label = message(lang, "today.done", done=found.done, goal=GOAL)
    dots = [span("dot full" if at < done else "dot") for at in range(GOAL)]
    return div("dots", dots, span("count", f"{found.done}/{GOAL}"), role="img", aria_label=label)


def _told(found: Plan, lang: str) -> str:
    if found.again:
        return message(lang, "today.again")
    return message(lang, "today.due", due=found.due) if found.due else message(lang, "today.new")


def _finished(found: Plan, recall: Recall, now: datetime, lang: str) -> Markup:
    """The end of today's questions: how it went, and what is due tomorrow."""
    tomorrow = len(recall.due(now + timedelta(days=1)))
    parts = [
        element("p", {"class": "lead", "role": "status"},
                message(lang, "today.finished", right=found.right, done=found.done)),
        element("p", None, message(lang, "today.tomorrow_many" if tomorrow > GOAL else "today.tomorrow", due=tomorrow)),
        element("p", None, link("page:progress", lang, message(lang, "progress.title"), class_="btn primary"), " ",
                link("more", lang, message(lang, "today.more"), class_="btn")),
    ]  # fmt: skip
    return page.panel(message(lang, "today.for_today"), join(parts))
