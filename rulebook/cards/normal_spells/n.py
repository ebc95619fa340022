"""The Normal Spells, N."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        71044499,
        "nobleman-of-crossout",
        Icon.NORMAL,
        ("Nobleman of Crossout", "Adliger der Auslöschung", "Nobiluomo dello Scambio"),
        activation(
            targets=(Target(1, face_down & monster & any_(MONSTER)),),
            operation=do(
                do(Destroy(T), AND_IF_YOU_DO, Banish(DONE)),
                THEN,
                If(
                    Is(Ref.DONE, OfMonsterKind(MonsterKind.FLIP)),
                    do(
                        Each(Reveal(All(card & each(DECK)))),
                        THEN,
                        Each(Banish(All(SameName(Ref.TARGET) & each(DECK)))),
                    ),
                ),
            ),
        ),
    ),
)  # fmt: skip
