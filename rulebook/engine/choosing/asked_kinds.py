"""What a filter asks a card to be, apart from where and how it lies: whether that can be said in one noun phrase."""

from __future__ import annotations

from rulebook.engine.core.conjunctions import filter_parts
from rulebook.vocabulary import filters as f
from rulebook.vocabulary.terms import Zone

_NAMING = (
    f.OfKind, f.OfMonsterKind, f.OfType, f.OfAttribute, f.StatIs, f.Named, f.Series, f.OfIcon, f.IsEquip,
    f.NormalSummonable, f.UsedForFusion, f.ByFace, f.WithHighest,
)  # fmt: skip
"""The filters on what a card is, in whatever place and position."""

_STANDING = (f.In, f.FaceUp, f.FaceDown, f.InPosition, f.Other)
"""The filters on where and how a card lies."""


def kind_asked(filter: f.Filter, failed: list[f.Filter]) -> f.Filter | None:
    """What a filter asks a card to be, if a part of that fails; None if it cannot be said in one noun phrase."""
    parts = filter_parts(filter)
    named = tuple(part for part in parts if _names(part))
    return f.And(named) if any(part in named for part in failed) else None


def _names(part: f.Filter) -> bool:
    if isinstance(part, f.StatIs):
        return isinstance(part.value, int)
    if isinstance(part, f.ByFace):
        inner = filter_parts(part.part)
        return all(_names(one) for one in inner)
    return isinstance(part, _NAMING)


def says_all(filter: f.Filter) -> bool:
    """Whether a filter says what a card must be and where, without anything that an event or a choice settles."""
    parts = filter_parts(filter)
    places = [part.zones for part in parts if isinstance(part, f.In)]
    if not places or any(Zone.BANISHED in zones for zones in places):
        return False
    return all(isinstance(part, _STANDING) or _names(part) for part in parts)
