"""The Effect Monsters, S."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        73648243, "sand-moth", ("Sand Moth", "Sandmotte", "Falena di Sabbia"),
        (Type.ROCK, EARTH, 4, 1000, 2000), EFFECT,
        trigger(
            Form.IF, On(Verb.DESTROY, itself & face_down, to=(GRAVEYARD,)), optional=False,
            operation=do(
                SpecialSummon(THIS), AND,
                Apply(Change(Stat.ATK, OriginalBecomes(2000), itself), Until.ALWAYS), AND,
                Apply(Change(Stat.DEF, OriginalBecomes(1000), itself), Until.ALWAYS),
            ),
        ),
    ),
    monster_card(
        26202165, "sangan", ("Sangan", "Sangan", "Sangan"), (Type.FIEND, DARK, 3, 1000, 600), EFFECT,
        trigger(
            Form.IF, On(Verb.SEND, itself, was=FIELD, to=(GRAVEYARD,)), optional=False,
            operation=Add(Pick(1, monster & atk(Op.LE, 1500) & my(DECK))),
        ),
    ),
    monster_card(
        16222645, "sasuke-samurai", ("Sasuke Samurai", "Sasuke-Samurai", "Samurai Sasuke"),
        (Type.WARRIOR, WIND, 2, 500, 800), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_STEP, step=Step.DAMAGE_START), optional=False,
            if_=Is(Ref.ATTACKER, itself) & Is(Ref.ATTACKED, face_down & monster),
            operation=Destroy(The(Ref.ATTACKED)),
        ),
    ),
    monster_card(
        5498296, "scarr-scout-of-dark-world",
        ("Scarr, Scout of Dark World", "Scarr, Späher der Finsteren Welt", "Scarr, Scout del Mondo Oscuro"),
        (Type.FIEND, DARK, 2, 500, 500), EFFECT,
        trigger(
            Form.IF, DESTROYED_BY_BATTLE, optional=False,
            operation=Add(Pick(1, level(Op.LE, 4) & Series("Dark World") & monster & my(DECK))),
        ),
    ),
    monster_card(
        2792265, "servant-of-catabolism", ("Servant of Catabolism", "Diener des Katabolismus", "Servo del Catabolismo"),
        (Type.AQUA, LIGHT, 3, 700, 500), EFFECT,
        ATTACKS_DIRECTLY,
    ),
    monster_card(
        27869883, "shadowpriestess-of-ohm",
        ("Shadowpriestess of Ohm", "Schattenpriesterin von Ohm", "Sacerdotessa d'Ombra di Ohm"),
        (Type.SPELLCASTER, DARK, 4, 1700, 1600), EFFECT,
        ignition(
            cost=(Tribute(Pick(1, face_up & attribute(DARK) & monster & my(MONSTER))),),
            operation=Damage(OPPONENT, 800),
        ),
    ),
    monster_card(
        74388798, "silent-swordsman-lv5",
        ("Silent Swordsman LV5", "Schweigsamer Schwertkämpfer LV5", "Spadaccino Silente LV5"),
        (Type.WARRIOR, LIGHT, 5, 2300, 1000), EFFECT,
        Continuous((Unaffected(itself, by=spell & their(*FIELD, HAND, GRAVEYARD, BANISHED)),)),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=YOU, phase=Phase.STANDBY), optional=True, where=(MONSTER,),
            if_=Happened(On(Verb.BATTLE_DAMAGE, itself, direct=True), before=Phase.STANDBY), cost=(Send(THIS),),
            operation=SpecialSummon(Pick(1, Named("silent-swordsman-lv7") & my(HAND, DECK))),
        ),
    ),
    monster_card(
        32619583, "sillva-warlord-of-dark-world",
        (
            "Sillva, Warlord of Dark World", "Sillva, Kriegsfürst der Finsteren Welt",
            "Sillva, Signore della Guerra del Mondo Oscuro",
        ),
        (Type.FIEND, DARK, 5, 2300, 1400), EFFECT,
        trigger(
            Form.IF, DISCARDED_BY_EFFECT, optional=False,
            operation=do(
                SpecialSummon(THIS), THEN,
                If(CausedBy(OPPONENT), Each(Place(Pick(2, card & each(HAND)), bottom=True), OPPONENT)),
            ),
        ),
    ),
    # In July 2014 it returned in every Standby Phase of its player; once per turn and banishing came later.
    monster_card(
        8131171, "sinister-serpent",
        ("Sinister Serpent", "Unheil verkündende Schlange", "Serpente Sinistro"),
        (Type.REPTILE, WATER, 1, 300, 250), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=YOU, phase=Phase.STANDBY), optional=True,
            where=(GRAVEYARD,), operation=Add(THIS),
        ),
    ),
    monster_card(
        73752131, "skilled-dark-magician",
        ("Skilled Dark Magician", "Erfahrener Dunkler Magier", "Abile Mago Nero"),
        (Type.SPELLCASTER, DARK, 4, 1900, 1700), EFFECT,
        COUNTS_SPELLS,
        ignition(
            if_=Compare(Counters(CounterKind.SPELL, Ref.THIS), Op.GE, 3),
            cost=(Tribute(THIS),),
            operation=SpecialSummon(Pick(1, Named("dark-magician") & my(HAND, DECK, GRAVEYARD))),
        ),
        counter_caps=((CounterKind.SPELL, 3),),
    ),
    monster_card(
        64306248, "skull-mark-ladybug",
        ("Skull-Mark Ladybug", "Totenkopf-Marienkäfer", "Coccinella dal Dorso a Teschio"),
        (Type.INSECT, EARTH, 4, 500, 1500), EFFECT,
        trigger(Form.WHEN, On(Verb.SEND, itself, to=(GRAVEYARD,)), optional=False, operation=GainLP(YOU, 1000)),
    ),
    monster_card(
        48453776, "sky-scourge-norleras",
        ("Sky Scourge Norleras", "Himmelsplage Nohrellas", "Nohrellas Flagello del Cielo"),
        (Type.FIEND, DARK, 8, 2400, 1500), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), only_own=True),
        SummonProcedure(
            (HAND,),
            pay=Banish(
                Combo(
                    (
                        (1, attribute(LIGHT) & of_type(Type.FAIRY) & monster & my(GRAVEYARD)),
                        (3, attribute(DARK) & of_type(Type.FIEND) & monster & my(GRAVEYARD)),
                    )
                )
            ),
        ),
        ignition(
            cost=(PayLP(1000),),
            operation=do(Send(All(card & any_(*FIELD, HAND))), THEN, Draw(1)),
        ),
    ),
    monster_card(
        84290642, "snipe-hunter", ("Snipe Hunter", "Jäger im Hinterhalt", "Cacciatore Cecchino"),
        (Type.FIEND, DARK, 4, 1500, 600), EFFECT,
        ignition(
            cost=(Discard(Pick(1, card & my(HAND))),),
            targets=(Target(1, card & any_(*FIELD)),),
            operation=do(RollDie(), AND, If(RolledIn((2, 3, 4, 5)), Destroy(T))),
        ),
    ),
    monster_card(
        31553716, "spear-dragon", ("Spear Dragon", "Speer-Drache", "Drago Lanciere"),
        (Type.DRAGON, WIND, 4, 1900, 0), EFFECT,
        PIERCING,
        Unclassified(
            On(Verb.BEGIN_STEP, step=Step.DAMAGE_END), ChangePosition(THIS, Position.DEFENSE),
            if_=Is(Ref.ATTACKER, itself),
        ),
    ),
    monster_card(
        86174055, "speed-bird", ("Speed Bird", "Rasender Vogel", "Uccello Veloce"),
        (Type.WINGED_BEAST, WIND, 4, 1200, 1000), EFFECT,
        trigger(
            Form.WHEN, DESTROYED_BY_BATTLE, optional=True,
            targets=(Target(2, level(Op.EQ, 2) & monster & my(GRAVEYARD)),),
            operation=do(SpecialSummon(T), ALSO, Apply(Negated(Same(Ref.DONE)), Until.ALWAYS)),
        ),
    ),
    monster_card(
        9365703, "speed-warrior", ("Speed Warrior", "Tempokrieger", "Guerriero Velocizzato"),
        (Type.WARRIOR, WIND, 2, 900, 400), EFFECT,
        ignition(
            window=Window.BATTLE_PHASE, limit=ONCE_PER_TURN,
            if_=Happened(On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL)),
            operation=Apply(
                Change(Stat.ATK, Becomes(Times(2, StatOf(Stat.ATK, Ref.THIS, True))), itself),
                Until.END_OF_BATTLE_PHASE,
            ),
        ),
    ),
    monster_card(
        84636823, "spell-canceller", ("Spell Canceller", "Entzauberer", "Annullatore di Magia"),
        (Type.MACHINE, WIND, 5, 1800, 1600), EFFECT,
        Continuous((Cannot(Verb.ACTIVATE, spell), Negated(spell & any_(*FIELD)))),
    ),
    monster_card(
        23205979, "spirit-reaper", ("Spirit Reaper", "Geister-Sensenmann", "Spirito Mietitore"),
        (Type.ZOMBIE, DARK, 3, 300, 200), EFFECT,
        Continuous((Cannot(Verb.BE_DESTROYED, itself, by=(Cause.BATTLE,)),)),
        Unclassified(On(Verb.RESOLVE, card, targets_this=True), Destroy(THIS), if_=Is(Ref.THIS, face_up)),
        trigger(
            Form.IF, On(Verb.BATTLE_DAMAGE, itself, direct=True), optional=False,
            operation=Discard(Random(1, card & their(HAND))),
        ),
    ),
    monster_card(
        41006930, "strike-ninja", ("Strike Ninja", "Schlag-Ninja", "Ninja Fulmineo"),
        (Type.WARRIOR, DARK, 4, 1700, 1200), EFFECT,
        quick(
            where=(MONSTER,), limit=Limit(LimitKey.NAME),
            cost=(Banish(Pick(2, attribute(DARK) & monster & my(GRAVEYARD))),),
            operation=Banish(THIS, until=Moment(Phase.END)),
        ),
    ),
    monster_card(
        99861526, "submarineroid", ("Submarineroid", "Submarineroid", "Submarineroid"),
        (Type.MACHINE, WATER, 4, 800, 1800), EFFECT,
        Continuous((
            May(Verb.ATTACK, itself, direct=True), DamageRule(DamageKind.ORIGINAL_ATK, OPPONENT, battles=itself),
        )),
        trigger(
            Form.NONE, On(Verb.BEGIN_STEP, step=Step.DAMAGE_END), optional=True,
            if_=Is(Ref.ATTACKER, itself) | Is(Ref.ATTACKED, itself), operation=ChangePosition(THIS, Position.DEFENSE),
        ),
    ),
    monster_card(
        423585, "summoner-monk", ("Summoner Monk", "Beschwörermönch", "Monaco Evocatore"),
        (Type.SPELLCASTER, DARK, 4, 800, 1600), EFFECT,
        Continuous((Cannot(Verb.BE_TRIBUTED, itself),)),
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL | SummonKind.FLIP), optional=False,
            operation=ChangePosition(THIS, Position.DEFENSE),
        ),
        ignition(
            limit=ONCE_PER_TURN, cost=(Discard(Pick(1, spell & my(HAND))),),
            operation=do(
                SpecialSummon(Pick(1, level(Op.EQ, 4) & monster & my(DECK))), AND,
                Apply(Cannot(Verb.ATTACK, Same(Ref.DONE)), Until.END_OF_TURN),
            ),
        ),
    ),
    monster_card(
        85520851, "super-conductor-tyranno",
        ("Super Conductor Tyranno", "Superleiter-Tyranno", "Tiranno Super Conduttore"),
        (Type.DINOSAUR, LIGHT, 8, 3300, 1400), EFFECT,
        ignition(
            limit=ONCE_PER_TURN, if_=~Happened(On(Verb.DECLARE_ATTACK, itself)),
            cost=(Tribute(Pick(1, monster & my(MONSTER))),), operation=Damage(OPPONENT, 1000),
            restrictions=(Apply(Cannot(Verb.DECLARE_ATTACK, itself), Until.END_OF_TURN),),
        ),
    ),
    monster_card(
        41872150, "swarm-of-locusts", ("Swarm of Locusts", "Heuschreckenschwarm", "Sciame di Locuste"),
        (Type.INSECT, DARK, 3, 1000, 500), EFFECT,
        ignition(limit=ONCE_PER_TURN, operation=TurnFaceDown(THIS)),
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.FLIP), optional=False,
            targets=(Target(1, spell_trap & their(*FIELD)),), operation=Destroy(T),
        ),
    ),
)  # fmt: skip
