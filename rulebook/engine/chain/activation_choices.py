"""Completing an activation: its number, costs and targets, and whether a complete choice exists."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from rulebook.engine.choosing import costs, near_misses, targeting
from rulebook.engine.choosing.costs import NotPossible
from rulebook.engine.choosing.feasibility import infeasible, nothing_to_do
from rulebook.engine.choosing.planning import Answers, Asked, Planned
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.answers import Lacking
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.effect_modes import costs_of, modes_of, operation_of, targets_of
from rulebook.engine.core.procedures import Procedure
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

Given = tuple[tuple[int, ...], ...]
"""The answers given so far, one for each choice."""

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


class Paid(NamedTuple):
    """An activation whose number, mode and costs have been chosen, on a table on which they are paid.

    ``candidates`` are, for each group of targets, the cards that can be chosen and that suit what is done to them.
    """

    table: Table
    scope: query.Scope
    mode: int
    number: int
    costs: tuple[Planned, ...]
    declared: int
    candidates: tuple[list[int], ...]


class Begun:
    """An activation before any choice: the card is in the zone where it would be activated.

    Every attempt to choose starts here. Choices are applied to a copy, so all attempts share one instance, its caches
    and what has been found out about the answers.
    """

    __slots__ = ("_found", "_outcomes", "_paid", "context", "effect", "table")

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
        self._paid: dict[Given, Paid] = {}
        self._outcomes: dict[Given, Announcement | Request | NotPossible] = {}

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

    def paid(self, answers: Answers) -> Paid:
        """The activation after the answers about its mode, number and costs; they are paid once for all targets.

        Raises:
            Asked: a choice is missing.
            NotPossible: no choice can complete it.
        """
        given = answers.given
        for many in range(len(given) + 1):
            if given[:many] in self._paid:
                answers.index = many
                return self._paid[given[:many]]
        found = _pay(self, answers)
        self._paid[given[: answers.index]] = found
        return found

    def outcome(self, given: Given) -> Announcement | Request | NotPossible:
        """What the answers given lead to: the announcement, the next request, or why nothing can complete them."""
        found = self._outcomes.get(given)
        if found is None:
            try:
                found = _complete(self, given)
            except Asked as missing:
                found = missing.request
            except NotPossible as failure:
                found = failure.with_traceback(None)
            self._outcomes[given] = found
        return found


def _begun(table: Table, player: int, uid: int, index: int, bound: activations.Bound | None) -> Begun:
    """The activation before any choice, kept with the derived values.

    The same answers are looked at again and again: to list the activation, to announce it, and after each choice. Apart
    from the board they depend on what has just happened and on the Summon or effect in progress, so these are compared.

    Raises:
        NotPossible: there is no zone for the card.
    """
    key = ("begun", player, uid, index, bound)
    moment = (table.window, [frame for frame in table.agenda if frame.procedure in _IN_PROGRESS])
    found: tuple[Any, Begun] | None = table.memo.get(key)
    if found is None or found[0] != moment:
        found = table.memo[key] = (moment, Begun(table, player, uid, index, bound))
    return found[1]


_IN_PROGRESS = (Procedure.SUMMON, Procedure.RESOLVE)
"""Procedures that change how a card in their midst counts (see ``records.activated_cards``)."""


def _pay(begun: Begun, answers: Answers) -> Paid:
    """Choose mode, number and costs, and pay.

    Raises:
        Asked: a choice is missing.
        NotPossible: no choice can complete it.
    """
    twin, effect, context = begun.table, begun.effect, begun.context
    player = context.player
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
        scope = query.Scope(player, context._replace(paid=paid, declared=declared))
        candidates = [targeting.target_candidates(twin, target, scope) for target in groups]
    does = operation_of(effect, mode)
    suited = tuple(
        [
            uid
            for uid in there
            if targeting.suits(twin, uid, targeting.done_to(does, group), query.side_of(scope, target.by))
        ]
        for group, (target, there) in enumerate(zip(groups, candidates, strict=True))
    )
    return Paid(twin, scope, mode, number, tuple(paying), declared, suited)


def _complete(begun: Begun, given: Given) -> Announcement:
    """Bind number, costs and targets of an activation from the answers given.

    Raises:
        Asked: a choice is missing.
        NotPossible: no choice can complete it.
    """
    answers = Answers(given)
    twin, scope, mode, number, paying, declared, candidates = begun.paid(answers)
    effect = begun.effect
    targets: list[tuple[int, ...]] = []
    for group, target in enumerate(targets_of(effect, mode)):
        taken = tuple(uid for chosen in targets for uid in chosen)
        targets.append(_target(twin, effect, group, target, scope, answers, candidates[group], taken))
    if targets:
        refs = tuple(tuple(twin.ref(uid) for uid in group) for group in targets)
        scope = query.Scope(scope.player, scope.context._replace(targets=refs))
    does = operation_of(effect, mode)
    if does is not None and not _mandatory(effect):
        reason = infeasible(twin, does, scope)
        if reason and twin.under(nothing_to_do(does, reason)):
            raise NotPossible("nothing", reason=reason)
    if derived.anywhere(twin, Unaffected) and _loops(twin.fork(), effect, scope):
        raise NotPossible("loop")
    return Announcement(number, paying, tuple(targets), mode, declared)


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
    found = [uid for uid in candidates if uid not in taken]
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
    table: Table, player: int, uid: int, index: int, given: Given, bound: activations.Bound | None
) -> NotPossible | None:
    """Whether the answers given can be completed; if not, the failure of the attempt that got furthest."""
    try:
        begun = _begun(table, player, uid, index, bound)
    except NotPossible as failure:
        return failure
    return _explored(begun, given)


def _explored(begun: Begun, given: Given) -> NotPossible | None:
    found = begun.outcome(given)
    if not isinstance(found, Request):
        return found if isinstance(found, NotPossible) else None
    worst: NotPossible | None = None
    for choice in _choices(found):
        failure = _explored(begun, (*given, choice))
        if failure is None:
            return None
        if worst is None or STAGES.index(failure.stage) > STAGES.index(worst.stage):
            worst = failure
    return worst or NotPossible("cost.cards", needed=1, have=0)


def _summon_barred(begun: Begun, card: int) -> Arguments:
    """What forbids the Special Summon of a card that could be chosen otherwise."""
    barred = forbids(begun.table, begun.effect.operation, query.Scope(begun.context.player, begun.context), uid=card)
    return {"near": derived.snapshot(begun.table, card), "lack": str(near_misses.Lack.BARRED), **barred}


def next_step(
    table: Table, player: int, uid: int, index: int, given: Given, bound: activations.Bound | None
) -> Announcement | Request:
    """The announcement, or the next request with only those options that can be completed (a cost can use up the only
    target).

    Raises:
        NotPossible: no choice can complete it.
    """
    begun = _begun(table, player, uid, index, bound)
    request = begun.outcome(given)
    if isinstance(request, NotPossible):
        raise NotPossible(request.stage, **request.numbers)  # the one kept would hold on to this call
    if isinstance(request, Announcement):
        return request
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
    given: Given,
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
