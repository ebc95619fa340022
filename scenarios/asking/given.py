"""Monsters that are Special Summoned to the other player's side by their own procedure: "I put X on his field"."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import SummonProcedure
from rulebook.vocabulary.terms import Side
from scenarios.formats.fields import PlayerWord

from .story import OTHER, Act, Done, Slug, Where
from .teller import Teller, stand
from .tokens import Mention, Tokens
from .turns import is_slow

_FIELD = (":on_field", "field", ":side")
_NEAR = 3
"""How many words may stand between a side of the field and whose it is."""
_OTHERWISE = ("attack", ":attack", "activate", "respond", "face-down", "destroy", "return")
"""What is said of a monster that is on the field, or is not put there."""


def is_given(slug: Slug) -> bool:
    """Whether a monster has a procedure that Special Summons it to the other player's side."""
    return any(isinstance(one, SummonProcedure) and one.to is Side.OPPONENT for one in BY_SLUG[slug].effects)


def read_given(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A monster is said to be put on the field of the other player, which only its own procedure can do.

    Returns:
        Whether a clause says so.
    """
    tokens = teller.tokens
    one = next((one for one in mine if is_given(one.card)), None)
    if one is None or one.card in teller.cards or any(not other.typical for other in mine if other is not one):
        return False
    if not tokens.span(start, end, ":put") or tokens.span(start, end, *_OTHERWISE):
        return False
    receiver = _receiver(tokens, start, end)
    giver = OTHER[receiver] if receiver is not None else teller.subject
    stand(teller, one.card, giver, Where.HAND)
    for other in mine:
        if other is not one:
            stand(teller, other.card, OTHER[giver], Where.FIELD)
    teller.acts.append(Act(actor=giver, done=Done.SPECIAL, card=one.card))
    return True


def _receiver(tokens: Tokens, start: int, end: int) -> PlayerWord | None:
    """Whose field is spoken of: "on his field", "mir aufs Feld", "sul campo dell'avversario"."""
    at = tokens.first(start, end, *_FIELD)
    if at < 0:
        to_me = tokens.span(start, end, ":me") and not tokens.span(start, end, ":i")
        return "you" if to_me else None
    near = sorted(range(max(start, at - _NEAR), min(end, at + _NEAR + 1)), key=lambda place: abs(place - at))
    for place in near:
        said = tokens.said[place]
        if said & {":his", "opponent"} or tokens.span(place + 1, min(end, place + 2), "opponent"):
            return "opponent"
        if said & {":my", ":me"}:
            return "you"
    return None


def settle_given(teller: Teller) -> None:
    """Let a monster have been put on a player's field in an earlier turn, if that player then acts in an own turn."""
    tokens, last = teller.tokens, teller.acts[-1] if teller.acts else None
    came = next((act for act in teller.acts if act.done is Done.SPECIAL and is_given(act.card)), None)
    if last is None or came is None or last is came or not is_slow(last):
        return
    receiver, known = OTHER[came.actor], teller.cards[came.card]
    unnamed = last.done is Done.ATTACK and last.card not in {one.card for one in tokens.mentions}
    if (last.actor != receiver and last.card != came.card) or tokens.span(0, len(tokens.words), ":this_turn"):
        return
    teller.acts.remove(came)
    teller.asked_at -= teller.asked_at > 0
    teller.cards[came.card] = known.model_copy(update={"owner": receiver, "place": Where.FIELD})
    card = came.card if unnamed else last.card
    teller.acts[-1] = last.model_copy(update={"actor": receiver, "card": card})
    if unnamed:
        teller.cards.pop(last.card)
