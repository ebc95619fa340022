"""Markup that is escaped by construction: plain text given as a child or attribute is always escaped."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TypeAlias


class Markup(str):
    """A complete, safe HTML string. Only this module creates one."""

    __slots__ = ()


Child: TypeAlias = "str | int | Iterable[Child] | None"
Attribute: TypeAlias = "str | int | bool | None"

_VOID = frozenset({"br", "input", "hr", "rect", "path", "line", "circle"})


def text(value: object) -> Markup:
    """``value`` as escaped text."""
    return value if isinstance(value, Markup) else Markup(escape(str(value), quote=True))


def join(children: Iterable[Child], between: str = "") -> Markup:
    """Concatenate children; plain strings are escaped, ``None`` is omitted."""
    return Markup(text(between).join(_flat(children)))


def _flat(children: Iterable[Child]) -> list[str]:
    found: list[str] = []
    for child in children:
        if child is None:
            continue
        if isinstance(child, (str, int)):
            found.append(text(child))
        else:
            found.extend(_flat(child))
    return found


def element(name: str, attributes: dict[str, Attribute] | None = None, *children: Child) -> Markup:
    """One element. ``True`` gives a bare attribute, ``False`` and ``None`` omit it.

    Raises:
        ValueError: a name that is not a plain element or attribute name.
    """
    if not name.isalnum():
        raise ValueError(f"not an element name: {name!r}")
    written = [name]
    for key, value in (attributes or {}).items():
        if value is None or value is False:
            continue
        if not key.replace("-", "").isalnum():
            raise ValueError(f"not an attribute name: {key!r}")
        written.append(key if value is True else f'{key}="{text(value)}"')
    start = f"<{' '.join(written)}>"
    if name in _VOID and not children:
        return Markup(f"{start[:-1]}/>" if name not in {"br", "input", "hr"} else start)
    return Markup(f"{start}{join(children)}</{name}>")


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
    return {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items()}


def finder(label: str, focus: str) -> Markup:
    """A field that filters the adjacent list by what is typed; Enter goes to the first match."""
    return element("input", {"type": "search", "class": "finder", "data-find": True, "aria-label": label,
                             "placeholder": label, "autocomplete": "off", "spellcheck": "false", "maxlength": 60,
                             "data-focus": focus})  # fmt: skip
