"""The Normal Spells, F."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    spell_card(
        95308449, "final-countdown", Icon.NORMAL, ("Final Countdown", "Letzter Countdown", "Conto alla Rovescia"),
        # The turn of its activation is the first of the twenty, and its End Phase is yet to come.
        activation(cost=(PayLP(2000),), operation=Later(Moment(Phase.END, nth=20), Win(YOU))),
    ),
    spell_card(
        66788016, "fissure", Icon.NORMAL, ("Fissure", "Spalt", "Spaccatura"),
        activation(operation=Destroy(Lowest(Stat.ATK, face_up & monster & their(MONSTER)))),
    ),
    spell_card(
        81439173, "foolish-burial", Icon.NORMAL, ("Foolish Burial", "Törichtes Begräbnis", "Sepoltura Sciocca"),
        activation(operation=Send(Pick(1, monster & my(DECK)))),
    ),
    spell_card(
        18511384, "fusion-recovery", Icon.NORMAL, ("Fusion Recovery", "Fusionsrückerstattung", "Recupera Fusione"),
        activation(
            targets=(
                Target(1, Named("polymerization") & my(GRAVEYARD)),
                Target(1, UsedForFusion() & monster & my(GRAVEYARD)),
            ),
            operation=Add(T),
        ),
    ),
)  # fmt: skip
