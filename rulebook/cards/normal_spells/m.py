"""The Normal Spells, M."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        98494543, "magical-stone-excavation", Icon.NORMAL,
        ("Magical Stone Excavation", "Magische Steinausgrabung", "Ricerca della Pietra Magica"),
        activation(
            cost=(Discard(Pick(2, card & my(HAND))),), targets=(Target(1, spell & my(GRAVEYARD)),), operation=Add(T)
        ),
    ),
    spell_card(
        46411259, "metamorphosis", Icon.NORMAL, ("Metamorphosis", "Metamorphose", "Metamorfosi"),
        activation(
            cost=(Tribute(Pick(1, monster & my(MONSTER))),),
            operation=SpecialSummon(
                Pick(1, StatIs(Stat.LEVEL, Op.EQ, StatOf(Stat.LEVEL, Ref.PAID)) & fusion_monster & my(Zone.EXTRA))
            ),
        ),
    ),
    spell_card(
        37520316, "mind-control", Icon.NORMAL, ("Mind Control", "Gedankenkontrolle", "Controlla Mente"),
        activation(
            targets=(Target(1, monster & their(MONSTER)),),
            operation=do(
                TakeControl(T, Until.END_PHASE),
                ALSO,
                Apply(Cannot(Verb.DECLARE_ATTACK, target), Until.END_PHASE),
                ALSO,
                Apply(Cannot(Verb.BE_TRIBUTED, target), Until.END_PHASE),
            ),
        ),
    ),
    spell_card(
        45906428, "miracle-fusion", Icon.NORMAL, ("Miracle Fusion", "Wunderfusion", "Fusione Miracolo"),
        activation(
            operation=FusionSummon(
                Series("Elemental HERO") & fusion_monster & my(Zone.EXTRA),
                monster & my(MONSTER, GRAVEYARD), Verb.BANISH,
            )
        ),
    ),
    spell_card(
        43040603,
        "monster-gate",
        Icon.NORMAL,
        ("Monster Gate", "Monstertor", "Mostro-Cancello"),
        activation(
            cost=(Tribute(Pick(1, monster & my(MONSTER))),),
            operation=do(
                Excavate(1, until=NormalSummonable()),
                THEN,
                do(SpecialSummon(All(Same(Ref.EXCAVATED) & NormalSummonable())), ALSO, Send(The(Ref.REST))),
            ),
        ),
    ),
    spell_card(
        83764718, "monster-reborn", Icon.NORMAL, ("Monster Reborn", "Wiedergeburt", "Mostro Resuscitato"),
        activation(targets=(Target(1, monster & any_(GRAVEYARD)),), operation=SpecialSummon(T)),
    ),
    spell_card(
        74848038, "monster-reincarnation", Icon.NORMAL,
        ("Monster Reincarnation", "Monster-Reinkarnation", "Mostro Reincarnato"),
        activation(
            cost=(Discard(Pick(1, card & my(HAND))),),
            targets=(Target(1, monster & my(GRAVEYARD)),),
            operation=Add(T),
        ),
    ),
    spell_card(
        22493811, "multiplication-of-ants", Icon.NORMAL,
        ("Multiplication of Ants", "Vervielfältigung von Ameisen", "Moltiplicazione delle Formiche"),
        activation(
            cost=(Tribute(Pick(1, of_type(Type.INSECT) & monster & my(MONSTER))),),
            operation=do(
                SpecialSummon(TokenOf("army-ant-token", 2)), AND,
                Apply(Cannot(Verb.BE_TRIBUTED, Same(Ref.DONE), for_=Verb.SUMMON), Until.ALWAYS),
            ),
        ),
    ),
    spell_card(
        25774450, "mystic-box", Icon.NORMAL, ("Mystic Box", "Mystische Box", "Scatola Magica"),
        activation(
            targets=(Target(1, monster & their(MONSTER)), Target(1, monster & my(MONSTER))),
            operation=do(Destroy(T1), THEN, TakeControl(T2, to=OPPONENT)),
        ),
    ),
)  # fmt: skip
