"""The Effect Monsters, T."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        10456559, "tadpole", ("T.A.D.P.O.L.E.", "T.A.D.P.O.L.E.", "T.A.D.P.O.L.E."),
        (Type.AQUA, WATER, 1, 0, 0), EFFECT,
        when_destroyed_by_battle(Add(Pick(AnyNumber(), Named("tadpole") & my(DECK)))),
    ),
    monster_card(
        35975813, "terrorking-archfiend",
        ("Terrorking Archfiend", "König des Schreckens, Erzunterweltler", "Arcidemone Re del Terrore"),
        (Type.FIEND, DARK, 4, 2000, 1500), EFFECT,
        SummonCondition(
            cannot=(Verb.NORMAL_SUMMON, Verb.FLIP_SUMMON),
            lifted_if=Exists(Series('Archfiend') & face_up & monster & my(MONSTER)),
        ),
        Upkeep(Phase.STANDBY, YOU, PayLP(800), Destroy(THIS), forced=True),
        Continuous(
            (
                NegatedLinks(
                    card & their(*FIELD, HAND, GRAVEYARD, BANISHED), itself, destroys=True,
                    among=True, rolled=(2, 5),
                ),
            )
        ),
        Continuous((Silences(itself),)),
    ),
    monster_card(
        61505339, "the-creator", ("The Creator", "Der Schöpfer", "Il Creatore"),
        (Type.THUNDER, LIGHT, 8, 2300, 3000), EFFECT,
        SummonCondition(cannot_from=(GRAVEYARD,)),
        ignition(
            limit=ONCE_PER_TURN,
            targets=(Target(1, monster & my(GRAVEYARD)),),
            operation=do(Send(Pick(1, card & my(HAND))), AND_IF_YOU_DO, SpecialSummon(T)),
        ),
    ),
    monster_card(
        66362965, "the-fiend-megacyber", ("The Fiend Megacyber", "Der Unterweltler Mega-Cyber", "Demone Megacyber"),
        (Type.WARRIOR, DARK, 6, 2200, 1200), EFFECT,
        SummonProcedure((HAND,), if_=Compare(Count(THEIR_MONSTER), Op.GE, Count(monster & my(MONSTER)), more=2)),
    ),
    monster_card(
        3643300, "the-legendary-fisherman",
        ("The Legendary Fisherman", "Legendärer Fischer", "Pescatore Leggendario"),
        (Type.WARRIOR, WATER, 5, 1850, 1600), EFFECT,
        Continuous(
            (Unaffected(itself, by=spell), Cannot(Verb.BE_ATTACKED, itself, direct=True)),
            while_=Exists(Named("umi") & face_up & any_(*FIELD)),
        ),
    ),
    monster_card(
        27618634, "the-unhappy-girl", ("The Unhappy Girl", "Das Unglückliche Mädchen", "La Ragazza Infelice"),
        (Type.SPELLCASTER, LIGHT, 2, 400, 300), EFFECT,
        Continuous(
            (Cannot(Verb.BE_DESTROYED, itself, by=(Cause.BATTLE,)),), while_=Is(Ref.THIS, face_up & attack_position)
        ),
        Continuous(
            (Cannot(Verb.CHANGE_POSITION, Fought() & monster), Cannot(Verb.ATTACK, Fought() & monster)),
            while_=Is(Ref.THIS, face_up & attack_position),
        ),
    ),
    monster_card(
        62180201, "the-wicked-dreadroot",
        ("The Wicked Dreadroot", "Die Wurzel des Bösen", "Il Malvagio Terrorizzatore"),
        (Type.FIEND, DARK, 10, 4000, 4000), EFFECT,
        SummonCondition(cannot=(Verb.SPECIAL_SUMMON,), tributes=3),
        Continuous((Change(Stat.ATK_DEF, Halved(), monster & other & any_(MONSTER), last=True),)),
    ),
    monster_card(
        76075810, "throwstone-unit", ("Throwstone Unit", "Steinwerfer-Einheit", "Unità Scagliapietra"),
        (Type.WARRIOR, EARTH, 4, 900, 2000), EFFECT,
        ignition(
            cost=(Tribute(Pick(1, of_type(Type.WARRIOR) & monster & my(MONSTER))),),
            operation=Destroy(
                Pick(1, face_up & StatIs(Stat.DEF, Op.LE, StatOf(Stat.ATK, Ref.THIS)) & monster & any_(MONSTER))
            ),
        ),
    ),
    monster_card(
        31786629, "thunder-dragon", ("Thunder Dragon", "Donnerdrache", "Drago del Tuono"),
        (Type.THUNDER, LIGHT, 5, 1600, 1500), EFFECT,
        ignition(
            where=(HAND,),
            cost=(Discard(THIS),),
            operation=Add(Pick(UpTo(2), Named("thunder-dragon") & my(DECK))),
        ),
    ),
    monster_card(
        71564252, "thunder-king-rai-oh", ("Thunder King Rai-Oh", "Donnerkönig Rai-Oh", "Rai-Oh, Re del Tuono"),
        (Type.THUNDER, LIGHT, 4, 1900, 800), EFFECT,
        Continuous((Cannot(Verb.ADD, card & any_(DECK), players=Side.ANY),)),
        quick(
            On(Verb.WOULD_SUMMON, monster, by=OPPONENT, kinds=SummonKind.SPECIAL, alone=True),
            where=(MONSTER,),
            cost=(Send(THIS),),
            operation=do(Negate((Negation.SUMMON,)), AND_IF_YOU_DO, Destroy(All(that & monster))),
        ),
    ),
    monster_card(
        12538374, "treeborn-frog", ("Treeborn Frog", "Baumfrosch", "RANA degli Alberi"),
        (Type.AQUA, WATER, 1, 100, 100), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=YOU, phase=Phase.STANDBY), optional=True,
            where=(GRAVEYARD,),
            limit=ONCE_PER_TURN,
            if_=~Exists(Named("treeborn-frog") & face_up & my(*FIELD)),
            recheck=~Exists(spell_trap & my(*FIELD)),
            operation=SpecialSummon(THIS),
        ),
    ),
    monster_card(
        33184167, "tribe-infecting-virus",
        ("Tribe-Infecting Virus", "Stämmeinfizierender Virus", "Virus Infetta-Tribù"),
        (Type.AQUA, WATER, 4, 1600, 1000), EFFECT,
        ignition(
            cost=(Discard(Pick(1, card & my(HAND))), Declare(Declarable.TYPE)),
            operation=Destroy(All(face_up & monster & Declared(Declarable.TYPE) & any_(MONSTER))),
        ),
    ),
    monster_card(
        55013285, "troop-dragon", ("Troop Dragon", "Drachentruppen", "Truppa-Drago"),
        (Type.DRAGON, WIND, 2, 700, 800), EFFECT,
        trigger(
            Form.IF, DESTROYED_BY_BATTLE, optional=False,
            operation=SpecialSummon(Pick(1, Named("troop-dragon") & my(DECK))),
        ),
    ),
    monster_card(
        43586926, "twin-headed-behemoth",
        ("Twin-Headed Behemoth", "Zweiköpfiger Behemoth", "Behemoth Bifronte"),
        (Type.DRAGON, WIND, 3, 1500, 1200), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, phase=Phase.END), optional=True, where=(GRAVEYARD,),
            limit=Limit(LimitKey.NAME, per=Per.DUEL),
            if_=Happened(On(Verb.DESTROY, itself, was=FIELD, to=(GRAVEYARD,))),
            operation=do(
                SpecialSummon(THIS), ALSO, Apply(Change(Stat.ATK_DEF, Becomes(1000), itself), Until.ALWAYS)
            ),
        ),
    ),
    monster_card(
        94568601, "tyrant-dragon", ("Tyrant Dragon", "Drachentyrann", "Drago Tiranno"),
        (Type.DRAGON, FIRE, 8, 2900, 2500), EFFECT,
        Continuous((May(Verb.ATTACK, itself, again=1),), while_=Exists(monster & their(MONSTER))),
        Continuous((NegatedLinks(trap, itself, destroys=True, among=True),)),
        SummonCondition(
            cannot_from=(GRAVEYARD,), unless=Tribute(Pick(1, of_type(Type.DRAGON) & monster & my(MONSTER)))
        ),
    ),
)  # fmt: skip
