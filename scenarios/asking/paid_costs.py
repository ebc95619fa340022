"""Reads what a monster was given up for without the name of the other card: a discard as a cost, a Tribute Summon."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.life import PayLP
from rulebook.vocabulary.terms import Zone

from .boards import is_token, tributes_for
from .story import Act, Done, Slug, Where, is_monster
from .teller import Teller, costs_itself, last_monster, owner_said, stand
from .tokens import Mention, Tokens
from .typical import typical

_WITHIN = 4
"""How many words behind "for" say what for."""


def read_given_up(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A monster is discarded as a cost, or Tributed for a Tribute Summon, and nothing is named that it is for.

    Returns:
        Whether a clause says so.
    """
    tokens = teller.tokens
    if len(mine) > 1 or (mine and not is_monster(mine[0].card)) or tokens.span(start, end, ":not"):
        return False
    asked = tokens.clause[start] in tokens.asking
    paid = mine[0].card if mine else _meant(teller, start, end)
    if paid is None or (asked and not mine):
        return False
    actor = (owner_said(teller, mine[0]) if mine else None) or teller.subject
    if (
        tokens.span(start, end, "discard")
        and tokens.span(start, end, "cost")
        and not tokens.span(start, end, ":passive")
    ):
        return _act(teller, paid, Act(actor=actor, done=Done.ACTIVATE, card=typical()["discards"][0]), Where.HAND)
    if _is_for_a_summon(teller, start, end) or (asked and _may_be_tributed(teller, mine, start, end)):
        return _act(
            teller, paid, Act(actor=actor, done=Done.SUMMON, card=typical()["tribute-summoned"][0]), Where.FIELD
        )
    return False


def _meant(teller: Teller, start: int, end: int) -> Slug | None:
    """The monster that a pronoun means: the one named last."""
    before = last_monster(teller, start)
    named_later = [one for one in teller.tokens.mentions if one.start >= end]
    return before if teller.tokens.span(start, end, ":it") and not named_later else None


def _act(teller: Teller, paid: Slug, act: Act, place: Where) -> bool:
    known = teller.cards.get(paid)
    if act.card in teller.cards or paid == act.card or (known is not None and known.place is not place and known.said):
        return False
    if known is not None:
        del teller.cards[paid]
    stand(teller, paid, act.actor, place)
    stand(teller, act.card, act.actor, Where.HAND)
    teller.fitting.add(act.card)
    teller.acts.append(act.model_copy(update={"tributes": (paid,)}))
    return True


def _is_for_a_summon(teller: Teller, start: int, end: int) -> bool:
    """Whether a monster is said to be Tributed for a Tribute Summon: "I Tribute it for a Tribute Summon"."""
    tokens = teller.tokens
    at = tokens.first(start, end, ":for", ":purpose")
    if at < 0:
        return False
    what = range(at + 1, min(end, at + 1 + _WITHIN))
    summon = next((place for place in what if "summon" in tokens.said[place]), -1)
    means = tokens.span(summon + 1, summon + 2, ":with", ":by", ":of")  # "evocazione tramite tributo"
    inside = {place for place in range(at, end) if place <= summon + 2 * means}
    whole = set(range(start, end))
    paid = any("tribute" in tokens.said[place] for place in whole - inside)
    return summon >= 0 and paid and not tokens.span(start, end, "special")


def _may_be_tributed(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """Whether it is asked if a monster can be Tributed, and not for what: for a Tribute Summon."""
    tokens = teller.tokens
    asks = tokens.span(start, end, ":can") and tokens.span(start, end, "tribute")
    others = tokens.span(start, end, "summon", "special", "effect", ":passive", ":purpose", ":by", ":with", "damage")
    costs = costs_itself(BY_SLUG[mine[0].card]) == "tribute" or tributes_for(mine[0].card)
    aimed = tokens.span(mine[0].start - 2, mine[0].start, ":for")  # "Tribute them for X": X is to be Summoned
    return asks and not (others or costs or aimed or is_token(mine[0].card) or teller.acts)


def is_used_from_field(tokens: Tokens, one: Mention) -> bool:
    """Whether an effect that a face-up Spell or Trap has on the field is used: its "effect", or its cost is paid.

    The cost must be one that its activation has not.
    """
    own = [effect for effect in BY_SLUG[one.card].effects if isinstance(effect, Activated)]
    pays = [any(isinstance(cost, PayLP) for cost in effect.cost) for effect in own if Zone.SPELL in effect.where]
    if not any(pays) or is_monster(one.card):
        return False
    clause = tokens.bounds(one.clause)
    named = tokens.span(one.end, one.end + 2, "effect") or tokens.span(one.start - 3, one.start, "effect")
    paid = tokens.span(*clause, "pay", ":pays") and tokens.span(*clause, ":can")
    return one.clause in tokens.asking and (named or paid)
