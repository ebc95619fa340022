"""Cards with other effects than they print: a face of their own in the book, with a number that leads back.

A monster that copies another one keeps its Type, its Level and its own name in the tutor's words. Its face has the
effects, the name asked for by other cards, and if the text says so the ATK of the other one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from rulebook.vocabulary.effects import Activated, Card, Continuous, Effect, Gained, Lent, Replacement, Unclassified
from rulebook.vocabulary.operations import Copy
from rulebook.vocabulary.terms import MonsterKind, SummonKind

from .effect_paths import walk

_FACES = 10**9
"""More than any printed number."""


def printed(number: int) -> int:
    """The printed number of a card that may have another face now."""
    return number % _FACES


def copies(cards: Iterable[Card], effects: Mapping[int, tuple[Effect, ...]]) -> Iterator[tuple[tuple[int, int], Card]]:
    """Yield each face a card can have, by the numbers of that card and of the monster copied.

    ``effects`` are those in force, by number.
    """
    every = sorted(cards, key=lambda card: card.number)
    monsters = [card for card in every if card.stats is not None]
    for card in every:
        for index, effect in enumerate(effects[card.number]):
            copy = copying(effect)
            if copy is None or card.stats is None:
                continue
            kept = (*effects[card.number][:index], *effects[card.number][index + 1 :])
            for place, other in enumerate(monsters, 1):
                assert other.stats is not None
                atk = (other.stats.atk or 0) if copy.atk else card.stats.atk
                yield (card.number, other.number), replace(
                    card, number=place * _FACES + card.number, stats=replace(card.stats, atk=atk), versions=(),
                    effects=(*kept, *filter(_is_copied, effects[other.number])), called=other.slug,
                )  # fmt: skip


_GAINED = 10**6
"""More than there are monsters to copy."""


def gains(cards: Iterable[Card], effects: Mapping[int, tuple[Effect, ...]]) -> Iterator[tuple[tuple[int, int], Card]]:
    """Yield each face of a card that has gained effects, by its number and a bit for each of the effects it lists."""
    for card in cards:
        listed = gained(effects[card.number])
        for mask in range(1, 1 << len(listed)):
            has = {place for at, place in enumerate(listed) if mask >> at & 1}
            own = tuple(
                one.effect if place in has and isinstance(one, Gained) else one
                for place, one in enumerate(effects[card.number])
            )
            number = (_GAINED + mask) * _FACES + card.number
            yield (card.number, mask), replace(card, number=number, effects=own, versions=())


def gained(effects: tuple[Effect, ...]) -> list[int]:
    """The places of the effects that a card lists and has only once it has gained them."""
    return [place for place, effect in enumerate(effects) if isinstance(effect, Gained)]


_LENT = 2 * _GAINED
_SUMMONED_AS = {SummonKind.XYZ: MonsterKind.XYZ}


def loans(cards: Iterable[Card], effects: Mapping[int, tuple[Effect, ...]]) -> Iterator[tuple[tuple[int, int], Card]]:
    """Yield each face of a monster with an effect that a material gives it, by the numbers of both."""
    every = sorted(cards, key=lambda card: card.number)
    lending = [(card, one) for card in every for one in effects[card.number] if isinstance(one, Lent)]
    for place, (card, one) in enumerate(lending):
        for monster in every:
            if monster.stats is not None and _SUMMONED_AS.get(one.kind) in monster.stats.kinds:
                number = (_LENT + place) * _FACES + monster.number
                own = (*effects[monster.number], one.effect)
                yield (monster.number, card.number), replace(monster, number=number, effects=own, versions=())


def copying(effect: Effect) -> Copy | None:
    """What an effect copies of another monster, if it does."""
    operations = walk(effect.operation) if isinstance(effect, Activated) else ()
    return next((one for _, one in operations if isinstance(one, Copy)), None)


def _is_copied(effect: Effect) -> bool:
    """Whether it is an effect: ways and conditions of a Summon, and maintenance costs, are not."""
    return isinstance(effect, Activated | Continuous | Unclassified | Replacement)
