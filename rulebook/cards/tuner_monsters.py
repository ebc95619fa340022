"""The Tuner Monsters."""

from rulebook.cards.words import *

TUNER = (MonsterKind.TUNER, MonsterKind.EFFECT)

CARDS: tuple[Card, ...] = (
    monster_card(
        97268402, "effect-veiler", ("Effect Veiler", "Effektverschleierin", "Dissimulatore di Effetto"),
        (Type.SPELLCASTER, LIGHT, 1, 0, 0), TUNER,
        quick(
            where=(HAND,), window=Window.OPPONENT_MAIN_PHASE,
            cost=(Send(THIS),),
            targets=(Target(1, effect_monster & their(MONSTER)),),
            operation=Apply(Negated(target), Until.END_OF_TURN),
        ),
    ),
    monster_card(
        63977008, "junk-synchron", ("Junk Synchron", "Gerümpelsynchronisierer", "Rottame Synchron"),
        (Type.WARRIOR, DARK, 3, 1300, 500), TUNER,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL), optional=True,
            targets=(Target(1, level(Op.LE, 2) & monster & my(GRAVEYARD)),),
            operation=do(
                SpecialSummon(T, Position.DEFENSE), ALSO, Apply(Negated(target), Until.ALWAYS)
            ),
        ),
    ),
    monster_card(
        33420078, "plaguespreader-zombie",
        ("Plaguespreader Zombie", "Seuchenverbreitender Zombie", "Zombie Untore"),
        (Type.ZOMBIE, DARK, 2, 400, 200), TUNER,
        ignition(
            where=(GRAVEYARD,),
            cost=(Place(Pick(1, card & my(HAND))),),
            operation=do(
                SpecialSummon(THIS), ALSO, Apply(Redirect(Same(Ref.DONE), leaving=True), Until.ALWAYS)
            ),
        ),
    ),
    monster_card(
        17720747, "witch-of-the-black-rose",
        ("Witch of the Black Rose", "Hexe der schwarzen Rose", "Strega della Rosa Nera"),
        (Type.SPELLCASTER, DARK, 4, 1700, 1200), TUNER,
        SummonCondition(cannot=(Verb.SPECIAL_SUMMON,)),
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL), optional=False,
            if_=~Exists(card & other & my(*FIELD)),
            operation=do(
                Draw(1), AND, Reveal(DONE), THEN,
                If(~Is(Ref.DONE, monster), do(Send(DONE), ALSO, Destroy(THIS))),
            ),
        ),
    ),
)  # fmt: skip
