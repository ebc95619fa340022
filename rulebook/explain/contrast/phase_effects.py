"""Foils of phases: a monster has an effect of a phase that begins or is still to come, and it will not activate."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulebook.engine.chain.activation_choices import explore
from rulebook.engine.choosing.condition_facts import against
from rulebook.engine.choosing.feasibility import first_part
from rulebook.engine.choosing.references import mentions
from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.failing import failing_path, part_at
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.event_patterns import earlier_events
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.missed import Condition as Missing
from rulebook.engine.core.missed import Missed, Unmet
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.records.usage_limits import is_demanded, used_up
from rulebook.engine.turn.mandatory_phase_effects import belongs_now
from rulebook.explain.conditions import asked_by
from rulebook.explain.things import hindrance, word
from rulebook.explain.tree import Value
from rulebook.vocabulary.conditions import UsedEffect
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.operations import SpecialSummon
from rulebook.vocabulary.terms import ANY_SUMMON, Ref, Side, SummonKind, Verb, Zone

from . import triggers
from .used_up import condition
from .values import Contrast, Kind, Likely, Step

_FACE_DOWN = ("card.monster.facedown-effects", "effect.trigger")
_NEGATED = ("mechanic.B4", "effect.card-over-rule")
_CONDITION = ("effect.trigger",)

_MOVED_AWAY = frozenset({EventKind.BANISHED, EventKind.RETURNED})
_ZONES = (Zone.MONSTER, Zone.SPELL, Zone.FIELD, Zone.PENDULUM, Zone.GRAVEYARD, Zone.BANISHED)
_SHOWN_THIS_TURN = {(Verb.SUMMON, SummonKind.NORMAL), (Verb.FLIP, ANY_SUMMON)}
"""What the effects of Spirit Monsters ask about."""


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card whose effect of the phase that begins is not activated, or cannot be."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.PHASE_BEGAN else None
        if table is None or event.get("phase") != table.phase:
            continue
        yield from _elsewhere(step, table, at)
        for player in (table.turn_player, 1 - table.turn_player):
            for zone in _ZONES:
                for uid in table.in_zone(zone, player):
                    for index, effect in enumerate(table.effects(uid)):
                        if not isinstance(effect, Activated) or not _works(effect, zone):
                            continue
                        if table.controller(uid) != table.turn_player and _own_phase(table, effect):
                            yield from _other_turn(step, table, uid, index, effect, at)
                        elif is_demanded(effect):
                            yield from _idle(step, table, uid, index, effect, at)
                        elif used_up(table, player, uid, index, effect):
                            yield from _spent(step, table, uid, index, effect, at)
                        else:
                            yield from _hindered(step, table, uid, index, effect, at)


def left(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card that was to use an effect of a later phase where it was, and is moved away."""
    for at, event in enumerate(step.events):
        if event.kind not in _MOVED_AWAY or event.source.uid == event.subject.uid or not event.subject.number:
            continue
        before, table = step.table(step.batch_start(at) - 1), step.table(at)
        zone = Zone(event.subject.zone)
        for index, effect in enumerate(step.book.effects(event.subject.number)):
            if before is None or table is None or not isinstance(effect, Activated) or zone not in effect.where:
                continue
            phase = next((one.phase for one in effect.event if one.verb is Verb.BEGIN_PHASE), None)
            card = event.subject
            scope = query.Scope(card.controller, Context(card.controller, card, index))
            if phase is None or effect.if_ is None or not query.holds(before, effect.if_, scope):
                continue
            # A use is recorded of the object as which the card was there, and the phase would not tell it any more.
            if isinstance(effect.if_, UsedEffect) or not query.holds(table, effect.if_, scope):
                told: tuple[tuple[str, Value], ...] = (
                    ("card", step.reader.thing(card)), ("zone", word("zone", zone)),
                    ("there", word("zone", table.cards[card.uid].zone)), ("phase", word("phase", phase)),
                )  # fmt: skip
                yield Contrast(
                    Kind.LATER, f"elsewhere{_back(effect)}", (card,), (index,), _CONDITION, Likely.OFTEN, at, told
                )


def _elsewhere(step: Step, table: Table, at: int) -> Iterator[Contrast]:
    """An effect of this phase whose conditions hold works in another place than the one where its card is."""
    for uid, one in enumerate(table.cards):
        if one.zone not in (Zone.GRAVEYARD, Zone.BANISHED) or not one.number:
            continue
        for index, effect in enumerate(table.book.effects(one.number)):
            if not isinstance(effect, Activated) or not effect.where or one.zone in effect.where:
                continue
            if effect.if_ is None and (
                effect.where != (Zone.GRAVEYARD,) or not mentions(effect.operation, (Ref.THIS,))
            ):
                continue  # it does not bring its own card back
            card = derived.snapshot(table, uid)
            scope = query.Scope(card.controller, Context(card.controller, card, index))
            if belongs_now(table, effect, scope) and query.holds(table, effect.if_, scope):
                told = {"there": word("zone", one.zone), "zone": word("zone", effect.where[0])}
                yield _made(step, card, index, f"elsewhere{_back(effect)}", _CONDITION, at, **told)


def _back(effect: Activated) -> str:
    """The variant for an effect that Special Summons its own card."""
    first = first_part(effect.operation)
    return ".back" if isinstance(first, SpecialSummon) and mentions(first, (Ref.THIS,)) else ""


def _own_phase(table: Table, effect: Activated) -> bool:
    """Whether an effect waits for this phase of its own player's turns."""
    return any(one.verb is Verb.BEGIN_PHASE and one.by is Side.YOU and one.phase == table.phase for one in effect.event)


def _other_turn(step: Step, table: Table, uid: int, index: int, effect: Activated, at: int) -> Iterator[Contrast]:
    """An effect whose other conditions hold waits for this phase, but in its own player's turn."""
    card = derived.snapshot(table, uid)
    scope = query.Scope(card.controller, Context(card.controller, card, index))
    lies = card.zone not in IN_PLAY or (table.is_up(uid) and not derived.is_negated(table, uid))
    if any(isinstance(one, Activated) and belongs_now(table, one, scope) for one in table.effects(uid)):
        return  # another one is for this turn
    if lies and query.holds(table, effect.if_, scope) and query.holds(table, effect.recheck, scope):
        told: dict[str, Value] = {"player": step.reader.who(card.controller), "phase": word("phase", table.phase)}
        yield replace(_made(step, card, index, "other-turn", _CONDITION, at, **told), likely=Likely.PERHAPS)


def _works(effect: Activated, zone: Zone) -> bool:
    """Whether an effect works in a zone."""
    return zone in effect.where if effect.where else zone is Zone.MONSTER


def _idle(step: Step, table: Table, uid: int, index: int, effect: Activated, at: int) -> Iterator[Contrast]:
    """Why a mandatory effect does not activate in the phase that begins."""
    card = derived.snapshot(table, uid)
    scope = query.Scope(card.controller, Context(card.controller, card, index))
    if not belongs_now(table, effect, scope):
        return
    in_play = card.zone in IN_PLAY
    if in_play and not table.is_up(uid):
        if card.zone == Zone.MONSTER:  # nobody expects it of a Set Spell or Trap
            yield _made(step, card, index, "lies-face-down", _FACE_DOWN, at)
    elif in_play and derived.is_negated(table, uid):
        ground = derived.negating(table, uid)
        if ground is not None and ground.card.number:
            yield _made(step, card, index, "negated", _NEGATED, at, negator=step.reader.thing(ground.card))
    elif not query.holds(table, effect.if_, scope):
        asked = [one.pattern for one in earlier_events(effect.if_)]
        if {(one.verb, one.kinds) for one in asked} == _SHOWN_THIS_TURN and all(one.subject == itself for one in asked):
            yield _made(step, card, index, "not-this-turn", _CONDITION, at)
        else:
            assert effect.if_ is not None
            failing = part_at(effect.if_, failing_path(table, effect.if_, scope))
            passage = asked_by(step.book.by_number[card.number], effect, index, failing)
            variant, fact = hindrance(step.reader, against(table, failing, scope))
            told = {"passage": passage, "phase": word("phase", table.phase), **fact}
            yield _made(step, card, index, f"condition{variant}", _CONDITION, at, **told)
    elif (failure := explore(table, card.controller, uid, index, (), None)) is not None:
        unmet = Unmet(Missing.COMPLETE, found=failure)
        found = triggers.incomplete(step, at, Missed(card, (index,), card.controller, unmet), effect)
        yield from (found,) if found is not None else ()


def _spent(step: Step, table: Table, uid: int, index: int, effect: Activated, at: int) -> Iterator[Contrast]:
    """An optional effect of this phase has reached its use limit, and its conditions hold."""
    card = derived.snapshot(table, uid)
    scope = query.Scope(card.controller, Context(card.controller, card, index))
    name = condition(effect.limit) if effect.limit is not None else ""
    if name and belongs_now(table, effect, scope) and query.holds(table, effect.if_, scope):
        yield _made(step, card, index, name, ("effect.card-over-rule",), at)


def _hindered(step: Step, table: Table, uid: int, index: int, effect: Activated, at: int) -> Iterator[Contrast]:
    """One condition keeps a player from activating an effect that waits for this phase."""
    card = derived.snapshot(table, uid)
    scope = query.Scope(card.controller, Context(card.controller, card, index))
    if not effect.event or not card.number or (card.zone in IN_PLAY and not table.is_up(uid)):
        return
    failing = [one for one in (effect.if_, effect.recheck) if one is not None and not query.holds(table, one, scope)]
    if len(failing) != 1 or not belongs_now(table, effect, scope):
        return
    part = part_at(failing[0], failing_path(table, failing[0], scope))
    if any(earlier_events(part)) and not table.cards[uid].facts & Fact.ATTACKED:
        return  # nobody expects the effect in every turn
    told: dict[str, Value] = {"passage": asked_by(step.book.by_number[card.number], effect, index, part)}
    variant, fact = hindrance(step.reader, against(table, part, scope))
    told |= {**fact, "phase": word("phase", table.phase)}
    yield _made(step, card, index, f"condition{variant}", _CONDITION, at, **told)


def _made(
    step: Step, card: Snapshot, index: int, condition: str, rules: tuple[str, ...], at: int, **arguments: Value
) -> Contrast:
    told = (("card", step.reader.thing(card)), *arguments.items())
    return Contrast(Kind.TRIGGER, condition, (card,), (index,), rules, Likely.OFTEN, at, told)
