"""Modifiers: what continuous and lingering effects change while they apply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .filters import Amount, Filter
from .terms import Attribute, Cause, CounterKind, DamageKind, Declarable, Position, Side, Stat, Type, Verb

if TYPE_CHECKING:
    from .operations import Operation


@dataclass(frozen=True, slots=True)
class Becomes:
    """The stat becomes this value, overwriting earlier changes; later changes apply on top."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class OriginalBecomes:
    """The original value becomes this one, and every change is computed from it."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Halved:
    """The current value is halved, rounded up."""


@dataclass(frozen=True, slots=True)
class Doubled:
    """The current value is doubled."""


@dataclass(frozen=True, slots=True)
class Change:
    """ATK, DEF or Level changes by an amount (negative to lower it), or in one of the other ways.

    Cards off the field are included only if the filter names their zone. ``last``: it is applied after all others.
    ``stays``: a monster that has matched once stays changed while the source applies.
    """

    stat: Stat
    change: Amount | Becomes | OriginalBecomes | Halved | Doubled
    subject: Filter
    last: bool = False
    stays: bool = False

    def concerns(self, stat: Stat) -> bool:
        """Whether it changes this stat; ATK_DEF covers both."""
        return self.stat == stat or (self.stat == Stat.ATK_DEF and stat in (Stat.ATK, Stat.DEF))


@dataclass(frozen=True, slots=True)
class TreatAs:
    """The cards count as having a Type, Attribute or name, in addition to their own or ``instead`` of it.

    ``attributes`` are several at once. ``declared``: the Type or Attribute declared when the source was activated.
    """

    subject: Filter
    type: Type | None = None
    attribute: Attribute | None = None
    name: str = ""
    instead: bool = False
    declared: Declarable | None = None
    attributes: tuple[Attribute, ...] = ()


@dataclass(frozen=True, slots=True)
class Unaffected:
    """Effects of cards matching ``by`` do not affect these cards (rule mechanic.G4)."""

    subject: Filter
    by: Filter


@dataclass(frozen=True, slots=True)
class Hold:
    """The monsters are changed to this battle position and kept in it."""

    position: Position
    subject: Filter


@dataclass(frozen=True, slots=True)
class Cannot:
    """A prohibition. ``subject`` selects the cards, ``players`` the bound player, ``by`` the cause.

    ``for_`` limits a Tribute prohibition to one purpose; ``activation`` limits an ACTIVATE one to cards rather than
    effects. With ``direct``, a monster that cannot be attacked does not prevent a direct attack.
    """

    verb: Verb
    subject: Filter | None = None
    players: Side | None = None
    by: tuple[Cause, ...] = ()
    for_: Verb | None = None
    other_cards: bool = False
    activation: bool = False
    direct: bool = False


@dataclass(frozen=True, slots=True)
class Control:
    """These monsters are controlled by ``side`` while this applies; OWNER returns all of them to their owners."""

    subject: Filter
    side: Side


@dataclass(frozen=True, slots=True)
class Negated:
    """The effects of these cards on the field are negated."""

    subject: Filter


@dataclass(frozen=True, slots=True)
class NegatedLinks:
    """Activated effects of ``source`` cards that target exactly one card, matching ``target``, are negated.

    Without ``target``, all of them are. ``destroys``: the card whose effect was negated is also destroyed. ``among``:
    one matching target is enough. ``rolled``: only if a die rolled on resolution shows one of these numbers.
    """

    source: Filter
    target: Filter | None = None
    destroys: bool = False
    among: bool = False
    rolled: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class NegatedDoing:
    """Card effects that would do this to a matching card are negated, except that card's own.

    MOVE means moving the card to another place; TREAT_AS means changing its Types or Attributes.
    """

    verb: Verb
    subject: Filter


@dataclass(frozen=True, slots=True)
class OneKind:
    """Each player can only control face-up monsters of one Type (or Attribute); others are sent to the Graveyard."""

    what: Declarable


@dataclass(frozen=True, slots=True)
class Redirect:
    """Matching cards sent to the Graveyard are banished instead; ``leaving``: whenever they leave the field."""

    subject: Filter
    leaving: bool = False


@dataclass(frozen=True, slots=True)
class Waive:
    """The maintenance costs of these cards need not be paid.

    With ``activating``, the source's controller instead pays no Life Points to activate them.
    """

    subject: Filter
    activating: bool = False


@dataclass(frozen=True, slots=True)
class May:
    """A permission: ATTACK with ``direct`` lets the card attack directly.

    ``again`` is the number of additional attacks per Battle Phase. ``every``: it may attack each opposing monster once.
    ``monsters`` is the total number of attacks on monsters. ACTIVATE lets Traps be activated from the hand, or in
    the turn they were Set; ``once``: a single one, or one each turn.
    """

    verb: Verb
    subject: Filter
    direct: bool = False
    again: int = 0
    every: bool = False
    monsters: Amount = 0
    once: bool = False


@dataclass(frozen=True, slots=True)
class Piercing:
    """If it attacks a Defense Position monster, the card inflicts piercing battle damage (rule damage.piercing)."""

    subject: Filter


@dataclass(frozen=True, slots=True)
class CountsAs:
    """The monster can count as this many Tributes for the Tribute Summon of a monster matching ``for_``."""

    subject: Filter
    tributes: int
    for_: Filter


@dataclass(frozen=True, slots=True)
class PaysTributes:
    """Its controller can Tribute this card instead of monsters for the Tribute Summon of a monster matching ``for_``.

    It must have as many counters of this kind as the Summon takes Tributes; a Set still takes monsters.
    """

    for_: Filter
    counters: CounterKind


@dataclass(frozen=True, slots=True)
class SparesTributes:
    """Its controller can Normal Summon matching monsters without Tributing; Setting them still takes Tributes."""

    subject: Filter


@dataclass(frozen=True, slots=True)
class MustTribute:
    """Whenever the player Tributes, they must use these monsters, as if they controlled them."""

    subject: Filter


@dataclass(frozen=True, slots=True)
class AttackOnly:
    """These monsters can only attack monsters matching ``targets``."""

    subject: Filter
    targets: Filter


@dataclass(frozen=True, slots=True)
class AttackCost:
    """The controller of the monster must pay this to declare an attack with it; YOU in the cost is that player."""

    subject: Filter
    pay: Operation


@dataclass(frozen=True, slots=True)
class MustAttack:
    """These monsters must attack if they can: the Battle Phase does not end before, once there is one."""

    subject: Filter


@dataclass(frozen=True, slots=True)
class SoleAttacker:
    """Only one monster can attack in each Battle Phase."""


@dataclass(frozen=True, slots=True)
class AttackFirst:
    """While one of these monsters can attack, the other monsters of the source's controller cannot."""

    subject: Filter


@dataclass(frozen=True, slots=True)
class StandsIn:
    """In a Fusion Summon one of these cards can replace one material that is printed by name; also off the field."""

    subject: Filter


@dataclass(frozen=True, slots=True)
class Doomed:
    """These cards are destroyed at once, without a Chain Link."""

    subject: Filter


@dataclass(frozen=True, slots=True)
class GainsHurt:
    """Effects that would increase the Life Points of these players inflict that much damage to them instead."""

    players: Side


@dataclass(frozen=True, slots=True)
class Reversed:
    """What effects add to this stat they subtract, and the other way round; setting or halving it is not changed."""

    stat: Stat

    def concerns(self, stat: Stat) -> bool:
        """Whether it reverses changes of this stat; ATK_DEF covers both."""
        return self.stat == stat or (self.stat == Stat.ATK_DEF and stat in (Stat.ATK, Stat.DEF))


@dataclass(frozen=True, slots=True)
class Silences:
    """The effects of monsters destroyed by battle with a matching monster are negated, including in the Graveyard."""

    by: Filter


@dataclass(frozen=True, slots=True)
class DamageRule:
    """What happens to battle damage that these players would take.

    With ``battles``, only damage to the controller of a matching monster, from a battle of that monster.
    """

    kind: DamageKind
    players: Side
    battles: Filter | None = None


Modifier = (
    Change
    | TreatAs
    | Cannot
    | Control
    | Unaffected
    | Negated
    | NegatedLinks
    | NegatedDoing
    | OneKind
    | Redirect
    | Waive
    | Hold
    | May
    | Piercing
    | CountsAs
    | PaysTributes
    | SparesTributes
    | MustTribute
    | AttackOnly
    | AttackCost
    | MustAttack
    | SoleAttacker
    | AttackFirst
    | StandsIn
    | Doomed
    | Reversed
    | GainsHurt
    | Silences
    | DamageRule
)
