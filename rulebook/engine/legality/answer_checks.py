"""Checks on answers: picks, yes and no, numbers, positions, passing, chance."""

from __future__ import annotations

from collections.abc import Mapping

from rulebook.engine.chain.response_windows import current_class
from rulebook.engine.choosing.condition_facts import against
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.check import Arguments, Check
from rulebook.engine.core.frame_data import ActivationData, AttackData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.verdict import Lasting
from rulebook.engine.permissions.attack_permissions import idle_permission
from rulebook.vocabulary.effects import Continuous

from .checks import NO, OVER, Case, of_moment, other_player
from .not_offered import lacking
from .superfluous_tributes import superfluous

ANSWERS: Mapping[int, tuple[RequestKind, ...]] = {
    ActionKind.PASS: (RequestKind.RESPOND, RequestKind.TRIGGER),
    ActionKind.CHOOSE: (RequestKind.PICK, RequestKind.ATTACK_TARGET, RequestKind.REPLAY),
    ActionKind.DONE: (RequestKind.PICK,),
    ActionKind.YES: (RequestKind.YES_NO,),
    ActionKind.NO: (RequestKind.YES_NO, RequestKind.REPLAY),
    ActionKind.POSITION: (RequestKind.POSITION,),
    ActionKind.NUMBER: (RequestKind.NUMBER,),
    ActionKind.ROLL: (RequestKind.DIE,),
    ActionKind.TOSS: (RequestKind.COIN,),
    ActionKind.LOT: (RequestKind.LOT,),
}
"""The requests that each answer applies to."""


@of_moment
def _not_asked(case: Case) -> Arguments | None:
    kinds = ANSWERS[case.action.kind]
    if case.table.request.kind in kinds:
        return None
    chooses = case.told and case.action.kind == ActionKind.CHOOSE and case.known
    return superfluous(case.table, case.uid) if chooses else NO


def _not_offered(case: Case) -> Arguments | None:
    request, action = case.table.request, case.action
    if action.kind in (ActionKind.CHOOSE, ActionKind.LOT):
        if _wants_direct(case):
            return None
        return None if action.card in request.options and action.card not in request.picked else lacking(case)
    if action.value in request.options:
        return None
    if request.kind != RequestKind.NUMBER or not request.options or request.purpose >= Purpose.MODE:
        return NO
    lowest, highest = min(request.options), max(request.options)
    return {"lowest": lowest, "highest": highest, "single": int(lowest == highest)}


def _offered(case: Case) -> Arguments | None:
    found = _not_offered(case)
    return found if found is None or not (_loops(found) or _attacks(case)) else None


def _endless(case: Case) -> Arguments | None:
    """With this choice the effect would start an endless loop."""
    found = _not_offered(case)
    return found if found is not None and _loops(found) else None


def _attackable(case: Case) -> Arguments | None:
    """The attack may not be directed at this monster."""
    return _not_offered(case) if _attacks(case) else None


def _loops(found: Arguments) -> bool:
    return found.get("stage") == "loop"


def _attacks(case: Case) -> bool:
    return case.table.request.kind in (RequestKind.ATTACK_TARGET, RequestKind.REPLAY)


def _wants_direct(case: Case) -> bool:
    return _attacks(case) and case.action.card == NOBODY


def _direct(case: Case) -> Arguments | None:
    """Attacking directly past monsters requires an effect; if its condition fails, the card in its way is told."""
    if not _wants_direct(case) or NOBODY in case.table.request.options:
        return None
    table, found = case.table, idle_permission(case.table, AttackData(*case.table.agenda[-1].data).uid)
    card, place = found.get("permits"), found.get("clause")
    if "failing" not in found or not isinstance(card, Snapshot) or not isinstance(place, int):
        return found
    effect, scope = table.effects(card.uid)[place], query.Scope(case.player, Context(case.player, card, place))
    missing = against(table, effect.while_, scope) if isinstance(effect, Continuous) else {}
    return found | ({"hinders": missing["hinders"]} if "hinders" in missing else {})


def _order(case: Case) -> Arguments | None:
    """Cards must be picked in ascending order, leaving enough of them."""
    request, uid = case.table.request, case.action.card
    if request.kind != RequestKind.PICK:
        return None
    if request.picked and uid <= request.picked[-1]:
        return NO
    left = sum(option > uid for option in request.options)
    return None if len(request.picked) + 1 + left >= request.low else NO


@of_moment
def _more(case: Case) -> Arguments | None:
    request = case.table.request
    picked = len(request.picked)
    return {"low": request.low, "picked": picked} if picked < request.low else None


@of_moment
def _mandatory(case: Case) -> Arguments | None:
    if case.table.request.kind != RequestKind.TRIGGER:
        return None
    waiting = current_class(case.table)
    if not waiting:
        return None
    effect = case.table.book.effects(waiting[0].source.number)[waiting[0].effect]
    if getattr(effect, "optional", True):
        return None
    return {"source": derived.snapshot(case.table, waiting[0].source.uid)}


@of_moment
def _withdraw_late(case: Case) -> Arguments | None:
    """An announcement can be withdrawn until somebody could respond; a mandatory trigger cannot."""
    table = case.table
    if not table.agenda or table.request.kind in (
        RequestKind.NOTHING,
        RequestKind.LOT,
        RequestKind.DIE,
        RequestKind.COIN,
    ):
        return NO
    frame = table.agenda[-1]
    if frame.procedure == Procedure.ACTIVATE:
        return NO if ActivationData(*frame.data).settled or table.request.player != frame.context.player else None
    if frame.procedure in (Procedure.SUMMON, Procedure.PENDULUM) and frame.step == 0:
        return None
    if frame.procedure == Procedure.ATTACK and frame.step == 0:
        return None
    return NO


@of_moment
def _chance(case: Case) -> Arguments | None:
    return None if case.player == case.table.request.player else {"player": case.table.request.player}


_START = (
    *OVER,
    Check("request.not-offered", Lasting.MOMENT, ("mechanic.A1",), _not_asked, ("duel.over",)),
)
_WHO = Check(
    "request.other-player",
    Lasting.MOMENT,
    ("priority.turn-player", "priority.lock"),
    other_player,
    ("duel.over", "request.not-offered"),
)
_GATE = ("duel.over", "request.not-offered", "request.other-player")
_OPTION = Check("request.not-offered", Lasting.MOMENT, ("target.needs-legal",), _offered, _GATE)
_ENDLESS = Check("request.not-offered", Lasting.MOMENT, ("mechanic.G5",), _endless, _GATE)
_ATTACKED = Check("request.not-offered", Lasting.MOMENT, ("battle.declare",), _attackable, _GATE)

PASS = (
    *_START,
    _WHO,
    Check("pass.mandatory", Lasting.MOMENT, ("mechanic.D1", "chain.simultaneous.order"), _mandatory, _GATE),
)
CHOOSE = (
    *_START,
    _WHO,
    _OPTION,
    _ENDLESS,
    _ATTACKED,
    Check("attack.direct", Lasting.BOARD, ("battle.direct-if-empty",), _direct, _GATE),
    Check("choose.order", Lasting.MOMENT, ("target.definition",), _order, _GATE),
)
DONE = (*_START, _WHO, Check("choose.more", Lasting.MOMENT, ("cost.unpayable", "target.definition"), _more, _GATE))
YES_NO = (*_START, _WHO)
VALUE = (*_START, _WHO, _OPTION)
WITHDRAW = (
    *OVER,
    Check("request.other-player", Lasting.MOMENT, ("priority.turn-player",), _chance, ("duel.over",)),
    Check("withdraw.late", Lasting.MOMENT, ("cost.no-refund", "target.locked"), _withdraw_late, ("duel.over",)),
)
