"""The Effect Monsters, Z."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        51945556, "zaborg-the-thunder-monarch",
        ("Zaborg the Thunder Monarch", "Zaborg, Monarch des Donners", "Zaborg il Monarca del Tuono"),
        (Type.THUNDER, LIGHT, 5, 2400, 1000), EFFECT,
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.TRIBUTE), optional=False,
            targets=(Target(1, monster & any_(MONSTER)),),
            operation=Destroy(T),
        ),
    ),
    monster_card(
        17259470, "zombie-master", ("Zombie Master", "Zombiemeister", "Maestro Zombie"),
        (Type.ZOMBIE, DARK, 4, 1800, 0), EFFECT,
        ignition(
            limit=ONCE_PER_TURN,
            recheck=Is(Ref.THIS, face_up & any_(*FIELD)),
            cost=(Send(Pick(1, monster & my(HAND))),),
            targets=(Target(1, level(Op.LE, 4) & of_type(Type.ZOMBIE) & monster & any_(GRAVEYARD)),),
            operation=SpecialSummon(T),
        ),
    ),
)  # fmt: skip
