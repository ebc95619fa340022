"""What is done to a named card: the card used last is aimed at it, or answers it."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import CardKind, Icon, Zone

from .boards import harms, only_own, targeted_zones
from .named_verbs import is_object
from .occasions import answers_activations
from .story import OTHER, Done, Slug, Where, is_monster
from .teller import DESCRIBING, OWNING, Teller, lies, owner_said
from .tokens import Mention


def is_worn(teller: Teller, one: Mention) -> bool:
    """Whether an Equip Card named just before is said to be on this monster."""
    before = [other for other in teller.tokens.mentions if other.end <= one.start]
    worn = bool(before) and BY_SLUG[before[-1].card].icon is Icon.EQUIP
    return worn and teller.tokens.span(before[-1].end, one.start, ":onto")


def aimed_at(teller: Teller, one: Mention, left: int) -> bool:
    """Whether the last act is done to this card: "on", "at" or "targeting" stands between them."""
    if not teller.acts or teller.acts[-1].done is not Done.ACTIVATE or teller.acts[-1].target is not None:
        return False
    if teller.acts[-1].card == one.card:
        return False
    owner = owner_said(teller, one)
    last = [other for other in teller.tokens.mentions if other.card == teller.acts[-1].card and other.end == left]
    beside = bool(last) and one.start - left <= OWNING and owner is not None and owner != teller.acts[-1].actor
    beside = beside and last[0].clause == one.clause
    if last and _targets(last[0].card) and is_object(teller.tokens, last[0], one):
        return True
    if teller.tokens.span(max(left, one.start - 2), one.start, ":for") and _targets(teller.acts[-1].card):
        return True
    if last and _is_hit(teller, last[0], one):
        return True
    if teller.tokens.span(one.start - 2, one.start, ":such"):
        return teller.tokens.span(left, one.start, ":onto", "target")
    begins = one.start
    while begins > left and teller.tokens.said[begins - 1] & {*DESCRIBING, ":my", ":his", ":an", ":two", ":three"}:
        begins -= 1  # "on my only monster X"
    at = teller.tokens.last(max(left, min(begins - 1, one.start - 3)), one.start, ":onto", "target")
    does = teller.tokens.span(at + 1, one.start, "tribute", "discard", "summon", "special", ":sets")
    return beside or (at >= 0 and not does)  # "I want to Tribute X" aims at nothing


def _is_hit(teller: Teller, used: Mention, one: Mention) -> bool:
    """Whether a card is said to be hit or destroyed with the one just used, which can target it: "X and hit his Y"."""
    zones = {Zone.MONSTER} if is_monster(one.card) else {Zone.SPELL, Zone.FIELD}
    if used.clause != one.clause or is_monster(used.card) or not targeted_zones(BY_SLUG[used.card]) & zones:
        return False
    between = (used.end, one.start)
    joined = teller.tokens.span(*between, ":then", ":purpose") and teller.tokens.span(*between, *_DEEDS)
    return joined and not teller.tokens.span(*between, ":by", ":passive", ":not", ":if", ":can", ":with")


_DEEDS = ("destroy", "attack", ":attack", "banish", "return", "take-control")


def is_against(teller: Teller, one: Mention, start: int) -> bool:
    """Whether a card named without a player is used by the other one than the owner of its target: "X on my Y"."""
    tokens, used = teller.tokens, teller.acts[-1].card
    if tokens.span(start, one.start, ":i", ":he", ":own", ":can") or is_monster(used):
        return False
    named = [other for other in tokens.mentions if other.card == used and other.end <= one.start]
    if not named or named[-1].clause != one.clause or owner_said(teller, named[-1]) is not None:
        return False
    return harms(used) and targeted_zones(BY_SLUG[used]) != {Zone.GRAVEYARD} and not only_own(used)


def is_answered(teller: Teller, one: Mention, left: int) -> bool:
    """Whether the last act answers this Spell or Trap, which it cannot target: "chain X to his Y"."""
    last = teller.acts[-1] if teller.acts else None
    if last is None or last.done is not Done.ACTIVATE or one.card in teller.cards or last.card == one.card:
        return False
    if targeted_zones(BY_SLUG[last.card]) & {Zone.SPELL, Zone.FIELD}:
        return False
    start, _ = teller.tokens.bounds(one.clause)
    played = teller.tokens.first(start, one.start, "respond", ":play")  # in "wants to chain X", "to" is before it
    if answers_activations(BY_SLUG[last.card]) and played < 0:
        if one.start - left <= OWNING and owner_said(teller, one) == OTHER[last.actor]:
            return True  # "solemn his Y"
        played = left - 1  # "X on his Y"
    return played >= 0 and teller.tokens.span(max(left, played + 1, one.start - 3), one.start, ":onto")


def _targets(slug: Slug) -> bool:
    return bool(targeted_zones(BY_SLUG[slug]))


def field_of(card: Card, teller: Teller, one: Mention, mine: list[Mention], start: int, end: int) -> Where:
    """Where a card is that something is done to."""
    if lies(teller, one, mine, start, end, ":graveyard") or revives(teller):
        return Where.GRAVEYARD
    if lies(teller, one, mine, start, end, ":set") or (
        card.kind is not CardKind.MONSTER and card.icon not in (Icon.CONTINUOUS, Icon.FIELD, Icon.EQUIP)
    ):
        return Where.SET
    return Where.FIELD


def revives(teller: Teller) -> bool:
    """Whether the last card used targets a card in a Graveyard."""
    return bool(teller.acts) and targeted_zones(BY_SLUG[teller.acts[-1].card]) == {Zone.GRAVEYARD}
