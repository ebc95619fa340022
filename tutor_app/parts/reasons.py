"""Markup for reasons: a sentence with its role, its rules and their pages, and further details in a "more" fold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rulebook.language.sentences.render import Depth
from tutor_app.texts.messages import message
from tutor_app.wording.reasons import Piece, Reason, Rule

from .links import link
from .markup import Markup, button, div, element, join, span

MOST_KEPT = 4000
"""Maximum number of drawn reasons, and of drawn rules, that are kept."""


def reasons(found: Sequence[Reason], lang: str) -> Markup:
    """Several reasons one below the other; a rule shown under one of them is behind "more" in the next."""
    shown: set[str] = set()
    drawn: list[Markup] = []
    for each in found:
        drawn.append(reason(each, lang, known=frozenset(shown)))
        shown |= {rule.id for rule in shown_rules(each)}
    return join(drawn)


@lru_cache(MOST_KEPT)
def reason(found: Reason, lang: str, *, large: bool = True, known: frozenset[str] = frozenset()) -> Markup:
    """One reason: its role as a tag, the sentence, and the fold with rules and further reasons.

    ``known`` are rules already shown above: a large reason moves them into its fold, one inside a fold omits them.
    """
    first = tuple(each for each in shown_rules(found) if each.id not in known)
    rest = [each for each in found.rules[len(first) :] if large or each.id not in known]
    inner: list[Markup] = [rule(each, lang) for each in rest]
    above = known | {each.id for each in found.rules}
    inner += [reason(each, lang, large=False, known=above) for each in found.more]
    return div(
        "reason",
        element("p", {"class": "say" if large else None},
                span(f"tag {found.role}", message(lang, f"role.{found.role}")), pieces(found.pieces)),
        div("rules", [rule(each, lang) for each in first]) if first else None,
        fold(message(lang, "why.more"), inner, f"more-{found.key}") if inner else None,
    )  # fmt: skip


def shown_rules(found: Reason) -> tuple[Rule, ...]:
    """The rules shown right below a reason; the others are behind "more"."""
    return () if found.rules_in_more else found.rules[:1]


def pieces(found: Sequence[Piece]) -> Markup:
    """A sentence with names and citations emphasised."""
    return join([
        element("cite", {"class": "cite"}, piece.text) if piece.role == "citation"
        else element("b", None, piece.text) if piece.role == "name"
        else piece.text
        for piece in found
    ])  # fmt: skip


@lru_cache(MOST_KEPT)
def rule(found: Rule, lang: str) -> Markup:
    """A rule chip: statement, page or heading, the id as a link to its entry; and a badge if the sources differ."""
    said = [element("b", None, found.statement), " "] if found.statement else []
    where = [span("cite", found.citation), " "] if found.citation else []
    to = link(f"rule:{found.id}", lang, element("code", None, found.id), class_="rule-id")
    return div("rule", said, where, to, _dispute(found, lang))


def _dispute(found: Rule, lang: str) -> Markup | None:
    if found.dispute is None:
        return None
    rows = [("why.reading_a", found.dispute.reading_a), ("why.reading_b", found.dispute.reading_b),
            ("why.played", found.dispute.played)]  # fmt: skip
    return element(
        "details", {"data-focus": f"dispute-{found.id}"},
        element("summary", None, span("badge", message(lang, "why.disputed"))),
        div("inner", [element("p", {"class": "reading"}, element("b", None, message(lang, key)), ": ", said)
                      for key, said in rows if said]),
    )  # fmt: skip


def depths(lang: str, now: Depth) -> Markup:
    """The switch between the two depths of every reason."""
    return div("forms", [
        button("", f"depth:{depth}", f"depth-{depth}", message(lang, f"switch.{depth}"),
               aria_pressed="true" if depth is now else "false")
        for depth in Depth
    ], role="group", aria_label=message(lang, "switch.depth"))  # fmt: skip


def fold(title: str, inside: Sequence[Markup], key: str, *, open_: bool = False) -> Markup:
    """A section that opens on demand and stays open across redraws."""
    return element("details", {"data-focus": key, "open": open_}, element("summary", None, title), div("inner", inside))
