"""Effects that a monster gains from the materials of its Summon, and what they ask about other monsters."""

from __future__ import annotations

from functools import lru_cache

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.book import Book
from rulebook.engine.core.copies import printed
from rulebook.engine.core.effect_paths import mentions_type
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.table import Table
from rulebook.engine.moving.moves import begin
from rulebook.vocabulary.effects import Lent
from rulebook.vocabulary.filters import SpecialSummoned
from rulebook.vocabulary.terms import SummonKind, Zone


def lend(table: Table, uid: int, kind: SummonKind) -> None:
    """Give a monster that has just arrived the effect that one of its materials lends, if there is one."""
    under = table.attached(uid)
    for material in under:
        for index, effect in enumerate(table.effects(material)):
            if not isinstance(effect, Lent) or effect.kind not in kind:
                continue
            scope = derived.scope_of(table, material, index)
            were = [derived.snapshot(table, other)._replace(zone=Zone.MONSTER) for other in under]
            if not all(query.fits(table, effect.materials, was.uid, scope, was) for was in were):
                continue
            face = table.book.loans.get((printed(table.cards[uid].number), printed(table.cards[material].number)))
            if face is not None:
                table.put(uid, table.cards[uid]._replace(number=face.number))
                begin(table, uid)
                return


@lru_cache(maxsize=8192)
def _asks(book: Book, number: int) -> bool:
    """Whether a card asks if a monster was Special Summoned at any time."""
    return mentions_type(book.effects(number), SpecialSummoned)


def facts(table: Table, kind: SummonKind) -> int:
    """What to record of a Special Summon beyond this turn, if a card in the duel asks for it."""
    if SummonKind.SPECIAL not in kind:
        return 0
    return Fact.EVER_SPECIAL if any(_asks(table.book, card.number) for card in table.cards) else 0
