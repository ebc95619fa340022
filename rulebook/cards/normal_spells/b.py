"""The Normal Spells, B."""

from rulebook.cards.words import *

DINOSAUR = of_type(Type.DINOSAUR) & monster

CARDS: tuple[Card, ...] = (
    spell_card(
        47453433,
        "back-to-square-one",
        Icon.NORMAL,
        ("Back to Square One", "Zurück zum Anfang", "Torna all'Inizio"),
        activation(
            cost=(Discard(Pick(1, card & my(HAND))),),
            targets=(Target(1, monster & any_(MONSTER)),),
            operation=Place(T),
        ),
    ),
    spell_card(
        61181383, "battery-charger", Icon.NORMAL, ("Battery Charger", "Batterieaufladegerät", "Carica Batterie"),
        activation(
            cost=(PayLP(500),), targets=(Target(1, Series("Batteryman") & monster & my(GRAVEYARD)),),
            operation=SpecialSummon(T),
        ),
    ),
    spell_card(
        84808313, "big-evolution-pill", Icon.NORMAL,
        ("Big Evolution Pill", "Große Evolutionspille", "Pillola dell'Evoluzione Gigante"),
        activation(
            cost=(Tribute(Pick(1, DINOSAUR & my(MONSTER))),),
            operation=do(
                Remain(), ALSO, Later(Moment(Phase.END, OPPONENT, 3), Destroy(THIS))
            ),
        ),
        Continuous((SparesTributes(level(Op.GE, 5) & DINOSAUR & my(HAND)),)),
    ),
    spell_card(
        25880422, "block-attack", Icon.NORMAL, ("Block Attack", "Blockangriff", "Blocca-Attacco"),
        activation(
            targets=(Target(1, face_up & attack_position & monster & their(MONSTER)),),
            operation=ChangePosition(T, Position.DEFENSE),
        ),
    ),
    spell_card(
        2204140, "book-of-life", Icon.NORMAL, ("Book of Life", "Buch des Lebens", "Libro della Vita"),
        activation(
            targets=(
                Target(1, of_type(Type.ZOMBIE) & monster & my(GRAVEYARD)),
                Target(1, monster & their(GRAVEYARD)),
            ),
            operation=do(SpecialSummon(T1), ALSO, Banish(T2)),
        ),
    ),
    spell_card(
        38699854, "book-of-taiyou", Icon.NORMAL, ("Book of Taiyou", "Buch von Taiyou", "Libro di Taiyou"),
        activation(
            targets=(Target(1, face_down & monster & any_(MONSTER)),), operation=ChangePosition(T, Position.ATTACK)
        ),
    ),
    spell_card(
        17655904, "burst-stream-of-destruction", Icon.NORMAL,
        ("Burst Stream of Destruction", "Drachenodem der Zerstörung", "Soffio Esplosivo di Distruzione"),
        activation(
            if_=Exists(face_up & Named("blue-eyes-white-dragon") & my(MONSTER))
            & ~Happened(On(Verb.DECLARE_ATTACK, Named("blue-eyes-white-dragon") & my(MONSTER))),
            operation=Destroy(All(monster & their(MONSTER))),
            restrictions=(
                Apply(Cannot(Verb.ATTACK, Named("blue-eyes-white-dragon") & my(MONSTER)), Until.END_OF_TURN),
            ),
        ),
    ),
)  # fmt: skip
