"""Reads the Summon that a condition tells of by a pronoun: "can I use X on Y if it is Special Summoned?"."""

from __future__ import annotations

from rulebook.cards import BY_SLUG

from .story import OTHER, Act, Done, Since, Where, is_monster
from .teller import Teller, owner_said, stand, summons_itself
from .typical import typical


def read_summoned_then(teller: Teller) -> None:
    """The monster that the last act is used on is said to be Summoned in a condition; that happens before."""
    tokens = teller.tokens
    aimed = [one for one in tokens.mentions if teller.acts and one.card == teller.acts[-1].target]
    if aimed and tokens.span(aimed[0].end, tokens.bounds(aimed[0].clause)[1], ":which"):
        said = aimed[0].end, tokens.bounds(aimed[0].clause)[1]
        teller.acts[:-1] = [act for act in teller.acts[:-1] if act.card != aimed[0].card]
        if tokens.span(*said, "special") and tokens.span(*said, ":passive") and _is_summoned_then(teller, *said):
            return
    for one in aimed:
        begins, end = tokens.bounds(one.clause)
        told = one.clause not in tokens.asking and tokens.span(one.end, end, "special") and not tokens.span(
            begins, end, ":i", ":he", ":has", ":last_turn")  # fmt: skip
        if told and tokens.span(one.end, end, ":passive"):
            last, known = teller.acts[-1], teller.cards[one.card]
            if known.owner == last.actor and all(owner_said(teller, each) is None for each in aimed):
                teller.cards[one.card] = known.model_copy(update={"owner": OTHER[last.actor]})
            if _is_summoned_then(teller, one.end, end):
                return
    named = {one.clause for one in tokens.mentions}
    for clause in sorted(tokens.conditions - tokens.asking - tokens.further - named):
        if _is_summoned_then(teller, *tokens.bounds(clause)):
            return


def summon_it(teller: Teller, start: int, end: int) -> bool:
    """The monster named last, which is in a hand or the Extra Deck, is Summoned by a pronoun: "can I Summon it?".

    Returns:
        Whether a clause says so; the Summon is noted.
    """
    tokens = teller.tokens
    before = [one for one in tokens.mentions if one.end <= start and is_monster(one.card) and not one.typical]
    named = any(start <= one.start < end for one in tokens.mentions)
    pronoun = tokens.span(start, end, ":it", ":object") and tokens.span(start, end, ":i", ":he")
    if named or not before or not pronoun or not tokens.span(start, end, "summon", "normal-summon", "special"):
        return False
    if tokens.span(start, end, *_NOT_SUMMONED):
        return False
    card = before[-1].card
    known, used = teller.cards.get(card), {slug for act in teller.acts for slug in (act.card, act.target)}
    if known is None or known.place not in (Where.HAND, Where.EXTRA) or card in used or known.owner != teller.subject:
        return False
    special = tokens.span(start, end, "special") or known.place is Where.EXTRA
    special = special or (summons_itself(BY_SLUG[card]) and not tokens.span(start, end, ":normal", "tribute"))
    done = Done.SPECIAL if special else Done.SUMMON
    teller.acts.append(Act(actor=known.owner, done=done, card=card))
    return True


_NOT_SUMMONED = ("flip", "attack", ":attack", ":if", ":passive", "negate", ":graveyard", "revive", ":set", ":sets")
"""What a clause says in which something else is done."""


def _is_summoned_then(teller: Teller, start: int, end: int) -> bool:
    """Whether a condition says so; the Summon is noted."""
    tokens, last = teller.tokens, teller.acts[-1] if teller.acts else None
    special, normal = (tokens.span(start, end, kind) for kind in ("special", "summon"))
    other = tokens.span(start, end, ":not", ":has", ":can", "attack", ":attack", "monster", "negate", "flip")
    pronoun = tokens.span(start, end, ":it", ":he", ":passive")
    if last is None or last.done is not Done.ACTIVATE or not (special or normal) or other or not pronoun:
        return False
    target = last.target
    if target is None or not is_monster(target) or teller.cards[target].owner == last.actor:
        return False
    card, owner = BY_SLUG[target], teller.cards[target].owner
    place, act = Where.HAND, Act(actor=owner, done=Done.SUMMON, card=target)
    if special and (summons_itself(card) or card.in_extra_deck):
        place = Where.EXTRA if card.in_extra_deck else Where.HAND
        act = act.model_copy(update={"done": Done.SPECIAL})
    elif special:
        reviving = typical()["revives"][0]
        if reviving in teller.cards:
            return False
        stand(teller, reviving, owner, Where.HAND)
        teller.fitting.add(reviving)
        place, act = Where.GRAVEYARD, Act(actor=owner, done=Done.ACTIVATE, card=reviving, target=target)
    teller.cards[target] = teller.cards[target].model_copy(update={"place": place, "said": True})
    later = act.done is Done.ACTIVATE  # it answers the Summon, and not what brings the monster back
    teller.acts[-1:] = [act, last.model_copy(update={"target": None, "later": later})]
    teller.asked_at += teller.asked_at == len(teller.acts) - 2
    teller.told.add(tokens.clause[start])
    return True


def note_this_turn(teller: Teller) -> None:
    """A monster that is told to be there since "this turn" was Summoned in it: "she brought out X this turn"."""
    tokens, used = teller.tokens, {act.card for act in teller.acts if act.done in _SUMMONS}
    for one in tokens.mentions:
        known = teller.cards.get(one.card)
        at = tokens.first(one.end, one.end + _SOON, ":this_turn")
        told = at >= 0 and tokens.clause[at] == one.clause and one.clause not in tokens.asking
        if known is None or not told or one.card in used or not is_monster(one.card):
            continue
        if known.place is Where.FIELD and known.since is Since.BEFORE and not tokens.span(one.end, at, ":has", ":set"):
            teller.cards[one.card] = known.model_copy(update={"since": Since.SUMMONED})


_SOON = 2
"""How many words after a name "this turn" may begin."""
_SUMMONS = (Done.SUMMON, Done.SPECIAL, Done.FLIP)
