"""What operations do, in the words with which questions name it."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.effect_paths import walk
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Zone

_WORDS: dict[type, tuple[str, ...]] = {
    o.Destroy: ("destroy",),
    o.Send: ("send",),
    o.Discard: ("discard",),
    o.Tribute: ("tribute",),
    o.Banish: ("banish",),
    o.Return: ("return",),
    o.Place: ("return",),
    o.Add: ("add",),
    o.Draw: ("draw",),
    o.SpecialSummon: ("special", "summon"),
    o.FusionSummon: ("special", "summon"),
    o.RitualSummon: ("special", "summon"),
    o.Detach: ("detach",),
    o.Damage: ("damage",),
    o.PayLP: ("pay",),
    o.GainLP: ("gain",),
    o.Negate: ("negate",),
    o.Equip: ("equip",),
    o.TakeControl: ("take-control",),
    o.SwapControl: ("take-control",),
    o.TurnFaceDown: ("flip",),
    o.ChangePosition: ("change",),
    o.Excavate: ("excavate",),
    o.Choose: (),
    o.LookAt: ("look",),
    o.Reveal: ("reveal",),
}
"""The meanings of questions that name an operation."""
SAYABLE = frozenset(word for words in _WORDS.values() for word in words) | {"revive", "shuffle"}
"""Everything that a question can name as done."""


def doings(operation: o.Operation) -> Iterator[str]:
    """Yield what an operation, with all its parts, does."""
    for _, one in walk(operation):
        yield from _WORDS.get(type(one), ())
        if isinstance(one, o.Apply) and isinstance(one.modifier, o.Negated | o.NegatedLinks | o.NegatedDoing):
            yield "negate"
        if isinstance(one, o.Send) and isinstance(one.cards, o.Top):
            yield "excavate"
        if isinstance(one, o.Return) and one.to is Zone.DECK:
            yield "shuffle"
        if isinstance(one, o.SpecialSummon) and isinstance(one.cards, o.The | o.Pick):
            yield "revive"
