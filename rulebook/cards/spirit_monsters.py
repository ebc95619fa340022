"""The Spirit Monsters."""

from rulebook.cards.words import *

SPIRIT = (MonsterKind.SPIRIT, MonsterKind.EFFECT)
NEVER_SPECIAL = SummonCondition(cannot=(Verb.SPECIAL_SUMMON,))
NORMAL = On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL)
FLIPPED = On(Verb.FLIP, itself)


def goes_home(limit: Limit | None = None) -> Activated:
    """In the End Phase of the turn in which it was Normal Summoned or flipped face-up it returns to the hand."""
    return trigger(
        Form.NONE, On(Verb.BEGIN_PHASE, phase=Phase.END), optional=False, limit=limit,
        if_=Happened(NORMAL) | Happened(FLIPPED), operation=Return(THIS),
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    monster_card(
        2134346, "asura-priest", ("Asura Priest", "Asura-Priester", "Prete Asura"),
        (Type.FAIRY, LIGHT, 4, 1700, 1200), SPIRIT,
        NEVER_SPECIAL,
        goes_home(),
        Continuous((May(Verb.ATTACK, itself, every=True),)),
    ),
    monster_card(
        34853266, "tsukuyomi", ("Tsukuyomi", "Tsukuyomi", "Tsukuyomi"),
        (Type.SPELLCASTER, DARK, 4, 1100, 1400), SPIRIT,
        NEVER_SPECIAL,
        trigger(
            Form.IF, NORMAL, FLIPPED, optional=False,
            targets=(Target(1, face_up & monster & any_(MONSTER)),), operation=TurnFaceDown(T),
        ),
        goes_home(ONCE_PER_TURN),
    ),
    monster_card(
        3078576, "yata-garasu", ("Yata-Garasu", "Yata-Garasu", "Yata-Garasu"),
        (Type.FIEND, WIND, 2, 200, 100), SPIRIT,
        NEVER_SPECIAL,
        goes_home(),
        trigger(
            Form.IF, On(Verb.BATTLE_DAMAGE, itself), optional=False, operation=SkipPhase(Phase.DRAW, OPPONENT)
        ),
    ),
)  # fmt: skip
