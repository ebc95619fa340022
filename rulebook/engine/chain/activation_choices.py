"""Completing an activation: its number, costs and targets, and whether a complete choice exists."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from rulebook.engine.choosing import levelless, near_misses, targeting
from rulebook.engine.choosing.costs import NotPossible
from rulebook.engine.choosing.feasibility import infeasible, nothing_to_do
from rulebook.engine.choosing.planning import Answers, Asked, Planned
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.effect_modes import operation_of, targets_of
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import RelationKind, Request
from rulebook.engine.core.table import Table
from rulebook.engine.moving import forced_positions
from rulebook.engine.operations.control_and_equips import relate
from rulebook.engine.permissions.prohibitions import barrier
from rulebook.engine.permissions.special_summons import forbids
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.modifiers import Unaffected
from rulebook.vocabulary.terms import EffectKind

from . import activations
from .begun_activations import Begun, Given, begin


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


def _loops(twin: Table, effect: Activated, scope: query.Scope) -> bool:
    """Whether the card, once on the field (an Equip Card with its monster), starts an endless loop."""
    if isinstance(effect.operation, o.Equip):
        hosts = query.cards_of(twin, effect.operation.host, scope)
        for card in query.cards_of(twin, effect.operation.card, scope):
            for host in hosts:
                relate(twin, RelationKind.EQUIPPED, card, host)
    return forced_positions.would_loop(twin)


def _outcome(begun: Begun, given: Given) -> Announcement | Request | NotPossible:
    """What the answers given lead to: the announcement, the next request, or why nothing can complete them."""
    found: Announcement | Request | NotPossible | None = begun.outcomes.get(given)
    if found is None:
        try:
            found = _complete(begun, given)
        except Asked as missing:
            found = missing.request
        except NotPossible as failure:
            found = failure.with_traceback(None)
        begun.outcomes[given] = found
    return found


def _mandatory(effect: Activated) -> bool:
    return effect.kind != EffectKind.ACTIVATION and not effect.optional


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
        begun = begin(table, player, uid, index, bound)
    except NotPossible as failure:
        return failure
    return _explored(begun, given)


def _explored(begun: Begun, given: Given) -> NotPossible | None:
    found = _outcome(begun, given)
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
    begun = begin(table, player, uid, index, bound)
    request = _outcome(begun, given)
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
        if failure is None:
            return {}
        if failure.numbers.get("reason") == "extra":
            return {"stage": failure.stage, "extra": 1}
        without_level = levelless.chosen(table, begun.effect, card) if failure.stage == "nothing" else {}
        return {"stage": failure.stage, **without_level}
    return {}
