"""Announcing an activation: number, costs and targets, and whether a complete choice of them exists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import ChooseNumber, Number, PhasesPassed
from rulebook.vocabulary.modifiers import Unaffected
from rulebook.vocabulary.terms import CardKind, Cause, EffectKind, Icon, Position, Side, Verb, Zone

from . import backrow, choose, counters, derived, occur, posture, query
from .barring import astray, bar, barrier
from .book import Book
from .choose import Answers, Asked, Planned
from .do_holds import relate
from .foresee import would
from .modes import costs_of, modes_of, operation_of, targets_of
from .moves import relocate, turn_face_up
from .outlook import infeasible, nothing_to_do
from .perform import perform
from .procedures import Procedure
from .rules import COUNTER_USE, UNPAYABLE
from .rules_chain import NOT_THE_SUMMON, SPEED_1, SPEED_2, SPEED_3
from .rules_holds import COUNTER_TRAP
from .rules_words import QUICK, SLOW
from .state import NOBODY, Context, Purpose, RelationKind, Request, RequestKind, Snapshot
from .table import Table
from .waiving import cost_waiver

SLOT = ("zone.spell-trap.activation-slot",)


class NotPossible(Exception):
    """No complete choice exists: at which stage ("cost.lp", "cost.cards", "target", "nothing" ...) and numbers."""

    def __init__(self, stage: str, **numbers: int | str | Snapshot) -> None:
        super().__init__(stage)
        self.stage = stage
        self.numbers = numbers


class Bound(NamedTuple):
    """The event an activation answers: the cards it happened to and who did it."""

    cards: tuple[Snapshot, ...]
    player: int


class Announcement(NamedTuple):
    """An announcement with everything chosen. ``targets`` are uids per group, ``mode`` which of several effects."""

    number: int
    costs: tuple[Planned, ...]
    targets: tuple[tuple[int, ...], ...]
    mode: int = 0
    declared: int = NOBODY


STAGES = (
    "zone", "cost.lp", "cost.counters", "cost.cards", "cost.astray", "cost.prohibited", "target", "nothing", "loop",
)  # fmt: skip


def effect_of(table: Table, uid: int, index: int) -> Activated | None:
    """The effect of a card that an ACTIVATE action names, or nothing."""
    effects = table.effects(uid)
    effect = effects[index] if 0 <= index < len(effects) else None
    return effect if isinstance(effect, Activated) else None


def spell_speed(table: Table, uid: int, effect: Activated) -> int:
    """The Spell Speed of an effect, derived from its kind and its card (rule chain.spell-speed.range)."""
    card = table.card(uid)
    if effect.kind == EffectKind.QUICK:
        speed = 2 if table.under(QUICK) else 1
    elif effect.kind != EffectKind.ACTIVATION or card is None:
        speed = 1 if table.under(SLOW) else 2
    elif card.icon == Icon.COUNTER:
        speed = 3
    else:
        speed = 2 if card.kind == CardKind.TRAP or card.icon == Icon.QUICK_PLAY else 1
    if speed == 3 and not table.under(COUNTER_TRAP):
        speed = 2
    rules, otherwise = SPEEDS[speed]
    return speed if table.under(rules) else otherwise


SPEEDS: dict[int, tuple[tuple[str, ...], int]] = {1: (SPEED_1, 2), 2: (SPEED_2, 1), 3: (SPEED_3, 2)}
"""What each Spell Speed rests on, and what is left without that."""


def moment(table: Table) -> int:
    """The batch that fast effects can answer now, or NOBODY in an open game state."""
    for frame in reversed(table.agenda):
        if frame.procedure in (Procedure.WINDOW, Procedure.CHAIN):
            return frame.data[-1]
    return NOBODY


def answered(table: Table, player: int, uid: int, index: int, effect: Activated) -> Bound | None:
    """The event an effect with "When ...:" can answer now, or nothing."""
    scope = query.Scope(player, Context(player, derived.snapshot(table, uid), index))
    for pattern in effect.event:
        bound = _answered_by(table, pattern, scope)
        if bound is not None:
            return bound
    return None


def _answered_by(table: Table, pattern: On, scope: query.Scope) -> Bound | None:
    if pattern.verb == Verb.ACTIVATE:
        if not table.chain:
            return None
        link = table.chain[-1]
        if pattern.card_activation and not link.card_activation:
            return None
        source = link.context.source
        if pattern.by != Side.ANY and link.context.player != query.side_of(scope, pattern.by):
            return None
        if not query.fits(table, pattern.subject, source.uid, scope, source):
            return None
        if pattern.would is not None and not would(table, link, pattern.would, scope):
            return None
        return Bound((source,), link.context.player)
    if pattern.verb == Verb.WOULD_SUMMON and table.chain and table.under(NOT_THE_SUMMON):
        return None  # from Chain Link 2 on it is the link before that is answered, not the Summon
    now = moment(table)
    found = [one for one in table.window if one.batch == now and occur.matches(table, pattern, one, scope)]
    found = [one for one in found if table.is_same(one.subject.ref)]
    if not found:
        return None
    return Bound(tuple(one.subject for one in found), found[0].player)


PENDULUM_UP = ("pendulum.faceup-in-zone",)


def place(table: Table, uid: int, player: int, effect: Activated) -> None:
    """Put an activated Spell or Trap Card face-up on the field (rule zone.spell-trap.activation-slot)."""
    if effect.kind != EffectKind.ACTIVATION:
        return
    if table.cards[uid].zone == Zone.HAND:
        backrow.make_room(table, uid, player)
        lying = Position.UP
        if backrow.zone_of(table, uid) == Zone.PENDULUM and not table.under(PENDULUM_UP):
            lying = Position.SET
        relocate(table, uid, backrow.zone_of(table, uid), position=lying, side=player)
    else:
        turn_face_up(table, uid, Position.UP)
    if _counts_phases(table.book, table.cards[uid].number):
        table.put(uid, table.cards[uid]._replace(since=table.turn))


@lru_cache(maxsize=512)
def _counts_phases(book: Book, number: int) -> bool:
    """Whether an effect of this card asks how many phases have passed since it was activated."""
    return any(mentions_type(effect, PhasesPassed) for effect in book.effects(number))


def mentions_type(value: object, sort: type) -> bool:
    """Whether a piece of this sort is anywhere in a value of the card language."""
    if isinstance(value, sort):
        return True
    if isinstance(value, tuple):
        return any(mentions_type(part, sort) for part in value)
    names = getattr(type(value), "__dataclass_fields__", {})
    return any(mentions_type(getattr(value, name), sort) for name in names)


def announce(
    table: Table,
    player: int,
    uid: int,
    index: int,
    given: tuple[tuple[int, ...], ...],
    bound: Bound | None,
) -> Announcement:
    """Bind number, costs and targets of an activation from the answers given.

    Raises:
        Asked: a choice is missing.
        NotPossible: no choice can complete it.
    """
    effect = effect_of(table, uid, index)
    assert effect is not None
    answers = Answers(given)
    card = table.cards[uid]
    from_hand = effect.kind == EffectKind.ACTIVATION and card.zone == Zone.HAND
    if from_hand and table.under(SLOT) and not backrow.has_room(table, uid, player):
        raise NotPossible("zone")
    twin = table.fork()
    place(twin, uid, player, effect)
    context = Context(
        player, derived.snapshot(twin, uid), index, event=bound.cards if bound else (),
        event_player=bound.player if bound else NOBODY, link=len(table.chain) + 1,
    )  # fmt: skip
    mode = _mode(twin, effect, query.Scope(player, context), answers)
    number = _number(twin, effect, player, answers)
    scope = query.Scope(player, context._replace(number=number, mode=mode))
    groups = targets_of(effect, mode)
    most = AS_MANY_AS_THERE_ARE
    candidates = [choose.target_candidates(twin, target, scope) for target in groups]
    for target, found in zip(groups, candidates, strict=True):
        there = len(found)
        if there < choose.target_range(target, there, twin, scope).low:
            # A target that only the cost would bring does not count (rule target.needs-legal).
            raise NotPossible("target")
        if isinstance(target.count, Number):
            most = min(most, there)
    costs: list[Planned] = []
    for place_in, operation in enumerate(costs_of(effect, mode)):
        costs += _cost(twin, operation, place_in, scope, answers, most)
    paid = perform(twin, costs, Cause.COST).cards if costs else ()
    declared = next((item.positions[0] for item in costs if isinstance(item.operation, o.Declare)), NOBODY)
    scope = scope._replace(context=scope.context._replace(paid=paid, declared=declared))
    targets: list[tuple[int, ...]] = []
    for group_index, target in enumerate(groups):
        taken = tuple(uid for group in targets for uid in group)
        left = choose.target_candidates(twin, target, scope) if costs else candidates[group_index]
        targets.append(_target(twin, effect, group_index, target, scope, answers, left, taken))
    refs = tuple(tuple(twin.ref(uid) for uid in group) for group in targets)
    scope = scope._replace(context=scope.context._replace(targets=refs))
    does = operation_of(effect, mode)
    if does is not None and not _mandatory(effect):
        reason = infeasible(twin, does, scope)
        if reason and table.under(nothing_to_do(does, reason)):
            raise NotPossible("nothing", reason=reason)
    if derived.anywhere(twin, Unaffected) and _loops(twin, effect, scope):
        raise NotPossible("loop")
    return Announcement(number, tuple(costs), tuple(targets), mode, declared)


AS_MANY_AS_THERE_ARE = 1_000_000


def _mode(table: Table, effect: Activated, scope: query.Scope, answers: Answers) -> int:
    """Which of several things the effect is to do, chosen before anything is paid; the first one is number 1."""
    modes = modes_of(effect)
    options = tuple(number for number, mode in enumerate(modes, 1) if query.holds(table, mode.if_, scope))
    if modes and not options:
        raise NotPossible("nothing", reason="nothing")
    if len(options) <= 1:
        return options[0] - 1 if options else 0
    return answers.ask(Request(RequestKind.NUMBER, scope.player, Purpose.MODE, options))[0] - 1


def _loops(twin: Table, effect: Activated, scope: query.Scope) -> bool:
    """Whether the card, once it lies there (an Equip Card with its monster), starts an endless loop."""
    if isinstance(effect.operation, o.Equip):
        hosts = query.cards_of(twin, effect.operation.host, scope)
        for card in query.cards_of(twin, effect.operation.card, scope):
            for host in hosts:
                relate(twin, RelationKind.EQUIPPED, card, host)
    return posture.would_loop(twin)


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


def _cost(
    table: Table, operation: o.Operation, index: int, scope: query.Scope, answers: Answers, most: int
) -> list[Planned]:
    """Plan one cost. ``most`` caps an open number of cards: as many targets have to be there afterwards."""
    if isinstance(operation, o.PayLP):
        amount = query.amount(table, operation.amount, scope)
        short = not choose.payable_lp(table, scope.player, amount) and cost_waiver(table, scope) is None
        if short and table.under(UNPAYABLE):
            raise NotPossible("cost.lp", amount=amount, have=table.lp[scope.player])
        return [Planned(operation, scope, (index,))]
    if isinstance(operation, o.RemoveCounter):
        needed = query.amount(table, operation.count, scope)
        have = sum(counters.on(table, one, operation.kind) for one in query.cards_of(table, operation.off, scope))
        if have < needed and table.under(COUNTER_USE):
            raise NotPossible("cost.counters", needed=needed, have=have)
        return [Planned(operation, scope, (index,))]
    if choose.has_cards(operation) and isinstance(operation.cards, o.Pick):
        found = query.search(table, operation.cards.filter, scope)
        wanted = choose.how_many(choose.counted(table, operation.cards.count, scope), len(found))
        if (len(found) < wanted.low or wanted.high < wanted.low) and table.under(UNPAYABLE):
            raise NotPossible("cost.cards", needed=wanted.low, have=len(found))
        _refuse_kept(table, operation, found, wanted.low, scope)
        if most < wanted.high:
            operation = replace(operation, cards=replace(operation.cards, count=o.UpTo(most)))
        return choose.plan(table, operation, (index,), scope, answers, Purpose.COST)
    planned = choose.plan(table, operation, (index,), scope, answers, Purpose.COST)
    for item in planned:
        _refuse_kept(table, operation, list(item.uids), len(item.uids), scope)
    return planned


def _refuse_kept(table: Table, operation: o.Operation, uids: list[int], needed: int, scope: query.Scope) -> None:
    """Refuse a cost for which too few of these cards may be taken, or would get where it says.

    Raises:
        NotPossible: with the card that is in the way.
    """
    barred = [bar(table, operation, uid, scope.player) for uid in uids]
    if sum(one is None for one in barred) < needed and any(barred):
        raise NotPossible("cost.prohibited", source=next(one for one in barred if one is not None))
    lost = [astray(table, operation, uid) for uid, one in zip(uids, barred, strict=True) if one is None]
    if sum(one is None for one in lost) < needed and any(lost):
        raise NotPossible("cost.astray", source=next(one for one in lost if one is not None))


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
    found = [
        uid
        for uid in candidates
        if uid not in taken and choose.suits(table, uid, operation_of(effect, scope.context.mode), group, player)
    ]
    wanted = choose.target_range(target, len(found), table, scope)
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
    table: Table, player: int, uid: int, index: int, given: tuple[tuple[int, ...], ...], bound: Bound | None
) -> NotPossible | None:
    """Whether the answers given can be completed; if not, the failure of the attempt that came furthest."""
    try:
        announce(table, player, uid, index, given, bound)
        return None
    except NotPossible as failure:
        return failure
    except Asked as missing:
        request = missing.request
    worst: NotPossible | None = None
    for choice in _choices(request):
        failure_ = explore(table, player, uid, index, (*given, choice), bound)
        if failure_ is None:
            return None
        if worst is None or STAGES.index(failure_.stage) > STAGES.index(worst.stage):
            worst = failure_
    return worst or NotPossible("cost.cards", needed=1, have=0)


def offered(
    table: Table,
    player: int,
    uid: int,
    index: int,
    given: tuple[tuple[int, ...], ...],
    bound: Bound | None,
    request: Request,
) -> Request:
    """The request with only those options that can be completed (a cost can eat the only target)."""
    named = request.kind == RequestKind.NUMBER and request.purpose >= Purpose.MODE
    if not named and (request.kind != RequestKind.PICK or request.high != 1):
        return request
    good = tuple(
        option for option in request.options if explore(table, player, uid, index, (*given, (option,)), bound) is None
    )
    return request._replace(options=good)
