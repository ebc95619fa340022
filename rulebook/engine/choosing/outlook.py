"""The outlook of an operation without carrying it out, and whether it is possible at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.state import NOBODY
from rulebook.engine.core.table import Table
from rulebook.engine.moving import spell_trap_zones
from rulebook.engine.permissions import extra_normal_summons, proper_summons
from rulebook.engine.permissions.materials import makeable
from rulebook.engine.permissions.one_kind_locks import token_lock
from rulebook.engine.permissions.prohibitions import bar
from rulebook.engine.permissions.special_summons import can_special_summon, onto, summon_locked, summoner
from rulebook.engine.records import counters
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.filters import And, In
from rulebook.vocabulary.terms import JoinKind, Phase, Ref, Side, Stat, Until, Verb, Zone

from .planning import GAINS, Answers, Asked, from_deck, has_cards, own_card_spared, select


class Prospect(NamedTuple):
    """One thing an operation would do: the verb, the cards (or the player), and whether it is certain.

    ``number`` is the minimum number of cards (or the amount of LP); 0 if nothing is certain.
    """

    verb: Verb
    uids: tuple[int, ...]
    certain: bool
    number: int = 0
    player: int = NOBODY


_VERB: dict[type, Verb] = {
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


def first_part(operation: o.Operation | None) -> o.Operation | None:
    """The first operation in a tree of joins."""
    return next((one for _, one in walk(operation) if not isinstance(one, o.Join | o.Each)), operation)


def searches(operation: o.Operation | None) -> bool:
    """Whether an operation takes a card from a Deck that somebody has to find (rule search.when)."""
    selector = getattr(operation, "cards", None)
    if not isinstance(operation, o.Add | o.SpecialSummon) or not isinstance(selector, o.Pick):
        return False
    parts = selector.filter.parts if isinstance(selector.filter, And) else (selector.filter,)
    return any(isinstance(part, In) and part.zones == (Zone.DECK,) for part in parts)


def nothing_to_do(operation: o.Operation, reason: str) -> tuple[str, ...]:
    """The rules that forbid activating an effect that could do nothing, by reason (see ``infeasible``)."""
    if reason == "zone":
        return ("zone.monster.full", "mechanic.F7")
    return ("search.illegal-empty",) if searches(first_part(operation)) else ("mechanic.B8",)


def infeasible(table: Table, operation: o.Operation, scope: query.Scope) -> str:
    """Why an operation could do nothing now: "" (it can), "nothing", "zone" or "prohibited"."""
    return FEASIBLE[type(operation)](table, operation, scope)


def _cards(table: Table, operation: Any, scope: query.Scope) -> tuple[Prospect, ...]:
    selector = operation.cards
    verb = _VERB[type(operation)]
    if isinstance(selector, o.TokenOf):
        return (Prospect(verb, (), True, selector.count),)
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
    return tuple(
        prospect for player in (0, 1) for prospect in outlook(table, operation.operation, scope._replace(each=player))
    )


def _perhaps(table: Table, operation: o.Optional | o.If, scope: query.Scope) -> tuple[Prospect, ...]:
    found = outlook(table, operation.operation, scope)
    if isinstance(operation, o.If) and operation.else_ is not None:
        found += outlook(table, operation.else_, scope)
    return tuple(p._replace(certain=False, number=0) for p in found)


def _modes(table: Table, operation: o.Modes, scope: query.Scope) -> tuple[Prospect, ...]:
    return outlook(table, operation.options[scope.context.mode].operation, scope)


def _join(table: Table, operation: o.Join, scope: query.Scope) -> tuple[Prospect, ...]:
    first, second = outlook(table, operation.first, scope), outlook(table, operation.second, scope)
    if operation.kind not in (JoinKind.ALSO, JoinKind.ALSO_AFTER) and first and not any(one.number for one in first):
        second = tuple(one._replace(certain=False, number=0) for one in second)  # depends on what may not happen
    return first + second


def _made(table: Table, operation: o.FusionSummon | o.RitualSummon, scope: query.Scope) -> tuple[Prospect, ...]:
    """A Fusion or Ritual Summon Special Summons one monster; its materials leave their zones."""
    uids = tuple(sorted(dict(makeable(table, operation, scope))))
    return (Prospect(Verb.SPECIAL_SUMMON, uids, len(uids) == 1, int(bool(uids))),)


_NOTHING_MOVES: tuple[type, ...] = (
    o.Negate, o.Equip, o.PlaceCounter, o.RemoveCounter, o.Bind, o.AttackAgain, o.EndBattlePhase, o.SkipPhase,
    o.RollDie, o.Excavate, o.LookAt, o.Reveal, o.Deflect, o.Declare, o.Apply, o.Later, o.NextTime, o.Remain,
    o.Win, o.Nothing, o.Whenever,
)  # fmt: skip

OUTLOOK: dict[type, Callable[[Table, Any, query.Scope], tuple[Prospect, ...]]] = {
    **dict.fromkeys(_VERB, _cards),
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
    o.Join: _join,
}


def _some_card(table: Table, operation: Any, scope: query.Scope) -> str:
    selector = operation.cards
    if isinstance(selector, o.Pick) and isinstance(selector.count, int):
        found = own_card_spared(table, scope, query.search(table, selector.filter, scope))
        if len(found) < selector.count:
            return "nothing"
        free = [uid for uid in found if bar(table, operation, uid, scope.player) is None]
        return "" if len(free) >= selector.count else "barred"
    return "" if any(prospect.uids for prospect in _cards(table, operation, scope)) else "nothing"


def _settable(table: Table, operation: o.SetCards, scope: query.Scope) -> str:
    """There must be cards, and room for them on the field (rule zone.spell-trap.full)."""
    uids = [uid for prospect in _cards(table, operation, scope) for uid in prospect.uids]
    room = any(spell_trap_zones.has_room(table, uid, scope.player) for uid in uids)
    return "" if room else "spell-zone" if uids else "nothing"


def _diggable(table: Table, operation: o.Excavate, scope: query.Scope) -> str:
    """There must be enough cards, and one that would end the excavation."""
    deck = table.in_zone(Zone.DECK, query.side_of(scope, operation.who))
    if operation.until is not None:
        return "" if any(query.fits(table, operation.until, uid, scope) for uid in deck) else "nothing"
    return "" if not isinstance(operation.count, int) or len(deck) >= operation.count else "nothing"


def _visible(table: Table, operation: o.LookAt | o.Reveal, scope: query.Scope) -> str:
    selector = operation.cards
    if isinstance(selector, o.All | o.Pick):
        return "" if query.search(table, selector.filter, scope) else "nothing"
    return ""


def _summonable(table: Table, operation: o.SpecialSummon, scope: query.Scope) -> str:
    player = summoner(scope)
    free = table.free_slots(Zone.MONSTER, onto(scope, operation))
    if isinstance(operation.cards, o.TokenOf):
        side = onto(scope, operation)
        if summon_locked(table, NOBODY, player, scope) or token_lock(table, operation.cards.slug, side):
            return "prohibited"
        return "" if free >= operation.cards.count else "zone"
    uids = [uid for prospect in _cards(table, operation, scope) for uid in prospect.uids]
    if not any(proper_summons.allows(table, uid, operation.as_, scope.context.source.number) for uid in uids):
        return "nothing"
    if not any(can_special_summon(table, uid, player, scope, operation.as_) for uid in uids):
        return "prohibited"
    return "" if free else "zone"


def _equippable(table: Table, operation: o.Equip, scope: query.Scope) -> str:
    """A monster that becomes an Equip Card needs a free Spell & Trap Zone (rule equip.slot)."""
    moving = [uid for uid in query.cards_of(table, operation.card, scope) if table.cards[uid].zone != Zone.SPELL]
    return "spell-zone" if moving and not table.free_slots(Zone.SPELL, scope.player) else ""


def _placeable(table: Table, operation: o.PlaceCounter, scope: query.Scope) -> str:
    free = any(counters.room(table, uid, operation.kind) for uid in _of(table, operation.on, scope))
    return "" if free else "nothing"


def _removable(table: Table, operation: o.RemoveCounter, scope: query.Scope) -> str:
    wanted = query.amount(table, operation.count, scope)
    have = sum(counters.on(table, uid, operation.kind) for uid in _of(table, operation.off, scope))
    return "" if have >= wanted else "nothing"


def _of(table: Table, ref: Ref, scope: query.Scope) -> list[int]:
    return query.cards_of(table, ref, scope)


def _takeable(table: Table, operation: o.TakeControl, scope: query.Scope) -> str:
    """A monster taken over needs a free zone on its new side (mechanic F7)."""
    uids = [uid for prospect in _cards(table, operation, scope) for uid in prospect.uids]
    if not uids:
        return "nothing"
    return "" if table.free_slots(Zone.MONSTER, scope.player) else "zone"


LEGAL: dict[type, tuple[str, ...]] = {
    o.FusionSummon: ("fusion.activation-legal", "fusion.classic.requirements"),
    o.RitualSummon: ("ritual.requirements", "ritual.classic.requirements"),
}


def _makeable(table: Table, operation: o.FusionSummon | o.RitualSummon, scope: query.Scope) -> str:
    if not table.under(LEGAL[type(operation)]):
        return ""
    return "nothing" if next(makeable(table, operation, scope), None) is None else ""


def _always(table: Table, operation: Any, scope: query.Scope) -> str:
    return ""


def _bears(table: Table, rule: o.Change, change: int, scope: query.Scope) -> bool:
    """Whether every affected value stays at 0 or more."""
    stats = [stat for stat in Stat if rule.concerns(stat) and stat != Stat.ATK_DEF]
    return all(
        derived.stat(table, uid, stat) + change >= 0
        for uid in query.search(table, rule.subject, scope)
        for stat in stats
    )


def _appliable(table: Table, operation: o.Apply, scope: query.Scope) -> str:
    """A change needs a card to change; forbidding attacks for the turn requires that one can still be declared."""
    rule = operation.modifier
    if operation.exactly and isinstance(rule, o.Change) and isinstance(rule.change, int):
        return "" if _bears(table, rule, rule.change, scope) else "nothing"
    if isinstance(rule, o.Change) and not operation.later and not mentions(rule.subject, tuple(Ref)):
        return "" if query.search(table, rule.subject, scope) else "nothing"
    if not isinstance(rule, o.Cannot) or rule.verb != Verb.DECLARE_ATTACK or rule.players in (None, Side.ANY):
        return ""
    if operation.until != Until.END_OF_TURN:
        return ""
    bound = query.side_of(scope, rule.players)
    return "" if bound == table.turn_player and table.phase <= Phase.BATTLE else "nothing"


def _drawable(table: Table, operation: o.Draw, scope: query.Scope) -> str:
    if not isinstance(operation.count, int):
        return ""
    side = query.side_of(scope, operation.who)
    return "" if len(table.in_zone(Zone.DECK, side)) >= operation.count else "nothing"


def _swappable(table: Table, operation: o.SwapControl, scope: query.Scope) -> str:
    both = query.search(table, operation.yours.filter, scope), query.search(table, operation.theirs.filter, scope)
    return "" if all(both) else "nothing"


def _each_feasible(table: Table, operation: o.Each, scope: query.Scope) -> str:
    found = [infeasible(table, operation.operation, scope._replace(each=player)) for player in (0, 1)]
    inner = operation.operation
    everybody = not has_cards(inner) or (isinstance(inner.cards, o.Pick) and not isinstance(inner, GAINS))
    if everybody:
        return next((reason for reason in found if reason), "")
    return "" if "" in found else found[0]


def _join_feasible(table: Table, operation: o.Join, scope: query.Scope) -> str:
    """Activation requires the first part, and a second part that has a count of its own."""
    first = infeasible(table, operation.first, scope)
    if operation.kind == JoinKind.ALSO and isinstance(operation.second, o.Whenever):
        return ""  # a deferred part counts as something to do
    if first and operation.kind == JoinKind.ALSO and _counts(table, operation.second, scope):
        return ""
    if first or operation.kind != JoinKind.THEN or mentions(operation.second, (Ref.DONE, *TARGETS)):
        return first
    if any(isinstance(one, o.Draw | o.Add | o.Excavate | o.Place | o.Return) for _, one in walk(operation.first)):
        return first  # what it produces exists by the time the second part is reached
    return infeasible(table, operation.second, scope)


def _counts(table: Table, operation: o.Operation, scope: query.Scope) -> bool:
    """Whether it changes Life Points by the number of existing cards, which is a sufficient reason in itself."""
    if not isinstance(operation, o.Damage | o.GainLP) or isinstance(operation.amount, int):
        return False
    return not mentions(operation, (Ref.DONE, *TARGETS)) and query.amount(table, operation.amount, scope) > 0


def _modes_feasible(table: Table, operation: o.Modes, scope: query.Scope) -> str:
    return infeasible(table, operation.options[scope.context.mode].operation, scope)


def half_infeasible(table: Table, operation: o.Join, scope: query.Scope) -> str:
    """Why one half of an all-or-nothing pair is impossible, as far as that can be known in advance."""
    first = infeasible(table, operation.first, scope)
    if first or mentions(operation.second, (Ref.DONE, Ref.LINK, Ref.THAT, *TARGETS)):
        return first
    return infeasible(table, operation.second, scope)


def _normal_summonable(table: Table, operation: o.NormalSummon, scope: query.Scope) -> str:
    return "" if extra_normal_summons.candidates(table, scope) else "nothing"


_CAN_BE_DONE: tuple[type, ...] = (
    o.Damage, o.GainLP, o.PayLP, o.Negate, o.Bind, o.AttackAgain, o.EndBattlePhase, o.SkipPhase, o.RollDie,
    o.Deflect, o.Declare, o.Later, o.NextTime, o.Remain, o.Win, o.Nothing, o.Optional, o.If, o.Whenever,
)  # fmt: skip


FEASIBLE: dict[type, Callable[[Table, Any, query.Scope], str]] = {
    **dict.fromkeys(_VERB, _some_card),
    **dict.fromkeys(_CAN_BE_DONE, _always),
    o.SetCards: _settable,
    o.SpecialSummon: _summonable,
    o.TakeControl: _takeable,
    o.FusionSummon: _makeable,
    o.RitualSummon: _makeable,
    o.NormalSummon: _normal_summonable,
    o.Draw: _drawable,
    o.Equip: _equippable,
    o.PlaceCounter: _placeable,
    o.RemoveCounter: _removable,
    o.SwapControl: _swappable,
    o.Excavate: _diggable,
    o.LookAt: _visible,
    o.Reveal: _visible,
    o.Apply: _appliable,
    o.Each: _each_feasible,
    o.Modes: _modes_feasible,
    o.Join: _join_feasible,
}


def needs_targets(operation: o.Operation) -> bool:
    """Whether the operation cannot do anything once every target is gone (rule target.resolve.all-gone)."""
    if isinstance(operation, o.Join):
        first, second = needs_targets(operation.first), needs_targets(operation.second)
        if operation.kind in (JoinKind.AND, JoinKind.AND_IF_YOU_DO):
            return first or second
        return first and (second or operation.kind == JoinKind.THEN)
    if isinstance(operation, o.Each | o.Optional | o.If):
        return needs_targets(operation.operation)
    if isinstance(operation, o.Modes):
        return False  # checked for the chosen mode
    return mentions(operation, TARGETS)


TARGETS = (Ref.TARGET, Ref.TARGET_1, Ref.TARGET_2)


def mentions(value: object, refs: tuple[Ref, ...]) -> bool:
    """Whether an element of a card refers to one of these references anywhere."""
    if isinstance(value, Ref):
        return value in refs
    if isinstance(value, tuple):
        return any(mentions(part, refs) for part in value)
    names = getattr(type(value), "__dataclass_fields__", {})
    return any(mentions(getattr(value, name), refs) for name in names)
