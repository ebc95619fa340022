"""The Pendulum Monsters."""

from rulebook.cards.words import *

PENDULUM = (MonsterKind.PENDULUM, MonsterKind.EFFECT)
pendulum_battles = Is(Ref.FIGHTING, OfMonsterKind(MonsterKind.PENDULUM) & my(MONSTER))
SCALE_4 = Continuous(
    (Change(Stat.SCALE, Becomes(4), itself & my(Zone.PENDULUM)),),
    while_=~Exists((Series("Magician") | Series("Odd-Eyes")) & other & my(Zone.PENDULUM)), where=(Zone.PENDULUM,),
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    monster_card(
        94415058, "stargazer-magician", ("Stargazer Magician", "Sterndeutender Magier", "Mago Mirastelle"),
        (Type.SPELLCASTER, DARK, 5, 1200, 2400), PENDULUM,
        activation(),
        Continuous(
            (Cannot(Verb.ACTIVATE, spell, players=OPPONENT),), while_=pendulum_battles, where=(Zone.PENDULUM,)
        ),
        SCALE_4,
        trigger(
            Form.WHEN,
            On(
                Verb.RETURN, OfMonsterKind(MonsterKind.PENDULUM) & other & my(MONSTER), OPPONENT,
                (Cause.EFFECT,), to=(HAND,), alone=True,
            ),
            optional=True, where=(MONSTER,), limit=ONCE_PER_TURN,
            operation=SpecialSummon(Pick(1, monster & SameName(Ref.THAT) & my(HAND))),
        ),
        scale=1,
    ),
    monster_card(
        20409757, "timegazer-magician", ("Timegazer Magician", "Zeitdeutender Magier", "Mago Miratempo"),
        (Type.SPELLCASTER, DARK, 3, 1200, 600), PENDULUM,
        activation(if_=~Exists(monster & my(MONSTER))),
        Continuous(
            (Cannot(Verb.ACTIVATE, trap, players=OPPONENT),), while_=pendulum_battles, where=(Zone.PENDULUM,)
        ),
        SCALE_4,
        Replacement(
            On(Verb.DESTROY, card & my(Zone.PENDULUM), OPPONENT, (Cause.EFFECT,)), Nothing(),
            where=(MONSTER,), limit=ONCE_PER_TURN,
        ),
        scale=8,
    ),
)  # fmt: skip
