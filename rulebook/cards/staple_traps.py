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
    effect_monster,
    face_down,
    face_up,
    monster,
    my,
    spell,
    spell_trap,
    their,
)
from rulebook.vocabulary.operations import (
    All,
    Banish,
    Damage,
    Destroy,
    Discard,
    Each,
    Optional,
    Pick,
    Return,
    SetCards,
    T,
    Target,
    TurnFaceUp,
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

AND_IF_YOU_DO, THEN, ALSO = JoinKind.AND_IF_YOU_DO, JoinKind.THEN, JoinKind.ALSO
HAND, MONSTER = Zone.HAND, Zone.MONSTER


CARDS: tuple[Card, ...] = (
    trap_card(
        60082869, "dust-tornado", Icon.NORMAL, ("Dust Tornado", "Staubtornado", "Tornado di Polvere"),
        activation(
            targets=(Target(1, spell_trap & their(*FIELD)),),
            operation=do(Destroy(T), THEN, Optional(SetCards(Pick(1, spell_trap & my(HAND))))),
        ),
    ),
    trap_card(
        36468556, "ceasefire", Icon.NORMAL, ("Ceasefire", "Waffenstillstand", "Cessate il Fuoco"),
        activation(
            if_=Exists(face_down & monster & any_(MONSTER)) | Exists(effect_monster & any_(MONSTER)),
            operation=do(
                TurnFaceUp(All(face_down & monster & any_(MONSTER)), quietly=True),
                ALSO,
                Damage(Side.OPPONENT, Times(500, Count(effect_monster & any_(MONSTER)))),
            ),
        ),
    ),
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
