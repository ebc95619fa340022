"""Completing an activation: its number, costs and targets, and whether a complete choice exists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from rulebook.engine.choosing import planning, targeting
from rulebook.engine.choosing.outlook import infeasible, nothing_to_do
from rulebook.engine.choosing.planning import Answers, Asked, Planned
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.effect_modes import costs_of, modes_of, operation_of, targets_of
from rulebook.engine.core.state import NOBODY, Context, Purpose, RelationKind, Request, RequestKind, Snapshot
from rulebook.engine.core.table import Table
from rulebook.engine.moving import forced_positions, spell_trap_zones
from rulebook.engine.operations.control_and_equips import relate
from rulebook.engine.operations.executors import perform
from rulebook.engine.permissions import forced_tributes
from rulebook.engine.permissions.cost_waivers import cost_waiver
from rulebook.engine.permissions.prohibitions import astray, bar, barrier
from rulebook.engine.records import counters
from rulebook.engine.rule_ids.general import COUNTER_USE, UNPAYABLE
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import ChooseNumber, Number
from rulebook.vocabulary.modifiers import Unaffected
from rulebook.vocabulary.terms import Cause, EffectKind, Zone

from . import activations

SLOT = ("zone.spell-trap.activation-slot",)


class NotPossible(Exception):
    """No complete choice exists: the stage that failed ("cost.lp", "cost.cards", "target", "nothing" ...) and its
    numbers.
    """

    def __init__(self, stage: str, **numbers: int | str | Snapshot) -> None:
        super().__init__(stage)
        self.stage = stage
        self.numbers = numbers


class Announcement(NamedTuple):
    """An announcement with all choices made. ``targets`` are uids per group, ``mode`` the option chosen."""

    number: int
    costs: tuple[Planned, ...]
    targets: tuple[tuple[int, ...], ...]
    mode: int = 0
    declared: int = NOBODY


STAGES = (
    "zone", "cost.lp", "cost.counters", "cost.cards", "cost.astray", "cost.prohibited", "target", "nothing", "loop",
)  # fmt: skip


class Begun:
    """An activation before any choice: the card is in the zone where it would be activated.

    Every attempt to choose starts here. Choices are applied to a copy, so all attempts share one instance and its
    caches.
    """

    __slots__ = ("_found", "context", "effect", "table")

    def __init__(self, table: Table, player: int, uid: int, index: int, bound: activations.Bound | None) -> None:
        effect = activations.effect_of(table, uid, index)
        assert effect is not None
        if effect.kind == EffectKind.ACTIVATION:
            from_hand = table.cards[uid].zone == Zone.HAND
            needs_room = from_hand or table.book.reads(SLOT[0], "every-card")
            if needs_room and table.under(SLOT) and not spell_trap_zones.has_room(table, uid, player):
                raise NotPossible("zone")
            table = table.fork()
            activations.place(table, uid, player, effect)
        self.table = table
        self.effect = effect
        event, actor, taken = bound if bound else ((), NOBODY, ())
        self.context = Context(
            player, derived.snapshot(table, uid), index, event=event, event_player=actor, link=len(table.chain) + 1,
            taken=taken,
        )  # fmt: skip
        self._found: dict[tuple[int, int], list[list[int]]] = {}

    def candidates(self, scope: query.Scope) -> list[list[int]]:
        """The candidates of each target group before anything is paid.

        Raises:
            NotPossible: there are not enough; a target that only becomes legal by the cost does not count (rule
                target.needs-legal).
        """
        key = scope.context.mode, scope.context.number
        found = self._found.get(key)
        if found is None:
            found = []
            for target in targets_of(self.effect, scope.context.mode):
                found.append(targeting.target_candidates(self.table, target, scope))
            for target, there in zip(targets_of(self.effect, scope.context.mode), found, strict=True):
                if len(there) < targeting.target_range(target, len(there), self.table, scope).low:
                    raise NotPossible("target")
            self._found[key] = found
        return found


def _complete(begun: Begun, given: tuple[tuple[int, ...], ...]) -> Announcement:
    """Bind number, costs and targets of an activation from the answers given.

    Raises:
        Asked: a choice is missing.
        NotPossible: no choice can complete it.
    """
    twin, effect, context = begun.table, begun.effect, begun.context
    player = context.player
    answers = Answers(given)
    mode = _mode(twin, effect, query.Scope(player, context), answers)
    number = _number(twin, effect, player, answers)
    if mode or number:
        context = context._replace(number=number, mode=mode)
    scope = query.Scope(player, context)
    groups = targets_of(effect, mode)
    candidates = begun.candidates(scope)
    costs: list[Planned] = []
    declared = NOBODY
    payable = costs_of(effect, mode)
    if payable:
        most = AS_MANY_AS_THERE_ARE
        for target, found in zip(groups, candidates, strict=True):
            if isinstance(target.count, Number):
                most = min(most, len(found))
        for place_in, operation in enumerate(payable):
            costs += cost(twin, operation, place_in, scope, answers, most)
    if costs:
        twin = twin.fork()
        paid = perform(twin, costs, Cause.COST).cards
        declared = next((item.positions[0] for item in costs if isinstance(item.operation, o.Declare)), NOBODY)
        context = context._replace(paid=paid, declared=declared)
        scope = query.Scope(player, context)
    targets: list[tuple[int, ...]] = []
    for group_index, target in enumerate(groups):
        taken = tuple(uid for group in targets for uid in group)
        left = targeting.target_candidates(twin, target, scope) if costs else candidates[group_index]
        targets.append(_target(twin, effect, group_index, target, scope, answers, left, taken))
    if targets:
        refs = tuple(tuple(twin.ref(uid) for uid in group) for group in targets)
        scope = query.Scope(player, context._replace(targets=refs))
    does = operation_of(effect, mode)
    if does is not None and not _mandatory(effect):
        reason = infeasible(twin, does, scope)
        if reason and twin.under(nothing_to_do(does, reason)):
            raise NotPossible("nothing", reason=reason)
    if derived.anywhere(twin, Unaffected) and _loops(twin.fork(), effect, scope):
        raise NotPossible("loop")
    return Announcement(number, tuple(costs), tuple(targets), mode, declared)


AS_MANY_AS_THERE_ARE = 1_000_000


def _mode(table: Table, effect: Activated, scope: query.Scope, answers: Answers) -> int:
    """The option chosen for the effect, before anything is paid, counted from 1."""
    modes = modes_of(effect)
    options = tuple(number for number, mode in enumerate(modes, 1) if query.holds(table, mode.if_, scope))
    if modes and not options:
        raise NotPossible("nothing", reason="nothing")
    if len(options) <= 1:
        return options[0] - 1 if options else 0
    return answers.ask(Request(RequestKind.NUMBER, scope.player, Purpose.MODE, options))[0] - 1


def _loops(twin: Table, effect: Activated, scope: query.Scope) -> bool:
    """Whether the card, once on the field (an Equip Card with its monster), starts an endless loop."""
    if isinstance(effect.operation, o.Equip):
        hosts = query.cards_of(twin, effect.operation.host, scope)
        for card in query.cards_of(twin, effect.operation.card, scope):
            for host in hosts:
                relate(twin, RelationKind.EQUIPPED, card, host)
    return forced_positions.would_loop(twin)


def _mandatory(effect: Activated) -> bool:
    return effect.kind != EffectKind.ACTIVATION and not effect.optional


def _number(table: Table, effect: Activated, player: int, answers: Answers) -> int:
    for operation in effect.cost:
        selector = getattr(operation, "cards", None)
        if isinstance(selector, o.Top) and isinstance(selector.count, ChooseNumber):
            available = len(table.in_zone(Zone.DECK, player))
            high = min(selector.count.high, available)
            if high < selector.count.low:
                raise NotPossible("cost.cards", needed=selector.count.low, have=available)
            options = tuple(range(selector.count.low, high + 1))
            return answers.ask(Request(RequestKind.NUMBER, player, Purpose.COST, options))[0]
    return 0


def cost(
    table: Table,
    operation: o.Operation,
    index: int,
    scope: query.Scope,
    answers: Answers,
    most: int = AS_MANY_AS_THERE_ARE,
) -> list[Planned]:
    """Plan one cost. ``most`` caps an open number of cards: there must be as many targets afterwards."""
    if isinstance(operation, o.PayLP):
        amount = query.amount(table, operation.amount, scope)
        short = not targeting.payable_lp(table, scope.player, amount) and cost_waiver(table, scope) is None
        if short and table.under(UNPAYABLE):
            raise NotPossible("cost.lp", amount=amount, have=table.lp[scope.player])
        return [Planned(operation, scope, (index,))]
    if isinstance(operation, o.RemoveCounter):
        needed = query.amount(table, operation.count, scope)
        have = sum(counters.on(table, one, operation.kind) for one in query.cards_of(table, operation.off, scope))
        if have < needed and table.under(COUNTER_USE):
            raise NotPossible("cost.counters", needed=needed, have=have)
        return [Planned(operation, scope, (index,))]
    if planning.has_cards(operation) and isinstance(operation.cards, o.Pick):
        found = query.search(table, operation.cards.filter, scope)
        if isinstance(operation, o.Tribute):
            found = forced_tributes.for_cost(table, operation.cards.filter, 1, scope, found)
        wanted = planning.how_many(planning.counted(table, operation.cards.count, scope), len(found))
        if (len(found) < wanted.low or wanted.high < wanted.low) and table.under(UNPAYABLE):
            raise NotPossible("cost.cards", needed=wanted.low, have=len(found))
        _refuse_kept(table, operation, found, wanted.low, scope)
        if most < wanted.high:
            operation = replace(operation, cards=replace(operation.cards, count=o.UpTo(most)))
        return planning.plan(table, operation, (index,), scope, answers, Purpose.COST)
    planned = planning.plan(table, operation, (index,), scope, answers, Purpose.COST)
    for item in planned:
        _refuse_kept(table, operation, list(item.uids), len(item.uids), scope)
    return planned


def _refuse_kept(table: Table, operation: o.Operation, uids: list[int], needed: int, scope: query.Scope) -> None:
    """Reject a cost if too few of these cards can be used, or would reach the required zone.

    Raises:
        NotPossible: with the card that prevents it.
    """
    barred = [bar(table, operation, uid, scope.player) for uid in uids]
    if sum(one is None for one in barred) < needed and any(barred):
        raise NotPossible("cost.prohibited", source=next(one.card for one in barred if one is not None))
    lost = [astray(table, operation, uid) for uid, one in zip(uids, barred, strict=True) if one is None]
    if sum(one is None for one in lost) < needed and any(lost):
        raise NotPossible("cost.astray", source=next(one.card for one in lost if one is not None))


def _target(
    table: Table,
    effect: Activated,
    group: int,
    target: o.Target,
    scope: query.Scope,
    answers: Answers,
    candidates: list[int],
    taken: tuple[int, ...],
) -> tuple[int, ...]:
    player = query.side_of(scope, target.by)
    parts = targeting.done_to(operation_of(effect, scope.context.mode), group)
    found = [uid for uid in candidates if uid not in taken and targeting.suits(table, uid, parts, player)]
    wanted = targeting.target_range(target, len(found), table, scope)
    if wanted.high == 0:
        return ()
    if len(found) < wanted.low or wanted.high < max(wanted.low, 1):
        if wanted.low == 0:
            return ()
        if barrier(table, effect.operation, scope, target) is not None:
            raise NotPossible("nothing", reason="barred")
        raise NotPossible("target")
    if wanted.low == wanted.high == len(found):
        return tuple(found)
    request = Request(RequestKind.PICK, player, Purpose.TARGET, tuple(found), (), wanted.low, wanted.high)
    return answers.ask(request)


def _choices(request: Request) -> Iterator[tuple[int, ...]]:
    if request.kind == RequestKind.NUMBER or request.kind == RequestKind.LOT:
        yield from ((option,) for option in request.options)
        return
    if request.low == 0:
        yield ()
    yield from combinations(request.options, max(1, request.low))


def explore(
    table: Table, player: int, uid: int, index: int, given: tuple[tuple[int, ...], ...], bound: activations.Bound | None
) -> NotPossible | None:
    """Whether the answers given can be completed; if not, the failure of the attempt that got furthest."""
    try:
        begun = Begun(table, player, uid, index, bound)
    except NotPossible as failure:
        return failure
    return _explored(begun, given)


def _explored(begun: Begun, given: tuple[tuple[int, ...], ...]) -> NotPossible | None:
    try:
        _complete(begun, given)
        return None
    except NotPossible as failure:
        return failure
    except Asked as missing:
        request = missing.request
    worst: NotPossible | None = None
    for choice in _choices(request):
        failure_ = _explored(begun, (*given, choice))
        if failure_ is None:
            return None
        if worst is None or STAGES.index(failure_.stage) > STAGES.index(worst.stage):
            worst = failure_
    return worst or NotPossible("cost.cards", needed=1, have=0)


def next_step(
    table: Table, player: int, uid: int, index: int, given: tuple[tuple[int, ...], ...], bound: activations.Bound | None
) -> Announcement | Request:
    """The announcement, or the next request with only those options that can be completed (a cost can use up the only
    target).

    Raises:
        NotPossible: no choice can complete it.
    """
    begun = Begun(table, player, uid, index, bound)
    try:
        return _complete(begun, given)
    except Asked as missing:
        request = missing.request
    named = request.kind == RequestKind.NUMBER and request.purpose >= Purpose.MODE
    if not named and (request.kind != RequestKind.PICK or request.high != 1):
        return request
    good = tuple(option for option in request.options if _explored(begun, (*given, (option,))) is None)
    return request._replace(options=good)
