"""The face of a card in one call each: how the files beside this one begin every card."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Effect, MonsterStats, Names
from rulebook.vocabulary.terms import Attribute, CardKind, CounterKind, Icon, MonsterKind, Type

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
    counter_caps: tuple[tuple[CounterKind, int], ...] = (),
) -> Card:
    """A Monster Card: names in English, German, Italian; Type, Attribute, Level, ATK, DEF; what its type line adds.

    The third number of an Xyz Monster is its Rank; ``scale`` is the Pendulum Scale,
    ``series`` what it is always treated as, ``counter_caps`` how many counters of a kind it can hold.
    """
    type_, attribute, stars, atk, def_ = line
    level, rank = (0, stars) if MonsterKind.XYZ in kinds else (stars, 0)
    stats = MonsterStats(type_, attribute, level, atk, def_, kinds, rank, scale)
    return Card(
        number, slug, Names(*names), CardKind.MONSTER,
        stats=stats, effects=effects, series=series, counter_caps=counter_caps,
    )  # fmt: skip


def spell_card(
    number: int,
    slug: str,
    icon: Icon,
    names: tuple[str, str, str],
    *effects: Effect,
    series: tuple[str, ...] = (),
    treated_as: tuple[str, ...] = (),
) -> Card:
    """A Spell Card; ``series`` and ``treated_as``: what it always belongs to, and whose name it always has."""
    return Card(
        number, slug, Names(*names), CardKind.SPELL, icon, effects=effects, series=series, treated_as=treated_as
    )  # fmt: skip


def trap_card(number: int, slug: str, icon: Icon, names: tuple[str, str, str], *effects: Effect) -> Card:
    """A Trap Card."""
    return Card(number, slug, Names(*names), CardKind.TRAP, icon, effects=effects)
