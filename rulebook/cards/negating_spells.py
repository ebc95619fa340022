"""Quick-Play Spells that change a monster and what reaches it, for a turn."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.filters import Same, any_, face_up, monster, other, spell_trap
from rulebook.vocabulary.modifiers import Change, Negated, Unaffected
from rulebook.vocabulary.operations import Apply, Target, do
from rulebook.vocabulary.terms import Icon, JoinKind, Ref, Stat, Until, Zone

from .printed import spell_card

target = Same(Ref.TARGET)

CARDS: tuple[Card, ...] = (
    spell_card(
        25789292, "forbidden-chalice", Icon.QUICK_PLAY, ("Forbidden Chalice", "Verbotener Kelch", "Calice Proibito"),
        activation(
            targets=(Target(1, face_up & monster & any_(Zone.MONSTER)),),
            operation=do(
                Apply(Change(Stat.ATK, 400, target), Until.END_OF_TURN),
                JoinKind.ALSO,
                Apply(Negated(target), Until.END_OF_TURN),
            ),
        ),
    ),
    spell_card(
        27243130, "forbidden-lance", Icon.QUICK_PLAY, ("Forbidden Lance", "Verbotene Lanze", "Lancia Proibita"),
        activation(
            targets=(Target(1, face_up & monster & any_(Zone.MONSTER)),),
            operation=do(
                Apply(Change(Stat.ATK, -800, target), Until.END_OF_TURN),
                JoinKind.ALSO,
                Apply(Unaffected(target, spell_trap & other), Until.END_OF_TURN),
            ),
        ),
    ),
)  # fmt: skip
