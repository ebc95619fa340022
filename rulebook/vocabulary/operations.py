"""Operations and joins: what an effect does. Selectors and modifiers, their parts, can be had from here too."""

# ruff: noqa: I001 (each part is handed on by name: "import X as X", several to a block)

from __future__ import annotations

from dataclasses import dataclass

from .events import On
from .filters import Amount, Condition
from .handling import (
    Excavate as Excavate,
    LookAt as LookAt,
    Place as Place,
    PlaceCounter as PlaceCounter,
    RemoveCounter as RemoveCounter,
    Reveal as Reveal,
    SetCards as SetCards,
)
from .life import Damage as Damage, Deflect as Deflect, GainLP as GainLP, PayLP as PayLP
from .moments import Moment
from .modifiers import (
    AttackCost as AttackCost,
    AttackOnly as AttackOnly,
    CountsAs as CountsAs,
    SparesTributes as SparesTributes,
    MustTribute as MustTribute,
    Becomes as Becomes,
    Cannot as Cannot,
    Change as Change,
    Control as Control,
    Doubled as Doubled,
    Halved as Halved,
    Hold as Hold,
    DamageRule as DamageRule,
    May as May,
    Modifier as Modifier,
    Negated as Negated,
    NegatedDoing as NegatedDoing,
    OneKind as OneKind,
    NegatedLinks as NegatedLinks,
    OriginalBecomes as OriginalBecomes,
    Redirect as Redirect,
    TreatAs as TreatAs,
    Unaffected as Unaffected,
    Waive as Waive,
    Piercing as Piercing,
    Silences as Silences,
)
from .recipes import (
    Detach as Detach,
    FusionSummon as FusionSummon,
    NormalSummon as NormalSummon,
    RitualSummon as RitualSummon,
    detach as detach,
)
from .selectors import (
    All as All,
    AnyNumber as AnyNumber,
    Combo as Combo,
    Highest as Highest,
    HowMany as HowMany,
    Lowest as Lowest,
    Pick as Pick,
    Random as Random,
    Selector as Selector,
    Target as Target,
    The as The,
    TokenOf as TokenOf,
    Top as Top,
    UpTo as UpTo,
)
from .standstill import (
    AttackAgain as AttackAgain,
    EndBattlePhase as EndBattlePhase,
    Nothing as Nothing,
    Remain as Remain,
    RollDie as RollDie,
    SkipPhase as SkipPhase,
    TurnFaceUp as TurnFaceUp,
    Whenever as Whenever,
    Win as Win,
)
from .terms import (
    Attribute,
    Declarable,
    JoinKind,
    Negation,
    Position,
    Ref,
    Side,
    SummonKind,
    Type,
    Until,
    Zone,
)

# Operations ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Destroy:
    """Destroy (rule term.destroy): it says that it destroys; sending alone never is."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class Send:
    """Send to the Graveyard."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class Discard:
    """From the hand to the Graveyard; ``to_graveyard`` demands that it gets there."""

    cards: Selector
    to_graveyard: bool = False


@dataclass(frozen=True, slots=True)
class Tribute:
    """Tribute: send as a Tribute, which is no destruction (rule term.tribute)."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class Banish:
    """Banish, face-up unless ``face_down`` (rule term.banish); with ``until`` they come back then."""

    cards: Selector
    face_down: bool = False
    until: Moment | None = None


@dataclass(frozen=True, slots=True)
class Return:
    """Back to the owner's hand, or shuffled into the owner's Deck; ``together``: every target or none."""

    cards: Selector
    to: Zone = Zone.HAND
    together: bool = False


@dataclass(frozen=True, slots=True)
class Add:
    """To the owner's hand; from the Deck it is a search."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw cards from the Deck of ``who``; only this is a draw (rule draw.definition)."""

    count: Amount
    who: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class TrapMonster:
    """The monster a Trap becomes: a Normal Monster with these facts that is still a Trap."""

    type: Type
    attribute: Attribute
    level: int
    atk: int
    def_: int


@dataclass(frozen=True, slots=True)
class SpecialSummon:
    """Special Summon to the summoner's field; of several positions, or without any, the summoner picks one.

    ``as_`` says what else the Summon counts as: a Fusion Summon, say. ``to``: on whose side of the field.
    """

    cards: Selector
    position: Position | tuple[Position, ...] | None = None
    as_monster: TrapMonster | None = None
    as_: SummonKind = SummonKind.SPECIAL
    to: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Negate:
    """Negate the activation answered, the Summon answered, or the attack."""

    what: tuple[Negation, ...]


@dataclass(frozen=True, slots=True)
class Equip:
    """Equip the card with ``card`` to the monster ``host`` stands for."""

    card: Ref
    host: Ref


@dataclass(frozen=True, slots=True)
class Bind:
    """Remember these cards as bound to this card, without equipping."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class TurnFaceDown:
    """Change to face-down Defense Position."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class TakeControl:
    """Take control of monsters until then (rule term.control.change)."""

    cards: Selector
    until: Until = Until.ALWAYS


@dataclass(frozen=True, slots=True)
class ChangePosition:
    """Change the battle position of face-up monsters: to the one named, else to the other one."""

    cards: Selector
    position: Position | None = None


@dataclass(frozen=True, slots=True)
class SwapControl:
    """Both players choose a monster, the turn player first; then control of the two is exchanged."""

    yours: Pick
    theirs: Pick


@dataclass(frozen=True, slots=True)
class Declare:
    """A player declares a card name, a Type ...; among the costs it is declared when the effect is activated."""

    what: Declarable
    by: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Apply:
    """A lingering effect. With ``later`` it also reaches cards that fit only afterwards; else they are locked in.

    ``exactly``: a loss that the number cannot bear in full is not done at all.
    """

    modifier: Modifier
    until: Until | Moment
    later: bool = False
    exactly: bool = False


@dataclass(frozen=True, slots=True)
class Later:
    """Put off until a moment to come; ``Ref.KEPT`` are then the cards that the part before it was done to."""

    moment: Moment
    operation: Operation


@dataclass(frozen=True, slots=True)
class NextTime:
    """Wait for an event: the next time that it happens before ``until`` the operation is done, without a Chain Link.

    An attack that has been declared and still goes on counts as happening now.
    """

    event: On
    operation: Operation
    until: Until = Until.END_OF_TURN


@dataclass(frozen=True, slots=True)
class Each:
    """Both players do it, the turn player first, as one event."""

    operation: Operation


@dataclass(frozen=True, slots=True)
class Optional:
    """A "can" in the middle of a resolution; ``by`` decides."""

    operation: Operation
    by: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class If:
    """Do it only if the condition holds when this part is reached; otherwise do ``else_``, if there is one."""

    condition: Condition
    operation: Operation
    else_: Operation | None = None


@dataclass(frozen=True, slots=True)
class Mode:
    """One of several things an effect can do, with what only this one costs, targets and asks for."""

    operation: Operation
    cost: tuple[Operation, ...] = ()
    targets: tuple[Target, ...] = ()
    if_: Condition | None = None


@dataclass(frozen=True, slots=True)
class Modes:
    """One of these, chosen when the effect is activated; it stands alone as the operation of an effect."""

    options: tuple[Mode, ...]


@dataclass(frozen=True, slots=True)
class Join:
    """Two parts and how they hang together; joins nest to the left."""

    kind: JoinKind
    first: Operation
    second: Operation


Operation = (
    Destroy
    | Place
    | SetCards
    | Excavate
    | LookAt
    | Reveal
    | Send
    | Discard
    | Tribute
    | Banish
    | Return
    | Add
    | Draw
    | SpecialSummon
    | FusionSummon
    | RitualSummon
    | NormalSummon
    | Detach
    | Damage
    | GainLP
    | PayLP
    | Negate
    | Equip
    | PlaceCounter
    | RemoveCounter
    | Bind
    | TurnFaceDown
    | TakeControl
    | ChangePosition
    | AttackAgain
    | EndBattlePhase
    | SkipPhase
    | SwapControl
    | RollDie
    | Deflect
    | Declare
    | Apply
    | Later
    | NextTime
    | Whenever
    | Remain
    | TurnFaceUp
    | Win
    | Nothing
    | Each
    | Optional
    | If
    | Modes
    | Join
)


def do(first: Operation, *rest: JoinKind | Operation) -> Operation:
    """Join operations in printed order: ``do(a, AND, b, THEN, c)`` means ``(a AND b) THEN c``.

    Raises:
        TypeError: joins and operations do not alternate.
    """
    result = first
    if len(rest) % 2:
        raise TypeError("do() takes an operation, then pairs of a join and an operation")
    for kind, operation in zip(rest[::2], rest[1::2], strict=True):
        if not isinstance(kind, JoinKind) or isinstance(operation, JoinKind):
            raise TypeError("do() takes an operation, then pairs of a join and an operation")
        result = Join(kind, result, operation)
    return result


T = The(Ref.TARGET)
T1 = The(Ref.TARGET_1)
T2 = The(Ref.TARGET_2)
THIS = The(Ref.THIS)
DONE = The(Ref.DONE)
