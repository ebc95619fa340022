"""Replacements: something else happens instead, and the event itself does not (rule mechanic.C9).

Prohibitions come first: what cannot be destroyed needs no replacement. Each event is replaced at most once, and the
replacement is not replaced again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rulebook.engine.choosing import planning
from rulebook.engine.choosing.planning import Answers, Planned
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NO_CARD, NOBODY, Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Context, Occurrence, Outcome, Request
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.moving.matching import matches
from rulebook.engine.records import activated_cards
from rulebook.engine.records.usage_limits import use, used_up
from rulebook.engine.rule_ids.general import REPLACED
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Replacement
from rulebook.vocabulary.terms import Cause, Verb, Zone

from .executors import perform


class Instead(NamedTuple):
    """A replacement about to take place: the card spared, the effect, and everything it does."""

    spared: Snapshot
    verb: int
    source: int
    effect: int
    planned: tuple[Planned, ...]


@lru_cache(maxsize=16)
def _replacers(book: Book) -> dict[int, tuple[tuple[int, Replacement], ...]]:
    """Per card number, its replacements with their indexes."""
    found: dict[int, tuple[tuple[int, Replacement], ...]] = {}
    for number, index, effect in book.of_type(Replacement):
        found[number] = (*found.get(number, ()), (index, effect))
    return found


def foresee_destruction(
    table: Table, uids: Sequence[int], cause: Cause, player: int, answers: Answers
) -> tuple[Instead, ...]:
    """The replacements that apply to cards about to be destroyed together.

    Raises:
        Asked: a player has yet to decide whether, or with which cards, to replace.
    """
    if not any(card.number in _replacers(table.book) for card in table.cards):
        return ()
    found: list[Instead] = []
    busy = set(uids)
    for uid in uids:
        by = 1 - table.controller(uid) if player == NOBODY else player
        occurrence = table.occurrence(Verb.DESTROY, derived.snapshot(table, uid), by, cause, Zone.GRAVEYARD)
        one = _first(table, occurrence, answers, busy)
        if one is not None:
            found.append(one)
            busy |= {spent_on for item in one.planned for spent_on in item.uids}
    return tuple(found)


def foresee_draw(table: Table, player: int, answers: Answers) -> Instead | None:
    """The replacement of the turn player's draw, or None. Raises like ``foresee_destruction``."""
    occurrence = table.occurrence(Verb.DRAW, NO_CARD, player, Cause.RULE, Zone.HAND)
    return _first(table, occurrence, answers, set())


def _first(table: Table, occurrence: Occurrence, answers: Answers, busy: set[int]) -> Instead | None:
    for source, index, effect, scope in _applicable(table, occurrence):
        if not can_be_done(table, effect, scope, busy):
            continue
        if effect.optional:
            request = Request(RequestKind.YES_NO, scope.player, Purpose.INSTEAD, (), (source,))
            if not answers.ask(request)[0]:
                continue
        planned = planning.plan(table, effect.operation, (), scope, answers)
        return Instead(occurrence.subject, occurrence.verb, source, index, tuple(planned))
    return None


def _applicable(table: Table, occurrence: Occurrence) -> Iterator[tuple[int, int, Replacement, query.Scope]]:
    """Yield the replacements for this event, those of the affected player first."""
    if not table.under(REPLACED):
        return
    replacers = _replacers(table.book)
    concerned = occurrence.subject.controller if occurrence.subject != NO_CARD else occurrence.player
    found = [uid for uid, card in enumerate(table.cards) if card.number in replacers]
    for uid in sorted(found, key=lambda one: table.controller(one) != concerned):
        for index, effect in replacers[table.cards[uid].number]:
            zone = table.cards[uid].zone
            if zone not in (effect.where or IN_PLAY):
                continue
            if zone in IN_PLAY and (not table.is_up(uid) or derived.is_negated(table, uid)):
                continue
            if activated_cards.is_idle(table, uid):
                continue
            if used_up(table, table.controller(uid), uid, index, effect):
                continue
            player = table.controller(uid)
            event = (occurrence.subject,) if occurrence.subject != NO_CARD else ()
            context = Context(player, derived.snapshot(table, uid), index, event=event, event_player=occurrence.player)
            scope = query.Scope(player, context)
            if matches(table, effect.would, occurrence, scope) and query.holds(table, effect.if_, scope):
                yield uid, index, effect, scope


def can_be_done(table: Table, effect: Replacement, scope: query.Scope, busy: set[int]) -> bool:
    """Whether as many cards as it needs exist, and are not about to leave themselves."""
    operation = effect.operation
    if not planning.has_cards(operation):
        return True
    selector = operation.cards
    try:
        uids = set(planning.select(table, operation, selector, scope, Answers(())))
    except planning.Asked as missing:
        uids = set(missing.request.options)
    left = len(uids - busy)
    least = (
        planning.how_many(planning.counted(table, selector.count, scope), left).low
        if isinstance(selector, o.Pick)
        else 1
    )
    return left >= least


def carry_out(table: Table, instead: Instead) -> Outcome:
    """Carry out a replacement: report it, then run its operation."""
    source = derived.snapshot(table, instead.source)
    effect = table.book.effects(source.number)[instead.effect]
    assert isinstance(effect, Replacement)
    use(table, source.controller, instead.source, instead.effect, effect)
    table.tell(
        EventKind.REPLACED, instead.spared if instead.spared != NO_CARD else source, source.controller, Cause.EFFECT,
        REPLACED, source=source, clause=(instead.effect,), verb=Verb(instead.verb).name.lower(),
        itself=int(instead.spared == NO_CARD),
    )  # fmt: skip
    return perform(table, [item for item in instead.planned if not isinstance(item.operation, o.Nothing)])


def foresee(table: Table, planned: list[Planned], answers: Answers) -> tuple[list[Planned], list[Instead]]:
    """The plan without what is replaced, and the replacements. Raises like ``foresee_destruction``."""
    left: list[Planned] = []
    found: list[Instead] = []
    for item in planned:
        if isinstance(item.operation, o.Destroy):
            doomed = [uid for uid in item.uids if can_be_destroyed(table, uid)]
            replaced = foresee_destruction(table, doomed, Cause.EFFECT, item.scope.player, answers)
            found += replaced
            spared = {one.spared.uid for one in replaced}
            item = item._replace(uids=tuple(uid for uid in item.uids if uid not in spared))
        left.append(item)
    return left, found


def can_be_destroyed(table: Table, uid: int) -> bool:
    """Whether a card effect that destroys this card would actually do so."""
    if table.cards[uid].zone not in IN_PLAY:
        return False
    return derived.forbidding(table, Verb.BE_DESTROYED, uid=uid, cause=Cause.EFFECT) is None
