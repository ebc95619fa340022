"""Reads one named card: it lies somewhere, somebody uses it, or something is done to it."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.terms import EffectKind, Icon, Zone
from scenarios.formats.fields import PlayerWord

from .aims import aimed_at, field_of, is_against, is_answered, is_worn, revives
from .boards import harms, only_own, takes_control, targeted_zones
from .buried import is_sent_unsummoned
from .ends import names_tokens
from .materials import materials
from .named_verbs import is_used_in_hand
from .occasions import summons_for_effect
from .paid_costs import is_used_from_field
from .procedures import goes_to_field, is_summoned_normally
from .said_targets import done_to, is_answered_use, is_asked_of, is_chained_to_it, is_to_be_set, pronoun_after
from .story import OTHER, Act, Done, Where, is_monster
from .summons import is_answered_summon, stops_a_summon, summoned_by_last, summoned_with
from .teller import (
    PLAYED,
    Teller,
    after_conjunction,
    around,
    can_be_activated,
    costs_itself,
    home_of,
    owner_said,
    place_of,
    ready_place,
    stand,
    stays,
    summons_by_effect,
    summons_itself,
)
from .tokens import Mention, Tokens


def read_mention(teller: Teller, one: Mention, mine: list[Mention], start: int, end: int) -> None:
    """One card: it lies somewhere, or somebody uses it."""
    tokens, card = teller.tokens, BY_SLUG[one.card]
    left, right = around(one, mine, start, end)
    owner = owner_said(teller, one)
    actor = owner or teller.subject
    if tokens.span(one.start - 1, one.start, ":with") and tokens.span(one.end, one.end + 2, ":on_field"):
        stand(teller, one.card, actor, Where.FIELD)  # "con X in campo"
        return
    if one.card in teller.cards and owner is None:
        actor = teller.cards[one.card].owner
    elif owner is None and _is_agent(tokens, one, start):
        actor = _agent(teller, one, mine, start, end)
    elif owner is None and _threatens_mine(tokens, one, start):
        actor = "opponent"
    elif (
        owner is None
        and is_monster(one.card)
        and tokens.span(start, end, ":me")
        and tokens.span(start, one.start, "destroy", "banish", "return")
    ):
        actor = owner = "you"  # "he destroys me X"
    if card.icon is Icon.EQUIP and _is_on(teller, one, mine, left, right, actor):
        return
    whose = actor if owner or one.card in teller.cards else None
    if is_monster(one.card) and _read_effect(teller, one, whose, start):
        return
    if not is_monster(one.card) and is_answered(teller, one, left):
        if owner == teller.acts[-1].actor and not tokens.span(start, one.start, ":i", ":he", ":can", ":own"):
            _turn_over(teller)  # "Dark Bribe on my X"
        whose = owner or OTHER[teller.acts[-1].actor]
        stand(teller, one.card, whose, ready_place(card))
        teller.acts.insert(-1, Act(actor=whose, done=Done.ACTIVATE, card=one.card))
        return
    if aimed_at(teller, one, left):
        if owner == teller.acts[-1].actor and is_against(teller, one, start):
            _turn_over(teller)
        if is_answered_use(teller, one, owner, start):
            return
        there, last = field_of(card, teller, one, mine, start, end), teller.acts[-1].actor
        equips = BY_SLUG[teller.acts[-1].card].icon is Icon.EQUIP and not takes_control(teller.acts[-1].card)
        own = there is Where.GRAVEYARD or equips or only_own(teller.acts[-1].card)
        told = owner is not None or own or harms(teller.acts[-1].card)
        stand(teller, one.card, owner or (last if own else OTHER[last]), there, said=told)
        teller.acts[-1] = teller.acts[-1].model_copy(update={"target": one.card})
        return
    if one.card not in teller.cards and names_tokens(tokens, one):
        return
    where = place_of(teller, one, left, right)
    if where is Where.FIELD and not is_monster(one.card) and tokens.span(one.end, right, ":set"):
        where = Where.SET  # "X lies there since last turn, Set"
    away = where in (Where.BANISHED, Where.GRAVEYARD)
    if away and teller.suffers and tokens.span(max(start, one.start - 2), one.start, ":by"):
        where = None  # what is banished is the card before "by"
    if away and is_monster(one.card) and _suffers(tokens, one, mine):
        where = Where.FIELD
    if is_monster(one.card):
        if where is Where.FIELD and tokens.span(one.end, one.end + 1, ":up", ":on_field"):
            stand(teller, one.card, actor, where)
            return
        _read_monster(teller, one, actor, where, left, right)
        return
    lasting = card.icon in (Icon.CONTINUOUS, Icon.FIELD, Icon.EQUIP) or stays(card)
    if (
        lasting
        and one.card in teller.cards
        and teller.cards[one.card].place is Where.FIELD
        and (not tokens.span(left, right, *PLAYED) or not can_be_activated(card))
    ):
        return  # it is face-up already
    near = after_conjunction(tokens, one, left)
    lies = tokens.span(one.start - 1, one.start, ":under") or tokens.span(near, right, ":up", ":on_field", ":already")
    lies = lies and not tokens.span(near, one.start, *PLAYED)
    through = tokens.span(one.start - 1, one.start, ":by") and tokens.span(start, end, "attack", ":attack")
    if lasting and through and one.card not in teller.cards:
        actor, lies = owner or OTHER[teller.subject], True
    lies = lies or (tokens.span(near, one.start, ":has") and not tokens.span(near, right, *PLAYED, ":hand", ":set"))
    brings = targeted_zones(card) == {Zone.GRAVEYARD} and tokens.span(start, end, "revive")
    lies = lies and not brings
    if lasting and (lies or is_asked_of(tokens, one, left, right)) and one.card not in teller.cards:
        stand(teller, one.card, actor, Where.FIELD)
        return
    if is_to_be_set(tokens, one, start, end):
        stand(teller, one.card, actor, Where.HAND)
        teller.acts.append(Act(actor=actor, done=Done.SET, card=one.card))
        return
    aims = tokens.span(one.end, one.end + 1, ":onto") and right < end
    at = tokens.first(left, right, ":hand", ":set")
    goes = tokens.span(at, at + 1, ":hand") and tokens.span(at - 2, at, ":toward") and tokens.span(start, end, *_MOVES)
    aims = aims or _turns_down(teller, one, start)
    if at >= 0 and not goes and not tokens.span(left, right, *PLAYED) and not aims:
        stand(teller, one.card, actor, where or Where.SET)
        return
    if where is Where.GRAVEYARD and one.clause not in tokens.asking and not tokens.span(left, right, *PLAYED):
        stand(teller, one.card, actor, where)
        return
    ready = Where.FIELD if is_used_from_field(tokens, one) else ready_place(card)
    stand(teller, one.card, actor, where or ready)
    target = done_to(teller, one, mine, start) or pronoun_after(teller, one, end)
    if target is None and _turns_down(teller, one, start):
        target = _last_monster(teller, one)
    by = tokens.span(max(start, one.start - 2), one.start, ":by") and teller.suffers is not None
    if target is None and by and tokens.span(start, end, "target") and Zone.MONSTER in targeted_zones(card):
        target = teller.suffers  # "X is targeted by Y"
    if target is not None and summoned_with(teller, card, target):
        teller.acts.pop()
        home = Where.GRAVEYARD if targeted_zones(card) == {Zone.GRAVEYARD} else teller.cards[target].place
        teller.cards[target] = teller.cards[target].model_copy(update={"place": home})
    known = teller.cards.get(target or "")
    if known is not None and not known.said and known.owner == actor and harms(one.card):
        teller.cards[known.card] = known.model_copy(update={"owner": OTHER[actor], "said": True})  # "steal X with Y"
    if is_chained_to_it(teller, one, actor):
        _turn_over(teller)
    if not _is_told_again(teller, one, actor):
        teller.acts.append(Act(actor=actor, done=Done.ACTIVATE, card=one.card, target=target))


def _is_told_again(teller: Teller, one: Mention, actor: PlayerWord) -> bool:
    """Whether a Spell or Trap is named again that its player has used, and no second copy of it is meant."""
    used = any(act.done is Done.ACTIVATE and act.card == one.card and act.actor == actor for act in teller.acts)
    again = teller.tokens.span(*teller.tokens.bounds(one.clause), ":again", ":second", ":other", ":two")
    return used and not again and teller.cards[one.card].copies == 1


_MOVES = ("send", "return")


def _turns_down(teller: Teller, one: Mention, start: int) -> bool:
    """Whether a monster told of before is turned or destroyed "with" this Spell or Trap: "gets Set with X"."""
    tokens = teller.tokens
    means = tokens.span(max(start, one.start - 1), one.start, ":with", ":by") and one.clause not in tokens.conditions
    does = tokens.span(start, tokens.bounds(one.clause)[1], ":set", "destroy", "banish", "return", "take-control")
    targets = Zone.MONSTER in targeted_zones(BY_SLUG[one.card])
    return means and does and targets and _last_monster(teller, one) is not None


def _last_monster(teller: Teller, one: Mention) -> str | None:
    """The monster that is named last before a card."""
    before = [other.card for other in teller.tokens.mentions if other.end <= one.start]
    return before[-1] if before and is_monster(before[-1]) and before[-1] in teller.cards else None


def is_copy(tokens: Tokens, one: Mention) -> bool:
    """Whether a card is named as the second one, or as one of two."""
    at = tokens.last(one.start - 3, one.start, ":second", ":two")
    at = one.start - 1 if at < 0 and tokens.span(one.start - 1, one.start, ":other") else at
    return at >= 0 and not tokens.span(at + 1, one.start, "turn")


_REMOVED = (
    "target",
    "take-control",
    "send",
    "destroy",
    "banish",
    "negate",
    "return",
    "attack",
    ":attack",
    ":graveyard",
)


def _agent(teller: Teller, one: Mention, mine: list[Mention], start: int, end: int) -> PlayerWord:
    """Who uses a card named after "by": the other player than the one it happens to, if it does harm."""
    before = [other for other in mine if other.end <= one.start and other.card in teller.cards]
    if before and teller.tokens.span(start, end, *_REMOVED):
        teller.suffers = before[-1].card
        return OTHER[teller.cards[before[-1].card].owner]
    return OTHER[teller.acts[-1].actor] if teller.acts else teller.subject


def _is_agent(tokens: Tokens, one: Mention, start: int) -> bool:
    """Whether something is done by or with this card: "is removed with X"."""
    near = max(start, one.start - 2)
    passive = tokens.span(start, one.start, ":passive") and not tokens.span(start, one.start, ":i", ":he")
    return tokens.span(near, one.start, ":by") or (passive and tokens.span(near, one.start, ":with"))


def _threatens_mine(tokens: Tokens, one: Mention, start: int) -> bool:
    """Whether it is asked if a player's own monster is safe from this card, so that the other player uses it."""
    safe = tokens.first(start, one.start, "survive")
    mine = tokens.first(start, one.start, ":my")
    acts = tokens.span(start, one.start, ":i", ":he") or not harms(one.card)
    return one.clause in tokens.asking and mine >= 0 and safe >= 0 and not acts


def _suffers(tokens: Tokens, one: Mention, mine: list[Mention]) -> bool:
    """Whether the next card is named as the one "by" which something happens to this one."""
    after = [other for other in mine if other.start >= one.end]
    return bool(after) and tokens.span(max(one.end, after[0].start - 2), after[0].start, ":by")


def _is_on(teller: Teller, one: Mention, mine: list[Mention], left: int, right: int, actor: PlayerWord) -> bool:
    """Whether an Equip Card is said to be on a monster; both are noted."""
    tokens, found = teller.tokens, mine.index(one)
    after, before = mine[found + 1 : found + 2], mine[max(0, found - 1) : found]
    reach = after[0].end + 2 if after and tokens.span(one.end, after[0].start, ":onto") else right  # "X on Y play"
    used = tokens.span(left, min(reach, tokens.bounds(one.clause)[1]), ":play", "activate", "respond", "destroy")
    used = used or one.card in teller.cards or _is_to_be_equipped(tokens, one, left)
    lies = tokens.span(left, right, ":has", ":up", ":on_field", ":already", "equip")
    wears = [other for other in after if tokens.span(one.end, other.start, ":onto")]
    wears += [other for other in before if tokens.span(other.end, one.start, "equip")]
    host = next((other for other in wears if is_monster(other.card)), None)
    if used or not lies or host is None:
        return False
    mine_too = takes_control(one.card)
    owner = owner_said(teller, host) or (OTHER[actor] if mine_too else actor)
    holder = owner_said(teller, one) or (OTHER[owner] if mine_too else actor)
    stand(teller, host.card, owner, Where.FIELD)
    stand(teller, one.card, holder, Where.FIELD)
    teller.cards[one.card] = teller.cards[one.card].model_copy(update={"on": host.card})
    return True


def _is_to_be_equipped(tokens: Tokens, one: Mention, left: int) -> bool:
    """Whether it is asked if a player may equip a card: "can I equip X to Y?"."""
    at = tokens.last(left, one.start, "equip")
    return at >= 0 and one.clause in tokens.asking and tokens.span(at - 1, at, ":i", ":he", ":can")


def _read_effect(teller: Teller, one: Mention, actor: PlayerWord | None, start: int) -> bool:
    """The effect of a monster that a card of this clause answers: "use X on the effect of Y"."""
    tokens = teller.tokens
    said = tokens.span(max(start, one.start - 4), one.start, "effect") or tokens.span(one.end, one.end + 2, "effect")
    last = teller.acts[-1] if teller.acts else None
    if not said or last is None or last.done is not Done.ACTIVATE or not can_be_activated(BY_SLUG[one.card]):
        return False
    named = [other for other in tokens.mentions if other.card == last.card and other.clause == one.clause]
    if not named or not tokens.span(named[-1].end, one.start, ":onto", "respond"):
        return False
    used = [act for act in teller.acts if act.card == one.card]
    whose = actor or OTHER[last.actor]
    acts = [Act(actor=whose, done=Done.ACTIVATE, card=one.card)]
    summoned = summons_for_effect(one.card)
    if summoned and not used:
        acts.insert(0, Act(actor=whose, done=Done.SUMMON, card=one.card))
    stand(teller, one.card, whose, Where.HAND if summoned else home_of(BY_SLUG[one.card]))
    teller.acts[-1:] = [*acts, last.model_copy(update={"target": None})]
    return True


def _read_monster(teller: Teller, one: Mention, actor: PlayerWord, where: Where | None, left: int, right: int) -> None:
    tokens, card = teller.tokens, BY_SLUG[one.card]
    if card.in_extra_deck and is_sent_unsummoned(tokens, one):
        stand(teller, one.card, actor, Where.GRAVEYARD)
        return
    if where in (None, Where.FIELD) and _is_to_be_revived(tokens, one, left, right):
        stand(teller, one.card, actor, Where.GRAVEYARD)
        return
    if _uses_itself(teller, one, actor, where, left, right):
        return
    if is_answered_summon(teller, one):
        return
    aimed = any(act.target == one.card for act in teller.acts)
    if aimed and one.clause in tokens.asking and tokens.span(left, right, ":passive", "revive"):
        return  # "is X Summoned?" asks about what was told
    flips = tokens.span(left, right, "summon") or (actor == teller.subject and _has_flip(card))
    down = tokens.first(left, right, "flip")
    flips = flips and not tokens.span(down + 1, down + 4, ":set")  # "is flipped face-down"
    if tokens.span(left, right, "flip") and flips and not tokens.span(left, right, "attack", ":attack"):
        stand(teller, one.card, actor, Where.SET)
        teller.acts.append(Act(actor=actor, done=Done.FLIP, card=one.card))
    elif card.in_extra_deck and tokens.span(left, right, ":extra_deck") and not summoned_by_last(teller, one):
        stand(teller, one.card, actor, Where.EXTRA)
        if tokens.span(left, right, "special", "summon", "add", ":play", ":get", ":comes", ":can"):
            teller.acts.append(Act(actor=actor, done=Done.SPECIAL, card=one.card))
    elif (
        tokens.span(left, right, "special")
        and (where is Where.HAND or summons_itself(card) or (materials(card) and not summoned_by_last(teller, one)))
    ) or (where in (None, Where.HAND) and summons_itself(card) and goes_to_field(tokens, one, right)):
        stand(teller, one.card, actor, Where.EXTRA if card.in_extra_deck else Where.HAND)
        teller.acts.append(Act(actor=actor, done=Done.SPECIAL, card=one.card))
    elif tokens.span(left, right, "summon", "special", "revive") and summoned_by_last(teller, one):
        place = Where.EXTRA if card.in_extra_deck else Where.GRAVEYARD
        stand(teller, one.card, actor, place)
        teller.acts[-1] = teller.acts[-1].model_copy(update={"target": one.card})
    elif where is Where.GRAVEYARD and tokens.span(left, right, "summon", "normal-summon"):
        stand(teller, one.card, actor, where)  # it was Summoned and is gone since
    elif can_be_activated(card) and stops_a_summon(tokens, one):
        actor = owner_said(teller, one) or (OTHER[teller.acts[-1].actor] if teller.acts else actor)
        stand(teller, one.card, actor, where or home_of(card))
        teller.acts.append(Act(actor=actor, done=Done.ACTIVATE, card=one.card))
    elif tokens.span(left, right, "summon", "normal-summon") and not tokens.span(left, right, "special"):
        own = summons_itself(card) and not is_summoned_normally(tokens, one.card, left, right)
        done = Done.SPECIAL if card.in_extra_deck or own else Done.SUMMON
        stand(teller, one.card, actor, Where.EXTRA if card.in_extra_deck else Where.HAND)
        teller.acts.append(Act(actor=actor, done=done, card=one.card))
    elif tokens.span(left, right, ":sets") and not tokens.span(left, right, ":has", *PLAYED, "attack", "flip"):
        stand(teller, one.card, actor, Where.HAND)
        teller.acts.append(Act(actor=actor, done=Done.SET, card=one.card))
    elif can_be_activated(card) and (_is_played(tokens, one, left, right) or _is_asked_for(tokens, one)):
        stand(teller, one.card, actor, where or home_of(card))
        teller.acts.append(Act(actor=actor, done=Done.ACTIVATE, card=one.card))
    else:
        has = tokens.span(*tokens.bounds(one.clause), ":has") or is_worn(teller, one)
        told = where is not None or owner_said(teller, one) is not None or has
        comes = tokens.span(left, right, "return", ":back", "revive") and home_of(card) is Where.GRAVEYARD
        comes = comes or (revives(teller) and tokens.span(left, right, "banish", ":get"))
        stand(teller, one.card, actor, where or (Where.GRAVEYARD if comes else Where.FIELD), said=told or comes)


def _is_to_be_revived(tokens: Tokens, one: Mention, left: int, right: int) -> bool:
    """Whether a monster is brought back with the Spell or Trap named next: "revive X with Y"."""
    after = next((other for other in tokens.mentions if other.start >= one.end), None)
    if after is None or after.clause != one.clause or is_monster(after.card):
        return False
    revives = tokens.span(left, one.start, "revive") or tokens.span(one.end, right, "revive")
    return revives and tokens.span(max(one.end, after.start - 2), after.start, ":with")


def _uses_itself(teller: Teller, one: Mention, actor: PlayerWord, where: Where | None, left: int, right: int) -> bool:
    """A monster's effect that Summons it from the hand, or that costs it as a Tribute: an activation of that effect."""
    tokens, card = teller.tokens, BY_SLUG[one.card]
    if one.card in {act.card for act in teller.acts} or where is Where.GRAVEYARD:
        return False
    summons = tokens.span(left, right, "summon", "special") and summons_by_effect(card)
    pays = _pays_itself(teller, one, left, right)
    if not (summons or pays):
        return False
    home = Where.HAND if summons else home_of(card)
    stand(teller, one.card, actor, home if where in (None, Where.BANISHED) else where)
    teller.acts.append(Act(actor=actor, done=Done.ACTIVATE, card=one.card))
    return True


def _pays_itself(teller: Teller, one: Mention, left: int, right: int) -> bool:
    """Whether a monster is said to be Tributed or sent away as the cost of its own effect."""
    tokens, cost = teller.tokens, costs_itself(BY_SLUG[one.card])
    if not cost or tokens.span(left, right, "summon"):
        return False
    if cost in ("tribute", "counter") and tokens.span(left, right, cost):
        return True
    person = tokens.span(*tokens.bounds(one.clause), ":i", ":he") and not tokens.span(left, right, ":passive", ":by")
    return person and tokens.span(left, right, cost, "tribute")


def _is_played(tokens: Tokens, one: Mention, left: int, right: int) -> bool:
    """Whether a monster's effect is used ("I pitch Kuriboh", too), not the monster "hit by" something."""
    if _is_only_owned(tokens, one):
        return False
    discarded = home_of(BY_SLUG[one.card]) is Where.HAND and tokens.span(left, one.start, "discard")
    after = next((other for other in tokens.mentions if other.start >= one.end and not is_monster(other.card)), None)
    met = after is not None and after.clause == one.clause and tokens.span(after.start - 2, after.start, ":with")
    return (tokens.span(left, right, *PLAYED) or discarded) and not (met or tokens.span(one.end, right, ":by"))


def _is_only_owned(tokens: Tokens, one: Mention) -> bool:
    """Whether a player is said to play with a monster, which uses no effect of it: "I played with X"."""
    around_it = (one.start - 3, one.end + 2)
    plays = tokens.span(*around_it, ":play", "activate") and not tokens.span(*around_it, "respond")
    with_it = tokens.span(one.start - 1, one.start, ":with") and one.clause not in tokens.asking
    return with_it and plays and home_of(BY_SLUG[one.card]) is Where.FIELD


def _has_flip(card: Card) -> bool:
    return any(isinstance(effect, Activated) and effect.kind is EffectKind.FLIP for effect in card.effects)


def _is_asked_for(tokens: Tokens, one: Mention) -> bool:
    """Whether "can I Kuriboh?" or "he Veilers" names a monster whose effect is used in the hand."""
    asks = tokens.span(one.start - 2, one.start, ":can") and tokens.span(one.start - 1, one.start, ":i", ":he", ":can")
    return (asks and home_of(BY_SLUG[one.card]) is Where.HAND) or is_used_in_hand(tokens, one)


def _turn_over(teller: Teller) -> None:
    """Let the last act be one of the other player."""
    last = teller.acts[-1]
    teller.acts[-1] = last.model_copy(update={"actor": OTHER[last.actor]})
    teller.cards[last.card] = teller.cards[last.card].model_copy(update={"owner": OTHER[last.actor]})
