"""Foils of control that does not pass: another effect in force keeps monsters with their owners."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.events import EventKind
from rulebook.explain.conditions import stated_by
from rulebook.explain.tree import Value
from rulebook.vocabulary.modifiers import Control
from rulebook.vocabulary.terms import Side

from .values import Contrast, Kind, Likely, Step

_RULES = ("effect.card-over-rule",)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each monster that an Equip Card would take and that another effect gives back at once."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.EQUIPPED else None
        if table is None or not derived.anywhere(table, Control):
            continue
        items = [one for one in derived.active(table) if isinstance(one.modifier, Control)]
        for item in items:
            rule, source = item.modifier, item.scope.context.source
            if not isinstance(rule, Control) or rule.side is Side.OWNER or source.uid != event.source.uid:
                continue
            wanted = query.side_of(item.scope, rule.side)
            for uid in query.search(table, rule.subject, item.scope):
                owner = table.cards[uid].owner
                keeper = next((one for one in items if _returns(one) and derived.applies(table, one, uid)), None)
                if keeper is None or owner == wanted:
                    continue
                ground, card = derived.source_of(table, keeper), derived.snapshot(table, uid)
                told: dict[str, Value] = {
                    "source": step.reader.thing(derived.source_of(table, item)),
                    "card": step.reader.thing(card),
                    "negator": step.reader.thing(ground),
                    "player": step.reader.who(wanted),
                }
                place = keeper.scope.context.effect
                own = step.book.by_number[ground.number]
                said = stated_by(own, step.book.effects(ground.number)[place], place, keeper.path)
                if said is None:
                    continue
                told["passage"] = said
                clause = (item.scope.context.effect, *item.path)
                cards = (derived.source_of(table, item), card, ground)
                yield Contrast(
                    Kind.SPARED, "control-held", cards, clause, _RULES, Likely.SURELY, at, tuple(told.items())
                )


def _returns(item: derived.Active) -> bool:
    return isinstance(item.modifier, Control) and item.modifier.side is Side.OWNER
