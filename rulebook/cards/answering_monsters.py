"""Effect Monsters that answer activations, do one of several things, or have something declared."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, Limit, SummonCondition, ignition, quick, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    Count,
    Declared,
    Named,
    Same,
    Series,
    any_,
    card,
    face_up,
    itself,
    monster,
    my,
    other,
    spell_trap,
    their,
)
from rulebook.vocabulary.modifiers import Cannot, Change, TreatAs
from rulebook.vocabulary.operations import (
    THIS,
    Add,
    All,
    Apply,
    Banish,
    Declare,
    Destroy,
    Discard,
    Mode,
    Modes,
    Negate,
    Pick,
    Random,
    Send,
    SpecialSummon,
    T,
    Target,
    TokenOf,
    Top,
    UpTo,
    do,
)
from rulebook.vocabulary.terms import (
    Attribute,
    Declarable,
    Form,
    JoinKind,
    LimitKey,
    Negation,
    Per,
    Position,
    Ref,
    Side,
    Stat,
    SummonKind,
    Type,
    Until,
    Verb,
    Zone,
)

from .printed import EFFECT, monster_card

HAND, DECK, GRAVEYARD, MONSTER = Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.MONSTER

_OTHER_HEROES = Series("HERO") & monster & other & my(MONSTER)


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
    monster_card(
        40044918, "elemental-hero-stratos",
        ("Elemental HERO Stratos", "Elementar-HELD Stratos", "Stratos EROE Elementale"),
        (Type.WARRIOR, Attribute.WIND, 4, 1800, 300), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL | SummonKind.SPECIAL), optional=True,
            operation=Modes((
                Mode(Destroy(Pick(UpTo(Count(_OTHER_HEROES)), spell_trap & any_(*FIELD)))),
                Mode(Add(Pick(1, Series("HERO") & monster & my(DECK)))),
            )),
        ),
    ),
    monster_card(
        47297616, "light-and-darkness-dragon",
        ("Light and Darkness Dragon", "Drache des Lichts und der Finsternis", "Drago di Luce e Oscurità"),
        (Type.DRAGON, Attribute.LIGHT, 8, 2800, 2400), EFFECT,
        SummonCondition(cannot=(Verb.SPECIAL_SUMMON,)),
        Continuous((TreatAs(itself, attribute=Attribute.DARK),)),
        quick(
            On(Verb.ACTIVATE, card), where=(MONSTER,), optional=False, limit=Limit(LimitKey.COPY, per=Per.CHAIN),
            operation=do(
                Apply(Change(Stat.ATK_DEF, -500, itself), Until.ALWAYS, exactly=True),
                JoinKind.AND, Negate((Negation.ACTIVATION,)),
            ),
        ),
        trigger(
            Form.WHEN, On(Verb.DESTROY, itself, to=(GRAVEYARD,)), optional=False,
            targets=(Target(1, monster & my(GRAVEYARD), if_possible=True),),
            operation=do(Destroy(All(card & my(*FIELD))), JoinKind.ALSO, SpecialSummon(T)),
        ),
    ),
    monster_card(
        15341821, "dandylion", ("Dandylion", "Löwenzahn-Löwe", "Dente di Leone"),
        (Type.PLANT, Attribute.EARTH, 3, 300, 300), EFFECT,
        trigger(
            Form.IF, On(Verb.SEND, itself, to=(GRAVEYARD,)), optional=False,
            operation=do(
                SpecialSummon(TokenOf("fluff-token", 2), Position.DEFENSE),
                JoinKind.AND,
                Apply(Cannot(Verb.BE_TRIBUTED, Same(Ref.DONE), for_=Verb.SUMMON), Until.END_OF_TURN),
            ),
        ),
    ),
)  # fmt: skip
