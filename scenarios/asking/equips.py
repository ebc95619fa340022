"""Equip Cards: the monsters that they are on, and those that somebody is said to equip just now."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import Icon
from scenarios.interactions.plain_uses import STRONG

from .boards import takes_control
from .story import MOST_CARDS, OTHER, Act, Asks, Done, Slug, Where, is_monster
from .teller import Teller, stand


def give_hosts(teller: Teller) -> None:
    """A face-up Equip Card is on a monster without a name if the question tells of none: "can I destroy his X?"."""
    used = {act.card for act in teller.acts if act.done is Done.ACTIVATE}
    monsters = [slug for slug in teller.cards if is_monster(slug)]
    for one in tuple(teller.cards.values()):
        worn = BY_SLUG[one.card].icon is Icon.EQUIP and one.place is Where.FIELD and one.on is None
        if worn and not monsters and one.card not in used and len(teller.cards) < MOST_CARDS:
            owner = OTHER[one.owner] if takes_control(one.card) else one.owner
            stand(teller, STRONG, owner, Where.FIELD)
            teller.cards[one.card] = one.model_copy(update={"on": STRONG})
            monsters.append(STRONG)
        theirs = [slug for slug in monsters if teller.cards[slug].owner != one.owner]
        if worn and takes_control(one.card) and len(theirs) == 1 and one.card not in used:  # "took my X with Y"
            teller.cards[one.card] = one.model_copy(update={"on": theirs[0]})


def equip_told(teller: Teller, asks: Asks, about: Slug | None) -> Slug | None:
    """Let an Equip Card that somebody is said to equip be activated, if nothing else is done: "I equip X to Y".

    Args:
        teller: what has been read of the story.
        asks: what the question asks.
        about: about which card.

    Returns:
        The card that is asked about: the Equip Card if the question names none.
    """
    tokens = teller.tokens
    worn = [one for one in teller.cards.values() if one.on is not None and BY_SLUG[one.card].icon is Icon.EQUIP]
    if teller.acts or len(worn) != 1 or asks not in (Asks.SURVIVES, Asks.DESTROYED, Asks.LEAVES, Asks.TO_GRAVEYARD):
        return about
    one = worn[0]
    spans = [tokens.bounds(other.clause) for other in tokens.mentions if other.card == one.card]
    told = [span for span in spans if tokens.clause[span[0]] not in tokens.asking
            and tokens.span(*span, "equip") and tokens.span(*span, ":i", ":he")]  # fmt: skip
    if not told or any(tokens.span(*span, ":passive", ":already") for span in told):
        return about
    teller.acts.append(Act(actor=one.owner, done=Done.ACTIVATE, card=one.card, target=one.on))
    teller.cards[one.card] = one.model_copy(update={"place": Where.HAND, "on": None})
    named = any(other.clause in tokens.asking for other in tokens.mentions)
    return about if named else one.card
