"""The Union Monsters."""

from rulebook.cards.words import *

UNION = (MonsterKind.UNION, MonsterKind.EFFECT)
ONCE = Limit(LimitKey.COPY, shared=True)
without_union = ~EquippedWith(OfMonsterKind(MonsterKind.UNION))
"""One Union monster per host at a time (stated on each of them until 2016)."""


def union(partner: Filter, points: int) -> tuple[Effect, ...]:
    """The standard effects of a Union monster: equip, unequip, the bonus, and being destroyed instead of its host."""
    on: Activated = ignition(
        limit=ONCE,
        targets=(Target(1, face_up & partner & my(MONSTER) & without_union),),
        operation=Equip(Ref.THIS, Ref.TARGET),
    )
    off = ignition(limit=ONCE, where=(Zone.SPELL,), operation=SpecialSummon(THIS))
    bonus = Continuous((Change(Stat.ATK_DEF, points, host),))
    shield = Replacement(On(Verb.DESTROY, host, cause=(Cause.BATTLE, Cause.EFFECT)), Destroy(THIS))
    return on, off, bonus, shield


CARDS: tuple[Card, ...] = (
    monster_card(
        96300057, "w-wing-catapult", ("W-Wing Catapult", "W-Flügelkatapult", "W-Catapulta Ala"),
        (Type.MACHINE, LIGHT, 4, 1300, 1500), UNION,
        *union(Named("v-tiger-jet"), 400),
    ),
    monster_card(
        65622692, "y-dragon-head", ("Y-Dragon Head", "Y-Drachenkopf", "Y-Testa Drago"),
        (Type.MACHINE, LIGHT, 4, 1500, 1600), UNION,
        *union(Named("x-head-cannon"), 400),
    ),
    monster_card(
        64500000, "z-metal-tank", ("Z-Metal Tank", "Z-Metallpanzer", "Z-Carro Armato Metallico"),
        (Type.MACHINE, LIGHT, 4, 1500, 1300), UNION,
        *union(Named("x-head-cannon") | Named("y-dragon-head"), 600),
    ),
)  # fmt: skip
