"""The casebook: every ruling by id, with or without a board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from rulebook.articles.rules import Source
from rulebook.cards import POOL
from rulebook.languages import LANGUAGES
from rulebook.notation.parser import parse_line
from scenarios.formats.loader import Loaded, shelf

from .collected_cases import cases
from .unplayed_rulings import Unplayed, unplayed


@dataclass(frozen=True, slots=True)
class RulingText:
    """A ruling in one language; missing parts are "".

    ``stated`` is the answer of the source if the engine plays otherwise, ``parts`` the reason; ``unplayed`` is why no
    board shows the ruling.
    """

    title: str
    question: str
    answer: str
    stated: str = ""
    parts: str = ""
    unplayed: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling: its rules and cards, the collected cases it covers and their sources.

    ``loaded`` is the scenario that shows it, or None.
    """

    id: str
    ruleset: str
    order: int
    cites: tuple[str, ...]
    cases: tuple[str, ...]
    cards: frozenset[str]
    texts: Mapping[str, RulingText]
    loaded: Loaded | None = None

    @property
    def sources(self) -> tuple[Source, ...]:
        """The sources of its cases, without duplicates."""
        return tuple(dict.fromkeys(place for case in self.cases for place in cases().get(case, ())))


@cache
def casebook() -> Mapping[str, Ruling]:
    """Every bundled ruling by id, in list order."""
    played = [_played(loaded) for loaded in shelf() if loaded.scenario.kind == "ruling"]
    found = sorted((*played, *map(_unplayed, unplayed())), key=lambda ruling: (ruling.order, ruling.id))
    return MappingProxyType({ruling.id: ruling for ruling in found})


def ruling(id: str) -> Ruling | None:
    """The ruling with this id, with or without the prefix "ruling."; or None."""
    return casebook().get(id) or casebook().get(f"ruling.{id}")


def citing(rule: str) -> tuple[Ruling, ...]:
    """The rulings that cite a rule, in list order."""
    return _citing().get(rule, ())


@cache
def _citing() -> Mapping[str, tuple[Ruling, ...]]:
    found: dict[str, list[Ruling]] = {}
    for one in casebook().values():
        for rule in one.cites:
            found.setdefault(rule, []).append(one)
    return {rule: tuple(those) for rule, those in found.items()}


def without_board(card: str) -> tuple[Ruling, ...]:
    """The rulings about a card that have no board."""
    return tuple(one for one in casebook().values() if one.loaded is None and card in one.cards)


def _played(loaded: Loaded) -> Ruling:
    scenario = loaded.scenario
    texts = {}
    for lang in LANGUAGES:
        text = scenario.in_language(lang)
        question = text.question or text.intro or ""
        texts[lang] = RulingText(text.title, question, text.answer or "", text.stated or "", text.parts or "")
    return Ruling(
        scenario.id, scenario.ruleset, scenario.order, scenario.cites, scenario.cases, _cards_in(loaded), texts, loaded
    )


def _cards_in(loaded: Loaded) -> frozenset[str]:
    """The cards a scenario is about: those in its lines or its question."""
    said = {name.slug for line in loaded.scenario.line for name in parse_line(line.do).cards}
    question = loaded.scenario.in_language("en").question or ""
    return frozenset(card.slug for card in POOL if card.slug in said or f"“{card.names.en}”" in question)


def _unplayed(found: Unplayed) -> Ruling:
    texts = {}
    for lang in LANGUAGES:
        text = found.in_language(lang)
        texts[lang] = RulingText(text.title, text.question, text.answer, unplayed=text.unplayed)
    return Ruling(found.id, found.ruleset, found.order, found.cites, found.cases, frozenset(found.cards), texts)
