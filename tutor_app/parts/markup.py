"""Markup that is escaped by construction: plain text given as a child or attribute is always escaped."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import TypeAlias


class Markup(str):
    """A complete, safe HTML string. Only this module creates one."""

    __slots__ = ()


Child: TypeAlias = "str | int | Iterable[Child] | None"
Attribute: TypeAlias = "str | int | bool | None"

_VOID = frozenset({"br", "input", "hr", "rect", "path", "line", "circle"})


MOST_KEPT = 10_000
"""Maximum number of texts kept escaped; the same words are on most pages."""


@lru_cache(MOST_KEPT)
def _escaped(words: str) -> Markup:
    return Markup(escape(words, quote=True))


def text(value: object) -> Markup:
    """``value`` as escaped text."""
    return value if isinstance(value, Markup) else _escaped(str(value))


def join(children: Iterable[Child], between: str = "") -> Markup:
    """Concatenate children; plain strings are escaped, ``None`` is omitted."""
    found: list[str] = []
    _add(children, found)
    return Markup(text(between).join(found))


def _add(children: Iterable[Child], found: list[str]) -> None:
    for child in children:
        if isinstance(child, Markup):
            found.append(child)
        elif isinstance(child, (str, int)):
            found.append(_escaped(str(child)))
        elif child is not None:
            _add(child, found)


@lru_cache
def _opening(name: str) -> str:
    if not name.isalnum():
        raise ValueError(f"not an element name: {name!r}")
    return f"<{name}"


@lru_cache
def _attribute(key: str) -> str:
    if not key.replace("-", "").isalnum():
        raise ValueError(f"not an attribute name: {key!r}")
    return f" {key}"


def element(name: str, attributes: dict[str, Attribute] | None = None, *children: Child) -> Markup:
    """One element. ``True`` gives a bare attribute, ``False`` and ``None`` omit it.

    Raises:
        ValueError: a name that is not a plain element or attribute name.
    """
    written = [_opening(name)]
    if attributes:
        for key, value in attributes.items():
            if value is None or value is False:
                continue
            written.append(_attribute(key) if value is True else f'{_attribute(key)}="{text(value)}"')
    if name in _VOID and not children:
        written.append("/>" if name not in {"br", "input", "hr"} else ">")
    else:
        written.append(">")
        _add(children, written)
        written.append(f"</{name}>")
    return Markup("".join(written))


def classes(*names: str | None) -> str:
    """A class attribute from the non-empty names."""
    return " ".join(name for name in names if name)


def div(class_: str, *children: Child, **attributes: Attribute) -> Markup:
    """A ``div`` of this class; underscores in attribute names become hyphens."""
    return element("div", {"class": class_, **_hyphens(attributes)}, *children)


def span(class_: str, *children: Child, **attributes: Attribute) -> Markup:
    """A ``span`` of this class."""
    return element("span", {"class": class_ or None, **_hyphens(attributes)}, *children)


def button(class_: str, send: str, focus: str, *children: Child, **attributes: Attribute) -> Markup:
    """A button that sends ``send`` to the page; ``focus`` identifies it across redraws, so that it keeps the focus."""
    fixed: dict[str, Attribute] = {"type": "button", "class": class_, "data-send": send, "data-focus": focus}
    return element("button", {**fixed, **_hyphens(attributes)}, *children)


def _hyphens(attributes: dict[str, Attribute]) -> dict[str, Attribute]:
    return {_hyphened(key): value for key, value in attributes.items()} if attributes else attributes


@lru_cache
def _hyphened(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def finder(label: str, focus: str) -> Markup:
    """A field that filters the adjacent list by what is typed; Enter goes to the first match."""
    return element("input", {"type": "search", "class": "finder", "data-find": True, "aria-label": label,
                             "placeholder": label, "autocomplete": "off", "spellcheck": "false", "maxlength": 60,
                             "data-focus": focus})  # fmt: skip
