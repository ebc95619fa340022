"""Markup for reasons: a sentence with its role, its rules and their pages, and further details in a "more" fold."""

from __future__ import annotations

from collections.abc import Sequence

from tutor_app.texts.messages import message
from tutor_app.wording.reasons import Piece, Reason, Rule

from .links import link
from .markup import Markup, div, element, join, span


def reasons(found: Sequence[Reason], lang: str) -> Markup:
    """Several reasons one below the other; a rule shown under one of them is behind "more" in the next."""
    shown: set[str] = set()
    drawn: list[Markup] = []
    for each in found:
        drawn.append(reason(each, lang, known=frozenset(shown)))
        shown |= {rule.id for rule in each.rules[:1]}
    return join(drawn)


def reason(found: Reason, lang: str, *, large: bool = True, known: frozenset[str] = frozenset()) -> Markup:
    """One reason: its role as a tag, the sentence, and the fold with rules and further reasons.

    ``known`` are rules already shown above: a large reason moves them into its fold, one inside a fold omits them.
    """
    cut = 0 if found.rules and found.rules[0].id in known else 1
    first, rest = found.rules[:cut], [each for each in found.rules[cut:] if large or each.id not in known]
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


def pieces(found: Sequence[Piece]) -> Markup:
    """A sentence with names and citations emphasised."""
    return join([
        element("cite", {"class": "cite"}, piece.text) if piece.role == "citation"
        else element("b", None, piece.text) if piece.role == "name"
        else piece.text
        for piece in found
    ])  # fmt: skip


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


def fold(title: str, inside: Sequence[Markup], key: str, *, open_: bool = False) -> Markup:
    """A section that opens on demand and stays open across redraws."""
    return element("details", {"data-focus": key, "open": open_}, element("summary", None, title), div("inner", inside))
