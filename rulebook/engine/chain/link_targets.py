"""Targets of a link: what counts as one, which are still there, and which cards negate because of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulebook.engine.choosing.outlook import outlook
from rulebook.engine.choosing.references import mentions
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NO_CARD, CardRef, Snapshot
from rulebook.engine.core.effect_modes import operation_of, place_of, targets_of
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Link
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.moving.moves import CardMove, transfer
from rulebook.engine.rule_ids.chain import ALL_NOT, BY_TARGET, FORCED, LOCKED, PICKED_LATER, SITUATION, STILL_FITS
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.modifiers import NegatedLinks
from rulebook.vocabulary.operations import Target
from rulebook.vocabulary.terms import Cause, Ref, Verb, Zone


def names_its_target(target: Target) -> bool:
    """Whether the text itself determines the card: the attacking monster, the Summoned monster."""
    return mentions(target.filter, (Ref.THAT, Ref.ATTACKER))


def aimed_at(table: Table, link: Link) -> tuple[CardRef, ...]:
    """The cards a link targets: exactly those chosen on activation."""
    effect = table.book.effects(link.context.source.number)[link.context.effect]
    if not isinstance(effect, Activated):
        return ()
    groups = targets_of(effect, link.context.mode)
    found = tuple(
        ref
        for target, group in zip(groups, link.context.targets, strict=True)
        if table.under(FORCED) or not names_its_target(target)
        for ref in group
    )
    return found if not table.book.missing else found + _without_distinction(table, link, effect)


def _without_distinction(table: Table, link: Link, effect: Activated) -> tuple[CardRef, ...]:
    """What would count as targeted without the rules that define what does not."""
    found: tuple[CardRef, ...] = ()
    scope = query.Scope(link.context.player, link.context)
    for _, operation in walk(operation_of(effect, link.context.mode)):
        selector = getattr(operation, "cards", None)
        if isinstance(selector, o.All):
            rules = SITUATION if mentions(selector.filter, (Ref.THAT,)) else ALL_NOT
        elif isinstance(selector, o.Pick | o.Highest | o.Lowest):
            rules = PICKED_LATER
        else:
            continue
        if not table.under(rules):
            found += tuple(table.ref(uid) for one in outlook(table, operation, scope) for uid in one.uids)
    return found


def link_negator(table: Table, link: Link) -> derived.Ground | None:
    """What negates this link because of its targets or its player, or None (rule target.negation-by-target)."""
    found = next(_negations(table, link), None)
    return derived.ground(table, found) if found is not None else None


def _negations(table: Table, link: Link) -> Iterator[derived.Active]:
    """Yield what negates a link: whatever it targets, or because of a single target, or of one among several."""
    targets = aimed_at(table, link) if table.under(BY_TARGET) else ()
    for item in derived.active(table):
        rule = item.modifier
        if isinstance(rule, NegatedLinks) and is_negated_by(table, rule, item.scope, link, targets):
            yield item


def is_negated_by(table: Table, rule: NegatedLinks, scope: query.Scope, link: Link, targets: Sequence[CardRef]) -> bool:
    """Whether an effect on the field, while it applies, negates a link without a die.

    Args:
        table: the table.
        rule: what the effect says.
        scope: the effect's card and its controller.
        link: the Chain Link.
        targets: what the link targets (see ``aimed_at``).
    """
    source = link.context.source
    if rule.rolled or not query.fits(table, rule.source, source.uid, scope, source):
        return False
    if rule.target is None:
        return True
    if not targets or (len(targets) != 1 and not rule.among):
        return False
    return any(table.is_same(ref) and query.fits(table, rule.target, ref.uid, scope) for ref in targets)


def negation_rules(table: Table, link: Link, negator: derived.Ground) -> tuple[str, ...]:
    """The rules by which a link is negated on resolution: because of its target, or by what applies on the field."""
    found = next(_negations(table, link), None)
    by_target = found is not None and isinstance(found.modifier, NegatedLinks) and found.modifier.target is not None
    return (*BY_TARGET, "mechanic.B4") if by_target else ("mechanic.B4", *derived.standing(table, negator))


def destroy_negated(table: Table, link: Link, negator: derived.Ground) -> None:
    """Destroy the card of a link that was negated because of its target, if the negating card says so."""
    source = link.context.source
    says_so = any(
        isinstance(item.modifier, NegatedLinks) and item.modifier.destroys
        for item in derived.active(table)
        if item.scope.context.source.uid == negator.card.uid
    )
    if not says_so or not table.is_same(source.ref) or table.cards[source.uid].zone not in IN_PLAY:
        return
    if derived.forbidding(table, Verb.BE_DESTROYED, uid=source.uid, cause=Cause.EFFECT) is None:
        destroying = CardMove(
            Verb.DESTROY, Zone.GRAVEYARD, Cause.EFFECT, negator.card.controller, **negator.told()
        )  # fmt: skip
        transfer(table, [source.uid], destroying)


def check_targets(
    table: Table, index: int, link: Link, effect: Activated
) -> tuple[tuple[tuple[CardRef, ...], ...], int]:
    """The remaining targets of a resolving link, by group, and the number it has lost."""
    scope = query.Scope(link.context.player, link.context)
    groups = targets_of(effect, link.context.mode)
    checked = [
        (ref, group_index, _lost_reason(table, ref, target, scope))
        for group_index, (target, group) in enumerate(zip(groups, link.context.targets, strict=True))
        for ref in group
    ]
    lost = sum(bool(reason) for _, _, reason in checked)
    rules = ("target.locked", "target.resolve.all-gone" if lost == len(checked) else "target.resolve.partial")
    for ref, group_index, reason in checked:
        if reason:
            place = place_of(link.context.mode, group_index, len(effect.targets))
            table.tell(
                EventKind.TARGET_GONE, _last_known(table, ref), link.context.player, rules=rules, link=index + 1,
                source=link.context.source, clause=(link.context.effect, *place), reason=reason,
            )  # fmt: skip
    valid = tuple(
        tuple(ref for ref, at, reason in checked if at == group_index and not reason)
        for group_index in range(len(groups))
    )
    return valid, lost


def _lost_reason(table: Table, ref: CardRef, target: Target, scope: query.Scope) -> str:
    if not table.is_same(ref):
        return "left" if table.under(LOCKED) else ""
    if query.fits(table, target.filter, ref.uid, scope) or not table.under(STILL_FITS):
        return ""
    return "face-down" if not table.is_up(ref.uid) else "unfit"


def _last_known(table: Table, ref: CardRef) -> Snapshot:
    return derived.snapshot(table, ref.uid) if ref.uid < len(table.cards) else NO_CARD
