"""The Continuous Spells."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        92001300, "ancient-gear-castle", Icon.CONTINUOUS,
        ("Ancient Gear Castle", "Antikes Antriebsschloss", "Castello-Ingranaggio Antico"),
        activation(),
        Continuous((Change(Stat.ATK, 300, Series("Ancient Gear") & monster & any_(MONSTER)),)),
        Unclassified(On(Verb.SUMMON, monster, kinds=SummonKind.NORMAL), PlaceCounter(CounterKind.PLAIN, 1)),
        Unclassified(On(Verb.SET, monster), PlaceCounter(CounterKind.PLAIN, 1)),
        Continuous((PaysTributes(Series("Ancient Gear") & monster, CounterKind.PLAIN),)),
        counter_caps=((CounterKind.PLAIN, 0),),
    ),
    spell_card(
        10012614, "banner-of-courage", Icon.CONTINUOUS,
        ("Banner of Courage", "Banner des Mutes", "Stendardo del Coraggio"),
        activation(),
        Continuous((Change(Stat.ATK, 200, monster & my(MONSTER)),), while_=Now(Phase.BATTLE, YOU)),
    ),
    spell_card(
        85562745, "dark-room-of-nightmare", Icon.CONTINUOUS,
        ("Dark Room of Nightmare", "Finstere Kammer der Alpträume", "Camera Oscura dell'Incubo"),
        activation(),
        Unclassified(
            On(Verb.EFFECT_DAMAGE, ~Named("dark-room-of-nightmare"), by=YOU), Damage(OPPONENT, 300)
        ),
    ),
    spell_card(
        81674782, "dimensional-fissure", Icon.CONTINUOUS,
        ("Dimensional Fissure", "Dimensionsriss", "Spaccatura Dimensionale"),
        activation(),
        Continuous((Redirect(monster),)),
    ),
    spell_card(
        97342942, "ectoplasmer", Icon.CONTINUOUS, ("Ectoplasmer", "Ektoplasmer", "Ectoplasmer"),
        activation(),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=YOU, phase=Phase.END), optional=False, where=(Zone.SPELL,),
            limit=ONCE_PER_TURN,
            operation=do(
                Tribute(Pick(1, face_up & monster & my(MONSTER))), AND_IF_YOU_DO,
                Damage(OPPONENT, Half(StatOf(Stat.ATK, Ref.DONE, original=True))),
            ),
        ),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=OPPONENT, phase=Phase.END), optional=False, where=(Zone.SPELL,),
            limit=ONCE_PER_TURN,
            operation=do(
                Tribute(Pick(1, face_up & monster & their(MONSTER), by=OPPONENT)), AND_IF_YOU_DO,
                Damage(YOU, Half(StatOf(Stat.ATK, Ref.DONE, original=True))),
            ),
        ),
    ),
    spell_card(
        16762927, "gravekeeper-s-servant", Icon.CONTINUOUS,
        ("Gravekeeper's Servant", "Grabwächters Diener", "Servo del Custode di Tombe"),
        activation(),
        Continuous((AttackCost(THEIR_MONSTER, Send(Top(1))),)),
    ),
    spell_card(
        3136426,
        "level-limit-area-b",
        Icon.CONTINUOUS,
        ("Level Limit - Area B", "Stufenbeschränkung - Gebiet B", "Livello Limite - Area B"),
        activation(),
        Continuous((Hold(Position.DEFENSE, face_up & level(Op.GE, 4) & monster & any_(MONSTER)),)),
    ),
    spell_card(
        44656491, "messenger-of-peace", Icon.CONTINUOUS,
        ("Messenger of Peace", "Friedensbote", "Messaggero di Pace"),
        activation(),
        Continuous((Cannot(Verb.DECLARE_ATTACK, atk(Op.GE, 1500) & monster & any_(MONSTER)),)),
        Upkeep(Phase.STANDBY, YOU, PayLP(100), Destroy(THIS)),
    ),
    spell_card(
        68073522, "soul-absorption", Icon.CONTINUOUS, ("Soul Absorption", "Seelenübernahme", "Assorbi Anime"),
        activation(),
        trigger(
            Form.IF, On(Verb.BANISH, card), optional=False, where=(Zone.SPELL,),
            operation=GainLP(YOU, Times(500, Number(Ref.THAT))),
        ),
    ),
    spell_card(
        51481927, "spell-absorption", Icon.CONTINUOUS, ("Spell Absorption", "Zauberabsorbtion", "Assorbimento Magico"),
        activation(),
        Unclassified(On(Verb.RESOLVE, spell, card_activation=True, witnessed=True), GainLP(YOU, 500)),
    ),
    spell_card(
        4259068, "spell-economics", Icon.CONTINUOUS,
        ("Spell Economics", "Zauberwirtschaftslehre", "Economia della Magia"),
        activation(),
        Continuous((Waive(spell, activating=True),)),
    ),
    spell_card(
        34646691, "stumbling", Icon.CONTINUOUS, ("Stumbling", "Stolpern", "Inciampare"),
        activation(),
        trigger(
            Form.IF, On(Verb.SUMMON, monster), optional=False, where=(Zone.SPELL,),
            operation=ChangePosition(The(Ref.THAT), Position.DEFENSE),
        ),
    ),
    spell_card(
        29762407, "temple-of-the-kings", Icon.CONTINUOUS,
        ("Temple of the Kings", "Tempel der Könige", "Tempio dei Re"),
        activation(),
        Continuous((May(Verb.ACTIVATE, trap & my(Zone.SPELL), once=True),)),
        Activated(
            EffectKind.IGNITION, where=(Zone.SPELL,),
            cost=(Send(Pick(1, face_up & Named("mystical-beast-of-serket") & my(MONSTER))), Send(THIS)),
            operation=SpecialSummon(Pick(1, (monster & my(HAND, DECK)) | (fusion_monster & my(Zone.EXTRA)))),
        ),
    ),
    spell_card(
        30606547, "the-dark-door", Icon.CONTINUOUS, ("The Dark Door", "Dunkle Tür", "La Porta Oscura"),
        activation(),
        Continuous((SoleAttacker(),)),
    ),
    spell_card(
        82003859, "toll", Icon.CONTINUOUS, ("Toll", "Tribut", "Pedaggio"),
        activation(),
        Continuous((AttackCost(monster & any_(MONSTER), PayLP(500)),)),
    ),
    spell_card(
        15259703, "toon-world", Icon.CONTINUOUS, ("Toon World", "Toon-Welt", "Mondo Toon"),
        activation(cost=(PayLP(1000),)),
    ),
    spell_card(
        38992735, "wave-motion-cannon", Icon.CONTINUOUS,
        ("Wave-Motion Cannon", "Wellenbewegungskanone", "Cannone a Onde Soniche"),
        activation(),
        Activated(
            EffectKind.IGNITION, where=(Zone.SPELL,), cost=(Send(THIS),),
            operation=Damage(OPPONENT, Times(1000, PhasesPassed(Phase.STANDBY))),
        ),
    ),
)  # fmt: skip
