"""The Fusion Monsters."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, SummonCondition
from rulebook.vocabulary.filters import MaterialsUsed, Named, Times, any_, itself, of_type
from rulebook.vocabulary.filters import monster as any_monster
from rulebook.vocabulary.modifiers import Change, OriginalBecomes
from rulebook.vocabulary.recipes import ContactFusion, FusionMaterials
from rulebook.vocabulary.terms import Attribute, MonsterKind, Stat, Type, Verb, Zone

from .printed import monster_card

LIGHT, DARK = Attribute.LIGHT, Attribute.DARK
FUSION = (MonsterKind.FUSION,)
FUSION_EFFECT = (MonsterKind.FUSION, MonsterKind.EFFECT)


CARDS: tuple[Card, ...] = (
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
)
