"""Whose turn the story of a question is in, and when in it the acts are done."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import EffectKind, Icon, Phase, Zone
from scenarios.formats.fields import PlayerWord
from scenarios.interactions.plain_uses import STRONG, STRONGEST

from .boards import targeted_zones
from .story import Act, Asks, Done, Moment, Until, Where, is_monster
from .teller import Teller, monster_of, ready_place, stand, stays
from .tokens import Tokens


def turn_of(teller: Teller) -> tuple[PlayerWord, bool]:
    """Whose turn it is: an attack, a Summon or a slow card says so; cards of the other one are there already."""
    slow = [act for act in teller.acts if is_slow(act)]
    told = turn_told(teller.tokens)
    if told is not None and not (slow and slow[-1] is teller.acts[-1] and slow[-1].actor != told):
        return told, True  # what is asked about last may be done in another turn than what was told
    if not slow:
        used = [act.actor for act in teller.acts if not is_monster(act.card) or _is_ignition(act.card)]
        return (used[0] if used else "you"), False
    turn = slow[-1].actor
    for act in [act for act in slow if act.actor != turn]:
        card = BY_SLUG[act.card]
        if act.done is Done.SET:
            teller.acts.remove(act)
            teller.cards[act.card] = teller.cards[act.card].model_copy(update={"place": Where.SET})
            continue
        lasting = card.icon in (Icon.CONTINUOUS, Icon.EQUIP, Icon.FIELD) or stays(card)
        if act.done is Done.ACTIVATE and lasting:
            teller.acts.remove(act)
            brought = teller.cards.get(act.target or "")
            on = brought.card if brought is not None and BY_SLUG[act.card].icon is Icon.EQUIP else None
            teller.cards[act.card] = teller.cards[act.card].model_copy(update={"place": Where.FIELD, "on": on})
            if on is not None and brought is not None:
                teller.cards[on] = brought.model_copy(update={"place": Where.FIELD})
        else:
            return slow[0].actor, True
    return turn, True


def turn_told(tokens: Tokens) -> PlayerWord | None:
    """Whose turn the words say it is; None if they say none or both."""
    if tokens.span(0, len(tokens.words), ":not_mine"):
        return "opponent"
    found: set[PlayerWord] = set()
    for at, said in enumerate(tokens.said):
        if said & {"turn", ":battle_phase", ":main_phase"} and not said & {"same-turn", ":this_turn"}:
            start, end = tokens.bounds(tokens.clause[at])
            near = tokens.said[max(start, at - 3) : min(end, at + 5)]
            whose = _turn_of(tokens, at, start, end)
            if whose is not None:
                found.add(whose)
            elif (
                tokens.span(max(start, at - 2), at, ":own")
                and tokens.span(start, at, ":i")
                and not tokens.span(start, at, ":he", ":his")
            ):
                found.add("you")
            elif any(":his" in one or (":he" in one and ":it" not in one) for one in near):
                found.add("opponent")
            elif tokens.span(max(start, at - 3), at, ":my"):
                found.add("you")
    return found.pop() if len(found) == 1 else None


def _turn_of(tokens: Tokens, at: int, start: int, end: int) -> PlayerWord | None:
    """Whose turn it is if the person stands right behind the word: "the turn of A"."""
    persons = [one for one in tokens.said[at + 2 : min(end, at + 3)] if one & {":i", ":he"} and ":it" not in one]
    if not persons or not tokens.span(at + 1, at + 2, ":of") or tokens.span(start, at, ":my"):
        return None
    return "you" if ":i" in persons[0] else "opponent"


def is_slow(act: Act) -> bool:
    """Whether an act is possible only in one's own turn."""
    if act.done is not Done.ACTIVATE:
        return True
    return not is_monster(act.card) and ready_place(BY_SLUG[act.card]) is Where.HAND


def _is_ignition(slug: str) -> bool:
    """Whether a monster's effect can be activated only in one's own turn."""
    own = [effect.kind for effect in BY_SLUG[slug].effects if isinstance(effect, Activated)]
    return EffectKind.IGNITION in own and EffectKind.QUICK not in own


def moment_of(teller: Teller) -> Moment:
    """When the acts are done; a Damage Step needs an attack, which is the opponent's if none is told."""
    tokens, end = teller.tokens, len(teller.tokens.words)
    if tokens.span(0, end, ":damage_step"):
        if all(act.done is not Done.ATTACK for act in teller.acts):
            attacker = monster_of(teller, "opponent") or (STRONGEST if STRONG in teller.cards else STRONG)
            stand(teller, attacker, "opponent", Where.FIELD)
            target = monster_of(teller, "you")
            teller.acts.insert(0, Act(actor="opponent", done=Done.ATTACK, card=attacker, target=target))
        return Moment.DAMAGE
    return Moment.BATTLE if is_in_battle_phase(tokens) else Moment.ANY


def is_in_battle_phase(tokens: Tokens) -> bool:
    """Whether a question names the Battle Phase, and not what comes after it."""
    at = tokens.first(0, len(tokens.words), ":battle_phase")
    end = at
    while tokens.span(end, end + 1, ":battle_phase", "phase"):
        end += 1
    past = tokens.span(at - _BESIDE, at, ":past") or tokens.span(end, end + _BESIDE, ":over")
    return at >= 0 and not past


_BESIDE = 2
"""How many words beside the Battle Phase may say that it is over."""


def was_earlier(teller: Teller, act: Act) -> bool:
    """Whether a card is said to have been used "earlier this turn"."""
    named = [one for one in teller.tokens.mentions if one.card == act.card]
    span = teller.tokens.bounds(named[0].clause) if named else (0, 0)
    return teller.tokens.span(*span, ":already") and teller.tokens.span(*span, ":this_turn")


def has_resolved(teller: Teller, before: Act, act: Act) -> bool:
    """Whether a clause between two acts says that the first one resolves."""
    tokens = teller.tokens
    named = [[one for one in tokens.mentions if one.card == used.card] for used in (before, act)]
    if not all(named):
        return False
    between = range(named[0][0].clause + 1, named[1][-1].clause)
    told = (tokens.bounds(clause) for clause in between if clause not in tokens.asking)
    return any(tokens.span(*own, "resolve") and not tokens.span(*own, ":not", ":can", ":if", "chain") for own in told)


def _waits_for_standby(slug: str) -> bool:
    """Whether an effect of a card in the Graveyard waits for a Standby Phase."""
    return any(
        isinstance(effect, Activated) and Zone.GRAVEYARD in effect.where and on.phase is Phase.STANDBY
        for effect in BY_SLUG[slug].effects
        for on in getattr(effect, "event", ())
    )


def until_told(teller: Teller, asks: Asks, about: str | None) -> Until:
    """How far the story is played on: to the End Phase, or the Standby Phase of the player named or asked about."""
    tokens = teller.tokens
    start, end = tokens.bounds(max(tokens.asking, default=0))
    if not teller.acts and not tokens.span(start, end, ":standby"):
        start, end = 0, len(tokens.words)
    if tokens.span(start, end, ":end_phase", "end-turn"):
        return Until.END
    at = tokens.first(start, end, ":standby")
    if at < 0 and asks is Asks.RETURNS:
        start, at = 0, tokens.first(0, end, ":standby")
    if at < 0:
        if asks is not Asks.RETURNS or teller.acts or about is None or not _waits_for_standby(about):
            return Until.NOW
        return Until.YOURS if teller.cards[about].owner == "you" else Until.THEIRS
    persons = [place for place in range(start, end) if tokens.said[place] & {":my", ":his"}
               or {":he", "opponent"} <= tokens.said[place]]  # fmt: skip
    whose = max((place for place in persons if at - 4 <= place < at), default=-1)
    if whose < 0:
        whose = min((place for place in persons if place > at), default=-1)
    if whose >= 0:
        theirs = tokens.span(whose + 1, whose + 2, "opponent")  # "my opponent's"
        return Until.YOURS if ":my" in tokens.said[whose] and not theirs else Until.THEIRS
    return Until.YOURS if about is None or teller.cards[about].owner == "you" else Until.THEIRS


def timed(teller: Teller, at: int, act: Act) -> Act:
    """An act on a card that stays and was just used: in answer to its activation or afterwards."""
    before = teller.acts[at - 1] if at else None
    if before is None or act.done is not Done.ACTIVATE or before.done is not Done.ACTIVATE:
        return act
    if was_earlier(teller, before) or _is_done_afterwards(teller, before, act) or has_resolved(teller, before, act):
        return act.model_copy(update={"later": True})
    removes = act.actor != before.actor and targeted_zones(BY_SLUG[act.card]) & {Zone.SPELL}
    if not removes or BY_SLUG[before.card].icon not in (Icon.CONTINUOUS, Icon.EQUIP) or is_monster(before.card):
        return act
    tokens = teller.tokens
    named = [one for one in tokens.mentions if one.card == act.card]
    start, end = tokens.bounds(named[0].clause) if named else (0, 0)
    act = act.model_copy(update={"target": act.target or before.card})
    if tokens.span(start, end, "respond", ":answers"):
        return act
    return act.model_copy(update={"later": True, "order_said": tokens.span(start, end, ":later_on")})


def _is_done_afterwards(teller: Teller, before: Act, act: Act) -> bool:
    """Whether a player is said to use a card after another one of their own: "use X to then activate Y"."""
    named = [next((one for one in teller.tokens.mentions if one.card == used.card), None) for used in (before, act)]
    first, second = named
    if before.actor != act.actor or first is None or second is None:
        return False
    between = (first.end, second.start)
    return teller.tokens.span(*between, ":later_on") and not teller.tokens.span(*between, ":answers", "respond")
