"""The Flip Monsters."""

from rulebook.cards.words import *

FLIP = (MonsterKind.FLIP, MonsterKind.EFFECT)
EXCAVATED = Same(Ref.EXCAVATED)
REST = The(Ref.REST)

CARDS: tuple[Card, ...] = (
    monster_card(
        83994646, "4-starred-ladybug-of-doom",
        ("4-Starred Ladybug of Doom", "4-sterniger Marienkäfer der Verdammung", "Coccinella del Destino"),
        (Type.INSECT, WIND, 3, 800, 1200), FLIP,
        flip(Destroy(All(face_up & level(Op.EQ, 4) & monster & their(MONSTER)))),
    ),
    monster_card(
        24140059, "a-cat-of-ill-omen", ("A Cat of Ill Omen", "Katze des Unglücks", "Un Gatto della Sfortuna"),
        (Type.BEAST, DARK, 2, 500, 300), FLIP,
        flip(
            do(
                Place(Pick(1, trap & my(DECK))), THEN,
                If(Exists(Named("necrovalley") & face_up & any_(*FIELD)), Optional(Add(DONE))),
            )
        ),
    ),
    monster_card(
        82099401,
        "crystal-seer",
        ("Crystal Seer", "Kristallseher", "Profeta Cristallo"),
        (Type.SPELLCASTER, WATER, 1, 100, 100),
        FLIP,
        flip(do(Excavate(2), THEN, Add(Pick(1, EXCAVATED & card)), THEN, Place(REST, bottom=True))),
    ),
    monster_card(
        34124316,
        "cyber-jar",
        ("Cyber Jar", "Cyberdose", "Cyber Giara"),
        (Type.ROCK, DARK, 3, 900, 900),
        FLIP,
        flip(
            do(
                Destroy(All(monster & any_(MONSTER))),
                THEN,
                Each(Excavate(5, who=Side.EACH)),
                THEN,
                Each(
                    SpecialSummon(All(EXCAVATED & level(Op.LE, 4) & monster), (Position.ATTACK, Position.SET)),
                ),
                ALSO,
                Each(Add(REST)),
            )
        ),
    ),
    monster_card(
        87621407, "dekoichi-the-battlechanted-locomotive",
        (
            "Dekoichi the Battlechanted Locomotive", "Dekoichi, die Kampfdampflok",
            "Dekoichi la Locomotiva da Battaglia Incantata",
        ),
        (Type.MACHINE, DARK, 4, 1400, 1000), FLIP,
        flip(
            do(
                Draw(1), THEN,
                Draw(Count(face_up & Named("bokoichi-the-freightening-car") & my(MONSTER))),
            )
        ),
    ),
    monster_card(
        69579761, "des-koala", ("Des Koala", "Des Koala", "Des Koala"),
        (Type.BEAST, DARK, 3, 1100, 1800), FLIP,
        flip(Damage(OPPONENT, Times(400, Count(card & their(HAND))))),
    ),
    monster_card(
        54747648, "green-turtle-summoner",
        ("Green Turtle Summoner", "Grüner Schildkrötenbeschwörer", "Evocatore Tartaruga Verde"),
        (Type.SPELLCASTER, WATER, 3, 400, 1500), FLIP,
        flip(Destroy(T), Target(1, monster & their(MONSTER))),
    ),
    monster_card(
        31560081,
        "magician-of-faith",
        ("Magician of Faith", "Magier des Glaubens", "Mago della Fede"),
        (Type.SPELLCASTER, LIGHT, 1, 300, 400),
        FLIP,
        flip(Add(T), Target(1, spell & my(GRAVEYARD))),
    ),
    monster_card(
        54652250, "man-eater-bug", ("Man-Eater Bug", "Menschenfresserkäfer", "Insetto Mangia-Uomini"),
        (Type.INSECT, EARTH, 2, 450, 600), FLIP,
        flip(Destroy(T), Target(1, monster & any_(MONSTER))),
    ),
    monster_card(
        28933734,
        "mask-of-darkness",
        ("Mask of Darkness", "Maske der Finsternis", "Maschera dell'Oscurità"),
        (Type.FIEND, DARK, 2, 900, 400),
        FLIP,
        flip(Add(T), Target(1, trap & my(GRAVEYARD))),
    ),
    monster_card(
        33508719,
        "morphing-jar",
        ("Morphing Jar", "Verwandlungskrug", "Giara Trasformante"),
        (Type.ROCK, EARTH, 2, 700, 600),
        FLIP,
        flip(do(Each(Discard(All(card & each(HAND)))), THEN, Each(Draw(5, Side.EACH)))),
    ),
    monster_card(
        79106360,
        "morphing-jar-2",
        ("Morphing Jar #2", "Verwandlungskrug #2", "Giara della Mutazione #2"),
        (Type.ROCK, EARTH, 3, 800, 700),
        FLIP,
        flip(
            do(
                Return(All(monster & any_(MONSTER)), DECK),
                THEN,
                Each(Excavate(Number(Ref.DONE, Side.EACH), until=monster, who=Side.EACH)),
                THEN,
                Each(SpecialSummon(All(EXCAVATED & level(Op.LE, 4) & monster), Position.SET)),
                ALSO,
                Each(Send(REST)),
            )
        ),
    ),
    monster_card(
        81843628, "needle-worm", ("Needle Worm", "Nadelwurm", "Verme Pungiglione"),
        (Type.INSECT, EARTH, 2, 750, 600), FLIP,
        flip(Send(Top(5, OPPONENT))),
    ),
    # In July 2014 it could also add a Night Assailant; the exclusion came later.
    monster_card(
        16226786, "night-assailant", ("Night Assailant", "Nächtlicher Angreifer", "Assalitore Notturno"),
        (Type.FIEND, DARK, 3, 200, 500), FLIP,
        flip(Destroy(T), Target(1, monster & their(MONSTER))),
        trigger(
            Form.IF, On(Verb.SEND, itself, was=(HAND,), to=(GRAVEYARD,)), optional=False,
            targets=(Target(1, OfMonsterKind(MonsterKind.FLIP) & monster & other & my(GRAVEYARD)),),
            operation=Add(T),
        ),
    ),
    monster_card(
        93920745, "penguin-soldier", ("Penguin Soldier", "Pinguinsoldat", "Soldato Pinguino"),
        (Type.AQUA, WATER, 2, 750, 500), FLIP,
        flip(Return(T), Target(UpTo(2), monster & any_(MONSTER)), optional=True),
    ),
    monster_card(
        21502796,
        "ryko-lightsworn-hunter",
        ("Ryko, Lightsworn Hunter", "Ryko, Lichtverpflichteter Jäger", "Ryko, Cacciatore Fedele della Luce"),
        (Type.BEAST, LIGHT, 2, 200, 100),
        FLIP,
        flip(do(Optional(Destroy(Pick(1, card & any_(*FIELD)))), ALSO_AFTER, Send(Top(3)))),
    ),
    monster_card(
        78636495, "slate-warrior", ("Slate Warrior", "Schieferkrieger", "Guerriero di Ardesia"),
        (Type.FIEND, WIND, 4, 1900, 400), FLIP,
        flip(Apply(Change(Stat.ATK_DEF, 500, itself), Until.ALWAYS)),
        trigger(
            Form.IF, On(Verb.DESTROY, itself, cause=(Cause.BATTLE,), other=monster), optional=False,
            operation=Apply(Change(Stat.ATK_DEF, -500, Same(Ref.BATTLED)), Until.ALWAYS),
        ),
    ),
    monster_card(
        58551308, "spear-cretin", ("Spear Cretin", "Speer-Idiot", "Lancia Demente"),
        (Type.FIEND, DARK, 2, 500, 500), FLIP,
        trigger(
            Form.WHEN, On(Verb.SEND, itself, to=(GRAVEYARD,)), optional=False,
            if_=Happened(On(Verb.FLIP, itself), ever=True),
            operation=Each(
                SpecialSummon(Pick(1, monster & each(GRAVEYARD)), (Position.ATTACK, Position.SET))
            ),
        ),
    ),
    monster_card(
        48659020, "spirit-caller", ("Spirit Caller", "Geisterrufer", "Evocatore di Spiriti"),
        (Type.SPELLCASTER, LIGHT, 3, 1000, 1000), FLIP,
        flip(SpecialSummon(Pick(1, level(Op.LE, 3) & normal_monster & my(GRAVEYARD))), optional=True),
    ),
)  # fmt: skip
