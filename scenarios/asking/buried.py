"""Monsters that are in a Graveyard before they are brought back."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import Zone

from .boards import targeted_zones
from .story import Act, Done, Where
from .teller import Teller
from .tokens import Tokens


def bury(teller: Teller, act: Act) -> None:
    """A target that can only be in a Graveyard is there, unless the question says otherwise."""
    one = teller.cards.get(act.target or "")
    if one is None or act.done is not Done.ACTIVATE or one.place is Where.GRAVEYARD:
        return
    told = one.said and not _is_brought_with(teller.tokens, one.card, act.card)
    if targeted_zones(BY_SLUG[act.card]) == {Zone.GRAVEYARD} and not told:
        teller.cards[one.card] = one.model_copy(update={"place": Where.GRAVEYARD, "said": True})


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
