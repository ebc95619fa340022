"""Words from outside, or longer than there is room for, made fit to be shown."""

from __future__ import annotations


def repeatable(words: str, most: int) -> str:
    """Words that came from outside, fit to be repeated: no signs that cannot be shown, and not too many of them."""
    return "".join(sign for sign in words[:most] if sign.isprintable())


def bounded(words: str, most: int) -> str:
    """A text of at most ``most`` signs: a longer one is cut after a word and ends with an ellipsis."""
    return words if len(words) <= most else f"{words[:most - 1].rsplit(' ', 1)[0].rstrip(',;:')}…"
