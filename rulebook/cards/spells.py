"""The Spell Cards of the slice."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Effect, Names, Unclassified, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    Happened,
    Number,
    Same,
    Times,
    any_,
    card,
    each,
    face_up,
    itself,
    monster,
    my,
    of_type,
    other,
    spell_trap,
    their,
)
from rulebook.vocabulary.operations import (
    T1,
    T2,
    All,
    AnyNumber,
    Apply,
    Banish,
    Cannot,
    Destroy,
    Discard,
    Draw,
    Each,
    Equip,
    GainLP,
    Highest,
    PayLP,
    Pick,
    Send,
    SpecialSummon,
    SwapControl,
    T,
    Target,
    The,
    TokenOf,
    TurnFaceDown,
    do,
)
from rulebook.vocabulary.terms import CardKind, Icon, JoinKind, Position, Ref, Side, Stat, Type, Until, Verb, Zone

AND, THEN, ALSO = JoinKind.AND, JoinKind.THEN, JoinKind.ALSO
HAND, GRAVEYARD, MONSTER = Zone.HAND, Zone.GRAVEYARD, Zone.MONSTER


def _spell(number: int, slug: str, icon: Icon, names: tuple[str, str, str], *effects: Effect) -> Card:
    return Card(number, slug, Names(*names), CardKind.SPELL, icon, effects=effects)


SPELLS: tuple[Card, ...] = (
    _spell(
        19613556, "heavy-storm", Icon.NORMAL, ("Heavy Storm", "Schwerer Sturm", "Tempesta Potente"),
        activation(operation=Destroy(All(spell_trap & any_(*FIELD)))),
    ),
    _spell(
        5318639, "mystical-space-typhoon", Icon.QUICK_PLAY,
        ("Mystical Space Typhoon", "Mystischer Raum-Taifun", "Tifone Spaziale Mistico"),
        activation(targets=(Target(1, spell_trap & any_(*FIELD)),), operation=Destroy(T)),
    ),
    _spell(
        70828912, "premature-burial", Icon.EQUIP, ("Premature Burial", "Voreiliges Begräbnis", "Sepoltura Prematura"),
        activation(
            cost=(PayLP(800),),
            targets=(Target(1, monster & my(GRAVEYARD)),),
            operation=do(SpecialSummon(T, Position.ATTACK), AND, Equip(Ref.THIS, Ref.TARGET)),
        ),
        Unclassified(On(Verb.DESTROY, itself), Destroy(The(Ref.HOST))),
    ),
    _spell(
        53046408, "emergency-provisions", Icon.QUICK_PLAY,
        ("Emergency Provisions", "Notvorräte", "Rifornimenti d'Emergenza"),
        activation(
            cost=(Send(Pick(AnyNumber(), spell_trap & my(*FIELD) & other)),),
            operation=GainLP(Side.YOU, Times(1000, Number(Ref.PAID))),
        ),
    ),
    _spell(
        72892473, "card-destruction", Icon.NORMAL, ("Card Destruction", "Kartenzerstörung", "Distruggi-Carte"),
        activation(
            operation=do(
                Each(Discard(All(card & each(HAND)))),
                THEN,
                Each(Draw(Number(Ref.DONE, Side.EACH), Side.EACH)),
            )
        ),
    ),
    _spell(
        69162969, "lightning-vortex", Icon.NORMAL, ("Lightning Vortex", "Blitzeinschlag", "Fulmine Boltex"),
        activation(
            cost=(Discard(Pick(1, card & my(HAND))),),
            operation=Destroy(All(face_up & monster & their(MONSTER))),
        ),
    ),
    _spell(
        74519184, "hand-destruction", Icon.QUICK_PLAY, ("Hand Destruction", "Handzerstörung", "Distruggi-Mano"),
        activation(
            operation=do(
                Each(Send(Pick(2, card & each(HAND), Side.EACH))),
                THEN,
                Each(Draw(2, Side.EACH)),
            )
        ),
    ),
    _spell(
        14087893, "book-of-moon", Icon.QUICK_PLAY, ("Book of Moon", "Buch des Mondes", "Libro della Luna"),
        activation(targets=(Target(1, face_up & monster & any_(MONSTER)),), operation=TurnFaceDown(T)),
    ),
    _spell(
        2204140, "book-of-life", Icon.NORMAL, ("Book of Life", "Buch des Lebens", "Libro della Vita"),
        activation(
            targets=(
                Target(1, of_type(Type.ZOMBIE) & monster & my(GRAVEYARD)),
                Target(1, monster & their(GRAVEYARD)),
            ),
            operation=do(SpecialSummon(T1), ALSO, Banish(T2)),
        ),
    ),
    _spell(
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
    _spell(
        73915051, "scapegoat", Icon.QUICK_PLAY, ("Scapegoat", "Sündenbock", "Capro Espiatorio"),
        activation(
            if_=~Happened(On(Verb.SUMMON, monster, by=Side.YOU)),
            operation=do(
                SpecialSummon(TokenOf("sheep-token", 4), Position.DEFENSE),
                AND,
                Apply(Cannot(Verb.BE_TRIBUTED, Same(Ref.DONE), for_=Verb.SUMMON), Until.ALWAYS),
            ),
            restrictions=(Apply(Cannot(Verb.SUMMON, players=Side.YOU, other_cards=True), Until.END_OF_TURN),),
        ),
    ),
    _spell(
        97169186, "smashing-ground", Icon.NORMAL, ("Smashing Ground", "Aufschlagen", "Schiacciare"),
        activation(operation=Destroy(Highest(Stat.DEF, face_up & monster & their(MONSTER)))),
    ),
)
