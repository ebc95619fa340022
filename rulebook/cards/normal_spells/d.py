"""The Normal Spells, D."""

from rulebook.cards.words import *

_ALIKE = Namesakes(3, face_up & normal_monster & ~token & my(MONSTER))

CARDS: tuple[Card, ...] = (
    spell_card(
        90928333, "dark-factory-of-mass-production", Icon.NORMAL,
        (
            "Dark Factory of Mass Production", "Dunkle Fabrik der Massenproduktion",
            "Industria Oscura della Produzione di Massa",
        ),
        activation(targets=(Target(2, normal_monster & my(GRAVEYARD)),), operation=Add(T)),
    ),
    spell_card(
        53129443, "dark-hole", Icon.NORMAL, ("Dark Hole", "Schwarzes Loch", "Buco Nero"),
        activation(operation=Destroy(All(monster & any_(MONSTER)))),
    ),
    spell_card(
        2314238, "dark-magic-attack", Icon.NORMAL,
        ("Dark Magic Attack", "Angriff mit Dunkler Magie", "Attacco Mago Nero"),
        activation(
            if_=Exists(face_up & Named("dark-magician") & my(MONSTER)),
            operation=Destroy(All(spell_trap & their(*FIELD))),
        ),
    ),
    spell_card(
        80168720, "darkness-approaches", Icon.NORMAL,
        ("Darkness Approaches", "Finsternis naht", "L'Oscurità si Avvicina"),
        activation(
            cost=(Discard(Pick(2, card & my(HAND))),),
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=TurnFaceDown(T),
        ),
    ),
    spell_card(
        19159413, "de-spell", Icon.NORMAL, ("De-Spell", "Fluchzerstörer", "Annulla Carta Magia"),
        activation(
            operation=Modes(
                (
                    Mode(Destroy(T), targets=(Target(1, face_up & spell & any_(*FIELD)),)),
                    Mode(
                        do(Reveal(T), THEN, If(Is(Ref.TARGET, ByFace(spell)), Destroy(T))),
                        targets=(Target(1, face_down & spell_trap & any_(*FIELD)),),
                    ),
                )
            )
        ),
    ),
    spell_card(
        39719977, "delta-attacker", Icon.NORMAL, ("Delta Attacker", "Delta-Angreifer", "Attaccante Delta"),
        activation(
            if_=Exists(_ALIKE), operation=Apply(May(Verb.ATTACK, _ALIKE, direct=True), Until.END_OF_TURN)
        ),
    ),
    spell_card(
        11961740, "different-dimension-capsule", Icon.NORMAL,
        ("Different Dimension Capsule", "Dimensionskapsel", "Differente Capsula Dimensionale"),
        activation(
            operation=do(
                Banish(Pick(1, card & my(DECK)), face_down=True),
                ALSO,
                Remain(),
                ALSO,
                Later(Moment(Phase.STANDBY, YOU, 2), do(Destroy(THIS), AND_IF_YOU_DO, Add(The(Ref.KEPT)))),
            ),
        ),
    ),
    spell_card(
        23557835, "dimension-fusion", Icon.NORMAL,
        ("Dimension Fusion", "Dimensionsfusion", "Fusione Dimensionale"),
        activation(
            cost=(PayLP(2000),), operation=Each(SpecialSummon(All(monster & each(BANISHED)))),
        ),
    ),
    spell_card(
        34187685, "double-attack", Icon.NORMAL, ("Double Attack", "Doppelangriff", "Doppio Attacco"),
        activation(
            cost=(Discard(Pick(1, monster & my(HAND)), to_graveyard=True),),
            targets=(
                Target(1, face_up & monster & my(MONSTER) & StatIs(Stat.LEVEL, Op.LT, StatOf(Stat.LEVEL, Ref.PAID))),
            ),
            operation=Apply(May(Verb.ATTACK, target, again=1), Until.END_OF_TURN),
        ),
    ),
    spell_card(
        71490127, "dragon-s-mirror", Icon.NORMAL, ("Dragon's Mirror", "Spiegel des Drachen", "Specchio del Drago"),
        activation(
            operation=FusionSummon(
                OfMonsterKind(MonsterKind.FUSION) & of_type(Type.DRAGON), monster & my(MONSTER, GRAVEYARD),
                by=Verb.BANISH,
            )
        ),
    ),
)  # fmt: skip
