"""An activation that has begun: its card lies where it is activated; mode, number and costs are chosen and paid."""

from __future__ import annotations

from typing import Any, NamedTuple

from rulebook.engine.choosing import costs, near_misses, targeting
from rulebook.engine.choosing.costs import NotPossible
from rulebook.engine.choosing.planning import Answers, Asked, Planned
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.answers import Lacking
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.effect_modes import costs_of, modes_of, operation_of, targets_of
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Context, Request
from rulebook.engine.core.table import Table
from rulebook.engine.moving import spell_trap_zones
from rulebook.engine.operations.executors import perform
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import ChooseNumber, Number
from rulebook.vocabulary.terms import Cause, EffectKind, Zone

from . import activations

Given = tuple[tuple[int, ...], ...]
"""The answers given so far, one for each choice."""

SLOT = ("zone.spell-trap.activation-slot",)


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
    and the ``outcomes`` of answers (see ``activation_choices``).
    """

    __slots__ = ("_found", "_paid", "context", "effect", "outcomes", "table")

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
        self.outcomes: dict[Given, Any] = {}

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


def begin(table: Table, player: int, uid: int, index: int, bound: activations.Bound | None) -> Begun:
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


def _mode(table: Table, effect: Activated, scope: query.Scope, answers: Answers) -> int:
    """The option chosen for the effect, before anything is paid, counted from 1."""
    modes = modes_of(effect)
    options = tuple(number for number, mode in enumerate(modes, 1) if query.holds(table, mode.if_, scope))
    if modes and not options:
        raise NotPossible("nothing", reason="nothing")
    if len(options) <= 1:
        return options[0] - 1 if options else 0
    return answers.ask(Request(RequestKind.NUMBER, scope.player, Purpose.MODE, options))[0] - 1


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


def _unpaid(table: Table, operation: o.Operation, scope: query.Scope) -> Lacking | None:
    """What a card lacks to pay a cost."""
    cards = getattr(operation, "cards", None)
    if not isinstance(cards, o.Pick):
        return None

    def lacking(uid: int) -> Arguments:
        near = near_misses.of_card(table, cards.filter, [operation], scope, scope.player, uid)
        return near.arguments(table) if near is not None else {}

    return lacking
