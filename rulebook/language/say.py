"""Explanations as sentences: spans with roles, in any of the four languages, with citations at the end."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from rulebook.articles.rules import UnknownRule, citation, statement
from rulebook.explain.tree import Explanation, Word

from .frames import Pattern, fill, parse
from .quotes import LANGUAGES
from .spans import Span, plain

FILES: tuple[str, ...] = ("moves", "chain", "battle", "more", "refusals", "refusals_effects", "decks")
"""The files of frames, ``frames_<name>.toml``."""

CANNOT = "{cannot}"
"""Stands in a refusal for "you cannot ..."."""


@cache
def frames() -> dict[str, dict[str, str]]:
    """Every frame by node, in every language.

    Raises:
        ValueError: a node stands in two files or lacks a language.
    """
    found: dict[str, dict[str, str]] = {}
    for name in FILES:
        text = files(__package__).joinpath(f"frames_{name}.toml").read_text(encoding="utf-8")
        for node, frame in tomllib.loads(text).items():
            if node in found:
                raise ValueError(f"frame {node!r} stands in two files")
            if set(frame) != set(LANGUAGES):
                raise ValueError(f"frame {node!r} needs exactly the languages {', '.join(LANGUAGES)}")
            found[node] = frame
    return found


@cache
def pattern(lang: str, node: str, act: str = "") -> Pattern:
    """The pattern of a node; ``{cannot}`` in it becomes the frame of the refused action ``act``.

    Raises:
        KeyError: no frame for this node or action.
    """
    frame = frames()[node][lang]
    if CANNOT in frame:
        frame = frame.replace(CANNOT, frames()[f"cannot.{act}"][lang])
    return parse(frame)


def say(lang: str, explanation: Explanation, *, cite: bool = True) -> tuple[Span, ...]:
    """The sentence of an explanation, without what stands behind "more".

    Args:
        lang: de, en, it or nl.
        explanation: what to say.
        cite: put the citation of its first rule in brackets behind it.

    Raises:
        KeyError: no frame for the node.
        FrameError: the explanation lacks an argument of its frame.
    """
    arguments = dict(explanation.arguments)
    act = arguments.get("act")
    spans = fill(lang, pattern(lang, explanation.node, act.value if isinstance(act, Word) else ""), arguments)
    if cite and explanation.rules:
        spans = (*spans, Span("text", " "), cited(lang, explanation.rules[0]))
    return spans


def text(lang: str, explanation: Explanation, *, cite: bool = False) -> str:
    """The sentence of an explanation as a plain string."""
    return plain(say(lang, explanation, cite=cite))


def more(lang: str, explanation: Explanation) -> list[tuple[Span, ...]]:
    """What stands behind "more": the children's sentences, then the rules they leave out in their own words."""
    found = [say(lang, child) for child in explanation.children]
    told = {rule for child in explanation.children for rule in child.rules}
    for rule in dict.fromkeys(explanation.rules):
        if rule in told:
            continue
        words = rule_text(lang, rule)
        if words:
            found.append((Span("text", f"{words} "), cited(lang, rule)))
    return found


def cited(lang: str, rule: str) -> Span:
    """Where a rule stands, in brackets; an unknown rule shows its id alone."""
    try:
        place = citation(rule, lang)
    except UnknownRule:
        place = rule
    inner = place.replace("(", "[").replace(")", "]")
    return Span("citation", f"({inner})", ("rule", rule))


def rule_text(lang: str, rule: str) -> str | None:
    """The rule in one or two sentences, or None where it has not been worded."""
    try:
        return statement(rule, lang)
    except UnknownRule:
        return None
