"""Normal Traps of one plain sentence."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import FIELD, Same, any_, card, monster, my, their
from rulebook.vocabulary.operations import Banish, Destroy, Discard, Pick, Return, T, Target
from rulebook.vocabulary.terms import Icon, Ref, Verb, Zone

from .printed import trap_card

HAND, MONSTER = Zone.HAND, Zone.MONSTER


CARDS: tuple[Card, ...] = (
    trap_card(
        4178474, "raigeki-break", Icon.NORMAL, ("Raigeki Break", "Raigeki-Brecher", "Frattura Raigeki"),
        activation(
            cost=(Discard(Pick(1, card & my(HAND))),), targets=(Target(1, card & any_(*FIELD)),), operation=Destroy(T)
        ),
    ),
    trap_card(
        94192409, "compulsory-evacuation-device", Icon.NORMAL,
        ("Compulsory Evacuation Device", "Zwangsevakuierungsgerät", "Dispositivo di Salvataggio Obbligatorio"),
        activation(targets=(Target(1, monster & any_(MONSTER)),), operation=Return(T)),
    ),
    trap_card(
        70342110, "dimensional-prison", Icon.NORMAL,
        ("Dimensional Prison", "Dimensionsgefängnis", "Prigione Dimensionale"),
        activation(
            On(Verb.DECLARE_ATTACK, monster & their(MONSTER)),
            targets=(Target(1, Same(Ref.ATTACKER)),),
            operation=Banish(T),
        ),
    ),
)
