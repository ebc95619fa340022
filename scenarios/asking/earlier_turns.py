"""What a question says was done in an earlier turn: it is not played, and the cards lie where it has brought them."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import Icon

from .story import Act, Done, Where
from .teller import Teller, is_monster, stays

_BROUGHT = {Done.SUMMON: Where.FIELD, Done.SPECIAL: Where.FIELD, Done.FLIP: Where.FIELD, Done.SET: Where.SET,
            Done.CHANGE: Where.FIELD}  # fmt: skip
"""Where what is done brings a card."""


def settle_earlier(teller: Teller, first: int, start: int, end: int) -> None:
    """Leave out what a clause tells of the last turn where its cards stay, and note where they are since.

    Args:
        teller: what has been read so far.
        first: the number of acts read before the clause.
        start: the first word of the clause.
        end: the word after it.
    """
    tokens = teller.tokens
    told = tokens.span(start, end, ":last_turn") and not tokens.span(start, end, ":not", ":if", "destroy")
    asks = tokens.clause[start] in tokens.asking or tokens.span(start, end, ":can")
    if not told or (asks and not tokens.span(start, end, ":relative")):
        return
    for act in tuple(teller.acts[first:]):
        place = _since(act)
        if place is not None:
            teller.acts.remove(act)
            known = teller.cards[act.card]
            turned = known.place if act.done is Done.CHANGE else place
            teller.cards[act.card] = known.model_copy(update={"place": turned, "said": True})


def _since(act: Act) -> Where | None:
    """Where the card of an act is in the turn after it; None if that is not known, or other cards went with it."""
    card = BY_SLUG[act.card]
    if act.done in _BROUGHT:
        return _BROUGHT[act.done]
    if act.target is not None:
        return None
    if act.done is Done.ATTACK:
        return Where.FIELD
    lasting = card.icon in (Icon.CONTINUOUS, Icon.FIELD) or stays(card)
    return Where.FIELD if lasting and not is_monster(act.card) else None
