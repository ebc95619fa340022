"""The Normal Spells, O."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        3659803, "overload-fusion", Icon.NORMAL, ("Overload Fusion", "Überlastfusion", "Fusione Sovraccarico"),
        activation(
            operation=FusionSummon(
                attribute(DARK) & of_type(Type.MACHINE) & fusion_monster & my(Zone.EXTRA),
                monster & my(MONSTER, GRAVEYARD), Verb.BANISH,
            )
        ),
    ),
)  # fmt: skip
