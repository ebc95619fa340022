"""Constructors for each kind of card, used by all files of this package."""

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
    """A Monster Card.

    Args:
        number: the printed passcode.
        slug: the English name in lower case with hyphens.
        names: in English, German, Italian.
        line: Type, Attribute, Level (for an Xyz Monster its Rank), ATK, DEF.
        kinds: the rest of the type line.
        effects: in printed order.
        scale: the Pendulum Scale.
        series: archetypes it is always treated as.
        counter_caps: how many counters of a kind it can hold.
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
    counter_caps: tuple[tuple[CounterKind, int], ...] = (),
) -> Card:
    """A Spell Card; ``series`` are archetypes it always belongs to, ``treated_as`` names it always has.

    ``counter_caps`` is how many counters of a kind it can hold.
    """
    return Card(
        number, slug, Names(*names), CardKind.SPELL, icon,
        effects=effects, series=series, treated_as=treated_as, counter_caps=counter_caps,
    )  # fmt: skip


def trap_card(number: int, slug: str, icon: Icon, names: tuple[str, str, str], *effects: Effect) -> Card:
    """A Trap Card."""
    return Card(number, slug, Names(*names), CardKind.TRAP, icon, effects=effects)
