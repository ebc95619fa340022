"""Traps of further Decks."""

from __future__ import annotations

from rulebook.vocabulary.amounts import Count, Half, Number, StatOf, Times
from rulebook.vocabulary.effects import Card, Continuous, Unclassified, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    Compare,
    Is,
    OfMonsterKind,
    Same,
    StatIs,
    any_,
    atk,
    card,
    defense_position,
    effect_monster,
    face_down,
    face_up,
    level,
    monster,
    my,
    that,
    their,
)
from rulebook.vocabulary.modifiers import Cannot, Change, Negated
from rulebook.vocabulary.operations import (
    THIS,
    Add,
    Apply,
    Bind,
    ChangePosition,
    Damage,
    Destroy,
    Discard,
    Each,
    GainLP,
    If,
    Send,
    SpecialSummon,
    T,
    Target,
    TurnFaceDown,
    UpTo,
    do,
)
from rulebook.vocabulary.selectors import All, Lowest
from rulebook.vocabulary.standstill import TurnFaceUp
from rulebook.vocabulary.terms import (
    Cause,
    Icon,
    JoinKind,
    MonsterKind,
    Op,
    Ref,
    Side,
    Stat,
    SummonKind,
    Until,
    Verb,
    Zone,
)

from .printed import trap_card

HAND, GRAVEYARD, MONSTER = Zone.HAND, Zone.GRAVEYARD, Zone.MONSTER
THEN, AND_IF_YOU_DO = JoinKind.THEN, JoinKind.AND_IF_YOU_DO
token, flip_monster = OfMonsterKind(MonsterKind.TOKEN), OfMonsterKind(MonsterKind.FLIP)
target = Same(Ref.TARGET)

CARDS: tuple[Card, ...] = (
    trap_card(
        34815282, "miniaturize", Icon.CONTINUOUS, ("Miniaturize", "Miniaturisieren", "Miniaturizzare"),
        activation(
            targets=(
                Target(
                    1, face_up & level(Op.GE, 1) & StatIs(Stat.ATK, Op.GT, 1000, original=True) & monster
                    & any_(MONSTER),
                ),
            ),
            operation=Bind(Ref.TARGET),
        ),
        Continuous((Change(Stat.LEVEL, -1, Same(Ref.BOUND)), Change(Stat.ATK, -1000, Same(Ref.BOUND)))),
        Unclassified(On(Verb.LEAVE_FIELD, Same(Ref.BOUND)), Destroy(THIS)),
    ),
    trap_card(
        41356845, "acid-trap-hole", Icon.NORMAL, ("Acid Trap Hole", "Säurefallgrube", "Buco Trappola Acido"),
        activation(
            targets=(Target(1, face_down & defense_position & monster & any_(MONSTER)),),
            operation=do(
                TurnFaceUp(T), THEN,
                If(Is(Ref.TARGET, StatIs(Stat.DEF, Op.LE, 2000)), Destroy(T), else_=TurnFaceDown(T)),
            ),
        ),
    ),
    trap_card(
        17814387, "reinforcements", Icon.NORMAL, ("Reinforcements", "Verstärkungen", "Rinforzi"),
        activation(
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=Apply(Change(Stat.ATK, 500, target), Until.END_OF_TURN),
        ),
    ),
    trap_card(
        83887306, "two-pronged-attack", Icon.NORMAL,
        ("Two-Pronged Attack", "Zweiklauen-Angriff", "Duplice Attacco"),
        activation(
            targets=(Target(2, monster & my(MONSTER)), Target(1, monster & their(MONSTER))), operation=Destroy(T),
        ),
    ),
    trap_card(
        83133491, "zero-gravity", Icon.NORMAL, ("Zero Gravity", "Schwerelosigkeit", "Assenza di Gravità"),
        activation(operation=ChangePosition(All(face_up & monster & any_(MONSTER)))),
    ),
    trap_card(
        36280194, "backup-soldier", Icon.NORMAL, ("Backup Soldier", "Ersatzsoldat", "Soldato di Riserva"),
        activation(
            if_=Compare(Count(monster & my(GRAVEYARD)), Op.GE, 5),
            targets=(Target(UpTo(3), ~effect_monster & monster & atk(Op.LE, 1500) & my(GRAVEYARD)),),
            operation=Add(T),
        ),
    ),
    trap_card(
        99517131, "the-spell-absorbing-life", Icon.NORMAL,
        ("The Spell Absorbing Life", "Leben absorbierender Zauber", "La Magia Assorbi Vita"),
        activation(
            operation=do(
                TurnFaceUp(All(face_down & monster & any_(MONSTER)), quietly=True), JoinKind.ALSO,
                GainLP(Side.YOU, Times(400, Count(face_up & effect_monster & any_(MONSTER)))),
            )
        ),
    ),
    trap_card(
        70865988, "full-salvo", Icon.NORMAL, ("Full Salvo", "Volle Salve", "Fuoco a Volontà"),
        activation(
            operation=do(Send(All(card & my(HAND))), AND_IF_YOU_DO, Damage(Side.OPPONENT, Times(200, Number(Ref.DONE))))
        ),
    ),
    trap_card(
        18271561, "chthonian-blast", Icon.NORMAL,
        ("Chthonian Blast", "Chthonian Explosion", "Esplosione Chthoniana"),
        activation(
            On(Verb.DESTROY, face_up & monster & my(MONSTER), to=(GRAVEYARD,)),
            operation=do(
                Destroy(Lowest(Stat.ATK, face_up & monster & any_(MONSTER))), AND_IF_YOU_DO,
                Each(Damage(Side.EACH, Half(StatOf(Stat.ATK, Ref.DONE)))),
            ),
        ),
    ),
    trap_card(
        83675475, "token-feastevil", Icon.NORMAL,
        ("Token Feastevil", "Spielmarken Festival", "Festival dei Segnalini"),
        activation(
            On(Verb.SUMMON, token, kinds=SummonKind.SPECIAL),
            operation=do(
                Destroy(All(token & any_(MONSTER))), AND_IF_YOU_DO, Damage(Side.OPPONENT, Times(300, Number(Ref.DONE)))
            ),
        ),
    ),
    trap_card(
        93382620, "rope-of-life", Icon.NORMAL, ("Rope of Life", "Rettungsleine", "Fune della Vita"),
        activation(
            On(Verb.DESTROY, monster, cause=(Cause.BATTLE,), to=(GRAVEYARD,)),
            cost=(Discard(All(card & my(HAND))),),
            targets=(Target(1, that & monster & my(GRAVEYARD)),),
            operation=do(SpecialSummon(T), AND_IF_YOU_DO, Apply(Change(Stat.ATK, 800, target), Until.ALWAYS)),
        ),
    ),
    trap_card(
        33950246, "royal-command", Icon.CONTINUOUS, ("Royal Command", "Königlicher Befehl", "Ordine Reale"),
        activation(),
        Continuous((Cannot(Verb.ACTIVATE, flip_monster), Negated(flip_monster & any_(*FIELD)))),
    ),
    trap_card(
        29549364, "mask-of-restrict", Icon.CONTINUOUS,
        ("Mask of Restrict", "Maske der Beschränkung", "Maschera della Restrizione"),
        activation(),
        Continuous((Cannot(Verb.BE_TRIBUTED, card),)),
    ),
)  # fmt: skip
