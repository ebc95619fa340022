"""The Spells that make monsters, Fusion and Ritual, and the one that takes them apart again."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, activation
from rulebook.vocabulary.filters import Exists, Named, OfMonsterKind, Same, any_, attribute, card, level, monster, my
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import (
    Apply,
    Cannot,
    Destroy,
    Discard,
    FusionSummon,
    If,
    Later,
    Optional,
    PayLP,
    Pick,
    Return,
    RitualSummon,
    SpecialSummon,
    T,
    Target,
    The,
    do,
)
from rulebook.vocabulary.terms import (
    Attribute,
    Icon,
    JoinKind,
    MonsterKind,
    Op,
    Phase,
    Ref,
    SummonKind,
    Until,
    Verb,
    Zone,
)

from .printed import spell_card

HAND, MONSTER = Zone.HAND, Zone.MONSTER
fusion_monster = OfMonsterKind(MonsterKind.FUSION)
ritual_monster = OfMonsterKind(MonsterKind.RITUAL)


CARDS: tuple[Card, ...] = (
    spell_card(
        24094653,
        "polymerization",
        Icon.NORMAL,
        ("Polymerization", "Polymerisation", "Polimerizzazione"),
        activation(operation=FusionSummon(fusion_monster, monster & my(HAND, MONSTER))),
    ),
    spell_card(
        48130397,
        "super-polymerization",
        Icon.QUICK_PLAY,
        ("Super Polymerization", "Superpolymerisation", "Super Polimerizzazione"),
        activation(
            cost=(Discard(Pick(1, card & my(HAND))),),
            operation=FusionSummon(fusion_monster, monster & any_(MONSTER)),
            no_response=True,
        ),
    ),
    spell_card(
        95286165,
        "de-fusion",
        Icon.QUICK_PLAY,
        ("De-Fusion", "De-Fusion", "Defusione"),
        activation(
            targets=(Target(1, fusion_monster & any_(MONSTER)),),
            operation=do(
                Return(T, Zone.EXTRA),
                JoinKind.THEN,
                If(Exists(Same(Ref.USED)), Optional(SpecialSummon(The(Ref.USED)))),
            ),
        ),
    ),
    # That only 1 can be activated per turn came later.
    spell_card(
        1845204,
        "instant-fusion",
        Icon.NORMAL,
        ("Instant Fusion", "Instantfusion", "Fusione Istantanea"),
        activation(
            cost=(PayLP(1000),),
            operation=do(
                SpecialSummon(Pick(1, level(Op.LE, 5) & fusion_monster & my(Zone.EXTRA)), as_=SummonKind.FUSION),
                JoinKind.AND,
                Apply(Cannot(Verb.ATTACK, Same(Ref.DONE)), Until.ALWAYS),
                JoinKind.ALSO,
                Later(Moment(Phase.END), Destroy(The(Ref.KEPT))),
            ),
        ),
    ),
    spell_card(
        69035382,
        "contract-with-the-abyss",
        Icon.RITUAL,
        ("Contract with the Abyss", "Vertrag mit der Unterwelt", "Contratto con l'Abisso"),
        activation(
            operation=RitualSummon(attribute(Attribute.DARK) & ritual_monster, monster & my(HAND, MONSTER), Op.EQ)
        ),
    ),
    spell_card(
        41426869,
        "black-illusion-ritual",
        Icon.RITUAL,
        ("Black Illusion Ritual", "Schwarze-Illusion-Ritual", "Rito Illusione Nera"),
        activation(operation=RitualSummon(Named("relinquished"), monster & my(HAND, MONSTER), Op.GE, 1, single=True)),
    ),
    spell_card(
        8198712,
        "end-of-the-world",
        Icon.RITUAL,
        ("End of the World", "Ende der Welt", "Fine del Mondo"),
        activation(operation=RitualSummon(
                Named("ruin-queen-of-oblivion") | Named("demise-king-of-armageddon"),
                monster & my(HAND, MONSTER),
                Op.EQ,
            )),
    ),
    spell_card(
        55761792,
        "black-luster-ritual",
        Icon.RITUAL,
        ("Black Luster Ritual", "Schwarzer-Glanz-Ritual", "Rito della Gloria Nera"),
        activation(operation=RitualSummon(Named("black-luster-soldier"), monster & my(HAND, MONSTER), Op.GE, 8)),
    ),
)
