"""The Gemini monsters: Normal Monsters on the field until they are Normal Summoned once more."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, ignition
from rulebook.vocabulary.filters import FIELD, card, equip_card, face_up, my, their
from rulebook.vocabulary.operations import Destroy, Pick, Send, T, Target
from rulebook.vocabulary.terms import Attribute, MonsterKind, Type

from .printed import monster_card

GEMINI = (MonsterKind.GEMINI,)

CARDS: tuple[Card, ...] = (
    monster_card(
        96872283, "evocator-chevalier", ("Evocator Chevalier", "Beschwörer-Ordensritter", "Cavaliere Evocatore"),
        (Type.WARRIOR, Attribute.FIRE, 4, 1900, 900), GEMINI,
        ignition(
            cost=(Send(Pick(1, face_up & equip_card & my(*FIELD))),),
            targets=(Target(1, card & their(*FIELD)),),
            operation=Destroy(T),
        ),
    ),
)  # fmt: skip
