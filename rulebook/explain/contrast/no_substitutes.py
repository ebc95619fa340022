"""Foils of effects that take the card with the highest or lowest value: it is unaffected, and no other is taken."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.events import EventKind
from rulebook.explain.things import word
from rulebook.explain.tree import Word
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import Highest, Lowest
from rulebook.vocabulary.terms import Stat

from .values import Contrast, Kind, Likely, Step

_RULES = ("target.all-not", "mechanic.G4")


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect that finds its card by its value, when that card is unaffected."""
    for at, event in enumerate(step.events):
        source = event.get("other")
        if event.kind is not EventKind.PROTECTED or not isinstance(source, Snapshot) or not event.subject.number:
            continue
        for index, effect in enumerate(step.book.effects(source.number)):
            for _, operation in walk(effect.operation) if isinstance(effect, Activated) else ():
                cards = getattr(operation, "cards", None)
                if isinstance(cards, Highest | Lowest) and cards.stat in (Stat.ATK, Stat.DEF):
                    card = event.subject
                    told = (
                        ("card", step.reader.thing(card)),
                        ("source", step.reader.thing(source)),
                        ("extreme", Word("extreme", "highest" if isinstance(cards, Highest) else "lowest")),
                        ("stat", word("stat", cards.stat.value)),
                        ("value", card.atk if cards.stat is Stat.ATK else card.def_),
                    )
                    yield Contrast(
                        Kind.SPARED, "no-substitute", (source, card), (index,), _RULES, Likely.OFTEN, at, told
                    )
