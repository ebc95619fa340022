"""The Xyz Monsters."""

from rulebook.cards.words import *

NO_MATERIAL = ~Exists(Same(Ref.MATERIALS))
XYZ = (MonsterKind.XYZ, MonsterKind.EFFECT)

CARDS: tuple[Card, ...] = (
    monster_card(
        10002346, "gachi-gachi-gantetsu",
        ("Gachi Gachi Gantetsu", "Gachi Gachi Gantetsu", "Gachi Gachi Gantetsu"),
        (Type.ROCK, EARTH, 2, 500, 1800), XYZ,
        XyzSummon(2, level(Op.EQ, 2) & monster),
        Replacement(On(Verb.DESTROY, itself), detach(1), optional=True),
        Continuous(
            (Change(Stat.ATK_DEF, Times(200, Count(Same(Ref.MATERIALS))), face_up & monster & my(MONSTER)),)
        ),
    ),
    monster_card(
        69610924, "number-17-leviathan-dragon",
        ("Number 17: Leviathan Dragon", "Nummer 17: Leviathan-Drache", "Numero 17: Drago Leviatano"),
        (Type.DRAGON, WATER, 3, 2000, 0), XYZ,
        XyzSummon(2, level(Op.EQ, 3) & monster),
        Continuous((Cannot(Verb.ATTACK_DIRECTLY, itself),), while_=NO_MATERIAL),
        ignition(
            limit=ONCE_PER_TURN,
            cost=(detach(1),),
            operation=Apply(Change(Stat.ATK, 500, itself), Until.ALWAYS),
        ),
    ),
    monster_card(
        84013237, "number-39-utopia", ("Number 39: Utopia", "Nummer 39: Utopia", "Numero 39: Utopia"),
        (Type.WARRIOR, LIGHT, 4, 2500, 2000), XYZ,
        XyzSummon(2, level(Op.EQ, 4) & monster),
        trigger(
            Form.WHEN, On(Verb.DECLARE_ATTACK, monster & any_(MONSTER)), optional=True, where=(MONSTER,),
            cost=(detach(1),),
            operation=Negate((Negation.ATTACK,)),
        ),
        trigger(
            Form.IF, On(Verb.DECLARE_ATTACK, monster, other=itself), optional=False, where=(MONSTER,),
            if_=NO_MATERIAL,
            operation=Destroy(THIS),
        ),
    ),
    monster_card(
        37926346, "steelswarm-roach", ("Steelswarm Roach", "Stahlschar-Schabe", "Scarafaggio Brancoacciaio"),
        (Type.FIEND, DARK, 4, 1900, 0), XYZ,
        XyzSummon(2, level(Op.EQ, 4) & monster),
        quick(
            On(Verb.WOULD_SUMMON, level(Op.GE, 5) & monster, kinds=SummonKind.SPECIAL), where=(MONSTER,),
            cost=(detach(1),),
            operation=do(Negate((Negation.SUMMON,)), AND_IF_YOU_DO, Destroy(All(that & monster))),
        ),
    ),
)  # fmt: skip
