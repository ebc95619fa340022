"""The Normal Spells, S."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        30683373, "shield-crush", Icon.NORMAL, ("Shield Crush", "Schildstoß", "Esplosione dello Scudo"),
        activation(targets=(Target(1, defense_position & monster & any_(MONSTER)),), operation=Destroy(T)),
    ),
    spell_card(
        7672244, "shien-s-spy", Icon.NORMAL, ("Shien's Spy", "Shiens Spion", "Spia di Shien"),
        activation(
            targets=(Target(1, face_up & monster & my(MONSTER)),), operation=TakeControl(T, Until.END_PHASE, OPPONENT),
        ),
    ),
    spell_card(
        97169186, "smashing-ground", Icon.NORMAL, ("Smashing Ground", "Aufschlagen", "Schiacciare"),
        activation(operation=Destroy(Highest(Stat.DEF, face_up & monster & their(MONSTER)))),
    ),
    spell_card(
        68005187, "soul-exchange", Icon.NORMAL, ("Soul Exchange", "Seelentausch", "Scambio di Anime"),
        activation(
            targets=(Target(1, monster & their(MONSTER)),),
            operation=Apply(MustTribute(target), Until.END_OF_TURN),
            restrictions=(Apply(Cannot(Verb.BATTLE_PHASE, players=YOU), Until.END_OF_TURN),),
        ),
    ),
    spell_card(
        5758500, "soul-release", Icon.NORMAL, ("Soul Release", "Seelenerlöser", "Rilascio delle Anime"),
        activation(targets=(Target(UpTo(5), card & any_(GRAVEYARD)),), operation=Banish(T)),
    ),
    spell_card(
        15866454, "spiritualism", Icon.NORMAL, ("Spiritualism", "Spiritismus", "Spiritualismo"),
        activation(targets=(Target(1, spell_trap & their(*FIELD)),), operation=Return(T), no_negation=True),
    ),
    spell_card(
        63102017, "stop-defense", Icon.NORMAL, ("Stop Defense", "Verteidigung stoppen", "Blocca Difesa"),
        activation(
            targets=(Target(1, defense_position & monster & their(MONSTER)),),
            operation=ChangePosition(T, Position.ATTACK),
        ),
    ),
    spell_card(
        72302403, "swords-of-revealing-light", Icon.NORMAL,
        ("Swords of Revealing Light", "Verräterische Schwerter", "Spada Rivelatrice"),
        activation(
            operation=do(
                Remain(),
                ALSO,
                TurnFaceUp(All(face_down & monster & their(MONSTER))),
                ALSO,
                Later(Moment(Phase.END, OPPONENT, 3), Destroy(THIS)),
            ),
        ),
        Continuous((Cannot(Verb.DECLARE_ATTACK, monster & their(MONSTER)),)),
    ),
    spell_card(
        18895832, "system-down", Icon.NORMAL, ("System Down", "Systemabsturz", "Caduta del Sistema"),
        activation(
            cost=(PayLP(1000),), operation=Banish(All(of_type(Type.MACHINE) & monster & their(MONSTER, GRAVEYARD)))
        ),
    ),
)  # fmt: skip
