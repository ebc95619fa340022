"""Resolution of one Chain Link: what prevents its effect, and what happens otherwise (rules chain.*)."""

from __future__ import annotations

from rulebook.engine.choosing import planning
from rulebook.engine.choosing.feasibility import first_part
from rulebook.engine.choosing.references import needs_targets
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.deck import put_back
from rulebook.engine.core.effect_modes import modes_of, operation_of
from rulebook.engine.core.effect_paths import MODE
from rulebook.engine.core.events import EventKind, NoEffect
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.frame_data import ResolutionData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.state import TARGETING, Context, Frame, Link, Outcome, RelationKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.moving.moves import begin
from rulebook.engine.moving.spent_spells import STAYING_ICONS, departs, lies_used, remains, send_used
from rulebook.engine.moving.triggers import note
from rulebook.engine.operations import delayed_to_phase, nothing_done
from rulebook.engine.operations.control_and_equips import relate
from rulebook.engine.permissions import attack_permissions
from rulebook.engine.permissions.prohibitions import withstands
from rulebook.engine.records.usage_limits import forget_use
from rulebook.engine.rule_ids.chain import ALL_GONE, FROM_RESOLUTION, MUST_STAY, NEGATED, PAID_ITSELF, TOGETHER
from rulebook.engine.rule_ids.field import SOURCE_MAY_LEAVE
from rulebook.engine.rule_ids.general import EQUIP_UNFIT
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.modifiers import NegatedLinks, Silences
from rulebook.vocabulary.operations import Equip
from rulebook.vocabulary.terms import CardKind, Cause, Icon, Verb

from . import die_negation, move_negation
from .link_targets import check_targets, destroy_negated, link_negator, negation_rules

COLON = ("mechanic.H1",)
"""Conditions before the colon are only checked on activation; without this rule, again on resolution."""
AS_MUCH = ("mechanic.H3", "target.resolve.partial")
"""An effect does as much as possible; without this rule, a lost target cancels the whole effect."""


def resolve(table: Table) -> None:
    """Procedure RESOLVE."""
    frame = table.agenda[-1]
    index, lost = ResolutionData(*frame.data)
    link = table.chain[index]
    if frame.step == 0:
        _start_link(table, index, link)
    else:
        put_back(table)
        reason = ""
        if not frame.returned.done:
            reason = NoEffect.TARGET_GONE if lost and table.under(ALL_GONE) else NoEffect.NOTHING_LEFT
        _finish_link(table, index, link, reason)


def _start_link(table: Table, index: int, link: Link) -> None:
    source = link.context.source
    player = link.context.player
    rolled: list[die_negation.Rolled] = []
    open_to_dice = not link.negated and derived.anywhere(table, NegatedLinks) and not withstands(table, link)
    if open_to_dice and _negator(table, link) is None:
        try:
            rolled = die_negation.rolls(table, link, planning.Answers(table.agenda[-1].chosen))
        except planning.Asked as missing:
            table.request = missing.request
            return
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
    negator = _negator(table, link) or die_negation.negating(table, index, rolled)
    if negator is not None:
        table.tell(
            EventKind.EFFECT_NEGATED, source, player, Cause.EFFECT, negation_rules(table, link, negator),
            link=index + 1, **negator.told(),
        )  # fmt: skip
        _mark(table, index, 2)
        forget_use(table, source.uid)
        destroy_negated(table, link, negator)
        _equip_without_effect(table, index, effect)
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
    table.top(step=1, data=ResolutionData(index, lost))
    table.push(Frame(Procedure.RUN, context=context))


def _equip_without_effect(table: Table, index: int, effect: Activated) -> None:
    """An Equip Spell whose effect is negated is equipped all the same (rule mechanic.C7)."""
    link = table.chain[index]
    operation, source = effect.operation, link.context.source
    card = table.book.by_number.get(source.number)
    if card is None or card.icon != Icon.EQUIP or not isinstance(operation, Equip) or not table.under(EQUIP_UNFIT):
        return
    hosts, _ = check_targets(table, index, link, effect)
    if not link.card_activation or _source_gone(table, link) or not any(hosts):
        return
    relate(table, RelationKind.EQUIPPED, source.uid, hosts[0][0].uid)
    table.tell(
        EventKind.EQUIPPED, source, link.context.player, rules=EQUIP_UNFIT, link=index + 1,
        host=derived.snapshot(table, hosts[0][0].uid),
    )  # fmt: skip


def negating_anyway(table: Table, source: Snapshot, effect: int, player: int) -> derived.Ground | None:
    """What negates every effect of a card, so that this one would do nothing if its player used it; else None."""
    return None if withstands(table, Link(Context(player, source, effect), 0, 1)) else _of_its_card(table, source)


def _negator(table: Table, link: Link) -> derived.Ground | None:
    source = link.context.source
    if withstands(table, link):
        return None
    return _of_its_card(table, source) or link_negator(table, link) or move_negation.negator(table, link)


def _of_its_card(table: Table, source: Snapshot) -> derived.Ground | None:
    """What negates the effects of a Chain Link's card, as long as it is the same card."""
    if table.is_same(source.ref) and table.cards[source.uid].facts & Fact.SILENCED:
        return _silencer(table) or derived.Ground(source, ())
    if table.is_same(source.ref) and source.zone in IN_PLAY and derived.is_negated(table, source.uid):
        return derived.negating(table, source.uid)
    return None


def _source_gone(table: Table, link: Link) -> bool:
    """Cards that must stay face-up have no effect once they are gone, unless as their own cost (B3, B7)."""
    card = table.book.by_number.get(link.context.source.number)
    if card is not None and card.kind == CardKind.MONSTER and not table.under(SOURCE_MAY_LEAVE):
        return not table.is_unchanged(link.context.source.ref)
    kept = card is not None and (card.icon in STAYING_ICONS or remains(table, link))
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
    table.put_link(index, table.chain[index]._replace(negated=negated))


def _finish_link(table: Table, index: int, link: Link, reason: str) -> None:
    source = link.context.source
    if reason and reason != NoEffect.PLACED:
        missing = {"missing": 1} if reason == NoEffect.NOTHING_LEFT and _finds_none(table, link) else {}
        table.tell(
            EventKind.NO_EFFECT, source, link.context.player, rules=NO_EFFECT_RULES[NoEffect(reason)],
            link=index + 1, source=source, clause=(link.context.effect, *_mode_of(table, link)), reason=str(reason),
            **missing,
        )  # fmt: skip
    else:
        table.tell(EventKind.RESOLVED, source, link.context.player, link=index + 1, source=source)
    if reason == NoEffect.EFFECT_NEGATED and remains(table, link):
        delayed_to_phase.count_own_end(table, link)
    table.put_link(index, table.chain[index]._replace(done=1))
    table.finish(Outcome(1))
    if not table.under(TOGETHER) and lies_used(table, link) and departs(table, table.chain[index]):
        send_used(table, [source.uid])
    attack_permissions.note_defenders(table, source.number)
    if link.negated == 1:
        return
    targets = tuple(ref for group in link.context.targets for ref in group)
    # a card linked to a monster (Equip, Call of the Haunted) continues to target it on the field
    targets += tuple(
        one.other
        for one in table.relations
        if one.kind in TARGETING and one.source.uid == source.uid and table.is_same(one.source)
    )
    note(
        table,
        table.occurrence(
            Verb.RESOLVE, source, link.context.player, Cause.EFFECT, source.zone,
            card_activation=link.card_activation, targets=targets,
        ),
    )  # fmt: skip


def _finds_none(table: Table, link: Link) -> bool:
    """Whether no card fits that the effect would work on first."""
    effect = table.book.effects(link.context.source.number)[link.context.effect]
    if not isinstance(effect, Activated):
        return False
    first = first_part(operation_of(effect, link.context.mode))
    return bool(nothing_done.finds_none(table, first, query.Scope(link.context.player, link.context)))


def _mode_of(table: Table, link: Link) -> tuple[int, ...]:
    """The path to the chosen mode, if the effect has several."""
    effect = table.book.effects(link.context.source.number)[link.context.effect]
    return (MODE, link.context.mode) if isinstance(effect, Activated) and modes_of(effect) else ()


NO_EFFECT_RULES: dict[NoEffect, tuple[str, ...]] = {
    NoEffect.ACTIVATION_NEGATED: ("chain.negated-link-continues", "mechanic.B4"),
    NoEffect.EFFECT_NEGATED: ("mechanic.B4",),
    NoEffect.TARGET_GONE: ("target.resolve.all-gone", "target.locked"),
    NoEffect.SOURCE_GONE: ("mechanic.B3",),
    NoEffect.CONDITION: ("mechanic.C4",),
    NoEffect.NOTHING_LEFT: ("mechanic.B8",),
    NoEffect.PLACED: (),
}


def _silencer(table: Table) -> derived.Ground | None:
    """What negates the effects of monsters destroyed by battle, if it still applies."""
    return next(
        (derived.ground(table, item) for item in derived.active(table) if isinstance(item.modifier, Silences)), None
    )
