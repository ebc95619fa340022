"""What a clause says of the use of a named card: whether it is only Set, and what a pronoun or a verb aims it at."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import Zone
from scenarios.formats.fields import PlayerWord

from .boards import modes_of, targeted_zones
from .story import Act, Done, Slug, is_monster
from .teller import FATES, PLAYED, Teller, ready_place, stand
from .tokens import Mention, Tokens


def done_to(teller: Teller, one: Mention, mine: list[Mention], start: int) -> Slug | None:
    """The card before this one in a clause like "destroy my X with Y"."""
    if not teller.tokens.span(max(start, one.start - 2), one.start, ":with"):
        return None
    return next((other.card for other in reversed(mine) if other.end <= one.start and other.card != one.card), None)


def is_to_be_set(tokens: Tokens, one: Mention, start: int, end: int) -> bool:
    """Whether it is asked if a Spell or Trap may be Set: "can I still set X?", not one that is Set already."""
    if not tokens.span(start, end, ":can") or tokens.span(start, end, *PLAYED, "attack", ":attack"):
        return False
    alone = not any(other.clause == one.clause and other.card != one.card for other in tokens.mentions)
    behind = tokens.span(end - 1, end, ":sets") and one.end == end - 1
    at = tokens.last(start, one.start, "set")
    before = at >= 0 and tokens.span(at - 2, at, ":i", ":he", ":can", ":still")
    return alone and (behind or (before and one.start - at <= _SET_BEFORE))


_SET_BEFORE = 3
"""How many words "to set" may stand before the name of the card."""


def pronoun_after(teller: Teller, one: Mention, end: int) -> Slug | None:
    """The monster that a pronoun behind a card names as its target: "I use X on it"."""
    tokens = teller.tokens
    at = tokens.first(one.end, min(end, one.end + 1), ":onto")
    pronoun = at >= 0 and tokens.span(at + 1, min(end, at + 2), ":it", ":he", ":his")
    noun = at + 2 < end and (tokens.span(at + 2, at + 3, "monster", "card", "spell", "trap")
                             or any(other.start == at + 2 for other in tokens.mentions))  # fmt: skip
    aims = Zone.MONSTER in targeted_zones(BY_SLUG[one.card]) or bool(modes_of(one.card))
    answers = bool(teller.acts) and tokens.span(tokens.bounds(one.clause)[0], one.start, ":answers", "respond")
    if not pronoun or noun or answers or not aims:
        return None
    attacked = [act.target for act in teller.acts if act.done is Done.ATTACK and act.target]
    before = [other.card for other in tokens.mentions if other.end <= one.start and is_monster(other.card)]
    return next(iter((*attacked[-1:], *(slug for slug in reversed(before) if slug in teller.cards))), None)


def is_chained_to_it(teller: Teller, one: Mention, actor: PlayerWord) -> bool:
    """Whether a card answers the last act, whose player is not told and must be the other one: "X, I chain Y to it"."""
    tokens, last = teller.tokens, teller.acts[-1] if teller.acts else None
    if last is None or last.actor != actor or last.done is not Done.ACTIVATE or is_monster(last.card):
        return False
    told = tokens.span(*tokens.bounds(teller.clauses[-1]), ":i", ":he", ":my", ":his") if teller.clauses else True
    onto = tokens.first(one.end, one.end + 2, ":onto")
    return not told and onto >= 0 and tokens.span(onto + 1, onto + 2, ":it")


def is_asked_of(tokens: Tokens, one: Mention, left: int, right: int) -> bool:
    """Whether it is asked what becomes of a card that stays on the field, where it is then: "is my X gone?"."""
    fate = one.clause in tokens.asking and tokens.span(*tokens.bounds(one.clause), *FATES, "return", ":back")
    worn = tokens.span(one.end, one.end + 1, ":onto")  # "does X stay on Y?" asks of its use
    return (
        fate
        and not worn
        and not tokens.span(left, right, *PLAYED, ":can", ":i", ":he", ":set", ":hand", ":by", ":with", ":not")
    )


def is_answered_use(teller: Teller, one: Mention, owner: PlayerWord | None, start: int) -> bool:
    """A Spell or Trap of the other player that the last act is chained to: its use comes before; "chains X to my Y".

    Returns:
        Whether it is one; its use is noted then.
    """
    last, tokens = teller.acts[-1], teller.tokens
    chained = tokens.first(start, one.start, ":answers", "respond")
    named = [other for other in tokens.mentions if other.card == last.card and start <= other.start < one.start]
    told = chained >= 0 and bool(named) and chained < named[-1].start and owner not in (None, last.actor)
    if not told or is_monster(one.card) or one.card in teller.cards or owner is None:
        return False
    stand(teller, one.card, owner, ready_place(BY_SLUG[one.card]))
    teller.acts[-1:] = [
        Act(actor=owner, done=Done.ACTIVATE, card=one.card),
        last.model_copy(update={"target": one.card}),
    ]
    return True
