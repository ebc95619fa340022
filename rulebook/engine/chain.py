"""The Chain: links are built in turn and resolve from the last (rules chain.*)."""

from __future__ import annotations

from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import Apply, Remain
from rulebook.vocabulary.terms import CardKind, Cause, EffectKind, Icon, Per, Verb, Zone

from . import announce, battle, choose, derived, forced, old_words, query
from .aims import check_targets, destroy_negated, link_negator, names_its_target
from .announce import Announcement, Bound
from .deck import put_back
from .events import EventKind, NoEffect
from .limits import expire, forget_use, remember, use
from .modes import modes_of, operation_of, targets_of
from .moves import begin, transfer
from .occur import note, witnesses
from .outlook import needs_targets
from .paths import RESTRICTION, walk
from .perform import perform
from .procedures import Procedure
from .rules import CARD_WINS, REDIRECTED
from .rules_chain import (
    ALL_GONE,
    FROM_RESOLUTION,
    LAST_FIRST,
    MUST_STAY,
    NEGATED,
    NEXT_CHAIN,
    NUMBERED,
    OPPONENT_FIRST,
    OWN_ANSWER,
    PAID_ITSELF,
    RESPONSES,
    TOGETHER,
    UNTIL_PASS,
)
from .rules_holds import SOURCE_MAY_LEAVE
from .rules_words import NOT_EFFECT, PAID_FIRST
from .state import (
    Context,
    Fact,
    Frame,
    Link,
    Occurrence,
    Outcome,
    Purpose,
    Request,
    RequestKind,
    Snapshot,
)
from .table import IN_PLAY, Table
from .used import STAYING_ICONS, leaves, lies_used

STAY_RULES = {
    Icon.CONTINUOUS: ("spell.continuous",),
    Icon.EQUIP: ("equip.effect",),
    Icon.FIELD: ("field-spell.stays",),
}
"""The rules under which a Spell stays on the field after it has resolved."""


def activate(table: Table) -> None:
    """Procedure ACTIVATE: data = uid, effect, whether it is a trigger. Asks, then adds the Chain Link."""
    frame = table.agenda[-1]
    uid, index, _ = frame.data
    player = frame.context.player
    bound = Bound(frame.context.event, frame.context.event_player) if frame.context.event else None
    try:
        announcement = announce.announce(table, player, uid, index, frame.chosen, bound)
    except choose.Asked as missing:
        table.request = announce.offered(table, player, uid, index, frame.chosen, bound, missing.request)
        return
    except announce.NotPossible:
        table.finish()  # these choices together cannot be completed: nothing was activated
        return
    _commit(table, frame, announcement)


def _commit(table: Table, frame: Frame, announcement: Announcement) -> None:
    uid, index, _ = frame.data
    player = frame.context.player
    effect = announce.effect_of(table, uid, index)
    assert effect is not None
    before = derived.snapshot(table, uid)
    number = len(table.chain) + 1
    table.new_batch()
    use(table, player, uid, index, effect)
    announce.place(table, uid, player, effect)
    if effect.kind == EffectKind.ACTIVATION and table.under(FROM_RESOLUTION):
        table.starts = tuple(ref for ref in table.starts if ref.uid != uid)  # it begins to apply as it resolves
    source = derived.snapshot(table, uid)
    speed = announce.spell_speed(table, uid, effect)
    number_chosen = announcement.number or table.cards[uid].since
    context = frame.context._replace(
        source=source, number=number_chosen, link=number, mode=announcement.mode, declared=announcement.declared
    )
    card_activation = int(effect.kind == EffectKind.ACTIVATION)
    table.tell(
        EventKind.ACTIVATED, source, player, Cause.RULE, _activation_rules(table, effect, number, speed),
        number if table.under(NUMBERED) else 1, source,
        speed=speed, card_activation=card_activation, from_zone=int(before.zone), effect=index,
        was_set=int(not derived.lies_up(before) and before.zone in IN_PLAY),
    )  # fmt: skip
    costs = [item._replace(scope=query.Scope(player, context)) for item in announcement.costs]
    how = Cause.COST if table.under(NOT_EFFECT) else Cause.EFFECT
    paid = perform(table, costs, how).cards if costs and table.under(PAID_FIRST) else ()
    remember(table, uid, effect)
    targets = tuple(tuple(table.ref(target) for target in group) for group in announcement.targets)
    if announcement.number:
        table.tell(EventKind.NUMBER_CHOSEN, source, player, Cause.COST, link=number, number=announcement.number)
    if modes_of(effect):
        table.tell(EventKind.MODE_CHOSEN, source, player, link=number, source=source, number=announcement.mode + 1)
    for target_group, group in zip(targets_of(effect, announcement.mode), announcement.targets, strict=True):
        forced = ("target.forced-single",) if names_its_target(target_group) else ()
        for target in group:
            table.tell(
                EventKind.TARGETED, derived.snapshot(table, target), player, Cause.RULE,
                ("target.definition", "target.locked", *forced), number, source,
            )  # fmt: skip
    context = context._replace(paid=paid, targets=targets)
    table.touch()
    table.chain = (*table.chain, Link(context, card_activation, speed, witnesses=witnesses(table)))
    table.finish(Outcome(1))
    for place, restriction in enumerate(effect.restrictions):
        _restrict(table, context, restriction, (RESTRICTION, place))


def _activation_rules(table: Table, effect: Activated, number: int, speed: int) -> tuple[str, ...]:
    rules = ("chain.link-numbering",) if number > 1 else ()
    if effect.kind in (EffectKind.TRIGGER, EffectKind.FLIP):
        return ("effect.trigger", *rules)
    if number > 1:
        return ("chain.spell-speed.respond", f"chain.spell-speed.{speed}", *rules)
    if speed > 1:
        return ("chain.link1-speed",) if announce.moment(table) < 0 else ("chain.when-response",)
    return ("spell.timing",) if effect.kind == EffectKind.ACTIVATION else ("effect.ignition",)


def _restrict(table: Table, context: Context, restriction: Apply, path: tuple[int, ...]) -> None:
    item = choose.Planned(restriction, query.Scope(context.player, context), path)
    perform(table, [item], Cause.RULE)


def chain(table: Table) -> None:
    """Procedure CHAIN: data = player asked (NOBODY: not yet), passes, batch that can be answered."""
    frame = table.agenda[-1]
    player, passes, moment = frame.data
    if frame.step == 0:
        if not table.chain:
            table.finish()
            return
        if table.pending and not table.under(NEXT_CHAIN):
            table.push(Frame(Procedure.TRIGGERS, data=(moment,)))
            return
        if frame.returned.done or player < 0:
            last = table.chain[-1].context.player
            player, passes = (1 - last if table.under(OPPONENT_FIRST) else last), 0
            if forced.start(table):
                return
        if not _asks_on(table, passes):
            _begin_resolving(table, moment)
            return
        table.top(data=(player, passes, moment), returned=Outcome())
        table.request = Request(RequestKind.RESPOND, player, Purpose.CHAIN)
        return
    waiting = [index for index, link in enumerate(table.chain) if not link.done]
    if waiting:
        index = waiting[-1] if table.under(LAST_FIRST) else waiting[0]
        table.push(Frame(Procedure.RESOLVE, data=(index,), context=table.chain[index].context))
    else:
        _end(table)


def _asks_on(table: Table, passes: int) -> bool:
    """Whether somebody is still asked to answer the last link."""
    if not table.under(RESPONSES) or (len(table.chain) > 1 and not table.under(UNTIL_PASS)):
        return False
    return passes < (2 if table.under(OWN_ANSWER) else 1)


def chain_passed(table: Table) -> None:
    """The player asked does not respond."""
    player, passes, moment = table.agenda[-1].data
    table.tell(EventKind.PASSED, player=player, rules=("chain.alternating-until-pass",))
    table.top(data=(1 - player, passes + 1, moment))


def _begin_resolving(table: Table, moment: int) -> None:
    table.tell(EventKind.CHAIN_RESOLVES, rules=("chain.reverse-resolution",), links=len(table.chain))
    table.touch()
    table.window = ()
    table.top(step=1, data=(0, 0, moment))


def _end(table: Table) -> None:
    """The Chain has resolved: used Spells and Traps leave together (rule chain.cards-stay-until-end)."""
    leaving: list[int] = []
    for link in table.chain:
        uid = link.context.source.uid
        if not lies_used(table, link) or uid in leaving:
            continue
        if leaves(table, uid) and not _remains(table, link):
            leaving.append(uid)
        else:
            _tell_stay(table, link, uid)
    if leaving:
        _send_after_chain(table, leaving)
    table.touch()
    table.chain = ()
    expire(table, Per.CHAIN)
    table.tell(EventKind.CHAIN_ENDED)
    table.finish(Outcome(1))


def _remains(table: Table, link: Link) -> bool:
    """Whether the text of a card keeps it on the field after its activation; not if that was negated."""
    effect = table.book.effects(link.context.source.number)[link.context.effect]
    if not isinstance(effect, Activated) or link.negated == 1 or not table.under(CARD_WINS):
        return False
    return any(isinstance(operation, Remain) for _, operation in walk(effect.operation))


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
    related = any(relation.source == table.ref(uid) for relation in table.relations)
    table.tell(
        EventKind.STAYS, derived.snapshot(table, uid), link.context.player, rules=_stay_rules(table, uid),
        purpose=int(related or not has_work),
    )  # fmt: skip


def _send_after_chain(table: Table, uids: list[int]) -> None:
    narrating, table.narrating = table.narrating, False
    redirectors = [derived.redirecting(table, uid, Zone.GRAVEYARD) for uid in uids]
    before = transfer(table, uids, Verb.SEND, Zone.GRAVEYARD, cause=Cause.RULE, player=table.turn_player)
    table.narrating = narrating
    for snap, redirector in zip(before, redirectors, strict=True):
        if redirector is not None and table.cards[snap.uid].zone == Zone.BANISHED:
            table.tell(
                EventKind.BANISHED, snap, snap.controller, rules=REDIRECTED, from_zone=int(snap.zone),
                to_zone=int(Zone.BANISHED), intended=int(Zone.GRAVEYARD), redirector=redirector,
            )  # fmt: skip
            continue
        table.tell(
            EventKind.SENT_AFTER_CHAIN, snap, snap.controller,
            rules=("chain.cards-stay-until-end", "term.send.not-implies"),
            from_zone=int(snap.zone), to_zone=int(table.cards[snap.uid].zone),
        )  # fmt: skip
        old = old_words.counted(table, Verb.SEND, snap, table.cards[snap.uid].zone, Cause.RULE, ())
        old_words.tell(table, snap, snap.controller, Cause.RULE, old)


# One link -----------------------------------------------------------------------------------------


COLON = ("mechanic.H1",)
"""What stands before the colon is asked at activation only; without it, again at resolution."""
AS_MUCH = ("mechanic.H3", "target.resolve.partial")
"""What can be done is done; without it a lost target takes the whole effect along."""


def resolve(table: Table) -> None:
    """Procedure RESOLVE: data = index of the link, then how many targets it had and lost."""
    frame = table.agenda[-1]
    index = frame.data[0]
    link = table.chain[index]
    if frame.step == 0:
        _start_link(table, index, link)
    else:
        put_back(table)
        lost = frame.data[1]
        reason = ""
        if not frame.returned.done:
            reason = NoEffect.TARGET_GONE if lost and table.under(ALL_GONE) else NoEffect.NOTHING_LEFT
        _finish_link(table, index, link, reason)


def _start_link(table: Table, index: int, link: Link) -> None:
    source = link.context.source
    player = link.context.player
    table.tell(
        EventKind.RESOLVING, source, player, rules=("chain.reverse-resolution",), link=index + 1, source=source,
        last=int(index == len(table.chain) - 1),
    )  # fmt: skip
    effect = table.book.effects(source.number)[link.context.effect]
    assert isinstance(effect, Activated)
    if link.negated == 1 and table.under(NEGATED):
        _finish_link(table, index, link, NoEffect.ACTIVATION_NEGATED)
        return
    if link.card_activation and table.under(FROM_RESOLUTION) and table.is_same(source.ref):
        begin(table, source.uid)
    table.new_batch()
    if link.negated == 2 and table.under(NEGATED):
        _finish_link(table, index, link, NoEffect.EFFECT_NEGATED)
        return
    negator = _negator(table, link)
    if negator is not None:
        table.tell(
            EventKind.EFFECT_NEGATED, source, player, Cause.EFFECT, _negation_rules(link, negator),
            link=index + 1, source=negator,
        )  # fmt: skip
        _mark(table, index, 2)
        forget_use(table, source.uid)
        destroy_negated(table, link)
        _finish_link(table, index, table.chain[index], NoEffect.EFFECT_NEGATED)
        return
    scope = query.Scope(player, link.context)
    if _source_gone(table, link):
        _finish_link(table, index, link, NoEffect.SOURCE_GONE)
        return
    if not query.holds(table, effect.recheck, scope) or not (
        table.under(COLON) or query.holds(table, effect.if_, scope)
    ):
        _finish_link(table, index, link, NoEffect.CONDITION)
        return
    operation = operation_of(effect, link.context.mode)
    if operation is None:
        _finish_link(table, index, link, NoEffect.PLACED)
        return
    valid, lost = check_targets(table, index, link, effect)
    had = sum(len(group) for group in link.context.targets)
    void = (lost == had and table.under(ALL_GONE)) or not table.under(AS_MUCH)
    if lost and void and needs_targets(operation):
        _finish_link(table, index, link, NoEffect.TARGET_GONE)
        return
    context = link.context._replace(targets=valid)
    table.top(step=1, data=(index, lost))
    table.push(Frame(Procedure.RUN, context=context))


def _negation_rules(link: Link, negator: Snapshot) -> tuple[str, ...]:
    if link.context.targets and any(link.context.targets):
        return ("target.negation-by-target", "mechanic.B4")
    return ("mechanic.B4", "effect.continuous")


def _negator(table: Table, link: Link) -> Snapshot | None:
    source = link.context.source
    if table.is_same(source.ref) and table.cards[source.uid].facts & Fact.SILENCED:
        return derived.silencer(table) or source
    if table.is_same(source.ref) and source.zone in IN_PLAY and derived.is_negated(table, source.uid):
        return derived.negating(table, source.uid)
    return link_negator(table, link)


def _source_gone(table: Table, link: Link) -> bool:
    """Cards that must stay face-up to work do nothing once they are gone, unless as their own cost (B3, B7)."""
    card = table.book.by_number.get(link.context.source.number)
    if card is not None and card.kind == CardKind.MONSTER and not table.under(SOURCE_MAY_LEAVE):
        return not table.is_unchanged(link.context.source.ref)
    kept = card is not None and (card.icon in STAYING_ICONS or _remains(table, link))
    stays = card is not None and card.kind != CardKind.MONSTER and kept
    if not stays or not table.under(MUST_STAY):
        return False
    if link.context.source.zone not in IN_PLAY:
        return False
    uid = link.context.source.uid
    if table.under(PAID_ITSELF) and any(card.uid == uid for card in link.context.paid):
        return False
    return not (table.is_same(link.context.source.ref) and table.cards[uid].zone in IN_PLAY and table.is_up(uid))


def _mark(table: Table, index: int, negated: int) -> None:
    table.chain = (
        *table.chain[:index],
        table.chain[index]._replace(negated=negated),
        *table.chain[index + 1 :],
    )


def _finish_link(table: Table, index: int, link: Link, reason: str) -> None:
    source = link.context.source
    if reason and reason != NoEffect.PLACED:
        table.tell(
            EventKind.NO_EFFECT, source, link.context.player, rules=NO_EFFECT_RULES[NoEffect(reason)],
            link=index + 1, source=source, reason=str(reason),
        )  # fmt: skip
    else:
        table.tell(EventKind.RESOLVED, source, link.context.player, link=index + 1, source=source)
    table.touch()
    table.chain = (*table.chain[:index], table.chain[index]._replace(done=1), *table.chain[index + 1 :])
    table.finish(Outcome(1))
    if not table.under(TOGETHER) and lies_used(table, link) and leaves(table, source.uid):
        _send_after_chain(table, [source.uid])
    if table.battle.attacker.uid >= 0:
        battle.watch(table, link)
    if link.negated == 1:
        return
    targets = tuple(ref for group in link.context.targets for ref in group)
    # A card that holds on to a monster (Equip, Call of the Haunted) goes on targeting it on the field.
    targets += tuple(one.other for one in table.relations if one.source.uid == source.uid and table.is_same(one.source))
    note(
        table,
        Occurrence(
            Verb.RESOLVE, source, link.context.player, Cause.EFFECT, source.zone, 0, 0, 0, table.batch,
            link.card_activation, targets,
        ),
    )  # fmt: skip


NO_EFFECT_RULES: dict[NoEffect, tuple[str, ...]] = {
    NoEffect.ACTIVATION_NEGATED: ("chain.negated-link-continues", "mechanic.B4"),
    NoEffect.EFFECT_NEGATED: ("mechanic.B4",),
    NoEffect.TARGET_GONE: ("target.resolve.all-gone", "target.locked"),
    NoEffect.SOURCE_GONE: ("mechanic.B3",),
    NoEffect.CONDITION: ("mechanic.C4",),
    NoEffect.NOTHING_LEFT: ("mechanic.B8",),
    NoEffect.PLACED: (),
}
