"""Monsters that come onto the field from a Graveyard or the hand, where the question does not say by what act."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import Zone
from scenarios.interactions.plain_uses import STRONG

from .boards import targeted_zones
from .story import Act, Done, Slug, Where, is_monster
from .teller import Teller, home_of, stand, summons_itself
from .tokens import Mention, Tokens


def bury(teller: Teller, act: Act) -> None:
    """A target that can only be in a Graveyard is there, unless the question says otherwise."""
    one = teller.cards.get(act.target or "")
    if one is None or act.done is not Done.ACTIVATE or one.place is Where.GRAVEYARD:
        return
    told = one.said and not _is_brought_with(teller.tokens, one.card, act.card)
    if _revives(act) and not told:
        teller.cards[one.card] = one.model_copy(update={"place": Where.GRAVEYARD, "said": True})


def aim_at_brought(teller: Teller, act: Act) -> Act:
    """An act that brings back the only monster named before: "I had X. If I bring it back with Y, ..."."""
    tokens = teller.tokens
    used = next((one for one in tokens.mentions if one.card == act.card), None)
    if act.done is not Done.ACTIVATE or act.target or used is None or not _revives(act):
        return act
    bounds = tokens.bounds(used.clause)
    before = {one.card for one in tokens.mentions if one.end <= bounds[0] and is_monster(one.card)}
    unplaced = [slug for slug in before if slug in teller.cards and not teller.cards[slug].said]
    if len(before) != 1 or not unplaced or not tokens.span(*bounds, *_BACK) or not tokens.span(*bounds, *_PRONOUNS):
        return act
    return act.model_copy(update={"target": unplaced[0]})


_PRONOUNS = (":it", ":he", ":object")


def _revives(act: Act) -> bool:
    """Whether the card used aims at cards in a Graveyard and nowhere else."""
    return targeted_zones(BY_SLUG[act.card]) == {Zone.GRAVEYARD}


def _is_brought_with(tokens: Tokens, card: str, by: str) -> bool:
    """Whether a card is said to have been brought with another one, so that it was elsewhere: "I got X with Y"."""
    pairs = ((one, other) for one in tokens.mentions for other in tokens.mentions if one.clause == other.clause)
    return any(
        one.card == card
        and other.card == by
        and 0 < other.start - one.end <= _CLOSE
        and tokens.span(one.end, other.start, ":with")
        and not tokens.span(one.end, other.start, *_LYING)
        for one, other in pairs
    )


_CLOSE = 2
"""How many words may stand between a card and the one that it is brought with."""
_LYING = (":on_field", ":hand", ":set", ":defense", ":then")


def is_sent_unsummoned(tokens: Tokens, one: Mention) -> bool:
    """Whether a monster of the Extra Deck is said to be in the Graveyard without having been Summoned."""
    start, end = tokens.bounds(one.clause)
    alone = sum(other.clause == one.clause for other in tokens.mentions) == 1
    if one.clause in tokens.asking or not alone or tokens.span(start, end, "attack", ":attack"):
        return False
    never = tokens.first(start, end, ":not", ":without")
    unsummoned = never >= 0 and tokens.span(never, min(end, never + _NEVER), "summon", "special")
    sent = tokens.span(start, end, ":mills", "send", ":graveyard") and tokens.span(start, end, ":extra_deck")
    return (sent and not tokens.span(start, end, "special", ":can")) or (
        unsummoned and tokens.span(start, end, ":graveyard", ":mills", "send")
    )


_NEVER = 5
"""How many words behind "never" say what was not done."""


def bring_back(teller: Teller) -> None:
    """Let a monster be on the field that is Tributed or attacks after it is said to have come from the Graveyard."""
    tokens = teller.tokens
    aimed = {act.target for act in teller.acts}
    doing = {slug for act in teller.acts for slug in act.tributes}
    doing |= {act.card for act in teller.acts if act.done is Done.ATTACK}
    for one in tokens.mentions:
        known, (start, end) = teller.cards.get(one.card), tokens.bounds(one.clause)
        if known is None or known.place is not Where.GRAVEYARD or one.card not in doing - aimed:
            continue
        comes = tokens.span(start, end, ":graveyard") and tokens.span(start, end, ":back", "return")
        if comes and one.clause not in tokens.asking and not tokens.span(start, end, ":can", ":not", ":if"):
            teller.cards[one.card] = known.model_copy(update={"place": Where.FIELD})


def brought_by(teller: Teller, named: list[Slug], start: int, end: int) -> Act | None:
    """The act by which a monster is to come onto the field: "X is in my Graveyard, can I bring it back?"."""
    tokens = teller.tokens
    typical = {one.card for one in tokens.mentions if one.typical}
    told = [one for one in teller.cards.values() if one.card not in typical]
    monsters = [one for one in told if is_monster(one.card)]
    if named or len(monsters) != 1 or tokens.span(start, end, *_ANOTHER):
        return None
    one = monsters[0]
    ready = [other for other in told if other.place in (Where.HAND, Where.SET, Where.FIELD)
             and targeted_zones(BY_SLUG[other.card]) == {Zone.GRAVEYARD}]  # fmt: skip
    if one.place is Where.GRAVEYARD and len(ready) == 1 and tokens.span(start, end, *_BACK):
        if ready[0].place is Where.FIELD:  # "X lies there" says of a Trap that it is Set
            teller.cards[ready[0].card] = ready[0].model_copy(update={"place": Where.SET, "said": False})
        return Act(actor=ready[0].owner, done=Done.ACTIVATE, card=ready[0].card, target=one.card)
    if len(told) > 1 or not summons_itself(BY_SLUG[one.card]) or not tokens.span(start, end, "special"):
        return None
    if one.place is Where.FIELD and not one.said:
        teller.cards[one.card] = one.model_copy(update={"place": Where.HAND, "said": True})
        return Act(actor=one.owner, done=Done.SPECIAL, card=one.card)
    return None


def brought_back(teller: Teller, start: int, end: int) -> Slug | None:
    """The monster without a name that a card of the story has brought back: "is the revived monster destroyed?"."""
    at = teller.tokens.first(start, end, "monster")
    reviving = [number for number, act in enumerate(teller.acts) if act.done is Done.ACTIVATE and act.target is None
                and _revives(act)]  # fmt: skip
    lying = any(is_monster(one.card) for one in teller.cards.values())
    if at < 0 or len(reviving) != 1 or lying or teller.tokens.span(at - 2, at, ":an", ":other", ":two"):
        return None
    act = teller.acts[reviving[0]]
    any_: Slug = STRONG
    stand(teller, any_, act.actor, Where.GRAVEYARD)
    teller.acts[reviving[0]] = act.model_copy(update={"target": any_})
    return any_


_ANOTHER = ("monster", ":other", ":an", ":with", "attack", ":attack", "tribute")
_BACK = ("revive", ":back", "return", "special")


def bring_home(teller: Teller) -> None:
    """A monster whose effect is used is in the Graveyard if it has only effects used there."""
    tokens = teller.tokens
    for act in teller.acts:
        known, others = teller.cards[act.card], [one for one in teller.acts if one.card == act.card and one is not act]
        home = act.done is Done.ACTIVATE and is_monster(act.card) and home_of(BY_SLUG[act.card]) is Where.GRAVEYARD
        if home and known.place is Where.FIELD and not others and not tokens.span(0, len(tokens.words), ":on_field"):
            teller.cards[act.card] = known.model_copy(update={"place": Where.GRAVEYARD})
