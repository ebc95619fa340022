"""The Effect Monsters, M."""

from rulebook.cards.words import *

CUTS_DOWN_A_SET_MONSTER = Is(Ref.ATTACKER, itself) & Is(Ref.ATTACKED, face_down & monster)
NOT_BY_BATTLE = Continuous((Cannot(Verb.BE_DESTROYED, itself, by=(Cause.BATTLE,)),))

CARDS: tuple[Card, ...] = (
    monster_card(
        79870141, "mad-sword-beast", ("Mad Sword Beast", "Verrückte Schwertbestie", "Bestia della Spada Folle"),
        (Type.DINOSAUR, EARTH, 4, 1400, 1200), EFFECT,
        PIERCING,
    ),
    monster_card(
        93013676, "maha-vailo", ("Maha Vailo", "Maha Vailo", "Maha Vailo"),
        (Type.SPELLCASTER, LIGHT, 4, 1550, 1400), EFFECT,
        Continuous((Change(Stat.ATK, Times(500, Count(equip_card & equipped_to_this)), itself),)),
    ),
    monster_card(
        8794435, "maju-garzett", ("Maju Garzett", "Maju Garzett", "Maju Garzett"),
        (Type.FIEND, DARK, 7, None, 0), EFFECT,
        Continuous((Change(Stat.ATK, Becomes(StatOf(Stat.ATK, Ref.TRIBUTED, original=True)), itself),)),
    ),
    # In July 2014 any number of Traps could be activated; a single one, and once per turn, came later.
    monster_card(
        21593977, "makyura-the-destructor",
        ("Makyura the Destructor", "Makyura der Zerstörer", "Makyura il Distruttore"),
        (Type.WARRIOR, DARK, 4, 1600, 1200), EFFECT,
        trigger(
            Form.IF, On(Verb.SEND, itself, to=(GRAVEYARD,)), optional=False,
            operation=Apply(May(Verb.ACTIVATE, trap & my(HAND)), Until.END_OF_TURN, later=True),
        ),
    ),
    monster_card(
        2460565, "marauding-captain",
        ("Marauding Captain", "Plündernder Hauptmann", "Capitano Saccheggiatore"),
        (Type.WARRIOR, EARTH, 3, 1200, 400), EFFECT,
        Continuous((Cannot(Verb.BE_ATTACKED, other & of_type(Type.WARRIOR) & monster & my(MONSTER)),)),
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL), optional=True,
            operation=SpecialSummon(Pick(1, level(Op.LE, 4) & monster & my(HAND))),
        ),
    ),
    monster_card(
        31305911, "marshmallon", ("Marshmallon", "Marshmallon", "Marshmallon"),
        (Type.FAIRY, LIGHT, 3, 300, 500), EFFECT,
        NOT_BY_BATTLE,
        trigger(
            Form.NONE, On(Verb.BEGIN_STEP, step=Step.AFTER_CALCULATION), optional=False,
            if_=Is(Ref.ATTACKED, itself) & Was(Ref.THIS, face_down),
            operation=Damage(OPPONENT, 1000),
        ),
    ),
    monster_card(
        39191307, "masked-dragon", ("Masked Dragon", "Maskierter Drache", "Drago Mascherato"),
        (Type.DRAGON, FIRE, 3, 1400, 1100), EFFECT,
        trigger(
            Form.WHEN, DESTROYED_BY_BATTLE, optional=True,
            operation=SpecialSummon(
                Pick(1, monster & of_type(Type.DRAGON) & atk(Op.LE, 1500) & my(DECK))
            ),
        ),
    ),
    monster_card(
        22609617, "mataza-the-zapper", ("Mataza the Zapper", "Mataza, der Zapper", "Mataza l'Assassino Fulmineo"),
        (Type.WARRIOR, DARK, 3, 1300, 800), EFFECT,
        Continuous((May(Verb.ATTACK, itself, again=1),)),
        Continuous((Cannot(Verb.CONTROL, itself),)),
    ),
    # No Deck here can contain the monster it Summons.
    monster_card(
        58843503, "medium-piece-golem", ("Medium Piece Golem", "Mittelteilgolem", "Golem Pezzo Medio"),
        (Type.ROCK, EARTH, 4, 1600, 0), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself), optional=True,
            if_=Exists(Named("big-piece-golem") & my(MONSTER)),
            operation=do(
                SpecialSummon(Pick(1, Named("small-piece-golem") & my(DECK))),
                ALSO,
                Apply(Negated(Same(Ref.DONE)), Until.ALWAYS),
            ),
        ),
    ),
    monster_card(
        50705071, "metalzoa", ("Metalzoa", "Metallzoa", "Metalzoa"), (Type.MACHINE, DARK, 8, 3000, 2300), EFFECT,
        SummonCondition((Verb.NORMAL_SUMMON, Verb.SET), first_own=True),
        SummonProcedure(
            (DECK,), pay=Tribute(Pick(1, Named("zoa") & EquippedWith(Named("metalmorph")) & my(MONSTER)))
        ),
    ),
    monster_card(
        82482194, "millennium-scorpion", ("Millennium Scorpion", "Millennium Skorpion", "Scorpione del Millennio"),
        (Type.INSECT, EARTH, 5, 2000, 1800), EFFECT,
        trigger(
            Form.IF, On(Verb.DESTROY, monster & their(MONSTER), cause=(Cause.BATTLE,), to=(GRAVEYARD,), other=itself),
            optional=False, operation=Apply(Change(Stat.ATK, 500, itself), Until.ALWAYS),
        ),
    ),
    monster_card(
        76321376, "mine-golem", ("Mine Golem", "Minengolem", "Golem Mina"),
        (Type.ROCK, EARTH, 3, 1000, 1900), EFFECT,
        trigger(Form.WHEN, DESTROYED_BY_BATTLE, optional=False, operation=Damage(OPPONENT, 500)),
    ),
    monster_card(
        15960641, "mirage-dragon", ("Mirage Dragon", "Trugbild-Drache", "Drago Miraggio"),
        (Type.DRAGON, LIGHT, 4, 1600, 600), EFFECT,
        Continuous((Cannot(Verb.ACTIVATE, trap, OPPONENT),), while_=Now(Phase.BATTLE)),
    ),
    monster_card(
        4929256, "mobius-the-frost-monarch",
        ("Mobius the Frost Monarch", "Möbius der Frostmonarch", "Mobius il Monarca Glaciale"),
        (Type.AQUA, WATER, 6, 2400, 1000), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.TRIBUTE), optional=True,
            targets=(Target(UpTo(2), spell_trap & any_(*FIELD)),),
            operation=Destroy(T),
        ),
    ),
    monster_card(
        47507260,
        "mystic-swordsman-lv2",
        ("Mystic Swordsman LV2", "Mystischer Schwertkämpfer LV2", "Spadaccino Mistico LV2"),
        (Type.WARRIOR, EARTH, 2, 900, 0),
        EFFECT,
        trigger(
            Form.NONE,
            On(Verb.BEGIN_STEP, step=Step.DAMAGE_START),
            optional=False,
            if_=CUTS_DOWN_A_SET_MONSTER,
            operation=Destroy(The(Ref.ATTACKED)),
        ),
        levels_up("mystic-swordsman-lv4"),
    ),
    monster_card(
        60482781, "mystic-swordsman-lv6",
        ("Mystic Swordsman LV6", "Mystischer Schwertkämpfer LV6", "Spadaccino Mistico LV6"),
        (Type.WARRIOR, EARTH, 6, 2300, 1700), EFFECT,
        SummonCondition((Verb.NORMAL_SUMMON,)),
        trigger(
            Form.NONE, On(Verb.BEGIN_STEP, step=Step.DAMAGE_START), optional=False, if_=CUTS_DOWN_A_SET_MONSTER,
            operation=do(Destroy(The(Ref.ATTACKED)), AND_IF_YOU_DO, Optional(Place(DONE))),
        ),
    ),
    monster_card(
        83011277,
        "mystic-tomato",
        ("Mystic Tomato", "Mystische Tomate", "Pomodoro Mistico"),
        (Type.PLANT, DARK, 4, 1400, 1100),
        EFFECT,
        when_destroyed_by_battle(
            SpecialSummon(Pick(1, attribute(DARK) & atk(Op.LE, 1500) & monster & my(DECK)), Position.ATTACK)
        ),
    ),
)  # fmt: skip
