"""The Effect Monsters, D."""

from rulebook.cards.words import *

BATTLED = The(Ref.BATTLED)
_MY_DARK = attribute(DARK) & monster & my(GRAVEYARD)
MAGICIANS = Named("dark-magician") | Named("magician-of-black-chaos")

CARDS: tuple[Card, ...] = (
    monster_card(
        70074904, "dd-assailant", ("D.D. Assailant", "D.D. Angreifer", "Assalitore D.D."),
        (Type.WARRIOR, EARTH, 4, 1700, 1600), EFFECT,
        trigger(
            Form.WHEN, On(Verb.BATTLE, itself, other=monster & their(MONSTER)), optional=False,
            if_=Is(Ref.THIS, LostBattle()),
            operation=do(Banish(The(Ref.BATTLED)), ALSO, Banish(THIS)),
        ),
    ),
    monster_card(
        24508238, "dd-crow", ("D.D. Crow", "D.D. Krähe", "Corvo D.D."),
        (Type.WINGED_BEAST, DARK, 1, 100, 100), EFFECT,
        quick(
            where=(HAND,),
            cost=(Discard(THIS, to_graveyard=True),),
            targets=(Target(1, card & their(GRAVEYARD)),),
            operation=Banish(T),
        ),
    ),
    monster_card(
        48092532, "dd-survivor", ("D.D. Survivor", "D.D. Überlebender", "Sopravvissuto D.D."),
        (Type.WARRIOR, DARK, 4, 1800, 200), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, phase=Phase.END), optional=False, where=(BANISHED,),
            limit=ONCE_PER_TURN, if_=Happened(On(Verb.BANISH, face_up & itself, was=(MONSTER,))),
            operation=SpecialSummon(THIS),
        ),
    ),
    monster_card(
        37043180, "dd-warrior", ("D.D. Warrior", "D.D. Krieger", "Guerriero D.D."),
        (Type.WARRIOR, EARTH, 4, 1200, 1000), EFFECT,
        trigger(
            Form.IF, On(Verb.BATTLE, itself, other=monster), optional=False,
            operation=do(Banish(BATTLED), ALSO, Banish(THIS)),
        ),
    ),
    monster_card(
        7572887, "dd-warrior-lady", ("D.D. Warrior Lady", "D.D. Kriegerin", "Signora Guerriera D.D."),
        (Type.WARRIOR, LIGHT, 4, 1500, 1600), EFFECT,
        trigger(
            Form.WHEN, On(Verb.BATTLE, itself, other=THEIR_MONSTER), optional=True,
            operation=do(Banish(BATTLED), ALSO, Banish(THIS)),
        ),
    ),
    monster_card(
        82112775, "ddm-different-dimension-master",
        (
            "D.D.M. - Different Dimension Master", "D.D.M. - Meister aus der anderen Dimension",
            "D.D.M. - Maestro dall'Altra Dimensione",
        ),
        (Type.SPELLCASTER, LIGHT, 5, 1700, 1500), EFFECT,
        ignition(
            limit=ONCE_PER_TURN, cost=(Discard(Pick(1, spell & my(HAND))),),
            targets=(Target(1, monster & my(BANISHED)),), operation=SpecialSummon(T),
        ),
    ),
    monster_card(
        15341821, "dandylion", ("Dandylion", "Löwenzahn-Löwe", "Dente di Leone"),
        (Type.PLANT, EARTH, 3, 300, 300), EFFECT,
        trigger(
            Form.IF, On(Verb.SEND, itself, to=(GRAVEYARD,)), optional=False,
            operation=do(
                SpecialSummon(TokenOf("fluff-token", 2), Position.DEFENSE),
                AND,
                Apply(Cannot(Verb.BE_TRIBUTED, Same(Ref.DONE), for_=Verb.SUMMON), Until.END_OF_TURN),
            ),
        ),
    ),
    monster_card(
        65192027, "dark-armed-dragon", ("Dark Armed Dragon", "Finsterer bewaffneter Drache", "Drago Armato Oscuro"),
        (Type.DRAGON, DARK, 7, 2800, 1000), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), only_own=True),
        SummonProcedure((HAND,), if_=Compare(Count(_MY_DARK), Op.EQ, 3)),
        ignition(
            cost=(Banish(Pick(1, _MY_DARK)),), targets=(Target(1, card & any_(*FIELD)),), operation=Destroy(T),
        ),
    ),
    monster_card(
        65287621, "dark-driceratops", ("Dark Driceratops", "Finsterer Driceratops", "Triceratopo Oscuro"),
        (Type.DINOSAUR, EARTH, 6, 2400, 1500), EFFECT,
        PIERCING,
    ),
    monster_card(
        90980792, "dark-jeroid", ("Dark Jeroid", "Finsterer Jeroid", "Jeroid Oscuro"),
        (Type.FIEND, DARK, 4, 1200, 1500), EFFECT,
        trigger(
            Form.IF, On(Verb.SUMMON, itself), optional=False,
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=Apply(Change(Stat.ATK, -800, target), Until.ALWAYS),
        ),
    ),
    monster_card(
        38033121, "dark-magician-girl", ("Dark Magician Girl", "Dunkles Magier-Mädchen", "Ragazza Maga Nera"),
        (Type.SPELLCASTER, DARK, 6, 2000, 1700), EFFECT,
        Continuous((Change(Stat.ATK, Times(300, Count(MAGICIANS & any_(GRAVEYARD))), itself),)),
    ),
    monster_card(
        40737112, "dark-magician-of-chaos",
        ("Dark Magician of Chaos", "Dunkler Magier des Chaos", "Mago Nero del Chaos"),
        (Type.SPELLCASTER, DARK, 8, 2800, 2600), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL | SummonKind.SPECIAL), optional=True,
            targets=(Target(1, spell & my(GRAVEYARD)),), operation=Add(T),
        ),
        Continuous((Redirect(LostTo(itself)),)),
        Continuous((Redirect(itself, leaving=True),)),
    ),
    monster_card(
        31829185, "dark-necrofear", ("Dark Necrofear", "Dunkle Todesfurcht", "Paura Oscura"),
        (Type.FIEND, DARK, 8, 2200, 2800), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), first_own=True),
        SummonProcedure((HAND,), pay=Banish(Pick(3, of_type(Type.FIEND) & monster & my(GRAVEYARD)))),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, phase=Phase.END), optional=False, where=(GRAVEYARD,),
            if_=Happened(destroyed_by_opponent()),
            targets=(Target(1, face_up & monster & their(MONSTER)),), operation=Equip(Ref.THIS, Ref.TARGET, takes=True),
        ),
        Continuous((Control(host, YOU),)),
    ),
    monster_card(
        53982768, "dark-ruler-ha-des", ("Dark Ruler Ha Des", "Dunkler Herrscher Ha Des", "Ha Des Sovrano Oscuro"),
        (Type.FIEND, DARK, 6, 2450, 1600), EFFECT,
        SummonCondition(cannot_from=(GRAVEYARD,)),
        Continuous((Silences(of_type(Type.FIEND) & monster & my(MONSTER)),)),
    ),
    monster_card(
        61587183, "dark-scorpion-chick-the-yellow",
        ("Dark Scorpion - Chick the Yellow", "Dunkler Skorpion - Chick der Gelbe", "Dark Scorpion - Chick il Codardo"),
        (Type.WARRIOR, DARK, 3, 1000, 1000), EFFECT,
        trigger(
            Form.WHEN, On(Verb.BATTLE_DAMAGE, itself), optional=True,
            operation=Modes((
                Mode(Return(T), targets=(Target(1, card & any_(*FIELD)),)),
                Mode(do(LookAt(Top(1, OPPONENT)), THEN, Optional(Place(DONE, bottom=True)))),
            )),
        ),
    ),
    monster_card(
        83965310, "destiny-hero-plasma",
        ("Destiny HERO - Plasma", "Schicksals-HELD - Plasma", "Plasma - EROE del Destino"),
        (Type.WARRIOR, DARK, 8, 1900, 600), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), only_own=True),
        SummonProcedure((HAND,), pay=Tribute(Pick(3, monster & my(MONSTER)))),
        Continuous((Negated(face_up & monster & their(MONSTER)),)),
        ignition(
            limit=ONCE_PER_TURN, if_=~Exists(worn),
            targets=(Target(1, monster & their(MONSTER)),), operation=Equip(Ref.TARGET, Ref.THIS),
        ),
        Continuous(
            (Change(Stat.ATK, Half(StatOf(Stat.ATK, Ref.WORN, original=True)), itself),), while_=Exists(worn)
        ),
    ),
    monster_card(
        10032958, "divine-dragon-excelion",
        ("Divine Dragon - Excelion", "Göttlicher Drache - Excelion", "Excelion - Drago Divino"),
        (Type.DRAGON, LIGHT, 5, 1500, 900), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL), optional=False,
            operation=Gain(Count(Named("divine-dragon-excelion") & my(GRAVEYARD))),
        ),
        Gained(Continuous((Change(Stat.ATK, 1000, itself),))),
        Gained(
            trigger(
                Form.IF, On(Verb.DESTROY, THEIR_MONSTER, cause=(Cause.BATTLE,), other=itself), optional=True,
                if_=Is(Ref.ATTACKER, itself), operation=AttackAgain(Ref.THIS),
            )
        ),
        Gained(
            trigger(
                Form.WHEN, On(Verb.DESTROY, monster, cause=(Cause.BATTLE,), to=(GRAVEYARD,), other=itself),
                optional=False, operation=Damage(OPPONENT, StatOf(Stat.ATK, Ref.THAT, original=True)),
            )
        ),
    ),
    monster_card(
        76922029, "don-zaloog", ("Don Zaloog", "Don Zaloog", "Don Zaloog"),
        (Type.WARRIOR, DARK, 4, 1400, 1500), EFFECT,
        trigger(
            Form.WHEN, On(Verb.BATTLE_DAMAGE, itself), optional=True,
            operation=Modes((
                Mode(Discard(Random(1, card & their(HAND)))),
                Mode(Send(Top(2, OPPONENT))),
            )),
        ),
    ),
    monster_card(
        78700060, "doomcaliber-knight",
        ("Doomcaliber Knight", "Schädelsuchender Ritter", "Cavaliere della Scoperta del Teschio"),
        (Type.FIEND, DARK, 4, 1900, 1800), EFFECT,
        SummonCondition(cannot=(Verb.SPECIAL_SUMMON,)),
        quick(
            On(Verb.ACTIVATE, monster), where=(MONSTER,), optional=False, cost=(Tribute(THIS),),
            operation=do(Negate((Negation.ACTIVATION,)), AND_IF_YOU_DO, Destroy(The(Ref.LINK))),
        ),
    ),
    monster_card(
        44436472, "double-coston", ("Double Coston", "Doppelter Coston", "Doppio Coston"),
        (Type.ZOMBIE, DARK, 4, 1700, 1650), EFFECT,
        Continuous((CountsAs(itself, 2, attribute(DARK) & monster),)),
    ),
)  # fmt: skip
