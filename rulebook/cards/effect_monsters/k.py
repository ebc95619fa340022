"""The Effect Monsters, K."""

from rulebook.cards.words import *

WEAK = atk(Op.LE, 1400)

_SERVANTS = Named("king-of-the-skull-servants") | Named("skull-servant")

CARDS: tuple[Card, ...] = (
    monster_card(
        34627841, "kaibaman", ("Kaibaman", "Kaiba-Mann", "Kaibaman"),
        (Type.WARRIOR, LIGHT, 3, 200, 700), EFFECT,
        ignition(
            cost=(Tribute(THIS),), operation=SpecialSummon(Pick(1, Named("blue-eyes-white-dragon") & my(HAND)))
        ),
    ),
    monster_card(
        17444133, "kaiser-sea-horse",
        ("Kaiser Sea Horse", "Seepferd-Kaiser", "Kaiser Cavalluccio Marino"),
        (Type.SEA_SERPENT, LIGHT, 4, 1700, 1650), EFFECT,
        Continuous((CountsAs(itself, 2, for_=attribute(LIGHT) & monster),)),
    ),
    monster_card(
        36021814, "king-of-the-skull-servants",
        ("King of the Skull Servants", "König der Totenkopfdiener", "Re dei Servitori del Teschio"),
        (Type.ZOMBIE, DARK, 1, None, 0), EFFECT,
        Continuous((Change(Stat.ATK, OriginalBecomes(Times(1000, Count(_SERVANTS & my(GRAVEYARD)))), itself),)),
        trigger(
            Form.WHEN, DESTROYED_BY_BATTLE, optional=True,
            cost=(Banish(Pick(1, other & _SERVANTS & my(GRAVEYARD))),), operation=SpecialSummon(THIS),
        ),
    ),
    monster_card(
        79109599, "king-of-the-swamp", ("King of the Swamp", "König des Sumpfes", "Re delle Paludi"),
        (Type.AQUA, WATER, 3, 500, 1100), EFFECT,
        Continuous((StandsIn(itself),)),
        ignition(
            where=(HAND,), cost=(Discard(THIS, to_graveyard=True),),
            operation=Add(Pick(1, Named("polymerization") & my(DECK))),
        ),
    ),
    monster_card(
        83986578, "king-tiger-wanghu", ("King Tiger Wanghu", "Königstiger Wanghu", "Tigre Reale Wanghu"),
        (Type.BEAST, EARTH, 4, 1700, 1000), EFFECT,
        trigger(
            Form.IF, On(Verb.SUMMON, monster & WEAK, kinds=SummonKind.NORMAL | SummonKind.SPECIAL), optional=False,
            recheck=Is(Ref.THIS, face_up & any_(*FIELD)), operation=Destroy(All(that & WEAK)),
        ),
    ),
    monster_card(
        64788463, "king-s-knight", ("King's Knight", "Ritter des Königs", "Cavaliere del Re"),
        (Type.WARRIOR, LIGHT, 4, 1600, 1400), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL), optional=True,
            if_=Exists(face_up & Named("queen-s-knight") & my(MONSTER)),
            operation=SpecialSummon(Pick(1, Named("jack-s-knight") & my(DECK))),
        ),
    ),
    monster_card(
        57666212, "kuraz-the-light-monarch",
        ("Kuraz the Light Monarch", "Kuraz der Lichtmonarch", "Kuraz il Monarca della Luce"),
        (Type.WARRIOR, LIGHT, 6, 2400, 1000), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL | SummonKind.SPECIAL), optional=True,
            targets=(Target(UpTo(2), card & any_(*FIELD)),),
            operation=do(
                Destroy(T), AND_IF_YOU_DO, Each(Optional(Draw(Number(Ref.DONE, Side.EACH), Side.EACH), Side.EACH))
            ),
        ),
        Continuous(
            (Cannot(Verb.ATTACK, itself),),
            while_=Happened(On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL | SummonKind.SPECIAL)),
        ),
    ),
    monster_card(
        40640057, "kuriboh", ("Kuriboh", "Kuriboh", "Kuriboh"), (Type.FIEND, DARK, 1, 300, 200), EFFECT,
        quick(
            where=(HAND,), window=Window.DAMAGE_CALCULATION, if_=Is(Ref.ATTACKER, THEIR_MONSTER),
            cost=(Discard(THIS),),
            operation=Apply(DamageRule(DamageKind.ZERO, YOU), Until.END_OF_DAMAGE_STEP),
        ),
    ),
    monster_card(
        88240808, "kycoo-the-ghost-destroyer",
        ("Kycoo the Ghost Destroyer", "Kycoo, Geistzerstörer", "Kycoo il Distruttore di Spettri"),
        (Type.SPELLCASTER, DARK, 4, 1800, 700), EFFECT,
        trigger(
            Form.WHEN, On(Verb.BATTLE_DAMAGE, itself), optional=True,
            targets=(Target(UpTo(2), monster & their(GRAVEYARD)),), operation=Banish(T),
        ),
        Continuous((Cannot(Verb.BANISH, card & any_(GRAVEYARD), players=OPPONENT),)),
    ),
)  # fmt: skip
