"""The Toon Monsters."""

from rulebook.cards.words import *

TOON = (MonsterKind.TOON, MonsterKind.EFFECT)
TOON_WORLD = Named("toon-world") & face_up
THEIR_TOON = toon & their(MONSTER)

CARDS: tuple[Card, ...] = (
    monster_card(
        42386471, "toon-gemini-elf", ("Toon Gemini Elf", "Toon-Elfenzwillinge", "Elfi Gemelli Toon"),
        (Type.SPELLCASTER, EARTH, 4, 1900, 900), TOON,
        Continuous((Cannot(Verb.ATTACK, itself),), while_=Happened(On(Verb.SUMMON, itself))),
        Unclassified(On(Verb.DESTROY, TOON_WORLD, was=FIELD), Destroy(THIS)),
        Continuous(
            (May(Verb.ATTACK, itself, direct=True),), while_=Exists(TOON_WORLD & my(*FIELD)) & ~Exists(THEIR_TOON)
        ),
        trigger(
            Form.IF, On(Verb.BATTLE_DAMAGE, itself), optional=False,
            operation=Discard(Random(1, card & their(HAND))),
        ),
    ),
    monster_card(
        91842653, "toon-summoned-skull",
        ("Toon Summoned Skull", "Herbeigerufener Toon-Schädel", "Teschio Evocato Toon"),
        (Type.FIEND, DARK, 6, 2500, 1200), TOON,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), first_own=True),
        SummonProcedure(
            (HAND,), if_=Exists(TOON_WORLD & my(*FIELD)), pay=Tribute(Pick(1, monster & my(MONSTER)))
        ),
        Continuous((Cannot(Verb.ATTACK, itself),), while_=Happened(On(Verb.SUMMON, itself, kinds=SummonKind.SPECIAL))),
        Continuous((AttackCost(itself, PayLP(500)),)),
        Unclassified(On(Verb.DESTROY, TOON_WORLD, was=FIELD), Destroy(THIS)),
        Continuous((May(Verb.ATTACK, itself, direct=True),), while_=~Exists(THEIR_TOON)),
        Continuous((AttackOnly(itself, toon),), while_=Exists(THEIR_TOON)),
        series=("Archfiend",),
    ),
)  # fmt: skip
