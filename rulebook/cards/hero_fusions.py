"""The Fusion Monsters of the heroes."""

from __future__ import annotations

from rulebook.vocabulary.amounts import Count, StatOf, Times
from rulebook.vocabulary.effects import Card, Continuous, Limit, SummonCondition, ignition, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Named, Same, Series, attribute, face_up, itself, monster, my, other, their
from rulebook.vocabulary.modifiers import Change, Halved
from rulebook.vocabulary.operations import Apply, Damage, Draw, Target
from rulebook.vocabulary.recipes import FusionMaterials
from rulebook.vocabulary.terms import (
    Attribute,
    Cause,
    Form,
    LimitKey,
    MonsterKind,
    Ref,
    Side,
    Stat,
    SummonKind,
    Type,
    Until,
    Verb,
    Zone,
)

from .printed import monster_card

FUSION_EFFECT = (MonsterKind.FUSION, MonsterKind.EFFECT)
HERO = Series("Elemental HERO") & monster

CARDS: tuple[Card, ...] = (
    monster_card(
        45170821, "vision-hero-adoration",
        ("Vision HERO Adoration", "Visions-HELD Anbetung", "Adoration EROE Vision"),
        (Type.WARRIOR, Attribute.DARK, 8, 2800, 2100), FUSION_EFFECT,
        FusionMaterials((Series("HERO") & monster,) * 2),
        ignition(
            limit=Limit(LimitKey.COPY),
            targets=(
                Target(1, face_up & monster & their(Zone.MONSTER)),
                Target(1, other & Series("HERO") & monster & my(Zone.MONSTER)),
            ),
            operation=Apply(
                Change(Stat.ATK_DEF, Times(-1, StatOf(Stat.ATK, Ref.TARGET_2)), Same(Ref.TARGET_1)), Until.END_OF_TURN
            ),
        ),
    ),
    monster_card(
        3642509, "elemental-hero-great-tornado",
        ("Elemental HERO Great Tornado", "Elementar-HELD Großer Tornado", "Grande Tornado EROE Elementale"),
        (Type.WARRIOR, Attribute.WIND, 8, 2800, 2200), FUSION_EFFECT,
        FusionMaterials((HERO, attribute(Attribute.WIND) & monster)),
        SummonCondition(only=SummonKind.FUSION),
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.FUSION), optional=False,
            operation=Apply(Change(Stat.ATK_DEF, Halved(), face_up & monster & their(Zone.MONSTER)), Until.ALWAYS),
        ),
    ),
    monster_card(
        1945387, "elemental-hero-nova-master",
        ("Elemental HERO Nova Master", "Elementar-HELD Nova Master", "Nova Master EROE Elementale"),
        (Type.WARRIOR, Attribute.FIRE, 8, 2600, 2100), FUSION_EFFECT,
        FusionMaterials((HERO, attribute(Attribute.FIRE) & monster)),
        SummonCondition(only=SummonKind.FUSION),
        trigger(
            Form.IF, On(Verb.DESTROY, monster & their(Zone.MONSTER), cause=(Cause.BATTLE,), other=itself),
            optional=False,
            operation=Draw(1),
        ),
    ),
    monster_card(
        25366484, "elemental-hero-shining-flare-wingman",
        ("Elemental HERO Shining Flare Wingman", "Elementar-HELD Glänzender Flügelmann",
         "Uomo Alato della Fiammata Lucente EROE Elementale"),
        (Type.WARRIOR, Attribute.LIGHT, 8, 2500, 2100), FUSION_EFFECT,
        FusionMaterials((Named("elemental-hero-flame-wingman"), Named("elemental-hero-sparkman"))),
        SummonCondition(only=SummonKind.FUSION),
        Continuous((Change(Stat.ATK, Times(300, Count(Series("Elemental HERO") & my(Zone.GRAVEYARD))), itself),)),
        trigger(
            Form.IF, On(Verb.DESTROY, monster, cause=(Cause.BATTLE,), to=(Zone.GRAVEYARD,), other=itself),
            optional=False,
            operation=Damage(Side.OPPONENT, StatOf(Stat.ATK, Ref.THAT, original=True)),
        ),
    ),
)  # fmt: skip
