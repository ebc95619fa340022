"""When a player controls monsters of several kinds but may only keep one kind: the choice, and sending the others."""

from __future__ import annotations

from rulebook.engine.choosing import planning
from rulebook.engine.choosing.declarations import DECLARE_PURPOSE
from rulebook.engine.continuous import derived
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.frame_data import KeepOneKindData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import Frame, Request
from rulebook.engine.core.table import Table
from rulebook.engine.moving.moves import CardMove, transfer
from rulebook.engine.permissions.one_kind_locks import kinds, limits, shown
from rulebook.engine.rule_ids.general import CARD_WINS
from rulebook.vocabulary.modifiers import OneKind
from rulebook.vocabulary.terms import Cause, Verb, Zone


def sync(table: Table) -> None:
    """If a player controls monsters of several kinds, start the choice of one kind (see ``keep``)."""
    if table.agenda and table.agenda[-1].procedure == Procedure.KEEP_ONE_KIND:
        return
    for item in limits(table):
        assert isinstance(item.modifier, OneKind)
        if any(len(_options(table, player, item)) > 1 for player in (0, 1)):
            table.push(Frame(Procedure.KEEP_ONE_KIND, data=KeepOneKindData(item.scope.context.source.uid)))
            return


def _options(table: Table, player: int, item: derived.Active) -> tuple[int, ...]:
    """The kinds a player can keep; a single one if every monster has it."""
    assert isinstance(item.modifier, OneKind)
    found = [kinds(table, uid, item.modifier.what) for uid in shown(table, player, item)]
    if not found or frozenset.intersection(*found):
        return ()
    return tuple(sorted(frozenset().union(*found)))


def keep(table: Table) -> None:
    """Procedure KEEP_ONE_KIND. Each player chooses, the turn player first; then the rest are sent together."""
    frame = table.agenda[-1]
    uid = KeepOneKindData(*frame.data).uid
    item = next((one for one in limits(table) if one.scope.context.source.uid == uid), None)
    if item is None:
        table.agenda = table.agenda[:-1]
        return
    assert isinstance(item.modifier, OneKind)
    what, answers = item.modifier.what, planning.Answers(frame.chosen)
    ground = derived.ground(table, item)
    source = ground.card
    chosen: list[tuple[int, int]] = []
    try:
        for player in (table.turn_player, 1 - table.turn_player):
            options = _options(table, player, item)
            if options:
                purpose = DECLARE_PURPOSE[what]
                chosen.append((player, answers.ask(Request(RequestKind.NUMBER, player, purpose, options))[0]))
    except planning.Asked as missing:
        table.request = missing.request
        return
    gone: list[int] = []
    for player, kind in chosen:
        table.tell(
            EventKind.DECLARED, source, player, Cause.EFFECT, CARD_WINS, **ground.told(),
            what=what.name.lower(), value=kind,
        )  # fmt: skip
        gone += [uid for uid in shown(table, player, item) if kind not in kinds(table, uid, what)]
    table.agenda = table.agenda[:-1]
    table.new_batch()
    transfer(table, gone, CardMove(Verb.SEND, Zone.GRAVEYARD, Cause.EFFECT, source.controller, **ground.told()))
