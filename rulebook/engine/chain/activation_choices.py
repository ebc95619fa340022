"""Completing an activation: its number, costs and targets, and whether a complete choice exists."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from rulebook.engine.choosing import costs, near_misses, targeting
from rulebook.engine.choosing.costs import NotPossible
from rulebook.engine.choosing.feasibility import infeasible, nothing_to_do
from rulebook.engine.choosing.planning import Answers, Asked, Planned
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.answers import Lacking
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.effect_modes import costs_of, modes_of, operation_of, targets_of
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Context, RelationKind, Request
from rulebook.engine.core.table import Table
from rulebook.engine.moving import forced_positions, spell_trap_zones
from rulebook.engine.operations.control_and_equips import relate
from rulebook.engine.operations.executors import perform
from rulebook.engine.permissions.prohibitions import barrier
from rulebook.engine.permissions.special_summons import forbids
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import ChooseNumber, Number
from rulebook.vocabulary.modifiers import Unaffected
from rulebook.vocabulary.terms import Cause, EffectKind, Zone

from . import activations

SLOT = ("zone.spell-trap.activation-slot",)


class Announcement(NamedTuple):
    """An announcement with all choices made. ``targets`` are uids per group, ``mode`` the option chosen."""

    number: int
    costs: tuple[Planned, ...]
    targets: tuple[tuple[int, ...], ...]
    mode: int = 0
    declared: int = NOBODY


STAGES = (
    "zone", "cost.lp", "cost.counters", "cost.cards", "cost.extra", "cost.astray", "cost.prohibited", "target",
    "nothing", "loop",
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
    paying: list[Planned] = []
    declared = NOBODY
    payable = costs_of(effect, mode)
    if payable:
        most = costs.AS_MANY_AS_THERE_ARE
        for target, found in zip(groups, candidates, strict=True):
            if isinstance(target.count, Number):
                most = min(most, len(found))
        for place_in, operation in enumerate(payable):
            try:
                paying += costs.plan(twin, operation, (place_in,), scope, answers, most=most)
            except Asked as missing:
                raise Asked(missing.request, _unpaid(twin, operation, scope)) from None
    if paying:
        twin = twin.fork()
        paid = perform(twin, paying, Cause.COST).cards
        declared = next((item.positions[0] for item in paying if isinstance(item.operation, o.Declare)), NOBODY)
        context = context._replace(paid=paid, declared=declared)
        scope = query.Scope(player, context)
    targets: list[tuple[int, ...]] = []
    for group_index, target in enumerate(groups):
        taken = tuple(uid for group in targets for uid in group)
        left = targeting.target_candidates(twin, target, scope) if paying else candidates[group_index]
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
    return Announcement(number, tuple(paying), tuple(targets), mode, declared)


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

    def lacking(uid: int) -> Arguments:
        near = near_misses.of_card(table, target.filter, parts, scope, player, uid, target=True)
        return near.arguments(table) if near is not None else {}

    return answers.ask(request, lacking)


def _unpaid(table: Table, operation: o.Operation, scope: query.Scope) -> Lacking | None:
    """What a card lacks to pay a cost."""
    cards = getattr(operation, "cards", None)
    if not isinstance(cards, o.Pick):
        return None

    def lacking(uid: int) -> Arguments:
        near = near_misses.of_card(table, cards.filter, [operation], scope, scope.player, uid)
        return near.arguments(table) if near is not None else {}

    return lacking


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


def _summon_barred(begun: Begun, card: int) -> Arguments:
    """What forbids the Special Summon of a card that could be chosen otherwise."""
    barred = forbids(begun.table, begun.effect.operation, query.Scope(begun.context.player, begun.context), uid=card)
    return {"near": derived.snapshot(begun.table, card), "lack": str(near_misses.Lack.BARRED), **barred}


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


def why_not_offered(
    table: Table,
    player: int,
    uid: int,
    index: int,
    given: tuple[tuple[int, ...], ...],
    bound: activations.Bound | None,
    card: int,
) -> Arguments:
    """What a card lacks to be chosen next, or the ``stage`` at which the activation would fail with it; or nothing.

    Args:
        table: the table on which the choice is asked for.
        player: who activates.
        uid: the card activated.
        index: the index of its effect.
        given: the answers so far.
        bound: what the effect answers.
        card: the card that is not offered.
    """
    try:
        begun = Begun(table, player, uid, index, bound)
        _complete(begun, given)
    except NotPossible:
        return {}
    except Asked as missing:
        if card not in missing.request.options:
            return missing.lacking(card) if missing.lacking is not None else {}
        failure = _explored(begun, (*given, (card,)))
        if failure is not None and failure.numbers.get("reason") == "prohibited":
            return _summon_barred(begun, card)
        return {"stage": failure.stage} if failure is not None else {}
    return {}
