"""Lingering effects that wait for one event (rule mechanic.G2)."""

from __future__ import annotations

from rulebook.engine.choosing.planning import Planned
from rulebook.engine.choosing.references import mentions
from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import NO_CARD, NO_REF, NOBODY, CardRef
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import NOTHING_DONE, Lingering, Occurrence, Outcome
from rulebook.engine.core.table import Table
from rulebook.engine.moving import triggers
from rulebook.engine.moving.matching import matches
from rulebook.engine.rule_ids.general import LATER
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.events import On
from rulebook.vocabulary.terms import Cause, Ref, Step, Until, Verb, Zone

from .outcomes import told


def wait_for(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Let an operation wait for its event; an attack in progress triggers it immediately."""
    operation = item.operation
    assert isinstance(operation, o.NextTime)
    if not table.under(LATER):
        return NOTHING_DONE
    source, player = item.scope.context.source, item.scope.player
    number = list(Until).index(operation.until)
    cards: tuple[CardRef, ...] = ()
    if mentions(operation.event, (Ref.TARGET,)):
        cards = tuple(ref for group in item.scope.context.targets for ref in group)
    waiting = Lingering(source.number, item.scope.context.effect, item.path, number, player, cards, 0, source.ref)
    attack = _attack(table, operation.event)
    if attack is not None and matches(table, operation.event, attack, item.scope):
        triggers.let_happen(table, waiting, attack)
        return Outcome(1)
    table.change(lingering=(*table.lingering, waiting))
    table.tell(EventKind.AWAITED, source, player, Cause.EFFECT, LATER, **told(item))
    return Outcome(1)


def _attack(table: Table, event: On) -> Occurrence | None:
    """The declaration of the attack in progress, if an effect waits for one and it can still be negated."""
    battle = table.battle
    if event.verb != Verb.DECLARE_ATTACK or battle.attacker == NO_REF or battle.negated or table.step != Step.BATTLE:
        return None
    if not table.is_unchanged(battle.attacker):
        return None
    attacker = derived.snapshot(table, battle.attacker.uid)
    target = NO_CARD if battle.target == NOBODY else derived.snapshot(table, battle.target)
    direct = int(battle.target == NOBODY)
    return table.occurrence(
        Verb.DECLARE_ATTACK, attacker, battle.player, Cause.BATTLE, Zone.MONSTER, direct=direct, other=target
    )
