"""Spells of further Decks: positions, numbers, destruction, Fusions of what is in the Graveyard."""

from __future__ import annotations

from rulebook.vocabulary.amounts import Number, Times
from rulebook.vocabulary.effects import Card, Continuous, Unclassified, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    Now,
    OfMonsterKind,
    Series,
    any_,
    attack_position,
    attribute,
    card,
    face_up,
    itself,
    monster,
    my,
    of_type,
    their,
)
from rulebook.vocabulary.modifiers import Change
from rulebook.vocabulary.operations import (
    ChangePosition,
    Damage,
    Destroy,
    Discard,
    Equip,
    PayLP,
    SpecialSummon,
    T,
    TurnFaceDown,
    do,
)
from rulebook.vocabulary.recipes import FusionSummon
from rulebook.vocabulary.selectors import All, Pick, Target, The
from rulebook.vocabulary.terms import (
    Attribute,
    Icon,
    JoinKind,
    MonsterKind,
    Phase,
    Position,
    Ref,
    Side,
    Stat,
    Type,
    Verb,
    Zone,
)

from .printed import spell_card

HAND, GRAVEYARD, MONSTER = Zone.HAND, Zone.GRAVEYARD, Zone.MONSTER
AND, AND_IF_YOU_DO = JoinKind.AND, JoinKind.AND_IF_YOU_DO
token, fusion_monster = OfMonsterKind(MonsterKind.TOKEN), OfMonsterKind(MonsterKind.FUSION)
FOREST_TYPES = (Type.INSECT, Type.BEAST, Type.PLANT, Type.BEAST_WARRIOR)
EARTH_MONSTERS = attribute(Attribute.EARTH) & monster & any_(MONSTER)

CARDS: tuple[Card, ...] = (
    spell_card(
        25880422, "block-attack", Icon.NORMAL, ("Block Attack", "Blockangriff", "Blocca-Attacco"),
        activation(
            targets=(Target(1, face_up & attack_position & monster & their(MONSTER)),),
            operation=ChangePosition(T, Position.DEFENSE),
        ),
    ),
    spell_card(
        80168720, "darkness-approaches", Icon.NORMAL,
        ("Darkness Approaches", "Finsternis naht", "L'Oscurità si Avvicina"),
        activation(
            cost=(Discard(Pick(2, card & my(HAND))),),
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=TurnFaceDown(T),
        ),
    ),
    spell_card(
        69196160, "thunder-crash", Icon.NORMAL, ("Thunder Crash", "Donnernder Absturz", "Rombo di Tuono"),
        activation(
            operation=do(
                Destroy(All(monster & my(MONSTER))), AND_IF_YOU_DO, Damage(Side.OPPONENT, Times(300, Number(Ref.DONE)))
            )
        ),
    ),
    spell_card(
        87430998, "forest", Icon.FIELD, ("Forest", "Wald", "Foresta"),
        activation(),
        Continuous(
            (Change(Stat.ATK_DEF, 200, of_type(*FOREST_TYPES) & monster & any_(MONSTER)),)
        ),
    ),
    spell_card(
        56594520, "gaia-power", Icon.FIELD, ("Gaia Power", "Gaia-Kraft", "Potere di Gaia"),
        activation(),
        Continuous((Change(Stat.ATK, 500, EARTH_MONSTERS), Change(Stat.DEF, -400, EARTH_MONSTERS))),
    ),
    spell_card(
        10012614, "banner-of-courage", Icon.CONTINUOUS,
        ("Banner of Courage", "Banner des Mutes", "Stendardo del Coraggio"),
        activation(),
        Continuous((Change(Stat.ATK, 200, monster & my(MONSTER)),), while_=Now(Phase.BATTLE, Side.YOU)),
    ),
    spell_card(
        71453557, "autonomous-action-unit", Icon.EQUIP,
        ("Autonomous Action Unit", "Autonome Eingreiftruppe", "Unità d'Azione Autonoma"),
        activation(
            cost=(PayLP(1500),),
            targets=(Target(1, monster & their(GRAVEYARD)),),
            operation=do(SpecialSummon(T, Position.ATTACK), AND, Equip(Ref.THIS, Ref.TARGET)),
        ),
        Unclassified(On(Verb.LEAVE_FIELD, itself), Destroy(The(Ref.HOST))),
    ),
    spell_card(
        3659803, "overload-fusion", Icon.NORMAL, ("Overload Fusion", "Überlastfusion", "Fusione Sovraccarico"),
        activation(
            operation=FusionSummon(
                attribute(Attribute.DARK) & of_type(Type.MACHINE) & fusion_monster & my(Zone.EXTRA),
                monster & my(MONSTER, GRAVEYARD), Verb.BANISH,
            )
        ),
    ),
    spell_card(
        45906428, "miracle-fusion", Icon.NORMAL, ("Miracle Fusion", "Wunderfusion", "Fusione Miracolo"),
        activation(
            operation=FusionSummon(
                Series("Elemental HERO") & fusion_monster & my(Zone.EXTRA),
                monster & my(MONSTER, GRAVEYARD), Verb.BANISH,
            )
        ),
    ),
)  # fmt: skip
