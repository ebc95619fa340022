"""The list of puzzles: one a day for everybody, filters by state, difficulty and theme, and a picture on each tile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode

from rulebook.articles.chapters import Chapter, article_of, chapter_of, chapters
from rulebook.articles.rules import UnknownRule
from rulebook.vocabulary.terms import CardKind, Position, Zone
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.made_puzzles import made_puzzle, made_puzzle_ids
from scenarios.formats.loader import Loaded
from scenarios.importing.lua_calls import LONGEST
from tutor_app.parts.links import address, link
from tutor_app.parts.markup import Markup, classes, div, element, span
from tutor_app.parts.thumbnail import COLUMNS, Lying, thumbnail
from tutor_app.progress.ratings import Rating
from tutor_app.progress.recall import Recall
from tutor_app.progress.results import ItemKind
from tutor_app.texts.messages import message

from .lists import scenarios_of

FILTER = "puzzles"
"""The click on a filter; its rest is the query string of the list."""

EASY, MEDIUM = 1100, 1250
"""Maximum difficulty of an easy and of a medium puzzle."""


class State(StrEnum):
    """How far a visitor has come with a puzzle."""

    NEW = "new"
    FAILED = "failed"
    SOLVED = "solved"


class Asked(NamedTuple):
    """The filters of the list; an empty one lets everything through."""

    state: str = ""
    level: str = ""
    theme: str = ""

    @property
    def query(self) -> dict[str, str]:
        """The query parameters of the list with these filters."""
        return {"page": "puzzles", **{name: value for name, value in self._asdict().items() if value}}

    def fits(self, loaded: Loaded, state: State) -> bool:
        """Whether a puzzle passes all filters."""
        themes = {chapter.id for chapter in themes_of(loaded)}
        return (
            self.state in ("", state) and self.level in ("", level_of(loaded))
            and (not self.theme or self.theme in themes)
        )  # fmt: skip


def asked_of(query: Mapping[str, str]) -> Asked:
    """The filters of a query string; unknown values count as none."""
    known: dict[str, set[str]] = {
        "state": {state.value for state in State},
        "level": set(LEVELS),
        "theme": {chapter.id for chapter in chapters()},
    }
    return Asked(**{name: query[name] for name, values in known.items() if query.get(name, "") in values})


def filtered(query: str) -> dict[str, str]:
    """The query parameters that a click on a filter leads to."""
    return asked_of(dict(parse_qsl(query))).query


LEVELS = ("easy", "medium", "hard")


@lru_cache(maxsize=1)
def all_puzzles() -> tuple[Loaded, ...]:
    """Every puzzle: first those made by hand, then those of the maker."""
    made = (puzzle for id in made_puzzle_ids() if (puzzle := made_puzzle(id)) is not None)
    return (*scenarios_of("puzzle"), *made)


class Ratings(NamedTuple):
    """What first tries have shown: the rating of the visitor, if there is one, and those of the puzzles tried."""

    visitor: Rating | None = None
    puzzles: Mapping[str, Rating] = {}

    def of(self, loaded: Loaded) -> int:
        """The rating of a puzzle: what visitors have shown, or else what was computed."""
        found = self.puzzles.get(loaded.scenario.id)
        return round(found.value) if found is not None else loaded.found.measures.rating


NO_RATINGS = Ratings()


def level_of(loaded: Loaded) -> str:
    """How difficult a puzzle is, as computed; hard if that is not known."""
    if not loaded.found.measures.moves:
        return LEVELS[-1]
    rating = loaded.found.measures.rating
    return LEVELS[(rating > EASY) + (rating > MEDIUM)]


def themes_of(loaded: Loaded) -> tuple[Chapter, ...]:
    """The chapters of the rules that decide a puzzle and of those it is about."""
    found: dict[str, Chapter] = {}
    for rule in (*loaded.scenario.cites, *loaded.found.rules):
        try:
            chapter = chapter_of(article_of(rule))
        except UnknownRule:
            continue
        found[chapter.id] = chapter
    return tuple(chapter for chapter in chapters() if chapter.id in found)


def states_of(recall: Recall) -> dict[str, State]:
    """The state of every puzzle that a visitor has tried."""
    return {
        item.id: State.SOLVED if last.right else State.FAILED
        for item, last in recall.last.items()
        if item.kind is ItemKind.PUZZLE
    }


def of_the_day(puzzles: Sequence[Loaded], day: date) -> Loaded:
    """The puzzle of a day, the same for everybody."""
    return puzzles[day.toordinal() % len(puzzles)]


def puzzle_page(
    lang: str, asked: Asked, states: Mapping[str, State], day: date, ratings: Ratings = NO_RATINGS
) -> Markup:
    """The list of puzzles.

    Args:
        lang: its language.
        asked: the filters.
        states: the state of every puzzle that the visitor has tried.
        day: today.
        ratings: of the visitor and of the puzzles.
    """
    puzzles = all_puzzles()
    daily = of_the_day(puzzles, day)
    fitting = [one for one in puzzles if asked.fits(one, _state(one, states))]
    cells = [_tile(one, lang, _state(one, states), ratings) for one in fitting]
    none = element("p", None, message(lang, "page.none_here"))
    return div("lists", element(
        "section", {"class": "list puzzles"}, element("h1", None, message(lang, "page.puzzles")),
        element("h2", None, message(lang, "puzzle_list.daily")),
        element("ul", {"class": "tiles"}, _tile(daily, lang, _state(daily, states), ratings, where="daily")),
        element("h2", None, message(lang, "puzzle_list.all")), _own_rating(lang, ratings.visitor),
        _filters(lang, asked, puzzles), element("ul", {"class": "tiles"}, cells) if cells else none,
        _opener(lang),
    ))  # fmt: skip


def _own_rating(lang: str, rating: Rating | None) -> Markup | None:
    if rating is None:
        return None
    words = message(lang, "puzzle_list.rating" if rating.sure else "puzzle_list.guess", rating=round(rating.value))
    return element("p", {"class": "soft"}, words)


def _opener(lang: str) -> Markup:
    """Where readers open a puzzle of their own: a file, or its text."""
    file = element(
        "input", {"type": "file", "accept": ".lua,.toml,.ydk,.txt", "data-open-file": True, "data-focus": "open-file"}
    )
    text = element("textarea", {"rows": 6, "maxlength": LONGEST, "spellcheck": "false", "data-open-text": True,
                                "data-focus": "open-text"})  # fmt: skip
    open_ = element("button", {"type": "button", "class": "btn primary", "data-open": True, "data-focus": "open"},
                    message(lang, "open.open"))  # fmt: skip
    anyway = element("button", {"type": "button", "class": "btn", "data-open-anyway": True, "hidden": True,
                                "data-focus": "open-anyway"}, message(lang, "open.anyway"))  # fmt: skip
    return element("details", {"class": "opener", "data-opener": True, "data-onward": message(lang, "open.onward")}, [
        element("summary", None, message(lang, "open.title")),
        element("p", {"class": "soft"}, message(lang, "open.about")),
        element("label", None, span("", message(lang, "open.file")), file),
        element("label", None, span("", message(lang, "open.text")), text),
        div("row", open_, anyway),
        element("div", {"role": "status", "data-opened": True}),
    ])  # fmt: skip


def _state(loaded: Loaded, states: Mapping[str, State]) -> State:
    return states.get(loaded.scenario.id, State.NEW)


def _filters(lang: str, asked: Asked, puzzles: Iterable[Loaded]) -> Markup:
    """One line: every state, difficulty and theme; the one chosen is taken back by pressing it again."""
    themes = {chapter.id: chapter for one in puzzles for chapter in themes_of(one)}
    choices = [
        *(("state", state.value, message(lang, f"puzzle_list.{state.value}")) for state in State),
        *(("level", level, message(lang, f"puzzle_list.{level}")) for level in LEVELS),
        *(("theme", chapter.id, chapter.title[lang]) for chapter in chapters() if chapter.id in themes),
    ]
    return element("nav", {"class": "chips filters-line", "aria-label": message(lang, "puzzle_list.filters")}, [
        _chip(lang, asked, name, value, words) for name, value, words in choices
    ])  # fmt: skip


def _chip(lang: str, asked: Asked, name: str, value: str, words: str) -> Markup:
    on = getattr(asked, name) == value
    query = asked._replace(**{name: "" if on else value}).query
    rest = urlencode({key: one for key, one in query.items() if key != "page"})
    return element("a", {"class": classes("chip", "on" if on else ""), "href": address(lang, **query),
                         "data-send": f"{FILTER}:{rest}", "data-focus": f"{FILTER}-{name}-{value}",
                         "aria-current": "true" if on else None}, words)  # fmt: skip


def _tile(loaded: Loaded, lang: str, state: State, ratings: Ratings, where: str = "") -> Markup:
    id, text = loaded.scenario.id, loaded.scenario.in_language(lang)
    level = message(lang, f"puzzle_list.{level_of(loaded)}")
    marks = [f"{level} ({ratings.of(loaded)})", message(lang, f"puzzle_list.{state.value}")]
    sign = {State.SOLVED: "✓ ", State.FAILED: "✗ "}.get(state, "")
    return element("li", None, link(
        f"open:{id}", lang, thumbnail(lying_on(loaded), message(lang, "puzzle_list.board", title=text.title)),
        element("b", None, f"{sign}{text.title}"), span("marks", " · ".join(marks)),
        span("", text.intro or text.question or ""), class_="tile", where=where,
    ))  # fmt: skip


_KINDS = {CardKind.MONSTER: "monster", CardKind.SPELL: "spell", CardKind.TRAP: "trap"}


@lru_cache(maxsize=1000)
def _lying(id: str, digest: str) -> tuple[Lying, ...]:
    loaded = by_id(id)
    assert loaded is not None
    assert loaded.digest == digest
    found = []
    for card in loaded.start.cards:
        if card.zone not in (Zone.MONSTER, Zone.SPELL) or not 0 <= card.slot < COLUMNS:
            continue
        monster, mine = card.zone == Zone.MONSTER, card.holder == 0
        row = (2 if monster else 3) if mine else (1 if monster else 0)
        column = card.slot if mine else COLUMNS - 1 - card.slot
        down = card.position == Position.SET
        known = loaded.book.by_number.get(card.number)
        kind = "back" if down or known is None else _KINDS[known.kind]
        found.append(Lying(row, column, kind, monster and card.position != Position.ATTACK))
    return tuple(found)


def lying_on(loaded: Loaded) -> tuple[Lying, ...]:
    """The cards on the field at the beginning of a puzzle, as on its small board."""
    return _lying(loaded.scenario.id, loaded.digest)
