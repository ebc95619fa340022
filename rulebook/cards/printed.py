"""The face of a card in one call each: how the files beside this one begin every card."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Effect, MonsterStats, Names
from rulebook.vocabulary.terms import Attribute, CardKind, Icon, MonsterKind, Type

EFFECT = (MonsterKind.EFFECT,)


def monster_card(
    number: int,
    slug: str,
    names: tuple[str, str, str],
    line: tuple[Type, Attribute, int, int | None, int | None],
    kinds: tuple[MonsterKind, ...],
    *effects: Effect,
    scale: int | None = None,
    series: tuple[str, ...] = (),
) -> Card:
    """A Monster Card: names in English, German, Italian; Type, Attribute, Level, ATK, DEF; what its type line adds.

    The third number of an Xyz Monster is its Rank; ``scale`` is the Pendulum Scale,
    ``series`` what it is always treated as.
    """
    type_, attribute, stars, atk, def_ = line
    level, rank = (0, stars) if MonsterKind.XYZ in kinds else (stars, 0)
    stats = MonsterStats(type_, attribute, level, atk, def_, kinds, rank, scale)
    return Card(number, slug, Names(*names), CardKind.MONSTER, stats=stats, effects=effects, series=series)


def spell_card(
    number: int, slug: str, icon: Icon, names: tuple[str, str, str], *effects: Effect, series: tuple[str, ...] = ()
) -> Card:
    """A Spell Card; ``series`` are the ones it always belongs to besides those of its name."""
    return Card(number, slug, Names(*names), CardKind.SPELL, icon, effects=effects, series=series)


def trap_card(number: int, slug: str, icon: Icon, names: tuple[str, str, str], *effects: Effect) -> Card:
    """A Trap Card."""
    return Card(number, slug, Names(*names), CardKind.TRAP, icon, effects=effects)
