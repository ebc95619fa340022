"""Questions whether one card stops another one: "can X block Y?"."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.modifiers import Cannot
from rulebook.vocabulary.terms import EffectKind, Icon, Verb, Zone
from scenarios.formats.fields import PlayerWord

from .boards import targeted_zones, values
from .story import OTHER, Act, Asks, Done, Slug, Where, is_monster
from .teller import Teller, can_be_activated, home_of, owner_said, ready_place, stand
from .tokens import Mention, Tokens
from .worn import binds

_FEW = 4
"""With no more words beside the names, a question needs no "can"."""
_OTHERWISE = ("summon", "special", "flip", "attack", ":attack", "destroy", ":with", ":by", ":passive", ":not", ":or",
              ":i", "effect", "target", ":onto")  # fmt: skip
"""What a clause says if more is asked than that, or who does it."""


def read_stopping(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A question whether the card named first stops the Spell or Trap named after it, which the other player uses.

    Returns:
        Whether it asks so.
    """
    tokens = teller.tokens
    if tokens.clause[start] not in tokens.asking or len(mine) != 2 or not _asks(tokens, mine, start, end):
        return False
    stopping, stopped = (one.card for one in mine)
    if stopping in {act.card for act in teller.acts}:
        return False
    owner: PlayerWord = owner_said(teller, mine[0]) or OTHER.get(owner_said(teller, mine[1]) or "opponent", "you")
    if stopped in teller.cards:
        owner = OTHER[teller.cards[stopped].owner]
    card, other = BY_SLUG[stopping], BY_SLUG[stopped]
    answers = is_answer(stopping)
    place = ready_place(card) if not is_monster(stopping) else home_of(card)
    if is_monster(stopped) and not answers:
        stand(teller, stopping, owner, Where.FIELD)
        stand(teller, stopped, OTHER[owner], Where.FIELD)
        return True  # nothing is done: both lie there
    if is_monster(stopped) or not can_be_activated(other):
        return False
    stand(teller, stopping, owner, place if answers else Where.FIELD)
    owner = teller.cards[stopping].owner
    stand(teller, stopped, OTHER[owner], ready_place(other))
    if stopped not in {act.card for act in teller.acts}:
        teller.acts.append(Act(actor=OTHER[owner], done=Done.ACTIVATE, card=stopped))
    if answers:
        teller.acts.append(Act(actor=owner, done=Done.ACTIVATE, card=stopping))
    teller.asked_at = len(teller.acts) - 1
    teller.stops = (stopping, stopped)
    return True


def read_stopped_attack(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A question whether the card named first keeps a monster from attacking: "does X stop Y from attacking?".

    Returns:
        Whether it asks so.
    """
    tokens = teller.tokens
    if tokens.clause[start] not in tokens.asking or len(mine) != 2 or teller.acts:
        return False
    one, monster = mine
    verb = tokens.first(start, end, "negate")
    attacks = tokens.first(verb, end, "attack", ":attack")
    if verb < 0 or attacks < 0 or not is_monster(monster.card) or tokens.span(start, end, *_NOT_STOPPED):
        return False
    card = BY_SLUG[one.card]
    waits = any(effect.event for effect in card.effects if isinstance(effect, Activated))
    if waits or is_monster(one.card) or not (bans_attacks(one.card) or card.icon is Icon.CONTINUOUS):
        return False
    owner: PlayerWord = owner_said(teller, one) or OTHER.get(owner_said(teller, monster) or "opponent", "you")
    place = Where.DEFENSE if tokens.span(monster.start - 2, monster.end + 3, ":defense") else Where.FIELD
    stand(teller, monster.card, OTHER[owner], place)
    lies = card.icon in (Icon.CONTINUOUS, Icon.FIELD) and not binds(one.card)
    stand(teller, one.card, owner, Where.FIELD if lies else ready_place(card))
    if not lies:
        aim = monster.card if Zone.MONSTER in targeted_zones(card) else None
        teller.acts.append(Act(actor=owner, done=Done.ACTIVATE, card=one.card, target=aim))
    direct = tokens.span(start, end, "direct")
    teller.acts.append(Act(actor=OTHER[owner], done=Done.ATTACK, card=monster.card, direct=direct))
    teller.stops_attack = one.card
    return True


_NOT_STOPPED = (":i", ":he", ":by", ":with", ":passive", ":not", ":or", ":if", "effect", "activate")
"""What a clause says if more is asked than whether a card stops an attack."""


def bans_attacks(slug: Slug) -> bool:
    """Whether a card keeps monsters from attacking."""
    return any(isinstance(part, Cannot) and part.verb in (Verb.ATTACK, Verb.DECLARE_ATTACK)
               for effect in BY_SLUG[slug].effects for part in values(effect))  # fmt: skip


def stopping_asked(teller: Teller) -> tuple[Asks, Slug] | None:
    """What is asked by a question whether one card stops another one; None for other questions."""
    if teller.stops_attack is not None:
        return Asks.STOPPED, teller.stops_attack
    if teller.stops is None:
        return None
    stopping, stopped = teller.stops
    if teller.acts[-1].card == stopping:
        return Asks.NEGATES, stopping
    teller.opposite = True
    return Asks.HAPPENS, stopped


def is_answer(slug: Slug) -> bool:
    """Whether a card stops another one by an effect that is activated in answer."""
    card = BY_SLUG[slug]
    quick = (effect for effect in card.effects if isinstance(effect, Activated) and effect.operation is not None)
    if is_monster(slug):
        return any(effect.kind is EffectKind.QUICK for effect in quick)
    return any(True for _ in quick) and ready_place(card) is Where.SET


def _asks(tokens: Tokens, mine: list[Mention], start: int, end: int) -> bool:
    """Whether a clause asks if a card can stop another one, and says nothing else."""
    said = tokens.span(start, end, "negate")
    named = {at for one in mine for at in range(one.start, one.end)}
    rest = [at for at in range(start, end) if at not in named]
    said = said and (tokens.span(start, end, ":can", ":also_can") or len(rest) <= _FEW)
    return said and not any(tokens.said[at].intersection(_OTHERWISE) and "negate" not in tokens.said[at]
                            for at in rest)  # fmt: skip
