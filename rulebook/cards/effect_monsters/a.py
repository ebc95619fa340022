"""The Effect Monsters, A."""

from rulebook.cards.words import *

NO_ANSWER = Continuous((Cannot(Verb.ACTIVATE, spell_trap, OPPONENT),), while_=Is(Ref.ATTACKER, itself))
HURTS = On(Verb.BATTLE_DAMAGE, itself)
_NO_STRONGER = atk(Op.LE, StatOf(Stat.ATK, Ref.PAID)) & monster & their(MONSTER)

CARDS: tuple[Card, ...] = (
    monster_card(
        18318842, "abyss-soldier", ("Abyss Soldier", "Abgrund-Soldat", "Soldato dell'Abisso"),
        (Type.AQUA, WATER, 4, 1800, 1300), EFFECT,
        ignition(
            limit=ONCE_PER_TURN,
            cost=(Discard(Pick(1, attribute(WATER) & monster & my(HAND)), to_graveyard=True),),
            targets=(Target(1, card & any_(*FIELD)),), operation=Return(T),
        ),
    ),
    monster_card(
        18036057, "airknight-parshath",
        ("Airknight Parshath", "Parshath, der Luftritter", "Parshath Cavaliere Volante"),
        (Type.FAIRY, LIGHT, 5, 1900, 1400), EFFECT,
        PIERCING,
        trigger(Form.IF, HURTS, optional=False, operation=Draw(1)),
    ),
    monster_card(
        29654737, "amazoness-chain-master",
        ("Amazoness Chain Master", "Amazonische Kettenmeisterin", "Maestra delle Catene Amazoness"),
        (Type.WARRIOR, EARTH, 4, 1500, 1300), EFFECT,
        trigger(
            Form.WHEN, DESTROYED_BY_BATTLE, optional=True, cost=(PayLP(1500),),
            operation=do(LookAt(All(card & their(HAND))), THEN, Add(Pick(1, monster & their(HAND)), to=YOU)),
        ),
    ),
    monster_card(
        94004268, "amazoness-swords-woman",
        ("Amazoness Swords Woman", "Amazonische Schwertkämpferin", "Spadaccina Amazoness"),
        (Type.WARRIOR, EARTH, 4, 1500, 1600), EFFECT,
        Continuous((DamageRule(DamageKind.TO_OPPONENT, YOU, battles=itself),)),
    ),
    monster_card(
        95174353, "ameba", ("Ameba", "Ameba", "Ameba"), (Type.AQUA, WATER, 1, 300, 350), EFFECT,
        trigger(
            Form.WHEN, On(Verb.CONTROL, itself, controlled_by=OPPONENT), optional=False,
            limit=Limit(LimitKey.COPY, per=Per.FACE_UP), operation=Damage(YOU, 2000),
        ),
    ),
    monster_card(
        10509340, "ancient-gear-beast",
        ("Ancient Gear Beast", "Antikes Antriebsungeheuer", "Bestia-Ingranaggio Antico"),
        (Type.MACHINE, EARTH, 6, 2000, 2000), EFFECT,
        SummonCondition((Verb.SPECIAL_SUMMON,)),
        NO_ANSWER,
        Continuous((Silences(itself),)),
    ),
    monster_card(
        83104731, "ancient-gear-golem",
        ("Ancient Gear Golem", "Antiker Antriebsgolem", "Golem-Ingranaggio Antico"),
        (Type.MACHINE, EARTH, 8, 3000, 3000), EFFECT,
        SummonCondition((Verb.SPECIAL_SUMMON,)),
        NO_ANSWER,
        Continuous((Piercing(itself),)),
    ),
    monster_card(
        56094445, "ancient-gear-soldier",
        ("Ancient Gear Soldier", "Antiker Antriebssoldat", "Soldato-Ingranaggio Antico"),
        (Type.MACHINE, EARTH, 4, 1300, 1300), EFFECT,
        NO_ANSWER,
    ),
    monster_card(
        13250922, "anteatereatingant", ("Anteatereatingant", "Ameisenfressender Ameisenbär", "Anteatereatingant"),
        (Type.INSECT, EARTH, 5, 2000, 500), EFFECT,
        SummonCondition((Verb.NORMAL_SUMMON, Verb.SET), only_own=True),
        SummonProcedure((HAND,), pay=Send(Pick(2, spell_trap & my(*FIELD)))),
        ignition(
            if_=~Happened(On(Verb.DECLARE_ATTACK, itself)),
            operation=Destroy(Pick(1, spell_trap & their(*FIELD))),
            restrictions=(Apply(Cannot(Verb.ATTACK, itself), Until.END_OF_TURN),),
        ),
    ),
    monster_card(
        59464593, "armed-dragon-lv10", ("Armed Dragon LV10", "Bewaffneter Drache LV10", "Drago Armato LV10"),
        (Type.DRAGON, WIND, 10, 3000, 2000), EFFECT,
        SummonCondition((Verb.NORMAL_SUMMON, Verb.SET), only_own=True),
        SummonProcedure((HAND,), pay=Tribute(Pick(1, Named("armed-dragon-lv7") & my(MONSTER)))),
        ignition(cost=(Send(Pick(1, card & my(HAND))),), operation=Destroy(All(face_up & monster & their(MONSTER)))),
    ),
    monster_card(
        46384672,
        "armed-dragon-lv5",
        ("Armed Dragon LV5", "Bewaffneter Drache LV5", "Drago Armato LV5"),
        (Type.DRAGON, WIND, 5, 2400, 1700),
        EFFECT,
        ignition(
            cost=(Send(Pick(1, monster & my(HAND))),),
            targets=(Target(1, _NO_STRONGER),),
            operation=Destroy(T),
        ),
        levels_up("armed-dragon-lv7"),
    ),
    monster_card(
        73879377,
        "armed-dragon-lv7",
        ("Armed Dragon LV7", "Bewaffneter Drache LV7", "Drago Armato LV7"),
        (Type.DRAGON, WIND, 7, 2800, 1000),
        EFFECT,
        SummonCondition((Verb.NORMAL_SUMMON, Verb.SET), only_by="armed-dragon-lv5"),
        ignition(cost=(Send(Pick(1, monster & my(HAND))),), operation=Destroy(All(_NO_STRONGER))),
    ),
)  # fmt: skip
