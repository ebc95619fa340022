"""Effect Monsters that come by banishing, bring others along, or wait for a Summon."""

from __future__ import annotations

from rulebook.vocabulary.effects import (
    Card,
    Continuous,
    Limit,
    SummonCondition,
    SummonProcedure,
    ignition,
    trigger,
)
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    Exists,
    Happened,
    Is,
    LostTo,
    Named,
    any_,
    atk,
    attribute,
    face_up,
    itself,
    level,
    monster,
    my,
    of_type,
    other,
    spell,
    that,
    their,
)
from rulebook.vocabulary.operations import (
    Add,
    All,
    Apply,
    AttackAgain,
    Banish,
    Cannot,
    Combo,
    CountsAs,
    Destroy,
    Pick,
    Redirect,
    SpecialSummon,
    T,
    Target,
    Unaffected,
)
from rulebook.vocabulary.terms import (
    Attribute,
    Cause,
    Form,
    LimitKey,
    Op,
    Ref,
    SummonKind,
    Type,
    Until,
    Verb,
    Zone,
)

from .printed import EFFECT, monster_card

HAND, GRAVEYARD, MONSTER = Zone.HAND, Zone.GRAVEYARD, Zone.MONSTER
NORMAL_OR_SPECIAL = SummonKind.NORMAL | SummonKind.SPECIAL
ONE_OF_THESE = Limit(LimitKey.COPY, shared=True)
WEAK = atk(Op.LE, 1400)

CARDS: tuple[Card, ...] = (
    monster_card(
        72989439, "black-luster-soldier-envoy-of-the-beginning",
        (
            "Black Luster Soldier - Envoy of the Beginning", "Schwarz Glänzender Soldat - Gesandter des Anfangs",
            "Glorioso Soldato Nero - Emissario dell'Inizio",
        ),
        (Type.WARRIOR, Attribute.LIGHT, 8, 3000, 2500), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), first_own=True),
        SummonProcedure(
            (HAND,),
            pay=Banish(
                Combo(
                    (
                        (1, attribute(Attribute.LIGHT) & monster & my(GRAVEYARD)),
                        (1, attribute(Attribute.DARK) & monster & my(GRAVEYARD)),
                    )
                )
            ),
        ),
        ignition(
            limit=ONE_OF_THESE, if_=~Happened(On(Verb.DECLARE_ATTACK, itself)),
            targets=(Target(1, monster & any_(MONSTER)),), operation=Banish(T),
            restrictions=(Apply(Cannot(Verb.ATTACK, itself), Until.END_OF_TURN),),
        ),
        trigger(
            Form.IF, On(Verb.DESTROY, monster & their(MONSTER), cause=(Cause.BATTLE,), other=itself), optional=True,
            limit=ONE_OF_THESE, if_=Is(Ref.ATTACKER, itself),
            operation=AttackAgain(Ref.THIS),
        ),
    ),
    monster_card(
        40737112, "dark-magician-of-chaos",
        ("Dark Magician of Chaos", "Dunkler Magier des Chaos", "Mago Nero del Chaos"),
        (Type.SPELLCASTER, Attribute.DARK, 8, 2800, 2600), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=NORMAL_OR_SPECIAL), optional=True,
            targets=(Target(1, spell & my(GRAVEYARD)),), operation=Add(T),
        ),
        Continuous((Redirect(LostTo(itself)),)),
        Continuous((Redirect(itself, leaving=True),)),
    ),
    monster_card(
        2460565, "marauding-captain",
        ("Marauding Captain", "Plündernder Hauptmann", "Capitano Saccheggiatore"),
        (Type.WARRIOR, Attribute.EARTH, 3, 1200, 400), EFFECT,
        Continuous((Cannot(Verb.BE_ATTACKED, other & of_type(Type.WARRIOR) & monster & my(MONSTER)),)),
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL), optional=True,
            operation=SpecialSummon(Pick(1, level(Op.LE, 4) & monster & my(HAND))),
        ),
    ),
    monster_card(
        83986578, "king-tiger-wanghu", ("King Tiger Wanghu", "Königstiger Wanghu", "Tigre Reale Wanghu"),
        (Type.BEAST, Attribute.EARTH, 4, 1700, 1000), EFFECT,
        trigger(
            Form.IF, On(Verb.SUMMON, monster & WEAK, kinds=NORMAL_OR_SPECIAL), optional=False,
            recheck=Is(Ref.THIS, face_up & any_(*FIELD)), operation=Destroy(All(that & WEAK)),
        ),
    ),
    monster_card(
        17444133, "kaiser-sea-horse",
        ("Kaiser Sea Horse", "Seepferd-Kaiser", "Kaiser Cavalluccio Marino"),
        (Type.SEA_SERPENT, Attribute.LIGHT, 4, 1700, 1650), EFFECT,
        Continuous((CountsAs(itself, 2, for_=attribute(Attribute.LIGHT) & monster),)),
    ),
    monster_card(
        3643300, "the-legendary-fisherman",
        ("The Legendary Fisherman", "Legendärer Fischer", "Pescatore Leggendario"),
        (Type.WARRIOR, Attribute.WATER, 5, 1850, 1600), EFFECT,
        Continuous(
            (Unaffected(itself, by=spell), Cannot(Verb.BE_ATTACKED, itself, direct=True)),
            while_=Exists(Named("umi") & face_up & any_(*FIELD)),
        ),
    ),
)  # fmt: skip
