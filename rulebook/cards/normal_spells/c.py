"""The Normal Spells, C."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        72892473, "card-destruction", Icon.NORMAL, ("Card Destruction", "Kartenzerstörung", "Distruggi-Carte"),
        activation(
            operation=do(
                Each(Discard(All(card & each(HAND)))),
                THEN,
                Each(Draw(Number(Ref.DONE, Side.EACH), Side.EACH)),
            )
        ),
    ),
    spell_card(
        4031928, "change-of-heart", Icon.NORMAL, ("Change of Heart", "Überläufer", "Cambiare Idea"),
        activation(targets=(Target(1, monster & their(MONSTER)),), operation=TakeControl(T, Until.END_PHASE)),
    ),
    spell_card(
        17375316,
        "confiscation",
        Icon.NORMAL,
        ("Confiscation", "Beschlagnahme", "Confisca"),
        activation(
            cost=(PayLP(1000),),
            operation=do(LookAt(All(card & their(HAND))), AND, Discard(Pick(1, card & their(HAND)))),
        ),
    ),
    spell_card(
        31036355, "creature-swap", Icon.NORMAL, ("Creature Swap", "Kreaturentausch", "Scambio-Creature"),
        activation(
            operation=do(
                SwapControl(
                    Pick(1, monster & my(MONSTER)),
                    Pick(1, monster & their(MONSTER), OPPONENT),
                ),
                ALSO,
                Apply(Cannot(Verb.CHANGE_POSITION, Same(Ref.DONE)), Until.END_OF_TURN),
            )
        ),
    ),
)  # fmt: skip
