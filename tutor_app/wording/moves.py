"""Moves in a few words: what an action does, a line of play, and whose it is."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.engine.card_values import facts
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.recipes import SynchroSummon, XyzSummon
from rulebook.vocabulary.terms import CardKind, EffectKind, Phase, Position, Zone
from scenarios.playing.history import YOU
from tutor_app.texts.messages import message

from . import numbered_options
from .card_faces import name_of

ANNOUNCES: frozenset[int] = frozenset({
    ActionKind.SUMMON, ActionKind.SET, ActionKind.FLIP, ActionKind.SPECIAL, ActionKind.CHANGE, ActionKind.ATTACK,
    ActionKind.ACTIVATE,
})  # fmt: skip
"""The verbs that announce something with a card."""


def card_name(book: Book, state: DuelState, uid: int, lang: str) -> str:
    """The name of a card on the field, or the label of an unknown card."""
    return name_of(book, state.cards[uid].number, lang) or message(lang, "board.unknown")


def move_label(book: Book, state: DuelState, action: Action, lang: str) -> str:
    """A short label for an action, without the card's name."""
    kind = ActionKind(action.kind)
    if kind == ActionKind.SUMMON:
        if state.cards[action.card].zone == Zone.MONSTER:
            return message(lang, "verb.summon_again")
        level = facts(book, state, action.card).level
        return message(lang, "verb.tribute_summon" if level >= 5 else "verb.summon")
    if kind == ActionKind.CHANGE:
        attack = state.cards[action.card].position == Position.ATTACK
        return message(lang, "verb.to_defense" if attack else "verb.to_attack")
    if kind == ActionKind.ACTIVATE:
        return _activation_label(book, state, action, lang)
    if kind == ActionKind.SPECIAL:
        return message(lang, f"verb.{_way(book, state, action.card)}")
    if kind in ANNOUNCES:
        return message(lang, f"verb.{kind.name.lower()}")
    if kind == ActionKind.NEXT:
        if state.phase == Phase.END:
            return message(lang, "moves.next_turn")
        if action.value == Phase.END:
            return message(lang, "moves.end_turn")
        return message(lang, "moves.phase", phase=message(lang, f"phase_full.{Phase(action.value).name.lower()}"))
    if kind == ActionKind.CHOOSE:
        return message(lang, "moves.directly") if action.card == NOBODY else card_name(book, state, action.card, lang)
    if kind == ActionKind.POSITION:
        return message(lang, f"position.{'attack' if action.value == Position.ATTACK else 'defense'}")
    if kind == ActionKind.NUMBER:
        return numbered_options.label(book, state, action.value, lang)
    if kind == ActionKind.ROLL:
        return message(lang, "moves.roll_value", value=action.value)
    if kind == ActionKind.TOSS:
        return message(lang, "moves.heads" if action.value else "moves.tails")
    if kind == ActionKind.LOT:
        return message(lang, "moves.lot_card", card=card_name(book, state, action.card, lang))
    if kind == ActionKind.NO and state.request.kind == RequestKind.REPLAY:
        return message(lang, "moves.stop_attack")
    if kind in (ActionKind.YES, ActionKind.NO) and state.request.purpose == Purpose.UPKEEP:
        return message(lang, "moves.pay" if kind == ActionKind.YES else "moves.not_pay")
    if kind == ActionKind.DONE and state.request.purpose == Purpose.OBLIGATION:
        return message(lang, "moves.others_first")
    if kind == ActionKind.PASS and state.request.kind == RequestKind.TRIGGER:
        return message(lang, "moves.not_activate")
    simple = {ActionKind.PASS: "pass", ActionKind.YES: "yes", ActionKind.NO: "no", ActionKind.DONE: "confirm",
              ActionKind.WITHDRAW: "withdraw"}  # fmt: skip
    return message(lang, f"moves.{simple[kind]}")


def _way(book: Book, state: DuelState, uid: int) -> str:
    """The procedure by which a card is Special Summoned; a card in a Pendulum Zone Summons others."""
    if state.cards[uid].zone == Zone.PENDULUM:
        return "pendulum"
    effects = book.effects(state.cards[uid].number)
    ways = {SynchroSummon: "synchro", XyzSummon: "xyz"}
    return next((ways[type(each)] for each in effects if type(each) in ways), "special")


def line_label(book: Book, state: DuelState, actions: Sequence[Action], lang: str) -> str:
    """A short label for a whole line of play: the card, what it does, and the cards chosen for it."""
    first, *rest = actions
    words = move_label(book, state, first, lang)
    if first.kind in ANNOUNCES:
        words = f"{card_name(book, state, first.card, lang)}: {words}"
    chosen = [move_label(book, state, action, lang) for action in rest if action.kind == ActionKind.CHOOSE]
    return f"{words} → {', '.join(chosen)}" if chosen else words


def whose(words: str, player: int, lang: str) -> str:
    """The label of a move, preceded by its player if that is not the reader."""
    return words if player in (YOU, NOBODY) else f"{message(lang, 'board.opponent')}: {words}"


def _activation_label(book: Book, state: DuelState, action: Action, lang: str) -> str:
    card = book.by_number.get(state.cards[action.card].number)
    if card is None:
        return message(lang, "verb.activate")
    effects = book.effects(card.number)
    effect = effects[action.index] if action.index < len(effects) else None
    if not isinstance(effect, Activated):
        return message(lang, "verb.activate")
    if effect.kind == EffectKind.ACTIVATION and card.kind == CardKind.MONSTER:
        return message(lang, "verb.activate_scale")
    several = sum(isinstance(each, Activated) for each in effects) > 1
    if effect.kind == EffectKind.ACTIVATION and not several:
        return message(lang, "verb.activate")
    return message(lang, f"verb.activate_{effect.kind.value}")
