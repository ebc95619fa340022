"""What no single word of a question says: who does something, what is named twice, which of two cards is meant.

Each is a concept like those of ``search/principles``, where it is listed without words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scenarios.asking.tokens import Tokens

from .concepts import Spoken, number_in

FEW = 100
"""Numbers below this one count something; the others are points."""
_REPEATED = frozenset({"counter-trap"})
_ACTIVATE = "activate"
_RESPONDS = frozenset({"respond", "chain"})


def computed(tokens: Tokens, spoken: Sequence[Spoken]) -> Iterator[Spoken]:
    """The concepts that are so for a question, beside those that it speaks of."""
    answers = _answer_meant(tokens, spoken)
    for concept, holds in (
        ("no-person", not _names_person(tokens)),
        ("repeated", _is_repeated(spoken)),
        ("his-counter-trap", _is_his(tokens, spoken, "counter-trap")),
        ("equal-points", comparison(_points(tokens)) == "equal"),
        ("the-answer", answers is True),
        ("the-answered", answers is False),
    ):
        if holds:
            yield Spoken(concept, (), run=False)


def comparison(points: Sequence[int]) -> str:
    """How the first of two points compares with the second; "" if there are not two."""
    if len(points) < 2:
        return ""
    return "equal" if points[0] == points[1] else "higher" if points[0] > points[1] else "lower"


def _names_person(tokens: Tokens) -> bool:
    """Whether a question says who does something."""
    return any(said & {":i", ":he"} for said in tokens.said)


def _is_repeated(spoken: Sequence[Spoken]) -> bool:
    """Whether a question names a kind of card twice: "a Counter Trap on a Counter Trap"."""
    places = [one.places for one in spoken if one.concept in _REPEATED]
    return len({place[0] for place in places}) > 1


def _points(tokens: Tokens) -> list[int]:
    """The numbers too high to count anything, in the order of the question."""
    return [number for word in tokens.words if (number := number_in(word)) is not None and number >= FEW]


def _is_his(tokens: Tokens, spoken: Sequence[Spoken], concept: str) -> bool:
    """Whether it is told that the opponent activates something: "he activates a Counter Trap"."""
    told = {tokens.clause[place] for one in spoken if one.concept == concept for place in one.places} - tokens.asking
    acts = {tokens.clause[place] for one in spoken if one.concept == _ACTIVATE for place in one.places}
    who = [set().union(*tokens.said[slice(*tokens.bounds(clause))]) for clause in told & acts]
    return any(":he" in said and ":i" not in said for said in who)


def _answer_meant(tokens: Tokens, spoken: Sequence[Spoken]) -> bool | None:
    """Whether the card that responded is asked about, or the one that it responded to; None if neither is told."""
    told = {tokens.clause[one.places[0]] for one in spoken if one.concept in _RESPONDS} - tokens.asking
    who = {_person(tokens, clause, ":i", ":he") for clause in told}
    whose = {_person(tokens, clause, ":my", ":his") for clause in tokens.asking}
    return who == whose if len(who) == len(whose) == 1 and None not in who | whose else None


def _person(tokens: Tokens, clause: int, mine: str, his: str) -> bool | None:
    """Whether a clause speaks of the player who asks, and not of the other one; None if it does of both or neither."""
    bounds = tokens.bounds(clause)
    own, other = tokens.span(*bounds, mine), tokens.span(*bounds, his)
    return own if own is not other else None
