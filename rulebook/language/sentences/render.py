"""Renders explanations as sentences: spans with roles, in any of the languages, followed by citations."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from rulebook.articles.rules import UnknownRule, citation, statement
from rulebook.explain.tree import BARE, SECOND, Explanation, Passage, Quoted, RuleName, Thing, Value, Who, Word
from rulebook.language.words.noun_phrases import capital
from rulebook.language.words.spans import Span, plain
from rulebook.languages import FALLBACK, MissingWord, english_where_missing, tables

from .long_quotes import long_passages, without_quotes
from .mentions import Mentions
from .persons import addressed, turned
from .templates import Filling, Pattern, Prepared, fill, parse

_INNER = str.maketrans("()", "[]")
CANNOT = "{cannot}"
"""The placeholder for "you cannot ..." in a refusal."""
_QUOTE = re.compile(r"\{passage(=([^{}]|\{[^{}]*\})*)?\}(\.|$)")
"""The end of a sentence that says what a card says."""
_ONLY = re.compile(r"\{only_(activate|summon|starts|works)\}")
"""The placeholders for a sentence on the only condition for activating a card, a Summon, an effect to start or to work.
"""
_BETWEEN = re.compile(r": |\{(why|answers|hinders|other|third)\b")
"""What stands before such a sentence if it has to name the effect: another fact or another card."""
WHY = "{why}"
"""The placeholder for what the card lacks that a player would think of."""


class Depth(StrEnum):
    """How a reason is told: in everyday words, or in the exact terms of the rules."""

    SIMPLE = "simple"
    EXACT = "exact"


@cache
def frames(lang: str) -> dict[str, str]:
    """Every template of a language by node: the files in ``sentences/``, with the sentences on an only condition.

    Raises:
        ValueError: a node occurs in two files.
    """
    return _conditioned(tables(lang, "sentences"), tables(lang, "sentences"))


@cache
def simple_frames(lang: str) -> dict[str, str]:
    """The simple forms of a language by node, for the nodes that have one: the files in ``sentences/simple/``.

    Raises:
        ValueError: a node occurs in two files.
    """
    return _conditioned(tables(lang, "sentences/simple"), tables(lang, "sentences"))


def _conditioned(templates: Mapping[str, str], spoken: Mapping[str, str]) -> dict[str, str]:
    """The templates with the sentence on the only condition in the place of ``{only_...}``, if there is one."""

    def sentence(placeholder: re.Match[str]) -> str:
        before, usual = placeholder.string[: placeholder.start()], f"only.{placeholder[1]}"
        forms = (".source", ".named", "") if "{source" in before else (".named", "")
        wanted = [usual + form for form in (forms if _BETWEEN.search(before) else ("",))]
        return next((spoken[name] for name in wanted if name in spoken), placeholder[0])

    return {node: _ONLY.sub(sentence, template) for node, template in templates.items()}


@cache
def pattern(
    lang: str,
    node: str,
    act: str = "",
    lack: str = "",
    depth: Depth = Depth.EXACT,
    *,
    trait: str = "",
    bare: bool = False,
    second: bool = False,
    theirs: str = "",
    added: tuple[str, ...] = (),
    unquoted: frozenset[str] = frozenset(),
) -> Pattern:
    """The pattern of a node: ``{cannot}`` stands for the frame of the refused action, ``{why}`` for that of the lack.

    ``trait``: the frame of a deciding value is added as a sentence of its own. ``bare``: the refused action is left
    out where the reason is a sentence of its own. ``second``: another reason has been said before. ``theirs``: whom
    the quoted card of the other player speaks of, which is said after it. ``added``: frames that are said after it,
    each as a sentence of its own. ``unquoted``: the passages that no sentence of their own quotes. A node without a
    simple form has its exact one at both depths.

    Raises:
        MissingWord: no frame for this node, action, lack or trait.
    """
    found = simple_frames(lang).get(node) if depth is Depth.SIMPLE else None
    frame = _frame(lang, node) if found is None else found
    if (cut := without_quotes(frame, unquoted)) != frame:
        frame, theirs = cut, ""
    if bare:
        frame = frame.removeprefix(f"{CANNOT}: ").removeprefix(f"{CANNOT}. ")
    if second and _frame(FALLBACK, node).startswith((f"{CANNOT}: ", f"{CANNOT}. ")):
        frame = frame.replace(CANNOT, _frame(lang, "cannot.again"), 1)
    if CANNOT in frame:
        frame = frame.replace(CANNOT, _frame(lang, f"cannot.{act}"))
    if WHY in frame:
        frame = frame.replace(WHY, _frame(lang, f"near.{lack}"))
    if theirs and (quote := _QUOTE.search(frame)) is not None:
        frame = f"{frame[: quote.end()]} {_frame(lang, f'passage.theirs.{theirs}')}{frame[quote.end() :]}"
    if trait:
        frame = f"{frame} {_frame(lang, f'trait.{trait}')}"
    return parse(" ".join((frame, *(_frame(lang, one) for one in added))))


_ADDED = {
    "also": "refused.also",
    "moot": "refused.moot",
    "ending": "refused.ending",
    "doubled": "refused.doubled",
    "buried": "refused.buried",
    "omitted": "not-done.omitted",
    "alike": "left-out.alike",
    "besides_that": "refused.besides",
    "meant": "trigger.meant",
    "never_token": "refused.never-token",
}
"""By an argument, the frame of a sentence that is added: what else decides, or what is left out."""


def _frame(lang: str, node: str) -> str:
    if node not in frames(lang):
        raise MissingWord(f"{lang} has no {node!r} in sentences/")
    return frames(lang)[node]


@english_where_missing
def say(
    lang: str,
    explanation: Explanation,
    *,
    cite: bool = True,
    depth: Depth = Depth.EXACT,
    mentions: Mentions | None = None,
) -> tuple[Span, ...]:
    """Render an explanation, without what is behind "more".

    Args:
        lang: the code of the language.
        explanation: the explanation to render.
        cite: append the citation of its first rule in brackets.
        depth: in everyday words where there are any, or exact.
        mentions: the cards that the telling named before, in everyday words; updated.

    Returns:
        The sentence as spans with roles.

    Raises:
        MissingWord: no frame for the node.
        FrameError: the explanation lacks an argument of its frame.
    """
    arguments, theirs = _turned(dict(explanation.arguments))
    chosen = (arguments.get(name) for name in ("act", "lack", "trait"))
    act, lack, trait = (one.value if isinstance(one, Word) else "" for one in chosen)
    bare, second = BARE in arguments, SECOND in arguments
    long = long_passages(arguments) if depth is Depth.SIMPLE else frozenset[str]()
    added = tuple(frame for name, frame in _ADDED.items() if name in arguments and name not in long)
    made = pattern(
        lang, _node(explanation.node, long), act, lack, depth, trait=trait, bare=bare, second=second, theirs=theirs,
        added=added, unquoted=long,
    )  # fmt: skip
    if depth is Depth.SIMPLE:
        mentions = Mentions() if mentions is None else mentions
        arguments = mentions.shortened(arguments)
    spans = fill(lang, made, _filling(lang, arguments, depth, mentions))
    if mentions is not None:
        mentions.note(arguments, made, plain(spans), lang)
    if bare:
        spans = (spans[0]._replace(text=capital(spans[0].text)), *spans[1:])
    if cite and explanation.rules:
        spans = (*spans, Span("text", " "), cited(lang, explanation.rules[0], explanation.ruleset))
    return spans


def _node(node: str, long: frozenset[str]) -> str:
    """The frame of a node, without the text of a card if that is long and the frame says nothing else."""
    return node.removesuffix(".text") if long and node in _NOTHING_ELSE else node


_NOTHING_ELSE = ("mode-chosen.text",)
"""The frames that only quote a card, and do without."""


def shortened(lang: str, explanation: Explanation, depth: Depth) -> bool:
    """Whether the simple form of an explanation leaves out a long quotation, which then belongs to "more"."""
    long = long_passages(dict(explanation.arguments)) if depth is Depth.SIMPLE else frozenset[str]()
    node = explanation.node
    frame = simple_frames(lang).get(node) or frames(lang).get(node, "")
    return bool(long) and (node in _NOTHING_ELSE or without_quotes(frame, long) != frame or not long.isdisjoint(_ADDED))


def _turned(arguments: Mapping[str, Value]) -> tuple[dict[str, Value], str]:
    """The arguments with what a card of the other player says turned to the reader.

    ``addressed`` is whom the card calls "you" if that is not the player on whose side it lies.
    Where its words do not allow that, whom the quoted card speaks of as well: "you", or only the "opponent".
    """
    found, theirs = dict(arguments), ""
    for name, value in arguments.items():
        if not isinstance(value, Passage) or not (whom := addressed(value)):
            continue
        sides: set[Value] = (
            {arguments["addressed"]}
            if "addressed" in arguments
            else {one.side for one in arguments.values() if isinstance(one, Thing) and one.names == value.card.names}
        )
        if sides != {Who.OPPONENT}:
            continue
        said = turned(value)
        if said is not None:
            found[name] = said
        elif name == "passage":
            theirs = whom
    return found, theirs


def _filling(lang: str, arguments: Mapping[str, Value], depth: Depth, mentions: Mentions | None) -> dict[str, Filling]:
    """The arguments of a sentence; what quotes sentences or a rule is said already."""
    found: dict[str, Filling] = dict(arguments)
    for name, value in arguments.items():
        if isinstance(value, RuleName):
            found[name] = Prepared((Span("text", rule_text(lang, value.id) or value.id, ("rule", value.id)),))
        elif isinstance(value, Quoted):
            said: list[Span] = []
            for one in value.told:
                said += [Span("text", " ")] if said else []
                said += say(lang, one, cite=False, depth=depth, mentions=mentions)
            found[name] = Prepared(tuple(said))
    return found


def text(
    lang: str,
    explanation: Explanation,
    *,
    cite: bool = False,
    depth: Depth = Depth.EXACT,
    mentions: Mentions | None = None,
) -> str:
    """Render an explanation as a plain string; see ``say``."""
    return plain(say(lang, explanation, cite=cite, depth=depth, mentions=mentions))


def more(lang: str, explanation: Explanation, *, depth: Depth = Depth.EXACT) -> list[tuple[Span, ...]]:
    """The contents of "more": the children's sentences, then the wording of rules not covered by them."""
    found = [say(lang, explanation, cite=False)] if shortened(lang, explanation, depth) else []
    found += [say(lang, child, depth=depth) for child in explanation.children]
    told = {rule for child in explanation.children for rule in child.rules}
    for rule in dict.fromkeys(explanation.rules):
        if rule in told:
            continue
        words = rule_text(lang, rule)
        if words:
            found.append((Span("text", f"{words} "), cited(lang, rule, explanation.ruleset)))
    return found


def cited(lang: str, rule: str, played: str = "") -> Span:
    """The citation of a rule in brackets, in a game of the ruleset ``played``; for an unknown rule, only its id."""
    try:
        place = citation(rule, lang, played)
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
