"""Where the effects of a card are activated, to tell which one a line means."""

from __future__ import annotations

from rulebook.engine.api import judge
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import CardState
from rulebook.engine.core.effect_modes import costs_of, modes_of, targets_of
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import IN_PLAY
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import EffectKind, Position, Zone


def unlikeliness(book: Book, state: DuelState, action: Action) -> tuple[bool, bool, int]:
    """How unlikely it is that a refused line means an action; the least is the likeliest.

    Args:
        book: ruleset and cards.
        state: the state in which the action would be taken.
        action: the action.

    Returns:
        Whether the effect is activated elsewhere than where its card is, or was activated with the card that is face-up
        now; whether only an event sets it off; then how many checks fail.
    """
    card = state.cards[action.card]
    effects = book.effects(card.number)
    effect = effects[action.index] if action.kind == ActionKind.ACTIVATE and action.index < len(effects) else None
    failed = len(judge(book, state, action).failures)
    if not isinstance(effect, Activated):
        return False, False, failed
    waits = effect.kind in (EffectKind.TRIGGER, EffectKind.FLIP)
    return _elsewhere(card, effect), waits, failed


def takes(book: Book, state: DuelState, action: Action, *, targets: bool, cost: bool) -> bool:
    """Whether an effect has targets and a cost of cards, as far as these are named."""
    effects = book.effects(state.cards[action.card].number)
    effect = effects[action.index] if action.kind == ActionKind.ACTIVATE and action.index < len(effects) else None
    if not isinstance(effect, Activated):
        return True
    modes = range(len(modes_of(effect)) or 1)
    return (not targets or any(targets_of(effect, mode) for mode in modes)) and (
        not cost or any(costs_of(effect, mode) for mode in modes)
    )


def _elsewhere(card: CardState, effect: Activated) -> bool:
    """Whether an effect is activated in another place than where its card is, or with a card that is face-up by now."""
    if effect.kind is EffectKind.ACTIVATION and card.zone in IN_PLAY and card.position != Position.SET:
        return True
    own = (*IN_PLAY, Zone.HAND) if effect.kind is EffectKind.ACTIVATION else IN_PLAY
    return card.zone not in (effect.where or own)
