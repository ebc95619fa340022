"""Monsters that a Spell or Trap brings from the Graveyard, or sends there from the Deck or hand: "I got X with Y"."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.engine.core.effect_paths import walk
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import Discard, Send
from rulebook.vocabulary.terms import Zone
from scenarios.formats.fields import PlayerWord

from .boards import targeted_zones
from .story import Act, Done, Slug, Stood, Where, is_monster
from .teller import Teller, costs_itself, owner_said, ready_place
from .tokens import Mention

_BRINGS = ("add", "revive", ":back", "return", ":get", "special", ":comes")
_SENDS = ("send", ":mills", "discard")
_OTHERWISE = ("attack", ":attack", ":not", "tribute", "banish")
"""What a clause says if more than that is told."""


def read_brought_with(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A monster is brought from the Graveyard, or sent there from the Deck or hand, with a Spell or Trap.

    Returns:
        Whether a clause that asks nothing says so.
    """
    tokens = teller.tokens
    if tokens.clause[start] in tokens.asking or tokens.span(start, end, *_OTHERWISE):
        return False
    named = {one.card: one for one in reversed(mine) if not one.typical}
    means = next((one for one in named.values() if not is_monster(one.card)), None)
    moved = next((one for one in named.values() if is_monster(one.card)), None)
    used = {act.card for act in teller.acts}
    if moved is None or moved.card in used or len(named) != 1 + (means is not None):
        return False
    sends = tokens.span(start, end, *_SENDS) or (
        tokens.span(start, end, ":gone", ":goes", ":comes") and tokens.span(start, end, ":graveyard")
    )
    sends = sends and costs_itself(BY_SLUG[moved.card]) != "discard" and not tokens.span(start, end, "respond")
    if means is None:
        last = teller.acts[-1] if teller.acts else None
        home = _sent_from(last.card) if last is not None and last.done is Done.ACTIVATE and sends else None
        if last is None or home is None or (last.target is not None):
            return False
        _note(teller, moved, teller.subject if home is Where.HAND else last.actor, home)
        teller.acts[-1] = last.model_copy(update={"target": moved.card if home is Where.DECK else None})
        return True
    brings = targeted_zones(BY_SLUG[means.card]) == {Zone.GRAVEYARD} and tokens.span(start, end, *_BRINGS)
    brings = brings and tokens.span(means.start - 1, means.start, ":with", ":by")
    place = Where.GRAVEYARD if brings else _sent_from(means.card) if sends else None
    if means.card in used or place is None:
        return False
    actor = owner_said(teller, means) or teller.subject
    _note(teller, means, actor, ready_place(BY_SLUG[means.card]))
    _note(teller, moved, actor, place)
    target = moved.card if place is not Where.HAND else None
    teller.acts.append(Act(actor=actor, done=Done.ACTIVATE, card=means.card, target=target))
    return True


def _note(teller: Teller, one: Mention, actor: PlayerWord, place: Where) -> None:
    """Note where a card was, whatever was read of it before."""
    teller.cards[one.card] = Stood(card=one.card, owner=owner_said(teller, one) or actor, place=place)


def _sent_from(slug: Slug) -> Where | None:
    """From where the effect of a Spell or Trap sends cards to the Graveyard: the Deck or the hand; None if it does not.

    What is discarded as its cost is not meant.
    """
    if is_monster(slug):
        return None
    own = (effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated))
    parts = [part for effect in own for _, part in walk(effect.operation)]
    if any(isinstance(part, Discard) for part in parts):
        return Where.HAND
    filters = (getattr(part.cards, "filter", None) for part in parts if isinstance(part, Send))
    zones = {
        zone for found in filters for one in getattr(found, "parts", (found,)) for zone in getattr(one, "zones", ())
    }
    return Where.DECK if Zone.DECK in zones else None
