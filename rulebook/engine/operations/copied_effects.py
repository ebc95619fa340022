"""Effects taken from other cards: of the card responded to, and of a monster that is copied for a while."""

from __future__ import annotations

from rulebook.engine.choosing.planning import Answers, Planned
from rulebook.engine.choosing.target_groups import target_groups
from rulebook.engine.choosing.targeting import target_range
from rulebook.engine.continuous import query
from rulebook.engine.core.copies import gained, printed
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import NOTHING_DONE, Context, Lingering, Outcome, Request
from rulebook.engine.core.table import Table
from rulebook.engine.moving.moves import begin
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import Cause, Until

from .outcomes import told


def bound(table: Table, context: Context, answers: Answers) -> Context | None:
    """The bindings in which the copied effect runs; None if there is nothing for it to be done to.

    Its source is the copying card, read as the copied one: the places of the operations are those of that text.

    Raises:
        Asked: a choice is missing.
    """
    if context.link < 2:
        return None
    copied = table.chain[context.link - 2].context
    effect = table.book.effects(copied.source.number)[copied.effect]
    assert isinstance(effect, Activated)
    source = context.source._replace(number=copied.source.number)
    context = context._replace(source=source, effect=copied.effect, mode=copied.mode, declared=copied.declared, paid=())
    groups = []
    for group in target_groups(table, effect, context, context.mode):
        scope = query.Scope(context.player, context)
        wanted = target_range(group.target, len(group.good), table, scope)
        if len(group.good) < max(wanted.low, 1):
            return None
        chosen = tuple(sorted(group.good))
        if wanted.low < len(chosen):
            asked = (chosen, (), wanted.low, wanted.high)
            chosen = answers.ask(Request(RequestKind.PICK, context.player, Purpose.RESOLUTION, *asked))
        groups.append(tuple(table.ref(uid) for uid in chosen))
    return context._replace(targets=tuple(groups))


def copy(table: Table, item: Planned, cause: Cause) -> Outcome:
    """The source has the name and effects of a monster from now on; not if it is no longer there, face-up."""
    operation, source = item.operation, item.scope.context.source
    assert isinstance(operation, o.Copy)
    copied = query.cards_of(table, operation.ref, item.scope)
    if not copied or not table.is_unchanged(source.ref) or not table.is_up(source.uid):
        return NOTHING_DONE
    other = printed(table.cards[copied[0]].number)
    face = table.book.copies.get((printed(source.number), other))
    if face is None:
        return NOTHING_DONE
    table.put(source.uid, table.cards[source.uid]._replace(number=face.number))
    begin(table, source.uid)
    until = list(Until).index(operation.until)
    lasting = Lingering(
        source.number, item.scope.context.effect, item.path, until, item.scope.player, (source.ref,), 0, source.ref
    )  # fmt: skip
    table.change(lingering=(*table.lingering, lasting))
    table.tell(
        EventKind.APPLIED, source, item.scope.player, cause, ("mechanic.G2",), **told(item),
        modifier="Copy", until=str(operation.until), subjects=(),
    )  # fmt: skip
    return Outcome(1)


def gain(table: Table, item: Planned, cause: Cause) -> Outcome:
    """The source has the chosen effects of its list from now on; not if it is no longer there, face-up."""
    source = item.scope.context.source
    face = table.book.gains.get((printed(source.number), sum(1 << (number - 1) for number in item.positions)))
    if face is None or not table.is_unchanged(source.ref) or not table.is_up(source.uid):
        return NOTHING_DONE
    table.put(source.uid, table.cards[source.uid]._replace(number=face.number))
    begin(table, source.uid)
    listed = gained(table.book.effects(printed(source.number)))
    for number in item.positions:
        table.tell(
            EventKind.MODE_CHOSEN, source, item.scope.player, link=item.scope.context.link, source=source,
            clause=(listed[number - 1], 0), number=number,
        )  # fmt: skip
    return Outcome(1)
