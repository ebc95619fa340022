"""The Normal Spells, R."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        12580477, "raigeki", Icon.NORMAL, ("Raigeki", "Raigeki", "Raigeki"),
        activation(operation=Destroy(All(monster & their(MONSTER)))),
    ),
    spell_card(
        58577036,
        "reasoning",
        Icon.NORMAL,
        ("Reasoning", "Gedankengang", "Ragionando"),
        activation(
            operation=do(
                Declare(Declarable.LEVEL, by=OPPONENT),
                THEN,
                Excavate(1, until=NormalSummonable()),
                THEN,
                do(
                    SpecialSummon(All(Same(Ref.EXCAVATED) & NormalSummonable() & ~Declared(Declarable.LEVEL))),
                    ALSO,
                    Send(The(Ref.REST)),
                ),
            ),
        ),
    ),
    spell_card(
        32807846, "reinforcement-of-the-army", Icon.NORMAL,
        ("Reinforcement of the Army", "Verstärkung für die Armee", "Rinforzi dell'Esercito"),
        activation(operation=Add(Pick(1, of_type(Type.WARRIOR) & monster & level(Op.LE, 4) & my(DECK)))),
    ),
    spell_card(
        51482758, "remove-trap", Icon.NORMAL, ("Remove Trap", "Falle entfernen", "Rimuovi Trappola"),
        activation(targets=(Target(1, face_up & trap & any_(*FIELD)),), operation=Destroy(T)),
    ),
)  # fmt: skip
