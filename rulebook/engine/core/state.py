"""The duel as one immutable value made of integers and tuples.

Equal states are therefore equal and have equal hashes in every process, and JSON is a plain nesting of lists. Rules,
prose and functions are kept elsewhere; a state holds card numbers and the digest of the book that gives them meaning.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import IntEnum
from typing import Any, NamedTuple, cast

from rulebook.vocabulary.terms import Cause, Phase, Step

from .actions import Action
from .card_state import NO_CARD, NO_REF, NOBODY, CardRef, CardState, Snapshot
from .requests import Purpose, RequestKind

DRAWN = 2
"""``winner`` of a drawn duel."""

BY_LP, BY_DECK, BY_EFFECT, BY_LOOP = 1, 2, 3, 4
"""``win_reason``: 0 LP, no card left to draw, a card effect, or an endless loop of effects."""


class Occurrence(NamedTuple):
    """Something that happened and that effects can respond to. ``batch`` orders occurrences; equal = simultaneous.

    ``player`` did it; ``cause`` is a ``Cause``; ``to`` the zone reached; ``kinds`` the SummonKind; ``direct`` marks
    damage by a direct attack; ``targets`` the cards a resolved link had targeted; ``other`` is the opposing monster of
    a battle; ``step`` the step of the Battle Phase that begins; ``quiet`` marks turning face-up without activating a
    Flip Effect. ``by_own`` marks a Summon by the monster's own effect; ``among`` is the number of cards moved together;
    ``taken`` is the cause and amount of damage: of this, or of what that effect had responded to.
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
    """The bindings of an effect in progress: the player, the source, the choices, what was done.

    ``mode`` is the chosen option, ``declared`` the declared card number, Type, Level ..., ``taken`` the cause and
    amount of the damage it responds to.
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

    ``witnesses`` were face-up on the field at activation and wait for its resolution. ``deflected`` is the player whose
    damage from it goes to the other one.
    """

    context: Context
    card_activation: int
    speed: int
    negated: int = 0
    done: int = 0
    witnesses: tuple[CardRef, ...] = ()
    deflected: int = NOBODY


class Outcome(NamedTuple):
    """What an operation actually did: whether anything, and the cards (as they were before).

    ``done`` is 0 if it could do nothing; otherwise bits: ``LEFT_OUT`` for a part whose condition was not met, and
    ``LAST_FAILED`` if the last part could do nothing.
    """

    done: int = 0
    cards: tuple[Snapshot, ...] = ()

    @property
    def happened(self) -> bool:
        """Whether something was done, not only left out."""
        return bool(self.done & ~(LEFT_OUT | LAST_FAILED))

    @property
    def completed(self) -> bool:
        """Whether its last part, on which a following "then" or "and if you do" depends, did something."""
        return bool(self.done) and not self.done & LAST_FAILED


LEFT_OUT = 2
LAST_FAILED = 4
NOTHING_DONE = Outcome()


class Frame(NamedTuple):
    """A task on the agenda: a procedure, its current step, its data and bindings.

    ``data`` are the procedure's own numbers, by name in ``frame_data``, ``chosen`` the answers so far, ``returned``
    the outcome of the last sub-procedure, ``kept`` the cards meant by "those cards", ``path`` the running operation
    of the effect, ``each`` the player an ``Each`` currently applies to.
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

    ``options`` are the valid uids (PICK, ATTACK_TARGET, REPLAY, LOT; NOBODY stands for "directly") or numbers;
    ``picked`` those already taken; ``low``/``high`` the minimum and maximum number of cards in all.
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
    """A lingering effect: the place of its ``Apply`` (card number, effect, path) and what it captured.

    ``before`` are the sources whose continuous effects already applied; later ones apply after it. ``wait`` is the
    phase it waits for, whose, and how many are left (see ``operations.delayed_to_phase``).
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
"""``until`` of a permanent change of control, and of one that lasts as long as its source applies."""


class ControlEffect(NamedTuple):
    """A change of control, newest last; without one, the holder controls the card.

    ``until`` is the index of the moment in ``Until``; ``source`` is only kept for a CONTINUOUS one.
    """

    card: CardRef
    player: int
    until: int = FOR_GOOD
    source: CardRef = NO_REF


class RelationKind(IntEnum):
    """The kinds of relation between two cards."""

    EQUIPPED = 0
    BOUND = 1
    AWAKE = 2
    MATERIAL, WORN = 3, 4
    CHANGED = 5
    FOUGHT = 6


TARGETING = (RelationKind.EQUIPPED, RelationKind.BOUND)
"""The relations in which a card continues to target the other one."""


class Relation(NamedTuple):
    """``source`` (the Equip or linked card, the Xyz Material) depends on ``other``.

    References are to objects, not cards. A material stays attached when its monster is turned face-down. With CHANGED,
    a continuous effect of ``source`` has changed a stat of ``other``, which stays so (see ``Change``). With FOUGHT, the
    two have battled, and ``source`` asks for it.
    """

    kind: int
    source: CardRef
    other: CardRef


class Placed(NamedTuple):
    """Counters of a kind on a card; they are removed when the card leaves the field or is turned face-down."""

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

    ``target`` NOBODY is a direct attack. ``defenders`` are the opponent's monsters when the target was chosen: a change
    means a replay. ``seen`` is their number at the last check, ``stirred`` says that a Trap or Quick-Play Spell changed
    it. ``started`` are attacker and target as they were when the Damage Step began. ``doomed`` will be destroyed at the
    end of the Damage Step; ``again``: the attacker may attack once more immediately.
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
    """A whole duel at one moment. ``book`` is the digest of its book.

    Players are 0 ("you") and 1 ("opponent"). ``winner``: -1 nobody yet, 0, 1, 2 for a draw. ``summons`` is the number
    of Normal Summons or Sets used this turn, ``turn_facts`` a bit field per player (the ways in which monsters of that
    player arrived this turn, and whether a Pendulum Summon was used). ``starts`` is the order in which face-up sources
    began to apply. ``batch`` numbers occurrences since the duel was last at rest; ``shuffled`` has a bit per player
    whose Deck order is unknown.

    Two caches, not compared, hashed or saved: ``memo`` holds derived values and is the same object as that of the state
    before, if nothing has changed that they depend on; ``listed`` holds the legal actions, once per book.
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
    listed: dict[int, tuple[Action, ...]] = field(default_factory=dict, compare=False, repr=False)

    def key(self) -> tuple[Any, ...]:
        """The contents that identify a position."""
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

    def __reduce__(self) -> tuple[type[DuelState], tuple[Any, ...]]:
        """How to send it to another process: without its caches."""
        return DuelState, tuple(getattr(self, one.name) for one in fields(self) if one.name not in CACHES)

    def with_(self, **changes: Any) -> DuelState:
        """A copy with some fields changed and empty caches.

        Raises:
            KeyError: there is no such field.
        """
        if not _NAMES.issuperset(changes):
            raise KeyError(min(changes.keys() - _NAMES))
        draft = Draft(self)
        for name, value in changes.items():
            setattr(draft, name, value)
        return draft.done()


CACHES = frozenset(("memo", "listed"))
"""The fields of a state that are not part of its contents."""
_NAMES = frozenset(one.name for one in fields(DuelState))


class Draft:
    """A state in the making: the same fields, which can be assigned, with empty caches.

    The constructor of a frozen class takes ten times as long, and every position of a search is a new state or two.
    """

    __slots__ = tuple(DuelState.__slots__)

    def __init__(self, source: Any) -> None:
        """Take over the contents of a state, or of a table."""
        self.book = source.book
        self.cards = source.cards
        self.lp = source.lp
        self.turn = source.turn
        self.turn_player = source.turn_player
        self.phase = source.phase
        self.step = source.step
        self.summons = source.summons
        self.turn_facts = source.turn_facts
        self.chain = source.chain
        self.agenda = source.agenda
        self.request = source.request
        self.window = source.window
        self.pending = source.pending
        self.lingering = source.lingering
        self.control = source.control
        self.relations = source.relations
        self.counters = source.counters
        self.starts = source.starts
        self.limits = source.limits
        self.battle = source.battle
        self.attacks = source.attacks
        self.winner = source.winner
        self.win_reason = source.win_reason
        self.batch = source.batch
        self.shuffled = source.shuffled
        self.memo: dict[Any, Any] = {}
        self.listed: dict[int, tuple[Action, ...]] = {}

    def done(self) -> DuelState:
        """The state; the draft is that state from now on."""
        state: Any = self
        state.__class__ = DuelState  # both have the same slots
        return cast(DuelState, state)
