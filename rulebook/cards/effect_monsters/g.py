"""The Effect Monsters, G."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        3606728, "gagaga-girl", ("Gagaga Girl", "Gagaga-Mädchen", "Ragazza Gagaga"),
        (Type.SPELLCASTER, DARK, 3, 1000, 800), EFFECT,
        ignition(
            targets=(Target(1, Named("gagaga-magician") & my(MONSTER)),),
            operation=Apply(Change(Stat.LEVEL, Becomes(StatOf(Stat.LEVEL, Ref.TARGET)), itself), Until.ALWAYS),
        ),
        Lent(
            SummonKind.XYZ, Series("Gagaga") & monster,
            trigger(
                Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.XYZ), optional=True,
                targets=(Target(1, SpecialSummoned() & THEIR_MONSTER),),
                operation=Apply(Change(Stat.ATK, Becomes(0), target), Until.ALWAYS),
            ),
        ),
    ),
    monster_card(
        24291651, "ganbara-knight", ("Ganbara Knight", "Ganbara-Ritter", "Cavaliere Ganbara"),
        (Type.WARRIOR, LIGHT, 4, 0, 1800), EFFECT,
        trigger(
            Form.WHEN, On(Verb.DECLARE_ATTACK, monster, other=itself), optional=True,
            if_=Is(Ref.THIS, face_up & attack_position),
            operation=ChangePosition(THIS, Position.DEFENSE),
        ),
    ),
    monster_card(
        64681432, "gandora-the-dragon-of-destruction",
        (
            "Gandora the Dragon of Destruction", "Gandora der Drache der Zerstörung",
            "Gandora, il Drago della Distruzione",
        ),
        (Type.DRAGON, DARK, 8, 0, 0), EFFECT,
        SummonCondition(cannot=(Verb.SPECIAL_SUMMON,)),
        ignition(
            cost=(PayLP(Half(Lp(YOU))),),
            operation=do(
                do(Destroy(All(other & card & any_(*FIELD))), AND_IF_YOU_DO, Banish(DONE)), AND,
                Apply(Change(Stat.ATK, Times(300, Number(Ref.DONE)), itself), Until.ALWAYS),
            ),
        ),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, phase=Phase.END), optional=False, limit=ONCE_PER_TURN,
            if_=Happened(On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL | SummonKind.FLIP)), operation=Send(THIS),
        ),
    ),
    monster_card(
        30190809, "gear-golem-the-moving-fortress",
        (
            "Gear Golem the Moving Fortress", "Getriebe-Golem, die bewegliche Festung",
            "Golem-Ingranaggio, la Fortezza Movente",
        ),
        (Type.MACHINE, EARTH, 4, 800, 2200), EFFECT,
        ignition(
            window=Window.MAIN_PHASE_1, limit=ONCE_PER_TURN, cost=(PayLP(800),),
            operation=Apply(May(Verb.ATTACK, itself, direct=True), Until.END_OF_TURN),
        ),
    ),
    monster_card(
        423705, "gearfried-the-iron-knight",
        ("Gearfried the Iron Knight", "Gerfried, Eisenritter", "Gearfried il Cavaliere di Ferro"),
        (Type.WARRIOR, EARTH, 4, 1800, 1600), EFFECT,
        Unclassified(On(Verb.EQUIP, equip_card, targets_this=True), Destroy(All(equip_card & equipped_to_this))),
    ),
    monster_card(
        95178994, "giant-germ", ("Giant Germ", "Riesenkeim", "Germe Gigante"),
        (Type.FIEND, DARK, 2, 1000, 100), EFFECT,
        trigger(
            Form.WHEN, DESTROYED_BY_BATTLE, optional=False,
            operation=do(
                Damage(OPPONENT, 500),
                THEN,
                Optional(SpecialSummon(Pick(AnyNumber(), Named("giant-germ") & my(DECK)), Position.ATTACK)),
            ),
        ),
    ),
    monster_card(
        97017120,
        "giant-rat",
        ("Giant Rat", "Riesenratte", "Ratto Gigante"),
        (Type.BEAST, EARTH, 4, 1400, 1450),
        EFFECT,
        when_destroyed_by_battle(
            SpecialSummon(Pick(1, attribute(EARTH) & atk(Op.LE, 1500) & monster & my(DECK)), Position.ATTACK)
        ),
    ),
    monster_card(
        47606319, "gigantes", ("Gigantes", "Gigantes", "Gigantes"),
        (Type.ROCK, EARTH, 4, 1900, 1300), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), first_own=True),
        SummonProcedure((HAND,), pay=Banish(Pick(1, attribute(EARTH) & monster & my(GRAVEYARD)))),
        trigger(
            Form.IF, DESTROYED_BY_BATTLE, optional=False, operation=Destroy(All(spell_trap & any_(*FIELD)))
        ),
    ),
    monster_card(
        36354007, "gilford-the-lightning", ("Gilford the Lightning", "Gilford der Blitz", "Gilford il Fulmine"),
        (Type.WARRIOR, LIGHT, 8, 2800, 1400), EFFECT,
        SummonCondition(or_tributes=3),
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.TRIBUTE), optional=False,
            if_=Compare(Number(Ref.TRIBUTED), Op.EQ, 3), operation=Destroy(All(monster & their(MONSTER))),
        ),
    ),
    monster_card(
        78658564, "goblin-attack-force", ("Goblin Attack Force", "Goblin Angriffstrupp", "Forza d'Attacco Goblin"),
        (Type.WARRIOR, EARTH, 4, 2300, 0), EFFECT,
        Unclassified(
            On(Verb.BEGIN_STEP, step=Step.END),
            do(
                ChangePosition(THIS, Position.DEFENSE), AND,
                Apply(Cannot(Verb.CHANGE_POSITION, itself), Moment(Phase.END, YOU, 2)),
            ),
            if_=Happened(On(Verb.ATTACK, itself)),
        ),
    ),
    monster_card(
        78004197, "goldd-wu-lord-of-dark-world",
        ("Goldd, Wu-Lord of Dark World", "Goldd, Wu-Fürst der Finsteren Welt", "Goldd, Signore-Wu del Mondo Oscuro"),
        (Type.FIEND, DARK, 5, 2300, 1400), EFFECT,
        trigger(
            Form.IF, DISCARDED_BY_EFFECT, optional=False,
            targets=(Target(UpTo(2, low=0), card & their(*FIELD), if_=CausedBy(OPPONENT)),),
            operation=do(SpecialSummon(THIS), THEN, Destroy(T)),
        ),
    ),
    monster_card(
        28565527, "golden-dragon-summoner",
        ("Golden Dragon Summoner", "Goldener Drachenbeschwörer", "Evocatore Drago Dorato"),
        (Type.SPELLCASTER, LIGHT, 4, 1000, 1000), EFFECT,
        ignition(
            limit=Limit(LimitKey.NAME),
            cost=(Tribute(Pick(1, monster & my(MONSTER))),),
            targets=(Target(1, monster & any_(MONSTER)),),
            operation=Return(T),
        ),
    ),
    monster_card(
        44330098, "gorz-the-emissary-of-darkness",
        ("Gorz the Emissary of Darkness", "Gorz der Gesandte der Finsternis", "Gorz, l'Emissario dell'Oscurità"),
        (Type.FIEND, DARK, 7, 2700, 2500), EFFECT,
        trigger(
            Form.WHEN,
            On(Verb.BATTLE_DAMAGE, by=OPPONENT), On(Verb.EFFECT_DAMAGE, by=OPPONENT, controlled_by=OPPONENT),
            optional=True, where=(HAND,), recheck=~Exists(card & my(*FIELD)),
            operation=SpecialSummon(THIS),
        ),
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, own_effect=True, kinds=SummonKind.SPECIAL), optional=False,
            operation=Modes(
                (
                    Mode(
                        do(
                            SpecialSummon(TokenOf("emissary-of-darkness-token", 1)), AND,
                            Apply(Change(Stat.ATK_DEF, OriginalBecomes(DamageTaken()), Same(Ref.DONE)), Until.ALWAYS),
                        ),
                        if_=DamageWas(Cause.BATTLE),
                    ),
                    Mode(Damage(OPPONENT, DamageTaken()), if_=DamageWas(Cause.EFFECT)),
                )
            ),
        ),
    ),
    monster_card(
        13944422, "granadora", ("Granadora", "Granadora", "Granadora"),
        (Type.REPTILE, WATER, 4, 1900, 700), EFFECT,
        trigger(Form.IF, On(Verb.SUMMON, itself), optional=False, operation=GainLP(YOU, 1000)),
        trigger(Form.IF, On(Verb.DESTROY, itself, to=(GRAVEYARD,)), optional=False, operation=Damage(YOU, 2000)),
    ),
    monster_card(
        60229110,
        "granmarg-the-rock-monarch",
        ("Granmarg the Rock Monarch", "Grandmarg der Erdmonarch", "Grandmarg Monarca della Terra"),
        (Type.ROCK, EARTH, 6, 2400, 1000),
        EFFECT,
        trigger(
            Form.IF,
            On(Verb.SUMMON, itself, kinds=SummonKind.TRIBUTE),
            optional=False,
            targets=(Target(1, face_down & card & any_(*FIELD)),),
            operation=Destroy(T),
        ),
    ),
    monster_card(
        63695531, "gravekeeper-s-spear-soldier",
        ("Gravekeeper's Spear Soldier", "Grabwächters Speerkrieger", "Lanciere - Custode di Tombe"),
        (Type.SPELLCASTER, DARK, 4, 1500, 1000), EFFECT,
        PIERCING,
    ),
    monster_card(
        47942531, "great-maju-garzett", ("Great Maju Garzett", "Großer Maju Garzett", "Grande Maju Garzett"),
        (Type.FIEND, DARK, 6, 0, 0), EFFECT,
        Continuous((Change(Stat.ATK, Becomes(Times(2, StatOf(Stat.ATK, Ref.TRIBUTED, original=True))), itself),)),
    ),
    monster_card(
        46668237, "green-baboon-defender-of-the-forest",
        ("Green Baboon, Defender of the Forest", "Grüner Pavian, Verteidiger des Waldes",
         "Babbuino Verde Difensore della Foresta"),
        (Type.BEAST, EARTH, 7, 2600, 1800), EFFECT,
        trigger(
            Form.WHEN, On(Verb.DESTROY, face_up & of_type(Type.BEAST) & monster & my(MONSTER), to=(GRAVEYARD,)),
            optional=True, where=(HAND, GRAVEYARD),
            cost=(PayLP(1000),),
            operation=SpecialSummon(THIS),
        ),
    ),
    monster_card(
        41172955, "green-gadget", ("Green Gadget", "Grüner Apparat", "Congegno Verde"),
        (Type.MACHINE, EARTH, 4, 1400, 600), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL | SummonKind.SPECIAL), optional=True,
            operation=Add(Pick(1, Named("red-gadget") & my(DECK))),
        ),
    ),
    monster_card(
        40659562, "guardian-sphinx", ("Guardian Sphinx", "Wächter-Sphinx", "Sfinge Guardiana"),
        (Type.ROCK, EARTH, 5, 1700, 2400), EFFECT,
        ignition(limit=ONCE_PER_TURN, operation=TurnFaceDown(THIS)),
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.FLIP), optional=False,
            operation=Return(All(monster & their(MONSTER))),
        ),
    ),
    monster_card(
        9817927, "gyaku-gire-panda", ("Gyaku-Gire Panda", "Gyaku-Gire-Panda", "Panda Gyaku-Gire"),
        (Type.BEAST, EARTH, 3, 800, 1600), EFFECT,
        Continuous((Change(Stat.ATK, Times(500, Count(monster & their(MONSTER))), itself),)),
        Continuous((Piercing(itself),)),
    ),
    monster_card(
        18325492, "gyroid", ("Gyroid", "Gyroid", "Gyroid"),
        (Type.MACHINE, WIND, 3, 1000, 1000), EFFECT,
        Replacement(On(Verb.DESTROY, itself, cause=(Cause.BATTLE,)), Nothing(), limit=ONCE_PER_TURN),
    ),
)  # fmt: skip
