"""The Fusion Monsters."""

from rulebook.cards.words import *

FUSION = (MonsterKind.FUSION,)
FUSION_EFFECT = (MonsterKind.FUSION, MonsterKind.EFFECT)
HERO = Series("Elemental HERO") & monster
GEARS = Series("Ancient Gear") & monster
_FACED = Count(THEIR_MONSTER)

CARDS: tuple[Card, ...] = (
    monster_card(
        11901678, "black-skull-dragon", ("Black Skull Dragon", "Schw. Totenkopfdrache", "Drago Teschio Nero"),
        (Type.DRAGON, DARK, 9, 3200, 2500), FUSION,
        FusionMaterials((Named("summoned-skull"), Named("red-eyes-black-dragon"))),
        series=("Archfiend",),
    ),
    monster_card(
        23995346, "blue-eyes-ultimate-dragon",
        ("Blue-Eyes Ultimate Dragon", "Blauäugiger ultimativer Drache", "Drago Occhi Blu Finale"),
        (Type.DRAGON, LIGHT, 12, 4500, 3800), FUSION,
        FusionMaterials((Named("blue-eyes-white-dragon"),) * 3),
    ),
    monster_card(
        79229522, "chimeratech-fortress-dragon",
        ("Chimeratech Fortress Dragon", "Chimeratech-Festungsdrache", "Drago Fortezza Chimeratech"),
        (Type.MACHINE, DARK, 8, 0, 0), FUSION_EFFECT,
        FusionMaterials((Named("cyber-dragon"), of_type(Type.MACHINE) & monster), more=True),
        SummonCondition(cannot=(Verb.FUSION_MATERIAL,), first_own=True),
        ContactFusion(monster & any_(MONSTER)),
        Continuous((Change(Stat.ATK, OriginalBecomes(Times(1000, MaterialsUsed())), itself),)),
    ),
    monster_card(
        64599569, "chimeratech-overdragon",
        ("Chimeratech Overdragon", "Chimeratech-Überdrache", "Drago Supremo Chimeratech"),
        (Type.MACHINE, DARK, 9, None, None), FUSION_EFFECT,
        FusionMaterials((Named("cyber-dragon"), of_type(Type.MACHINE) & monster), more=True),
        SummonCondition(only=SummonKind.FUSION),
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.FUSION), optional=False,
            operation=Send(All(other & card & my(*FIELD))),
        ),
        Continuous((Change(Stat.ATK_DEF, OriginalBecomes(Times(800, MaterialsUsed())), itself),)),
        Continuous((May(Verb.ATTACK, itself, monsters=MaterialsUsed()),)),
    ),
    monster_card(
        10248389, "cyber-blader", ("Cyber Blader", "Cyber-Klingen", "Cyber Lama"),
        (Type.WARRIOR, EARTH, 7, 2100, 800), FUSION_EFFECT,
        FusionMaterials((Named("etoile-cyber"), Named("blade-skater")), exact=True),
        Continuous((Cannot(Verb.BE_DESTROYED, itself, by=(Cause.BATTLE,)),), while_=Compare(_FACED, Op.EQ, 1)),
        Continuous((Change(Stat.ATK, Doubled(), itself),), while_=Compare(_FACED, Op.EQ, 2)),
        Continuous((NegatedLinks(card & their(*FIELD, HAND, GRAVEYARD, BANISHED)),), while_=Compare(_FACED, Op.EQ, 3)),
    ),
    monster_card(
        1546123, "cyber-end-dragon", ("Cyber End Dragon", "Cyber End-Drache", "Drago Cyber Finale"),
        (Type.MACHINE, LIGHT, 10, 4000, 2800), FUSION_EFFECT,
        FusionMaterials((Named("cyber-dragon"),) * 3, exact=True),
        Continuous((Piercing(itself),)),
    ),
    monster_card(
        74157028, "cyber-twin-dragon", ("Cyber Twin Dragon", "Cyber Zwillings-Drache", "Drago Cyber Gemello"),
        (Type.MACHINE, LIGHT, 8, 2800, 2100), FUSION_EFFECT,
        FusionMaterials((Named("cyber-dragon"),) * 2, exact=True),
        Continuous((May(Verb.ATTACK, itself, again=1),)),
    ),
    monster_card(
        17881964, "darkfire-dragon", ("Darkfire Dragon", "Dunkler Feuerdrache", "Drago del Fuoco Nero"),
        (Type.DRAGON, DARK, 4, 1500, 1250), FUSION,
        FusionMaterials((Named("firegrass"), Named("petit-dragon"))),
    ),
    monster_card(
        62873545, "dragon-master-knight",
        ("Dragon Master Knight", "Drachenmeisterritter", "Cavaliere Signore dei Draghi"),
        (Type.DRAGON, LIGHT, 12, 5000, 5000), FUSION_EFFECT,
        FusionMaterials((Named("black-luster-soldier"), Named("blue-eyes-ultimate-dragon"))),
        SummonCondition(only=SummonKind.FUSION),
        Continuous((
            Change(Stat.ATK, Times(500, Count(other & face_up & of_type(Type.DRAGON) & monster & my(MONSTER))), itself),
        )),
    ),
    monster_card(
        29343734, "elemental-hero-electrum",
        ("Elemental HERO Electrum", "Elementar-HELD Elektrum", "Electrum EROE Elementale"),
        (Type.WARRIOR, LIGHT, 10, 2900, 2600), FUSION_EFFECT,
        FusionMaterials((
            Named("elemental-hero-avian"), Named("elemental-hero-burstinatrix"), Named("elemental-hero-clayman"),
            Named("elemental-hero-bubbleman"),
        )),
        SummonCondition(only=SummonKind.FUSION),
        Continuous((TreatAs(itself, attributes=(WIND, WATER, FIRE, EARTH)),)),
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.FUSION), optional=False,
            operation=Return(All(card & any_(BANISHED)), DECK),
        ),
        Continuous((Change(Stat.ATK, Times(300, Count(monster & SameAttribute(Ref.THIS) & their(MONSTER))), itself),)),
    ),
    monster_card(
        35809262, "elemental-hero-flame-wingman",
        ("Elemental HERO Flame Wingman", "Elementar-HELD Flammenflügelmann", "Uomo Alato della Fiamma EROE Elementale"),
        (Type.WARRIOR, WIND, 6, 2100, 1200), FUSION_EFFECT,
        FusionMaterials((Named("elemental-hero-avian"), Named("elemental-hero-burstinatrix"))),
        SummonCondition(only=SummonKind.FUSION),
        trigger(
            Form.WHEN, On(Verb.DESTROY, monster, cause=(Cause.BATTLE,), to=(GRAVEYARD,), other=itself),
            optional=False,
            operation=Damage(OPPONENT, StatOf(Stat.ATK, Ref.THAT, original=True)),
        ),
    ),
    monster_card(
        3642509, "elemental-hero-great-tornado",
        ("Elemental HERO Great Tornado", "Elementar-HELD Großer Tornado", "Grande Tornado EROE Elementale"),
        (Type.WARRIOR, WIND, 8, 2800, 2200), FUSION_EFFECT,
        FusionMaterials((HERO, attribute(WIND) & monster)),
        SummonCondition(only=SummonKind.FUSION),
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.FUSION), optional=False,
            operation=Apply(Change(Stat.ATK_DEF, Halved(), face_up & monster & their(MONSTER)), Until.ALWAYS),
        ),
    ),
    monster_card(
        1945387, "elemental-hero-nova-master",
        ("Elemental HERO Nova Master", "Elementar-HELD Nova Master", "Nova Master EROE Elementale"),
        (Type.WARRIOR, FIRE, 8, 2600, 2100), FUSION_EFFECT,
        FusionMaterials((HERO, attribute(FIRE) & monster)),
        SummonCondition(only=SummonKind.FUSION),
        trigger(
            Form.IF, On(Verb.DESTROY, monster & their(MONSTER), cause=(Cause.BATTLE,), other=itself),
            optional=False,
            operation=Draw(1),
        ),
    ),
    monster_card(
        25366484, "elemental-hero-shining-flare-wingman",
        ("Elemental HERO Shining Flare Wingman", "Elementar-HELD Glänzender Flügelmann",
         "Uomo Alato della Fiammata Lucente EROE Elementale"),
        (Type.WARRIOR, LIGHT, 8, 2500, 2100), FUSION_EFFECT,
        FusionMaterials((Named("elemental-hero-flame-wingman"), Named("elemental-hero-sparkman"))),
        SummonCondition(only=SummonKind.FUSION),
        Continuous((Change(Stat.ATK, Times(300, Count(Series("Elemental HERO") & my(GRAVEYARD))), itself),)),
        trigger(
            Form.IF, On(Verb.DESTROY, monster, cause=(Cause.BATTLE,), to=(GRAVEYARD,), other=itself),
            optional=False,
            operation=Damage(OPPONENT, StatOf(Stat.ATK, Ref.THAT, original=True)),
        ),
    ),
    monster_card(
        99267150, "five-headed-dragon", ("Five-Headed Dragon", "Fünfköpfiger Drache", "Drago a Cinque Teste"),
        (Type.DRAGON, DARK, 12, 5000, 5000), FUSION_EFFECT,
        FusionMaterials((of_type(Type.DRAGON) & monster,) * 5),
        SummonCondition(only=SummonKind.FUSION),
        Continuous(
            (Cannot(Verb.BE_DESTROYED, itself, by=(Cause.BATTLE,)),),
            while_=Is(Ref.FIGHTING, itself) & Is(Ref.BATTLED, ~attribute(LIGHT) & monster),
        ),
    ),
    monster_card(
        58147549, "masked-hero-goka", ("Masked HERO Goka", "Maskierter HELD Goka", "Goka EROE Mascherato"),
        (Type.WARRIOR, FIRE, 6, 2200, 1800), FUSION_EFFECT,
        SummonCondition(only_by="mask-change"),
        Continuous((Change(Stat.ATK, Times(100, Count(Series("HERO") & monster & my(GRAVEYARD))), itself),)),
    ),
    monster_card(
        71628381, "multiple-piece-golem", ("Multiple Piece Golem", "Mehrteilgolem", "Golem Multi Pezzi"),
        (Type.ROCK, EARTH, 7, 2600, 1300), FUSION_EFFECT,
        FusionMaterials((Named("big-piece-golem"), Named("medium-piece-golem"))),
        trigger(
            Form.NONE, On(Verb.BEGIN_STEP, step=Step.END), optional=True, if_=Happened(On(Verb.BATTLE, itself)),
            operation=do(
                Return(THIS, Zone.EXTRA), THEN,
                If(Exists(Same(Ref.USED)), Optional(SpecialSummon(The(Ref.USED)))),
            ),
        ),
    ),
    monster_card(
        63519819, "thousand-eyes-restrict",
        ("Thousand-Eyes Restrict", "Tausendäugiges Opfer", "Limite dei 1000 Occhi"),
        (Type.SPELLCASTER, DARK, 1, 0, 0), FUSION_EFFECT,
        FusionMaterials((Named("relinquished"), Named("thousand-eyes-idol"))),
        Continuous(
            (
                Cannot(Verb.CHANGE_POSITION, other & monster & any_(MONSTER)),
                Cannot(Verb.ATTACK, other & monster & any_(MONSTER)),
            )
        ),
        *WEARS_THEIR_MONSTER,
    ),
    monster_card(
        12652643, "ultimate-ancient-gear-golem",
        ("Ultimate Ancient Gear Golem", "Ultimativer Antiker Antriebsgolem", "Golem-Ingranaggio Antico Finale"),
        (Type.MACHINE, EARTH, 10, 4400, 3400), FUSION_EFFECT,
        FusionMaterials((Named("ancient-gear-golem"), GEARS, GEARS)),
        SummonCondition(only=SummonKind.FUSION),
        Continuous((Piercing(itself),)),
        Continuous((Cannot(Verb.ACTIVATE, spell_trap, OPPONENT),), while_=Is(Ref.ATTACKER, itself)),
        trigger(
            Form.IF, On(Verb.DESTROY, itself), optional=True,
            targets=(Target(1, Named("ancient-gear-golem") & my(GRAVEYARD)),),
            operation=SpecialSummon(T, ignoring=True),
        ),
    ),
    monster_card(
        45170821, "vision-hero-adoration",
        ("Vision HERO Adoration", "Visions-HELD Anbetung", "Adoration EROE Vision"),
        (Type.WARRIOR, DARK, 8, 2800, 2100), FUSION_EFFECT,
        FusionMaterials((Series("HERO") & monster,) * 2),
        ignition(
            limit=ONCE_PER_TURN,
            targets=(
                Target(1, face_up & monster & their(MONSTER)),
                Target(1, other & Series("HERO") & monster & my(MONSTER)),
            ),
            operation=Apply(
                Change(Stat.ATK_DEF, Times(-1, StatOf(Stat.ATK, Ref.TARGET_2)), Same(Ref.TARGET_1)), Until.END_OF_TURN
            ),
        ),
    ),
    monster_card(
        58859575, "vw-tiger-catapult", ("VW-Tiger Catapult", "VW-Tigerkatapult", "VW-Catapulta Tigre"),
        (Type.MACHINE, LIGHT, 6, 2000, 2100), FUSION_EFFECT,
        FusionMaterials((Named("v-tiger-jet"), Named("w-wing-catapult"))),
        SummonCondition(first_own=True),
        ContactFusion(card & my(MONSTER, Zone.SPELL), Verb.BANISH),
        ignition(
            cost=(Discard(Pick(1, card & my(HAND))),),
            targets=(Target(1, face_up & monster & their(MONSTER)),), operation=ChangePosition(T),
        ),
    ),
    monster_card(
        91998119, "xyz-dragon-cannon", ("XYZ-Dragon Cannon", "XYZ-Kanonendrache", "XYZ-Cannone Drago"),
        (Type.MACHINE, LIGHT, 8, 2800, 2600), FUSION_EFFECT,
        FusionMaterials((Named("x-head-cannon"), Named("y-dragon-head"), Named("z-metal-tank"))),
        SummonCondition(first_own=True, cannot_from=(GRAVEYARD,)),
        ContactFusion(card & my(MONSTER, Zone.SPELL), Verb.BANISH),
        ignition(
            cost=(Discard(Pick(1, card & my(HAND))),),
            targets=(Target(1, card & their(*FIELD)),), operation=Destroy(T),
        ),
    ),
)  # fmt: skip
