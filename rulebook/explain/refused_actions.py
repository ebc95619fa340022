"""What a refused action would have done: the verb of "cannot ..."."""

from __future__ import annotations

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Failure
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import CardKind, EffectKind, Zone

from .tree import Word

_DOABLE: dict[int, str] = {
    ActionKind.SUMMON: "summon",
    ActionKind.SET: "set",
    ActionKind.FLIP: "flip",
    ActionKind.SPECIAL: "special",
    ActionKind.CHANGE: "change",
    ActionKind.ATTACK: "attack",
    ActionKind.ACTIVATE: "activate",
    ActionKind.PASS: "pass",
    ActionKind.NEXT: "next",
    ActionKind.CHOOSE: "choose",
    ActionKind.DONE: "done",
    ActionKind.WITHDRAW: "withdraw",
}
"""The verbs for "cannot ..."; every other kind is an answer."""


def acting(book: Book, state: DuelState, action: Action, failure: Failure | None = None) -> Word:
    """The verb of "cannot ...": what the action would do; of a choice that nobody is asked for, the failure tells."""
    if action.kind == ActionKind.CHOOSE:
        unasked = failure is not None and "battle.declare" in failure.rules
        if unasked or state.request.kind in (RequestKind.ATTACK_TARGET, RequestKind.REPLAY):
            return Word("action", "direct" if action.card == NOBODY else "assail")
        return Word("action", "answer" if action.card == NOBODY else "choose")
    kind = _DOABLE.get(action.kind, "answer")
    if kind == "activate" and 0 <= action.card < len(state.cards):
        number = state.cards[action.card].number
        card = book.by_number.get(number)
        effects = book.effects(number)
        effect = effects[action.index] if 0 <= action.index < len(effects) else None
        own = isinstance(effect, Activated) and effect.kind is not EffectKind.ACTIVATION
        monster = card is not None and card.kind is CardKind.MONSTER
        if own or (monster and not isinstance(effect, Activated)):
            return Word("action", "activate_effect")
    if kind in ("summon", "set", "flip", "special", "change", "attack", "activate") and action.card == NOBODY:
        return Word("action", "answer")
    if kind == "special" and state.cards[action.card].zone == Zone.PENDULUM:
        return Word("action", "pendulum")
    return Word("action", kind)
