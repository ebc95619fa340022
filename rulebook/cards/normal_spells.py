"""The Normal Spells."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.filters import (
    FIELD,
    Number,
    Same,
    any_,
    card,
    each,
    face_up,
    monster,
    my,
    of_type,
    spell_trap,
    their,
)
from rulebook.vocabulary.operations import (
    T1,
    T2,
    All,
    Apply,
    Banish,
    Cannot,
    Destroy,
    Discard,
    Draw,
    Each,
    Highest,
    Lowest,
    Pick,
    SpecialSummon,
    SwapControl,
    Target,
    do,
)
from rulebook.vocabulary.terms import Icon, JoinKind, Ref, Side, Stat, Type, Until, Verb, Zone

from .printed import spell_card

THEN, ALSO = JoinKind.THEN, JoinKind.ALSO
HAND, GRAVEYARD, MONSTER = Zone.HAND, Zone.GRAVEYARD, Zone.MONSTER


CARDS: tuple[Card, ...] = (
    spell_card(
        19613556, "heavy-storm", Icon.NORMAL, ("Heavy Storm", "Schwerer Sturm", "Tempesta Potente"),
        activation(operation=Destroy(All(spell_trap & any_(*FIELD)))),
    ),
    spell_card(
        72892473, "card-destruction", Icon.NORMAL, ("Card Destruction", "Kartenzerstörung", "Distruggi-Carte"),
        activation(
            operation=do(
                Each(Discard(All(card & each(HAND)))),
                THEN,
                Each(Draw(Number(Ref.DONE, Side.EACH), Side.EACH)),
            )
        ),
    ),
    spell_card(
        69162969, "lightning-vortex", Icon.NORMAL, ("Lightning Vortex", "Blitzeinschlag", "Fulmine Boltex"),
        activation(
            cost=(Discard(Pick(1, card & my(HAND))),),
            operation=Destroy(All(face_up & monster & their(MONSTER))),
        ),
    ),
    spell_card(
        2204140, "book-of-life", Icon.NORMAL, ("Book of Life", "Buch des Lebens", "Libro della Vita"),
        activation(
            targets=(
                Target(1, of_type(Type.ZOMBIE) & monster & my(GRAVEYARD)),
                Target(1, monster & their(GRAVEYARD)),
            ),
            operation=do(SpecialSummon(T1), ALSO, Banish(T2)),
        ),
    ),
    spell_card(
        31036355, "creature-swap", Icon.NORMAL, ("Creature Swap", "Kreaturentausch", "Scambio-Creature"),
        activation(
            operation=do(
                SwapControl(
                    Pick(1, monster & my(MONSTER)),
                    Pick(1, monster & their(MONSTER), Side.OPPONENT),
                ),
                ALSO,
                Apply(Cannot(Verb.CHANGE_POSITION, Same(Ref.DONE)), Until.END_OF_TURN),
            )
        ),
    ),
    spell_card(
        97169186, "smashing-ground", Icon.NORMAL, ("Smashing Ground", "Aufschlagen", "Schiacciare"),
        activation(operation=Destroy(Highest(Stat.DEF, face_up & monster & their(MONSTER)))),
    ),
    spell_card(
        66788016, "fissure", Icon.NORMAL, ("Fissure", "Spalt", "Spaccatura"),
        activation(operation=Destroy(Lowest(Stat.ATK, face_up & monster & their(MONSTER)))),
    ),
)
