"""Checks on Spell Speed: what can respond to what."""

from __future__ import annotations

from rulebook.engine.chain import activations
from rulebook.engine.core.book import Book
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.terms import EffectKind, Verb

from .checks import Case, is_phase_trigger, only_for


def _of_speed_1(book: Book, card: Card, effect: Activated) -> bool:
    return activations.speed_of(book, card, effect) == 1


def _speeds(case: Case) -> tuple[int, int]:
    """The Spell Speeds of the effect and of the link it would respond to (0 for none)."""
    table = case.table
    against = table.chain[-1].speed if table.chain else 0
    return activations.spell_speed(table, case.uid, case.effect) if case.effect is not None else 0, against


@only_for(_of_speed_1)
def slow_in_window(case: Case) -> Arguments | None:
    """Only fast effects can be used in a window without a Chain."""
    if case.effect is not None and is_phase_trigger(case.effect) and case.table.request.purpose == Purpose.PHASE_END:
        return None  # before the phase ends its effects can still be used (mechanic D6)
    if _just_summoned(case):
        return None
    speed, against = _speeds(case)
    slow = case.table.request.kind == RequestKind.RESPOND and speed == 1 and not against
    return {"speed": speed, "against": against, "window": 1} if slow else None


def before_responses(table: Table, player: int) -> bool:
    """Whether this player may use Ignition Effects of a new monster before anybody responds to its Summon."""
    first = player == table.turn_player and not table.chain
    return first and table.book.reads("mechanic.A3", "before-responses")


def _just_summoned(case: Case) -> bool:
    """Whether it is an Ignition Effect that the turn player may use before any response, under the older reading."""
    effect, table = case.effect, case.table
    if effect is None or effect.kind != EffectKind.IGNITION or not before_responses(table, case.player):
        return False
    return any(one.verb == Verb.SUMMON and one.subject.uid == case.uid for one in table.window)


@only_for(_of_speed_1)
def slow_in_chain(case: Case) -> Arguments | None:
    """Spell Speed 1 cannot respond."""
    speed, against = _speeds(case)
    slow = case.table.request.kind == RequestKind.RESPOND and speed == 1 and against
    return {"speed": speed, "against": against, "window": 0} if slow else None


@only_for(lambda book, card, effect: activations.speed_of(book, card, effect) == 2)
def slower_than_link(case: Case) -> Arguments | None:
    """Only a Counter Trap can respond to a Counter Trap."""
    speed, against = _speeds(case)
    slow = case.table.request.kind != RequestKind.TRIGGER and 1 < speed < against
    if not slow:
        return None
    return {"speed": speed, "against": against, "window": 0, "answers": case.table.chain[-1].context.source}
