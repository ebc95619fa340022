"""What players do in a question that names no card: what is asked about, and what has happened before."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal

from .kinds_of_card import Kind
from .tokens import Tokens

What = Literal["activate", "set", "summon", "special", "flip", "attack", "change", "draw", "destroy"]
_POSITIONS = (":defense", ":attack_position", "position")
_TURNING = (":turns", "change", "flip", ":put", ":sets")
"""What says that a card is turned or put into a position."""
_FAR = 8
"""How many words a battle position may stand from the verb that changes it."""
_AIM = 5
"""How many words behind its verb a position that a card is turned to may stand."""
_NEXT = 2
"""How many words may stand between two that say one deed together: "flip" and "summon"."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What is done by the words at ``places``, which are in one clause; ``asked``: the question is about it."""

    what: What
    places: tuple[int, ...]
    clause: int
    asked: bool

    @property
    def at(self) -> int:
        """Its first word."""
        return self.places[0]


def deeds_in(tokens: Tokens, kinds: list[Kind]) -> list[Deed]:
    """What is done in a question, in its order; the same deed said by several words together is one."""
    covered = {at for one in kinds for at in range(one.start, one.end)}
    calls = _callings(tokens, kinds)
    found: list[Deed] = []
    at = 0
    while at < len(tokens.words):
        what, places = _deed(tokens, at, covered | calls)
        if what is None:
            at += 1
            continue
        clause = tokens.clause[at]
        last = found[-1] if found else None
        same = last is not None and last.what == what and last.clause == clause
        if same and (at - found[-1].places[-1] <= _NEXT or _is_normally(tokens, found[-1].places[-1])):
            found[-1] = Deed(what, (*found[-1].places, *places), clause, found[-1].asked)
        else:
            found.append(Deed(what, places, clause, _is_asked(tokens, at)))
        at = places[-1] + 1
    return _with_one_asked(tokens, found)


def _is_normally(tokens: Tokens, at: int) -> bool:
    """Whether a word says only how a monster is Summoned: "normally", with the verb to come."""
    return not tokens.said[at] & {"summon", "set"}


def _with_one_asked(tokens: Tokens, found: list[Deed]) -> list[Deed]:
    """The deeds; the last of the question is asked about if all of it seem to have happened before."""
    last = max((at for at, one in enumerate(found) if one.clause in asking_clauses(tokens)), default=-1)
    if last < 0 or any(one.asked for one in found):
        return found
    return [replace(one, asked=True) if at == last else one for at, one in enumerate(found)]


def _callings(tokens: Tokens, kinds: list[Kind]) -> set[int]:
    """The words that call a card Set, so that nobody Sets it here: "a Set Trap"."""
    found = {one.start - 1 for one in kinds if tokens.span(one.start - 1, one.start, ":set")}
    return found | {one.end for one in kinds if one.lies and tokens.span(one.end, one.end + 1, ":set")}


def _deed(tokens: Tokens, at: int, covered: Collection[int]) -> tuple[What | None, tuple[int, ...]]:
    """The deed that a word begins, and its words."""
    said = tokens.said[at]
    if at in covered or ":battle_phase" in said or ":first_turn" in said:
        return None, ()
    start, end = tokens.bounds(tokens.clause[at])
    beside = tokens.span(at - 1, at + 2, "special")
    if "flip" in said and ("summon" in said or _near(tokens, at, "summon") >= 0):
        other = _near(tokens, at, "summon")
        return "flip", (at,) if other < 0 or "summon" in said else tuple(sorted((at, other)))
    aim = _aim(tokens, at)
    if aim >= 0:
        return "change", (at, aim)
    if said & {":turns", "change", "flip"} and tokens.span(at - _FAR, at + _FAR, *_POSITIONS):
        return "change", (at,)
    if "draw" in said and not said & {"phase", ":later"} and not tokens.span(at + 1, at + 2, "phase"):
        return "draw", (at,)
    if said & {"destroy"}:
        return "destroy", (at,)
    if "special" in said or ("summon" in said and beside and not said & {":normal", "normal-summon"}):
        other = _near(tokens, at, "summon", "special")
        return "special", (at, other) if other > at else (at,)
    if said & {"summon", "normal-summon", ":normal"}:
        return "summon", (at,)
    if said & {"attack", ":attack"} and not tokens.span(at, at + 2, "position"):
        return "attack", (at,)
    laid = said & {":laid", ":sets"} or ("set" in said and "position" not in said)
    turned = _near(tokens, at, ":laid", ":turns")
    if laid or (":set" in said and turned >= 0 and turned not in covered):
        return "set", (at,)
    if said & {"activate", ":play", "respond"} and not said & {":up", ":get"}:
        return "activate", (at,)
    if said & {"activate"}:
        return "activate", (at,)
    if "flip" in said and tokens.span(start, end, "trap", "spell", "monster"):
        return ("activate" if tokens.span(start, end, "trap", "spell") else "flip"), (at,)
    return None, ()


def _aim(tokens: Tokens, at: int) -> int:
    """The word for the position that a monster there is turned to: "I put it in attack"; -1 if there is none."""
    if not tokens.said[at].intersection(_TURNING):
        return -1
    _, end = tokens.bounds(tokens.clause[at])
    for place in range(at + 1, min(end, at + 1 + _AIM)):
        said = tokens.said[place]
        towards = tokens.span(place - 1, place, ":onto", ":into", ":toward")
        if ":attack_position" in said or (said & {"attack", ":attack"} and towards):
            return place if tokens.span(at + 1, place, ":it", ":my") else -1
        if said & {":defense"}:
            return place if tokens.span(at + 1, place, ":it") and not said & {":set"} else -1
    return -1


def _near(tokens: Tokens, at: int, *kinds: str) -> int:
    """The word beside another one of its clause that says one of these; -1 if there is none."""
    start, end = tokens.bounds(tokens.clause[at])
    behind = tokens.first(at + 1, min(end, at + 1 + _NEXT), *kinds)
    return behind if behind >= 0 else tokens.last(max(start, at - 1), at, *kinds)


def _is_asked(tokens: Tokens, at: int) -> bool:
    """Whether a deed is what the question is about, and not what is said to have happened before."""
    clause = tokens.clause[at]
    if clause not in asking_clauses(tokens):
        return False
    start, _ = tokens.bounds(clause)
    said = tokens.said[start:at]
    behind = max((one for one, kinds in enumerate(said) if kinds & {":relative", ":after", ":if"}), default=-1)
    behind = max(behind, *(one for one in range(-1, len(said)) if one < 0 or _begins_relative(tokens, start + one)))
    asks = max((one for one, kinds in enumerate(said) if ":can" in kinds), default=-1)
    before = ":relative" in tokens.said[at]
    return asks >= behind and not before


def asking_clauses(tokens: Tokens) -> frozenset[int]:
    """The clauses of the question; one that begins with "after" belongs to the clause before it that asks."""
    last = max(tokens.asking, default=0)
    start, end = tokens.bounds(last)
    before = max((tokens.clause[at] for at in range(start) if ":can" in tokens.said[at]), default=-1)
    after = tokens.span(start, start + 1, ":after") and not tokens.span(start, end, ":can")
    return frozenset({before}) if after and before >= 0 else tokens.asking


def _begins_relative(tokens: Tokens, at: int) -> bool:
    """Whether words tell what somebody did with a card or in a turn: "the same turn I summoned it", "that I Set"."""
    said = tokens.said[at]
    card = said & {"monster", "card", "trap", "spell"} or any(one.start <= at < one.end for one in tokens.mentions)
    if ":which" in said:
        return tokens.span(at + 1, at + 2, ":i", ":he")
    followed = tokens.span(at + 1, at + 2, ":i", ":he", ":relative") if "turn" in said or card else False
    return followed or (bool(card) and tokens.span(at + 1, at + 2, ":which"))
