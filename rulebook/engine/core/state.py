"""The duel as one immutable value made of integers and tuples.

So equal states are equal and hash equal in every process, and JSON is a plain nesting of lists. Rules, prose, clocks
and callables live elsewhere; a state holds card numbers and the digest of the book that gives them meaning.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import IntEnum
from operator import attrgetter
from typing import Any, NamedTuple

from rulebook.vocabulary.terms import Cause, Phase, Step

from .fact_flags import ARRIVED as ARRIVED
from .fact_flags import Fact as Fact
from .requests import Purpose as Purpose
from .requests import RequestKind as RequestKind

NOBODY = -1
"""Stands for "no player" and "no card"."""

DRAWN = 2
"""``winner`` of a duel that both players have lost."""

BY_LP, BY_DECK, BY_EFFECT, BY_LOOP = 1, 2, 3, 4
"""``win_reason``: 0 LP, no card left to draw, the effect of a card, or effects that keep each other going for ever."""


class CardState(NamedTuple):
    """One physical card. ``number`` 0 is a card nobody has identified.

    ``holder`` is the player whose side the card was put on; who controls it now is derived from that and the
    control effects. ``incarnation`` changes when the card leaves a zone, ``stamp`` when it is turned face-down.
    ``seen`` is a bit per player who knows this hidden card. ``proper`` says it was properly Summoned once.
    ``used`` is how many materials its Summon took, ``since`` the turn in which it was activated (if a card asks).
    """

    number: int
    owner: int
    holder: int
    zone: int
    slot: int
    position: int
    incarnation: int = 0
    stamp: int = 0
    facts: int = 0
    seen: int = 0
    proper: int = 0
    used: int = 0
    since: int = 0
    trace: int = 0  # what a Summon or an activation left behind: see traces


class CardRef(NamedTuple):
    """A reference to a card as it was: instance, incarnation, stamp."""

    uid: int
    incarnation: int
    stamp: int


NO_REF = CardRef(NOBODY, 0, 0)


class Snapshot(NamedTuple):
    """The last known facts of a card when something happened to it."""

    uid: int
    incarnation: int
    stamp: int
    number: int
    owner: int
    controller: int
    zone: int
    position: int
    atk: int
    def_: int
    level: int

    @property
    def ref(self) -> CardRef:
        return CardRef(self.uid, self.incarnation, self.stamp)


NO_CARD = Snapshot(NOBODY, 0, 0, 0, NOBODY, NOBODY, 0, 0, 0, 0, 0)


class Occurrence(NamedTuple):
    """Something that happened and that effects can answer. ``batch`` orders them; equal = simultaneous.

    ``player`` did it; ``cause`` is a ``Cause``; ``to`` the zone reached; ``kinds`` the SummonKind; ``direct``
    marks damage by a direct attack; ``targets`` the cards a resolved link had targeted; ``other`` is the monster
    on the other side of a battle; ``step`` the step of the Battle Phase that begins; ``quiet`` marks a turning
    face-up that activates no Flip Effect. ``by_own`` marks a Summon by the monster's own effect; ``among`` is how
    many cards were moved together; ``taken`` is the cause
    and the amount of damage: of this, or of the one that effect had answered.
    """

    verb: int
    subject: Snapshot
    player: int
    cause: int
    to: int
    kinds: int
    amount: int
    direct: int
    batch: int
    card_activation: int = 0
    targets: tuple[CardRef, ...] = ()
    phase: int = -1
    other: Snapshot = NO_CARD
    step: int = -1
    quiet: int = 0
    by_own: int = 0
    among: int = 1
    taken: tuple[int, ...] = ()


class Context(NamedTuple):
    """What an effect in progress has bound: the player, the source, the choices made, what was done.

    ``mode`` is which of several things it does, ``declared`` the card number, Type, Level ... that was declared,
    ``taken`` the cause and the amount of the damage that it answers.
    """

    player: int = NOBODY
    source: Snapshot = NO_CARD
    effect: int = 0
    targets: tuple[tuple[CardRef, ...], ...] = ()
    paid: tuple[Snapshot, ...] = ()
    event: tuple[Snapshot, ...] = ()
    event_player: int = NOBODY
    number: int = 0
    rolled: int = 0
    link: int = 0
    bound: tuple[CardRef, ...] = ()
    cause: int = Cause.EFFECT
    mode: int = 0
    declared: int = NOBODY
    taken: tuple[int, ...] = ()


NO_CONTEXT = Context()


class Link(NamedTuple):
    """One Chain Link. ``negated``: 0 not, 1 the activation, 2 the effect. ``done``: it has resolved.

    ``witnesses`` lay face-up on the field at activation and wait for its resolution. ``deflected`` is the player
    whose damage from it goes to the other one.
    """

    context: Context
    card_activation: int
    speed: int
    negated: int = 0
    done: int = 0
    witnesses: tuple[CardRef, ...] = ()
    deflected: int = NOBODY


class Outcome(NamedTuple):
    """What an operation really did: whether anything, and the cards (as they were before)."""

    done: int = 0
    cards: tuple[Snapshot, ...] = ()


NOTHING_DONE = Outcome()


class Frame(NamedTuple):
    """What the engine still has to do: a procedure, where it stands in it, its numbers and bindings.

    ``data`` are the procedure's own numbers, ``chosen`` the answers given so far, ``returned`` what the last
    sub-procedure did, ``kept`` what "those cards" means here, ``path`` which operation of the effect runs,
    ``each`` the player an ``Each`` is asking.
    """

    procedure: int
    step: int = 0
    data: tuple[int, ...] = ()
    context: Context = NO_CONTEXT
    chosen: tuple[tuple[int, ...], ...] = ()
    returned: Outcome = NOTHING_DONE
    kept: Outcome = NOTHING_DONE
    path: tuple[int, ...] = ()
    each: int = NOBODY


class Request(NamedTuple):
    """A decision somebody has to make. ``player`` is NOBODY for chance.

    ``options`` are the uids (PICK, ATTACK_TARGET, REPLAY, LOT; NOBODY stands for "directly") or numbers that may
    be answered; ``picked`` the ones already taken; ``low``/``high`` how many cards are wanted in all.
    """

    kind: int = RequestKind.NOTHING
    player: int = NOBODY
    purpose: int = Purpose.NONE
    options: tuple[int, ...] = ()
    picked: tuple[int, ...] = ()
    low: int = 0
    high: int = 0


NO_REQUEST = Request()


class PendingTrigger(NamedTuple):
    """A trigger whose event has happened and that has not been put on a Chain yet."""

    source: Snapshot
    effect: int
    player: int
    batch: int
    event: tuple[Snapshot, ...]
    event_player: int
    cause: int
    taken: tuple[int, ...] = ()


class Lingering(NamedTuple):
    """A lingering effect: where its ``Apply`` stands (card number, effect, path) and what it captured.

    ``before`` are the sources whose continuous effects applied already: what comes later counts after it.
    ``wait`` is the phase it waits for, whose, and how many of them are left (see ``moments``).
    """

    number: int
    effect: int
    path: tuple[int, ...]
    until: int
    player: int
    subjects: tuple[CardRef, ...]
    amount: int
    source: CardRef
    before: tuple[CardRef, ...] = ()
    wait: tuple[int, ...] = ()


FOR_GOOD, CONTINUOUS = -2, -1
"""``until`` of a change of control that never ends, and of one that holds as long as its source applies."""


class ControlEffect(NamedTuple):
    """A change of control, newest last; without one the holder controls the card.

    ``until`` is the index of the moment in ``Until``; ``source`` is kept only for a CONTINUOUS one.
    """

    card: CardRef
    player: int
    until: int = FOR_GOOD
    source: CardRef = NO_REF


class RelationKind(IntEnum):
    """How two cards hang together."""

    EQUIPPED = 0
    BOUND = 1
    AWAKE = 2
    MATERIAL, WORN = 3, 4


class Relation(NamedTuple):
    """``source`` (the Equip or binding card, the Xyz Material) hangs on ``other``.

    References hold the objects, not the cards. A material stays attached when its monster is turned face-down.
    """

    kind: int
    source: CardRef
    other: CardRef


class Placed(NamedTuple):
    """Counters of a kind on a card; they go when the card leaves the field or is turned face-down."""

    card: CardRef
    kind: int
    many: int


class Use(NamedTuple):
    """An effect used this turn: by a copy (``uid``, ``stamp``) or, with uid NOBODY, by name."""

    player: int
    uid: int
    incarnation: int
    stamp: int
    number: int
    effect: int
    per: int = 0


class Battle(NamedTuple):
    """The attack in progress.

    ``target`` NOBODY is a direct attack. ``defenders`` are the opponent's monsters when the target was chosen: a
    change means a replay. ``seen`` is how many of them there were when last looked at, ``stirred`` says that a Trap
    or Quick-Play Spell changed that number. ``started`` are attacker and target as they were when the Damage Step
    began. ``doomed`` are fixed to be destroyed at the end of the Damage Step, ``again`` says that the attacker may
    attack once more at once.
    """

    attacker: CardRef
    target: int
    target_ref: CardRef
    player: int
    negated: int = 0
    defenders: tuple[CardRef, ...] = ()
    flipped: int = 0
    doomed: tuple[CardRef, ...] = ()
    started: tuple[Snapshot, ...] = ()
    again: int = 0
    seen: int = 0
    stirred: int = 0


class Attack(NamedTuple):
    """An attack declared this turn; ``target`` is NO_REF for a direct attack or a target that is gone."""

    attacker: CardRef
    target: CardRef


NO_BATTLE = Battle(NO_REF, NOBODY, NO_REF, NOBODY)


@dataclass(frozen=True, slots=True, eq=False)
class DuelState:
    """A whole duel at one moment. ``book`` is the digest of the book it was made with.

    Players are 0 ("you") and 1 ("opponent"). ``winner``: -1 nobody yet, 0, 1, 2 for a draw.
    ``summons`` is how many of the turn's Normal Summon/Set are used, ``turn_facts`` a bit field per player
    (the SummonKinds by which that player Summoned this turn). ``starts`` is the order in which face-up sources
    began to apply. ``batch`` numbers what happened since the last quiet moment; ``shuffled`` has a bit per player
    whose Deck order nobody knows. ``memo`` holds derived values beside the state: not compared, hashed or saved.
    """

    book: int
    cards: tuple[CardState, ...]
    lp: tuple[int, int] = (8000, 8000)
    turn: int = 1
    turn_player: int = 0
    phase: int = Phase.MAIN_1
    step: int = Step.NONE
    summons: int = 0
    turn_facts: tuple[int, int] = (0, 0)
    chain: tuple[Link, ...] = ()
    agenda: tuple[Frame, ...] = ()
    request: Request = NO_REQUEST
    window: tuple[Occurrence, ...] = ()
    pending: tuple[PendingTrigger, ...] = ()
    lingering: tuple[Lingering, ...] = ()
    control: tuple[ControlEffect, ...] = ()
    relations: tuple[Relation, ...] = ()
    counters: tuple[Placed, ...] = ()
    starts: tuple[CardRef, ...] = ()
    limits: tuple[Use, ...] = ()
    battle: Battle = NO_BATTLE
    attacks: tuple[Attack, ...] = ()
    winner: int = NOBODY
    win_reason: int = 0
    batch: int = 0
    shuffled: int = 0
    memo: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)

    def key(self) -> tuple[Any, ...]:
        """Everything that makes two states the same position."""
        return (
            self.cards, self.lp, self.turn, self.turn_player, self.phase, self.step, self.summons,
            self.turn_facts, self.chain, self.agenda, self.request, self.window, self.pending, self.lingering,
            self.control, self.relations, self.counters, self.starts, self.limits, self.battle, self.attacks,
            self.winner, self.win_reason, self.batch, self.shuffled, self.book,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DuelState) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def with_(self, **changes: Any) -> DuelState:
        """A copy with some fields changed and nothing remembered.

        Raises:
            KeyError: there is no such field.
        """
        copy: DuelState = object.__new__(DuelState)
        for setter, value in zip(_SET_EACH, _GET_ALL(self), strict=True):
            setter(copy, value)
        _SET_MEMO(copy, {})
        for name, value in changes.items():
            _SETTERS[name](copy, value)
        return copy


_SET_MEMO: Any = vars(DuelState)["memo"].__set__
_SETTERS: dict[str, Any] = {one.name: vars(DuelState)[one.name].__set__ for one in fields(DuelState)}
_NAMES = tuple(one.name for one in fields(DuelState) if one.name != "memo")
_GET_ALL = attrgetter(*_NAMES)
_SET_EACH = tuple(_SETTERS[name] for name in _NAMES)
