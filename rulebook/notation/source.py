"""A card value as source code: as in a file of ``rulebook/cards``, without default arguments.

Evaluating the source with the names of the card language gives an equal card (tested for every card).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum, Flag
from functools import cache
from typing import Any, NamedTuple

from rulebook.cards import printed, words
from rulebook.vocabulary import effects, filters, operations, recipes
from rulebook.vocabulary.conditions import AllOf, AnyOf, NotSo
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.filters import And, In, Not, OfAttribute, OfType, Or, Same, StatIs
from rulebook.vocabulary.operations import Join
from rulebook.vocabulary.recipes import Detach
from rulebook.vocabulary.selectors import Pick
from rulebook.vocabulary.terms import ON_FIELD, CardKind, EffectKind, Ref, Side, Stat

WIDTH = 100
"""Maximum line width, where lines can be broken."""


class _Call(NamedTuple):
    """``name(parts)``: each part with its prefix, if it is a keyword argument or unpacked."""

    name: str
    parts: tuple[tuple[str, _Node], ...]


class _Infix(NamedTuple):
    """Operands with an operator between them."""

    sign: str
    operands: tuple[_Node, ...]


_Node = str | _Call | _Infix


def source(value: object, width: int = WIDTH) -> str:
    """The source of a value in the card language, broken into lines of at most ``width``."""
    return "\n".join(_lines(_node(value), width))


@cache
def names() -> dict[str, Any]:
    """Every name the source may use: the words that cards are declared with."""
    return {name: getattr(words, name) for name in words.__all__}


@cache
def _constants() -> tuple[tuple[str, object], ...]:
    """The elements that have a constant, such as ``face_up`` and ``THIS``."""
    return tuple(
        (name, value)
        for module in (filters, operations)
        for name, value in vars(module).items()
        if is_dataclass(value) and not isinstance(value, type)
    )


@cache
def _members() -> dict[tuple[type, Enum], str]:
    """The members of enumerations that have a short name, such as ``HAND``."""
    return {(type(value), value): name for name, value in names().items() if isinstance(value, Enum)}


@cache
def _tuples() -> dict[tuple[tuple[type, ...], tuple[Any, ...]], str]:
    """The tuples that have a name, such as ``FIELD``."""
    return {(tuple(map(type, value)), value): name for name, value in names().items() if isinstance(value, tuple)}


# From values to nodes -----------------------------------------------------------------------------


def _node(value: object) -> _Node:
    for name, constant in _constants():
        if type(constant) is type(value) and constant == value:
            return name
    match value:
        case Flag():
            members = [f"{type(value).__name__}.{member.name}" for member in type(value) if member in value]
            return " | ".join(members) or f"{type(value).__name__}(0)"
        case Enum():
            return _members().get((type(value), value)) or f"{type(value).__name__}.{value.name}"
        case str():
            return f'"{value}"' if '"' not in value and "\\" not in value else repr(value)
        case tuple() if (types := tuple(map(type, value))) and (short := _tuples().get((types, value))):
            return short
        case tuple():
            return _Call("", tuple(("", _node(part)) for part in value))
        case Card():
            return _card(value)
    if is_dataclass(value) and not isinstance(value, type):
        return _short(value) or _generic(value)
    return repr(value)


def _short(value: object) -> _Node | None:
    """A shorthand for a value, or None if the language has none."""
    match value:
        case And(parts) if len(parts) > 1 and not any(isinstance(part, And) for part in parts):
            return _Infix("&", tuple(map(_node, parts)))
        case AllOf((left, right)):
            return _Infix("&", (_node(left), _node(right)))
        case Or((left, right)) | AnyOf((left, right)):
            return _Infix("|", (_node(left), _node(right)))
        case Not(part) | NotSo(part):
            return _Infix("~", (_node(part),))
        case In(zones, side) if side in _SIDES:
            return _zones(_SIDES[side], zones)
        case OfType(types):
            return _call("of_type", *types)
        case OfAttribute(attribute):
            return _call("attribute", attribute)
        case StatIs(Stat.LEVEL | Stat.ATK, op, number, False):
            return _call("level" if value.stat is Stat.LEVEL else "atk", op, number)
        case Join():
            return _Call("do", tuple(("", _node(part)) for part in _joined(value)))
        case Detach(Pick(count, Same(Ref.MATERIALS))) if value == recipes.detach(count):
            return _call("detach", count)
        case Activated():
            return _activated(value)
    return None


_SIDES = {Side.YOU: "my", Side.OPPONENT: "their", Side.ANY: "any_", Side.EACH: "each"}


def _call(name: str, *parts: object) -> _Call:
    return _Call(name, tuple(("", _node(part)) for part in parts))


def _zones(name: str, zones: tuple[object, ...]) -> _Call:
    if zones[: len(ON_FIELD)] == ON_FIELD:
        return _Call(name, (("*", "FIELD"), *(("", _node(zone)) for zone in zones[len(ON_FIELD) :])))
    return _call(name, *zones)


def _joined(join: Join) -> Iterator[object]:
    """Yield the parts of joined operations as ``do`` takes them."""
    if isinstance(join.first, Join):
        yield from _joined(join.first)
    else:
        yield join.first
    yield from (join.kind, join.second)


def _generic(value: object) -> _Call:
    """A value written as a call of its class: required fields by position, the rest by keyword, without defaults."""
    parts: list[tuple[str, _Node]] = []
    skipped = False
    for number, field in enumerate(fields(value)):  # type: ignore[arg-type]  # a dataclass, see _node
        part = getattr(value, field.name)
        default = field.default_factory() if field.default_factory is not MISSING else field.default
        if default is not MISSING and part == default:
            skipped = True
            continue
        by_name = skipped or (number > 1 and default is not MISSING)
        parts.append((f"{field.name}=" if by_name else "", _node(part)))
    return _Call(type(value).__name__, tuple(parts))


_BUILDERS: dict[EffectKind, Callable[..., Activated]] = {
    EffectKind.ACTIVATION: effects.activation,
    EffectKind.IGNITION: effects.ignition,
    EffectKind.QUICK: effects.quick,
    EffectKind.TRIGGER: effects.trigger,
}


def _activated(value: Activated) -> _Call | None:
    """An activated effect written with the function named after its kind, or None if that cannot express it."""
    builder = _BUILDERS.get(value.kind)
    if builder is None:
        return None
    given: dict[str, Any] = {}
    first: list[Any] = []
    for name, parameter in inspect.signature(builder).parameters.items():
        part = getattr(value, name)
        if parameter.kind is parameter.POSITIONAL_OR_KEYWORD:
            first.append(part)
        elif parameter.kind is parameter.VAR_POSITIONAL:
            first += part
        elif parameter.default is parameter.empty or part != parameter.default:
            given[name] = part
    if "form" in given:  # WHEN is the default
        shorter = {name: part for name, part in given.items() if name != "form"}
        given = shorter if builder(*first, **shorter) == value else given
    try:
        if builder(*first, **given) != value:
            return None
    except TypeError:
        return None
    named = tuple((f"{name}=", _node(part)) for name, part in given.items())
    return _Call(builder.__name__, (*(("", _node(part)) for part in first), *named))


def _card(card: Card) -> _Call:
    """A card written with its constructor; extra fields are passed to ``Card`` itself."""
    names_ = (card.names.en, card.names.de, card.names.it)
    parts: list[tuple[str, object]] = [("", card.number), ("", card.slug)]
    stats = card.stats
    named = _named(card)
    if card.kind is CardKind.MONSTER and stats is not None:
        line = (stats.type, stats.attribute, stats.rank or stats.level, stats.atk, stats.def_)
        parts += [("", names_), ("", line), ("", stats.kinds)]
        build: Callable[..., Card] = printed.monster_card
    elif card.icon is not None:
        parts += [("", card.icon), ("", names_)]
        build = printed.spell_card if card.kind is CardKind.SPELL else printed.trap_card
    else:
        return _generic(card)
    parts += [("", effect) for effect in card.effects]
    try:
        if build(*(part for _, part in parts), **named) != card:
            return _generic(card)
    except TypeError:  # the face has no place for it
        return _generic(card)
    parts += [(f"{name}=", value) for name, value in named.items()]
    return _Call(build.__name__, tuple((word, _node(part)) for word, part in parts))


def _named(card: Card) -> dict[str, Any]:
    """What the face of a card takes by name, with nothing that is a default."""
    found: dict[str, Any] = {
        "scale": card.stats.scale if card.stats is not None else None,
        "series": card.series,
        "treated_as": card.treated_as,
        "counter_caps": card.counter_caps,
    }
    return {name: value for name, value in found.items() if value not in (None, ())}


# From nodes to lines ------------------------------------------------------------------------------


def _flat(node: _Node, under: str = "") -> str:
    """The node on one line; ``under`` is the enclosing operator."""
    if isinstance(node, str):
        return node
    if isinstance(node, _Infix):
        if node.sign == "~":
            return f"~{_flat(node.operands[0], '~')}"
        said = f" {node.sign} ".join(_flat(operand, node.sign) for operand in node.operands)
        loose = under == "~" or (under and (node.sign == "|" or under == node.sign))
        return f"({said})" if loose else said
    inside = ", ".join(f"{word}{_flat(part)}" for word, part in node.parts)
    comma = "," if not node.name and len(node.parts) == 1 else ""
    return f"{node.name}({inside}{comma})"


def _lines(node: _Node, width: int, before: int = 0) -> list[str]:
    """The node on as few lines as possible; ``before`` is how much of the first line is already used."""
    flat = _flat(node)
    if isinstance(node, str) or before + len(flat) < width:
        return [flat]
    if isinstance(node, _Infix):
        if node.sign == "~":
            return _prefixed("~(", _lines(node.operands[0], width - 4), ")")
        found: list[str] = []
        for number, operand in enumerate(node.operands):
            said = _lines(operand, width - 8)
            if isinstance(operand, _Infix) and operand.sign != "~" and _flat(operand, node.sign).startswith("("):
                said = _prefixed("(", said, ")")
            found += [f"{node.sign} {said[0]}" if number else said[0], *said[1:]]
        return _prefixed("(", found, ")")
    found = [f"{node.name}("]
    for word, part in node.parts:
        said = _lines(part, width - 4, len(word))
        said = [f"{word}{said[0]}", *said[1:]]
        found += [f"    {line}" for line in said[:-1]] + [f"    {said[-1]},"]
    return [*found, ")"]


def _prefixed(first: str, inner: list[str], last: str) -> list[str]:
    return [first, *(f"    {line}" for line in inner), last]
