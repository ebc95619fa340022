"""An effect that becomes the effect of the card responded to: its bindings, with cards chosen in place of targets."""

from __future__ import annotations

from rulebook.engine.choosing.planning import Answers
from rulebook.engine.choosing.target_groups import target_groups
from rulebook.engine.choosing.targeting import target_range
from rulebook.engine.continuous import query
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Context, Request
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Activated


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
