"""The Effect Monsters, J."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        77585513, "jinzo", ("Jinzo", "Jinzo", "Jinzo"), (Type.MACHINE, DARK, 6, 2400, 1500), EFFECT,
        Continuous((Cannot(Verb.ACTIVATE, trap), Negated(trap & any_(*FIELD)))),
    ),
    monster_card(
        32809211, "jinzo-7", ("Jinzo #7", "Jinzo #7", "Jinzo #7"),
        (Type.MACHINE, DARK, 2, 500, 400), EFFECT,
        ATTACKS_DIRECTLY,
    ),
    monster_card(
        9418534, "jinzo-returner", ("Jinzo - Returner", "Jinzo - Rückholer", "Richiama - Jinzo"),
        (Type.MACHINE, DARK, 3, 600, 1400), EFFECT,
        Continuous((May(Verb.ATTACK, itself, direct=True),)),
        trigger(
            Form.WHEN, On(Verb.SEND, itself, to=(GRAVEYARD,)), optional=True,
            targets=(Target(1, Named("jinzo") & monster & my(GRAVEYARD)),),
            operation=do(
                SpecialSummon(T), ALSO, Later(Moment(Phase.END, YOU), Destroy(The(Ref.KEPT)))
            ),
        ),
    ),
)  # fmt: skip
