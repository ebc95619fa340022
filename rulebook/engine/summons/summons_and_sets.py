"""Summons and Sets: their choices, the window in which they can be negated, the arrival."""

from __future__ import annotations

from typing import Any

from rulebook.engine.choosing import planning
from rulebook.engine.continuous import card_kinds, derived, query
from rulebook.engine.core.card_state import NOBODY, CardState, Snapshot, Trace
from rulebook.engine.core.deck import EVERYBODY, shuffle
from rulebook.engine.core.effect_paths import RESTRICTION
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.frame_data import SummonChosenData, SummonData, SummonStartData, WindowData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import NO_CONTEXT, Context, Frame, Outcome, Request
from rulebook.engine.core.table import Table
from rulebook.engine.moving import spell_trap_zones
from rulebook.engine.moving.moves import CardMove, attach, relocate, transfer, turn_face_up
from rulebook.engine.moving.triggers import note
from rulebook.engine.permissions import attack_permissions, materials, tribute_requirements
from rulebook.engine.permissions.proper_summons import makes_proper
from rulebook.engine.permissions.tribute_requirements import scope_of as scope_of
from rulebook.engine.rule_ids import general
from rulebook.engine.rule_ids.field import FIELD_SET
from rulebook.vocabulary.effects import SummonProcedure
from rulebook.vocabulary.terms import Cause, Phase, Position, SummonKind, Verb, Zone

from .lent_effects import facts as kept_facts
from .lent_effects import lend
from .special_summon_procedures import KINDS, POSITIONS, procedure_of, take_cards
from .tribute_records import tributed_atk, tributed_number

NORMAL, SET, SPECIAL, FLIP = range(4)
"""What a SUMMON frame is doing (``data[1]``); ``data[0]`` is the uid."""

MATERIALS_FIRST = ("mechanic.F3",)
"""What the procedure of a monster takes leaves before the monster is Summoned."""


def arrive(
    table: Table,
    uid: int,
    player: int,
    kind: SummonKind,
    position: Position,
    *,
    quietly: bool = False,
    own: bool = False,
    used: int = 0,
    tribute_atk: int = 0,
    side: int = NOBODY,
) -> Snapshot:
    """A monster is Summoned: from now on it counts as on the field.

    Args:
        table: the table.
        uid: the monster; for a Flip Summon it is already there.
        player: the Summoning player.
        kind: the kind of Summon.
        position: face-up Attack or Defense, or face-down if an effect says so.
        quietly: the caller reports the event and the occurrence.
        own: the monster is Summoned by its own procedure.
        used: the number of materials.
        tribute_atk: the original ATK of its Tributes together, if its card asks for it.
        side: the player to whose side it is Summoned, if not the Summoning one.

    Returns:
        The monster in its new state.
    """
    under = table.attached(uid)
    proper = int(makes_proper(table, uid, kind, own))
    if kind > SummonKind.SPECIAL and not table.under(general.SPECIAL_KINDS):
        kind &= ~SummonKind.SPECIAL
    if SummonKind.FLIP in kind:
        turn_face_up(table, uid, position)
    elif table.cards[uid].zone == Zone.MONSTER:
        card_kinds.awaken(table, uid)
    else:
        relocate(table, uid, Zone.MONSTER, position=position, side=player if side == NOBODY else side)
    attach(table, under, uid)
    if under:
        lend(table, uid, kind)
    facts = query.summon_facts(kind) | kept_facts(table, kind)
    card = table.cards[uid]
    table.put(
        uid,
        card._replace(
            facts=card.facts | facts,
            proper=card.proper | proper,
            used=used or card.used,
            trace=(Trace(tribute_atk=tribute_atk),) if tribute_atk else card.trace,
        ),
    )
    _note_arrival(table, player, facts)
    snap = derived.snapshot(table, uid)
    if not quietly:
        if SummonKind.FLIP in kind:
            table.tell(EventKind.FLIPPED, snap, player, Cause.SUMMON, ("effect.flip.events",))
        table.tell(
            EventKind.SUMMONED, snap, player, Cause.SUMMON, general.SUMMON.get(kind, ()),
            kinds=int(kind), position=int(position),
        )  # fmt: skip
        note(table, table.occurrence(Verb.SUMMON, snap, player, Cause.SUMMON, Zone.MONSTER, kinds=int(kind)))
        if SummonKind.FLIP in kind:
            note(table, table.occurrence(Verb.FLIP, snap, player, Cause.SUMMON, Zone.MONSTER))
    return snap


def make_tokens(table: Table, slug: str, count: int, player: int, owner: int) -> list[int]:
    """Create Tokens for a player, not yet on the field; they belong to ``owner``, whose effect makes them."""
    number = table.book.by_slug[slug].number
    token = CardState(number, owner, player, Zone.SUMMONING, 0, Position.NONE, seen=EVERYBODY)
    return [table.add(token) for _ in range(count)]


def summon(table: Table) -> None:
    """Procedure SUMMON."""
    frame = table.agenda[-1]
    if frame.step == 0:
        _choose(table, frame)
    elif frame.step == 1:
        _commit(table, frame)
    else:
        _succeed(table, frame)


def _choose(table: Table, frame: Frame) -> None:
    uid, mode = SummonStartData(*frame.data)
    player = table.turn_player
    answers = planning.Answers(frame.chosen)
    try:
        if mode in (NORMAL, SET):
            tributes = tribute_requirements.chosen(table, uid, player, answers, mode == SET)
            lying = table.cards[uid]
            position = Position(lying.position) if lying.zone == Zone.MONSTER else _position(table, mode)
            table.top(step=1, data=SummonChosenData(uid, mode, position, tributes).packed())
        elif mode == SPECIAL:
            found = procedure_of(table, uid)
            assert found is not None
            index, procedure = found
            scope = scope_of(table, uid, index)
            paid: tuple[int, ...] = ()
            if not isinstance(procedure, SummonProcedure):
                sets = materials.own_sets(table, uid, procedure, scope)
                paid = materials.pick_set(answers, player, Purpose.SUMMON, sets)
            elif procedure.pay is not None:
                for item in planning.plan(table, procedure.pay, (), scope, answers, Purpose.SUMMON):
                    paid += item.uids
            options: tuple[int, ...] = (int(Position.ATTACK), int(Position.DEFENSE))
            if not table.under((*general.SPECIAL_POSITION, *POSITIONS.get(type(procedure), ()))):
                options = options[:1]
            chosen = answers.ask(Request(RequestKind.POSITION, player, Purpose.SUMMON, options, (uid,)))
            table.top(step=1, data=SummonChosenData(uid, mode, chosen[0], paid).packed())
        else:
            table.top(step=1, data=SummonChosenData(uid, mode, _position(table, mode)).packed())
    except planning.Asked as missing:
        table.request = missing.request


def _position(table: Table, mode: int) -> Position:
    """The position of a monster that is Normal Summoned, Set or Flip Summoned."""
    if mode == SET:
        return Position.SET if table.under(general.SET_POSITION) else Position.DEFENSE
    turned = general.NORMAL_POSITION if mode == NORMAL else general.FLIP_POSITION
    return Position.ATTACK if table.under(turned) else Position.DEFENSE


def by_effect(table: Table, uid: int, lying: Position, tributes: tuple[int, ...], context: Context) -> None:
    """An effect lets a player Normal Summon or Set a monster: immediately, or after the Chain that it ends."""
    mode = SET if lying == Position.SET else NORMAL
    on_field = table.cards[uid].zone == Zone.MONSTER
    position = Position(table.cards[uid].position) if on_field else _position(table, mode)
    frame = Frame(Procedure.SUMMON, 1, SummonChosenData(uid, mode, int(position), tributes).packed(), context)
    if context.link > 1:
        table.consequences.append(frame)
        return
    chain = max(at for at, one in enumerate(table.agenda) if one.procedure == Procedure.CHAIN)
    table.agenda = (*table.agenda[:chain], frame, *table.agenda[chain:])


def _uses_normal(table: Table, mode: int, tributed: bool) -> bool:
    """Whether it uses up the Normal Summon of the turn."""
    if mode == SPECIAL:
        return not table.under(general.SPECIAL_IS_FREE)
    if mode == FLIP:
        return not table.under(general.FLIP_IS_FREE)
    if mode == SET:
        return table.under(general.SET_COUNTS)
    return not tributed or table.under(general.TRIBUTE_COUNTS)


def _commit(table: Table, frame: Frame) -> None:
    """Carry out what has been chosen: a Set at once, a Summon up to the window in which it can be negated."""
    chosen = SummonChosenData.unpack(frame.data)
    by_card = frame.context != NO_CONTEXT
    player = frame.context.player if by_card else table.turn_player
    table.new_batch()
    table.change(summons=table.summons + int(_uses_normal(table, chosen.mode, bool(chosen.paid)) and not by_card))
    if chosen.mode == SET:
        _set_monster(table, frame, chosen, player)
    elif chosen.mode == SPECIAL:
        _special_summon(table, chosen, player)
    else:
        _normal_or_flip_summon(table, chosen, player)


def _note_arrival(table: Table, player: int, facts: int) -> None:
    """Record how a monster of a player has arrived this turn."""
    both = list(table.turn_facts)
    both[player] |= facts
    table.change(turn_facts=(both[0], both[1]))


def _set_monster(table: Table, frame: Frame, chosen: SummonChosenData, player: int) -> None:
    uid, untributed = chosen.uid, _untributed(table, chosen)
    if chosen.paid:
        _tribute(table, chosen, player)
    relocate(table, uid, Zone.MONSTER, position=Position(chosen.position), side=player)
    card = table.cards[uid]
    table.put(uid, card._replace(facts=card.facts | Fact.SET_THIS_TURN, used=untributed))
    _note_arrival(table, player, Fact.SET_THIS_TURN)
    snap = derived.snapshot(table, uid)
    rules = ("summon.set.position", "summon.set.not-summon")
    table.tell(EventKind.SET, snap, player, Cause.SUMMON, rules, zone=int(Zone.MONSTER))
    note(table, table.occurrence(Verb.SET, snap, player, Cause.SUMMON, Zone.MONSTER))
    if not table.under(general.SET_IS_NO_SUMMON):
        kinds = int(SummonKind.NORMAL)
        note(table, table.occurrence(Verb.SUMMON, snap, player, Cause.SUMMON, Zone.MONSTER, kinds=kinds))
    attack_permissions.note_defenders(table, frame.context.source.number)
    table.finish(Outcome(1))


def _untributed(table: Table, chosen: SummonChosenData) -> int:
    """The record of a monster that comes without the Tributes it takes, at its player's will; otherwise 0."""
    return query.UNTRIBUTED if not chosen.paid and tribute_requirements.regular(table, chosen.uid) else 0


def _normal_or_flip_summon(table: Table, chosen: SummonChosenData, player: int) -> None:
    if chosen.mode == FLIP:
        _declare(table, chosen, player, SummonKind.FLIP)
    elif chosen.paid:
        atk = _tribute(table, chosen, player)
        used = tributed_number(table, chosen.uid, chosen.paid)
        _declare(table, chosen, player, SummonKind.NORMAL | SummonKind.TRIBUTE, used=used, tribute_atk=atk)
    else:
        _declare(table, chosen, player, SummonKind.NORMAL, used=_untributed(table, chosen))


def _special_summon(table: Table, chosen: SummonChosenData, player: int) -> None:
    own = procedure_of(table, chosen.uid)
    assert own is not None
    kind = SummonKind.SPECIAL | KINDS.get(type(own[1]), SummonKind(0))
    if not table.under(general.SPECIAL_IS_SPECIAL):
        kind = SummonKind.NORMAL
    if chosen.paid:
        take_cards(table, chosen.uid, own, chosen.paid, player)
        if table.under(MATERIALS_FIRST):
            table.new_batch()
    _declare(table, chosen, player, kind, clause=own[:1], used=len(chosen.paid))


def _tribute(table: Table, chosen: SummonChosenData, player: int) -> int:
    """Tribute for a Normal Summon or Set, before it (a batch of its own).

    Returns:
        The original ATK of the Tribute, if the monster's card asks for it; otherwise 0.
    """
    atk = tributed_atk(table, chosen.uid, chosen.paid)
    source = derived.snapshot(table, chosen.uid)
    tribute = CardMove(Verb.TRIBUTE, Zone.GRAVEYARD, Cause.SUMMON, player, source)
    if chosen.mode == SET:
        transfer(table, chosen.paid, tribute._replace(rules=general.SET_TRIBUTES), set=1)
    else:
        transfer(table, chosen.paid, tribute)
    table.new_batch()
    return atk


def _declare(
    table: Table, chosen: SummonChosenData, player: int, kind: SummonKind,
    *, clause: tuple[int, ...] = (), used: int = 0, tribute_atk: int = 0,
) -> None:  # fmt: skip
    """The monster is being Summoned: it leaves its place, and the Summon can be negated."""
    uid, mode, position, _ = chosen
    if mode != FLIP and table.cards[uid].zone != Zone.MONSTER:
        under, searched = table.attached(uid), table.cards[uid].zone == Zone.DECK
        relocate(table, uid, Zone.SUMMONING, position=Position.UP)
        attach(table, under, uid)
        if searched:
            shuffle(table, player)
    snap = derived.snapshot(table, uid)
    table.tell(
        EventKind.SUMMON_DECLARED, snap, player, Cause.SUMMON, general.SUMMON[kind], clause=clause, kinds=int(kind)
    )
    note(table, table.occurrence(Verb.WOULD_SUMMON, snap, player, Cause.SUMMON, Zone.MONSTER, kinds=int(kind)))
    table.top(step=2, data=SummonData(uid, mode, position, int(kind), snap.incarnation, used, tribute_atk))
    if not table.chain:  # in the middle of a Chain nothing can be activated (mechanic B2)
        table.push(Frame(Procedure.WINDOW, data=WindowData(Purpose.SUMMON, table.turn_player, 0, table.batch)))


def _succeed(table: Table, frame: Frame) -> None:
    uid, mode, position, kind, incarnation, used, tribute_atk = SummonData(*frame.data)
    card = table.cards[uid]
    if card.incarnation != incarnation:
        table.finish()
        return
    if mode != SPECIAL or table.under(MATERIALS_FIRST):
        table.new_batch()
    own = mode == SPECIAL
    way = procedure_of(table, uid) if own else None
    side = NOBODY
    if way is not None and isinstance(way[1], SummonProcedure):
        scope = scope_of(table, uid, way[0])
        side = query.side_of(scope, way[1].to)
        for place in range(len(way[1].restrictions)):
            table.consequences.append(Frame(Procedure.CONSEQUENCE, context=scope.context, path=(RESTRICTION, place)))
    player = table.turn_player if frame.context == NO_CONTEXT else frame.context.player
    arrive(
        table, uid, player, SummonKind(kind), Position(position),
        own=own, used=used, tribute_atk=tribute_atk, side=side,
    )  # fmt: skip
    attack_permissions.note_defenders(table, frame.context.source.number)
    table.finish(Outcome(1))


def set_spell_trap(table: Table, uid: int, player: int, cause: Cause = Cause.RULE, **told: Any) -> None:
    """Set a Spell or Trap from the hand (rule spell.set.allowed); ``told`` are the event arguments of an effect."""
    zone = spell_trap_zones.zone_of(table, uid) if table.under(FIELD_SET) else Zone.SPELL
    spell_trap_zones.make_room(table, uid, player)
    relocate(table, uid, zone, position=Position.SET, side=player)
    placed = table.cards[uid]
    table.put(uid, placed._replace(facts=placed.facts | Fact.SET_THIS_TURN))
    snap = derived.snapshot(table, uid)
    general = ("spell.set.allowed", "turn.main1.set-spell-trap") if cause == Cause.RULE else ()
    table.tell(EventKind.SET, snap, player, cause, general, zone=int(zone), **told)
    note(table, table.occurrence(Verb.SET, snap, player, cause, zone))


def in_main_phase(table: Table) -> bool:
    """Whether it is Main Phase 1 or 2."""
    return table.phase in (Phase.MAIN_1, Phase.MAIN_2)
