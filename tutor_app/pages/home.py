"""The first page: what the tutor is, and its doors: learn, solve, look up."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache
from urllib.parse import parse_qsl, urlencode

from scenarios.catalogue.course import lessons
from scenarios.catalogue.lookup import by_id
from tutor_app.parts.home import Door, doors, welcome
from tutor_app.parts.links import Place
from tutor_app.parts.markup import Markup
from tutor_app.parts.stage import LONGEST
from tutor_app.progress.today import plan
from tutor_app.texts.messages import message

from .learner import Learner
from .library import Regions
from .progress import kept_notice

RESUME = "resume"
"""The click that leads back to where the visitor was; the query string of the place follows."""

PLACE = ("scenario", "line", "step", "mode")
"""The query parameters of a place to come back to."""


def home_page(lang: str, who: Learner, now: datetime) -> Regions:
    """The first page of a visitor at a time in UTC; one who has been here before finds the way on first."""
    regions = dict(_home(lang))
    onward = _onward(lang, who, now)
    if onward is not None:
        regions["intro"] = doors([onward], lang)
        regions["lists"] = _doors(lang, begun=True)
    return {**regions, "notice": kept_notice(who, lang)}


def place_of(written: str) -> dict[str, str]:
    """The query parameters of a stored place; empty if there is no such scenario."""
    found = {name: value for name, value in parse_qsl(written[:LONGEST]) if name in PLACE}
    return found if by_id(found.get("scenario", "")) is not None else {}


def _onward(lang: str, who: Learner, now: datetime) -> Door | None:
    """Where the visitor was, and what is due; None for a new visitor."""
    who.refresh()
    place = place_of(who.place())
    due = plan(who.recall, now).due
    if not place and not who.recall.last:
        return None
    others = [Place("page:today", message(lang, "progress.due", due=due))] if due else []
    others.append(Place("page:progress", message(lang, "progress.title")))
    loaded = by_id(place["scenario"]) if place else None
    if loaded is None:
        return Door("onward", message(lang, "home.onward"), message(lang, "today.intro"),
                    Place("page:today", message(lang, "today.title")), tuple(others))  # fmt: skip
    title = loaded.scenario.in_language(lang).title
    words = message(lang, "home.you_were" if "line" in place else "home.next_up")
    return Door("onward", message(lang, "home.onward"), words,
                Place(f"{RESUME}:{urlencode(place)}", title), tuple(others))  # fmt: skip


def _home(lang: str) -> Regions:
    return {
        "head": welcome(message(lang, "home.title"), message(lang, "home.intro")),
        "intro": Markup(""),
        "lists": _doors(lang, begun=False),
    }


@lru_cache
def _doors(lang: str, *, begun: bool) -> Markup:
    return doors([_learn(lang, begun=begun), _solve(lang), _look_up(lang)], lang)


def _learn(lang: str, *, begun: bool) -> Door:
    every = Place("page:lessons", message(lang, "home.all_lessons"))
    if begun:
        return Door("learn", message(lang, "page.lessons"), message(lang, "home.learn_on"), every)
    first = lessons()[0].scenario
    way = Place(f"open:{first.id}", first.in_language(lang).title)
    return Door("learn", message(lang, "page.lessons"), message(lang, "home.learn"), way, (every,))


def _solve(lang: str) -> Door:
    others = (Place("page:today", message(lang, "today.title")), Place("page:puzzles", message(lang, "page.puzzles")))
    return Door("solve", message(lang, "home.solve"), message(lang, "home.solve_words"),
                Place("page:practice", message(lang, "home.exercise")), others)  # fmt: skip


def _look_up(lang: str) -> Door:
    found = ("library", "rulings", "cards", "terms")
    words = {"library": "library.kind_rule", "terms": "library.glossary"}
    others = tuple(Place(f"page:{name}", message(lang, words.get(name, f"page.{name}"))) for name in found)
    return Door("look", message(lang, "page.library"), message(lang, "home.look_up"), others=others, asks=True)
