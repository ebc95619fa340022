"""The Effect Monsters, R."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        73125233,
        "raiza-the-storm-monarch",
        ("Raiza the Storm Monarch", "Raiza der Sturmmonarch", "Raiza il Monarca della Tempesta"),
        (Type.WINGED_BEAST, WIND, 6, 2400, 1000),
        EFFECT,
        trigger(
            Form.IF,
            On(Verb.SUMMON, itself, kinds=SummonKind.TRIBUTE),
            optional=False,
            targets=(Target(1, card & any_(*FIELD)),),
            operation=Place(T),
        ),
    ),
    monster_card(
        86445415, "red-gadget", ("Red Gadget", "Roter Apparat", "Congegno Rosso"),
        (Type.MACHINE, EARTH, 4, 1300, 1500), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL | SummonKind.SPECIAL), optional=True,
            operation=Add(Pick(1, Named("yellow-gadget") & my(DECK))),
        ),
    ),
    monster_card(
        2851070, "reflect-bounder", ("Reflect Bounder", "Reflektor-Lump", "Riflettore"),
        (Type.MACHINE, LIGHT, 4, 1700, 1000), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_STEP, step=Step.BEFORE_CALCULATION), optional=False,
            if_=Is(Ref.ATTACKED, itself) & Was(Ref.THIS, attack_position),
            operation=do(
                Damage(OPPONENT, StatOf(Stat.ATK, Ref.ATTACKER)), AND_IF_YOU_DO,
                NextTime(On(Verb.BEGIN_STEP, step=Step.AFTER_CALCULATION), Destroy(THIS), Until.END_OF_DAMAGE_STEP),
            ),
        ),
    ),
    monster_card(
        70791313, "royal-magical-library",
        ("Royal Magical Library", "Magische Bibliothek des Königs", "Biblioteca Reale Magica"),
        (Type.SPELLCASTER, LIGHT, 4, 0, 2000), EFFECT,
        COUNTS_SPELLS,
        ignition(cost=(RemoveCounter(CounterKind.SPELL, 3),), operation=Draw(1)),
        counter_caps=((CounterKind.SPELL, 3),),
    ),
)  # fmt: skip
