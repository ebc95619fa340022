"""Names of cards that are used as verbs: "he mst my X", "my X got veilered", "can I honest"."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.life import PayLP
from rulebook.vocabulary.terms import CardKind

from .story import OTHER, Act, Done, Where, is_monster
from .teller import DESCRIBING, Teller, home_of, owner_said, ready_place, stand
from .tokens import Mention, Tokens

_PERSONS = (":i", ":he")
_BETWEEN = frozenset({":still", ":plain", ":also_can", ":then"})
"""What may stand between a person and the name of the card used."""
_BEFORE_OBJECT = DESCRIBING | {":my", ":his", ":an"}
"""What may stand between such a name and the card that it is done to."""


def is_verb(tokens: Tokens, one: Mention) -> bool:
    """Whether a person stands right before a name, as before a verb: "I honest", "can he torrential"."""
    at = one.start - 1
    while at >= 0 and tokens.clause[at] == one.clause and tokens.said[at] and tokens.said[at] <= _BETWEEN:
        at -= 1
    if at < 0 or tokens.clause[at] != one.clause or ":my" in tokens.said[at] or ":his" in tokens.said[at]:
        return False
    verbs = {"attack", ":attack", "summon", "special", ":play", "activate", ":has", ":passive"}
    return bool(tokens.said[at].intersection(_PERSONS)) and tokens.said[at].isdisjoint(verbs)


def is_used_in_hand(tokens: Tokens, one: Mention) -> bool:
    """Whether a monster is named as a verb whose effect is used in the hand."""
    _, end = tokens.bounds(one.clause)
    has = tokens.span(one.end, end, ":has", ":hand", ":on_field", ":up")  # the verb of German and Dutch comes last
    return home_of(BY_SLUG[one.card]) is Where.HAND and not has and is_verb(tokens, one)


def is_object(tokens: Tokens, verb: Mention, one: Mention) -> bool:
    """Whether a card is named right behind a name used as a verb, so that it is done to this one."""
    if verb.clause != one.clause or not is_verb(tokens, verb):
        return False
    return all(not said or said <= _BEFORE_OBJECT for said in tokens.said[verb.end : one.start])


def read_payment(teller: Teller, start: int, end: int) -> None:
    """A player pays Life Points for the effect of a face-up card: "he pays 800"."""
    tokens = teller.tokens
    if not tokens.span(start, end, ":pays") or tokens.span(start, end, ":not", ":can"):
        return
    used = {act.card for act in teller.acts}
    there = [one.card for one in teller.cards.values() if one.card not in used and one.place is Where.FIELD
             and any(isinstance(cost, PayLP) for effect in BY_SLUG[one.card].effects
                     if isinstance(effect, Activated) for cost in effect.cost)]  # fmt: skip
    if len(there) == 1:
        teller.acts.append(Act(actor=teller.subject, done=Done.ACTIVATE, card=there[0]))


def read_suffered(teller: Teller, mine: list[Mention], start: int, end: int) -> list[Mention]:
    """A card is said to have been used against a player or monster: "I got mirror forced", "my X got veilered".

    Returns:
        The cards named that are still to be read.
    """
    tokens = teller.tokens
    for one in mine:
        card, at = BY_SLUG[one.card], one.start - 1
        got = at >= start and ":passive" in tokens.said[at] and {":get", ":has"} & tokens.said[at]
        usable = card.kind is not CardKind.MONSTER or home_of(card) is Where.HAND
        lies = tokens.span(one.end, min(end, one.end + 2), ":up", ":on_field", ":set", ":hand", ":graveyard")
        if not got or lies or not usable or one.card in teller.cards:
            continue
        before = [other for other in mine if other.end <= at and is_monster(other.card)]
        suffers = before[-1] if before else None
        owner = (owner_said(teller, suffers) if suffers is not None else None) or teller.subject
        if suffers is not None:
            stand(teller, suffers.card, owner, Where.FIELD)
            owner = teller.cards[suffers.card].owner
        stand(teller, one.card, OTHER[owner], Where.HAND if card.kind is CardKind.MONSTER else ready_place(card))
        target = suffers.card if suffers is not None else None
        teller.acts.append(Act(actor=OTHER[owner], done=Done.ACTIVATE, card=one.card, target=target))
        return [other for other in mine if other not in (one, suffers)]
    return mine


def is_done_to_me(tokens: Tokens, clause: int) -> bool:
    """Whether a clause tells what the other player does, without a word for that player: "X attacks me"."""
    start, end = tokens.bounds(clause)
    at = tokens.first(start, end, ":me")
    return at >= 0 and clause not in tokens.asking and tokens.span(start, end, *_DONE_TO_ME)


def has_unsaid(tokens: Tokens, start: int, end: int) -> bool:
    """Whether a clause begins with "have", without a word for who has it: the one who asks ("got X up", "hab X")."""
    at = tokens.first(start, min(end, start + 2), ":has")
    return at >= 0 and not tokens.span(at + 1, at + 2, ":passive")  # "c'è" says only that it is there


_DONE_TO_ME = ("attack", ":attack", "take-control", "tribute", ":play")
