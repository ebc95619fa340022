"""Questions whether two Field Spells can lie on the field together: the second is activated beside the first."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import Icon

from .story import Act, Asks, Done, Slug, Where
from .teller import Teller

_PAIR = 2
_TOGETHER = (":together", ":has", ":up", ":on_field", ":two", ":play", "activate")


def both_asked(teller: Teller, named: list[Slug], start: int, end: int) -> tuple[Asks, Slug] | None:
    """What is asked of two Field Spells that shall lie on the field together, and of which; None for other questions.

    Args:
        teller: what has been read of the story.
        named: the cards named in the clause that asks.
        start: the first word of that clause.
        end: the word after it.
    """
    tokens = teller.tokens
    fields = [slug for slug in dict.fromkeys(named) if BY_SLUG[slug].icon is Icon.FIELD]
    used = {act.card for act in teller.acts}
    if len(fields) != _PAIR or not tokens.span(start, end, ":can") or not tokens.span(start, end, *_TOGETHER):
        return None
    if used - set(fields):
        return None
    first, second = fields
    teller.acts.clear()
    teller.cards[first] = teller.cards[first].model_copy(update={"place": Where.FIELD, "said": True})
    teller.cards[second] = teller.cards[second].model_copy(update={"place": Where.HAND, "said": True})
    teller.acts.append(Act(actor=teller.cards[second].owner, done=Done.ACTIVATE, card=second))
    return Asks.SURVIVES, first
