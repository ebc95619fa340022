"""Effect Monsters that answer activations, do one of several things, or have something declared."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, ignition, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    Declared,
    Named,
    any_,
    card,
    face_up,
    itself,
    monster,
    my,
    their,
)
from rulebook.vocabulary.operations import (
    THIS,
    All,
    Banish,
    Declare,
    Destroy,
    Discard,
    Mode,
    Modes,
    Pick,
    Random,
    Send,
    SpecialSummon,
    Top,
)
from rulebook.vocabulary.terms import (
    Attribute,
    Declarable,
    Form,
    Side,
    Type,
    Verb,
    Zone,
)

from .printed import EFFECT, monster_card

HAND, DECK, GRAVEYARD, MONSTER = Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.MONSTER

CARDS: tuple[Card, ...] = (
    monster_card(
        33184167, "tribe-infecting-virus",
        ("Tribe-Infecting Virus", "Stämmeinfizierender Virus", "Virus Infetta-Tribù"),
        (Type.AQUA, Attribute.WATER, 4, 1600, 1000), EFFECT,
        ignition(
            cost=(Discard(Pick(1, card & my(HAND))), Declare(Declarable.TYPE)),
            operation=Destroy(All(face_up & monster & Declared(Declarable.TYPE) & any_(MONSTER))),
        ),
    ),
    monster_card(
        76922029, "don-zaloog", ("Don Zaloog", "Don Zaloog", "Don Zaloog"),
        (Type.WARRIOR, Attribute.DARK, 4, 1400, 1500), EFFECT,
        trigger(
            Form.WHEN, On(Verb.BATTLE_DAMAGE, itself), optional=True,
            operation=Modes((
                Mode(Discard(Random(1, card & their(HAND)))),
                Mode(Send(Top(2, Side.OPPONENT))),
            )),
        ),
    ),
    monster_card(
        52624755, "peten-the-dark-clown", ("Peten the Dark Clown", "Peten, dunkler Clown", "Peten il Clown Oscuro"),
        (Type.SPELLCASTER, Attribute.DARK, 3, 500, 1200), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SEND, itself, to=(GRAVEYARD,)), optional=True,
            cost=(Banish(THIS),),
            operation=SpecialSummon(Pick(1, Named("peten-the-dark-clown") & my(HAND, DECK))),
        ),
    ),
)  # fmt: skip
