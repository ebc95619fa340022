"""Selectors, operations, modifiers and joins: what an effect chooses and does."""

from __future__ import annotations

from dataclasses import dataclass

from .filters import Amount, Condition, Filter
from .terms import (
    Cause,
    JoinKind,
    Negation,
    Position,
    Ref,
    Side,
    Stat,
    Until,
    Verb,
    Zone,
)

# Selectors ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UpTo:
    """A count from ``low`` (1 unless said otherwise) to ``high``."""

    high: int
    low: int = 1


@dataclass(frozen=True, slots=True)
class AnyNumber:
    """A count of at least one."""


HowMany = int | UpTo | AnyNumber


@dataclass(frozen=True, slots=True)
class Target:
    """Cards chosen when the effect is activated and never again (rule target.locked)."""

    count: HowMany
    filter: Filter
    if_: Condition | None = None


@dataclass(frozen=True, slots=True)
class Pick:
    """Cards chosen without targeting: in a cost, or while the effect resolves."""

    count: HowMany
    filter: Filter
    by: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class All:
    """Every card that fits, read once when the operation runs."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class The:
    """The cards a reference stands for."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class Top:
    """The top cards of a player's Deck."""

    count: Amount
    side: Side = Side.YOU


@dataclass(frozen=True, slots=True)
class Random:
    """Cards drawn by lot: chance decides, nobody chooses."""

    count: int
    filter: Filter


@dataclass(frozen=True, slots=True)
class Highest:
    """The card with the highest number among those that fit; on a tie the activating player picks."""

    stat: Stat
    filter: Filter


@dataclass(frozen=True, slots=True)
class Combo:
    """A mixed set: so many cards of each kind, no card counted twice."""

    parts: tuple[tuple[int, Filter], ...]


@dataclass(frozen=True, slots=True)
class TokenOf:
    """New Tokens, described by the Token with this slug."""

    slug: str
    count: int


Selector = Pick | All | The | Top | Random | Highest | Combo | TokenOf


# Modifiers: continuous or lingering ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Change:
    """ATK, DEF or Level goes up (or down, if negative) by an amount."""

    stat: Stat
    amount: Amount
    subject: Filter


@dataclass(frozen=True, slots=True)
class Cannot:
    """A prohibition. ``subject`` says which cards, ``players`` binds a player, ``by`` limits the cause.

    ``for_`` limits a Tribute prohibition to one purpose.
    """

    verb: Verb
    subject: Filter | None = None
    players: Side | None = None
    by: tuple[Cause, ...] = ()
    for_: Verb | None = None
    other_cards: bool = False


@dataclass(frozen=True, slots=True)
class Negated:
    """The effects of these cards on the field are negated."""

    subject: Filter


@dataclass(frozen=True, slots=True)
class NegatedLinks:
    """Effects of ``source`` cards that target exactly one card, and that one fits ``target``, are negated."""

    source: Filter
    target: Filter


@dataclass(frozen=True, slots=True)
class May:
    """A permission: ATTACK with ``direct`` lets the card attack directly."""

    verb: Verb
    subject: Filter
    direct: bool = False


Modifier = Change | Cannot | Negated | NegatedLinks | May


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
    """Banish, face-up (rule term.banish)."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class Return:
    """Back to the owner's hand."""

    cards: Selector
    to: Zone = Zone.HAND


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
class SpecialSummon:
    """Special Summon to the summoner's field; without ``position`` the summoner picks face-up Attack or Defense."""

    cards: Selector
    position: Position | None = None


@dataclass(frozen=True, slots=True)
class Damage:
    """Inflict effect damage to a player (rule damage.effect.definition)."""

    who: Side
    amount: Amount


@dataclass(frozen=True, slots=True)
class GainLP:
    """A player gains Life Points."""

    who: Side
    amount: Amount


@dataclass(frozen=True, slots=True)
class PayLP:
    """The activating player pays Life Points; stands in the cost slot."""

    amount: Amount


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
class SwapControl:
    """Both players choose a monster, the turn player first; then control of the two is exchanged."""

    yours: Pick
    theirs: Pick


@dataclass(frozen=True, slots=True)
class RollDie:
    """Roll one six-sided die."""


@dataclass(frozen=True, slots=True)
class Apply:
    """A lingering effect. With ``from_activation`` it binds as soon as the activation was not negated."""

    modifier: Modifier
    until: Until


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
    """Do it only if the condition holds when this part is reached."""

    condition: Condition
    operation: Operation


@dataclass(frozen=True, slots=True)
class Join:
    """Two parts and how they hang together; joins nest to the left."""

    kind: JoinKind
    first: Operation
    second: Operation


Operation = (
    Destroy
    | Send
    | Discard
    | Tribute
    | Banish
    | Return
    | Add
    | Draw
    | SpecialSummon
    | Damage
    | GainLP
    | PayLP
    | Negate
    | Equip
    | Bind
    | TurnFaceDown
    | SwapControl
    | RollDie
    | Apply
    | Each
    | Optional
    | If
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
