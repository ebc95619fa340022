"""Monsters whose battle position a Spell or Trap changes: "with X I turn his Y to Defense Position"."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.control import ChangePosition, TurnFaceDown
from rulebook.vocabulary.effects import Activated

from .boards import values
from .story import OTHER, Act, Done, Slug, Stood, Where, is_monster
from .teller import Teller, owner_said, ready_place
from .tokens import Mention

_TURNS = (":turns", "change", "flip", ":put", ":play", "send", ":goes", ":sets")
_OTHERWISE = ("attack", ":attack", ":not", "tribute", "summon", "special", "destroy", "banish")


def read_turned_with(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A monster is turned to another battle position with a Spell or Trap named beside it or used just before.

    Returns:
        Whether a clause that asks nothing says so; the position it is turned to is not the one that it was in.
    """
    tokens = teller.tokens
    if tokens.clause[start] in tokens.asking or tokens.span(start, end, *_OTHERWISE):
        return False
    if not tokens.span(start, end, *_TURNS):
        return False
    to = [place for kind, place in _FROM.items() if tokens.span(start, end, kind)]
    named = {one.card: one for one in reversed(mine)}
    means = next((one for one in named.values() if not is_monster(one.card)), None)
    moved = next((one for one in named.values() if is_monster(one.card)), None)
    used = {act.card for act in teller.acts}
    if not to or moved is None or moved.card in teller.cards or len(named) != 1 + (means is not None):
        return False
    if means is None:
        last = teller.acts[-1] if teller.acts else None
        if last is None or last.target is not None or last.done is not Done.ACTIVATE or not _turns(last.card):
            return False
        del teller.acts[-1]
        card, actor = last.card, last.actor
    else:
        with_it = tokens.span(means.start - 1, means.start, ":with", ":by")
        if means.card in used or not with_it or not _turns(means.card):
            return False
        card, actor = means.card, owner_said(teller, means) or teller.subject
        teller.cards[card] = Stood(card=card, owner=actor, place=ready_place(BY_SLUG[card]))
    owner = owner_said(teller, moved)
    teller.cards[moved.card] = Stood(card=moved.card, owner=owner or OTHER[actor], place=to[0], said=owner is not None)
    teller.acts.append(Act(actor=actor, done=Done.ACTIVATE, card=card, target=moved.card))
    return True


_FROM = {":attack_position": Where.DEFENSE, ":defense": Where.FIELD, ":set": Where.FIELD}
"""Where a monster was that is turned to a position."""


def _turns(slug: Slug) -> bool:
    """Whether an effect of a Spell or Trap changes the battle position of a monster."""
    own = [effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated)]
    return not is_monster(slug) and any(
        isinstance(part, ChangePosition | TurnFaceDown) for one in own for part in values(one)
    )
