"""Reads Tributes: which monster is Tributed for which card, and how many a question says there are."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from scenarios.formats.fields import PlayerWord

from .boards import is_token, tributes_for, tributes_needed
from .ends import makes_token, token_maker
from .mentions import read_mention
from .story import OTHER, Act, Done, Lack, Slug, Where, is_monster
from .teller import Teller, costs_itself, last_monster, last_target, owner_said, stand
from .tokens import Mention, Tokens
from .typical import typical

_NUMBERS = {":one": 1, ":an": 1, ":only": 1, ":two": 2, ":three": 3}
COUNTS = frozenset(_NUMBERS)
_BEFORE = 3
"""How many words a number may stand before the word for the Tributes."""
_JUST = 2
"""How many words "without" may stand before the word for the Tributes."""
_ENOUGH = 5
"""From this Level on, a Normal Summon needs Tributes."""


def read_tribute(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A monster is Tributed for another one.

    Returns:
        Whether a clause says so.
    """
    tokens = teller.tokens
    if not tokens.span(start, end, "tribute"):
        return False
    others = [one for one in mine if not is_monster(one.card)]
    every, mine = mine, [one for one in mine if is_monster(one.card)]
    between = len(mine) == 2 and tokens.span(mine[0].end, mine[1].start, "tribute")
    if between and tokens.span(start, end, "summon") and is_token(mine[0].card):
        for_what = [mine[1]]
    elif between and tokens.span(start, end, "summon"):
        mine = [mine[1], mine[0]]
        for_what = [mine[1]]
    else:
        for_what = []
    for_what = for_what or [one for one in mine if tokens.span(max(start, one.start - 3), one.start, ":for")]
    if not for_what and len(mine) > 1 and _is_summoned_for_it(tokens, mine, start, end):
        for_what = [mine[-1]]
    for_what = for_what or _paid_to(tokens, mine, start, end)
    if not for_what:
        return _read_cost(teller, every, start, end)
    for one in others:
        read_mention(teller, one, every, start, end)
    summoned = for_what[-1]
    actor = teller.subject
    tributes = [one for one in mine if one.card != summoned.card]
    for one in tributes:
        stand(teller, one.card, owner_said(teller, one) or actor, Where.FIELD)
    if _is_cost_of(summoned.card) and not tokens.span(start, end, "summon"):
        stand(teller, summoned.card, actor, Where.FIELD)
        paid = tuple(dict.fromkeys(one.card for one in tributes))
        teller.acts.append(Act(actor=actor, done=Done.ACTIVATE, card=summoned.card, tributes=paid))
        return True
    stand(teller, summoned.card, actor, Where.HAND)
    meant = last_target(teller) or last_monster(teller, summoned.start)
    meant = next((slug for slug in teller.cards if meant and makes_token(meant, slug)), meant)
    used = tuple(one.card for one in tributes) or ((meant,) if meant and meant != summoned.card else ())
    teller.acts.append(Act(actor=actor, done=Done.SUMMON, card=summoned.card, tributes=used))
    return True


def _is_summoned_for_it(tokens: Tokens, mine: list[Mention], start: int, end: int) -> bool:
    """Whether the last monster is Summoned with the ones before it as Tributes: "Tribute X to Summon Y"."""
    tribute, before, last = tokens.first(start, end, "tribute"), mine[-2], mine[-1]
    apart = tribute < last.start and tokens.span(before.end, last.start, ":purpose", ":then", ":for")
    return (
        apart
        and tokens.span(before.end, end, "summon", "normal-summon")
        and not tokens.span(before.end, end, "special", "token")
    )


def _paid_to(tokens: Tokens, mine: list[Mention], start: int, end: int) -> list[Mention]:
    """The monster with whose effect another one is Tributed: "with X I Tribute Y"."""
    at = tokens.first(start, end, "tribute")
    users = [one for one in mine if one.end <= at and _is_cost_of(one.card)
             and tokens.span(max(start, one.start - 2), one.start, ":with")]  # fmt: skip
    paid = any(one.start > at and one.card != users[0].card for one in mine) if users else False
    return users[:1] if paid and not tokens.span(start, end, "summon", "special") else []


def _is_cost_of(slug: str) -> bool:
    """Whether a Tribute for this monster is the cost of its effect: its Normal Summon needs none."""
    stats, card = BY_SLUG[slug].stats, BY_SLUG[slug]
    return stats is not None and stats.level <= _FREE and tributes_for(slug) and costs_itself(card) != "tribute"


_FREE = 4
"""Up to this Level, a Normal Summon needs no Tribute."""


def _read_cost(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A monster is Tributed for the effect of a Spell or Trap."""
    tokens = teller.tokens
    used = next((one for one in mine if not is_monster(one.card) and tributes_for(one.card)), None)
    at = tokens.first(start, end, "tribute")
    monsters = [one for one in mine if is_monster(one.card)]
    after = next((one for one in monsters if one.start > at), monsters[-1] if monsters else None)
    paid = next((one for one in monsters if one.end == at and not tokens.span(at + 1, at + 3, ":my")), after)
    if used is None or paid is None:
        return False
    rest = [one for one in mine if one is not paid]
    for one in rest:
        read_mention(teller, one, rest, start, end)
    acted = next((at for at, act in enumerate(teller.acts) if act.card == used.card), None)
    if acted is None:
        return False
    stand(teller, paid.card, teller.acts[acted].actor, Where.FIELD)
    teller.acts[acted] = teller.acts[acted].model_copy(update={"tributes": (paid.card,)})
    target = next((one for one in monsters if one is not paid), None)
    if target is not None and teller.acts[acted].target is None:
        stand(teller, target.card, OTHER[teller.acts[acted].actor], Where.FIELD)
        teller.cards[target.card] = teller.cards[target.card].model_copy(update={"said": True})
        teller.acts[acted] = teller.acts[acted].model_copy(update={"target": target.card})
    return True


def count_tributes(teller: Teller, act: Act) -> Act:
    """A Tribute Summon with as many Tributes as the question says: "with only one Tribute"."""
    tokens, stats = teller.tokens, BY_SLUG[act.card].stats
    if act.done is not Done.SUMMON or act.tributes or stats is None or stats.level < _ENOUGH:
        return act
    for at, said in enumerate(tokens.said):
        asked = tokens.clause[at] in tokens.asking or act is teller.acts[-1]
        if "tribute" not in said or not asked:
            continue
        named = [one.end for one in tokens.mentions if one.end <= at]
        if tokens.span(max(at - _JUST, 0), at, ":not", ":without"):
            teller.lacks.add((act.actor, Lack.MONSTERS))
            return act
        counted = [number for kind, number in _NUMBERS.items() if tokens.span(max(at - _BEFORE, *named, 0), at, kind)]
        if counted:
            teller.lacks.add((act.actor, Lack.MONSTERS))
            usual = (*typical()["face-up"], *typical()["face-down"], *typical()["stronger"])
            free = [slug for slug in usual if slug not in teller.cards][: max(counted)]
            for slug in free:
                stand(teller, slug, act.actor, Where.FIELD)
            teller.fitting.update(free)
            return act.model_copy(update={"tributes": tuple(free)})
    return act


def _is_made_by(teller: Teller, token: Slug, player: PlayerWord) -> bool:
    """Whether a player uses the card that makes a Token."""
    maker = token_maker(teller, token)
    return any(act.card == maker and act.actor == player for act in teller.acts)


def tributed_tokens(teller: Teller) -> tuple[Slug, ...]:
    """The Tokens Tributed for a Summon: what made them may forbid that, and the board does not show it."""
    return tuple(
        slug
        for act in teller.acts
        if act.done is Done.SUMMON
        for slug in act.tributes
        if is_monster(slug) and is_token(slug) and not _is_made_by(teller, slug, act.actor)
    )


def is_own_tribute(teller: Teller, at: int) -> bool:
    """Whether a monster without a name is the one Tribute that a Summon needs, and is not the other player's."""
    tokens, last = teller.tokens, teller.acts[-1]
    one = tokens.words[at - 1] == "1" or tokens.span(at - 1, at, ":one", ":an")
    one = one and not tokens.span(at + 1, at + 4, ":his", "opponent", ":of", ":by", ":he")
    return one and tributes_needed(last) == 1
