"""Foils of damage calculation: a quick effect meant for it that would help its player, and whose condition fails."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.chain.activation_timing import NAMES_DAMAGE_STEP
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.conditions import asked_by
from rulebook.vocabulary.conditions import Condition, Is
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import Cause, EffectKind, Ref, Zone

from .battle_facts import Fact, fact, failing
from .values import Contrast, Kind, Likely, Step

_TEXT = ("effect.card-over-rule",)
_SAID = (".attacked", ".attacks", ".attacker", ".on", ".direct", ".near")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect of the Damage Step that a player who loses something in it could not use."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.DAMAGE_CALCULATED else None
        if table is None:
            continue
        losers = {
            one.player if one.kind is EventKind.BATTLE_DAMAGE else one.subject.controller
            for one in step.events[at:]
            if one.kind is EventKind.BATTLE_DAMAGE or (one.kind is EventKind.DESTROYED and one.cause is Cause.BATTLE)
        }
        for uid, card in enumerate(table.cards):
            if card.number and card.zone in (*IN_PLAY, Zone.HAND) and table.controller(uid) in losers:
                yield from _of_card(step, table, uid, at)


def _of_card(step: Step, table: Table, uid: int, at: int) -> Iterator[Contrast]:
    card, player = derived.snapshot(table, uid), table.controller(uid)
    for index, effect in enumerate(table.effects(uid)):
        if not isinstance(effect, Activated) or effect.kind is not EffectKind.QUICK or effect.if_ is None:
            continue
        here = card.zone in (effect.where or IN_PLAY) and (card.zone == Zone.HAND or table.is_up(uid))
        if not here or effect.window not in NAMES_DAMAGE_STEP:
            continue
        scope = query.Scope(player, Context(player, card, index))
        wrong = failing(table, effect.if_, scope)
        variant, told = _unfought(step, table, wrong[0], scope) if wrong else ("", {})
        if not variant and len(wrong) == 1:
            variant, told = fact(step.reader, table, wrong[0], scope)
        if variant in _SAID:
            passage = asked_by(step.book.by_number[card.number], effect, index, wrong[0])
            told = {"card": step.reader.thing(card), "passage": passage, **told}
            likely = Likely.OFTEN if player == step.viewer else Likely.PERHAPS
            yield Contrast(
                Kind.WINDOW, f"condition{variant}", (card,), (index,), _TEXT, likely, at, tuple(told.items())
            )  # fmt: skip


def _unfought(step: Step, table: Table, asked: Condition, scope: query.Scope) -> Fact:
    """It is about a battling monster of its player, and the attack is direct."""
    attacker = derived.snapshot(table, table.battle.attacker.uid)
    direct = isinstance(asked, Is) and asked.ref is Ref.FIGHTING and not query.cards_of(table, asked.ref, scope)
    if not direct or not attacker.number:
        return "", {}
    return ".direct", {"other": step.reader.thing(attacker), "own": int(scope.player == step.viewer)}
