"""The Spells that make monsters: Fusion and Ritual."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.filters import Named, OfMonsterKind, attribute, monster, my
from rulebook.vocabulary.operations import FusionSummon, RitualSummon
from rulebook.vocabulary.terms import Attribute, Icon, MonsterKind, Op, Zone

from .printed import spell_card

HAND, MONSTER = Zone.HAND, Zone.MONSTER
fusion_monster = OfMonsterKind(MonsterKind.FUSION)
ritual_monster = OfMonsterKind(MonsterKind.RITUAL)


CARDS: tuple[Card, ...] = (
    spell_card(
        24094653,
        "polymerization",
        Icon.NORMAL,
        ("Polymerization", "Polymerisation", "Polimerizzazione"),
        activation(operation=FusionSummon(fusion_monster, monster & my(HAND, MONSTER))),
    ),
    spell_card(
        69035382,
        "contract-with-the-abyss",
        Icon.RITUAL,
        ("Contract with the Abyss", "Vertrag mit der Unterwelt", "Contratto con l'Abisso"),
        activation(
            operation=RitualSummon(attribute(Attribute.DARK) & ritual_monster, monster & my(HAND, MONSTER), Op.EQ)
        ),
    ),
    spell_card(
        41426869,
        "black-illusion-ritual",
        Icon.RITUAL,
        ("Black Illusion Ritual", "Schwarze-Illusion-Ritual", "Rito Illusione Nera"),
        activation(operation=RitualSummon(Named("relinquished"), monster & my(HAND, MONSTER), Op.GE, 1, single=True)),
    ),
    spell_card(
        8198712,
        "end-of-the-world",
        Icon.RITUAL,
        ("End of the World", "Ende der Welt", "Fine del Mondo"),
        activation(operation=RitualSummon(Named("demise-king-of-armageddon"), monster & my(HAND, MONSTER), Op.EQ)),
    ),
    spell_card(
        55761792,
        "black-luster-ritual",
        Icon.RITUAL,
        ("Black Luster Ritual", "Schwarzer-Glanz-Ritual", "Rito della Gloria Nera"),
        activation(operation=RitualSummon(Named("black-luster-soldier"), monster & my(HAND, MONSTER), Op.GE, 8)),
    ),
)
