"""More cards of battle: what they silence, take along, forbid or let through."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, SummonCondition, activation, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    InPosition,
    Is,
    LostBattle,
    Named,
    Now,
    Same,
    any_,
    card,
    face_up,
    itself,
    monster,
    my,
    of_type,
    other,
    spell_trap,
    their,
    trap,
)
from rulebook.vocabulary.modifiers import Cannot, Change, DamageRule, May, Piercing, Redirect, Silences
from rulebook.vocabulary.operations import (
    THIS,
    AnyNumber,
    Apply,
    AttackCost,
    Banish,
    Damage,
    Destroy,
    EndBattlePhase,
    Equip,
    Optional,
    Pick,
    Send,
    SpecialSummon,
    Target,
    The,
    Tribute,
    do,
)
from rulebook.vocabulary.terms import (
    Attribute,
    Cause,
    DamageKind,
    Form,
    Icon,
    JoinKind,
    Phase,
    Position,
    Ref,
    Side,
    Stat,
    Step,
    Type,
    Until,
    Verb,
    Zone,
)

from .printed import EFFECT, monster_card, spell_card

AND, ALSO, THEN = JoinKind.AND, JoinKind.ALSO, JoinKind.THEN
HOST = Same(Ref.HOST)
WHILE_IT_ATTACKS = Is(Ref.ATTACKER, itself)
NO_ANSWER = Continuous((Cannot(Verb.ACTIVATE, spell_trap, Side.OPPONENT),), while_=WHILE_IT_ATTACKS)

CARDS: tuple[Card, ...] = (
    monster_card(
        53982768, "dark-ruler-ha-des", ("Dark Ruler Ha Des", "Dunkler Herrscher Ha Des", "Ha Des Sovrano Oscuro"),
        (Type.FIEND, Attribute.DARK, 6, 2450, 1600), EFFECT,
        SummonCondition(cannot_from=(Zone.GRAVEYARD,)),
        Continuous((Silences(of_type(Type.FIEND) & monster & my(Zone.MONSTER)),)),
    ),
    monster_card(
        70074904, "dd-assailant", ("D.D. Assailant", "D.D. Angreifer", "Assalitore D.D."),
        (Type.WARRIOR, Attribute.EARTH, 4, 1700, 1600), EFFECT,
        trigger(
            Form.WHEN, On(Verb.BATTLE, itself, other=monster & their(Zone.MONSTER)), optional=False,
            if_=Is(Ref.THIS, LostBattle()),
            operation=do(Banish(The(Ref.BATTLED)), ALSO, Banish(THIS)),
        ),
    ),
    monster_card(
        10509340, "ancient-gear-beast",
        ("Ancient Gear Beast", "Antikes Antriebsungeheuer", "Bestia-Ingranaggio Antico"),
        (Type.MACHINE, Attribute.EARTH, 6, 2000, 2000), EFFECT,
        SummonCondition((Verb.SPECIAL_SUMMON,)),
        NO_ANSWER,
        Continuous((Silences(itself),)),
    ),
    monster_card(
        83104731, "ancient-gear-golem",
        ("Ancient Gear Golem", "Antiker Antriebsgolem", "Golem-Ingranaggio Antico"),
        (Type.MACHINE, Attribute.EARTH, 8, 3000, 3000), EFFECT,
        SummonCondition((Verb.SPECIAL_SUMMON,)),
        NO_ANSWER,
        Continuous((Piercing(itself),)),
    ),
    monster_card(
        56094445, "ancient-gear-soldier",
        ("Ancient Gear Soldier", "Antiker Antriebssoldat", "Soldato-Ingranaggio Antico"),
        (Type.MACHINE, Attribute.EARTH, 4, 1300, 1300), EFFECT,
        NO_ANSWER,
    ),
    monster_card(
        15960641, "mirage-dragon", ("Mirage Dragon", "Trugbild-Drache", "Drago Miraggio"),
        (Type.DRAGON, Attribute.LIGHT, 4, 1600, 600), EFFECT,
        Continuous((Cannot(Verb.ACTIVATE, trap, Side.OPPONENT),), while_=Now(Phase.BATTLE)),
    ),
    monster_card(
        4041838, "ninja-grandmaster-sasuke",
        ("Ninja Grandmaster Sasuke", "Ninja-Maestro Sasuke", "Sasuke Maestro Ninja"),
        (Type.WARRIOR, Attribute.LIGHT, 4, 1800, 1000), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_STEP, step=Step.DAMAGE_START), optional=False,
            if_=WHILE_IT_ATTACKS & Is(Ref.ATTACKED, face_up & InPosition(Position.DEFENSE) & monster),
            operation=Destroy(The(Ref.ATTACKED)),
        ),
    ),
    monster_card(
        42035044, "panther-warrior", ("Panther Warrior", "Panter-Krieger", "Pantera Guerriera"),
        (Type.BEAST_WARRIOR, Attribute.EARTH, 4, 2000, 1600), EFFECT,
        Continuous((AttackCost(itself, Tribute(Pick(1, other & monster & my(Zone.MONSTER)))),)),
    ),
    monster_card(
        95178994, "giant-germ", ("Giant Germ", "Riesenkeim", "Germe Gigante"),
        (Type.FIEND, Attribute.DARK, 2, 1000, 100), EFFECT,
        trigger(
            Form.WHEN, On(Verb.DESTROY, itself, cause=(Cause.BATTLE,), to=(Zone.GRAVEYARD,)), optional=False,
            operation=do(
                Damage(Side.OPPONENT, 500),
                THEN,
                Optional(SpecialSummon(Pick(AnyNumber(), Named("giant-germ") & my(Zone.DECK)), Position.ATTACK)),
            ),
        ),
    ),
    monster_card(
        19665973, "battle-fader", ("Battle Fader", "Kampfausblender", "Dissolvitore da Battaglia"),
        (Type.FIEND, Attribute.DARK, 1, 0, 0), EFFECT,
        trigger(
            Form.WHEN, On(Verb.DECLARE_ATTACK, monster & their(Zone.MONSTER), direct=True), optional=True,
            where=(Zone.HAND,),
            operation=do(
                SpecialSummon(THIS), THEN, EndBattlePhase(), ALSO,
                Apply(Redirect(Same(Ref.DONE), leaving=True), Until.ALWAYS),
            ),
        ),
    ),
    spell_card(
        56433456, "the-sanctuary-in-the-sky", Icon.FIELD,
        ("The Sanctuary in the Sky", "Die Zuflucht im Himmel", "Il Santuario nel Cielo"),
        activation(),
        Continuous((DamageRule(DamageKind.ZERO, Side.ANY, battles=monster & of_type(Type.FAIRY)),)),
    ),
    spell_card(
        21900719, "twin-swords-of-flashing-light-tryce", Icon.EQUIP,
        (
            "Twin Swords of Flashing Light - Tryce", "Tryce, Zwillingsschwerter des Blitzenden Lichts",
            "Spade Gemelle Irradianti - Tryce",
        ),
        activation(
            cost=(Send(Pick(1, card & my(Zone.HAND))),),
            targets=(Target(1, face_up & monster & any_(Zone.MONSTER)),), operation=Equip(Ref.THIS, Ref.TARGET),
        ),
        Continuous((Change(Stat.ATK, -500, HOST), May(Verb.ATTACK, HOST, again=1))),
    ),
)
