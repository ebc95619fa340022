"""What shows a rule: the scenarios that cite it, its own small boards, its cards, and related rules.

A board of ``scenarios/data/rules`` is its own scenario: its id is ``rule.<rule>.<number>`` in lower case, and its
title is that of the rule's article, followed by the wording of the rule.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

from rulebook.articles.chapters import article_of
from rulebook.articles.rules import rule as known
from rulebook.articles.rules import statement
from rulebook.articles.standing import standings
from rulebook.articles.touching import touched
from rulebook.cards import BY_SLUG, POOL
from rulebook.languages import LANGUAGES
from rulebook.notation.parser import parse_line
from rulebook.rulesets import BY_ID
from scenarios.formats.loader import Loaded, shelf
from scenarios.formats.models import Text
from scenarios.formats.small_boards import Board, boards

MOST = 6
"""Maximum number of "See also" rules."""


@cache
def _boards() -> dict[str, tuple[str, Board]]:
    """Every small board by id, with its rule: the boards that need the rule, and the one named by its standing."""
    found: dict[str, tuple[str, Board]] = {}
    count: Counter[str] = Counter()
    showing: dict[str, list[str]] = {}
    for rule, standing in standings().items():
        showing.setdefault(standing.board, []).append(rule)
    for board in boards("rules"):
        for rule in (*board.rules, *showing.get(f"{board.file}: {board.name}", ())):
            count[rule] += 1
            found[f"rule.{rule.lower()}.{count[rule]}"] = (rule, board)
    return found


def rule_board_ids() -> tuple[str, ...]:
    """The ids of the small boards, rule by rule in the order of their files."""
    return tuple(_boards())


def first_board(rule: str) -> str:
    """The id of the first small board of a rule, or "" if it has none."""
    id = f"rule.{rule.lower()}.1"
    return id if id in _boards() else ""


def rule_board(id: str) -> Loaded | None:
    """The small board with this id as a scenario, or None."""
    return _opened(id) if id in _boards() else None


@cache
def _opened(id: str) -> Loaded:
    rule, board = _boards()[id]
    article = article_of(rule)
    texts = {lang: Text(title=article.title[lang], intro=statement(rule, lang)) for lang in LANGUAGES}
    loaded = board.loaded()
    cites = tuple(dict.fromkeys((*loaded.scenario.cites, rule)))
    return replace(loaded, scenario=loaded.scenario.model_copy(update={"id": id, "text": texts, "cites": cites}))


def rule_shown(id: str) -> str | None:
    """The rule of the small board with this id, or None for any other scenario."""
    return _boards()[id][0] if id in _boards() else None


@cache
def _cited() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for loaded in shelf():
        for rule in loaded.scenario.cites:
            found.setdefault(rule, []).append(loaded.scenario.id)
    for id, (rule, _) in _boards().items():
        found.setdefault(rule, []).append(id)
    return {rule: tuple(ids) for rule, ids in found.items()}


def shown_by(rule: str) -> tuple[str, ...]:
    """The ids of the scenarios that show a rule: lessons, puzzles and rulings first, then its small boards.

    Raises:
        UnknownRule: there is no such rule.
    """
    return _cited().get(known(rule).id, ())


@cache
def _touching() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for card in POOL:
        for rule in touched(card):
            found.setdefault(rule, []).append(card.slug)
    return {rule: tuple(slugs) for rule, slugs in found.items()}


def cards_of(rule: str, most: int = 12) -> tuple[str, ...]:
    """The slugs of the cards a rule matters for: those played where it is shown, then those whose elements touch it.

    If nearly every card touches the rule, only the first group counts.
    """
    played: list[str] = []
    for id in shown_by(rule):
        scenario = _boards()[id][1].scenario if id in _boards() else _by_id()[id].scenario
        for line in scenario.line:
            played += [name.slug for name in parse_line(line.do).cards if name.slug in BY_SLUG]
    touching = _touching().get(rule, ())
    few = touching if len(touching) <= len(POOL) // 5 else ()
    return tuple(dict.fromkeys((*played, *few)))[:most]


@cache
def _by_id() -> dict[str, Loaded]:
    return {loaded.scenario.id: loaded for loaded in shelf()}


@cache
def _beside() -> dict[str, Counter[str]]:
    """How often rules are cited together: by a check, a scenario or a board."""
    checks = {check for ruleset in BY_ID.values() for group in ruleset.checks.values() for check in group}
    groups = sorted(check.rules for check in checks)
    groups += [loaded.scenario.cites for loaded in shelf()]
    groups += list(dict.fromkeys(board.rules for _, board in _boards().values()))
    found: dict[str, Counter[str]] = {}
    for group in groups:
        for rule in group:
            found.setdefault(rule, Counter()).update(other for other in group if other != rule)
    return found


def see_also(rule: str) -> tuple[str, ...]:
    """Related rules: those most often cited together with this one, then its neighbours in the article.

    Raises:
        UnknownRule: there is no such rule.
    """
    article = article_of(rule).rules
    at = article.index(rule)
    near = sorted((other for other in article if other != rule), key=lambda other: abs(article.index(other) - at))
    beside = [other for other, _ in _beside().get(rule, Counter()).most_common()]
    return tuple(dict.fromkeys((*beside[: MOST - 2], *near)))[:MOST]
