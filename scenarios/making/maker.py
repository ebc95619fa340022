"""Makes all exercises: every candidate of every source, then a choice in which no rule and no board prevails."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random

from rulebook.cards import POOL
from rulebook.explain.tree import Explanation, Quoted, Thing, Value
from scenarios.catalogue.card_examples import examples
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.rule_boards import rule_board, rule_board_ids
from scenarios.formats.loader import Loaded, shelf

from .ordering import orders
from .permitted import permissions
from .predicting import predictions
from .sorting import of_slug, sortings
from .values import Exercise, Kind, Recipe

MOST_PER_SOURCE = 6
"""The number of exercises from one scenario or card."""
MOST_ALIKE = 24
"""The number of exercises of one kind that rest on the same rules."""
MOST_OF_FEW_RULES = 60
"""The same for the kinds that rest on few rules."""

_FROM_SCENARIOS: Mapping[Kind, Callable[[Loaded, int | None], Iterator[Exercise]]] = {
    Kind.PREDICT: predictions,
    Kind.MAY_I: permissions,
    Kind.ORDER: orders,
}
"""What makes the exercises of each kind from a scenario, or from one place in it."""


def sources() -> Iterator[Loaded]:
    """Yield the scenarios from which exercises are made: boards of rules, rulings, examples of cards."""
    for id in rule_board_ids():
        board = rule_board(id)
        if board is not None:
            yield board
    yield from (loaded for loaded in shelf() if loaded.scenario.kind == "ruling")
    yield from (one.loaded for one in examples())


def remade(recipe: Recipe) -> Exercise | None:
    """The exercise of a recipe; None if nothing like it can be made."""
    if recipe.kind is Kind.SORT:
        return next((one for one in of_slug(recipe.source, recipe.place) if one.recipe == recipe), None)
    loaded = by_id(recipe.source)
    found = _FROM_SCENARIOS[recipe.kind](loaded, recipe.place) if loaded is not None else ()
    return next((one for one in found if one.recipe == recipe), None)


def candidates(kinds: Iterable[Kind] = tuple(Kind)) -> Iterator[Exercise]:
    """Yield every exercise that can be made; this takes minutes."""
    wanted = tuple(kinds)
    if Kind.SORT in wanted:
        yield from (one for card in POOL for one in sortings(card))
    makers = [_FROM_SCENARIOS[kind] for kind in wanted if kind in _FROM_SCENARIOS]
    for loaded in sources() if makers else ():
        for make in makers:
            yield from make(loaded, None)


def chosen(found: Iterable[Exercise], seed: int = 0) -> tuple[Exercise, ...]:
    """The exercises to keep: none twice, not too many from one source or about the same rules, rare rules first.

    Args:
        found: the candidates.
        seed: decides which ones of those that are alike.
    """
    listed = sorted(found, key=lambda one: one.id)
    Random(seed).shuffle(listed)
    kept: list[Exercise] = []
    said: set[object] = set()
    sources: Counter[str] = Counter()
    about: Counter[object] = Counter()
    many = Counter(rule for one in listed for rule in one.rules)
    for one in sorted(listed, key=lambda one: (-len(one.options), min((many[rule] for rule in one.rules), default=0))):
        key, rules = _key(one), (one.kind, one.rules)
        most = MOST_OF_FEW_RULES if one.kind in (Kind.SORT, Kind.ORDER) else MOST_ALIKE
        if key in said or sources[one.recipe.source] >= MOST_PER_SOURCE or about[rules] >= most:
            continue
        said.add(key)
        sources[one.recipe.source] += 1
        about[rules] += 1
        kept.append(one)
    return tuple(sorted(kept, key=lambda one: one.id))


def _key(one: Exercise) -> object:
    """What an exercise says, whatever cards of the same name it is about."""
    return (_said(one.question), frozenset(_said(option.told) for option in one.options))


def _said(explanation: Explanation) -> object:
    return (explanation.node, tuple((name, _bare(value)) for name, value in explanation.arguments))


def _bare(value: Value) -> object:
    """A value without the numbers of its cards."""
    match value:
        case Thing():
            return value._replace(uid=0)
        case Quoted():
            return tuple(_said(one) for one in value.told)
        case (Thing(), *_):
            return tuple(thing._replace(uid=0) for thing in value if isinstance(thing, Thing))
        case _:
            return value
