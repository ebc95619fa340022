"""Effect Monsters that answer from the hand or the Graveyard."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, quick, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    DamageTaken,
    DamageWas,
    Exists,
    Same,
    card,
    effect_monster,
    itself,
    monster,
    my,
    their,
)
from rulebook.vocabulary.modifiers import Change, Negated, OriginalBecomes
from rulebook.vocabulary.operations import (
    THIS,
    Apply,
    Banish,
    Damage,
    Mode,
    Modes,
    Negate,
    NextTime,
    Send,
    SpecialSummon,
    Target,
    TokenOf,
    do,
)
from rulebook.vocabulary.terms import (
    Attribute,
    Cause,
    Form,
    JoinKind,
    MonsterKind,
    Negation,
    Ref,
    Side,
    Stat,
    SummonKind,
    Type,
    Until,
    Verb,
    Window,
    Zone,
)

from .printed import EFFECT, monster_card

LIGHT = Attribute.LIGHT
OPPONENT = Side.OPPONENT
TUNER = (MonsterKind.TUNER, MonsterKind.EFFECT)

CARDS: tuple[Card, ...] = (
    monster_card(
        97268402, "effect-veiler", ("Effect Veiler", "Effektverschleierin", "Dissimulatore di Effetto"),
        (Type.SPELLCASTER, LIGHT, 1, 0, 0), TUNER,
        quick(
            where=(Zone.HAND,), window=Window.OPPONENT_MAIN_PHASE,
            cost=(Send(THIS),),
            targets=(Target(1, effect_monster & their(Zone.MONSTER)),),
            operation=Apply(Negated(Same(Ref.TARGET)), Until.END_OF_TURN),
        ),
    ),
    monster_card(
        44330098, "gorz-the-emissary-of-darkness",
        ("Gorz the Emissary of Darkness", "Gorz der Gesandte der Finsternis", "Gorz, l'Emissario dell'Oscurità"),
        (Type.FIEND, Attribute.DARK, 7, 2700, 2500), EFFECT,
        trigger(
            Form.WHEN,
            On(Verb.BATTLE_DAMAGE, by=OPPONENT), On(Verb.EFFECT_DAMAGE, by=OPPONENT, controlled_by=OPPONENT),
            optional=True, where=(Zone.HAND,), recheck=~Exists(card & my(*FIELD)),
            operation=SpecialSummon(THIS),
        ),
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, own_effect=True, kinds=SummonKind.SPECIAL), optional=False,
            operation=Modes(
                (
                    Mode(
                        do(
                            SpecialSummon(TokenOf("emissary-of-darkness-token", 1)), JoinKind.AND,
                            Apply(Change(Stat.ATK_DEF, OriginalBecomes(DamageTaken()), Same(Ref.DONE)), Until.ALWAYS),
                        ),
                        if_=DamageWas(Cause.BATTLE),
                    ),
                    Mode(Damage(OPPONENT, DamageTaken()), if_=DamageWas(Cause.EFFECT)),
                )
            ),
        ),
    ),
    monster_card(
        4906301, "necro-gardna", ("Necro Gardna", "Todeswache", "Sentinella Necro"),
        (Type.WARRIOR, Attribute.DARK, 3, 600, 1300), EFFECT,
        quick(
            where=(Zone.GRAVEYARD,), window=Window.OPPONENT_TURN,
            cost=(Banish(THIS),),
            operation=NextTime(On(Verb.DECLARE_ATTACK, monster & their(Zone.MONSTER)), Negate((Negation.ATTACK,))),
        ),
    ),
)  # fmt: skip
