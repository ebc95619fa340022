"""Life Points: payment, gain, damage, and winning."""

from __future__ import annotations

from typing import Any

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NO_CARD, NOBODY, Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import BY_DECK, BY_EFFECT, BY_LOOP, BY_LP, DRAWN, Outcome
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.general import CARD_WINS
from rulebook.vocabulary.modifiers import DamageRule, GainsHurt
from rulebook.vocabulary.terms import Cause, DamageKind, Side, Verb

from .triggers import note

LP_FALL = ("setup.lp.damage-reduces",)
LP_ZERO = ("win.lp-zero",)
BOTH_ZERO = ("win.draw.both-zero",)
NO_CARD_LEFT = ("win.deck-out",)
BY_CARD = ("win.card-effect",)
TWO_KINDS = ("damage.effect.definition", "damage.kinds")
"""Effects on battle damage do not affect effect damage."""


def _set(table: Table, player: int, value: int) -> None:
    lp = list(table.lp)
    lp[player] = max(0, value)
    table.change(lp=(lp[0], lp[1]))


def pay(table: Table, player: int, amount: int, told: dict[str, Any]) -> Outcome:
    """A player pays Life Points as a cost."""
    _set(table, player, table.lp[player] - amount)
    table.tell(
        EventKind.PAID_LP, told["source"], player, Cause.COST, ("cost.paid-before", "cost.no-refund"), **told,
        amount=amount, left=table.lp[player],
    )  # fmt: skip
    note(table, table.occurrence(Verb.PAY_LP, NO_CARD, player, Cause.COST, amount=amount))
    return Outcome(1)


def gain(table: Table, player: int, amount: int, told: dict[str, Any]) -> Outcome:
    """A player gains Life Points."""
    if amount <= 0:
        return Outcome(0)
    turned = _turned(table, player)
    if turned is not None:
        table.tell(EventKind.GAIN_TURNED, turned.card, player, Cause.EFFECT, CARD_WINS, **turned.told(), amount=amount)
        return damage(table, player, amount, told)
    _set(table, player, table.lp[player] + amount)
    table.tell(
        EventKind.GAINED_LP, told["source"], player, Cause.EFFECT, **told,
        amount=amount, left=table.lp[player],
    )  # fmt: skip
    note(table, table.occurrence(Verb.GAIN_LP, NO_CARD, player, Cause.EFFECT, amount=amount))
    return Outcome(1)


def _turned(table: Table, player: int) -> derived.Ground | None:
    """The effect by which what this player would gain hurts them, or None."""
    if not derived.anywhere(table, GainsHurt) or not table.under(CARD_WINS):
        return None
    for item in derived.active(table):
        rule = item.modifier
        if isinstance(rule, GainsHurt) and rule.players in (Side.ANY, _seen_by(item, player)):
            return derived.ground(table, item)
    return None


def _seen_by(item: derived.Active, player: int) -> Side:
    return Side.YOU if item.scope.player == player else Side.OPPONENT


def damage(table: Table, player: int, amount: int, told: dict[str, Any]) -> Outcome:
    """A card effect inflicts damage on a player (rule damage.effect.definition)."""
    if amount <= 0:
        return Outcome(0)
    if not table.under(TWO_KINDS) and damage_rule(table, DamageKind.ZERO, player, NOBODY) is not None:
        return Outcome(0)
    _set(table, player, table.lp[player] - amount)
    table.tell(
        EventKind.EFFECT_DAMAGE, told["source"], player, Cause.EFFECT, ("damage.effect.definition",), **told,
        amount=amount, left=table.lp[player],
    )  # fmt: skip
    how = (int(Cause.EFFECT), amount)
    by = told["source"]
    note(table, table.occurrence(Verb.EFFECT_DAMAGE, by, 1 - player, Cause.EFFECT, amount=amount, taken=how))
    return Outcome(1)


def battle_damage(table: Table, player: int, amount: int, by: Snapshot, rules: tuple[str, ...]) -> None:
    """A battle inflicts damage on a player (rule damage.battle.definition)."""
    if table.under(LP_FALL):
        _set(table, player, table.lp[player] - amount)
    table.tell(EventKind.BATTLE_DAMAGE, by, player, Cause.BATTLE, rules, amount=amount, left=table.lp[player])


def decide(table: Table) -> None:
    """Determine whether somebody has won, checking both players together (rules win.lp-zero, win.draw.both-zero)."""
    if table.winner != NOBODY or min(table.lp) > 0 or not table.under(LP_ZERO):
        return
    if max(table.lp) <= 0 and table.under(BOTH_ZERO):
        table.change(winner=DRAWN, win_reason=BY_LP)
        table.tell(EventKind.DREW_DUEL, rules=BOTH_ZERO, reason="lp")
    else:
        table.change(winner=0 if table.lp[1] <= 0 else 1, win_reason=BY_LP)
        table.tell(EventKind.WON, player=table.winner, rules=LP_ZERO, reason="lp")


def deck_out(table: Table, players: set[int]) -> None:
    """Players who had to draw and could not lose; it is a draw if both had to at once (rule win.deck-out)."""
    if not players or table.winner != NOBODY or not table.under(NO_CARD_LEFT):
        return
    if len(players) == 2:
        table.change(winner=DRAWN, win_reason=BY_DECK)
        table.tell(EventKind.DREW_DUEL, rules=NO_CARD_LEFT, reason="deck")
    else:
        table.change(winner=1 - min(players), win_reason=BY_DECK)
        table.tell(EventKind.WON, player=table.winner, rules=NO_CARD_LEFT, reason="deck")


def win_by_effect(
    table: Table, player: int, source: Snapshot, clause: tuple[int, ...], rules: tuple[str, ...] = BY_CARD
) -> None:
    """A player wins the Duel by a card effect (rule win.card-effect)."""
    if table.winner == NOBODY and table.under(BY_CARD):
        table.change(winner=player, win_reason=BY_EFFECT)
        table.tell(EventKind.WON, player=player, rules=rules, source=source, clause=clause, reason="effect")


ENDLESS = ("mechanic.G5",)


def drawn_by_loop(table: Table) -> None:
    """Mandatory effects repeat the same position endlessly: the duel is a draw."""
    if table.winner == NOBODY:
        table.change(winner=DRAWN, win_reason=BY_LOOP)
        table.tell(EventKind.DREW_DUEL, rules=ENDLESS, reason="loop")


def drawn_by_effect(table: Table, rules: tuple[str, ...] = BY_CARD) -> None:
    """Cards of both players declare a win at the same time: the duel is a draw."""
    if table.winner == NOBODY and table.under(BY_CARD):
        table.change(winner=DRAWN, win_reason=BY_EFFECT)
        table.tell(EventKind.DREW_DUEL, rules=rules, reason="effect")


def damage_rule(table: Table, kind: DamageKind, player: int, fighter: int) -> derived.Ground | None:
    """The effect on the battle damage a player would take, or None.

    Args:
        table: the table.
        kind: what happens to the damage.
        player: who would take it.
        fighter: that player's battling monster, NOBODY for a direct attack.
    """
    for item in derived.active(table):
        rule = item.modifier
        if not isinstance(rule, DamageRule) or rule.kind != kind:
            continue
        if rule.players != Side.ANY and query.side_of(item.scope, rule.players) != player:
            continue
        if rule.battles is None or _fights(table, rule, fighter, item.scope):
            return derived.ground(table, item)
    return None


def _fights(table: Table, rule: DamageRule, fighter: int, scope: query.Scope) -> bool:
    """Whether a monster that the rule is about is in the battle: the player's own, or if it spares them, either one."""
    assert rule.battles is not None
    fighting: tuple[int, ...] = (fighter,)
    if rule.players == Side.OPPONENT:
        fighting = (table.battle.attacker.uid, table.battle.target)
    return any(uid != NOBODY and query.fits(table, rule.battles, uid, scope) for uid in fighting)
