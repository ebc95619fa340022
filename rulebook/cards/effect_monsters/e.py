"""The Effect Monsters, E."""

from rulebook.cards.words import *

_OTHER_HEROES = Series("HERO") & monster & other & my(MONSTER)
ALONE = ~Exists(card & other & my(*FIELD)) & ~Exists(card & my(HAND))

CARDS: tuple[Card, ...] = (
    monster_card(
        79979666, "elemental-hero-bubbleman",
        ("Elemental HERO Bubbleman", "Elementar-HELD Bubbleman", "Bubbleman EROE Elementale"),
        (Type.WARRIOR, WATER, 4, 800, 1200), EFFECT,
        SummonProcedure((HAND,), if_=~Exists(card & other & my(HAND))),
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself), optional=True,
            if_=ALONE, recheck=ALONE,
            operation=Draw(2),
        ),
    ),
    monster_card(
        40044918, "elemental-hero-stratos",
        ("Elemental HERO Stratos", "Elementar-HELD Stratos", "Stratos EROE Elementale"),
        (Type.WARRIOR, WIND, 4, 1800, 300), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL | SummonKind.SPECIAL), optional=True,
            operation=Modes((
                Mode(Destroy(Pick(UpTo(Count(_OTHER_HEROES)), spell_trap & any_(*FIELD)))),
                Mode(Add(Pick(1, Series("HERO") & monster & my(DECK)))),
            )),
        ),
    ),
    monster_card(
        75043725, "emissary-of-the-afterlife",
        ("Emissary of the Afterlife", "Gesandter der Nachwelt", "Emissario dell'Aldilà"),
        (Type.FIEND, DARK, 4, 1600, 600), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SEND, itself, was=FIELD, to=(GRAVEYARD,)), optional=False,
            operation=Each(Add(Pick(1, level(Op.LE, 3) & normal_monster & each(DECK), by=Side.EACH))),
        ),
    ),
    monster_card(
        11460577, "etoile-cyber", ("Etoile Cyber", "Etoile Cyber", "Cyber Etoile"),
        (Type.WARRIOR, EARTH, 4, 1200, 1600), EFFECT,
        Continuous(
            (Change(Stat.ATK, 500, itself),), while_=Was(Ref.ATTACKER, itself) & ~Was(Ref.ATTACKED, monster),
        ),
    ),
    monster_card(
        74131780, "exiled-force", ("Exiled Force", "Truppen im Exil", "Forza Esiliata"),
        (Type.WARRIOR, EARTH, 4, 1000, 1000), EFFECT,
        ignition(cost=(Tribute(THIS),), targets=(Target(1, monster & any_(MONSTER)),), operation=Destroy(T)),
    ),
    monster_card(
        33396948, "exodia-the-forbidden-one",
        ("Exodia the Forbidden One", "Exodia, die Verbotene", "Exodia il Proibito"),
        (Type.SPELLCASTER, DARK, 3, 1000, 1000), EFFECT,
        Victory(
            HasSet(
                (
                    "right-leg-of-the-forbidden-one", "left-leg-of-the-forbidden-one",
                    "right-arm-of-the-forbidden-one", "left-arm-of-the-forbidden-one",
                )
            )
        ),
    ),
)  # fmt: skip
