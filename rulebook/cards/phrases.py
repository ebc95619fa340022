"""Effects that several cards have in the same words."""

from __future__ import annotations

from rulebook.vocabulary.amounts import StatOf
from rulebook.vocabulary.conditions import Exists, Happened
from rulebook.vocabulary.effects import Activated, Continuous, Limit, Replacement, Unclassified, ignition, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Named, OfMonsterKind, Same, itself, level, monster, my, of_type, spell, their
from rulebook.vocabulary.handling import PlaceCounter
from rulebook.vocabulary.modifiers import Becomes, Change, May, Piercing
from rulebook.vocabulary.operations import THIS, Destroy, Equip, Operation, Send, SpecialSummon
from rulebook.vocabulary.selectors import Pick, Target, The
from rulebook.vocabulary.terms import (
    Cause,
    CounterKind,
    EffectKind,
    Form,
    LimitKey,
    MonsterKind,
    Op,
    Phase,
    Ref,
    Side,
    Stat,
    SummonKind,
    Type,
    Verb,
    Zone,
)

host = Same(Ref.HOST)
target = Same(Ref.TARGET)
worn = Same(Ref.WORN)
token = OfMonsterKind(MonsterKind.TOKEN)
fusion_monster = OfMonsterKind(MonsterKind.FUSION)
THEIR_MONSTER = monster & their(Zone.MONSTER)

ONCE_PER_TURN = Limit(LimitKey.COPY)
PIERCING = Continuous((Piercing(itself),))
ATTACKS_DIRECTLY = Continuous((May(Verb.ATTACK, itself, direct=True),))
THEY_ATTACK = On(Verb.DECLARE_ATTACK, THEIR_MONSTER)
DESTROYED_BY_BATTLE = On(Verb.DESTROY, itself, cause=(Cause.BATTLE,), to=(Zone.GRAVEYARD,))
DISCARDED_BY_EFFECT = On(Verb.DISCARD, itself, cause=(Cause.EFFECT,), to=(Zone.GRAVEYARD,))
WEARS_A_DRAGON = (
    trigger(
        Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL), optional=False,
        targets=(Target(1, level(Op.LE, 3) & of_type(Type.DRAGON) & monster & my(Zone.GRAVEYARD)),),
        operation=Equip(Ref.TARGET, Ref.THIS),
    ),
    Continuous((Change(Stat.ATK, StatOf(Stat.ATK, Ref.WORN, original=True), itself),), while_=Exists(worn)),
)  # fmt: skip
"""Equips itself with a Dragon from the Graveyard and gains its ATK."""
WEARS_THEIR_MONSTER = (
    ignition(
        limit=ONCE_PER_TURN, if_=~Exists(worn),
        targets=(Target(1, THEIR_MONSTER),), operation=Equip(Ref.TARGET, Ref.THIS),
    ),
    Continuous(
        (
            Change(Stat.ATK, Becomes(StatOf(Stat.ATK, Ref.WORN)), itself),
            Change(Stat.DEF, Becomes(StatOf(Stat.DEF, Ref.WORN)), itself),
        ),
        while_=Exists(worn),
    ),
    Replacement(On(Verb.DESTROY, itself, cause=(Cause.BATTLE,)), Destroy(The(Ref.WORN))),
)  # fmt: skip
"""Equips itself with a monster of the opponent, has its ATK and DEF, and is replaced by it in battle."""
COUNTS_SPELLS = Unclassified(
    On(Verb.RESOLVE, spell, card_activation=True, witnessed=True), PlaceCounter(CounterKind.SPELL, 1)
)  # fmt: skip
"""Gains a counter when a Spell Card that was activated while this card was face-up resolves."""


def flip(operation: Operation, *targets: Target, optional: bool = False) -> Activated:
    """A Flip Effect; mandatory unless the text says "you can"."""
    return Activated(
        EffectKind.FLIP, Form.IF, (On(Verb.FLIP, itself),), optional=optional, targets=targets, operation=operation
    )  # fmt: skip


def when_destroyed_by_battle(operation: Operation) -> Activated:
    """When it is destroyed by battle and sent to the Graveyard, its player can do this."""
    return trigger(Form.WHEN, DESTROYED_BY_BATTLE, optional=True, operation=operation)


def destroyed_by_opponent(*cause: Cause) -> On:
    """Destroyed in its owner's Monster Zone by an opponent's card (effect), and sent to the Graveyard."""
    return On(
        Verb.DESTROY, itself, by=Side.OPPONENT, cause=cause, was=(Zone.MONSTER,), controlled_by=Side.YOU,
        to=(Zone.GRAVEYARD,),
    )  # fmt: skip


def levels_up(slug: str) -> Activated:
    """In the End Phase, if it destroyed a monster by battle this turn, its player can send it for its next form.

    Args:
        slug: The card that is Special Summoned from the hand or Deck.
    """
    return trigger(
        Form.NONE,
        On(Verb.BEGIN_PHASE, phase=Phase.END),
        optional=True,
        where=(Zone.MONSTER,),
        if_=Happened(On(Verb.DESTROY, monster, cause=(Cause.BATTLE,), other=itself)),
        cost=(Send(THIS),),
        operation=SpecialSummon(Pick(1, Named(slug) & my(Zone.HAND, Zone.DECK))),
    )
