"""The Effect Monsters, L."""

from rulebook.cards.words import *

PLANTS = of_type(Type.PLANT) & monster
NO_NORMAL_SUMMON = (
    Apply(Cannot(Verb.NORMAL_SUMMON, players=YOU), Until.END_OF_TURN),
    Apply(Cannot(Verb.SET, monster & my(HAND), players=YOU), Until.END_OF_TURN, later=True),
)
"""You cannot Normal Summon or Set for the rest of this turn."""

CARDS: tuple[Card, ...] = (
    monster_card(
        82005435, "lady-ninja-yae", ("Lady Ninja Yae", "Ninjalady Yae", "Lady Ninja Yae"),
        (Type.WARRIOR, WIND, 3, 1100, 200), EFFECT,
        ignition(
            cost=(Discard(Pick(1, attribute(WIND) & monster & my(HAND)), to_graveyard=True),),
            operation=Return(All(spell_trap & their(*FIELD))),
        ),
    ),
    monster_card(
        102380, "lava-golem", ("Lava Golem", "Lava-Golem", "Golem di Lava"),
        (Type.FIEND, FIRE, 8, 3000, 2500), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), first_own=True),
        SummonProcedure(
            (HAND,), pay=Tribute(Pick(2, monster & their(MONSTER))), to=OPPONENT, restrictions=NO_NORMAL_SUMMON
        ),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=YOU, phase=Phase.STANDBY), optional=False,
            limit=ONCE_PER_TURN, operation=Damage(YOU, 1000),
        ),
    ),
    monster_card(
        47297616, "light-and-darkness-dragon",
        ("Light and Darkness Dragon", "Drache des Lichts und der Finsternis", "Drago di Luce e Oscurità"),
        (Type.DRAGON, LIGHT, 8, 2800, 2400), EFFECT,
        SummonCondition(cannot=(Verb.SPECIAL_SUMMON,)),
        Continuous((TreatAs(itself, attribute=DARK),)),
        quick(
            On(Verb.ACTIVATE, card), where=(MONSTER,), optional=False, limit=Limit(LimitKey.COPY, per=Per.CHAIN),
            operation=do(
                Apply(Change(Stat.ATK_DEF, -500, itself), Until.ALWAYS, exactly=True),
                AND, Negate((Negation.ACTIVATION,)),
            ),
        ),
        trigger(
            Form.WHEN, On(Verb.DESTROY, itself, to=(GRAVEYARD,)), optional=False,
            targets=(Target(1, monster & my(GRAVEYARD), if_possible=True),),
            operation=do(Destroy(All(card & my(*FIELD))), ALSO, SpecialSummon(T)),
        ),
    ),
    monster_card(
        48686504, "lonefire-blossom", ("Lonefire Blossom", "Einzelfeuerblüte", "Bocciolo di Fuoco Solitario"),
        (Type.PLANT, FIRE, 3, 500, 1400), EFFECT,
        ignition(
            limit=ONCE_PER_TURN,
            cost=(Tribute(Pick(1, face_up & PLANTS & my(MONSTER))),),
            operation=SpecialSummon(Pick(1, PLANTS & my(DECK))),
        ),
    ),
    monster_card(
        17985575,
        "lord-of-d",
        ("Lord of D.", "Herr der Drachen", "Signore di D."),
        (Type.SPELLCASTER, DARK, 4, 1200, 1100),
        EFFECT,
        Continuous((Cannot(Verb.BE_TARGETED, of_type(Type.DRAGON) & monster & any_(MONSTER)),)),
    ),
)  # fmt: skip
