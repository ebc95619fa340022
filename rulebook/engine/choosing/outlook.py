"""The outlook of an operation: what it would do, without carrying it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.state import Outcome
from rulebook.engine.core.table import Table
from rulebook.engine.permissions.materials import makeable
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import JoinKind, Side, Verb

from .planning import Answers, Asked, from_deck, select


class Prospect(NamedTuple):
    """One thing an operation would do: the verb, the cards (or the player), and whether it is certain.

    ``number`` is the minimum number of cards (or the amount of LP); 0 if nothing is certain.
    """

    verb: Verb
    uids: tuple[int, ...]
    certain: bool
    number: int = 0
    player: int = NOBODY


VERBS: dict[type, Verb] = {
    o.Destroy: Verb.DESTROY,
    o.Send: Verb.SEND,
    o.Discard: Verb.DISCARD,
    o.Tribute: Verb.TRIBUTE,
    o.Banish: Verb.BANISH,
    o.Return: Verb.RETURN,
    o.Place: Verb.PLACE,
    o.SetCards: Verb.SET,
    o.Add: Verb.ADD,
    o.SpecialSummon: Verb.SPECIAL_SUMMON,
    o.Detach: Verb.DETACH,
    o.TurnFaceDown: Verb.TURN_FACE_DOWN,
    o.TurnFaceUp: Verb.FLIP,
    o.TakeControl: Verb.CONTROL,
    o.ChangePosition: Verb.CHANGE_POSITION,
}


def outlook(table: Table, operation: o.Operation, scope: query.Scope) -> tuple[Prospect, ...]:
    """What an operation would do in this state with these bindings."""
    return OUTLOOK[type(operation)](table, operation, scope)


def _cards(table: Table, operation: Any, scope: query.Scope) -> tuple[Prospect, ...]:
    selector = operation.cards
    verb = VERBS[type(operation)]
    if isinstance(selector, o.TokenOf):
        return (Prospect(verb, (), True, selector.least),)
    try:
        uids = select(table, operation, selector, scope, Answers(()))
        return (Prospect(verb, uids, True, len(uids)),)
    except Asked as missing:
        request = missing.request
        certain = 0 if isinstance(getattr(selector, "count", 0), o.UpTo) else request.low
        return (Prospect(verb, request.options, False, certain),)


def _draw(table: Table, operation: o.Draw, scope: query.Scope) -> tuple[Prospect, ...]:
    try:
        side = query.side_of(scope, operation.who)
        uids = from_deck(table, side, query.amount(table, operation.count, scope), Answers(()))
        return (Prospect(Verb.DRAW, uids, True, len(uids), side),)
    except Asked as missing:
        return (Prospect(Verb.DRAW, missing.request.options, False, 1, side),)


def _lp(verb: Verb) -> Callable[[Table, Any, query.Scope], tuple[Prospect, ...]]:
    def look(table: Table, operation: Any, scope: query.Scope) -> tuple[Prospect, ...]:
        side = query.side_of(scope, operation.who) if hasattr(operation, "who") else scope.player
        return (Prospect(verb, (), True, query.amount(table, operation.amount, scope), side),)

    return look


def _none(table: Table, operation: Any, scope: query.Scope) -> tuple[Prospect, ...]:
    return ()


def _swap(table: Table, operation: o.SwapControl, scope: query.Scope) -> tuple[Prospect, ...]:
    uids = query.search(table, operation.yours.filter, scope) + query.search(table, operation.theirs.filter, scope)
    return (Prospect(Verb.CONTROL, tuple(uids), False),)


def _each(table: Table, operation: o.Each, scope: query.Scope) -> tuple[Prospect, ...]:
    players = (0, 1) if operation.who == Side.ANY else (query.side_of(scope, operation.who),)
    return tuple(
        prospect for player in players for prospect in outlook(table, operation.operation, scope._replace(each=player))
    )


def _perhaps(table: Table, operation: o.Optional | o.If, scope: query.Scope) -> tuple[Prospect, ...]:
    found = outlook(table, operation.operation, scope)
    if isinstance(operation, o.If) and operation.else_ is not None:
        found += outlook(table, operation.else_, scope)
    return tuple(p._replace(certain=False, number=0) for p in found)


def _modes(table: Table, operation: o.Modes, scope: query.Scope) -> tuple[Prospect, ...]:
    return outlook(table, operation.options[scope.context.mode].operation, scope)


def _either(table: Table, operation: o.Either, scope: query.Scope) -> tuple[Prospect, ...]:
    found = (prospect for option in operation.options for prospect in outlook(table, option, scope))
    return tuple(one._replace(certain=False, number=0) for one in found)


def _join(table: Table, operation: o.Join, scope: query.Scope) -> tuple[Prospect, ...]:
    first = outlook(table, operation.first, scope)
    moved = tuple(derived.snapshot(table, uid) for one in first if one.certain for uid in one.uids)
    if moved and not scope.done.cards:
        scope = scope._replace(done=Outcome(1, cards=moved))
    second = outlook(table, operation.second, scope)
    if operation.kind not in (JoinKind.ALSO, JoinKind.ALSO_AFTER) and first and not any(one.number for one in first):
        second = tuple(one._replace(certain=False, number=0) for one in second)  # depends on what may not happen
    return first + second


def _made(table: Table, operation: o.FusionSummon | o.RitualSummon, scope: query.Scope) -> tuple[Prospect, ...]:
    """A Fusion or Ritual Summon Special Summons one monster; its materials leave their zones."""
    uids = tuple(sorted(dict(makeable(table, operation, scope))))
    return (Prospect(Verb.SPECIAL_SUMMON, uids, len(uids) == 1, int(bool(uids))),)


_NOTHING_MOVES: tuple[type, ...] = (
    o.Negate, o.Equip, o.PlaceCounter, o.RemoveCounter, o.Bind, o.AttackAgain, o.EndBattlePhase, o.SkipPhase,
    o.RollDie, o.Excavate, o.Choose, o.LookAt, o.Reveal, o.Deflect, o.Declare, o.Apply, o.Later, o.NextTime, o.Remain,
    o.Win, o.Nothing, o.Whenever, o.EffectOf, o.Copy, o.Gain,
)  # fmt: skip

OUTLOOK: dict[type, Callable[[Table, Any, query.Scope], tuple[Prospect, ...]]] = {
    **dict.fromkeys(VERBS, _cards),
    o.FusionSummon: _made,
    o.RitualSummon: _made,
    o.NormalSummon: _none,
    o.Draw: _draw,
    o.Damage: _lp(Verb.EFFECT_DAMAGE),
    o.GainLP: _lp(Verb.GAIN_LP),
    o.PayLP: _lp(Verb.PAY_LP),
    o.SwapControl: _swap,
    **dict.fromkeys(_NOTHING_MOVES, _none),
    o.Each: _each,
    o.Optional: _perhaps,
    o.If: _perhaps,
    o.Modes: _modes,
    o.Either: _either,
    o.Join: _join,
}
