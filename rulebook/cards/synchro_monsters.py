"""The Synchro Monsters."""

from rulebook.cards.words import *

SYNCHRO = (MonsterKind.SYNCHRO, MonsterKind.EFFECT)

CARDS: tuple[Card, ...] = (
    monster_card(
        73580471, "black-rose-dragon", ("Black Rose Dragon", "Schwarzer Rosendrache", "Drago Rosa Nera"),
        (Type.DRAGON, FIRE, 7, 2400, 1800), SYNCHRO,
        SynchroSummon(),
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.SYNCHRO), optional=True,
            operation=Destroy(All(card & any_(*FIELD))),
        ),
        ignition(
            limit=ONCE_PER_TURN,
            cost=(Banish(Pick(1, of_type(Type.PLANT) & monster & my(GRAVEYARD))),),
            targets=(Target(1, defense_position & monster & their(MONSTER)),),
            operation=do(
                ChangePosition(T, Position.ATTACK), AND_IF_YOU_DO,
                Apply(Change(Stat.ATK, Becomes(0), target), Until.END_OF_TURN),
            ),
        ),
    ),
    monster_card(
        50321796, "brionac-dragon-of-the-ice-barrier",
        ("Brionac, Dragon of the Ice Barrier", "Brionac, Drache der Eisbarriere",
         "Brionac, Drago della Barriera di Ghiaccio"),
        (Type.SEA_SERPENT, WATER, 6, 2300, 1400), SYNCHRO,
        SynchroSummon(),
        ignition(
            cost=(Discard(Pick(AnyNumber(), card & my(HAND)), to_graveyard=True),),
            targets=(Target(Number(Ref.PAID), card & any_(*FIELD)),),
            operation=Return(T),
        ),
    ),
    monster_card(
        7391448, "goyo-guardian", ("Goyo Guardian", "Goyowächter", "Guardiano Goyo"),
        (Type.WARRIOR, EARTH, 6, 2800, 2000), SYNCHRO,
        SynchroSummon(),
        trigger(
            Form.WHEN,
            On(
                Verb.DESTROY, monster & their(MONSTER), cause=(Cause.BATTLE,), to=(GRAVEYARD,), other=itself
            ),
            optional=True,
            operation=SpecialSummon(The(Ref.THAT), Position.DEFENSE),
        ),
    ),
    monster_card(
        60800381, "junk-warrior", ("Junk Warrior", "Gerümpelkrieger", "Guerriero Rottame"),
        (Type.WARRIOR, DARK, 5, 2300, 1300), SYNCHRO,
        SynchroSummon(tuner=Named("junk-synchron")),
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.SYNCHRO), optional=False,
            operation=Apply(
                Change(Stat.ATK, Sum(Stat.ATK, level(Op.LE, 2) & monster & my(MONSTER)), itself), Until.ALWAYS
            ),
        ),
    ),
    monster_card(
        44508094, "stardust-dragon", ("Stardust Dragon", "Sternenstaubdrache", "Drago Polvere di Stelle"),
        (Type.DRAGON, WIND, 8, 2500, 2000), SYNCHRO,
        SynchroSummon(),
        quick(
            On(Verb.ACTIVATE, card, would=Would(Verb.DESTROY, card & any_(*FIELD))), where=(MONSTER,),
            cost=(Tribute(THIS),),
            operation=do(Negate((Negation.ACTIVATION,)), AND_IF_YOU_DO, Destroy(The(Ref.LINK))),
        ),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, phase=Phase.END), optional=True, where=(GRAVEYARD,),
            if_=UsedEffect(),
            operation=SpecialSummon(THIS),
        ),
    ),
)  # fmt: skip
