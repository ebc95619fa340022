"""The Normal Spells, P."""

from rulebook.cards.words import *

ENVOY = Named("black-luster-soldier-envoy-of-the-beginning") | Named("chaos-emperor-dragon-envoy-of-the-end")

CARDS: tuple[Card, ...] = (
    spell_card(
        24094653,
        "polymerization",
        Icon.NORMAL,
        ("Polymerization", "Polymerisation", "Polimerizzazione"),
        activation(operation=FusionSummon(fusion_monster, monster & my(HAND, MONSTER))),
    ),
    spell_card(
        67169062,
        "pot-of-avarice",
        Icon.NORMAL,
        ("Pot of Avarice", "Topf der Trägheit", "Giara dell'Avarizia"),
        activation(
            targets=(Target(5, monster & my(GRAVEYARD)),),
            operation=do(Return(T, DECK, together=True), THEN, Draw(2)),
        ),
    ),
    spell_card(
        70278545, "pot-of-generosity", Icon.NORMAL,
        ("Pot of Generosity", "Topf der Großzügigkeit", "Anfora della Generosità"),
        activation(operation=Return(Pick(2, card & my(HAND)), DECK)),
    ),
    spell_card(
        55144522, "pot-of-greed", Icon.NORMAL, ("Pot of Greed", "Topf der Gier", "Anfora dell'Avidità"),
        activation(operation=Draw(2)),
    ),
    spell_card(
        23701465, "primal-seed", Icon.NORMAL, ("Primal Seed", "Frühe Saat", "Seme Primordiale"),
        activation(
            if_=Exists(ENVOY & face_up & any_(*FIELD)),
            targets=(Target(2, card & my(BANISHED)),), operation=Add(T),
        ),
    ),
)  # fmt: skip
