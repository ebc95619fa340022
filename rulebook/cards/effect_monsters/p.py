"""The Effect Monsters, P."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        42035044, "panther-warrior", ("Panther Warrior", "Panter-Krieger", "Pantera Guerriera"),
        (Type.BEAST_WARRIOR, EARTH, 4, 2000, 1600), EFFECT,
        Continuous((AttackCost(itself, Tribute(Pick(1, other & monster & my(MONSTER)))),)),
    ),
    monster_card(
        87978805, "parasitic-ticky", ("Parasitic Ticky", "Parasit Ticky", "Ticki Parassitario"),
        (Type.INSECT, EARTH, 1, None, None), EFFECT,
        Continuous((Change(Stat.ATK_DEF, OriginalBecomes(Times(500, Count(token & any_(MONSTER)))), itself),)),
    ),
    monster_card(
        52624755, "peten-the-dark-clown", ("Peten the Dark Clown", "Peten, dunkler Clown", "Peten il Clown Oscuro"),
        (Type.SPELLCASTER, DARK, 3, 500, 1200), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SEND, itself, to=(GRAVEYARD,)), optional=True,
            cost=(Banish(THIS),),
            operation=SpecialSummon(Pick(1, Named("peten-the-dark-clown") & my(HAND, DECK))),
        ),
    ),
    monster_card(
        30312361, "phantom-of-chaos", ("Phantom of Chaos", "Phantom des Chaos", "Fantasma del Caos"),
        (Type.FIEND, DARK, 4, 0, 0), EFFECT,
        Continuous((DamageRule(DamageKind.ZERO, OPPONENT, battles=itself),)),
        ignition(
            limit=ONCE_PER_TURN, targets=(Target(1, effect_monster & my(GRAVEYARD)),),
            operation=do(Banish(T), AND_IF_YOU_DO, Copy(Ref.TARGET, Until.END_PHASE, atk=True)),
        ),
    ),
    monster_card(
        26439287, "proto-cyber-dragon", ("Proto-Cyber Dragon", "Proto-Cyber Drache", "Proto-Cyber Drago"),
        (Type.MACHINE, LIGHT, 3, 1100, 600), EFFECT,
        Continuous((TreatAs(itself, name="cyber-dragon", instead=True),)),
    ),
    monster_card(
        77044671,
        "pyramid-turtle",
        ("Pyramid Turtle", "Pyramidenschildkröte", "Tartaruga Piramide"),
        (Type.ZOMBIE, EARTH, 4, 1200, 1400),
        EFFECT,
        when_destroyed_by_battle(
            SpecialSummon(Pick(1, of_type(Type.ZOMBIE) & StatIs(Stat.DEF, Op.LE, 2000) & monster & my(DECK)))
        ),
    ),
)  # fmt: skip
