"""The first page: what the tutor is, and its doors: learn, solve, look up."""

from __future__ import annotations

from functools import lru_cache

from scenarios.catalogue.course import lessons
from tutor_app.parts.home import Door, doors, welcome
from tutor_app.parts.links import Place
from tutor_app.parts.markup import Markup
from tutor_app.texts.messages import message

from .library import Regions


def home_page(lang: str, onward: Door | None = None) -> Regions:
    """The first page.

    Args:
        lang: its language.
        onward: the door of a reader who has been here before; it comes first.
    """
    regions = dict(_home(lang))
    if onward is not None:
        regions["intro"] = doors([onward], lang)
    return regions


@lru_cache
def _home(lang: str) -> Regions:
    return {
        "head": welcome(message(lang, "home.title"), message(lang, "home.intro")),
        "intro": Markup(""),
        "lists": doors([_learn(lang), _solve(lang), _look_up(lang)], lang),
    }


def _learn(lang: str) -> Door:
    first = lessons()[0].scenario
    way = Place(f"open:{first.id}", first.in_language(lang).title)
    return Door("learn", message(lang, "page.lessons"), message(lang, "home.learn"), way,
                (Place("page:lessons", message(lang, "home.all_lessons")),))  # fmt: skip


def _solve(lang: str) -> Door:
    others = (Place("page:today", message(lang, "today.title")), Place("page:puzzles", message(lang, "page.puzzles")))
    return Door("solve", message(lang, "home.solve"), message(lang, "home.solve_words"),
                Place("page:practice", message(lang, "home.exercise")), others)  # fmt: skip


def _look_up(lang: str) -> Door:
    found = ("library", "rulings", "cards", "terms")
    words = {"library": "library.kind_rule", "terms": "library.glossary"}
    others = tuple(Place(f"page:{name}", message(lang, words.get(name, f"page.{name}"))) for name in found)
    return Door("look", message(lang, "page.library"), message(lang, "home.look_up"), others=others, asks=True)
