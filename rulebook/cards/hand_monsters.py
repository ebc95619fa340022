"""Effect Monsters that answer from the hand or the Graveyard."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, quick
from rulebook.vocabulary.filters import Same, effect_monster, their
from rulebook.vocabulary.modifiers import Negated
from rulebook.vocabulary.operations import THIS, Apply, Send, Target
from rulebook.vocabulary.terms import Attribute, MonsterKind, Ref, Type, Until, Window, Zone

from .printed import monster_card

LIGHT = Attribute.LIGHT
TUNER = (MonsterKind.TUNER, MonsterKind.EFFECT)

CARDS: tuple[Card, ...] = (
    monster_card(
        97268402, "effect-veiler", ("Effect Veiler", "Effektverschleierin", "Dissimulatore di Effetto"),
        (Type.SPELLCASTER, LIGHT, 1, 0, 0), TUNER,
        quick(
            where=(Zone.HAND,), window=Window.OPPONENT_MAIN_PHASE,
            cost=(Send(THIS),),
            targets=(Target(1, effect_monster & their(Zone.MONSTER)),),
            operation=Apply(Negated(Same(Ref.TARGET)), Until.END_OF_TURN),
        ),
    ),
)  # fmt: skip
