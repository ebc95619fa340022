"""Choosing: the cards a selector stands for, and the requests needed to find out.

A plan requests answers in printed order. As long as one is missing, the next request is raised, and the plan is made
again with one more answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple, TypeGuard, assert_never, get_args

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.answers import Answers as Answers
from rulebook.engine.core.answers import Asked as Asked
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.deck import from_the_top, lots
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Request
from rulebook.engine.core.table import Table
from rulebook.engine.moving.classic_destruction import spared
from rulebook.engine.permissions import (
    extra_normal_summons,
    forced_tributes,
    materials,
    move_protection,
    summon_costs,
)
from rulebook.engine.permissions.prohibitions import astray, bar, goes_home
from rulebook.engine.permissions.special_summons import can_special_summon, positions_offered, summoner
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.filters import Filter, Number, Same, spell_trap
from rulebook.vocabulary.terms import Side, Zone

from . import gained_effects
from .declarations import DECLARE_PURPOSE, declarable

GAINS = (o.SpecialSummon, o.Add)
"""What a player may do even if the other one cannot, although both are instructed to."""

TURN_PLAYER_FIRST = ("mechanic.H4", "simultaneous.turn-player-first")
"""If both players do something, the turn player decides first."""


class Planned(NamedTuple):
    """A leaf operation with all choices made: cards, and per card a position if one was requested."""

    operation: o.Operation
    scope: query.Scope
    path: tuple[int, ...]
    uids: tuple[int, ...] = ()
    positions: tuple[int, ...] = ()
    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Range:
    """How many cards to pick."""

    low: int
    high: int


def how_many(count: o.HowMany, available: int) -> Range:
    """The range for a count, given the number of available cards."""
    if isinstance(count, int):
        return Range(count, count)
    if isinstance(count, Number):
        raise TypeError("a number of cards paid has to be counted first: see counted()")
    if isinstance(count, o.UpTo):
        assert isinstance(count.high, int)
        return Range(count.low, min(count.high, available))
    return Range(1, available)


def counted(table: Table, count: o.HowMany, scope: query.Scope) -> o.HowMany:
    """The count with its amounts evaluated: as many as were paid, up to a number of cards."""
    if isinstance(count, o.UpTo):
        return o.UpTo(query.amount(table, count.high, scope), count.low)
    return query.amount(table, count, scope) if isinstance(count, Number) else count


def own_card_spared(table: Table, scope: query.Scope, uids: list[int]) -> list[int]:
    """Without the Spell or Trap that is resolving: it cannot choose or destroy itself."""
    source = scope.context.source
    if scope.context.link and query.fits(table, spell_trap, source.uid, scope, source):
        return [uid for uid in uids if uid != source.uid]
    return uids


def _candidates(
    table: Table,
    operation: o.Operation,
    filter: Filter,
    scope: query.Scope,
    purpose: Purpose = Purpose.RESOLUTION,
) -> list[int]:
    player = scope.player if scope.each == NOBODY else scope.each
    found = [
        uid for uid in spared(table, query.search(table, filter, scope)) if bar(table, operation, uid, player) is None
    ]
    if purpose == Purpose.COST:
        found = [uid for uid in found if astray(table, operation, uid) is None and not goes_home(table, operation, uid)]
    if not isinstance(filter, Same):
        found = own_card_spared(table, scope, found)
    if isinstance(operation, o.SpecialSummon):
        found = [uid for uid in found if can_special_summon(table, uid, scope, operation)]
    return found


def _pick(
    table: Table, operation: o.Operation, pick: o.Pick, scope: query.Scope, answers: Answers, purpose: Purpose
) -> tuple[int, ...]:
    found = _candidates(table, operation, pick.filter, scope, purpose)
    if isinstance(operation, o.Tribute):
        low = how_many(counted(table, pick.count, scope), len(found)).low
        found = forced_tributes.for_cost(table, pick.filter, low, scope, found)
    if purpose == Purpose.RESOLUTION:
        found = move_protection.left(table, operation, scope.context.source, found)
    wanted = how_many(counted(table, pick.count, scope), len(found))
    if wanted.high <= 0:
        return ()
    low, high = min(wanted.low, len(found)), min(wanted.high, len(found))
    if low == high == len(found):
        return tuple(found)
    player = query.side_of(scope, pick.by)
    return answers.ask(Request(RequestKind.PICK, player, purpose, tuple(found), (), low, high))


def die(table: Table) -> tuple[int, ...]:
    """The faces of the die (rule setup.items.die)."""
    return (1, 2, 3, 4, 5, 6) if table.under(("setup.items.die",)) else (1,)


def from_deck(table: Table, player: int, count: int, answers: Answers) -> tuple[int, ...]:
    """The top cards of a Deck; for a shuffled Deck, chance determines them."""
    return tuple(islice(from_the_top(table, player, answers), max(count, 0)))


def _dug(table: Table, operation: o.Excavate, scope: query.Scope, answers: Answers) -> tuple[int, ...]:
    """The cards an excavation turns up: a fixed number, or until enough matching ones were found."""
    player, count = query.side_of(scope, operation.who), query.amount(table, operation.count, scope)
    if operation.until is None:
        return from_deck(table, player, count, answers)
    dug: list[int] = []
    cards = from_the_top(table, player, answers)
    while count > 0 and (uid := next(cards, None)) is not None:
        dug.append(uid)
        count -= query.fits(table, operation.until, uid, scope)
    return tuple(dug)


def select(
    table: Table,
    operation: o.Operation,
    selector: o.Selector,
    scope: query.Scope,
    answers: Answers,
    purpose: Purpose = Purpose.RESOLUTION,
) -> tuple[int, ...]:
    """The cards a selector stands for, requesting choices if necessary.

    Raises:
        Asked: a choice is missing.
    """
    if isinstance(selector, o.The):
        return tuple(query.cards_of(table, selector.ref, scope))
    if isinstance(selector, o.All):
        every = _candidates(table, operation, selector.filter, scope)
        if isinstance(operation, o.SpecialSummon):
            return _as_many(table, every, scope, answers, purpose)
        return tuple(every)
    if isinstance(selector, o.Pick):
        return _pick(table, operation, selector, scope, answers, purpose)
    if isinstance(selector, o.Top):
        count = query.amount(table, selector.count, scope)
        return from_deck(table, query.side_of(scope, selector.side), count, answers)
    if isinstance(selector, o.Random):
        pool = query.search(table, selector.filter, scope)
        return lots(table, pool, selector.count, answers)
    if isinstance(selector, o.Highest | o.Lowest):
        found = _candidates(table, operation, selector.filter, scope)
        first = max if isinstance(selector, o.Highest) else min
        best = first((derived.stat(table, uid, selector.stat) for uid in found), default=0)
        tied = [uid for uid in found if derived.stat(table, uid, selector.stat) == best]
        if len(tied) <= 1:
            return tuple(tied)
        return answers.ask(Request(RequestKind.PICK, scope.player, purpose, tuple(tied), (), 1, 1))
    if isinstance(selector, o.Combo):
        chosen: tuple[int, ...] = ()
        for count, filter in selector.parts:
            found = [uid for uid in _candidates(table, operation, filter, scope, purpose) if uid not in chosen]
            if len(found) <= count:
                chosen += tuple(found)
            else:
                chosen += answers.ask(Request(RequestKind.PICK, scope.player, purpose, tuple(found), (), count, count))
        return chosen
    if isinstance(selector, o.TokenOf):
        return ()  # Tokens do not exist before they are Summoned
    assert_never(selector)


def _as_many(table: Table, found: list[int], scope: query.Scope, answers: Answers, purpose: Purpose) -> tuple[int, ...]:
    """As many of these monsters as there are free zones, chosen by the summoner (rule mechanic.F7)."""
    player = summoner(scope)
    free = table.free_slots(Zone.MONSTER, player)
    if len(found) <= free or not free:
        return tuple(found)
    return answers.ask(Request(RequestKind.PICK, player, purpose, tuple(found), (), free, free))


WithCards = (
    o.Destroy
    | o.Place
    | o.SetCards
    | o.Choose
    | o.LookAt
    | o.Reveal
    | o.Send
    | o.Discard
    | o.Tribute
    | o.Banish
    | o.Return
    | o.Add
    | o.SpecialSummon
    | o.Detach
    | o.TurnFaceDown
    | o.TakeControl
    | o.ChangePosition
    | o.TurnFaceUp
)
_WITH_CARDS = frozenset(get_args(WithCards))


def has_cards(operation: o.Operation) -> TypeGuard[WithCards]:
    """Whether the operation applies to the cards of a selector."""
    return type(operation) in _WITH_CARDS


def plan(
    table: Table,
    operation: o.Operation,
    path: tuple[int, ...],
    scope: query.Scope,
    answers: Answers,
    purpose: Purpose = Purpose.RESOLUTION,
) -> list[Planned]:
    """Plan one leaf operation (or an Each or Optional of one).

    Raises:
        Asked: a choice is missing.
    """

    def planned(
        uids: tuple[int, ...] = (), positions: tuple[int, ...] = (), others: tuple[int, ...] = ()
    ) -> list[Planned]:
        return [Planned(operation, scope, path, uids, positions, others)]

    match operation:
        case o.SpecialSummon():
            return planned(*_special_summon(table, operation, scope, answers, purpose))
        case (
            o.Destroy()
            | o.Send()
            | o.Discard()
            | o.Tribute()
            | o.Banish()
            | o.Return()
            | o.Place()
            | o.SetCards()
            | o.Add()
            | o.Detach()
            | o.Choose()
            | o.LookAt()
            | o.Reveal()
            | o.TurnFaceDown()
            | o.TurnFaceUp()
            | o.TakeControl()
            | o.ChangePosition()
        ):
            return planned(select(table, operation, operation.cards, scope, answers, purpose))
        case o.Each():
            if operation.who != Side.ANY:
                only = scope._replace(each=query.side_of(scope, operation.who))
                return plan(table, operation.operation, (*path, 0), only, answers, purpose)
            return _for_both(table, operation.operation, (*path, 0), scope, answers, purpose)
        case o.Optional():
            if not _could_do(table, operation.operation, (*path, 0), scope):
                return []
            chooser = query.side_of(scope, operation.by)
            yes = answers.ask(Request(RequestKind.YES_NO, chooser, Purpose.RESOLUTION))
            return plan(table, operation.operation, (*path, 0), scope, answers, purpose) if yes[0] else []
        case o.SwapControl():
            mine = _pick(table, operation, operation.yours, scope, answers, purpose)
            return planned(mine, (), _pick(table, operation, operation.theirs, scope, answers, purpose))
        case o.Draw():
            count = query.amount(table, operation.count, scope)
            return planned(from_deck(table, query.side_of(scope, operation.who), count, answers), (count,))
        case o.Excavate():
            return planned(_dug(table, operation, scope, answers))
        case o.Declare():
            chooser, purpose = query.side_of(scope, operation.by), DECLARE_PURPOSE[operation.what]
            options = declarable(table, operation.what)
            return planned((), answers.ask(Request(RequestKind.NUMBER, chooser, purpose, options)))
        case o.Gain():
            return planned((), gained_effects.chosen(table, operation, scope, answers))
        case o.RollDie():
            return planned((), answers.ask(Request(RequestKind.DIE, NOBODY, Purpose.RESOLUTION, die(table))))
        case o.NormalSummon():
            return planned(*extra_normal_summons.chosen(table, scope, answers, purpose))
        case o.FusionSummon() | o.RitualSummon():
            return planned(*materials.chosen(table, operation, scope, answers, purpose))
        case (
            o.Damage()
            | o.GainLP()
            | o.PayLP()
            | o.Negate()
            | o.Equip()
            | o.PlaceCounter()
            | o.RemoveCounter()
            | o.Bind()
            | o.AttackAgain()
            | o.EndBattlePhase()
            | o.SkipPhase()
            | o.Deflect()
            | o.Apply()
            | o.Later()
            | o.NextTime()
            | o.Whenever()
            | o.Remain()
            | o.Win()
            | o.Nothing()
            | o.If()
            | o.Modes()
            | o.Either()
            | o.EffectOf()
            | o.Copy()
            | o.Join()
        ):
            return planned()  # no choice: evaluated when it is carried out
    assert_never(operation)


def _for_both(
    table: Table,
    operation: o.Operation,
    path: tuple[int, ...],
    scope: query.Scope,
    answers: Answers,
    purpose: Purpose,
) -> list[Planned]:
    """Plan an operation for both players, the turn player first; empty if one of them cannot do it."""
    both: list[Planned] = []
    if not all(_enough(table, operation, scope._replace(each=player)) for player in (0, 1)):
        return both
    first = table.turn_player if table.under(TURN_PLAYER_FIRST) else 1 - table.turn_player
    for player in (first, 1 - first):
        both += plan(table, operation, path, scope._replace(each=player), answers, purpose)
    return both


def _special_summon(
    table: Table, operation: o.SpecialSummon, scope: query.Scope, answers: Answers, purpose: Purpose
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The monsters to Summon, a position for each, and the Tributes they require."""
    uids = select(table, operation, operation.cards, scope, answers, purpose)
    positions: tuple[int, ...] = ()
    tributes: tuple[int, ...] = ()
    player, options = summoner(scope), positions_offered(operation)
    free = table.free_slots(Zone.MONSTER, player)
    if isinstance(operation.cards, o.TokenOf) and len(options) > 1:
        for _ in range(min(operation.cards.number(free), free)):
            positions += answers.ask(Request(RequestKind.POSITION, player, purpose, options))
    for count, uid in enumerate(uids):
        able = can_special_summon(table, uid, scope, operation)
        given = summon_costs.payable(table, uid, player) if able else ()
        given = tuple(one for one in given if one not in (*uids, *tributes))
        if given:
            ask = Request(RequestKind.PICK, player, purpose, given, (), 1, 1)
            tributes += answers.ask(ask) if len(given) > 1 else given
        if len(options) > 1 and count < free + len(tributes) and able:
            positions += answers.ask(Request(RequestKind.POSITION, player, purpose, options, (uid,)))
        else:
            positions += options[:1]
    return uids, positions, tributes


def _enough(table: Table, operation: o.Operation, scope: query.Scope) -> bool:
    """Whether a player who must pick an exact number of cards has that many.

    A monster to Summon or a card to add is not required of the other player: without one, they get none (mechanic H3).
    """
    if not has_cards(operation) or not isinstance(operation.cards, o.Pick) or isinstance(operation, GAINS):
        return True
    count = operation.cards.count
    return not isinstance(count, int) or len(_candidates(table, operation, operation.cards.filter, scope)) >= count


def _could_do(table: Table, operation: o.Operation, path: tuple[int, ...], scope: query.Scope) -> bool:
    """Whether accepting would do anything. Choices by chance or by a pick are not considered yet."""
    try:
        planned = plan(table, operation, path, scope, Answers(()))
    except Asked:
        return True
    return any(_would_do(item) for item in planned)


def _would_do(item: Planned) -> bool:
    if isinstance(item.operation, o.Draw):
        return bool(item.positions[0]) and bool(item.uids)
    return bool(item.uids) or not has_cards(item.operation)
