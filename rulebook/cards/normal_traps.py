"""The Normal Traps."""

from rulebook.cards.words import *

_WEAK = ByFace(atk(Op.LE, 1500) & monster)
_named_in_their_hand = Declared(Declarable.NAME) & their(HAND)
attacker = Same(Ref.ATTACKER)

CARDS: tuple[Card, ...] = (
    trap_card(
        5728014, "a-rival-appears", Icon.NORMAL,
        ("A Rival Appears!", "Eine Rivalin taucht auf!", "Compare un Antagonista!"),
        activation(
            targets=(Target(1, face_up & monster & their(MONSTER)),),
            operation=SpecialSummon(
                Pick(1, StatIs(Stat.LEVEL, Op.EQ, StatOf(Stat.LEVEL, Ref.TARGET)) & monster & my(HAND))
            ),
        ),
    ),
    trap_card(
        41356845, "acid-trap-hole", Icon.NORMAL, ("Acid Trap Hole", "Säurefallgrube", "Buco Trappola Acido"),
        activation(
            targets=(Target(1, face_down & defense_position & monster & any_(MONSTER)),),
            operation=do(
                TurnFaceUp(T), THEN,
                If(Is(Ref.TARGET, StatIs(Stat.DEF, Op.LE, 2000)), Destroy(T), else_=TurnFaceDown(T)),
            ),
        ),
    ),
    trap_card(
        36280194, "backup-soldier", Icon.NORMAL, ("Backup Soldier", "Ersatzsoldat", "Soldato di Riserva"),
        activation(
            if_=Compare(Count(monster & my(GRAVEYARD)), Op.GE, 5),
            targets=(Target(UpTo(3), ~effect_monster & monster & atk(Op.LE, 1500) & my(GRAVEYARD)),),
            operation=Add(T),
        ),
    ),
    trap_card(
        29401950, "bottomless-trap-hole", Icon.NORMAL,
        ("Bottomless Trap Hole", "Bodenlose Fallgrube", "Buco Trappola Senza Fine"),
        activation(
            On(Verb.SUMMON, monster & atk(Op.GE, 1500), by=OPPONENT),
            operation=do(
                Destroy(All(that & monster & atk(Op.GE, 1500) & any_(MONSTER))), AND_IF_YOU_DO, Banish(DONE)
            ),
        ),
    ),
    trap_card(
        36468556, "ceasefire", Icon.NORMAL, ("Ceasefire", "Waffenstillstand", "Cessate il Fuoco"),
        activation(
            if_=Exists(face_down & monster & any_(MONSTER)) | Exists(effect_monster & any_(MONSTER)),
            operation=do(
                TurnFaceUp(All(face_down & monster & any_(MONSTER)), quietly=True),
                ALSO,
                Damage(OPPONENT, Times(500, Count(effect_monster & any_(MONSTER)))),
            ),
        ),
    ),
    trap_card(
        18271561, "chthonian-blast", Icon.NORMAL,
        ("Chthonian Blast", "Chthonian Explosion", "Esplosione Chthoniana"),
        activation(
            On(Verb.DESTROY, face_up & monster & my(MONSTER), to=(GRAVEYARD,)),
            operation=do(
                Destroy(Lowest(Stat.ATK, face_up & monster & any_(MONSTER))), AND_IF_YOU_DO,
                Each(Damage(Side.EACH, Half(StatOf(Stat.ATK, Ref.DONE)))),
            ),
        ),
    ),
    trap_card(
        94192409, "compulsory-evacuation-device", Icon.NORMAL,
        ("Compulsory Evacuation Device", "Zwangsevakuierungsgerät", "Dispositivo di Salvataggio Obbligatorio"),
        activation(targets=(Target(1, monster & any_(MONSTER)),), operation=Return(T)),
    ),
    trap_card(
        41398771, "curse-of-aging", Icon.NORMAL,
        ("Curse of Aging", "Fluch des Alterns", "Maledizione dell'Invecchiamento"),
        activation(
            cost=(Discard(Pick(1, card & my(HAND))),),
            operation=Apply(Change(Stat.ATK_DEF, -500, face_up & monster & their(MONSTER)), Until.END_OF_TURN),
        ),
    ),
    trap_card(
        35027493, "deck-devastation-virus", Icon.NORMAL,
        ("Deck Devastation Virus", "Deckverwüstungsvirus", "Virus Devasta Deck"),
        activation(
            cost=(Tribute(Pick(1, attribute(DARK) & atk(Op.GE, 2000) & monster & my(MONSTER))),),
            operation=do(
                LookAt(All(card & their(HAND, MONSTER))),
                AND,
                Destroy(All(_WEAK & their(HAND, MONSTER))),
                ALSO,
                Whenever(
                    On(Verb.DRAW, card, by=OPPONENT),
                    do(LookAt(The(Ref.THAT)), AND, Destroy(All(that & _WEAK))),
                    Moment(Phase.END, OPPONENT, 3),
                ),
            ),
        ),
    ),
    trap_card(
        21219755, "destruction-ring", Icon.NORMAL, ("Destruction Ring", "Zerstörungsring", "Anello Distruttivo"),
        activation(
            operation=do(
                Destroy(Pick(1, face_up & monster & my(MONSTER))), AND_IF_YOU_DO, Each(Damage(Side.EACH, 1000))
            ),
        ),
    ),
    trap_card(
        70342110, "dimensional-prison", Icon.NORMAL,
        ("Dimensional Prison", "Dimensionsgefängnis", "Prigione Dimensionale"),
        activation(
            On(Verb.DECLARE_ATTACK, monster & their(MONSTER)),
            targets=(Target(1, Same(Ref.ATTACKER)),),
            operation=Banish(T),
        ),
    ),
    trap_card(
        77561728, "disturbance-strategy", Icon.NORMAL,
        ("Disturbance Strategy", "Strategie der Störung", "Strategia di Disturbo"),
        activation(
            operation=do(Return(All(card & their(HAND)), DECK), THEN, Draw(Number(Ref.DONE), OPPONENT))
        ),
    ),
    trap_card(
        60082869, "dust-tornado", Icon.NORMAL, ("Dust Tornado", "Staubtornado", "Tornado di Polvere"),
        activation(
            targets=(Target(1, spell_trap & their(*FIELD)),),
            operation=do(Destroy(T), THEN, Optional(SetCards(Pick(1, spell_trap & my(HAND))))),
        ),
    ),
    trap_card(
        70865988, "full-salvo", Icon.NORMAL, ("Full Salvo", "Volle Salve", "Fuoco a Volontà"),
        activation(
            operation=do(Send(All(card & my(HAND))), AND_IF_YOU_DO, Damage(OPPONENT, Times(200, Number(Ref.DONE))))
        ),
    ),
    trap_card(
        61705417, "graverobber", Icon.NORMAL, ("Graverobber", "Grabräuber", "Predatore delle Tombe"),
        activation(
            targets=(Target(1, spell & their(GRAVEYARD)),),
            operation=do(
                Add(T, to=YOU), AND,
                Whenever(On(Verb.RESOLVE, Same(Ref.KEPT), card_activation=True), Damage(YOU, 2000), Until.END_OF_TURN),
                ALSO,
                Later(Moment(Phase.END), If(Is(Ref.KEPT, my(HAND)), Send(The(Ref.KEPT)))),
            ),
        ),
    ),
    trap_card(
        36261276, "interdimensional-matter-transporter", Icon.NORMAL,
        ("Interdimensional Matter Transporter", "Interdimensionaler Materietransporter", "Teletrasportatore"),
        activation(
            targets=(Target(1, face_up & monster & my(MONSTER)),), operation=Banish(T, until=Moment(Phase.END))
        ),
    ),
    trap_card(
        83968380, "jar-of-greed", Icon.NORMAL, ("Jar of Greed", "Krug der Gier", "Giara della Cupidigia"),
        activation(operation=Draw(1)),
    ),
    trap_card(
        62279055, "magic-cylinder", Icon.NORMAL, ("Magic Cylinder", "Magischer Zylinder", "Cilindro Magico"),
        activation(
            On(Verb.DECLARE_ATTACK, monster & their(MONSTER)),
            targets=(Target(1, attacker),),
            operation=do(
                Negate((Negation.ATTACK,)), AND_IF_YOU_DO, Damage(OPPONENT, StatOf(Stat.ATK, Ref.TARGET))
            ),
        ),
    ),
    trap_card(
        32723153, "magical-explosion", Icon.NORMAL, ("Magical Explosion", "Magische Explosion", "Esplosione Magica"),
        activation(
            if_=~Exists(card & my(HAND)), operation=Damage(OPPONENT, Times(200, Count(spell & my(GRAVEYARD))))
        ),
    ),
    trap_card(
        68540058, "metalmorph", Icon.NORMAL, ("Metalmorph", "Metallwandler", "Metalmorph"),
        activation(
            targets=(Target(1, face_up & monster & any_(MONSTER)),), operation=Equip(Ref.THIS, Ref.TARGET)
        ),
        Continuous((Change(Stat.ATK_DEF, 300, host),)),
        Unclassified(
            On(Verb.BEGIN_STEP, step=Step.CALCULATION),
            Apply(Change(Stat.ATK, Half(StatOf(Stat.ATK, Ref.ATTACKED)), attacker), Until.END_OF_DAMAGE_CALCULATION),
            if_=Is(Ref.ATTACKER, host) & Is(Ref.ATTACKED, monster),
        ),
    ),
    trap_card(
        37580756, "michizure", Icon.NORMAL, ("Michizure", "Michizure", "Michizure"),
        activation(
            On(Verb.SEND, monster, was=FIELD, to=(GRAVEYARD,), owner=YOU),
            targets=(Target(1, monster & any_(MONSTER)),), operation=Destroy(T),
        ),
    ),
    trap_card(
        15800838, "mind-crush", Icon.NORMAL, ("Mind Crush", "Geisteszersetzung", "Scontro Mentale"),
        activation(
            cost=(Declare(Declarable.NAME),),
            operation=If(
                Exists(_named_in_their_hand),
                Discard(All(_named_in_their_hand)),
                Discard(Random(1, card & my(HAND))),
            ),
        ),
    ),
    trap_card(
        44095762, "mirror-force", Icon.NORMAL, ("Mirror Force", "Spiegelkraft", "Forza Riflessa"),
        activation(THEY_ATTACK, operation=Destroy(All(monster & attack_position & their(MONSTER)))),
    ),
    trap_card(
        7076131, "next-to-be-lost", Icon.NORMAL, ("Next to be Lost", "Fast verloren sein", "Il Prossimo a Scomparire"),
        activation(
            targets=(Target(1, face_up & monster & my(MONSTER)),),
            operation=Send(Pick(1, SameName(Ref.TARGET) & my(DECK))),
        ),
    ),
    trap_card(
        29843091, "ojama-trio", Icon.NORMAL, ("Ojama Trio", "Ojama-Trio", "Trio Ojama"),
        activation(
            operation=do(
                SpecialSummon(TokenOf("ojama-token", 3), Position.DEFENSE, to=OPPONENT),
                AND,
                Apply(Cannot(Verb.BE_TRIBUTED, Same(Ref.DONE), for_=Verb.SUMMON), Until.ALWAYS),
                AND,
                Whenever(On(Verb.DESTROY, Same(Ref.KEPT)), Damage(Side.CONTROLLER, 300), Until.ALWAYS),
            ),
        ),
    ),
    trap_card(
        33248692, "option-hunter", Icon.NORMAL, ("Option Hunter", "Jäger der Möglichkeiten", "Cacciatore di Opzioni"),
        activation(
            On(Verb.DESTROY, monster & my(MONSTER), cause=(Cause.BATTLE,), to=(GRAVEYARD,)),
            operation=GainLP(YOU, StatOf(Stat.ATK, Ref.THAT, original=True)),
        ),
    ),
    trap_card(
        4178474, "raigeki-break", Icon.NORMAL, ("Raigeki Break", "Raigeki-Brecher", "Frattura Raigeki"),
        activation(
            cost=(Discard(Pick(1, card & my(HAND))),), targets=(Target(1, card & any_(*FIELD)),), operation=Destroy(T)
        ),
    ),
    trap_card(
        17814387, "reinforcements", Icon.NORMAL, ("Reinforcements", "Verstärkungen", "Rinforzi"),
        activation(
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=Apply(Change(Stat.ATK, 500, target), Until.END_OF_TURN),
        ),
    ),
    trap_card(
        27174286, "return-from-the-different-dimension", Icon.NORMAL,
        ("Return from the Different Dimension", "Rückkehr aus der anderen Dimension", "Ritorno dall'Altra Dimensione"),
        activation(
            cost=(PayLP(Half(Lp(YOU))),),
            operation=do(
                SpecialSummon(All(monster & my(BANISHED))),
                ALSO,
                Later(Moment(Phase.END), Banish(The(Ref.KEPT))),
            ),
        ),
    ),
    trap_card(
        77622396, "reverse-trap", Icon.NORMAL, ("Reverse Trap", "Falle umkehren", "Inverti Trappola"),
        activation(operation=Apply(Reversed(Stat.ATK_DEF), Until.END_PHASE)),
    ),
    trap_card(
        83555666, "ring-of-destruction", Icon.NORMAL,
        ("Ring of Destruction", "Ring der Zerstörung", "Anello della Distruzione"),
        activation(
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=do(Destroy(T), AND_IF_YOU_DO, Each(Damage(Side.EACH, StatOf(Stat.ATK, Ref.DONE)))),
        ),
    ),
    trap_card(
        93382620, "rope-of-life", Icon.NORMAL, ("Rope of Life", "Rettungsleine", "Fune della Vita"),
        activation(
            On(Verb.DESTROY, monster, cause=(Cause.BATTLE,), to=(GRAVEYARD,)),
            cost=(Discard(All(card & my(HAND))),),
            targets=(Target(1, that & monster & my(GRAVEYARD)),),
            operation=do(SpecialSummon(T), AND_IF_YOU_DO, Apply(Change(Stat.ATK, 800, target), Until.ALWAYS)),
        ),
    ),
    trap_card(
        56120475, "sakuretsu-armor", Icon.NORMAL, ("Sakuretsu Armor", "Sakuretsu-Rüstung", "Armatura Sakuretsu"),
        activation(
            On(Verb.DECLARE_ATTACK, monster & their(MONSTER)),
            targets=(Target(1, attacker),),
            operation=Destroy(T),
        ),
    ),
    trap_card(
        79333300, "spiritual-wind-art-miyabi", Icon.NORMAL,
        ("Spiritual Wind Art - Miyabi", "Spiritistische Windkunst - Miyabi", "Arte Spirituale del Vento - Miyabi"),
        activation(
            cost=(Tribute(Pick(1, attribute(WIND) & monster & my(MONSTER))),),
            targets=(Target(1, card & their(*FIELD)),), operation=Place(T, bottom=True),
        ),
    ),
    trap_card(
        58120309, "starlight-road", Icon.NORMAL,
        ("Starlight Road", "Straße zum Sternenlicht", "Cammino Luce di Stelle"),
        activation(
            On(Verb.ACTIVATE, card, would=Would(Verb.DESTROY, card & my(*FIELD), at_least=2)),
            operation=do(
                Negate((Negation.EFFECT,)),
                AND_IF_YOU_DO,
                Destroy(The(Ref.LINK)),
                THEN,
                Optional(SpecialSummon(Pick(1, Named("stardust-dragon") & my(Zone.EXTRA)))),
            ),
        ),
    ),
    trap_card(
        65810489, "statue-of-the-wicked", Icon.NORMAL,
        ("Statue of the Wicked", "Statue des Bösen", "Statua del Malvagio"),
        trigger(
            Form.IF, On(Verb.DESTROY, itself & face_down, to=(GRAVEYARD,)), optional=False,
            operation=SpecialSummon(TokenOf("wicked-token", 1)),
        ),
    ),
    trap_card(
        99517131, "the-spell-absorbing-life", Icon.NORMAL,
        ("The Spell Absorbing Life", "Leben absorbierender Zauber", "La Magia Assorbi Vita"),
        activation(
            operation=do(
                TurnFaceUp(All(face_down & monster & any_(MONSTER)), quietly=True), ALSO,
                GainLP(YOU, Times(400, Count(face_up & effect_monster & any_(MONSTER)))),
            )
        ),
    ),
    trap_card(
        36361633, "threatening-roar", Icon.NORMAL,
        ("Threatening Roar", "Angsteinjagendes Gebrüll", "Ruggito Minaccioso"),
        activation(operation=Apply(Cannot(Verb.DECLARE_ATTACK, players=OPPONENT), Until.END_OF_TURN)),
    ),
    trap_card(
        83675475, "token-feastevil", Icon.NORMAL,
        ("Token Feastevil", "Spielmarken Festival", "Festival dei Segnalini"),
        activation(
            On(Verb.SUMMON, token, kinds=SummonKind.SPECIAL),
            operation=do(
                Destroy(All(token & any_(MONSTER))), AND_IF_YOU_DO, Damage(OPPONENT, Times(300, Number(Ref.DONE)))
            ),
        ),
    ),
    trap_card(
        53582587, "torrential-tribute", Icon.NORMAL,
        ("Torrential Tribute", "Reißender Tribut", "Tributo Torrenziale"),
        activation(On(Verb.SUMMON, monster), operation=Destroy(All(monster & any_(MONSTER)))),
    ),
    trap_card(
        4206964, "trap-hole", Icon.NORMAL, ("Trap Hole", "Fallgrube", "Buco Trappola"),
        activation(
            On(Verb.SUMMON, monster & atk(Op.GE, 1000), by=OPPONENT, kinds=SummonKind.NORMAL | SummonKind.FLIP),
            targets=(Target(1, that & monster & atk(Op.GE, 1000)),),
            operation=Destroy(T),
        ),
    ),
    trap_card(
        83887306, "two-pronged-attack", Icon.NORMAL,
        ("Two-Pronged Attack", "Zweiklauen-Angriff", "Duplice Attacco"),
        activation(
            targets=(Target(2, monster & my(MONSTER)), Target(1, monster & their(MONSTER))), operation=Destroy(T),
        ),
    ),
    trap_card(
        12607053, "waboku", Icon.NORMAL, ("Waboku", "Waboku", "Waboku"),
        activation(
            operation=do(
                Apply(DamageRule(DamageKind.ZERO, YOU), Until.END_OF_TURN),
                ALSO,
                Apply(
                    Cannot(Verb.BE_DESTROYED, monster & my(MONSTER), by=(Cause.BATTLE,)),
                    Until.END_OF_TURN, later=True,
                ),
            ),
        ),
    ),
    trap_card(
        50684552, "wonder-garage", Icon.NORMAL, ("Wonder Garage", "Wunderwerkstatt", "Garage delle Meraviglie"),
        trigger(
            Form.WHEN, On(Verb.DESTROY, itself & face_down, to=(GRAVEYARD,)), optional=True,
            operation=SpecialSummon(
                Pick(1, level(Op.LE, 4) & of_type(Type.MACHINE) & Series("roid") & monster & my(HAND))
            ),
        ),
    ),
    trap_card(
        83133491, "zero-gravity", Icon.NORMAL, ("Zero Gravity", "Schwerelosigkeit", "Assenza di Gravità"),
        activation(operation=ChangePosition(All(face_up & monster & any_(MONSTER)))),
    ),
)  # fmt: skip
