"""Effects that a clause tells of without "uses": "his Caius banishes my X", "I chain it", "discarded for X"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rulebook.cards import BY_SLUG
from rulebook.engine.core.effect_paths import walk
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.operations import Discard
from rulebook.vocabulary.terms import Icon, Verb, Zone
from scenarios.formats.fields import PlayerWord

from .boards import targeted_zones
from .mentions import read_mention
from .story import OTHER, Act, Done, Slug, Where, is_monster
from .teller import PLAYED, Teller, costs_itself, home_of, owner_said, place_of, stand
from .tokens import Mention

_DEEDS = {"Banish": "banish", "Destroy": "destroy", "Return": "return", "Negate": "negate", "Send": "send"}
"""The operations of effects and the words for them."""
_AIMS = ("target", ":onto")
_OTHERWISE = ("attack", ":attack", ":battle", ":by", ":passive", ":not", "tribute", ":with")
"""What a clause says if no effect of the monster named first is meant."""


def read_effect_on(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A monster is said to do to another card what an effect of it does: "Caius banishes my X", "Mobius on my X".

    Returns:
        Whether a clause says so.
    """
    tokens = teller.tokens
    if tokens.clause[start] in tokens.asking or tokens.span(start, end, *_OTHERWISE):
        return False
    for one, other in pairwise(mine):
        effect = _meant_by(teller, one, other)
        if effect is None or any(act.card == one.card and act.done is Done.ACTIVATE for act in teller.acts):
            continue
        owned = owner_said(teller, other)
        actor = owner_said(teller, one) or (OTHER[owned] if owned is not None else teller.subject)
        for before in mine[: mine.index(one)]:
            read_mention(teller, before, mine, start, end)
        summoned = any(act.card == one.card and act.done is Done.SUMMON for act in teller.acts)
        if _waits_for_summon(effect) and not summoned:
            stand(teller, one.card, actor, Where.HAND)
            teller.acts.append(Act(actor=actor, done=Done.SUMMON, card=one.card))
        stand(teller, one.card, actor, home_of(BY_SLUG[one.card]))
        stand(teller, other.card, owned or OTHER[actor], _place(teller, other, one.end, end))
        teller.acts.append(Act(actor=actor, done=Done.ACTIVATE, card=one.card, target=other.card))
        for after in mine[mine.index(other) + 1 :]:
            read_mention(teller, after, mine, start, end)
        return True
    return False


def read_effect_then_attack(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A monster attacks after its effect was used: "can X banish a monster and then attack?", "I use X and attack".

    Returns:
        Whether a clause says so.
    """
    tokens = teller.tokens
    asks = tokens.clause[start] in tokens.asking
    first = {one.card: one for one in reversed(mine) if not one.typical}
    named = sorted(first.values(), key=lambda one: one.start)
    fights = tokens.last(start, end, "attack", ":attack")
    if not named or fights < 0 or (asks and (len(named) != 1 or not tokens.span(start, end, ":can"))):
        return False
    one, card = named[0], BY_SLUG[named[0].card]
    then = tokens.last(one.end, fights, ":then", ":later_on")
    said = frozenset().union(*tokens.said[start:then]) if then >= 0 else frozenset()
    deeds = {_DEEDS.get(type(part).__name__, "") for effect in card.effects if isinstance(effect, Activated)
             for _, part in walk(effect.operation)}  # fmt: skip
    uses = bool(said & deeds) if asks else "effect" in said and not said.isdisjoint(PLAYED) and ":he" not in said
    own = not tokens.span(then, end, "monster") and not said & {"attack", ":attack"}
    others = [other for other in named[1:] if other.end <= then]
    if not is_monster(one.card) or not uses or not own or len(others) != len(named) - 1 or len(others) > 1:
        return False
    if any(act.card == one.card and act.done is not Done.SUMMON for act in teller.acts):
        return False
    actor = owner_said(teller, one) or teller.subject
    stand(teller, one.card, actor, Where.FIELD)
    aimed = next((other.card for other in mine if other.typical), None)
    if aimed is not None:
        stand(teller, aimed, OTHER[actor], Where.FIELD)
    for other in others:
        aimed = other.card
        stand(teller, aimed, owner_said(teller, other) or OTHER[actor], _place(teller, other, one.end, end))
    teller.acts.append(Act(actor=actor, done=Done.ACTIVATE, card=one.card, target=aimed))
    teller.acts.append(Act(actor=actor, done=Done.ATTACK, card=one.card))
    return True


def _meant_by(teller: Teller, one: Mention, other: Mention) -> Activated | None:
    """The effect of the first monster that does to the other card what the words between them say."""
    tokens = teller.tokens
    if not is_monster(one.card) or one.card == other.card:
        return None
    said = frozenset().union(*tokens.said[one.end : other.start])
    for effect in BY_SLUG[one.card].effects:
        if not isinstance(effect, Activated):
            continue
        deeds = {_DEEDS.get(type(part).__name__, "") for _, part in walk(effect.operation)}
        if said & deeds or (said.intersection(_AIMS) and effect.targets):
            return effect
    return None


def _waits_for_summon(effect: Activated) -> bool:
    events: tuple[On, ...] = tuple(effect.event)
    return any(on.verb is Verb.SUMMON and on.subject == itself for on in events)


def _place(teller: Teller, one: Mention, left: int, right: int) -> Where:
    """Where a card is that an effect is used on."""
    card, said = BY_SLUG[one.card], place_of(teller, one, left, right)
    if said in (Where.SET, Where.DEFENSE, Where.GRAVEYARD, Where.HAND):
        return said
    lasting = is_monster(one.card) or card.icon in (Icon.CONTINUOUS, Icon.FIELD, Icon.EQUIP)
    return Where.FIELD if lasting or said is Where.FIELD else Where.SET


def read_effect_asked(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A question whether a monster named before can get another one: "Zombie Master, may he bring back X?".

    Returns:
        Whether it asks so.
    """
    tokens = teller.tokens
    before = [one for one in tokens.mentions if one.end <= start]
    if not before or len(mine) != 1 or not tokens.span(start, start + 1, ":can"):
        return False
    user, card = before[-1].card, mine[0].card
    gets = tokens.span(start, end, "add", "revive", "return", ":get", "special", "summon")
    he = tokens.span(start + 1, mine[0].start, ":it", ":he") and not tokens.span(start, end, ":i")
    aims = is_monster(user) and targeted_zones(BY_SLUG[user]) == {Zone.GRAVEYARD}
    if not (gets and he and aims) or any(act.card == user for act in teller.acts) or user == card:
        return False
    actor = teller.cards[user].owner
    stand(teller, card, owner_said(teller, mine[0]) or actor, Where.GRAVEYARD)
    teller.acts.append(Act(actor=actor, done=Done.ACTIVATE, card=user, target=card))
    return True


def read_pronoun(teller: Teller, mine: list[Mention], start: int, end: int) -> list[Mention]:
    """A Set card is used by a pronoun: "he targets my X. I chain it and revive Y".

    Returns:
        The cards named that are still to be read.
    """
    tokens = teller.tokens
    card = _ready(teller, start, end)
    if tokens.clause[start] in tokens.asking or card is None or any(not is_monster(one.card) for one in mine):
        return mine
    played = [at for at in range(start, end) if tokens.said[at].intersection(PLAYED) and ":up" not in tokens.said[at]]
    if not any(tokens.span(max(start, at - 1), at, ":it") or tokens.span(at + 1, min(end, at + 3), ":it", ":he")
               for at in played):  # fmt: skip
        return mine
    aims = [one for one in mine if one.start > played[0]]
    zones = targeted_zones(BY_SLUG[card])
    target = aims[0] if len(aims) == 1 and zones else None
    if target is not None:
        stand(teller, target.card, owner_said(teller, target) or teller.subject,
              Where.GRAVEYARD if zones == {Zone.GRAVEYARD} else Where.FIELD)  # fmt: skip
    aimed = target.card if target is not None else None
    teller.acts.append(Act(actor=teller.subject, done=Done.ACTIVATE, card=card, target=aimed))
    return [one for one in mine if one is not target]


def _ready(teller: Teller, start: int, end: int) -> Slug | None:
    """The Set Spell or Trap that a pronoun means: the one aimed at last, else the only one of the player who acts."""
    used = {act.card for act in teller.acts if act.done is Done.ACTIVATE}
    if not teller.acts or not teller.tokens.span(start, end, ":i", ":he"):
        return None
    own = [one.card for one in teller.cards.values() if one.owner == teller.subject and one.place is Where.SET
           and not is_monster(one.card) and one.card not in used]  # fmt: skip
    aimed = teller.acts[-1].target
    return aimed if aimed in own else own[0] if len(own) == 1 else None


def read_discard(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A card is discarded for the effect of another one: "discard X for Lightning Vortex".

    Returns:
        Whether a clause says so.
    """
    tokens = teller.tokens
    if not tokens.span(start, end, "discard"):
        return False
    if _is_made_to_discard(teller, mine, start, end):
        stand(teller, mine[0].card, owner_said(teller, mine[0]) or teller.subject, Where.HAND)
        return True
    used = next((one for one in mine if tokens.span(max(start, one.start - 3), one.start, ":for")
                 and costs_discard(one.card)), None)  # fmt: skip
    paid = next((one for one in mine if one is not used), None)
    if used is None and paid is not None and _is_paid_for_it(teller, paid, start, end):
        return True
    if used is None or paid is None or len(mine) > 2:
        return False
    actor: PlayerWord = owner_said(teller, used) or owner_said(teller, paid) or teller.subject
    stand(teller, paid.card, actor, Where.HAND)
    read_mention(teller, used, [used], start, end)
    at = next((at for at, act in enumerate(teller.acts) if act.card == used.card), None)
    if at is None:
        teller.cards.pop(paid.card)
        return False
    teller.acts[at] = teller.acts[at].model_copy(update={"tributes": (paid.card,), "target": None})
    return True


def _is_made_to_discard(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """Whether a player has to discard a card by the effect used last: "he plays Card Destruction, I must discard X"."""
    tokens, last = teller.tokens, teller.acts[-1] if teller.acts else None
    if last is None or last.done is not Done.ACTIVATE or len(mine) != 1 or mine[0].card in teller.cards:
        return False
    own = (effect for effect in BY_SLUG[last.card].effects if isinstance(effect, Activated))
    discards = any(isinstance(part, Discard) for effect in own for _, part in walk(effect.operation))
    asks = tokens.clause[start] in tokens.asking or tokens.span(start, end, ":can", ":for")
    has_to = any(":has" in tokens.said[at] and tokens.span(at + 1, at + 2, ":purpose") for at in range(start, end))
    return discards and (has_to or tokens.span(start, end, "mandatory")) and not asks


def _is_paid_for_it(teller: Teller, paid: Mention, start: int, end: int) -> bool:
    """Whether a card is discarded for the card used last: "can I discard X for it"; it is noted as that."""
    tokens, last = teller.tokens, teller.acts[-1] if teller.acts else None
    if last is None or last.done is not Done.ACTIVATE or not costs_discard(last.card) or paid.card in teller.cards:
        return False
    at = tokens.first(paid.end, end, ":for")
    if at < 0 or not tokens.span(at + 1, at + 2, ":it"):
        return False
    stand(teller, paid.card, last.actor, Where.HAND)
    teller.acts[-1] = last.model_copy(update={"tributes": (paid.card,)})
    if tokens.clause[start] in tokens.asking:
        teller.asked_at = len(teller.acts) - 1
    return True


def costs_discard(slug: Slug) -> bool:
    """Whether an effect of a card costs another card of the hand."""
    return any(isinstance(cost, Discard) for cost in _costs(slug)) and costs_itself(BY_SLUG[slug]) != "discard"


def _costs(slug: Slug) -> Iterator[object]:
    return (cost for effect in BY_SLUG[slug].effects if isinstance(effect, Activated) for cost in effect.cost)
