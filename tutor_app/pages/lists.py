"""The lists of scenarios."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from scenarios.catalogue.casebook import Ruling, casebook
from scenarios.catalogue.course import PARTS, part_of
from scenarios.formats.loader import Loaded
from tutor_app.parts.links import address
from tutor_app.parts.markup import Markup, div, element
from tutor_app.parts.shell import Tile, Topic, tiles, topics
from tutor_app.play.scenario_order import TOPICS, in_order, topic_of
from tutor_app.texts.messages import message

KINDS: dict[str, str] = {"lessons": "lesson", "puzzles": "puzzle", "rulings": "ruling"}
"""The lists with the kind of scenario in each."""


def scenarios_of(kind: str) -> list[Loaded]:
    """The scenarios of a kind, in list order."""
    return [loaded for loaded in in_order() if loaded.scenario.kind == kind]


def all_lists(lang: str) -> Markup:
    """Every list."""
    return div("lists", [list_of(name, lang) for name in KINDS])


@lru_cache(maxsize=100)
def list_of(name: str, lang: str, level: int = 2, done: frozenset[str] = frozenset()) -> Markup:
    """The list of a kind of scenario, rulings by topic.

    Args:
        name: the list, see ``KINDS``.
        lang: its language.
        level: the level of its heading.
        done: the ids of the lessons and puzzles that the visitor has finished; they are marked.
    """
    title = message(lang, f"page.{name}")
    if name == "lessons":
        return _course(title, lang, level, done)
    if name != "rulings":
        plain = [_tile(loaded, lang, done) for loaded in scenarios_of(KINDS[name])]
        return tiles(title, plain, lang, level=level)
    found = sorted(casebook().values(), key=lambda each: list(TOPICS).index(topic_of(each.id)))
    grouped = [
        Topic(topic, message(lang, f"topic.{topic}"), tuple(_ruling_tile(each, lang) for each in group))
        for topic, group in groupby(found, key=lambda each: topic_of(each.id))
    ]
    return topics(title, grouped, message(lang, "page.find"), lang, level=level, open_=level == 1)


def _course(title: str, lang: str, level: int, done: frozenset[str]) -> Markup:
    """The lessons by the parts of the course."""
    parts = [
        tiles(message(lang, f"part.{part}"), [_tile(loaded, lang, done) for loaded in found], lang, level=level + 1)
        for part in PARTS
        if (found := part_of(part))
    ]
    daily = [
        Tile(f"page:{name}", address(lang, page=name), message(lang, f"{name}.title"), message(lang, f"{name}.intro"))
        for name in ("today", "practice", "progress", "class")
    ]
    parts.append(tiles(message(lang, "today.daily"), daily, lang, level=level + 1))
    return element("section", {"class": "list course"}, element(f"h{level}", None, title), parts)


def _ruling_tile(found: Ruling, lang: str) -> Tile:
    """The link to a ruling's page, and to its board if there is one."""
    text = found.texts[lang]
    run = f"open:{found.id}" if found.loaded is not None else ""
    return Tile(f"ruling:{found.id}", address(lang, ruling=found.id), text.title, text.question, run=run)


def _tile(loaded: Loaded, lang: str, done: frozenset[str] = frozenset()) -> Tile:
    scenario = loaded.scenario
    text = scenario.in_language(lang)
    about = (text.intro if scenario.kind == "puzzle" else text.question) or text.intro or ""
    return Tile(f"open:{scenario.id}", address(lang, scenario=scenario.id), text.title, about,
                "✓ " if scenario.id in done else "")  # fmt: skip
