"""Normal Traps of one plain sentence."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    Count,
    Exists,
    Same,
    StatOf,
    Times,
    any_,
    card,
    face_up,
    monster,
    my,
    spell,
    their,
)
from rulebook.vocabulary.operations import (
    Banish,
    Damage,
    Destroy,
    Discard,
    Each,
    Pick,
    Return,
    T,
    Target,
    do,
)
from rulebook.vocabulary.terms import (
    Icon,
    JoinKind,
    Ref,
    Side,
    Stat,
    Verb,
    Zone,
)

from .printed import trap_card

AND_IF_YOU_DO = JoinKind.AND_IF_YOU_DO
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
    trap_card(
        32723153, "magical-explosion", Icon.NORMAL, ("Magical Explosion", "Magische Explosion", "Esplosione Magica"),
        activation(
            if_=~Exists(card & my(HAND)), operation=Damage(Side.OPPONENT, Times(200, Count(spell & my(Zone.GRAVEYARD))))
        ),
    ),
    trap_card(
        83555666, "ring-of-destruction", Icon.NORMAL,
        ("Ring of Destruction", "Ring der Zerstörung", "Anello della Distruzione"),
        activation(
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=do(Destroy(T), AND_IF_YOU_DO, Each(Damage(Side.EACH, StatOf(Stat.ATK, Ref.DONE)))),
        ),
    ),
)
