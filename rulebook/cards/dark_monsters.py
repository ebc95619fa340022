"""DARK monsters that live off the Graveyard."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, Limit, SummonCondition, SummonProcedure, ignition, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    Compare,
    Count,
    Declared,
    Happened,
    Is,
    Named,
    Same,
    any_,
    attribute,
    card,
    face_up,
    itself,
    monster,
    my,
    of_type,
    their,
)
from rulebook.vocabulary.modifiers import May
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import (
    THIS,
    Banish,
    Control,
    Damage,
    Declare,
    Destroy,
    Equip,
    If,
    Later,
    Pick,
    Send,
    SpecialSummon,
    T,
    Target,
    The,
    do,
)
from rulebook.vocabulary.terms import (
    Attribute,
    Cause,
    Declarable,
    Form,
    JoinKind,
    LimitKey,
    Op,
    Phase,
    Ref,
    Side,
    SummonKind,
    Type,
    Verb,
    Zone,
)

from .printed import EFFECT, monster_card

GRAVEYARD, HAND, MONSTER, DECK = Zone.GRAVEYARD, Zone.HAND, Zone.MONSTER, Zone.DECK
_MY_DARK = attribute(Attribute.DARK) & monster & my(GRAVEYARD)



def _fell(*cause: Cause) -> On:
    """Destroyed in its owner's Monster Zone by a card (effect) of the opponent, and sent to the Graveyard."""
    return On(
        Verb.DESTROY, itself, by=Side.OPPONENT, cause=cause, was=(MONSTER,), controlled_by=Side.YOU, to=(GRAVEYARD,)
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    monster_card(
        9748752, "caius-the-shadow-monarch",
        ("Caius the Shadow Monarch", "Caius der Schattenmonarch", "Caius il Monarca dell'Ombra"),
        (Type.FIEND, Attribute.DARK, 6, 2400, 1000), EFFECT,
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.TRIBUTE), optional=False,
            targets=(Target(1, card & any_(*FIELD)),),
            operation=do(
                Banish(T),
                JoinKind.AND_IF_YOU_DO,
                If(Is(Ref.TARGET, attribute(Attribute.DARK) & monster), Damage(Side.OPPONENT, 1000)),
            ),
        ),
    ),
    monster_card(
        65192027, "dark-armed-dragon", ("Dark Armed Dragon", "Finsterer bewaffneter Drache", "Drago Armato Oscuro"),
        (Type.DRAGON, Attribute.DARK, 7, 2800, 1000), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), only_own=True),
        SummonProcedure((HAND,), if_=Compare(Count(_MY_DARK), Op.EQ, 3)),
        ignition(
            cost=(Banish(Pick(1, _MY_DARK)),), targets=(Target(1, card & any_(*FIELD)),), operation=Destroy(T),
        ),
    ),
    monster_card(
        31829185, "dark-necrofear", ("Dark Necrofear", "Dunkle Todesfurcht", "Paura Oscura"),
        (Type.FIEND, Attribute.DARK, 8, 2200, 2800), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), first_own=True),
        SummonProcedure((HAND,), pay=Banish(Pick(3, of_type(Type.FIEND) & monster & my(GRAVEYARD)))),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, phase=Phase.END), optional=False, where=(GRAVEYARD,),
            if_=Happened(_fell()),
            targets=(Target(1, face_up & monster & their(MONSTER)),), operation=Equip(Ref.THIS, Ref.TARGET),
        ),
        Continuous((Control(Same(Ref.HOST), Side.YOU),)),
    ),
    monster_card(
        53839837, "vampire-lord", ("Vampire Lord", "Vampirlord", "Signore dei Vampiri"),
        (Type.ZOMBIE, Attribute.DARK, 5, 2000, 1500), EFFECT,
        trigger(
            Form.IF, On(Verb.BATTLE_DAMAGE, itself), optional=False,
            cost=(Declare(Declarable.CARD_KIND),),
            operation=Send(Pick(1, card & Declared(Declarable.CARD_KIND) & their(DECK), by=Side.OPPONENT)),
        ),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=Side.YOU, phase=Phase.STANDBY), optional=False, where=(GRAVEYARD,),
            limit=Limit(LimitKey.COPY), if_=Happened(_fell(Cause.EFFECT), Phase.STANDBY), operation=SpecialSummon(THIS),
        ),
    ),
    monster_card(
        9418534, "jinzo-returner", ("Jinzo - Returner", "Jinzo - Rückholer", "Richiama - Jinzo"),
        (Type.MACHINE, Attribute.DARK, 3, 600, 1400), EFFECT,
        Continuous((May(Verb.ATTACK, itself, direct=True),)),
        trigger(
            Form.WHEN, On(Verb.SEND, itself, to=(GRAVEYARD,)), optional=True,
            targets=(Target(1, Named("jinzo") & monster & my(GRAVEYARD)),),
            operation=do(
                SpecialSummon(T), JoinKind.ALSO, Later(Moment(Phase.END, Side.YOU), Destroy(The(Ref.KEPT)))
            ),
        ),
    ),
)  # fmt: skip
