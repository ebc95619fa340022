"""The Normal Spells, I."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    # The limit of 1 activation per turn came later.
    spell_card(
        1845204,
        "instant-fusion",
        Icon.NORMAL,
        ("Instant Fusion", "Instantfusion", "Fusione Istantanea"),
        activation(
            cost=(PayLP(1000),),
            operation=do(
                SpecialSummon(Pick(1, level(Op.LE, 5) & fusion_monster & my(Zone.EXTRA)), as_=SummonKind.FUSION),
                AND,
                Apply(Cannot(Verb.ATTACK, Same(Ref.DONE)), Until.ALWAYS),
                ALSO,
                Later(Moment(Phase.END), Destroy(The(Ref.KEPT))),
            ),
        ),
    ),
    spell_card(
        36623431,
        "iron-core-of-koa-ki-meiru",
        Icon.NORMAL,
        ("Iron Core of Koa'ki Meiru", "Eisenkern von Koa'ki Meiru", "Nucleo di Ferro di Koa'ki Meiru"),
        Replacement(On(Verb.DRAW, cause=(Cause.RULE,), by=YOU), Add(THIS), optional=True, where=(GRAVEYARD,)),
        trigger(
            Form.NONE,
            On(Verb.BEGIN_PHASE, by=YOU, phase=Phase.DRAW),
            optional=True,
            where=(GRAVEYARD,),
            cost=(Send(Pick(1, Series("Koa'ki Meiru") & monster & my(HAND))),),
            operation=Add(THIS),
        ),
    ),
)  # fmt: skip
