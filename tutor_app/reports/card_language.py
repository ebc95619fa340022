"""``run.py language``: every element of the card language with an example card; updates its page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from inspect import getdoc, isfunction, signature
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Any, NamedTuple, get_args

from rulebook import vocabulary
from rulebook.cards import DECLARED_IN, POOL
from rulebook.notation.source import source
from rulebook.vocabulary.checking.faults import parts
from rulebook.vocabulary.conditions import Condition
from rulebook.vocabulary.effects import Card, Effect
from rulebook.vocabulary.events import On, Would
from rulebook.vocabulary.filters import Amount, Filter
from rulebook.vocabulary.operations import Modifier, Operation
from rulebook.vocabulary.recipes import Recipe
from rulebook.vocabulary.selectors import AnyNumber, AsMany, Selector, Target, UpTo
from rulebook.vocabulary.terms import (
    Cause,
    DamageKind,
    EffectKind,
    Form,
    JoinKind,
    LimitKey,
    Negation,
    Per,
    Ref,
    Side,
    Until,
    Window,
)

PAGE = Path(__file__).parents[2] / "docs" / "card-language.md"
LONGEST = 100
"""Maximum length of an excerpt; the most deeply nested parts are omitted first."""
NO_CARD = "no card yet"
_LEFT_OUT = "\N{HORIZONTAL ELLIPSIS}"
_QUOTED = re.compile(r"\"[^\"]*\"")
TO_DESCRIBE = "(say here what it means)"
TERMS: tuple[type[Enum], ...] = (
    EffectKind, Form, JoinKind, Ref, Side, Cause, Until, Window, LimitKey, Per, Negation, DamageKind,
)  # fmt: skip
"""The closed sets whose members are explained individually; the others use the game's own terms."""
_TOLD = re.compile(r"^- \*\*`(\w+\.\w+)`\*\* (.*?) · ", re.MULTILINE)
_ENTRY = re.compile(r"^- \*\*`([\w.]+).*?(?:\n  .*?)?· \[`([a-z0-9-]+)`\]", re.MULTILINE)


NONE_CHOSEN: Mapping[str, str] = MappingProxyType({})


class Piece(NamedTuple):
    """One entry: the name, its form, its description, and an excerpt of the best example card."""

    name: str
    form: str
    says: str
    excerpt: str
    card: str


def modules() -> Iterator[ModuleType]:
    """The modules of the card language."""
    for found in iter_modules(vocabulary.__path__):
        if not found.ispkg:
            yield import_module(f"{vocabulary.__name__}.{found.name}")


@cache
def pieces() -> dict[str, type]:
    """Every public element of the language by name, in module order."""
    return {
        name: value
        for module in modules()
        for name, value in vars(module).items()
        if is_dataclass(value) and isinstance(value, type) and value.__module__ == module.__name__
    }


@cache
def words() -> dict[str, Any]:
    """Every shorthand of the language: functions and constants that stand for elements."""
    found = {}
    for module in modules():
        for name, value in vars(module).items():
            if name.startswith("_") or isinstance(value, type):
                continue
            own = isfunction(value) and value.__module__ == module.__name__
            if own or (is_dataclass(value) and name not in found):
                found[name] = value
    return found


@cache
def groups() -> dict[str, tuple[type, ...]]:
    """The elements by category; the rest are parts of others."""
    recipes = get_args(Recipe)
    found: dict[str, tuple[type, ...]] = {
        "effects": tuple(one for one in get_args(Effect) if one not in recipes),
        "events": (On, Would),
        "selectors": (*get_args(Selector), Target, UpTo, AnyNumber, AsMany),
        "filters": tuple(one for one in pieces().values() if issubclass(one, Filter)),
        "conditions": tuple(one for one in pieces().values() if issubclass(one, Condition)),
        "amounts": tuple(one for one in get_args(Amount) if one is not int),
        "operations": get_args(Operation),
        "modifiers": get_args(Modifier),
        "recipes": recipes,
    }
    placed = {one for group in found.values() for one in group}
    found["parts"] = tuple(one for one in pieces().values() if one not in placed)
    return found


@cache
def _used() -> dict[type, list[tuple[int, str, object]]]:
    """The uses of each element: the number of elements on that card, its slug, and the value."""
    found: dict[type, list[tuple[int, str, object]]] = {}
    for card in POOL:
        inside = [value for _, value in parts(card)]
        for value in inside:
            found.setdefault(type(value), []).append((len(inside), card.slug, value))
    return found


def _entry(kind: type, chosen: str) -> Piece:
    """An element with the card chosen for it, or else the shortest that uses it."""
    uses = sorted(_used().get(kind, []), key=lambda use: (use[1] != chosen, use[0], use[1]))
    excerpt, card = ("", NO_CARD) if not uses else (_excerpt(source(uses[0][2], 10_000)), uses[0][1])
    if kind is Card:
        excerpt = ""
    return Piece(kind.__name__, _form(kind), _said(kind), excerpt, card)


def _form(kind: type) -> str:
    """The fields of an element, optional ones in brackets."""
    wanted: list[Field[Any]] = [one for one in fields(kind) if one.default is MISSING]
    more: list[Field[Any]] = [one for one in fields(kind) if one.default is not MISSING]
    said = ", ".join(one.name for one in wanted)
    rest = ", ".join(one.name for one in more)
    if not rest:
        return f"{kind.__name__}({said})"
    return f"{kind.__name__}({said}[, {rest}])" if said else f"{kind.__name__}([{rest}])"


def _said(value: object) -> str:
    """The docstring of an element on one line."""
    plain = " ".join((getdoc(value) or "").split("\n\nRaises")[0].split())
    return plain.replace("``", "`")


def _excerpt(said: str) -> str:
    """Source truncated by omitting the most deeply nested parts."""
    while len(said.replace(_LEFT_OUT, "(...)")) > LONGEST:
        inner = list(re.finditer(r"\(([^()]+)\)", said))
        if not inner:
            break
        longest = max(inner, key=lambda one: len(one[1]))
        said = f"{said[: longest.start()]}{_LEFT_OUT}{said[longest.end() :]}"
    return said.replace(_LEFT_OUT, "(...)")


@cache
def _sources() -> list[tuple[int, str, str]]:
    return sorted((len(said), card.slug, said) for card in POOL for said in (source(card, 10_000),))


def uses_word(said: str, name: str, function: bool) -> bool:
    """Whether a shorthand occurs in the source of a card."""
    return re.search(rf"\b{name}\b{'[(]' if function else '(?!=)'}", _QUOTED.sub("", said)) is not None


def _word(name: str, value: Any, chosen: str) -> Piece:
    """A shorthand with the card chosen for it, or else the shortest that uses it."""
    function = isfunction(value)
    written = [slug for _, slug, said in _sources() if uses_word(said, name, function)]
    slug = chosen if chosen in written else next(iter(written), NO_CARD)
    if not function:
        return Piece(name, name, f"`{_excerpt(_full(value))}`", "", slug)
    given = [one for one in signature(value).parameters.values() if one.name != "window"]
    form = f"{name}({', '.join(('*' if one.kind is one.VAR_POSITIONAL else '') + one.name for one in given)})"
    return Piece(name, form if len(form) < 40 else f"{name}(...)", _said(value), "", slug)


def _full(value: Any) -> str:
    """A value without its shorthand."""
    inside = ", ".join(source(getattr(value, field.name), 10_000) for field in fields(value))
    return f"{type(value).__name__}({inside})"


def tables(chosen: Mapping[str, str] = NONE_CHOSEN) -> dict[str, list[Piece]]:
    """The entries of each category of elements, and of the shorthands; ``chosen`` overrides the example cards."""
    found = {name: [_entry(one, chosen.get(one.__name__, "")) for one in group] for name, group in groups().items()}
    found["words"] = [_word(name, value, chosen.get(name, "")) for name, value in words().items()]
    return found


def _terms(page: str) -> list[Piece]:
    """The members of the closed sets, as described on the page."""
    told = dict(_TOLD.findall(page))
    chosen = dict(_ENTRY.findall(page))
    return [_term(member, told, chosen) for kind in TERMS for member in kind]


def _term(member: Enum, told: Mapping[str, str], chosen: Mapping[str, str]) -> Piece:
    name = f"{type(member).__name__}.{member.name}"
    written = [slug for _, slug, said in _sources() if uses_word(said, name, False)]
    written += [slug for _, slug, value in _used().get(type(member), []) if value is member]
    slug = chosen[name] if chosen.get(name) in written else next(iter(written), NO_CARD)
    return Piece(name, name, told.get(name, TO_DESCRIBE), "", slug)


def lines(piece: Piece) -> list[str]:
    """An entry as on the page."""
    shown = f"[`{piece.card}`](../{DECLARED_IN[piece.card]})" if piece.card != NO_CARD else f"*{NO_CARD}*"
    if not piece.excerpt:
        return [f"- **`{piece.form}`** {piece.says} · {shown}"]
    return [f"- **`{piece.form}`** {piece.says}", f"  <br>`{piece.excerpt}` · {shown}"]


def renewed(page: str) -> str:
    """The page with its tables updated; an example card is kept as long as it uses the element.

    Raises:
        ValueError: the page lacks the markers of a table.
    """
    for name, entries in (*tables(dict(_ENTRY.findall(page))).items(), ("terms", _terms(page))):
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        if begin not in page or end not in page:
            raise ValueError(f"{begin} ... {end} is missing")
        before, rest = page.split(begin, 1)
        told = [line for piece in entries for line in lines(piece)]
        page = "\n".join((f"{before}{begin}", *told, end + rest.split(end, 1)[1]))
    return page


def listing() -> Iterator[str]:
    """Every entry as text: the form and the card."""
    page = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else ""
    for name, entries in (*tables(dict(_ENTRY.findall(page))).items(), ("terms", _terms(page))):
        yield f"{name}:"
        yield from (f"  {piece.form}  ·  {piece.card}" for piece in entries)


def write() -> None:
    """Write the tables to the page.

    Raises:
        ValueError: the page lacks the markers of a table.
    """
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
