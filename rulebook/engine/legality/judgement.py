"""Judging: one verdict per action, and the list of legal actions derived from it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rulebook.engine.chain import activations
from rulebook.engine.chain.response_windows import current_class
from rulebook.engine.continuous import card_kinds
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.check import Check
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.core.verdict import Verdict
from rulebook.engine.summons.special_summon_procedures import Way
from rulebook.vocabulary.effects import Activated, SummonProcedure
from rulebook.vocabulary.terms import CardKind, EffectKind, Phase, Position, Side, Zone

from .checks import Case, is_phase_trigger, none_refuses, run
from .spell_speed_checks import before_responses


def checks_for(table: Table, action: Action) -> tuple[Check[Case], ...]:
    """The checks of an action under this table's ruleset."""
    return table.book.checks[key_of(table, action)]


def key_of(table: Table, action: Action) -> int:
    """The key of the checks of an action in the ruleset."""
    kind = action.kind
    if kind not in _BY_CARD:
        return kind
    if kind == ActionKind.SPECIAL and 0 <= action.card < len(table.cards):
        return PENDULUM_SUMMON if table.cards[action.card].zone == Zone.PENDULUM else kind
    if kind == ActionKind.SET and 0 <= action.card < len(table.cards):
        card = table.card(action.card)
        return kind if card is None or card.kind == CardKind.MONSTER else SET_SPELL_TRAP
    return kind


_BY_CARD = frozenset((int(ActionKind.SPECIAL), int(ActionKind.SET)))
"""The verbs whose checks depend on the card."""
PENDULUM_SUMMON = 101
"""Key of the checks for a Pendulum Summon: a Special Summon by a card in a Pendulum Zone."""
SET_SPELL_TRAP = 100
"""Key of the checks for Setting a Spell or Trap, in addition to the action kinds."""


def verdict(table: Table, action: Action) -> Verdict:
    """Every reason why an action is illegal, the one that stands longest first; equals in the order of the checks."""
    found = run(checks_for(table, action), Case(table, action, told=True))
    return Verdict(action, tuple(dict.fromkeys(sorted(found, key=lambda failure: failure.lasts))))


def is_legal(table: Table, action: Action) -> bool:
    """Whether no check fails for an action."""
    return none_refuses(checks_for(table, action), Case(table, action))


_OUT_OF_REACH = frozenset(map(int, (Zone.DECK, Zone.EXTRA, Zone.ATTACHED, Zone.GONE)))
_OUT_OF_PLAY = frozenset(map(int, (Zone.DECK, Zone.ATTACHED, Zone.GONE)))
_PHASES = tuple(map(int, Phase))

# Candidates ---------------------------------------------------------------------------------------


def announcements(table: Table, player: int, uid: int) -> Iterator[Action]:
    """One action per verb that makes sense for this card, legal or not."""
    card = table.card(uid)
    lying = table.cards[uid]
    if card is None:
        return
    in_hand = lying.zone == Zone.HAND
    if lying.zone == Zone.PENDULUM and table.in_zone(Zone.PENDULUM, player)[:1] == [uid]:
        yield Action(ActionKind.SPECIAL, player, uid)
    if table.is_monster(uid):
        if in_hand:
            yield Action(ActionKind.SUMMON, player, uid)
            yield Action(ActionKind.SET, player, uid)
        elif lying.zone == Zone.MONSTER:
            if card_kinds.summons_again(table, uid):
                yield Action(ActionKind.SUMMON, player, uid)
            if lying.position == Position.SET:
                yield Action(ActionKind.FLIP, player, uid)
            else:
                yield Action(ActionKind.CHANGE, player, uid)
            yield Action(ActionKind.ATTACK, player, uid)
    elif in_hand:
        yield Action(ActionKind.SET, player, uid)
    for index, effect in enumerate(table.book.effects(card.number)):
        if isinstance(effect, Activated):
            yield Action(ActionKind.ACTIVATE, player, uid, index)
        elif isinstance(effect, Way) and lying.zone not in IN_PLAY:
            yield Action(ActionKind.SPECIAL, player, uid)


@lru_cache(maxsize=8)
def _from_the_deck(book: Book) -> frozenset[int]:
    return book.with_effect(SummonProcedure, lambda effect: Zone.DECK in effect.where)


def leaves_deck(table: Table, uid: int) -> bool:
    """Whether a card in a Deck can be Special Summoned from there by its own procedure."""
    return table.cards[uid].zone == Zone.DECK and table.cards[uid].number in _from_the_deck(table.book)


@lru_cache(maxsize=8192)
def _fast_effects(book: Book, number: int, late: bool, slow: bool = False) -> tuple[tuple[int, bool], ...]:
    """The effects of a card that can respond, and whether either player may use them.

    ``late``: or be used at the end of a phase; ``slow``: or be Ignition Effects.
    """
    card = book.by_number.get(number)
    return tuple(
        (index, effect.who == Side.ANY)
        for index, effect in enumerate(book.effects(number))
        if isinstance(effect, Activated)
        if (late and is_phase_trigger(effect))
        or (slow and effect.kind == EffectKind.IGNITION)
        or activations.speed_of(book, card, effect) > 1
    )


def _fast(table: Table, player: int) -> Iterator[Action]:
    """The effects a player might respond with: Spell Speed 2 or higher; under an older reading, a new monster's."""
    late = table.request.purpose == Purpose.PHASE_END
    slow = not table.chain and before_responses(table, player)
    for uid, lying in enumerate(table.cards):
        if lying.zone in _OUT_OF_REACH:
            continue
        for index, anybody in _fast_effects(table.book, lying.number, late, slow):
            if anybody or table.controller(uid) == player:
                yield Action(ActionKind.ACTIVATE, player, uid, index)


def candidates(table: Table) -> Iterator[Action]:
    """Every action that could answer the request, before checking legality."""
    request = table.request
    player = request.player
    kind = request.kind
    if kind == RequestKind.OPEN:
        for uid, lying in enumerate(table.cards):
            if lying.zone in _OUT_OF_PLAY and not leaves_deck(table, uid):
                continue
            if table.controller(uid) == player:
                yield from announcements(table, player, uid)
        for phase in _PHASES:
            yield Action(ActionKind.NEXT, player, value=phase)
    elif kind == RequestKind.RESPOND:
        yield from _fast(table, player)
        yield Action(ActionKind.PASS, player)
    elif kind == RequestKind.TRIGGER:
        for waiting in current_class(table):
            yield Action(ActionKind.ACTIVATE, player, waiting.source.uid, waiting.effect)
        yield Action(ActionKind.PASS, player)
    elif kind in (RequestKind.PICK, RequestKind.ATTACK_TARGET, RequestKind.REPLAY):
        for option in request.options:
            yield Action(ActionKind.CHOOSE, player, option)
        if kind == RequestKind.PICK:
            yield Action(ActionKind.DONE, player)
        if kind == RequestKind.REPLAY:
            yield Action(ActionKind.NO, player)
    elif kind == RequestKind.YES_NO:
        yield Action(ActionKind.YES, player)
        yield Action(ActionKind.NO, player)
    elif kind == RequestKind.LOT:
        for option in request.options:
            yield Action(ActionKind.LOT, NOBODY, option)
    else:
        verb = {
            RequestKind.POSITION: ActionKind.POSITION,
            RequestKind.NUMBER: ActionKind.NUMBER,
            RequestKind.DIE: ActionKind.ROLL,
            RequestKind.COIN: ActionKind.TOSS,
        }.get(RequestKind(kind))
        if verb is not None:
            for option in request.options:
                yield Action(verb, player, value=option)
    if kind not in (RequestKind.OPEN, RequestKind.RESPOND, RequestKind.NOTHING):
        yield Action(ActionKind.WITHDRAW, player)


def can_only_pass(table: Table) -> bool:
    """Whether somebody is asked to respond and has nothing that could; False if that is not seen at once."""
    request = table.request
    return request.kind == RequestKind.RESPOND and next(_fast(table, request.player), None) is None
