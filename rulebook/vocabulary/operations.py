"""Operations and joins: what an effect does. Also re-exports selectors and modifiers."""

# ruff: noqa: I001 (each part is re-exported by name: "import X as X", several to a block)

from __future__ import annotations

from dataclasses import dataclass

from .control import (
    ChangePosition as ChangePosition,
    SwapControl as SwapControl,
    TakeControl as TakeControl,
    TurnFaceDown as TurnFaceDown,
)
from .events import On
from .conditions import Condition
from .filters import Amount
from .handling import (
    Choose as Choose,
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
    AttackFirst as AttackFirst,
    AttackOnly as AttackOnly,
    CountsAs as CountsAs,
    PaysTributes as PaysTributes,
    SparesTributes as SparesTributes,
    Doomed as Doomed,
    MustAttack as MustAttack,
    MustTribute as MustTribute,
    Reversed as Reversed,
    SoleAttacker as SoleAttacker,
    StandsIn as StandsIn,
    Becomes as Becomes,
    Cannot as Cannot,
    Change as Change,
    Control as Control,
    Doubled as Doubled,
    Halved as Halved,
    Hold as Hold,
    DamageRule as DamageRule,
    GainsHurt as GainsHurt,
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
    AsMany as AsMany,
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
    Copy as Copy,
    EffectOf as EffectOf,
    Gain as Gain,
    Either as Either,
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
    """Destroy (rule term.destroy): only for texts that say "destroy"; sending is not destroying."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class Send:
    """Send to the Graveyard."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class Discard:
    """Send from the hand to the Graveyard by discarding; ``to_graveyard`` requires that it gets there."""

    cards: Selector
    to_graveyard: bool = False


@dataclass(frozen=True, slots=True)
class Tribute:
    """Tribute: send as a Tribute, which does not destroy (rule term.tribute)."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class Banish:
    """Banish, face-up unless ``face_down`` (rule term.banish); with ``until``, only until then."""

    cards: Selector
    face_down: bool = False
    until: Moment | None = None


@dataclass(frozen=True, slots=True)
class Return:
    """Return to the owner's hand, or shuffle into the owner's Deck; ``together``: every target or none."""

    cards: Selector
    to: Zone = Zone.HAND
    together: bool = False


@dataclass(frozen=True, slots=True)
class Add:
    """Add to the owner's hand, or to that of the player ``to``; from the Deck this is a search."""

    cards: Selector
    to: Side = Side.OWNER


@dataclass(frozen=True, slots=True)
class Draw:
    """``who`` draws from their Deck; only this counts as drawing (rule draw.definition)."""

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
    """Special Summon to the summoner's field; the summoner chooses if several positions, or none, are given.

    ``as_`` is what the Summon also counts as, such as a Fusion Summon. ``to`` is the side of the field. ``ignoring``:
    whatever the Summoning conditions of the monsters.
    """

    cards: Selector
    position: Position | tuple[Position, ...] | None = None
    as_monster: TrapMonster | None = None
    as_: SummonKind = SummonKind.SPECIAL
    to: Side = Side.YOU
    ignoring: bool = False


@dataclass(frozen=True, slots=True)
class Negate:
    """Negate the activation or Summon responded to, or the attack."""

    what: tuple[Negation, ...]


@dataclass(frozen=True, slots=True)
class Equip:
    """Equip the referenced ``card`` to the referenced ``host``; ``takes``: the card then controls that monster."""

    card: Ref
    host: Ref
    takes: bool = False


@dataclass(frozen=True, slots=True)
class Bind:
    """Link these cards to this card, without equipping."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class Declare:
    """A player declares a card name, a Type, ...; as a cost, it is declared on activation."""

    what: Declarable
    by: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Apply:
    """A lingering effect. With ``later`` it also affects cards that match later; otherwise the cards are fixed.

    ``exactly``: if the value is too low to lose the full amount, nothing is lost.
    """

    modifier: Modifier
    until: Until | Moment
    later: bool = False
    exactly: bool = False


@dataclass(frozen=True, slots=True)
class Later:
    """Defer to a later moment, when ``Ref.KEPT`` are the cards affected by the previous part."""

    moment: Moment
    operation: Operation


@dataclass(frozen=True, slots=True)
class NextTime:
    """The next time the event happens before ``until``, carry out the operation, without a Chain Link.

    An attack that has been declared and is still in progress counts as happening now. The event may be about targets.
    """

    event: On
    operation: Operation
    until: Until = Until.END_OF_TURN


@dataclass(frozen=True, slots=True)
class Each:
    """Both players do it, the turn player first, as a single event; or only the player ``who`` does it."""

    operation: Operation
    who: Side = Side.ANY


@dataclass(frozen=True, slots=True)
class Optional:
    """ "You can" in the middle of a resolution; ``by`` decides."""

    operation: Operation
    by: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class If:
    """Only if the condition holds when this part is reached; otherwise do ``else_``, if given."""

    condition: Condition
    operation: Operation
    else_: Operation | None = None


@dataclass(frozen=True, slots=True)
class Mode:
    """One of several options of an effect, with its own costs, targets and condition."""

    operation: Operation
    cost: tuple[Operation, ...] = ()
    targets: tuple[Target, ...] = ()
    if_: Condition | None = None


@dataclass(frozen=True, slots=True)
class Modes:
    """One of these options, chosen on activation; only as the entire operation of an effect."""

    options: tuple[Mode, ...]


@dataclass(frozen=True, slots=True)
class Join:
    """Two parts and the conjunction between them; joins nest to the left."""

    kind: JoinKind
    first: Operation
    second: Operation


Operation = (
    Destroy
    | Place
    | SetCards
    | Excavate
    | Choose
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
    | Either
    | EffectOf
    | Copy
    | Gain
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
