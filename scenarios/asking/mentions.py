"""Reads one named card: it lies somewhere, somebody uses it, or something is done to it."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.engine.core.effect_paths import walk
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.terms import CardKind, Icon, Zone
from scenarios.formats.models import PlayerWord

from .playing import targeted_zones
from .story import Act, Done, Slug, Where
from .teller import (
    OTHER,
    OWNING,
    PLAYED,
    Teller,
    around,
    can_be_activated,
    home_of,
    is_monster,
    lies,
    owner_said,
    place_of,
    ready_place,
    stand,
    summons_itself,
)
from .tokens import Mention, Tokens

_SUMMONING = ("SpecialSummon", "FusionSummon", "RitualSummon")


def read_mention(teller: Teller, one: Mention, mine: list[Mention], start: int, end: int) -> None:
    """One card: it lies somewhere, or somebody uses it."""
    tokens, card = teller.tokens, BY_SLUG[one.card]
    left, right = around(one, mine, start, end)
    owner = owner_said(teller, one)
    actor = owner or teller.subject
    if one.card in teller.cards and owner is None:
        actor = teller.cards[one.card].owner
    elif owner is None and teller.acts and tokens.span(max(start, one.start - 2), one.start, ":by"):
        actor = OTHER[teller.acts[-1].actor]
    if _aimed_at(teller, one, left):
        there, last = _field_of(card, teller, one, mine, start, end), teller.acts[-1].actor
        stand(teller, one.card, owner or (last if there is Where.GRAVEYARD else OTHER[last]), there)
        teller.acts[-1] = teller.acts[-1].model_copy(update={"target": one.card})
        return
    where = place_of(teller, one, left, right)
    if is_monster(one.card):
        if where is Where.FIELD and tokens.span(one.end, one.end + 1, ":up", ":on_field"):
            stand(teller, one.card, actor, where)
            return
        _read_monster(teller, one, actor, where, left, right)
        return
    lasting = card.icon in (Icon.CONTINUOUS, Icon.FIELD, Icon.EQUIP)
    lies = tokens.span(left, right, ":up", ":on_field") and not tokens.span(start, end, ":i", ":he")
    if lasting and lies and one.card not in teller.cards:
        stand(teller, one.card, actor, Where.FIELD)
        return
    aims = tokens.span(one.end, one.end + 1, ":onto") and right < end
    if tokens.span(left, right, ":hand", ":set") and not tokens.span(left, right, *PLAYED) and not aims:
        stand(teller, one.card, actor, where or Where.SET)
        return
    stand(teller, one.card, actor, where or ready_place(card))
    target = _done_to(teller, one, mine, start)
    teller.acts.append(Act(actor=actor, done=Done.ACTIVATE, card=one.card, target=target))


def _done_to(teller: Teller, one: Mention, mine: list[Mention], start: int) -> Slug | None:
    """The card before this one in a clause like "destroy my X with Y"."""
    if not teller.tokens.span(max(start, one.start - 2), one.start, ":with"):
        return None
    return next((other.card for other in reversed(mine) if other.end <= one.start and other.card != one.card), None)


def _read_monster(teller: Teller, one: Mention, actor: PlayerWord, where: Where | None, left: int, right: int) -> None:
    tokens, card = teller.tokens, BY_SLUG[one.card]
    if tokens.span(left, right, "flip") and tokens.span(left, right, "summon"):
        stand(teller, one.card, actor, Where.SET)
        teller.acts.append(Act(actor=actor, done=Done.FLIP, card=one.card))
    elif tokens.span(left, right, "special") and (where is Where.HAND or summons_itself(card)):
        stand(teller, one.card, actor, Where.EXTRA if card.in_extra_deck else Where.HAND)
        teller.acts.append(Act(actor=actor, done=Done.SPECIAL, card=one.card))
    elif tokens.span(left, right, "summon", "special", "revive") and _summoned_by_last(teller, one):
        place = Where.EXTRA if card.in_extra_deck else Where.GRAVEYARD
        stand(teller, one.card, actor, place)
        teller.acts[-1] = teller.acts[-1].model_copy(update={"target": one.card})
    elif where is Where.GRAVEYARD and tokens.span(left, right, "summon", "normal-summon"):
        stand(teller, one.card, actor, where)  # it was Summoned and is gone since
    elif tokens.span(left, right, "summon", "normal-summon") and not tokens.span(left, right, "special"):
        done = Done.SPECIAL if card.in_extra_deck or summons_itself(card) else Done.SUMMON
        stand(teller, one.card, actor, Where.EXTRA if card.in_extra_deck else Where.HAND)
        teller.acts.append(Act(actor=actor, done=done, card=one.card))
    elif can_be_activated(card) and (tokens.span(left, right, *PLAYED) or _is_asked_for(tokens, one)):
        stand(teller, one.card, actor, where or home_of(card))
        teller.acts.append(Act(actor=actor, done=Done.ACTIVATE, card=one.card))
    else:
        has = tokens.span(*tokens.bounds(one.clause), ":has") or _is_worn(teller, one)
        told = where is not None or owner_said(teller, one) is not None or has
        stand(teller, one.card, actor, where or Where.FIELD, said=told)


def _is_asked_for(tokens: Tokens, one: Mention) -> bool:
    """Whether a question like "can I Kuriboh?" names a monster whose effect is used in the hand."""
    asks = tokens.span(one.start - 2, one.start, ":can") and tokens.span(one.start - 1, one.start, ":i", ":he")
    return asks and home_of(BY_SLUG[one.card]) is Where.HAND


def _is_worn(teller: Teller, one: Mention) -> bool:
    """Whether an Equip Card named just before is said to be on this monster."""
    before = [other for other in teller.tokens.mentions if other.end <= one.start]
    worn = bool(before) and BY_SLUG[before[-1].card].icon is Icon.EQUIP
    return worn and teller.tokens.span(before[-1].end, one.start, ":onto")


def _summoned_by_last(teller: Teller, one: Mention) -> bool:
    """Whether the last act is a Spell or Trap that Summons, and this monster is not on the field yet."""
    last = teller.acts[-1] if teller.acts else None
    if last is None or last.done is not Done.ACTIVATE or last.target is not None or one.card in teller.cards:
        return False
    operations = (type(part).__name__ for effect in BY_SLUG[last.card].effects if isinstance(effect, Activated)
                  for _, part in walk(effect.operation))  # fmt: skip
    return any(name in _SUMMONING for name in operations)


def _aimed_at(teller: Teller, one: Mention, left: int) -> bool:
    """Whether the last act is done to this card: "on", "at" or "targeting" stands between them."""
    if not teller.acts or teller.acts[-1].done is not Done.ACTIVATE or teller.acts[-1].target is not None:
        return False
    if teller.acts[-1].card == one.card:
        return False
    owner = owner_said(teller, one)
    beside = one.start - left <= OWNING and owner is not None and owner != teller.acts[-1].actor and left > 0
    if teller.tokens.span(max(left, one.start - 2), one.start, ":for") and _targets(teller.acts[-1].card):
        return True
    return beside or teller.tokens.span(max(left, one.start - 3), one.start, ":onto", "target")


def _targets(slug: Slug) -> bool:
    return bool(targeted_zones(BY_SLUG[slug]))


def _field_of(card: Card, teller: Teller, one: Mention, mine: list[Mention], start: int, end: int) -> Where:
    """Where a card is that something is done to."""
    if lies(teller, one, mine, start, end, ":graveyard") or _revives(teller):
        return Where.GRAVEYARD
    if lies(teller, one, mine, start, end, ":set") or (
        card.kind is not CardKind.MONSTER and card.icon not in (Icon.CONTINUOUS, Icon.FIELD, Icon.EQUIP)
    ):
        return Where.SET
    return Where.FIELD


def _revives(teller: Teller) -> bool:
    """Whether the last card used targets a card in a Graveyard."""
    return targeted_zones(BY_SLUG[teller.acts[-1].card]) == {Zone.GRAVEYARD}
