"""Modifiers: what continuous and lingering effects change while they apply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .filters import Amount, Filter
from .terms import Attribute, Cause, DamageKind, Declarable, Position, Side, Stat, Type, Verb

if TYPE_CHECKING:
    from .operations import Operation


@dataclass(frozen=True, slots=True)
class Becomes:
    """The number becomes this one; what applied before is overwritten, what comes later counts from here."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class OriginalBecomes:
    """The original number becomes this one; every change is reckoned from it."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Halved:
    """The number as it stands is halved, rounded up."""


@dataclass(frozen=True, slots=True)
class Doubled:
    """The number as it stands is doubled."""


@dataclass(frozen=True, slots=True)
class Change:
    """ATK, DEF or Level changes: by an amount (down, if negative), or as one of the other kinds says.

    Cards off the field are concerned only if the filter names their zone. ``last``: it is reckoned after all others.
    """

    stat: Stat
    change: Amount | Becomes | OriginalBecomes | Halved | Doubled
    subject: Filter
    last: bool = False

    def concerns(self, stat: Stat) -> bool:
        """Whether it changes this number; ATK/DEF changes both."""
        return self.stat == stat or (self.stat == Stat.ATK_DEF and stat in (Stat.ATK, Stat.DEF))


@dataclass(frozen=True, slots=True)
class TreatAs:
    """The cards count as of a Type, an Attribute or a name: besides their own, or ``instead`` of it.

    ``declared``: the Type or Attribute declared when the source was activated.
    """

    subject: Filter
    type: Type | None = None
    attribute: Attribute | None = None
    name: str = ""
    instead: bool = False
    declared: Declarable | None = None


@dataclass(frozen=True, slots=True)
class Unaffected:
    """Effects of cards that fit ``by`` do not apply to these cards (rule mechanic.G4)."""

    subject: Filter
    by: Filter


@dataclass(frozen=True, slots=True)
class Hold:
    """The monsters are put and kept in this battle position."""

    position: Position
    subject: Filter


@dataclass(frozen=True, slots=True)
class Cannot:
    """A prohibition. ``subject`` says which cards, ``players`` binds a player, ``by`` limits the cause.

    ``for_`` limits a Tribute prohibition to one purpose; ``activation`` an ACTIVATE one to cards, not effects. With
    ``direct`` a monster that cannot be attacked does not stand in the way of a direct attack either.
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
    """These monsters are controlled by ``side`` as long as this applies; OWNER gives all of them back."""

    subject: Filter
    side: Side


@dataclass(frozen=True, slots=True)
class Negated:
    """The effects of these cards on the field are negated."""

    subject: Filter


@dataclass(frozen=True, slots=True)
class NegatedLinks:
    """Effects of ``source`` cards that target exactly one card, and that one fits ``target``, are negated.

    ``destroys``: and the card whose effect was negated is destroyed. ``among``: one of the targets is enough.
    ``rolled``: only if a die, rolled as the effect resolves, shows one of these numbers.
    """

    source: Filter
    target: Filter
    destroys: bool = False
    among: bool = False
    rolled: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class NegatedDoing:
    """Card effects that would do this to a card that fits are negated, unless the card is their own.

    MOVE brings the card to a different place; TREAT_AS changes its Types or Attributes.
    """

    verb: Verb
    subject: Filter


@dataclass(frozen=True, slots=True)
class OneKind:
    """Each player can control face-up monsters of one Type (or Attribute) alone; the others are sent away."""

    what: Declarable


@dataclass(frozen=True, slots=True)
class Redirect:
    """Cards that fit and are sent to the Graveyard are banished instead; ``leaving``: whenever they leave the field."""

    subject: Filter
    leaving: bool = False


@dataclass(frozen=True, slots=True)
class Waive:
    """Nobody has to pay the maintenance costs of these cards.

    With ``activating`` the controller of the source pays no Life Points to activate them instead.
    """

    subject: Filter
    activating: bool = False


@dataclass(frozen=True, slots=True)
class May:
    """A permission: ATTACK with ``direct`` lets the card attack directly.

    With ``again`` it may attack so many times more in a Battle Phase, with ``every`` each opposing monster once, with
    ``monsters`` monsters so many times in all.
    """

    verb: Verb
    subject: Filter
    direct: bool = False
    again: int = 0
    every: bool = False
    monsters: Amount = 0


@dataclass(frozen=True, slots=True)
class Piercing:
    """Attacking a Defense Position monster, the card inflicts piercing battle damage (rule damage.piercing)."""

    subject: Filter


@dataclass(frozen=True, slots=True)
class CountsAs:
    """Such a monster can be treated as so many Tributes for the Tribute Summon of a monster that fits ``for_``."""

    subject: Filter
    tributes: int
    for_: Filter


@dataclass(frozen=True, slots=True)
class SparesTributes:
    """Its controller can Normal Summon the monsters that fit without Tributing; Setting them takes their Tributes."""

    subject: Filter


@dataclass(frozen=True, slots=True)
class MustTribute:
    """Whenever the player Tributes, it has to be these monsters, as if they controlled them."""

    subject: Filter


@dataclass(frozen=True, slots=True)
class AttackOnly:
    """Whatever these monsters attack must fit; ``targets`` is asked of each monster on the other side."""

    subject: Filter
    targets: Filter


@dataclass(frozen=True, slots=True)
class AttackCost:
    """The controller of such a monster pays this to declare an attack with it."""

    subject: Filter
    pay: Operation


@dataclass(frozen=True, slots=True)
class Silences:
    """The effects of monsters destroyed by battle with one that fits are negated, in the Graveyard too."""

    by: Filter


@dataclass(frozen=True, slots=True)
class DamageRule:
    """What becomes of battle damage these players would take.

    With ``battles`` only of damage to the controller of a monster that fits, from a battle of that monster.
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
    | SparesTributes
    | MustTribute
    | AttackOnly
    | AttackCost
    | Silences
    | DamageRule
)
