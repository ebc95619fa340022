"""The table: a mutable copy of a duel state for one transition.

Procedures read and change a table; ``freeze`` turns it into the next immutable state. Nothing else may keep a
reference.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Unpack, cast

from rulebook.engine.rule_ids.field import TOKEN_ZONE
from rulebook.vocabulary.effects import Card, Effect, MonsterStats
from rulebook.vocabulary.terms import ON_FIELD, CardKind, Cause, Position, Verb, Zone

from .book import Book
from .card_state import NO_CARD, NOBODY, CardRef, CardState, Snapshot
from .events import Event, EventKind
from .recorder import Recorder
from .state import (
    NOTHING_DONE,
    Attack,
    Battle,
    ControlEffect,
    Draft,
    DuelState,
    Frame,
    Lingering,
    Link,
    Occurrence,
    Outcome,
    PendingTrigger,
    Placed,
    Relation,
    RelationKind,
    Request,
    Use,
)
from .table_changes import Changes
from .verdict import Argument

ROOM: dict[int, int] = {Zone.MONSTER: 5, Zone.SPELL: 5, Zone.PENDULUM: 2}
"""The capacity of the zones on the field; one by default."""
IN_PLAY = frozenset(int(zone) for zone in ON_FIELD)


def shows_face(zone: int, position: int) -> bool:
    """Whether a card is face-up; in the Extra Deck only Pendulum Monsters can be (rule pendulum.extra-deck)."""
    if position == Position.SET or zone == Zone.DECK or zone == Zone.HAND:
        return False
    return zone != Zone.EXTRA or position == Position.UP


_DECK = int(Zone.DECK)
_PLACES = ("zones", "decks")
"""The cached values that depend only on where the cards lie, and who controls them."""


class Table:
    """A mutable state for one transition. ``memo`` is shared with the state until something changes.

    ``stirred``: something that derived values depend on has changed since immediate consequences were looked for.

    The fields named in ``Changes`` are changed by ``put``, ``add`` and ``change`` alone, which forget what was
    derived from them. The others (the agenda, the request, what waits to be answered) can be assigned: no derived
    value reads them.
    """

    __slots__ = (
        "agenda", "attacks", "batch", "battle", "book", "cards", "chain", "consequences", "control", "counters",
        "events", "limits", "lingering", "lp", "memo", "narrating", "owned", "pending", "phase", "recorder",
        "relations", "request", "shuffled", "starts", "step", "stirred", "summons", "turn", "turn_facts",
        "turn_player", "win_reason", "window", "winner",
    )  # fmt: skip

    book: Book
    cards: list[CardState]
    lp: tuple[int, int]
    turn: int
    turn_player: int
    phase: int
    step: int
    summons: int
    turn_facts: tuple[int, int]
    chain: tuple[Link, ...]
    agenda: tuple[Frame, ...]
    request: Request
    window: tuple[Occurrence, ...]
    pending: tuple[PendingTrigger, ...]
    lingering: tuple[Lingering, ...]
    control: tuple[ControlEffect, ...]
    relations: tuple[Relation, ...]
    counters: tuple[Placed, ...]
    starts: tuple[CardRef, ...]
    limits: tuple[Use, ...]
    battle: Battle
    attacks: tuple[Attack, ...]
    winner: int
    win_reason: int
    batch: int
    shuffled: int

    def __init__(self, book: Book, state: DuelState, narrating: bool = False, recorder: Recorder | None = None) -> None:
        self.book = book
        self.cards = cast("list[CardState]", state.cards)
        self.lp = state.lp
        self.turn = state.turn
        self.turn_player = state.turn_player
        self.phase = state.phase
        self.step = state.step
        self.summons = state.summons
        self.turn_facts = state.turn_facts
        self.chain = state.chain
        self.agenda = state.agenda
        self.request = state.request
        self.window = state.window
        self.pending = state.pending
        self.lingering = state.lingering
        self.control = state.control
        self.relations = state.relations
        self.counters = state.counters
        self.starts = state.starts
        self.limits = state.limits
        self.battle = state.battle
        self.attacks = state.attacks
        self.winner = state.winner
        self.win_reason = state.win_reason
        self.batch = state.batch
        self.shuffled = state.shuffled
        memo = state.memo
        # what follows under one book may not under another, with which a state can be played as well
        self.memo: dict[Any, Any] = memo if memo.setdefault("book", book) is book else {"book": book}
        self.owned = False
        self.stirred = True
        self.narrating = narrating
        self.recorder = recorder
        self.events: list[Event] = []
        self.consequences: list[Frame] = []

    def freeze(self) -> DuelState:
        """The current contents as an immutable state; it shares the derived values until the next change."""
        draft = Draft(self)
        draft.book = self.book.digest
        draft.cards = tuple(self.cards)
        draft.memo = self.memo
        self.memo["book"] = self.book
        return draft.done()

    def fork(self) -> Table:
        """An independent copy that records no events, to try out a choice."""
        twin = Table(self.book, cast(DuelState, self))  # which has the fields of a state
        if self.owned:
            twin.cards = list(self.cards)  # these change in place
        twin.stirred = self.stirred
        return twin

    def under(self, rules: tuple[str, ...]) -> bool:
        """Whether the step that rests on these rules is taken: none of them is disabled in the book."""
        missing = self.book.missing
        return not missing or missing.isdisjoint(rules)

    # Changing -------------------------------------------------------------------------------------

    def _touch(self, moved: bool = True) -> None:
        """Drop the derived values; called before any change that they can depend on.

        ``moved``: also which cards lie where, since one moves or changes its controller.
        """
        self.stirred = True
        memo = self.memo
        if not self.owned:
            self.cards = list(self.cards)
            self.owned = True
            self.memo = {}
        elif memo:
            self.memo = {}
        if not moved:
            for places in _PLACES:
                if places in memo:
                    self.memo[places] = memo[places]

    def put(self, uid: int, card: CardState) -> None:
        """Replace the state of one card."""
        before = self.cards[uid]
        self._touch(
            card.zone != before.zone
            or card.slot != before.slot
            or card.holder != before.holder
            or card.incarnation != before.incarnation
        )
        self.cards[uid] = card

    def add(self, card: CardState) -> int:
        """Bring a new card, such as a Token, into the duel. Returns its uid."""
        self._touch()
        self.cards.append(card)
        return len(self.cards) - 1

    def put_link(self, index: int, link: Link) -> None:
        """Replace one Chain Link; ``index`` 0 is Chain Link 1."""
        self.change(chain=(*self.chain[:index], link, *self.chain[index + 1 :]))

    def change(self, **fields: Unpack[Changes]) -> None:
        """Set fields that derived values can depend on. Nothing else may assign them."""
        self._touch("control" in fields or "cards" in fields)
        for name, value in fields.items():
            setattr(self, name, value)

    def new_batch(self) -> None:
        """Later events are no longer simultaneous with earlier ones."""
        self.batch += 1

    def same_batch(self) -> None:
        """Nothing has happened since the last ``new_batch``: later events are simultaneous with those before it."""
        if all(one.batch < self.batch for one in self.window):
            self.batch -= 1

    def tell(
        self,
        kind: EventKind,
        subject: Snapshot = NO_CARD,
        player: int = NOBODY,
        cause: int = Cause.RULE,
        rules: Iterable[str] = (),
        link: int = 0,
        source: Snapshot = NO_CARD,
        clause: tuple[int, ...] = (),
        **arguments: Argument,
    ) -> None:
        """Record an event, if events are wanted."""
        if self.narrating:
            self.events.append(
                Event(
                    kind, subject, player, Cause(cause), link, self.batch, tuple(rules), tuple(arguments.items()),
                    source, clause,
                )
            )  # fmt: skip
            if self.recorder is not None:
                self.recorder.add(self.freeze())

    def end_step(self, told: int) -> None:
        """A step is over; ``told`` is the number of events before it."""
        if self.recorder is not None and len(self.events) > told:
            self.recorder.settle(self.freeze())

    def occurrence(
        self,
        verb: Verb,
        subject: Snapshot,
        player: int,
        cause: int,
        to: int = 0,
        *,
        kinds: int = 0,
        amount: int = 0,
        direct: int = 0,
        card_activation: int = 0,
        targets: tuple[CardRef, ...] = (),
        phase: int = -1,
        other: Snapshot = NO_CARD,
        step: int = -1,
        quiet: int = 0,
        by_own: int = 0,
        taken: tuple[int, ...] = (),
    ) -> Occurrence:
        """Something that happens now, together with everything else of this batch; see ``Occurrence``."""
        return Occurrence(
            verb, subject, player, cause, to, kinds, amount, direct, self.batch, card_activation, targets, phase, other,
            step, quiet, by_own, 1, taken,
        )  # fmt: skip

    # The agenda -----------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Push a frame, to run next."""
        self.agenda = (*self.agenda, frame)

    def top(self, **changes: Any) -> None:
        """Change the running frame."""
        self.agenda = (*self.agenda[:-1], self.agenda[-1]._replace(**changes))

    def finish(self, outcome: Outcome = NOTHING_DONE) -> None:
        """Finish the running frame and pass its outcome to its parent."""
        rest = self.agenda[:-1]
        if rest and rest[-1].returned != outcome:
            rest = (*rest[:-1], rest[-1]._replace(returned=outcome))
        self.agenda = rest

    # Looking --------------------------------------------------------------------------------------

    def card(self, uid: int) -> Card | None:
        """The card's definition, or None if it is unidentified."""
        return self.book.by_number.get(self.cards[uid].number)

    def stats(self, uid: int, snap: Snapshot | None = None) -> MonsterStats | None:
        """The monster stats of a card (with ``snap``, as it was), or None if it is no monster or unidentified."""
        number = snap.number if snap else self.cards[uid].number
        card = self.book.by_number.get(number)
        if card is None or card.stats is not None:
            return card.stats if card is not None else None
        zone = snap.zone if snap else self.cards[uid].zone
        return self.book.trap_monsters.get(number) if zone == Zone.MONSTER else None

    def is_monster(self, uid: int) -> bool:
        """Whether it is a Monster Card, or a Trap that is currently a monster."""
        card = self.card(uid)
        return card is not None and (card.kind == CardKind.MONSTER or self.stats(uid) is not None)

    def effects(self, uid: int) -> tuple[Effect, ...]:
        return self.book.effects(self.cards[uid].number)

    def ref(self, uid: int) -> CardRef:
        card = self.cards[uid]
        return CardRef(uid, card.incarnation, card.stamp)

    def is_same(self, ref: CardRef) -> bool:
        """Whether the card is still the referenced object (it may have been turned face-down)."""
        return 0 <= ref.uid < len(self.cards) and self.cards[ref.uid].incarnation == ref.incarnation

    def is_unchanged(self, ref: CardRef) -> bool:
        """Whether it is the same object and has not been turned face-down since."""
        return self.is_same(ref) and self.cards[ref.uid].stamp == ref.stamp

    def controller(self, uid: int) -> int:
        """The controller of a card on the field, otherwise the player with whom it lies."""
        card = self.cards[uid]
        if card.zone not in IN_PLAY and card.zone != Zone.SUMMONING:
            return card.holder
        for effect in reversed(self.control):
            if effect.card.uid == uid and effect.card.incarnation == card.incarnation:
                return effect.player
        return card.holder

    def zones(self) -> dict[tuple[int, int], list[int]]:
        """The uids by (zone, side), each list in slot order; without the Decks, which ``in_zone`` counts when asked."""
        found: dict[tuple[int, int], list[int]] | None = self.memo.get("zones")
        if found is None:
            found = self.memo["zones"] = {}
            changed = bool(self.control)
            lying = [(card.slot, uid) for uid, card in enumerate(self.cards) if card.zone != _DECK]
            lying.sort()
            for _, uid in lying:
                card = self.cards[uid]
                zone = card.zone
                key = (zone, self.controller(uid) if changed and zone in IN_PLAY else card.holder)
                if key in found:
                    found[key].append(uid)
                else:
                    found[key] = [uid]
        return found

    def _decks(self) -> dict[int, list[int]]:
        """The uids in the Decks by player, in order."""
        found: dict[int, list[int]] | None = self.memo.get("decks")
        if found is None:
            found = self.memo["decks"] = {0: [], 1: []}
            cards = self.cards
            lying = [uid for uid, card in enumerate(cards) if card.zone == _DECK]
            for uid in sorted(lying, key=lambda uid: cards[uid].slot):
                found[cards[uid].holder].append(uid)
        return found

    def in_zone(self, zone: int, side: int) -> list[int]:
        """The uids in a zone, by slot. ``side``: on the field the controller, else the player with whom they lie."""
        return self._decks().get(side, []) if zone == _DECK else self.zones().get((zone, side), [])

    def attached(self, uid: int) -> tuple[int, ...]:
        """The Xyz Materials attached to a monster, lowest first."""
        return tuple(
            one.source.uid
            for one in self.relations
            if one.kind == RelationKind.MATERIAL and one.other.uid == uid and self.is_same(one.other)
        )

    def is_up(self, uid: int) -> bool:
        """Whether the card is face-up in its zone."""
        card = self.cards[uid]
        return shows_face(card.zone, card.position)

    def free_slot(self, zone: int, side: int) -> int:
        """The lowest free slot of a zone on the field, or NOBODY if it is full."""
        if zone == Zone.SPELL and self.free_slots(zone, side) <= 0:
            return NOBODY
        return self.empty_slot(zone, side)

    def empty_slot(self, zone: int, side: int) -> int:
        """The lowest slot without a card, whether or not it is reserved for a Trap Monster; NOBODY if there is none."""
        taken = {self.cards[uid].slot for uid in self.in_zone(zone, side)}
        return next((slot for slot in range(ROOM.get(zone, 1)) if slot not in taken), NOBODY)

    def free_slots(self, zone: int, side: int) -> int:
        """The number of free slots of a zone on the field."""
        free = ROOM.get(zone, 1) - len(self.in_zone(zone, side))
        if zone == Zone.SPELL and self.book.trap_monsters:
            # a Trap Monster occupies a zone of both kinds
            forms = self.book.trap_monsters
            free -= sum(self.cards[uid].number in forms for uid in self.in_zone(Zone.MONSTER, side))
        if self.book.missing:
            free += self._uncounted(zone, side)
        return free

    def _uncounted(self, zone: int, side: int) -> int:
        """Cards that occupy no zone if the rule that says they do is disabled."""
        faces = [self.card(uid) for uid in self.in_zone(zone, side)]
        if zone == Zone.MONSTER and not self.under(TOKEN_ZONE):
            return sum(card is not None and card.is_token for card in faces)
        return 0
