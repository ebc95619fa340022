"""Monsters for a board whose story Summons from the Extra Deck, and cards for effects that search the Deck."""

from __future__ import annotations

from functools import cache

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import MonsterKind, Type


def materials(card: Card) -> tuple[str, ...]:
    """Monsters with which a Synchro or Xyz Monster can be Summoned; none for other cards."""
    stats = card.stats
    if stats is None:
        return ()
    if MonsterKind.XYZ in stats.kinds:
        return _plain().get(stats.rank, ())[:2]
    if MonsterKind.SYNCHRO not in stats.kinds:
        return ()
    for tuner, level in _tuners():
        others = _plain().get(stats.level - level, ())
        if others:
            return tuner, others[0]
    return ()


@cache
def sought() -> tuple[str, ...]:
    """A weak monster without effects of every Type, for effects that search a Deck."""
    found: dict[Type, str] = {}
    for slugs in _plain().values():
        for slug in slugs:
            stats = BY_SLUG[slug].stats
            if stats is not None and stats.level <= _LOW and (stats.atk or 0) <= _WEAK:
                found.setdefault(stats.type, slug)
    return tuple(sorted(found.values()))


_LOW, _WEAK = 4, 1500
"""Most effects that search a Deck find a monster with this Level and ATK or less."""


@cache
def _tuners() -> tuple[tuple[str, int], ...]:
    """The Tuners of the Main Deck with their Levels."""
    own = ((slug, card.stats) for slug, card in sorted(BY_SLUG.items()) if not card.in_extra_deck)
    return tuple((slug, stats.level) for slug, stats in own if stats is not None and MonsterKind.TUNER in stats.kinds)


@cache
def _plain() -> dict[int, tuple[str, ...]]:
    """Monsters without effects by their Level."""
    found: dict[int, tuple[str, ...]] = {}
    for slug, card in sorted(BY_SLUG.items()):
        stats = card.stats
        if stats is not None and not card.in_extra_deck and stats.kinds == (MonsterKind.NORMAL,):
            found[stats.level] = (*found.get(stats.level, ()), slug)
    return found
