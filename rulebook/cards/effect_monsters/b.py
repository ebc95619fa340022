"""The Effect Monsters, B."""

from rulebook.cards.words import *

ONE_OF_THESE = Limit(LimitKey.COPY, shared=True)

_BATTERY = Named("batteryman-c") & face_up

CARDS: tuple[Card, ...] = (
    monster_card(
        61528025, "banisher-of-the-light", ("Banisher of the Light", "Verbanner des Lichts", "Epuratore della Luce"),
        (Type.FAIRY, LIGHT, 3, 100, 2000), EFFECT,
        Continuous((Redirect(card),)),
    ),
    monster_card(
        19733961, "batteryman-c", ("Batteryman C", "Batteriemann C", "Uomo Batteria C"),
        (Type.THUNDER, LIGHT, 2, 0, 0), EFFECT,
        Continuous(
            (Change(Stat.ATK, 500, of_type(Type.MACHINE) & monster & my(MONSTER)),),
            while_=~Exists(_BATTERY & defense_position & my(MONSTER)),
        ),
        Continuous(
            (Change(Stat.DEF, 500, of_type(Type.MACHINE) & monster & my(MONSTER)),),
            while_=~Exists(_BATTERY & attack_position & my(MONSTER)),
        ),
    ),
    monster_card(
        19665973, "battle-fader", ("Battle Fader", "Kampfausblender", "Dissolvitore da Battaglia"),
        (Type.FIEND, DARK, 1, 0, 0), EFFECT,
        trigger(
            Form.WHEN, On(Verb.DECLARE_ATTACK, monster & their(MONSTER), direct=True), optional=True,
            where=(HAND,),
            operation=do(
                SpecialSummon(THIS), THEN, EndBattlePhase(), ALSO,
                Apply(Redirect(Same(Ref.DONE), leaving=True), Until.ALWAYS),
            ),
        ),
    ),
    monster_card(
        40133511, "bazoo-the-soul-eater",
        ("Bazoo the Soul-Eater", "Basu, der Seelenfresser", "Bazoo il Mangia-Anima"),
        (Type.BEAST, EARTH, 4, 1600, 900), EFFECT,
        ignition(
            limit=ONCE_PER_TURN,
            cost=(Banish(Pick(UpTo(3), monster & my(GRAVEYARD))),),
            operation=Apply(
                Change(Stat.ATK, Times(300, Number(Ref.PAID)), itself), Moment(Phase.END, OPPONENT)
            ),
        ),
    ),
    monster_card(
        33731070, "beiige-vanguard-of-dark-world",
        (
            "Beiige, Vanguard of Dark World", "Beiige, Frontkämpfer der Finsteren Welt",
            "Beiige, Avanguardia del Mondo Oscuro",
        ),
        (Type.FIEND, DARK, 4, 1600, 1300), EFFECT,
        trigger(
            Form.IF, DISCARDED_BY_EFFECT, optional=False,
            operation=SpecialSummon(THIS),
        ),
    ),
    monster_card(
        39168895, "berserk-gorilla", ("Berserk Gorilla", "Rasender Gorilla", "Gorilla Berserk"),
        (Type.BEAST, EARTH, 4, 2000, 1000), EFFECT,
        Continuous((Doomed(itself),), while_=Is(Ref.THIS, face_up & defense_position)),
        Continuous((MustAttack(itself),)),
    ),
    monster_card(
        25247218, "big-piece-golem", ("Big Piece Golem", "Großteilgolem", "Golem Pezzo Grande"),
        (Type.ROCK, EARTH, 5, 2100, 0), EFFECT,
        WithoutTribute(Exists(monster & their(MONSTER)) & ~Exists(monster & my(MONSTER))),
    ),
    monster_card(
        72989439, "black-luster-soldier-envoy-of-the-beginning",
        (
            "Black Luster Soldier - Envoy of the Beginning", "Schwarz Glänzender Soldat - Gesandter des Anfangs",
            "Glorioso Soldato Nero - Emissario dell'Inizio",
        ),
        (Type.WARRIOR, LIGHT, 8, 3000, 2500), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), first_own=True),
        SummonProcedure(
            (HAND,),
            pay=Banish(
                Combo(
                    (
                        (1, attribute(LIGHT) & monster & my(GRAVEYARD)),
                        (1, attribute(DARK) & monster & my(GRAVEYARD)),
                    )
                )
            ),
        ),
        ignition(
            limit=ONE_OF_THESE, if_=~Happened(On(Verb.DECLARE_ATTACK, itself)),
            targets=(Target(1, monster & any_(MONSTER)),), operation=Banish(T),
            restrictions=(Apply(Cannot(Verb.ATTACK, itself), Until.END_OF_TURN),),
        ),
        trigger(
            Form.IF, On(Verb.DESTROY, monster & their(MONSTER), cause=(Cause.BATTLE,), other=itself), optional=True,
            limit=ONE_OF_THESE, if_=Is(Ref.ATTACKER, itself),
            operation=AttackAgain(Ref.THIS),
        ),
    ),
    monster_card(
        79409334, "black-stego", ("Black Stego", "Schwarzer Stego", "Stegosauro Oscuro"),
        (Type.DINOSAUR, EARTH, 4, 1200, 2000), EFFECT,
        trigger(
            Form.IF, On(Verb.DECLARE_ATTACK, monster, other=itself), optional=False,
            if_=Is(Ref.THIS, attack_position),
            operation=ChangePosition(THIS, Position.DEFENSE),
        ),
    ),
    monster_card(
        28470714, "bladefly", ("Bladefly", "Klingenfliege", "Volama"),
        (Type.INSECT, WIND, 2, 600, 700), EFFECT,
        Continuous((
            Change(Stat.ATK, 500, attribute(WIND) & monster & any_(MONSTER)),
            Change(Stat.ATK, -400, attribute(EARTH) & monster & any_(MONSTER)),
        )),
    ),
    monster_card(
        55969226, "blue-dragon-summoner",
        ("Blue Dragon Summoner", "Blauer Drachenbeschwörer", "Evocatore Drago Blu"),
        (Type.SPELLCASTER, WIND, 4, 1500, 600), EFFECT,
        trigger(
            Form.IF, On(Verb.SEND, itself, was=FIELD, to=(GRAVEYARD,)), optional=True,
            operation=Add(Pick(1, of_type(Type.DRAGON, Type.WARRIOR, Type.SPELLCASTER) & normal_monster & my(DECK))),
        ),
    ),
    monster_card(
        71413901, "breaker-the-magical-warrior",
        ("Breaker the Magical Warrior", "Brecher, Magischer Krieger", "Breaker il Guerriero Magico"),
        (Type.SPELLCASTER, DARK, 4, 1600, 1000), EFFECT,
        trigger(Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL), optional=False,
                operation=PlaceCounter(CounterKind.SPELL, 1)),
        Continuous((Change(Stat.ATK, Times(300, Counters(CounterKind.SPELL, Ref.THIS)), itself),)),
        ignition(
            cost=(RemoveCounter(CounterKind.SPELL, 1),),
            targets=(Target(1, spell_trap & any_(*FIELD)),),
            operation=Destroy(T),
        ),
        counter_caps=((CounterKind.SPELL, 1),),
    ),
    monster_card(
        79126789, "broww-huntsman-of-dark-world",
        ("Broww, Huntsman of Dark World", "Broww, Jäger der Finsteren Welt", "Broww, Cacciatore del Mondo Oscuro"),
        (Type.FIEND, DARK, 3, 1400, 800), EFFECT,
        trigger(
            Form.IF, DISCARDED_BY_EFFECT, optional=False,
            operation=If(CausedBy(OPPONENT), Draw(2), else_=Draw(1)),
        ),
    ),
    monster_card(
        17597059, "byser-shock", ("Byser Shock", "Byser-Schocker", "Byser Shock"),
        (Type.FIEND, DARK, 5, 800, 600), EFFECT,
        trigger(
            Form.IF, On(Verb.SUMMON, itself), optional=False, operation=Return(All(face_down & card & any_(*FIELD)))
        ),
    ),
)  # fmt: skip
