"""Kinds of card that a question speaks of without a name: "a Trap", "my Quick-Play Spell", "a Level 6 monster"."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from scenarios.formats.fields import PlayerWord

from .story import Slug
from .tokens import Tokens
from .typical import typical

MONSTER, ANY_CARD = "monster", "card"
_MARKS = (
    (":quick_play", "quick-play"),
    ("quick-play", "quick-play"),
    (":counter_trap", "counter-trap"),
    ("counter-trap", "counter-trap"),
    (":field_spell", "field-spell"),
    ("field-spell", "field-spell"),
    (":equip_spell", "equip-spell"),
    ("equip-card", "equip-spell"),
    (":continuous_spell", "continuous-spell"),
    (":continuous_trap", "continuous-trap"),
    (":normal_spell", "normal-spell"),
    (":normal_trap", "trap"),
    ("trap", "trap"),
    ("spell", "normal-spell"),
    ("monster", MONSTER),
    ("card", ANY_CARD),
)
"""What a word says, and the kind of card that it means; the closer one first."""
_OWNER_WITHIN = 2
"""How many words before a kind of card may say whose it is."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card in the words from ``start`` up to ``end``; ``card`` stands for it if it is a described monster.

    ``lies``: it is called Set. ``owner``: whose it is, if that is said.
    """

    kind: str
    start: int
    end: int
    clause: int
    owner: PlayerWord | None
    lies: bool
    card: Slug | None


def kinds_in(tokens: Tokens) -> list[Kind]:
    """The kinds of card in a question, in its order."""
    described = {at: one.card for one in tokens.mentions for at in range(one.start, one.end)}
    found: list[Kind] = []
    at = 0
    while at < len(tokens.words):
        end = at
        while end < len(tokens.words) and tokens.clause[end] == tokens.clause[at] and _is_kind(tokens, end, described):
            end += 1
        if end > at:
            said = set().union(*(tokens.said[one] for one in range(at, end)))
            card = described.get(at) or described.get(end - 1)
            kind = MONSTER if card else next(kind for mark, kind in _MARKS if mark in said)
            found.append(Kind(kind, at, end, tokens.clause[at], _owner(tokens, at, end), _lies(tokens, at, end), card))
        at = max(end, at + 1)
    return [one for one in found if not tokens.span(one.end, one.end + 1, ":zone")]


def _is_kind(tokens: Tokens, at: int, described: Collection[int]) -> bool:
    return at in described or any(mark in tokens.said[at] for mark, _ in _MARKS)


def _owner(tokens: Tokens, start: int, end: int) -> PlayerWord | None:
    """Whose card it is, if the words beside it say so."""
    before = tokens.said[max(0, start - _OWNER_WITHIN) : start]
    if any(":his" in said for said in before) or tokens.span(end, end + 1, ":his"):
        return "opponent"
    if tokens.span(end, end + 1, ":of", ":by") and tokens.span(end + 1, end + 4, ":he"):
        return "opponent"
    return "you" if any(":my" in said for said in before) else None


def _lies(tokens: Tokens, start: int, end: int) -> bool:
    """Whether a card is called Set: "a Set Trap", "una carta coperta"."""
    before = tokens.span(start - 1, start, ":set")
    behind = tokens.span(end, end + 1, ":set") and not tokens.span(end, end + 1, ":laid")
    return before or behind


_LASTING = {"normal-spell": "continuous-spell", "trap": "continuous-trap"}
"""The kind of card that a face-up Spell or Trap is, if it is not said."""
_FACE_UP = ("continuous-spell", "continuous-trap", "field-spell")


def lying_face_up(tokens: Tokens) -> list[Kind]:
    """The Spells and Traps without a name that are said to be face-up on the field: "I have a Continuous Spell"."""
    if not any(tokens.span(at, at + 1, "spell", "trap", *_FACE_UP_SAID) for at in range(len(tokens.words))):
        return []
    found = []
    for one in kinds_in(tokens):
        start, end = tokens.bounds(one.clause)
        up = tokens.span(max(start, one.start - _OWNER_WITHIN), min(end, one.end + _OWNER_WITHIN), ":up", "face-up")
        kind = _LASTING.get(one.kind, one.kind) if up else one.kind
        named = any(other.start - 1 <= at <= other.end for other in tokens.mentions for at in (one.start, one.end - 1))
        has = up or tokens.span(start, one.start, ":has")
        told = one.clause not in tokens.asking and has and not _is_used(tokens, start, end)
        told = told and not tokens.span(start, one.start, ":not")
        if told and kind in _FACE_UP and not (one.lies or named or one.card):
            holder = tokens.last(start, one.start, ":i", ":he")
            theirs = holder >= 0 and ":i" not in tokens.said[holder]
            found.append(replace(one, kind=kind, owner=one.owner or ("opponent" if theirs else "you")))
    return found


def _is_used(tokens: Tokens, start: int, end: int) -> bool:
    """Whether a clause says that something is done; "attiva" may say only that a card is face-up."""
    return any(said.intersection(_USED) and ":up" not in said for said in tokens.said[start:end])


_FACE_UP_SAID = (":field_spell", "field-spell")
_USED = ("activate", "respond", "destroy", "negate", "return", "banish", ":other", "target", "add")


def stand_in(kind: str, met: Collection[Slug]) -> Slug:
    """The card that stands for a kind of card; ``met`` are those that stand for others already."""
    listed = typical()["face-up" if kind == MONSTER else "trap" if kind == ANY_CARD else kind]
    return next((slug for slug in listed if slug not in met), listed[0])
