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


@lru_cache(maxsize=40)
def list_of(name: str, lang: str, level: int = 2) -> Markup:
    """The list of a kind of scenario, rulings by topic; ``level`` is the level of its heading."""
    title = message(lang, f"page.{name}")
    if name == "lessons":
        return _course(title, lang, level)
    if name != "rulings":
        return tiles(title, [_tile(loaded, lang) for loaded in scenarios_of(KINDS[name])], lang, level=level)
    found = sorted(casebook().values(), key=lambda each: list(TOPICS).index(topic_of(each.id)))
    grouped = [
        Topic(topic, message(lang, f"topic.{topic}"), tuple(_ruling_tile(each, lang) for each in group))
        for topic, group in groupby(found, key=lambda each: topic_of(each.id))
    ]
    return topics(title, grouped, message(lang, "page.find"), lang, level=level, open_=level == 1)


def _course(title: str, lang: str, level: int) -> Markup:
    """The lessons by the parts of the course."""
    parts = [
        tiles(message(lang, f"part.{part}"), [_tile(loaded, lang) for loaded in found], lang, level=level + 1)
        for part in PARTS
        if (found := part_of(part))
    ]
    practice = Tile("page:practice", address(lang, page="practice"), message(lang, "practice.title"),
                    message(lang, "practice.intro"))  # fmt: skip
    parts.append(tiles(message(lang, "practice.title"), [practice], lang, level=level + 1))
    return element("section", {"class": "list course"}, element(f"h{level}", None, title), parts)


def _ruling_tile(found: Ruling, lang: str) -> Tile:
    """The link to a ruling's page, and to its board if there is one."""
    text = found.texts[lang]
    run = f"open:{found.id}" if found.loaded is not None else ""
    return Tile(f"ruling:{found.id}", address(lang, ruling=found.id), text.title, text.question, run=run)


def _tile(loaded: Loaded, lang: str) -> Tile:
    scenario = loaded.scenario
    text = scenario.in_language(lang)
    about = (text.intro if scenario.kind == "puzzle" else text.question) or text.intro or ""
    return Tile(f"open:{scenario.id}", address(lang, scenario=scenario.id), text.title, about)
