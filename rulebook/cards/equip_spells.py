"""The Equip Spells."""

from __future__ import annotations

from rulebook.vocabulary.effects import Activated, Card, Continuous, Unclassified, activation, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    Filter,
    Same,
    any_,
    attribute,
    face_up,
    itself,
    monster,
    my,
    of_type,
)
from rulebook.vocabulary.operations import (
    THIS,
    Cannot,
    Change,
    Damage,
    Destroy,
    Equip,
    PayLP,
    Pick,
    Place,
    Return,
    SpecialSummon,
    T,
    Target,
    The,
    Tribute,
    do,
)
from rulebook.vocabulary.terms import (
    Attribute,
    Cause,
    Form,
    Icon,
    JoinKind,
    Position,
    Ref,
    Side,
    Stat,
    Type,
    Verb,
    Zone,
)

from .printed import spell_card

AND = JoinKind.AND
GRAVEYARD, MONSTER = Zone.GRAVEYARD, Zone.MONSTER
host = Same(Ref.HOST)


def equipping(wanted: Filter) -> Activated:
    """The activation of an Equip Spell: it goes to one face-up monster that fits, on either side."""
    return activation(
        targets=(Target(1, face_up & wanted & any_(MONSTER)),), operation=Equip(Ref.THIS, Ref.TARGET)
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    spell_card(
        70828912, "premature-burial", Icon.EQUIP, ("Premature Burial", "Voreiliges Begräbnis", "Sepoltura Prematura"),
        activation(
            cost=(PayLP(800),),
            targets=(Target(1, monster & my(GRAVEYARD)),),
            operation=do(SpecialSummon(T, Position.ATTACK), AND, Equip(Ref.THIS, Ref.TARGET)),
        ),
        Unclassified(On(Verb.DESTROY, itself), Destroy(The(Ref.HOST))),
    ),
    spell_card(
        65169794, "black-pendant", Icon.EQUIP, ("Black Pendant", "Schwarzer Anhänger", "Pendente Nero"),
        equipping(monster),
        Continuous((Change(Stat.ATK, 500, host),)),
        trigger(
            Form.WHEN, On(Verb.SEND, itself, was=FIELD, to=(GRAVEYARD,)), optional=False,
            operation=Damage(Side.OPPONENT, 500),
        ),
    ),
    spell_card(
        40619825, "axe-of-despair", Icon.EQUIP, ("Axe of Despair", "Axt der Verzweiflung", "Ascia di Distruzione"),
        equipping(monster),
        Continuous((Change(Stat.ATK, 1000, host),)),
        trigger(
            Form.WHEN, On(Verb.SEND, itself, was=FIELD, to=(GRAVEYARD,)), optional=True,
            cost=(Tribute(Pick(1, monster & my(MONSTER))),), operation=Place(THIS),
        ),
        series=("Archfiend",),
    ),
    spell_card(
        69243953, "butterfly-dagger-elma", Icon.EQUIP,
        ("Butterfly Dagger - Elma", "Elma, Schmetterlingsdolch", "Pugnale a Farfalla - Elma"),
        equipping(monster),
        Continuous((Change(Stat.ATK, 300, host),)),
        trigger(
            Form.WHEN, On(Verb.DESTROY, itself, to=(GRAVEYARD,), while_equipped=True), optional=True,
            operation=Return(THIS),
        ),
    ),
    spell_card(
        47529357, "mist-body", Icon.EQUIP, ("Mist Body", "Nebelkörper", "Corpo di Nebbia"),
        equipping(monster),
        Continuous((Cannot(Verb.BE_DESTROYED, host, by=(Cause.BATTLE,)),)),
    ),
    spell_card(
        4614116, "dark-energy", Icon.EQUIP, ("Dark Energy", "Dunkle Energie", "Energia Oscura"),
        equipping(of_type(Type.FIEND) & monster),
        Continuous((Change(Stat.ATK_DEF, 300, host),)),
    ),
    spell_card(
        1435851, "dragon-treasure", Icon.EQUIP, ("Dragon Treasure", "Drachenschatz", "Tesoro del Drago"),
        equipping(of_type(Type.DRAGON) & monster),
        Continuous((Change(Stat.ATK_DEF, 300, host),)),
    ),
    spell_card(
        55226821, "lightning-blade", Icon.EQUIP, ("Lightning Blade", "Blitzklinge", "Lama Accecante"),
        equipping(of_type(Type.WARRIOR) & monster),
        Continuous((
            Change(Stat.ATK, 800, host),
            Change(Stat.ATK, -500, attribute(Attribute.WATER) & monster & any_(MONSTER)),
        )),
    ),
)  # fmt: skip
