"""Effects and cards: frozen values shaped and ordered like the printed text."""

from __future__ import annotations

from dataclasses import dataclass

from .conditions import Condition
from .events import On
from .filters import Filter
from .names import NAME_LANGUAGES as NAME_LANGUAGES
from .names import Names as Names
from .operations import Apply, Modifier, Operation, Target, Tribute
from .recipes import Recipe
from .terms import (
    EXTRA_DECK_KINDS,
    Attribute,
    CardKind,
    CounterKind,
    EffectKind,
    Form,
    Icon,
    LimitKey,
    MonsterKind,
    Per,
    Phase,
    Side,
    SummonKind,
    Type,
    Verb,
    Window,
    Zone,
)


@dataclass(frozen=True, slots=True)
class Limit:
    """Once per turn (Chain, battle, Duel), counted for this copy or for all cards of this name.

    ``shared``: effects of the card with this flag share one limit. ``times`` is how often. ``activation``: a use whose
    activation is negated does not count.
    """

    key: LimitKey
    shared: bool = False
    per: Per = Per.TURN
    times: int = 1
    activation: bool = False


@dataclass(frozen=True, slots=True)
class Activated:
    """An effect that opens a Chain Link.

    ``if_`` is checked on activation only, ``recheck`` on activation and again on resolution. ``restrictions`` bind the
    player from the activation on, unless the activation is negated. Spell Speed and whether it may be used in the
    Damage Step are derived, never declared; ``window`` is the timing stated in the text. ``who`` may use it: the
    controller, or (ANY) either player. ``no_response``: nobody can respond to it; ``no_negation``: neither its
    activation nor its effect can be negated.
    """

    kind: EffectKind
    form: Form = Form.NONE
    event: tuple[On, ...] = ()
    optional: bool = True
    where: tuple[Zone, ...] = ()
    who: Side = Side.YOU
    limit: Limit | None = None
    if_: Condition | None = None
    recheck: Condition | None = None
    cost: tuple[Operation, ...] = ()
    targets: tuple[Target, ...] = ()
    operation: Operation | None = None
    restrictions: tuple[Apply, ...] = ()
    window: Window | None = None
    no_response: bool = False
    no_negation: bool = False


@dataclass(frozen=True, slots=True)
class Continuous:
    """Applies without a Chain Link while its source is face-up, not negated, and ``while_`` holds.

    ``where`` is (PENDULUM,) for the Pendulum Effect of a Pendulum Monster.
    """

    modifiers: tuple[Modifier, ...]
    while_: Condition | None = None
    where: tuple[Zone, ...] = ()


@dataclass(frozen=True, slots=True)
class Unclassified:
    """Happens without a Chain Link as soon as the event has happened."""

    event: On
    operation: Operation
    if_: Condition | None = None


@dataclass(frozen=True, slots=True)
class Replacement:
    """If an event matching ``would`` is about to happen, the operation happens instead.

    Without ``where`` it works while its card is face-up on the field and not negated.
    """

    would: On
    operation: Operation
    optional: bool = False
    where: tuple[Zone, ...] = ()
    if_: Condition | None = None
    limit: Limit | None = None


@dataclass(frozen=True, slots=True)
class Upkeep:
    """A maintenance cost: in that phase its controller pays, or else what the card says happens.

    It is not an effect: it has no Chain Link and is never negated. ``forced``: a player who can pay must pay.
    """

    phase: Phase
    whose: Side
    pay: Operation
    else_: Operation
    forced: bool = False


@dataclass(frozen=True, slots=True)
class SummonProcedure:
    """A way to Special Summon this card without a Chain (rule summon.special.own-condition).

    ``to`` is the side of the field to which it is Summoned. ``restrictions`` bind its player for the whole turn of that
    Summon, including the time before it: if they forbid a Normal Summon or Set, the player must not have done one.
    """

    where: tuple[Zone, ...]
    if_: Condition | None = None
    pay: Operation | None = None
    to: Side = Side.YOU
    restrictions: tuple[Apply, ...] = ()


@dataclass(frozen=True, slots=True)
class WithoutTribute:
    """It can be Normal Summoned without Tributing, while ``if_`` holds if given; Setting it still takes Tributes.

    ``at_will``: it can be Set without as well, and Tributing is still possible in both cases (see ``Untributed``).
    """

    if_: Condition | None = None
    at_will: bool = False


@dataclass(frozen=True, slots=True)
class SummonCondition:
    """A Summoning condition: not an effect and never negated. ``only_own``: only by its own procedure.

    ``first_own``: it must first be Summoned by its own procedure, and can be revived afterwards. ``only`` is the one
    kind of Special Summon allowed, ``only_by`` the one card whose effect may do it. ``cannot_from``: it cannot be
    Special Summoned from these zones, except by ``unless``. ``lifted_if``: ``cannot`` does not apply while this holds.
    ``tributes``: the number of Tributes for a Normal Summon or Set. ``or_tributes``: it can also be Tribute Summoned,
    but not Set, with this many, one more than it needs.
    """

    cannot: tuple[Verb, ...] = ()
    only_own: bool = False
    first_own: bool = False
    only: SummonKind | None = None
    only_by: str = ""
    cannot_from: tuple[Zone, ...] = ()
    unless: Tribute | None = None
    lifted_if: Condition | None = None
    tributes: int = 0
    or_tributes: int = 0


@dataclass(frozen=True, slots=True)
class Victory:
    """Its player wins the Duel as soon as this card is in the hand and the condition holds; no Chain Link."""

    if_: Condition


@dataclass(frozen=True, slots=True)
class Gained:
    """An effect that the card lists and does not have before it has gained it (``Gain``)."""

    effect: Activated | Continuous


@dataclass(frozen=True, slots=True)
class Lent:
    """An effect that a monster gains if it is Summoned in this way with this card as a material.

    All of its materials must match ``materials``.
    """

    kind: SummonKind
    materials: Filter
    effect: Activated | Continuous


Effect = (
    Activated
    | Continuous
    | Unclassified
    | Replacement
    | Upkeep
    | SummonProcedure
    | WithoutTribute
    | SummonCondition
    | Victory
    | Gained
    | Lent
    | Recipe
)


@dataclass(frozen=True, slots=True)
class MonsterStats:
    """The printed stats of a Monster Card: Level in stars, ATK and DEF in points (None if "?" is printed).

    Xyz Monsters have a ``rank`` and Level 0, meaning none; ``scale`` is the Pendulum Scale.
    """

    type: Type
    attribute: Attribute
    level: int
    atk: int | None
    def_: int | None
    kinds: tuple[MonsterKind, ...]
    rank: int = 0
    scale: int | None = None


@dataclass(frozen=True, slots=True)
class Version:
    """The effects of a card as printed from a date on (``since`` = yyyymmdd)."""

    since: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """One card: identity, facts and effects.

    ``number`` is the printed passcode (Tokens have assigned numbers), ``slug`` the English name in ASCII.
    ``counter_caps`` says which counters it can hold and how many (0: any number). ``effects`` is the wording of July
    2014, ``versions`` holds later ones. ``treated_as`` are additional names it always has ("always treated as ..."),
    which is not an effect and never negated; ``series`` are the archetype words it counts as having in its name.
    ``called`` is the slug of the name it has while it copies a monster; never declared.
    """

    number: int
    slug: str
    names: Names
    kind: CardKind
    icon: Icon | None = None
    stats: MonsterStats | None = None
    effects: tuple[Effect, ...] = ()
    versions: tuple[Version, ...] = ()
    counter_caps: tuple[tuple[CounterKind, int], ...] = ()
    treated_as: tuple[str, ...] = ()
    series: tuple[str, ...] = ()
    called: str = ""

    @property
    def is_token(self) -> bool:
        """Whether it is a Token, created by an effect and never in a Deck."""
        return self.stats is not None and MonsterKind.TOKEN in self.stats.kinds

    @property
    def in_extra_deck(self) -> bool:
        """Whether it is a Fusion, Synchro or Xyz Monster, kept in the Extra Deck."""
        return self.stats is not None and any(kind in EXTRA_DECK_KINDS for kind in self.stats.kinds)

    @property
    def is_pendulum(self) -> bool:
        """Whether it is a Pendulum Monster: a monster, or a Spell in a Pendulum Zone."""
        return self.stats is not None and self.stats.scale is not None

    def effects_at(self, date: int) -> tuple[Effect, ...]:
        """The effects as worded on ``date`` (yyyymmdd)."""
        found = self.effects
        for version in self.versions:
            if version.since <= date:
                found = version.effects
        return found


def activation(
    *event: On,
    form: Form = Form.NONE,
    if_: Condition | None = None,
    recheck: Condition | None = None,
    cost: tuple[Operation, ...] = (),
    targets: tuple[Target, ...] = (),
    operation: Operation | None = None,
    restrictions: tuple[Apply, ...] = (),
    window: Window | None = None,
    no_response: bool = False,
    no_negation: bool = False,
) -> Activated:
    """The activation of a Spell or Trap Card; with ``event``, a response to one ("When ...:")."""
    return Activated(
        EffectKind.ACTIVATION,
        form=Form.WHEN if event and form is Form.NONE else form,
        event=event,
        if_=if_,
        recheck=recheck,
        cost=cost,
        targets=targets,
        operation=operation,
        restrictions=restrictions,
        window=window,
        no_response=no_response,
        no_negation=no_negation,
    )


def ignition(
    *,
    where: tuple[Zone, ...] = (Zone.MONSTER,),
    limit: Limit | None = None,
    if_: Condition | None = None,
    recheck: Condition | None = None,
    cost: tuple[Operation, ...] = (),
    targets: tuple[Target, ...] = (),
    operation: Operation,
    restrictions: tuple[Apply, ...] = (),
    window: Window | None = None,
) -> Activated:
    """An effect used in your own Main Phase while the game state is open."""
    return Activated(
        EffectKind.IGNITION,
        where=where,
        limit=limit,
        if_=if_,
        recheck=recheck,
        cost=cost,
        targets=targets,
        operation=operation,
        restrictions=restrictions,
        window=window,
    )


def quick(
    *event: On,
    where: tuple[Zone, ...],
    optional: bool = True,
    who: Side = Side.YOU,
    limit: Limit | None = None,
    if_: Condition | None = None,
    recheck: Condition | None = None,
    cost: tuple[Operation, ...] = (),
    targets: tuple[Target, ...] = (),
    operation: Operation,
    restrictions: tuple[Apply, ...] = (),
    window: Window | None = None,
) -> Activated:
    """A Spell Speed 2 effect for almost any time; with ``event``, a response to one ("When ...:")."""
    return Activated(
        EffectKind.QUICK,
        form=Form.WHEN if event else Form.NONE,
        event=event,
        optional=optional,
        where=where,
        who=who,
        limit=limit,
        if_=if_,
        recheck=recheck,
        cost=cost,
        targets=targets,
        operation=operation,
        restrictions=restrictions,
        window=window,
    )


def trigger(
    form: Form,
    *event: On,
    optional: bool,
    where: tuple[Zone, ...] = (),
    limit: Limit | None = None,
    if_: Condition | None = None,
    recheck: Condition | None = None,
    cost: tuple[Operation, ...] = (),
    targets: tuple[Target, ...] = (),
    operation: Operation,
) -> Activated:
    """An effect that activates because something happened."""
    return Activated(
        EffectKind.TRIGGER,
        form=form,
        event=event,
        optional=optional,
        where=where,
        limit=limit,
        if_=if_,
        recheck=recheck,
        cost=cost,
        targets=targets,
        operation=operation,
    )
