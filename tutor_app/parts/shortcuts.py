"""The keys of the page: the button that lists them, and the list."""

from __future__ import annotations

from functools import cache

from tutor_app.texts.messages import message

from .markup import Markup, element

KEYS: dict[str, str] = {
    "tab": "Tab", "enter": "Enter", "arrows": "← ↑ → ↓", "escape": "Esc", "on": "N", "back": "B", "field": "F",
    "number": "1 … 9", "search": "/", "list": "?",
}  # fmt: skip
"""What the keys do, by the name of its message, and the key."""


@cache
def shortcuts_button(lang: str) -> Markup:
    """The button that opens the list."""
    title = message(lang, "shortcuts.title")
    return element("button", {"type": "button", "class": "help-keys", "data-shortcuts": True, "data-focus": "shortcuts",
                              "aria-label": title, "aria-haspopup": "dialog", "title": title}, "?")  # fmt: skip


@cache
def shortcuts_list(lang: str) -> Markup:
    """The list of keys, closed, with the switch for keys of a single character."""
    close = element("button", {"type": "button", "class": "btn", "data-close": True, "autofocus": True},
                    message(lang, "shortcuts.close"))  # fmt: skip
    rows = [
        (element("dt", None, element("kbd", None, key)), element("dd", None, message(lang, f"shortcuts.{name}")))
        for name, key in KEYS.items()
    ]
    single = element("input", {"type": "checkbox", "data-single-keys": True, "checked": True})
    return element(
        "dialog", {"class": "shortcuts", "aria-labelledby": "shortcuts-title"},
        element("header", None, element("h2", {"id": "shortcuts-title"}, message(lang, "shortcuts.title")), close),
        element("dl", None, rows),
        element("label", None, single, element("span", None, message(lang, "shortcuts.single"))),
    )  # fmt: skip
