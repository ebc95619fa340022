"""The Effect Monsters, W."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        13945283, "wall-of-illusion", ("Wall of Illusion", "Wand der Illusionen", "Muro Illusorio"),
        (Type.FIEND, DARK, 4, 1000, 1850), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_STEP, step=Step.AFTER_CALCULATION), optional=False, if_=Is(Ref.ATTACKED, itself),
            operation=Return(The(Ref.ATTACKER)),
        ),
    ),
    monster_card(
        15150365, "white-magical-hat", ("White Magical Hat", "Weißer Zauberhut", "Bianco Cappello Magico"),
        (Type.SPELLCASTER, LIGHT, 3, 1000, 700), EFFECT,
        trigger(
            Form.WHEN, On(Verb.BATTLE_DAMAGE, itself), optional=False,
            operation=Discard(Random(1, card & their(HAND))),
        ),
    ),
    monster_card(
        73891874, "white-horned-dragon", ("White-Horned Dragon", "Weißhorn-Drache", "Drago Corno Bianco"),
        (Type.DRAGON, DARK, 6, 2200, 1400), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL | SummonKind.SPECIAL), optional=False,
            targets=(Target(UpTo(5), spell & their(GRAVEYARD)),),
            operation=do(
                Banish(T), AND_IF_YOU_DO, Apply(Change(Stat.ATK, Times(300, Number(Ref.DONE)), itself), Until.ALWAYS)
            ),
        ),
    ),
    monster_card(
        78010363,
        "witch-of-the-black-forest",
        ("Witch of the Black Forest", "Hexe vom schwarzen Wald", "Strega della Foresta Nera"),
        (Type.SPELLCASTER, DARK, 4, 1100, 1200),
        EFFECT,
        trigger(
            Form.IF,
            On(Verb.SEND, itself, was=FIELD, to=(GRAVEYARD,)),
            optional=False,
            operation=Add(Pick(1, StatIs(Stat.DEF, Op.LE, 1500) & monster & my(DECK))),
        ),
    ),
    monster_card(
        6480253, "wroughtweiler", ("Wroughtweiler", "Wroughtweiler", "Wroughtweiller"),
        (Type.MACHINE, EARTH, 3, 800, 1200), EFFECT,
        trigger(
            Form.IF, DESTROYED_BY_BATTLE, optional=False,
            targets=(
                Target(1, Series("Elemental HERO") & card & my(GRAVEYARD)),
                Target(1, Named("polymerization") & my(GRAVEYARD)),
            ),
            operation=Add(T),
        ),
    ),
)  # fmt: skip
