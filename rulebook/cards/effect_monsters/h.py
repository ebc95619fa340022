"""The Effect Monsters, H."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        21015833, "hayabusa-knight", ("Hayabusa Knight", "Hayabusa-Ritter", "Cavaliere Hayabusa"),
        (Type.WARRIOR, EARTH, 3, 1000, 700), EFFECT,
        Continuous((May(Verb.ATTACK, itself, again=1),)),
    ),
    monster_card(
        37742478, "honest", ("Honest", "Aufrichtig", "L'Onesto"), (Type.FAIRY, LIGHT, 4, 1100, 1900), EFFECT,
        ignition(operation=Return(THIS)),
        quick(
            where=(HAND,), window=Window.DAMAGE_STEP,
            if_=Is(Ref.FIGHTING, face_up & attribute(LIGHT) & monster & my(MONSTER))
            & Is(Ref.BATTLED, THEIR_MONSTER),
            cost=(Send(THIS),),
            operation=Apply(
                Change(Stat.ATK, StatOf(Stat.ATK, Ref.BATTLED), Same(Ref.FIGHTING)), Until.END_OF_TURN
            ),
        ),
    ),
    monster_card(
        11224103,
        "horus-the-black-flame-dragon-lv6",
        (
            "Horus the Black Flame Dragon LV6",
            "Horus, der Schwarzflammendrache LV6",
            "Horus il Drago della Fiamma Oscura LV6",
        ),
        (Type.DRAGON, FIRE, 6, 2300, 1600),
        EFFECT,
        Continuous((Unaffected(itself, by=spell),)),
        levels_up("horus-the-black-flame-dragon-lv8"),
    ),
    monster_card(
        48229808, "horus-the-black-flame-dragon-lv8",
        (
            "Horus the Black Flame Dragon LV8", "Horus, der Schwarzflammendrache LV8",
            "Horus il Drago della Fiamma Oscura LV8",
        ),
        (Type.DRAGON, FIRE, 8, 3000, 1800), EFFECT,
        SummonCondition((Verb.NORMAL_SUMMON, Verb.SET), only_by="horus-the-black-flame-dragon-lv6"),
        quick(
            On(Verb.ACTIVATE, spell, card_activation=True), where=(MONSTER,),
            recheck=Is(Ref.THIS, face_up & any_(MONSTER)),
            operation=do(Negate((Negation.ACTIVATION,)), AND_IF_YOU_DO, Destroy(The(Ref.LINK))),
        ),
    ),
    monster_card(
        22587018, "hydrogeddon", ("Hydrogeddon", "Hydrogeddon", "Hydrogeddon"),
        (Type.DINOSAUR, WATER, 4, 1600, 1000), EFFECT,
        trigger(
            Form.WHEN, On(Verb.DESTROY, THEIR_MONSTER, cause=(Cause.BATTLE,), to=(GRAVEYARD,), other=itself),
            optional=True,
            operation=SpecialSummon(Pick(1, Named("hydrogeddon") & my(DECK))),
        ),
    ),
    monster_card(
        21297224, "hysteric-fairy", ("Hysteric Fairy", "Hysterischer Elf", "Fata Isterica"),
        (Type.FAIRY, LIGHT, 4, 1800, 500), EFFECT,
        ignition(cost=(Tribute(Pick(2, monster & my(MONSTER))),), operation=GainLP(YOU, 1000)),
    ),
)  # fmt: skip
