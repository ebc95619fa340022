"""Cards without a name that a question asks about by how they lie: "monsters in Defense Position", "a banished one"."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.terms import Icon, Zone
from scenarios.formats.fields import PlayerWord
from scenarios.interactions.plain_uses import SET_CARD

from .boards import only_own, targeted_zones
from .story import OTHER, Act, Asks, Done, Slug, Stood, Where, is_monster
from .teller import Teller, can_be_activated, owner_said, ready_place, stand
from .typical import typical

_NEAR = 4
"""How many words may stand between a noun and how it lies."""
_LYING = ((":defense", Where.DEFENSE), ("defense-position", Where.DEFENSE), (":set", Where.SET),
          (":attack_position", Where.FIELD), ("attack-position", Where.FIELD))  # fmt: skip
_MOVED = (":turns", "change", ":can", ":passive", ":if")
"""What says that a position is changed, or is said of a card that is named."""


def lying_monster(teller: Teller, named: list[Slug], start: int, end: int) -> Slug | None:
    """The monster of the other player that stands for those which a Spell or Trap is asked to meet, by position."""
    tokens = teller.tokens
    unnamed = [one for one in tokens.mentions if one.typical]
    named = [slug for slug in named if all(one.card != slug for one in unnamed)]
    used = [slug for slug in named if not is_monster(slug)]
    told = _told_lying(teller, start, end)
    if told is not None:
        return told
    if len(named) != 1 or not used or tokens.span(start, end, *_MOVED):
        return None
    nouns = [at for at in range(start, end) if "monster" in tokens.said[at]]
    nouns += [one.start for one in tokens.mentions if one.typical]
    found = [place for at in nouns for kind, place in _LYING
             if tokens.span(max(start, at - _NEAR), min(end, at + _NEAR + 1), kind)]  # fmt: skip
    if not found or len(unnamed) > 1 or any(not start <= one.start < end for one in unnamed):
        return None
    free = (slug for slug in reversed(typical()["face-up"]) if slug not in teller.cards)
    card = unnamed[0].card if unnamed else next(free)
    owner: PlayerWord = OTHER[teller.cards[used[0]].owner]
    teller.cards[card] = Stood(card=card, owner=owner, place=found[0])
    if not teller.acts and can_be_activated(BY_SLUG[used[0]]):
        teller.acts.append(Act(actor=OTHER[owner], done=Done.ACTIVATE, card=used[0]))
        place = ready_place(BY_SLUG[used[0]])
        teller.cards[used[0]] = teller.cards[used[0]].model_copy(update={"place": place})
    return card


def _told_lying(teller: Teller, start: int, end: int) -> Slug | None:
    """The only one of several monsters without a name that lies as a clause says: "does the one in Defense die?"."""
    tokens = teller.tokens
    unnamed = [one.card for one in tokens.mentions if one.typical and one.start < start and one.card in teller.cards]
    said = next((place for kind, place in _LYING if tokens.span(start, end, kind)), None)
    found = [slug for slug in unnamed if teller.cards[slug].place is said]
    return found[0] if len(unnamed) > 1 and len(found) == 1 and not tokens.span(start, end, *_MOVED) else None


def aim_at_banished(teller: Teller, asks: Asks) -> None:
    """Aim the act that is asked about at a banished card, if it is asked whether it can take one."""
    tokens = teller.tokens
    start, end = tokens.bounds(max(tokens.asking, default=0))
    at = tokens.first(start, end, ":banished")
    last = teller.acts[-1] if teller.acts else None
    if asks is not Asks.MAY or last is None or at < 0 or last.done is not Done.ACTIVATE or last.target is not None:
        return
    noun = tokens.span(start, end, "card", "monster")
    zones = targeted_zones(BY_SLUG[last.card])
    card = next(slug for slug in typical()["stronger"] if slug not in teller.cards)
    if noun and zones and Zone.BANISHED not in zones and "banish" not in tokens.said[at]:
        stand(teller, card, OTHER[last.actor], Where.BANISHED)
        teller.acts[-1] = last.model_copy(update={"target": card})


def called(teller: Teller, start: int, end: int) -> Slug | None:
    """The card that a clause calls by its kind only: "the Equip Card", "my Field Spell"."""
    tokens = teller.tokens
    for words, icon in _CALLED:
        at = tokens.first(start, end, *words)
        if at < 0 or tokens.span(at - 1, at, ":an", ":by", ":with"):
            continue
        whose = tokens.last(max(start, at - 2), at, ":my", ":his")
        owners = {"you" if ":my" in tokens.said[whose] else "opponent"} if whose >= 0 else {"you", "opponent"}
        found = [slug for slug, one in teller.cards.items() if BY_SLUG[slug].icon is icon and one.owner in owners]
        return found[0] if len(found) == 1 else None
    return None


_CALLED = (
    ((":equip_spell", "equip-card"), Icon.EQUIP), ((":field_spell",), Icon.FIELD),
    ((":continuous_spell", ":continuous_trap"), Icon.CONTINUOUS),
)  # fmt: skip
"""The words that call a card by its kind."""


def works_on(teller: Teller, named: list[Slug], start: int, end: int) -> Act | None:
    """The use of a Spell or Trap that is asked about by what it is used on: "does X work on a Set monster?"."""
    tokens = teller.tokens
    used = [one for one in tokens.mentions if start <= one.start < end and not is_monster(one.card)]
    if teller.acts or len(used) != 1 or not tokens.span(start, end, ":works") or waits(BY_SLUG[used[0].card]):
        return None
    card = BY_SLUG[used[0].card]
    met = [one for one in tokens.mentions if used[0].end <= one.start < end and is_monster(one.card)]
    onto = len(met) == 1 and tokens.span(used[0].end, met[0].start, ":onto")
    if not onto or card.icon in (Icon.CONTINUOUS, Icon.FIELD) or not can_be_activated(card):
        return None
    owner = teller.cards[card.slug].owner
    theirs = owner_said(teller, met[0]) or (owner if only_own(card.slug) else OTHER[owner])
    place = Where.SET if tokens.span(met[0].start - _NEAR, met[0].end + _NEAR, ":set") else Where.FIELD
    place = Where.DEFENSE if tokens.span(met[0].start - 2, met[0].end + _NEAR, ":defense") else place
    teller.cards[met[0].card] = Stood(card=met[0].card, owner=theirs, place=place, typical=met[0].typical)
    teller.cards[card.slug] = teller.cards[card.slug].model_copy(update={"place": ready_place(card)})
    aims = Zone.MONSTER in targeted_zones(card)
    return Act(actor=owner, done=Done.ACTIVATE, card=card.slug, target=met[0].card if aims else None)


def is_used_on_it(teller: Teller, start: int, end: int) -> bool:
    """Whether it is asked if the card used last, which waits for something, works on a monster named next."""
    last, tokens = teller.acts[-1], teller.tokens
    used = [one for one in tokens.mentions if one.card == last.card and start <= one.start < end]
    met = [one for one in tokens.mentions if one.card == last.target and start <= one.start < end]
    told = bool(used and met) and tokens.span(used[0].end, met[0].start, ":onto")
    return told and last.done is Done.ACTIVATE and waits(BY_SLUG[last.card])


def waits(card: Card) -> bool:
    """Whether a card is activated only in answer to something."""
    return any(effect.event for effect in card.effects if isinstance(effect, Activated))


def set_card_asked(teller: Teller, start: int, end: int) -> bool:
    """Whether a question asks about a Set card without a name; it is noted, as the target of what is used."""
    tokens = teller.tokens
    at = next((at for at in range(start, end) if tokens.said[at].intersection(("card", "trap", "spell"))), -1)
    if at < 0 or not tokens.span(at - 2, at + 2, ":set") or not teller.acts:
        return False
    owner: PlayerWord = "you" if tokens.span(start, at + 2, ":my") else "opponent"
    stand(teller, SET_CARD, owner, Where.SET)
    for number, act in enumerate(teller.acts):
        aims = Zone.SPELL in targeted_zones(BY_SLUG[act.card]) and act.actor != owner
        if aims and act.done is Done.ACTIVATE and act.target is None:
            teller.acts[number] = act.model_copy(update={"target": SET_CARD})
    return True


def told_several(teller: Teller, named: list[Slug], start: int, end: int) -> Slug | None:
    """The monsters without a name that "both" means: the only ones of which two were told."""
    tokens = teller.tokens
    if named or not tokens.span(start, end, ":two") or tokens.span(start, end, ":i", ":he", "monster"):
        return None
    found = [one.card for one in teller.cards.values() if one.copies > 1 and is_monster(one.card)]
    acting = {act.card for act in teller.acts}
    return found[0] if len(found) == 1 and found[0] not in acting else None
