"""Words from outside, or longer than there is room for, made fit to be shown."""

from __future__ import annotations


def repeatable(words: str, most: int) -> str:
    """Sanitise external words for display: no unprintable characters, and truncated to ``most``."""
    return "".join(sign for sign in words[:most] if sign.isprintable())


def bounded(words: str, most: int) -> str:
    """Truncate to ``most`` characters at a word boundary, with an ellipsis."""
    return words if len(words) <= most else f"{words[: most - 1].rsplit(' ', 1)[0].rstrip(',;:')}…"
