"""The Ritual Spells."""

from rulebook.cards.words import *

ritual_monster = OfMonsterKind(MonsterKind.RITUAL)

CARDS: tuple[Card, ...] = (
    spell_card(
        41426869,
        "black-illusion-ritual",
        Icon.RITUAL,
        ("Black Illusion Ritual", "Schwarze-Illusion-Ritual", "Rito Illusione Nera"),
        activation(operation=RitualSummon(Named("relinquished"), monster & my(HAND, MONSTER), Op.GE, 1, single=True)),
    ),
    spell_card(
        55761792,
        "black-luster-ritual",
        Icon.RITUAL,
        ("Black Luster Ritual", "Schwarzer-Glanz-Ritual", "Rito della Gloria Nera"),
        activation(operation=RitualSummon(Named("black-luster-soldier"), monster & my(HAND, MONSTER), Op.GE, 8)),
    ),
    spell_card(
        69035382,
        "contract-with-the-abyss",
        Icon.RITUAL,
        ("Contract with the Abyss", "Vertrag mit der Unterwelt", "Contratto con l'Abisso"),
        activation(
            operation=RitualSummon(attribute(DARK) & ritual_monster, monster & my(HAND, MONSTER), Op.EQ)
        ),
    ),
    spell_card(
        8198712,
        "end-of-the-world",
        Icon.RITUAL,
        ("End of the World", "Ende der Welt", "Fine del Mondo"),
        activation(operation=RitualSummon(
                Named("ruin-queen-of-oblivion") | Named("demise-king-of-armageddon"),
                monster & my(HAND, MONSTER),
                Op.EQ,
            )),
    ),
    spell_card(
        60365591, "shinato-s-ark", Icon.RITUAL, ("Shinato's Ark", "Shinatos Arche", "Arca di Shinato"),
        activation(
            operation=RitualSummon(Named("shinato-king-of-a-higher-plane"), monster & my(HAND, MONSTER), Op.GE, 8)
        ),
    ),
)  # fmt: skip
