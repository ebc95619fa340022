"""The Fusion Monsters."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, Limit, Replacement, SummonCondition, ignition, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    Exists,
    Happened,
    MaterialsUsed,
    Named,
    Same,
    StatOf,
    Times,
    any_,
    card,
    itself,
    my,
    of_type,
    other,
    their,
)
from rulebook.vocabulary.filters import monster as any_monster
from rulebook.vocabulary.modifiers import (
    Becomes,
    Cannot,
    Change,
    May,
    OriginalBecomes,
    Piercing,
)
from rulebook.vocabulary.operations import (
    THIS,
    All,
    Damage,
    Destroy,
    Discard,
    Equip,
    If,
    Optional,
    Pick,
    Return,
    Send,
    SpecialSummon,
    T,
    Target,
    The,
    do,
)
from rulebook.vocabulary.recipes import ContactFusion, FusionMaterials
from rulebook.vocabulary.terms import (
    Attribute,
    Cause,
    Form,
    JoinKind,
    LimitKey,
    MonsterKind,
    Ref,
    Side,
    Stat,
    Step,
    SummonKind,
    Type,
    Verb,
    Zone,
)

from .printed import monster_card

LIGHT, DARK = Attribute.LIGHT, Attribute.DARK
FUSION = (MonsterKind.FUSION,)
FUSION_EFFECT = (MonsterKind.FUSION, MonsterKind.EFFECT)


CARDS: tuple[Card, ...] = (
    monster_card(
        35809262, "elemental-hero-flame-wingman",
        ("Elemental HERO Flame Wingman", "Elementar-HELD Flammenflügelmann", "Uomo Alato della Fiamma EROE Elementale"),
        (Type.WARRIOR, Attribute.WIND, 6, 2100, 1200), FUSION_EFFECT,
        FusionMaterials((Named("elemental-hero-avian"), Named("elemental-hero-burstinatrix"))),
        SummonCondition(only=SummonKind.FUSION),
        trigger(
            Form.WHEN, On(Verb.DESTROY, any_monster, cause=(Cause.BATTLE,), to=(Zone.GRAVEYARD,), other=itself),
            optional=False,
            operation=Damage(Side.OPPONENT, StatOf(Stat.ATK, Ref.THAT, original=True)),
        ),
    ),
    monster_card(
        91998119, "xyz-dragon-cannon", ("XYZ-Dragon Cannon", "XYZ-Kanonendrache", "XYZ-Cannone Drago"),
        (Type.MACHINE, LIGHT, 8, 2800, 2600), FUSION_EFFECT,
        FusionMaterials((Named("x-head-cannon"), Named("y-dragon-head"), Named("z-metal-tank"))),
        SummonCondition(first_own=True, cannot_from=(Zone.GRAVEYARD,)),
        ContactFusion(card & my(Zone.MONSTER, Zone.SPELL), Verb.BANISH),
        ignition(
            cost=(Discard(Pick(1, card & my(Zone.HAND))),),
            targets=(Target(1, card & their(*FIELD)),), operation=Destroy(T),
        ),
    ),
    monster_card(
        17881964, "darkfire-dragon", ("Darkfire Dragon", "Dunkler Feuerdrache", "Drago del Fuoco Nero"),
        (Type.DRAGON, DARK, 4, 1500, 1250), FUSION,
        FusionMaterials((Named("firegrass"), Named("petit-dragon"))),
    ),
    monster_card(
        23995346, "blue-eyes-ultimate-dragon",
        ("Blue-Eyes Ultimate Dragon", "Blauäugiger ultimativer Drache", "Drago Occhi Blu Finale"),
        (Type.DRAGON, LIGHT, 12, 4500, 3800), FUSION,
        FusionMaterials((Named("blue-eyes-white-dragon"),) * 3),
    ),
    monster_card(
        1546123, "cyber-end-dragon", ("Cyber End Dragon", "Cyber End-Drache", "Drago Cyber Finale"),
        (Type.MACHINE, LIGHT, 10, 4000, 2800), FUSION_EFFECT,
        FusionMaterials((Named("cyber-dragon"),) * 3),
        Continuous((Piercing(itself),)),
    ),
    monster_card(
        79229522, "chimeratech-fortress-dragon",
        ("Chimeratech Fortress Dragon", "Chimeratech-Festungsdrache", "Drago Fortezza Chimeratech"),
        (Type.MACHINE, DARK, 8, 0, 0), FUSION_EFFECT,
        FusionMaterials((Named("cyber-dragon"), of_type(Type.MACHINE) & any_monster), more=True),
        SummonCondition(cannot=(Verb.FUSION_MATERIAL,), first_own=True),
        ContactFusion(any_monster & any_(Zone.MONSTER)),
        Continuous((Change(Stat.ATK, OriginalBecomes(Times(1000, MaterialsUsed())), itself),)),
    ),
    monster_card(
        64599569, "chimeratech-overdragon",
        ("Chimeratech Overdragon", "Chimeratech-Überdrache", "Drago Supremo Chimeratech"),
        (Type.MACHINE, DARK, 9, None, None), FUSION_EFFECT,
        FusionMaterials((Named("cyber-dragon"), of_type(Type.MACHINE) & any_monster), more=True),
        SummonCondition(only=SummonKind.FUSION),
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.FUSION), optional=False,
            operation=Send(All(other & card & my(*FIELD))),
        ),
        Continuous((Change(Stat.ATK_DEF, OriginalBecomes(Times(800, MaterialsUsed())), itself),)),
        Continuous((May(Verb.ATTACK, itself, monsters=MaterialsUsed()),)),
    ),
    monster_card(
        71628381, "multiple-piece-golem", ("Multiple Piece Golem", "Mehrteilgolem", "Golem Multi Pezzi"),
        (Type.ROCK, Attribute.EARTH, 7, 2600, 1300), FUSION_EFFECT,
        FusionMaterials((Named("big-piece-golem"), Named("medium-piece-golem"))),
        trigger(
            Form.NONE, On(Verb.BEGIN_STEP, step=Step.END), optional=True, if_=Happened(On(Verb.BATTLE, itself)),
            operation=do(
                Return(THIS, Zone.EXTRA), JoinKind.THEN,
                If(Exists(Same(Ref.USED)), Optional(SpecialSummon(The(Ref.USED)))),
            ),
        ),
    ),
    monster_card(
        63519819, "thousand-eyes-restrict",
        ("Thousand-Eyes Restrict", "Tausendäugiges Opfer", "Limite dei 1000 Occhi"),
        (Type.SPELLCASTER, DARK, 1, 0, 0), FUSION_EFFECT,
        FusionMaterials((Named("relinquished"), Named("thousand-eyes-idol"))),
        Continuous(
            (
                Cannot(Verb.CHANGE_POSITION, other & any_monster & any_(Zone.MONSTER)),
                Cannot(Verb.ATTACK, other & any_monster & any_(Zone.MONSTER)),
            )
        ),
        ignition(
            limit=Limit(LimitKey.COPY), if_=~Exists(Same(Ref.WORN)),
            targets=(Target(1, any_monster & their(Zone.MONSTER)),), operation=Equip(Ref.TARGET, Ref.THIS),
        ),
        Continuous(
            (
                Change(Stat.ATK, Becomes(StatOf(Stat.ATK, Ref.WORN)), itself),
                Change(Stat.DEF, Becomes(StatOf(Stat.DEF, Ref.WORN)), itself),
            ),
            while_=Exists(Same(Ref.WORN)),
        ),
        Replacement(On(Verb.DESTROY, itself, cause=(Cause.BATTLE,)), Destroy(The(Ref.WORN))),
    ),
)
