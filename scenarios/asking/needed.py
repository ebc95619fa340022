"""Cards that what a story tells of has needed, though it does not name them: Tributes, materials, a Ritual Monster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from rulebook.cards import BY_SLUG
from rulebook.engine.core.effect_paths import walk
from rulebook.vocabulary.effects import Activated, SummonProcedure
from rulebook.vocabulary.filters import In, Named, OfAttribute, OfKind, OfType
from rulebook.vocabulary.recipes import FusionMaterials, FusionSummon, RitualSummon
from rulebook.vocabulary.selectors import Combo, Pick
from rulebook.vocabulary.terms import CardKind, MonsterKind, Side, Zone
from scenarios.formats.fields import PlayerWord
from scenarios.interactions.plain_uses import STRONG, WEAK

from .story import REFUSABLE, Act, Done, Lack, Slug, Story, Where, is_monster

_KEYS = {Zone.MONSTER: "monsters", Zone.GRAVEYARD: "graveyard", Zone.HAND: "hand"}
_PLACES = {
    "monsters": (Where.FIELD, Where.SET, Where.DEFENSE), "graveyard": (Where.GRAVEYARD,), "hand": (Where.HAND,),
    "extra": (Where.EXTRA,),
}  # fmt: skip
Needed = tuple[PlayerWord, str, Slug]
"""Whose card is needed, the key of the side of a board where it is, and the card."""


def needed(story: Story) -> Iterator[Needed]:
    """Yield the cards that the acts of a story need and it does not tell of.

    Of an act that is asked about these are only the monsters that its own Special Summon Tributes, on a side of which
    no monster is told.
    """
    told = story.acts[:-1] if story.asks in REFUSABLE else story.acts
    if story.general:
        return
    for act in story.acts[len(told) :]:
        if act.done is Done.SPECIAL and not act.tributes:
            yield from (one for one in _for_procedure(story, act) if one[1] == "monsters" and not _is_told(story, one))
    for act in told:
        if act.done is Done.SPECIAL:
            yield from _for_procedure(story, act)
        elif act.done is Done.ACTIVATE and act.target is None and not act.tributes:
            yield from _for_spell(story, act)


def _is_told(story: Story, one: Needed) -> bool:
    """Whether a story tells which monsters a player has, or that there are none."""
    has = any(stood.owner == one[0] and stood.place in _PLACES["monsters"] and is_monster(stood.card)
              for stood in story.cards)  # fmt: skip
    return has or (one[0], Lack.MONSTERS) in story.lacking


def _for_procedure(story: Story, act: Act) -> Iterator[Needed]:
    """The cards that a monster's own Special Summon costs."""
    procedures = (effect for effect in BY_SLUG[act.card].effects if isinstance(effect, SummonProcedure))
    cards = next((getattr(one.pay, "cards", None) for one in procedures if one.pay is not None), None)
    parts = (
        cards.parts if isinstance(cards, Combo) else ((cards.count, cards.filter),) if isinstance(cards, Pick) else ()
    )
    for count, wanted in parts:
        inside = next((part for part in _parts(wanted) if isinstance(part, In)), None)
        key = next((key for zone, key in _KEYS.items() if inside is not None and zone in inside.zones), None)
        if key is None or inside is None or not isinstance(count, int):
            continue
        player = _player(act, inside.side)
        there = sum(one.copies for one in story.cards if one.owner == player and one.place in _PLACES[key]
                    and one.card != act.card and _fits(wanted, one.card))  # fmt: skip
        fitting = next((slug for slug in _monsters() if slug != act.card and _fits(wanted, slug)), None)
        if fitting is not None:
            yield from ((player, key, fitting) for _ in range(count - there))


def _for_spell(story: Story, act: Act) -> Iterator[Needed]:
    """The monster and the materials of a Fusion or Ritual Summon by a Spell."""
    own = [effect for effect in BY_SLUG[act.card].effects if isinstance(effect, Activated)]
    parts = [part for effect in own for _, part in walk(effect.operation)]
    for part in parts:
        if isinstance(part, FusionSummon) and not _has(story, act, MonsterKind.FUSION, Where.EXTRA):
            made = next((one for one in _fusions() if one[0] not in {stood.card for stood in story.cards}), None)
            if made is None:
                return
            hand = any(isinstance(own, In) and Zone.HAND in own.zones for own in _parts(part.materials))
            yield act.actor, "extra", made[0]
            yield from ((act.actor, "hand" if hand else "monsters", slug) for slug in made[1])
        elif isinstance(part, RitualSummon) and not _has(story, act, MonsterKind.RITUAL, Where.HAND):
            ritual = next((slug for slug, card in sorted(BY_SLUG.items()) if card.stats is not None
                           and MonsterKind.RITUAL in card.stats.kinds and _fits(part.ritual, slug)), None)  # fmt: skip
            if ritual is None:
                return
            stats = BY_SLUG[ritual].stats
            level = part.levels or (stats.level if stats is not None else 0)
            given = next((slug for slug in _monsters() if _level(slug) == level), None)
            yield act.actor, "hand", ritual
            yield from ((act.actor, "hand", slug) for slug in (given,) if slug is not None)


def _has(story: Story, act: Act, kind: MonsterKind, place: Where) -> bool:
    """Whether a story tells of such a monster of the player of an act."""
    own = (BY_SLUG[one.card].stats for one in story.cards if one.owner == act.actor and one.place is place)
    return any(stats is not None and kind in stats.kinds for stats in own)


def _player(act: Act, side: Side) -> PlayerWord:
    if side is not Side.OPPONENT:
        return act.actor
    return "opponent" if act.actor == "you" else "you"


def _parts(wanted: object) -> Sequence[object]:
    """The parts of a filter that must all fit."""
    parts: Sequence[object] = getattr(wanted, "parts", (wanted,))
    return parts


def _fits(wanted: object, slug: Slug) -> bool:
    """Whether a card is one that a filter asks for, wherever it is; not if it asks for something not known here."""
    stats = BY_SLUG[slug].stats
    for part in _parts(wanted):
        if isinstance(part, In):
            continue
        fits = (
            (isinstance(part, OfKind) and (not part.kinds or CardKind.MONSTER in part.kinds))
            or (isinstance(part, OfType) and stats is not None and stats.type in part.types)
            or (isinstance(part, OfAttribute) and stats is not None and stats.attribute == part.attribute)
            or (isinstance(part, Named) and part.slug == slug)
        )
        if stats is None or not fits:
            return False
    return True


def _level(slug: Slug) -> int:
    stats = BY_SLUG[slug].stats
    return stats.level if stats is not None else 0


@cache
def _monsters() -> tuple[Slug, ...]:
    """The monsters of the Main Deck, those without effects first."""
    own = [(slug, card.stats) for slug, card in sorted(BY_SLUG.items()) if card.stats is not None]
    plain = [slug for slug, stats in own if stats.kinds == (MonsterKind.NORMAL,)]
    kinds = {MonsterKind.TOKEN, MonsterKind.RITUAL}
    rest = [slug for slug, stats in own if not kinds & set(stats.kinds) and not BY_SLUG[slug].in_extra_deck]
    return tuple(dict.fromkeys((WEAK, STRONG, *plain, *rest)))


@cache
def _fusions() -> tuple[tuple[Slug, tuple[Slug, ...]], ...]:
    """The Fusion Monsters whose materials are all named, with these."""
    found = []
    for slug, card in sorted(BY_SLUG.items()):
        for effect in card.effects:
            recipe = getattr(effect, "recipe", effect)
            if isinstance(recipe, FusionMaterials) and not recipe.more:
                named = tuple(part.slug for part in recipe.parts if isinstance(part, Named))
                if len(named) == len(recipe.parts) and all(one in BY_SLUG for one in named):
                    found.append((slug, named))
    return tuple(found)
