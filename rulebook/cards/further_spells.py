"""Spells of further Decks: positions, numbers, destruction, Fusions of what is in the Graveyard."""

from __future__ import annotations

from rulebook.vocabulary.amounts import Number, Times
from rulebook.vocabulary.chains import AllNamesDiffer, AsLink
from rulebook.vocabulary.effects import Card, Continuous, Unclassified, activation, ignition
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    ByFace,
    DamageTaken,
    Named,
    Now,
    OfMonsterKind,
    Same,
    Series,
    any_,
    attack_position,
    attribute,
    card,
    defense_position,
    face_down,
    face_up,
    itself,
    level,
    monster,
    my,
    normal_monster,
    of_type,
    their,
)
from rulebook.vocabulary.modifiers import Change, SparesTributes
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import (
    THIS,
    Apply,
    Cannot,
    ChangePosition,
    Damage,
    Destroy,
    Discard,
    Equip,
    GainLP,
    Later,
    PayLP,
    Pick,
    Remain,
    SpecialSummon,
    T,
    TokenOf,
    Tribute,
    TurnFaceDown,
    do,
)
from rulebook.vocabulary.recipes import FusionSummon
from rulebook.vocabulary.selectors import All, Target, The
from rulebook.vocabulary.terms import (
    Attribute,
    Form,
    Icon,
    JoinKind,
    MonsterKind,
    Op,
    Phase,
    Position,
    Ref,
    Side,
    Stat,
    Type,
    Until,
    Verb,
    Zone,
)

from .printed import spell_card

HAND, GRAVEYARD, MONSTER = Zone.HAND, Zone.GRAVEYARD, Zone.MONSTER
AND, AND_IF_YOU_DO = JoinKind.AND, JoinKind.AND_IF_YOU_DO
token, fusion_monster = OfMonsterKind(MonsterKind.TOKEN), OfMonsterKind(MonsterKind.FUSION)
FOREST_TYPES = (Type.INSECT, Type.BEAST, Type.PLANT, Type.BEAST_WARRIOR)
EARTH_MONSTERS = attribute(Attribute.EARTH) & monster & any_(MONSTER)

DINOSAUR = of_type(Type.DINOSAUR) & monster

CARDS: tuple[Card, ...] = (
    spell_card(
        37011715, "miraculous-rebirth", Icon.QUICK_PLAY,
        ("Miraculous Rebirth", "Wundersame Wiedergeburt", "Rinascita Miracolosa"),
        activation(
            if_=AsLink(Op.GE, 4) & AllNamesDiffer(),
            targets=(Target(1, monster & any_(GRAVEYARD)),), operation=SpecialSummon(T),
        ),
    ),
    spell_card(
        84808313, "big-evolution-pill", Icon.NORMAL,
        ("Big Evolution Pill", "Große Evolutionspille", "Pillola dell'Evoluzione Gigante"),
        activation(
            cost=(Tribute(Pick(1, DINOSAUR & my(MONSTER))),),
            operation=do(
                Remain(), JoinKind.ALSO, Later(Moment(Phase.END, Side.OPPONENT, 3), Destroy(THIS))
            ),
        ),
        Continuous((SparesTributes(level(Op.GE, 5) & DINOSAUR & my(HAND)),)),
    ),
    spell_card(
        85562745, "dark-room-of-nightmare", Icon.CONTINUOUS,
        ("Dark Room of Nightmare", "Finstere Kammer der Alpträume", "Camera Oscura dell'Incubo"),
        activation(),
        Unclassified(
            On(Verb.EFFECT_DAMAGE, ~Named("dark-room-of-nightmare"), by=Side.YOU), Damage(Side.OPPONENT, 300)
        ),
    ),
    spell_card(
        22537443, "sebek-s-blessing", Icon.QUICK_PLAY,
        ("Sebek's Blessing", "Sebeks Segen", "Benedizione di Sebek"),
        activation(
            On(Verb.BATTLE_DAMAGE, monster & my(MONSTER), direct=True), form=Form.IF,
            operation=GainLP(Side.YOU, DamageTaken()),
        ),
    ),
    spell_card(
        25880422, "block-attack", Icon.NORMAL, ("Block Attack", "Blockangriff", "Blocca-Attacco"),
        activation(
            targets=(Target(1, face_up & attack_position & monster & their(MONSTER)),),
            operation=ChangePosition(T, Position.DEFENSE),
        ),
    ),
    spell_card(
        78986941, "order-to-charge", Icon.QUICK_PLAY,
        ("Order to Charge", "Befehl zum Sturmangriff", "Ordine di Carica"),
        activation(
            targets=(Target(1, normal_monster & ~token & my(MONSTER)),),
            operation=do(Tribute(T), AND_IF_YOU_DO, Destroy(Pick(1, monster & their(MONSTER)))),
        ),
    ),
    spell_card(
        38699854, "book-of-taiyou", Icon.NORMAL, ("Book of Taiyou", "Buch von Taiyou", "Libro di Taiyou"),
        activation(
            targets=(Target(1, face_down & monster & any_(MONSTER)),), operation=ChangePosition(T, Position.ATTACK)
        ),
    ),
    spell_card(
        63102017, "stop-defense", Icon.NORMAL, ("Stop Defense", "Verteidigung stoppen", "Blocca Difesa"),
        activation(
            targets=(Target(1, defense_position & monster & their(MONSTER)),),
            operation=ChangePosition(T, Position.ATTACK),
        ),
    ),
    spell_card(
        22493811, "multiplication-of-ants", Icon.NORMAL,
        ("Multiplication of Ants", "Vervielfältigung von Ameisen", "Moltiplicazione delle Formiche"),
        activation(
            cost=(Tribute(Pick(1, ByFace(of_type(Type.INSECT) & monster) & my(MONSTER))),),
            operation=do(
                SpecialSummon(TokenOf("army-ant-token", 2)), AND,
                Apply(Cannot(Verb.BE_TRIBUTED, Same(Ref.DONE), for_=Verb.SUMMON), Until.ALWAYS),
            ),
        ),
    ),
    spell_card(
        64389297, "magical-labyrinth", Icon.EQUIP,
        ("Magical Labyrinth", "Magisches Labyrinth", "Labirinto Magico"),
        activation(
            targets=(Target(1, face_up & Named("labyrinth-wall") & any_(MONSTER)),),
            operation=Equip(Ref.THIS, Ref.TARGET),
        ),
        ignition(
            where=(Zone.SPELL,), cost=(Tribute(The(Ref.HOST)),),
            operation=SpecialSummon(Pick(1, Named("wall-shadow") & my(Zone.DECK))),
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
