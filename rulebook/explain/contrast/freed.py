"""Cards that are no longer negated: the card that negated them is gone, or is negated itself now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.tree import Value
from rulebook.vocabulary.modifiers import Negated

from .values import Contrast, Kind, Likely, Step

_RULES = ("mechanic.B4", "effect.card-over-rule")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each face-up card whose effects were negated before the step and are not after it."""
    last = len(step.events) - 1
    after, before = (step.table(last), step.table(-1)) if last >= 0 else (None, None)
    if after is None or before is None or not derived.anywhere(before, Negated):
        return
    for uid, card in enumerate(before.cards):
        if not card.number or not step.stays(uid) or not _up(before, uid) or not _up(after, uid):
            continue
        ground = derived.negating(before, uid) if derived.is_negated(before, uid) else None
        if ground is None or derived.is_negated(after, uid) or not _up(before, ground.card.uid):
            continue
        found = _why(before, after, uid, ground.card)
        if found is not None and after.effects(uid):
            condition, *others = found
            told: tuple[tuple[str, Value], ...] = (
                ("card", step.reader.thing(derived.snapshot(after, uid))),
                ("by", step.reader.thing(ground.card)),
                *(("negator", step.reader.thing(one)) for one in others if isinstance(one, Snapshot)),
            )
            cards = (derived.snapshot(after, uid), ground.card)
            at = _first_free(step, uid, last)
            yield Contrast(Kind.FREED, str(condition), cards, ground.clause, _RULES, Likely.SURELY, at, told)


def tells(before: Table, by: Snapshot, cards: Sequence[Snapshot]) -> bool:
    """Whether a foil of a freed card says already that this card negates these: what negated it, and what freed it."""
    ground = derived.negating(before, by.uid) if derived.is_negated(before, by.uid) else None
    return ground is not None and len(cards) <= 2 and any(card.uid == ground.card.uid for card in cards)


def _first_free(step: Step, uid: int, last: int) -> int:
    """The event after which the card is no longer negated, or the one before if the card itself negates with it."""
    for at in range(last):
        table = step.table(at)
        if table is not None and not derived.is_negated(table, uid):
            event = step.events[at]
            return at - 1 if event.kind is EventKind.EFFECT_NEGATED and event.source.uid == uid and at else at
    return last


def _up(table: Table, uid: int) -> bool:
    return uid < len(table.cards) and table.cards[uid].zone in IN_PLAY and table.is_up(uid)


def _why(before: Table, after: Table, uid: int, by: Snapshot) -> tuple[str | Snapshot, ...] | None:
    """How a card came to be free: ``gone``; or negated by another card, which may be negated by the freed card now."""
    if not _up(after, by.uid):
        return ("gone",)
    ground = derived.negating(after, by.uid) if derived.is_negated(after, by.uid) else None
    if ground is None:
        return None
    if ground.card.uid != uid:
        return ("other", ground.card)
    working = {source for source, _, _ in derived.sources(before)}
    for one in dict.fromkeys(source for source, _, _ in derived.sources(after)):
        if one not in working and one != uid and _negates(after, one, by.uid):
            return ("loop" if derived.is_negated(after, one) else "first", derived.snapshot(after, one))
    return None


def _negates(table: Table, source: int, uid: int) -> bool:
    """Whether a continuous effect of a card negates another card, if nothing negates it itself."""
    return any(
        isinstance(rule, Negated) and query.fits(table, rule.subject, uid, derived.scope_of(table, source, index))
        for place, index, effect in derived.sources(table)
        if place == source
        for rule in effect.modifiers
    )
