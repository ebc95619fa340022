"""What a question says was done in an earlier turn: it is not played, and the cards lie where it has brought them."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import Icon, Zone

from .boards import harms, targeted_zones
from .given import is_given
from .mentions import is_copy
from .story import OTHER, Act, Done, Since, Where, is_monster
from .teller import Teller, is_of_turn, ready_place, stays
from .tokens import Mention, Tokens
from .turns import is_slow

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
        laid = act.done in (Done.FLIP, Done.ACTIVATE) and tokens.span(start, end, ":laid", ":set")  # it was Set then
        if place is not None and not laid:
            teller.acts.remove(act)
            known = teller.cards[act.card]
            turned = known.place if act.done is Done.CHANGE else place
            owner = OTHER[act.actor] if act.done is Done.SPECIAL and is_given(act.card) else known.owner
            teller.cards[act.card] = known.model_copy(update={"place": turned, "said": True, "owner": owner})


def settle_turns(teller: Teller) -> bool:
    """Leave out how a monster came and was removed in the turns before the one in which it is to be brought back.

    Returns:
        Whether a story told so, each act in the turn of another player: "I Summoned X, he destroyed it with Y. Can I
        bring it back with Z?".
    """
    _drop_other_attacks(teller)
    _order_chain(teller)
    if len(teller.acts) != _THREE:
        return False
    came, removed, last = teller.acts
    card = came.target if came.done is Done.ACTIVATE else came.card
    turns = removed.actor != last.actor and came.actor == last.actor and is_slow(removed) and is_slow(last)
    brings = last.done is Done.ACTIVATE and targeted_zones(BY_SLUG[last.card]) == {Zone.GRAVEYARD}
    away = removed.done is Done.ACTIVATE and harms(removed.card)
    if card is None or not (turns and brings and away) or not is_monster(card) or last.target not in (None, card):
        return False
    if came.done not in (Done.SUMMON, Done.SPECIAL, Done.ACTIVATE):
        return False
    teller.acts[:] = [last.model_copy(update={"target": card})]
    teller.asked_at = 0 if teller.asked_at >= 0 else -1
    for used in (came, removed):
        if used.card != card:
            teller.cards.pop(used.card, None)
    buried = {"place": Where.GRAVEYARD, "said": True, "since": Since.SUMMONED}
    teller.cards[card] = teller.cards[card].model_copy(update=buried)
    return True


_THREE = 3


def _drop_other_attacks(teller: Teller) -> None:
    """Leave out an attack of the other player that was told before one in the turn which is asked about."""
    last = teller.acts[-1] if teller.acts else None
    if last is None or last.done is not Done.ATTACK:
        return
    for act in [one for one in teller.acts[:-1] if one.done is Done.ATTACK and one.actor != last.actor]:
        if act.target is None:
            teller.acts.remove(act)
            teller.asked_at -= teller.asked_at > 0


def note_second(teller: Teller, one: Mention) -> None:
    """Note that there are two of a card named as the second one; if one lies face-up, both are used in turn."""
    if not is_copy(teller.tokens, one):
        return
    known, acts = teller.cards[one.card], teller.acts
    change: dict[str, object] = {"copies": max(2, known.copies)}
    used = [act for act in acts if act.card == one.card and act.done is Done.ACTIVATE]
    if known.place is Where.FIELD and not is_monster(one.card) and used == acts[-1:] and used:
        change["place"] = ready_place(BY_SLUG[one.card])
        acts[-1:] = [used[0], used[0].model_copy(update={"later": True})]
    teller.cards[one.card] = known.model_copy(update=change)


def drop_other_turn(teller: Teller) -> None:
    """Leave out cards used in the opponent's turn where it is asked about a Normal Summon or Set in one's own turn."""
    tokens, last = teller.tokens, teller.acts[-1] if teller.acts else None
    named = max((one.end for one in tokens.mentions if not one.typical), default=0)
    own = any(
        "turn" in said and at >= named and tokens.span(start := _start(tokens, at), at, ":my")
        and not tokens.span(start, at, "opponent") for at, said in enumerate(tokens.said)
    )  # fmt: skip
    if last is None or not own or last.done not in (Done.SUMMON, Done.SET) or last.tributes:
        return
    for act in tuple(teller.acts[:-1]):
        told = {one.clause for one in tokens.mentions if one.card == act.card} - tokens.asking
        theirs = any("opponent" in said and tokens.clause[at] in told and is_of_turn(tokens, at)
                     for at, said in enumerate(tokens.said))  # fmt: skip
        if theirs and act.done is Done.ACTIVATE and act.target is None and not is_monster(act.card):
            teller.acts.remove(act)
            place = _since(act) or Where.GRAVEYARD
            teller.cards[act.card] = teller.cards[act.card].model_copy(update={"place": place, "said": True})
    teller.asked_at = min(teller.asked_at, len(teller.acts) - 1)


def _start(tokens: Tokens, at: int) -> int:
    return max(tokens.bounds(tokens.clause[at])[0], at - _OWN_TURN)


_OWN_TURN = 3
"""How many words before a turn may say whose it is."""


def _order_chain(teller: Teller) -> None:
    """Let a card that is said to be on the Chain already have been activated before the one that answers it."""
    tokens = teller.tokens
    for one in tokens.mentions:
        _, end = tokens.bounds(one.clause)
        chained = tokens.first(one.end, min(end, one.end + _BEHIND), ":answers", ":link")
        acts = [act.card for act in teller.acts]
        if chained < 0 or not tokens.span(one.end, chained, ":already") or acts[-2:].count(one.card) != 1:
            continue
        if acts[-1] == one.card and len(acts) > 1 and teller.acts[-2].done is Done.ACTIVATE:
            teller.acts[-2:] = reversed(teller.acts[-2:])


_BEHIND = 7
"""How many words behind a card may say that it is on the Chain already."""


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
