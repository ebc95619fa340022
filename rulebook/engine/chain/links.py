"""The Chain: links are added in turn and resolve in reverse order (rules chain.*)."""

from __future__ import annotations

from rulebook.engine.choosing import planning
from rulebook.engine.choosing.costs import NotPossible
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NOBODY, Snapshot, Trace
from rulebook.engine.core.effect_modes import modes_of, place_of, targets_of
from rulebook.engine.core.effect_paths import RESTRICTION
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.frame_data import ActivationData, ChainData, ResolutionData, TriggersData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Context, Frame, Link, Outcome, Request
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.moving.spent_spells import departs, lies_used, send_used
from rulebook.engine.moving.triggers import witnesses
from rulebook.engine.operations.executors import perform
from rulebook.engine.permissions import early_traps
from rulebook.engine.records.usage_limits import expire, remember, use
from rulebook.engine.rule_ids.chain import (
    FROM_RESOLUTION,
    LAST_FIRST,
    NEXT_CHAIN,
    NO_LINK,
    NUMBERED,
    OPPONENT_FIRST,
    OWN_ANSWER,
    RESPONSES,
    UNTIL_PASS,
)
from rulebook.engine.rule_ids.wording import NOT_EFFECT, PAID_FIRST
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import Apply
from rulebook.vocabulary.terms import CardKind, Cause, EffectKind, Icon, Per, Verb, Zone

from . import activation_choices, activations, mandatory_quick_effects
from .activation_choices import Announcement
from .link_targets import names_its_target

STAY_RULES = {
    Icon.CONTINUOUS: ("spell.continuous",),
    Icon.EQUIP: ("equip.effect",),
    Icon.FIELD: ("field-spell.stays",),
}
"""The rules under which a Spell remains on the field after resolution."""
NO_LINKS = (Verb.SUMMON, Verb.WOULD_SUMMON, Verb.DECLARE_ATTACK)
"""What can be responded to although it is not a Chain Link."""


def activate(table: Table) -> None:
    """Procedure ACTIVATE: request choices, then add the Chain Link."""
    frame = table.agenda[-1]
    uid, index, _ = ActivationData(*frame.data)
    player = frame.context.player
    try:
        step = activation_choices.next_step(
            table, player, uid, index, frame.chosen, activations.bound_of(frame.context)
        )
    except NotPossible:
        table.finish()  # this combination of choices cannot be completed: nothing was activated
        return
    if isinstance(step, Request):
        table.request = step
        return
    _commit(table, frame, step)


def _commit(table: Table, frame: Frame, announcement: Announcement) -> None:
    """The activation is complete: place the card, pay the costs, and add the Chain Link."""
    uid, index, _ = ActivationData(*frame.data)
    player = frame.context.player
    effect = activations.effect_of(table, uid, index)
    assert effect is not None
    before = derived.snapshot(table, uid)
    table.new_batch()
    use(table, player, uid, index, effect)
    _place(table, player, uid, effect, announcement)
    source = derived.snapshot(table, uid)
    speed = activations.spell_speed(table, uid, effect)
    context = frame.context._replace(
        source=source, number=announcement.number or table.cards[uid].since, link=len(table.chain) + 1,
        mode=announcement.mode, declared=announcement.declared,
    )  # fmt: skip
    _tell_activated(table, context, effect, before, speed)
    _tell_mode(table, context, effect)
    paid = _pay(table, context, effect, announcement)
    remember(table, uid, effect)
    targets = tuple(tuple(table.ref(target) for target in group) for group in announcement.targets)
    _tell_choices(table, context, effect, announcement)
    context = context._replace(paid=paid, targets=targets)
    card_activation = int(effect.kind == EffectKind.ACTIVATION)
    table.change(chain=(*table.chain, Link(context, card_activation, speed, witnesses=witnesses(table, uid))))
    table.finish(Outcome(1))
    for place, restriction in enumerate(effect.restrictions):
        _restrict(table, context, restriction, (RESTRICTION, place))


def _place(table: Table, player: int, uid: int, effect: Activated, announcement: Announcement) -> None:
    """Put the card where it is activated; there it keeps what was declared for as long as it is on the field."""
    if effect.kind == EffectKind.ACTIVATION and _is_trap(table, uid) and early_traps.needed(table, uid):
        early_traps.spend(table, uid)
    activations.place(table, uid, player, effect)
    if effect.kind == EffectKind.ACTIVATION and table.under(FROM_RESOLUTION):
        table.change(starts=tuple(ref for ref in table.starts if ref.uid != uid))  # it begins to apply on resolution
    if announcement.declared != NOBODY and table.cards[uid].zone in (Zone.SPELL, Zone.FIELD):
        table.put(uid, table.cards[uid]._replace(trace=(Trace(declared=announcement.declared),)))


def _is_trap(table: Table, uid: int) -> bool:
    card = table.card(uid)
    return card is not None and card.kind == CardKind.TRAP


def _tell_activated(table: Table, context: Context, effect: Activated, before: Snapshot, speed: int) -> None:
    """Report the activation; ``before`` is the card as it was before it was placed."""
    number, source = context.link, context.source
    table.tell(
        EventKind.ACTIVATED, source, context.player, Cause.RULE, _activation_rules(table, effect, number, speed),
        number if table.under(NUMBERED) else 1, source,
        speed=speed, card_activation=int(effect.kind == EffectKind.ACTIVATION), from_zone=int(before.zone),
        effect=context.effect, was_set=int(not derived.lies_up(before) and before.zone in IN_PLAY),
    )  # fmt: skip


def _pay(table: Table, context: Context, effect: Activated, announcement: Announcement) -> tuple[Snapshot, ...]:
    """Pay the costs as announced; the cards used for them, as they were."""
    costs = [
        item._replace(
            scope=query.Scope(context.player, context),
            path=place_of(announcement.mode, item.path[0], len(effect.cost)),
        )
        for item in announcement.costs
    ]
    if not costs or not table.under(PAID_FIRST):
        return ()
    return perform(table, costs, Cause.COST if table.under(NOT_EFFECT) else Cause.EFFECT).cards


def _tell_mode(table: Table, context: Context, effect: Activated) -> None:
    """Report which effect of the card is chosen; its costs are those of that choice, so it comes before them."""
    if modes_of(effect):
        table.tell(
            EventKind.MODE_CHOSEN, context.source, context.player, link=context.link, source=context.source,
            clause=(context.effect, context.mode), number=context.mode + 1,
        )  # fmt: skip


def _tell_choices(table: Table, context: Context, effect: Activated, announcement: Announcement) -> None:
    """Report the number and the targets chosen."""
    source, player, link, index = context.source, context.player, context.link, context.effect
    if announcement.number:
        table.tell(
            EventKind.NUMBER_CHOSEN, source, player, Cause.COST, link=link, clause=(index, 0),
            number=announcement.number,
        )  # fmt: skip
    groups = zip(targets_of(effect, announcement.mode), announcement.targets, strict=True)
    for place, (target_group, group) in enumerate(groups):
        forced = ("target.forced-single",) if names_its_target(target_group) else ()
        for target in group:
            table.tell(
                EventKind.TARGETED, derived.snapshot(table, target), player, Cause.RULE,
                ("target.definition", "target.locked", *forced), link, source,
                (index, *place_of(announcement.mode, place, len(effect.targets))),
            )  # fmt: skip


def _activation_rules(table: Table, effect: Activated, number: int, speed: int) -> tuple[str, ...]:
    rules = ("chain.link-numbering",) if number > 1 else ()
    if effect.kind in (EffectKind.TRIGGER, EffectKind.FLIP):
        return ("effect.trigger", *rules)
    if number > 1:
        return ("chain.spell-speed.respond", f"chain.spell-speed.{speed}", *rules)
    if speed > 1:
        return NO_LINK if _answers_no_link(table) else ("chain.link1-speed",)
    return ("spell.timing",) if effect.kind == EffectKind.ACTIVATION else ("effect.ignition",)


def _answers_no_link(table: Table) -> bool:
    """Whether Chain Link 1 responds to a Summon or an attack, which are not links themselves (rule mechanic.B6)."""
    now = activations.moment(table)
    return any(one.batch == now and one.verb in NO_LINKS for one in table.window)


def _restrict(table: Table, context: Context, restriction: Apply, path: tuple[int, ...]) -> None:
    item = planning.Planned(restriction, query.Scope(context.player, context), path)
    perform(table, [item], Cause.RULE)


def chain(table: Table) -> None:
    """Procedure CHAIN."""
    frame = table.agenda[-1]
    player, passes, moment = ChainData(*frame.data)
    if frame.step == 0:
        if not table.chain:
            table.finish()
            return
        if table.pending and not table.under(NEXT_CHAIN):
            table.push(Frame(Procedure.TRIGGERS, data=TriggersData(moment)))
            return
        if frame.returned.done or player < 0:
            last = table.chain[-1].context.player
            player, passes = (1 - last if table.under(OPPONENT_FIRST) else last), 0
            if mandatory_quick_effects.start(table):
                return
        if not _asks_on(table, passes):
            _begin_resolving(table, moment)
            return
        table.top(data=ChainData(player, passes, moment), returned=Outcome())
        table.request = Request(RequestKind.RESPOND, player, Purpose.CHAIN)
        return
    waiting = [index for index, link in enumerate(table.chain) if not link.done]
    if waiting:
        index = waiting[-1] if table.under(LAST_FIRST) else waiting[0]
        table.push(Frame(Procedure.RESOLVE, data=ResolutionData(index), context=table.chain[index].context))
    else:
        _end(table)


def _asks_on(table: Table, passes: int) -> bool:
    """Whether somebody still gets to respond to the last link."""
    if not table.under(RESPONSES) or (len(table.chain) > 1 and not table.under(UNTIL_PASS)):
        return False
    return passes < (2 if table.under(OWN_ANSWER) else 1)


def chain_passed(table: Table) -> None:
    """The player asked does not respond."""
    data = ChainData(*table.agenda[-1].data)
    table.tell(EventKind.PASSED, player=data.player, rules=("chain.alternating-until-pass",))
    table.top(data=data.passed())


def _begin_resolving(table: Table, moment: int) -> None:
    table.tell(EventKind.CHAIN_RESOLVES, rules=("chain.reverse-resolution",), links=len(table.chain))
    table.window = ()
    table.top(step=1, data=ChainData(0, 0, moment))


def _end(table: Table) -> None:
    """The Chain has resolved: used Spells and Traps leave together (rule chain.cards-stay-until-end)."""
    leaving: list[int] = []
    for link in table.chain:
        uid = link.context.source.uid
        if not lies_used(table, link) or uid in leaving:
            continue
        if departs(table, link):
            leaving.append(uid)
        else:
            _tell_stay(table, link, uid)
    if leaving:
        send_used(table, leaving)
    table.change(chain=())
    expire(table, Per.CHAIN)
    table.tell(EventKind.CHAIN_ENDED)
    table.finish(Outcome(1))


def _stay_rules(table: Table, uid: int) -> tuple[str, ...]:
    card = table.card(uid)
    if card is None or card.icon is None:
        return ()
    if card.kind == CardKind.TRAP:
        return ("trap.continuous",)
    return STAY_RULES.get(card.icon, ())


def _tell_stay(table: Table, link: Link, uid: int) -> None:
    effect = table.book.effects(link.context.source.number)[link.context.effect]
    has_work = isinstance(effect, Activated) and effect.operation is not None
    itself = table.ref(uid)
    held = {*(one.source for one in table.relations), *(one.source for one in table.lingering), *table.starts}
    related = itself in held
    table.tell(
        EventKind.STAYS, derived.snapshot(table, uid), link.context.player, rules=_stay_rules(table, uid),
        purpose=int(related or not has_work),
    )  # fmt: skip
