"""How an attack ends: what stops it, and the return to the Battle Step."""

from __future__ import annotations

from enum import IntEnum

from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import CardRef
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import NO_BATTLE, Outcome, Request
from rulebook.engine.core.table import Table
from rulebook.engine.records.usage_limits import expire
from rulebook.vocabulary.terms import Cause, Per, Position, Step, Verb, Zone

CONTINUES = ("mechanic.E2",)
STOPS = {"prohibited": ("mechanic.E7",), "face-down": ("mechanic.E2", "mechanic.C3")}
GONE = ("left", "control")
"""The rules under which an attack stops, by reason; else ``CONTINUES``."""
RETURN = ("battle.return-to-battle-step",)


class Stage(IntEnum):
    """The stage of an ATTACK frame."""

    CHOOSE = 0
    CHECK = 1
    START = 2
    BEFORE = 3
    DURING = 4
    CALCULATED = 5
    AFTER = 6
    END = 7
    OVER = 8
    AGAIN = 9


def stop_reason(table: Table, *, declaring: bool = True) -> str:
    """Why the attack in progress cannot continue, or "".

    A card that forbids the monster to attack only stops it before the Damage Step (``declaring``).
    """
    attacker = table.battle.attacker
    reason = _why(table, attacker)
    if reason:
        return reason if reason in GONE or table.under(STOPS.get(reason, CONTINUES)) else ""
    if not declaring or not table.under(STOPS["prohibited"]):
        return ""
    return "" if _ban(table) is None else "prohibited"


def _ban(table: Table) -> derived.Ground | None:
    return derived.forbidding(table, Verb.ATTACK, uid=table.battle.attacker.uid)


def _why(table: Table, attacker: CardRef) -> str:
    if not table.is_same(attacker) or table.cards[attacker.uid].zone != Zone.MONSTER:
        return "left"
    if not table.is_unchanged(attacker) or not table.is_up(attacker.uid):
        return "face-down"
    if table.controller(attacker.uid) != table.battle.player:
        return "control"
    return "" if table.cards[attacker.uid].position == Position.ATTACK else "position"


def stop(table: Table, reason: str, rules: tuple[str, ...] = ()) -> None:
    """Report why the attack stops."""
    attacker = derived.snapshot(table, table.battle.attacker.uid)
    cited = rules or STOPS.get(reason, CONTINUES)
    ban = _ban(table) if reason == "prohibited" else None
    told = ban.told() if ban is not None else {}
    table.tell(EventKind.ATTACK_STOPPED, attacker, table.turn_player, Cause.BATTLE, cited, **told, reason=reason)


def finish(table: Table) -> None:
    """The attack is over; play continues in the Battle Step, unless the Battle Phase has ended."""
    table.change(battle=NO_BATTLE)
    expire(table, Per.BATTLE)
    if table.step not in (Step.BATTLE, Step.END) and table.under(RETURN):
        table.change(step=Step.BATTLE)
        table.tell(EventKind.STEP_BEGAN, player=table.turn_player, rules=RETURN, step=int(Step.BATTLE))
    table.finish(Outcome(1))


def ask_again(table: Table, options: tuple[int, ...]) -> None:
    """Request a target, or the decision to stop."""
    table.request = Request(RequestKind.REPLAY, table.turn_player, options=options, low=1, high=1)
