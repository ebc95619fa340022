"""The Gemini Monsters."""

from rulebook.cards.words import *

GEMINI = (MonsterKind.GEMINI,)

CARDS: tuple[Card, ...] = (
    monster_card(
        96872283, "evocator-chevalier", ("Evocator Chevalier", "Beschwörer-Ordensritter", "Cavaliere Evocatore"),
        (Type.WARRIOR, FIRE, 4, 1900, 900), GEMINI,
        ignition(
            cost=(Send(Pick(1, face_up & equip_card & my(*FIELD))),),
            targets=(Target(1, card & their(*FIELD)),),
            operation=Destroy(T),
        ),
    ),
)  # fmt: skip
