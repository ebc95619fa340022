"""What a visitor knows: a map of the rules, a table, what to learn next, and the file with their answers."""

from __future__ import annotations

from datetime import datetime

from rulebook.articles.chapters import articles, chapters
from scenarios.catalogue.lookup import by_id
from tutor_app.parts import library as page
from tutor_app.parts.links import link
from tutor_app.parts.markup import Markup, button, element, join
from tutor_app.parts.progress_map import Station, Stretch, progress_map, progress_table
from tutor_app.parts.shell import heading, notice
from tutor_app.progress.overview import ArticleProgress, Overview, overview
from tutor_app.progress.today import plan
from tutor_app.store.database import Fault
from tutor_app.texts.messages import message

from .account import SIGN_IN, SIGN_OUT, account, may_sign_in
from .learner import Learner
from .library import Regions


def kept_notice(who: Learner, lang: str) -> Markup:
    """Why answers are not kept at present; empty if they are."""
    if who.fault is None:
        return Markup("")
    return notice(message(lang, f"progress.fault_{who.fault.value}"), "" if who.fault is Fault.OFF else "bad")


def progress_page(lang: str, who: Learner, now: datetime) -> Regions:
    """The page of a visitor's progress at a time in UTC."""
    who.refresh()
    found = overview(who.recall, now)
    head = heading(message(lang, "progress.title"), [])
    lists = join([_summary(found, plan(who.recall, now).due, lang), _map(found, lang), _file(lang), _account(lang)])
    return {"head": head, "notice": kept_notice(who, lang) or _loaded(who, lang), "lists": lists}


def _loaded(who: Learner, lang: str) -> Markup:
    """How many answers of a file were read, once after it was."""
    (every, added), who.loaded = who.loaded, (0, 0)
    return notice(message(lang, "progress.loaded", all=every, added=added), "good") if every else Markup("")


def _summary(found: Overview, due: int, lang: str) -> Markup:
    """The figures, and what to do next."""
    lines = [message(lang, "progress.nothing")]
    if found.answers:
        lines = [message(lang, "progress.known", known=found.known, asked=found.asked, answers=found.answers)]
    if found.days > 1:
        lines.append(message(lang, "progress.days", days=found.days))
    if found.lessons_done:
        lines.append(message(lang, "progress.lessons", done=len(found.lessons_done)))
    words = message(lang, "today.title") if not due else message(lang, "progress.due", due=due)
    onward = [link("page:today", lang, words, class_="btn primary")]
    lesson = by_id(found.next_lesson) if found.next_lesson else None
    if lesson is not None:
        title = message(lang, "progress.next_lesson", title=lesson.scenario.in_language(lang).title)
        onward.append(link(f"open:{found.next_lesson}", lang, title, class_="btn"))
    return page.panel(message(lang, "progress.now"), page.lines(lines), element("p", {"class": "onward"}, onward))


def _map(found: Overview, lang: str) -> Markup:
    known = {one.id: one for one in found.articles}
    stretches = [
        Stretch(
            chapter.title[lang], tuple(_station(known[one.id], lang) for one in chapter.articles if one.id in known)
        )
        for chapter in chapters()
    ]
    shown = [one for one in stretches if one.stations]
    legend = [(shade, message(lang, f"progress.shade_{shade}")) for shade in range(5)]
    return join([
        page.panel(message(lang, "progress.map"), progress_map(shown, legend, lang)),
        page.panel(message(lang, "progress.table"), progress_table(shown, lang)),
    ])  # fmt: skip


def _station(one: ArticleProgress, lang: str) -> Station:
    return Station(f"article:{one.id}", articles()[one.id].title[lang], one.rules, one.asked, one.known, one.due,
                   round(100 * one.share), one.shade)  # fmt: skip


def _account(lang: str) -> Markup | None:
    """Signing in or out, where the host has configured accounts."""
    if not may_sign_in():
        return None
    what = SIGN_OUT if account() else SIGN_IN
    key = what.replace("-", "_")
    return page.panel(
        message(lang, "progress.account"),
        element("p", None, message(lang, "progress.why_account")),
        element("p", {"class": "onward"}, button("btn", what, what, message(lang, f"progress.{key}"))),
    )


def _file(lang: str) -> Markup:
    """Saving, loading and deleting the answers, and what is kept of a visitor."""
    save = element("button", {"type": "button", "class": "btn", "data-export": True, "data-focus": "export"},
                   message(lang, "progress.export"))  # fmt: skip
    load = element(
        "label",
        {"class": "btn file"},
        message(lang, "progress.import"),
        element(
            "input", {"type": "file", "accept": ".json,application/json", "data-import": True, "data-focus": "import"}
        ),
    )
    erase = button("btn", "erase", "erase", message(lang, "progress.erase"))
    return page.panel(
        message(lang, "progress.file"),
        element("p", None, message(lang, "progress.kept")),
        element("p", {"class": "onward"}, save, " ", load, " ", erase),
        element("p", {"class": "soft", "role": "status", "data-told": True}),
    )
