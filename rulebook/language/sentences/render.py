"""Renders explanations as sentences: spans with roles, in any of the languages, followed by citations."""

from __future__ import annotations

from functools import cache

from rulebook.articles.rules import UnknownRule, citation, statement
from rulebook.explain.tree import Explanation, Word
from rulebook.language.words.spans import Span, plain
from rulebook.languages import MissingWord, english_where_missing, tables

from .templates import Pattern, fill, parse

_INNER = str.maketrans("()", "[]")
CANNOT = "{cannot}"
"""The placeholder for "you cannot ..." in a refusal."""


def frames(lang: str) -> dict[str, str]:
    """Every template of a language by node: the files in ``sentences/``.

    Raises:
        ValueError: a node occurs in two files.
    """
    return tables(lang, "sentences")


@cache
def pattern(lang: str, node: str, act: str = "") -> Pattern:
    """The pattern of a node, with ``{cannot}`` replaced by the frame of the refused action ``act``.

    Raises:
        MissingWord: no frame for this node or action.
    """
    frame = _frame(lang, node)
    if CANNOT in frame:
        frame = frame.replace(CANNOT, _frame(lang, f"cannot.{act}"))
    return parse(frame)


def _frame(lang: str, node: str) -> str:
    if node not in frames(lang):
        raise MissingWord(f"{lang} has no {node!r} in sentences/")
    return frames(lang)[node]


@english_where_missing
def say(lang: str, explanation: Explanation, *, cite: bool = True) -> tuple[Span, ...]:
    """Render an explanation, without what is behind "more".

    Args:
        lang: the code of the language.
        explanation: the explanation to render.
        cite: append the citation of its first rule in brackets.

    Returns:
        The sentence as spans with roles.

    Raises:
        MissingWord: no frame for the node.
        FrameError: the explanation lacks an argument of its frame.
    """
    arguments = dict(explanation.arguments)
    act = arguments.get("act")
    spans = fill(lang, pattern(lang, explanation.node, act.value if isinstance(act, Word) else ""), arguments)
    if cite and explanation.rules:
        spans = (*spans, Span("text", " "), cited(lang, explanation.rules[0]))
    return spans


def text(lang: str, explanation: Explanation, *, cite: bool = False) -> str:
    """Render an explanation as a plain string."""
    return plain(say(lang, explanation, cite=cite))


def more(lang: str, explanation: Explanation) -> list[tuple[Span, ...]]:
    """The contents of "more": the children's sentences, then the wording of rules not covered by them."""
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
    """The citation of a rule in brackets; for an unknown rule, only its id."""
    try:
        place = citation(rule, lang)
    except UnknownRule:
        place = rule
    inner = place.translate(_INNER)
    return Span("citation", f"({inner})", ("rule", rule))


def rule_text(lang: str, rule: str) -> str | None:
    """The rule in one or two sentences, or None if it has no wording."""
    try:
        return statement(rule, lang)
    except UnknownRule:
        return None
