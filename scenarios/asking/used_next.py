"""Which card a question asks about using, or whose effect it waits for, where it does not name it."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import Tribute
from rulebook.vocabulary.terms import EffectKind

from .boards import is_token
from .stopping import is_answer
from .story import Act, Done, Slug, Where, is_monster
from .teller import PLAYED, Teller, can_be_activated, costs_itself


def thrown(teller: Teller, named: list[Slug], start: int, end: int) -> Slug | None:
    """The card of the hand that a question asks about discarding for its effect: "can I discard it?"."""
    tokens = teller.tokens
    asks = tokens.span(start, end, ":can") and tokens.span(start, end, "discard")
    used = to_be_used(teller, named, start, end) if asks and teller.acts else None
    fits = used is not None and teller.cards[used].place is Where.HAND and costs_itself(BY_SLUG[used]) == "discard"
    return used if fits else None


def tributes_itself(teller: Teller, named: list[Slug], start: int, end: int) -> Act | None:
    """The effect of the monster Summoned last that costs itself, if a question asks about Tributing it."""
    tokens, last = teller.tokens, teller.acts[-1] if teller.acts else None
    asks = tokens.span(start, end, ":can") and tokens.span(start, end, "tribute")
    if last is None or last.done not in _SUMMONED or not asks or tokens.span(start, end, "summon", "special"):
        return None
    aims = [slug for slug in named if slug != last.card]
    if len(aims) > 1 or costs_itself(BY_SLUG[last.card]) != "tribute":
        return None
    aim = aims[0] if aims and is_monster(aims[0]) and teller.cards[aims[0]].owner != last.actor else None
    return Act(actor=last.actor, done=Done.ACTIVATE, card=last.card, target=aim) if aim or not aims else None


_SUMMONED = (Done.SUMMON, Done.SPECIAL, Done.FLIP)


def to_be_used(teller: Teller, named: list[Slug], start: int, end: int) -> Slug | None:
    """The card that a question asks about using, and that has not been used yet."""
    tokens = teller.tokens
    used = {slug for act in teller.acts for slug in (act.card, *act.tributes)}
    ready = [one.card for one in teller.cards.values() if one.place in (Where.SET, Where.HAND, Where.GRAVEYARD)]
    if teller.asked_at >= 0 and teller.acts[teller.asked_at].target:
        used.add(teller.acts[teller.asked_at].target or "")
    used |= {act.target for act in teller.acts if act.target and teller.cards[act.target].place is Where.GRAVEYARD}
    negator = _negator(teller, used, start, end) if not named else _tributer(teller, named, used, start, end)
    if negator is not None:
        return negator
    asked = [slug for slug in named if slug not in used and can_be_activated(BY_SLUG[slug])]
    playing = tokens.span(start, end, *PLAYED, "tribute", "banish", "discard", "negate", "survive", ":save")
    can = tokens.span(start, end, ":can")
    if not playing and not can:
        return None
    hidden = {one.card for one in teller.cards.values() if one.place is Where.SET and is_monster(one.card)}
    for slug in reversed(asked):
        if (slug in ready and (can or slug not in hidden)) or (can and playing):
            return slug
    theirs = not tokens.span(start, end, ":i") and all(teller.cards[slug].owner != "you" for slug in ready)
    only_left = tokens.span(start, end, "survive") and not tokens.span(start, end, *PLAYED, "negate", ":save", ":can")
    left = hidden if only_left else set()
    waiting = [slug for slug in ready if slug not in used | left and (theirs or teller.cards[slug].owner == "you")
               and can_be_activated(BY_SLUG[slug])]  # fmt: skip
    answers = (bool(teller.acts) or (playing and can)) and tokens.span(start, end, ":it", ":can")
    return waiting[-1] if waiting and answers and not asked else None


def _negator(teller: Teller, used: set[Slug], start: int, end: int) -> Slug | None:
    """The monster with which the player who is asked about can negate what was done: "he has X. can he negate it?"."""
    tokens = teller.tokens
    if not teller.acts or not (tokens.span(start, end, ":can") and tokens.span(start, end, "negate")):
        return None
    if tokens.span(start, end, "attack", ":attack", ":passive") or not tokens.span(start, end, ":i", ":he"):
        return None
    owner = "you" if tokens.span(start, end, ":i") else "opponent"
    able = [one.card for one in teller.cards.values() if one.owner == owner and one.place is Where.FIELD
            and is_monster(one.card) and one.card not in used and is_answer(one.card)]  # fmt: skip
    return able[0] if len(able) == 1 and teller.acts[-1].actor != owner else None


def _tributer(teller: Teller, named: list[Slug], used: set[Slug], start: int, end: int) -> Slug | None:
    """The monster whose effect costs the Tokens that a question asks about Tributing: "can I Tribute them?"."""
    tokens = teller.tokens
    asks = tokens.span(start, end, ":can") and tokens.span(start, end, "tribute")
    if not asks or tokens.span(start, end, "summon", "special") or not all(is_token(slug) for slug in named):
        return None
    owners = {teller.cards[slug].owner for slug in named if slug in teller.cards}
    able = [one.card for one in teller.cards.values() if one.owner in owners and one.place is Where.FIELD
            and one.card not in (*used, *named) and _costs_tribute(one.card)]  # fmt: skip
    return able[0] if len(able) == 1 else None


def _costs_tribute(slug: Slug) -> bool:
    """Whether an effect of a monster costs a Tribute that can be another monster."""
    paid = (cost for effect in BY_SLUG[slug].effects if isinstance(effect, Activated) for cost in effect.cost)
    other = costs_itself(BY_SLUG[slug]) != "tribute"
    return is_monster(slug) and other and any(isinstance(one, Tribute) for one in paid)


def awaited(teller: Teller, start: int, end: int) -> Slug | None:
    """The card whose effect is probably meant: one with a trigger that something happens to, or the first."""
    tokens = teller.tokens
    touched = [slug for act in teller.acts for slug in (*act.tributes, *([act.target] if act.target else []))]
    touched += [teller.suffers] if teller.suffers else []
    summoned = [act.card for act in teller.acts if act.done is not Done.ACTIVATE]
    others = [one.card for one in teller.cards.values() if one.place in (Where.SET, Where.FIELD)]
    mine = tokens.span(start, end, ":i") and not tokens.span(start, end, ":he")
    for slug in (*touched, *others, *summoned):
        if mine and teller.cards[slug].owner != "you":
            continue
        if is_monster(slug) and any(
            isinstance(effect, Activated) and (effect.event or effect.kind is EffectKind.FLIP)
            for effect in BY_SLUG[slug].effects
        ):
            return slug
    return teller.acts[0].card if teller.acts else None
