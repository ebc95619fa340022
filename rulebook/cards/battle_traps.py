"""Spells and Traps about battles: they answer attacks, prevent damage or give piercing damage."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, Unclassified, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    Same,
    any_,
    attack_position,
    face_up,
    itself,
    monster,
    my,
    that,
    their,
)
from rulebook.vocabulary.modifiers import Cannot, Change, DamageRule, Piercing
from rulebook.vocabulary.operations import (
    All,
    Apply,
    Banish,
    Destroy,
    EndBattlePhase,
    Equip,
    Negate,
    Target,
    The,
    do,
)
from rulebook.vocabulary.terms import (
    Cause,
    DamageKind,
    Icon,
    JoinKind,
    Negation,
    Ref,
    Side,
    Stat,
    Until,
    Verb,
    Zone,
)

from .printed import spell_card, trap_card

THEY_ATTACK = On(Verb.DECLARE_ATTACK, monster & their(Zone.MONSTER))
EQUIP_IT = activation(
    targets=(Target(1, face_up & monster & any_(Zone.MONSTER)),), operation=Equip(Ref.THIS, Ref.TARGET)
)
HOST = Same(Ref.HOST)

CARDS: tuple[Card, ...] = (
    trap_card(
        44095762, "mirror-force", Icon.NORMAL, ("Mirror Force", "Spiegelkraft", "Forza Riflessa"),
        activation(THEY_ATTACK, operation=Destroy(All(monster & attack_position & their(Zone.MONSTER)))),
    ),
    trap_card(
        14315573, "negate-attack", Icon.COUNTER, ("Negate Attack", "Angriff annullieren", "Annulla Attacco"),
        activation(
            THEY_ATTACK, targets=(Target(1, that & monster),),
            operation=do(Negate((Negation.ATTACK,)), JoinKind.THEN, EndBattlePhase()),
        ),
    ),
    trap_card(
        12607053, "waboku", Icon.NORMAL, ("Waboku", "Waboku", "Waboku"),
        activation(
            operation=do(
                Apply(DamageRule(DamageKind.ZERO, Side.YOU), Until.END_OF_TURN),
                JoinKind.ALSO,
                Apply(
                    Cannot(Verb.BE_DESTROYED, monster & my(Zone.MONSTER), by=(Cause.BATTLE,)),
                    Until.END_OF_TURN, later=True,
                ),
            ),
        ),
    ),
    spell_card(
        61127349, "big-bang-shot", Icon.EQUIP, ("Big Bang Shot", "Urknallkanone", "Colpo Big-Bang"),
        EQUIP_IT,
        Continuous((Change(Stat.ATK, 400, HOST), Piercing(HOST))),
        Unclassified(On(Verb.LEAVE_FIELD, itself), Banish(The(Ref.HOST))),
    ),
    spell_card(
        97687912, "fairy-meteor-crush", Icon.EQUIP,
        ("Fairy Meteor Crush", "Elfenmeteoreinschlag", "Pioggia di Meteore Fatate"),
        EQUIP_IT,
        Continuous((Piercing(HOST),)),
    ),
)
