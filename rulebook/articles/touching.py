"""Which rules a card touches, derived from the elements of its value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum, Flag
from functools import cache
from types import MappingProxyType

from rulebook.vocabulary.effects import Activated, Card, Effect, SummonCondition
from rulebook.vocabulary.terms import CardKind, EffectKind, Form, Icon, MonsterKind, Verb

from .reading import FOLDER, ArticleError, load
from .rules import rules

FILE = FOLDER / "touched.toml"


@cache
def table() -> Mapping[str, tuple[str, ...]]:
    """The rules of each element, in the order in which a card lists them.

    Raises:
        ArticleError: an entry is not a list of existing rules.
    """
    found: dict[str, tuple[str, ...]] = {}
    for key, listed in load(FILE).items():
        if not isinstance(listed, list) or not listed or not all(rule in rules() for rule in listed):
            raise ArticleError(f"{FILE.name}: {key} must list rules that exist")
        found[key] = tuple(map(str, listed))
    return MappingProxyType(found)


def touched(card: Card, effects: Iterable[Effect] | None = None) -> tuple[str, ...]:
    """The ids of the rules a card touches, most specific first.

    ``effects`` default to those of July 2014.
    """
    pieces = set(pieces_of(card, card.effects if effects is None else tuple(effects)))
    return tuple(dict.fromkeys(rule for key, listed in table().items() if key in pieces for rule in listed))


def pieces_of(card: Card, effects: Iterable[Effect]) -> Iterator[str]:
    """Yield the table keys that apply to a card with these effects."""
    effects = tuple(effects)
    yield f"Card.{card.kind.name}"
    if card.icon is not None:
        yield f"Icon.{card.icon.name}"
        if card.icon in (Icon.NORMAL, Icon.CONTINUOUS):
            yield f"{card.kind.name.capitalize()}.{card.icon.name}"
    if card.stats is not None:
        yield from (f"Monster.{kind.name}" for kind in card.stats.kinds)
        if card.kind is CardKind.MONSTER and _normal_summonable(card, effects):
            yield "Card.high_level" if card.stats.level > 4 else "Card.low_level"
    for effect in effects:
        yield from _walk(effect)
        if isinstance(effect, Activated) and effect.optional and (effect.kind, effect.form) == _MISSES:
            yield "Trigger.optional_when"
        if isinstance(effect, Activated) and card.kind is CardKind.TRAP and effect.form is Form.WHEN:
            yield "Trap.when"


_MISSES = (EffectKind.TRIGGER, Form.WHEN)
"""An optional effect of this kind and form can miss the timing."""


def _normal_summonable(card: Card, effects: Iterable[Effect]) -> bool:
    kinds = card.stats.kinds if card.stats is not None else ()
    barred = any(isinstance(effect, SummonCondition) and Verb.NORMAL_SUMMON in effect.cannot for effect in effects)
    return not (barred or card.in_extra_deck or MonsterKind.RITUAL in kinds or card.is_token)


def _walk(value: object) -> Iterator[str]:
    """Yield the names of every element in a value: its class, its non-default fields, its enum members."""
    if isinstance(value, tuple):
        for part in value:
            yield from _walk(part)
    elif isinstance(value, Enum):
        name = type(value).__name__
        if isinstance(value, Flag):
            yield from (f"{name}.{member.name}" for member in type(value) if member in value)
        else:
            yield f"{name}.{value.name}"
    elif is_dataclass(value) and not isinstance(value, type):
        name = type(value).__name__
        yield name
        for field in fields(value):
            part = getattr(value, field.name)
            if part is not None and part != () and part is not False:
                yield f"{name}.{field.name}"
                yield from _walk(part)
