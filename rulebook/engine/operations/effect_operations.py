"""Operations on Life Points, other effects and chance; lingering effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebook.engine.choosing.planning import Planned
from rulebook.engine.choosing.references import mentions
from rulebook.engine.continuous import derived, layers, query
from rulebook.engine.continuous.durations import UNTIL_MOMENT
from rulebook.engine.core.card_state import NOBODY, CardRef, Snapshot
from rulebook.engine.core.effect_paths import RESTRICTION
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import NOTHING_DONE, Context, Lingering, Outcome
from rulebook.engine.core.table import Table
from rulebook.engine.moving.life_points import damage, gain, pay, win_by_effect
from rulebook.engine.permissions.cost_waivers import cost_waiver
from rulebook.engine.records.usage_limits import forget_use, give_back
from rulebook.engine.rule_ids.general import ATTACK_NEGATED, IMMUNE, WAIVED
from rulebook.engine.rule_ids.wording import NO_REFUND
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.terms import Cause, Negation, Ref, Side, Stat, Until, Verb

from .delayed_to_phase import countdown
from .outcomes import clause_of, told


def inflict_damage(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Damage)
    amount = query.amount(table, operation.amount, item.scope)
    player = query.side_of(item.scope, operation.who)
    number = item.scope.context.link
    if 0 < number <= len(table.chain) and table.chain[number - 1].deflected == player:
        player = 1 - player
    return damage(table, player, amount, told(item))


def gain_lp(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.GainLP)
    amount = query.amount(table, operation.amount, item.scope)
    return gain(table, query.side_of(item.scope, operation.who), amount, told(item))


def pay_lp(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.PayLP)
    waiver = cost_waiver(table, item.scope) if cause == Cause.COST else None
    if waiver is not None:
        source = item.scope.context.source
        table.tell(EventKind.COST_WAIVED, source, item.scope.player, Cause.COST, WAIVED, **waiver.told())
        return Outcome(1)
    return pay(table, item.scope.player, query.amount(table, operation.amount, item.scope), told(item))


def negate(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Negate)
    context = item.scope.context
    if Negation.ATTACK in operation.what:
        battle = table.battle
        if battle.attacker.uid == NOBODY or not table.is_unchanged(battle.attacker):
            return NOTHING_DONE
        table.change(battle=battle._replace(negated=1))
        attacker = derived.snapshot(table, battle.attacker.uid)
        table.tell(EventKind.ATTACK_NEGATED, attacker, context.player, Cause.EFFECT, ATTACK_NEGATED, **told(item))
        return Outcome(1, (attacker,))
    answered = context.event[0] if context.event else None
    if answered is None:
        return NOTHING_DONE
    if Negation.ACTIVATION in operation.what and context.link > 1:
        return _negate_link(table, item, context.link - 2)
    if Negation.EFFECT in operation.what and context.link > 1:
        return _negate_effect(table, item, context.link - 2)
    if Negation.SUMMON in operation.what and table.is_same(answered.ref):
        together = tuple(snap for snap in context.event if table.is_same(snap.ref))
        for one in together:
            table.tell(EventKind.SUMMON_NEGATED, one, context.player, Cause.EFFECT, ("mechanic.B4",), **told(item))
        return Outcome(1, together)
    return NOTHING_DONE


def _negate_link(table: Table, item: Planned, index: int) -> Outcome:
    link = table.chain[index]
    source = link.context.source
    forget_use(table, source.uid)
    table.put_link(index, link._replace(negated=1))
    table.change(
        lingering=tuple(
            one
            for one in table.lingering
            if not (one.path[:1] == (RESTRICTION,) and one.source == source.ref and one.effect == link.context.effect)
        )
    )
    effect = table.book.effects(source.number)[link.context.effect]
    if isinstance(effect, Activated):
        give_back(table, link.context.player, source.uid, link.context.effect, effect)
    table.tell(
        EventKind.ACTIVATION_NEGATED, source, item.scope.player, Cause.EFFECT,
        ("chain.negated-link-continues", "mechanic.B4"),
        link=index + 1, source=item.scope.context.source, clause=clause_of(item),
    )  # fmt: skip
    if not table.under(NO_REFUND):
        _refund(table, link.context)
    return Outcome(1, (source,))


def _refund(table: Table, context: Context) -> None:
    """Only without the rule: Life Points that were paid are returned."""
    effect = table.book.effects(context.source.number)[context.effect]
    assert isinstance(effect, Activated)
    for cost in effect.cost:
        if isinstance(cost, o.PayLP):
            amount = query.amount(table, cost.amount, query.Scope(context.player, context))
            gain(table, context.player, amount, {"source": context.source})


def _negate_effect(table: Table, item: Planned, index: int) -> Outcome:
    """Negate the effect of a link: it resolves without effect, but was activated (rule mechanic.B4)."""
    link = table.chain[index]
    source = link.context.source
    forget_use(table, source.uid)
    table.put_link(index, link._replace(negated=2))
    table.tell(
        EventKind.EFFECT_NEGATED, source, item.scope.player, Cause.EFFECT,
        ("chain.negated-link-continues", "mechanic.B4"),
        link=index + 1, source=item.scope.context.source, clause=clause_of(item),
    )  # fmt: skip
    return Outcome(1, (source,))


def roll(table: Table, item: Planned, cause: Cause) -> Outcome:
    number = item.positions[0]
    source = item.scope.context.source
    table.tell(EventKind.ROLLED, source, item.scope.player, cause, ("setup.items.die",), **told(item), number=number)
    _bind_number(table, source, rolled=number)
    return Outcome(1)


def deflect(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Deflect)
    index = item.scope.context.link - 2
    if index < 0:
        return NOTHING_DONE
    link = table.chain[index]
    who = query.side_of(item.scope, operation.who)
    table.put_link(index, link._replace(deflected=who))
    table.tell(
        EventKind.DEFLECTED, link.context.source, 1 - who, cause, ("effect.card-over-rule",),
        link=index + 1, source=item.scope.context.source, clause=clause_of(item),
    )  # fmt: skip
    return Outcome(1)


def declare(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Declare)
    value = item.positions[0]
    source = item.scope.context.source
    table.tell(
        EventKind.DECLARED, source, query.side_of(item.scope, operation.by), cause, **told(item),
        what=operation.what.name.lower().replace("_", "-"), value=value,
    )  # fmt: skip
    _bind_number(table, source, declared=value)
    return Outcome(1)


def _bind_number(table: Table, source: Snapshot, **changes: Any) -> None:
    """Bind the rolled or declared value to the effect in progress."""
    table.agenda = tuple(
        frame._replace(context=frame.context._replace(**changes)) if frame.context.source == source else frame
        for frame in table.agenda
    )


def apply(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Apply)
    subject = getattr(operation.modifier, "subject", None)
    uids = query.search(table, subject, item.scope) if subject is not None and not operation.later else []
    if cause == Cause.EFFECT:
        source = item.scope.context.source
        uids = [uid for uid in uids if not _shielded(table, uid, source)]
    if subject is not None and not uids and not operation.later:
        return NOTHING_DONE
    amount = 0
    before: tuple[int, ...] = ()
    if isinstance(operation.modifier, o.Change):
        amount = layers.captured(table, operation.modifier, item.scope)
        before = _values(table, operation.modifier, uids)
    source = item.scope.context.source
    lasting, wait = _lasting(table, operation.until, item.scope)
    table.change(lingering=(
        *table.lingering,
        Lingering(
            source.number, item.scope.context.effect, item.path, lasting,
            item.scope.player, tuple(table.ref(uid) for uid in uids), amount, source.ref,
            table.starts if isinstance(operation.modifier, o.Change) else (), wait,
        ),
    ))  # fmt: skip
    table.tell(
        EventKind.APPLIED, source, item.scope.player, cause, ("mechanic.G2",), **told(item),
        modifier=type(operation.modifier).__name__,
        verb=getattr(operation.modifier, "verb", Verb.ATTACK).name.lower().replace("_", "-"),
        stat=str(getattr(operation.modifier, "stat", "")),
        players=int(getattr(operation.modifier, "players", None) or 0),
        bound_player=_bound_player(item, operation.modifier),
        until=str(operation.until) if isinstance(operation.until, Until) else "",
        subjects=tuple(derived.snapshot(table, uid) for uid in uids),
        amount=amount,
        for_tribute=int(getattr(operation.modifier, "for_", None) == Verb.SUMMON),
        **_told_change(table, operation.modifier, uids, before),
    )  # fmt: skip
    changed = uids if isinstance(operation.modifier, o.Change) else []
    return Outcome(1, tuple(derived.snapshot(table, uid) for uid in changed))


_STATS = {Stat.ATK_DEF: Stat.ATK}
"""The stat whose values are told where two change together."""


def _values(table: Table, change: o.Change, uids: Sequence[int]) -> tuple[int, ...]:
    if not table.narrating:
        return ()
    return tuple(derived.stat(table, uid, _STATS.get(change.stat, change.stat)) for uid in uids)


def _told_change(table: Table, modifier: o.Modifier, uids: Sequence[int], before: tuple[int, ...]) -> dict[str, Any]:
    """How a stat changes, and its values before and after, card by card."""
    if not isinstance(modifier, o.Change) or not table.narrating:
        return {}
    return {"how": layers.how(modifier), "was": before, "now": _values(table, modifier, uids)}


def watch(table: Table, item: Planned, cause: Cause) -> Outcome:
    """From now on, the operation follows each event; the cards concerned are fixed now (mechanic G2)."""
    operation = item.operation
    assert isinstance(operation, o.Whenever)
    cards: tuple[CardRef, ...] = ()
    if mentions(operation.event, (Ref.KEPT,)):
        cards = tuple(table.ref(snap.uid) for snap in item.scope.done.cards)
        if not cards:
            return NOTHING_DONE
    source = item.scope.context.source
    lasting, wait = _lasting(table, operation.until, item.scope)
    table.change(lingering=(
        *table.lingering,
        Lingering(
            source.number, item.scope.context.effect, item.path, lasting, item.scope.player, cards, 0, source.ref, (),
            wait,
        ),
    ))  # fmt: skip
    table.tell(
        EventKind.APPLIED, source, item.scope.player, cause, ("mechanic.G2",), **told(item),
        modifier=type(operation).__name__,
        until=str(operation.until) if isinstance(operation.until, Until) else "",
        subjects=(),
    )  # fmt: skip
    return Outcome(1)


def _lasting(table: Table, until: Until | Moment, scope: query.Scope) -> tuple[int, tuple[int, ...]]:
    """The encoded end of a lingering effect: the number of the duration, or the moment it counts down to."""
    if isinstance(until, Until):
        return list(Until).index(until), ()
    return UNTIL_MOMENT, countdown(table, until, scope)


def _shielded(table: Table, uid: int, source: Snapshot) -> bool:
    guard = derived.immune(table, uid, source.uid, source)
    if guard is not None:
        table.tell(EventKind.PROTECTED, derived.snapshot(table, uid), rules=IMMUNE, **guard.told(), other=source)
    return guard is not None


def _bound_player(item: Planned, modifier: o.Modifier) -> int:
    players = getattr(modifier, "players", None)
    return NOBODY if players is None or players == Side.ANY else query.side_of(item.scope, players)


def remain(table: Table, item: Planned, cause: Cause) -> Outcome:
    """Nothing to do now: handled at the end of the Chain (see ``chain``)."""
    return Outcome(1)


def win(table: Table, item: Planned, cause: Cause) -> Outcome:
    operation = item.operation
    assert isinstance(operation, o.Win)
    win_by_effect(table, query.side_of(item.scope, operation.who), item.scope.context.source, clause_of(item))
    return Outcome(1)
