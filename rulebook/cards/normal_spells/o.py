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
    spell_card(
        9720537, "owner-s-seal", Icon.NORMAL, ("Owner's Seal", "Siegel des Besitzes", "Sigillo del Padrone"),
        activation(operation=TakeControl(All(monster & any_(MONSTER)), to=Side.OWNER)),
    ),
)  # fmt: skip
