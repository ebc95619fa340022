"""Where the effects of a card are activated, to tell which one a line means."""

from __future__ import annotations

from rulebook.engine.api import judge
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import IN_PLAY
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import EffectKind, Zone


def unlikeliness(book: Book, state: DuelState, action: Action) -> tuple[bool, int]:
    """How unlikely it is that a refused line means an action; the least is the likeliest.

    Args:
        book: ruleset and cards.
        state: the state in which the action would be taken.
        action: the action.

    Returns:
        Whether the effect is activated elsewhere than where its card is, or was activated with the card that is face-up
        now; then how many checks fail.
    """
    failed = [failure.check for failure in judge(book, state, action).failures]
    return _elsewhere(book, state, action) or "activate.face-up" in failed, len(failed)


def _elsewhere(book: Book, state: DuelState, action: Action) -> bool:
    """Whether an action would use an effect that is activated in another place than where its card is."""
    card = state.cards[action.card]
    effects = book.effects(card.number)
    effect = effects[action.index] if action.kind == ActionKind.ACTIVATE and action.index < len(effects) else None
    if not isinstance(effect, Activated):
        return False
    own = (*IN_PLAY, Zone.HAND) if effect.kind is EffectKind.ACTIVATION else IN_PLAY
    return card.zone not in (effect.where or own)
