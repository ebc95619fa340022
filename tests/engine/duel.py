"""A helper for engine tests: boards in one line, play in words, events by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulebook.engine.api import apply, judge, legal_actions
from rulebook.engine.card_values import facts
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import CardState
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import Verdict
from rulebook.engine.positions import position
from rulebook.shelf import open_book
from rulebook.vocabulary.terms import CardKind, Phase, Position, Zone

YOU, OPPONENT = 0, 1
_POSITIONS = {"atk": Position.ATTACK, "def": Position.DEFENSE, "set": Position.SET, "up": Position.UP}


class Duel:
    """A duel under test. Cards are named by slug; ``slug|set`` etc. gives their position."""

    def __init__(
        self,
        *,
        book: Book | None = None,
        hand: Sequence[str] = (),
        monsters: Sequence[str] = (),
        spells: Sequence[str] = (),
        graveyard: Sequence[str] = (),
        deck: Sequence[str] | int = 10,
        their_hand: Sequence[str] = (),
        their_monsters: Sequence[str] = (),
        their_spells: Sequence[str] = (),
        their_graveyard: Sequence[str] = (),
        their_deck: Sequence[str] | int = 10,
        lp: tuple[int, int] = (8000, 8000),
        turn: int = 3,
        turn_player: int = YOU,
        phase: Phase = Phase.MAIN_1,
    ) -> None:
        self.book = book or open_book("2014")
        cards: list[CardState] = []
        sides = (
            (YOU, hand, monsters, spells, graveyard, deck),
            (OPPONENT, their_hand, their_monsters, their_spells, their_graveyard, their_deck),
        )
        for owner, in_hand, on_field, behind, in_gy, in_deck in sides:
            pile = ["unknown"] * in_deck if isinstance(in_deck, int) else list(reversed(in_deck))
            for zone, names, default in (
                (Zone.HAND, in_hand, Position.NONE),
                (Zone.MONSTER, on_field, Position.ATTACK),
                (Zone.SPELL, behind, Position.SET),
                (Zone.GRAVEYARD, in_gy, Position.UP),
                (Zone.DECK, pile, Position.NONE),
            ):
                for slot, name in enumerate(names):
                    slug, _, how = name.partition("|")
                    number = 0 if slug == "unknown" else self.book.by_slug[slug].number
                    at = slot if zone != Zone.HAND else 0
                    lying = _POSITIONS[how] if how else default
                    seen = 0 if zone == Zone.DECK else 1 << owner
                    cards.append(CardState(number, owner, owner, zone, at, lying, seen=seen, proper=1))
        self.state: DuelState = position(self.book, cards, lp=lp, turn=turn, turn_player=turn_player, phase=phase)
        self.events: list[Event] = []

    # Looking --------------------------------------------------------------------------------------

    def uid(self, slug: str, player: int | None = None, zone: Zone | None = None) -> int:
        """The first card with this name, optionally in a place."""
        number = self.book.by_slug[slug].number
        table = Table(self.book, self.state)
        for uid, card in enumerate(self.state.cards):
            if card.number == number and card.zone != Zone.GONE:
                if player is not None and table.controller(uid) != player:
                    continue
                if zone is None or card.zone == zone:
                    return uid
        raise AssertionError(f"no {slug} of player {player} in {zone}")

    def slugs(self, zone: Zone, player: int = YOU) -> list[str]:
        """The names in a zone, sorted."""
        table = Table(self.book, self.state)
        return sorted(
            self.book.by_number[self.state.cards[uid].number].slug if self.state.cards[uid].number else "unknown"
            for uid in table.in_zone(zone, player)
        )

    def atk(self, slug: str) -> int:
        return facts(self.book, self.state, self.uid(slug, zone=Zone.MONSTER)).atk

    def happened(self, kind: EventKind, slug: str | None = None) -> list[Event]:
        """The events of a kind (about a card) so far."""
        number = self.book.by_slug[slug].number if slug else 0
        return [event for event in self.events if event.kind == kind and (not slug or event.subject.number == number)]

    # Playing --------------------------------------------------------------------------------------

    def do(self, action: Action) -> Duel:
        """Take one action and record its results."""
        transition = apply(self.book, self.state, action)
        self.state = transition.state
        self.events += transition.events
        return self

    def action(self, kind: ActionKind, slug: str, player: int = YOU, effect: int | None = None) -> Action:
        """An announcement by name. The effect defaults to the card's first that can be activated."""
        uids = [
            uid
            for uid, card in enumerate(self.state.cards)
            if card.number == self.book.by_slug[slug].number and Table(self.book, self.state).controller(uid) == player
        ]
        index = 0
        if kind == ActionKind.ACTIVATE and effect is None:
            from rulebook.vocabulary.effects import Activated

            effects = self.book.effects(self.book.by_slug[slug].number)
            index = next((i for i, one in enumerate(effects) if isinstance(one, Activated)), 0)
        elif effect is not None:
            index = effect
        options = [Action(kind, player, uid, index) for uid in uids]
        return next(
            (one for one in options if judge(self.book, self.state, one).ok),
            options[-1] if kind == ActionKind.ACTIVATE else options[0],
        )

    def verdict(self, kind: ActionKind, slug: str, player: int = YOU, effect: int | None = None) -> Verdict:
        return judge(self.book, self.state, self.action(kind, slug, player, effect))

    def refused(self, kind: ActionKind, slug: str, player: int = YOU, effect: int | None = None) -> set[str]:
        """The ids of the checks that refuse it."""
        return {failure.check for failure in self.verdict(kind, slug, player, effect).failures}

    def announce(
        self, kind: ActionKind, slug: str, *choices: str, player: int = YOU, effect: int | None = None
    ) -> Duel:
        """Announce, then answer the following picks with the named cards."""
        self.do(self.action(kind, slug, player, effect))
        return self.choose(*choices)

    def activate(self, slug: str, *choices: str, player: int = YOU, effect: int | None = None) -> Duel:
        return self.announce(ActionKind.ACTIVATE, slug, *choices, player=player, effect=effect)

    def choose(self, *slugs: str) -> Duel:
        """Answer picks with these cards, in ascending order within each request. Forced picks are not requested."""
        wanted = list(slugs)
        while wanted and self.state.request.kind in (RequestKind.PICK, RequestKind.ATTACK_TARGET, RequestKind.REPLAY):
            request = self.state.request
            options = [one for one in request.options if one not in request.picked]
            match = next(
                (
                    (name, uid)
                    for uid in sorted(options)
                    for name in wanted
                    if (uid == -1 and name == "directly")
                    or (uid >= 0 and self.book.by_number[self.state.cards[uid].number].slug == name)
                ),
                None,
            )
            if match is None:
                break
            wanted.remove(match[0])
            self.do(Action(ActionKind.CHOOSE, request.player, match[1]))
        if self.state.request.kind == RequestKind.PICK and slugs and not wanted:
            done = Action(ActionKind.DONE, self.state.request.player)
            if judge(self.book, self.state, done).ok:
                self.do(done)
        still_asked = self.state.request.kind in (RequestKind.PICK, RequestKind.ATTACK_TARGET, RequestKind.REPLAY)
        assert not (wanted and still_asked), f"could not choose {wanted}; asked: {self.state.request}"
        return self

    def passes(self) -> Duel:
        """Everybody passes until somebody has another decision to make."""
        while self.state.request.kind == RequestKind.RESPOND:
            self.do(Action(ActionKind.PASS, self.state.request.player))
        return self

    def pass_until(self, can: Callable[[Duel], bool]) -> Duel:
        """Pass until a condition holds."""
        while not can(self):
            assert self.state.request.kind == RequestKind.RESPOND, self.state.request
            self.do(Action(ActionKind.PASS, self.state.request.player))
        return self

    def until_asked(self, player: int) -> Duel:
        """Pass until this player is asked to respond."""
        return self.pass_until(lambda duel: duel.state.request.player == player)

    def once_summoned(self, player: int) -> Duel:
        """Pass until the Summon has succeeded and this player is asked to respond."""
        return self.pass_until(
            lambda duel: duel.state.request.player == player and duel.state.request.purpose == Purpose.AFTER_EVENT
        )

    def answer(self, kind: ActionKind, value: int = 0, card: int = -1) -> Duel:
        return self.do(Action(kind, self.state.request.player, card, value=value))

    def next(self, phase: Phase) -> Duel:
        """Proceed to a phase, with nobody responding."""
        return self.do(Action(ActionKind.NEXT, self.state.turn_player, value=int(phase))).passes()

    def attack(self, slug: str, target: str = "directly", player: int = YOU) -> Duel:
        """Declare an attack."""
        self.do(self.action(ActionKind.ATTACK, slug, player))
        if self.state.request.kind == RequestKind.ATTACK_TARGET:
            self.choose(target)
        return self

    def legal(self) -> list[tuple[str, str]]:
        """The legal actions as (verb, name)."""
        found = []
        for action in legal_actions(self.book, self.state):
            number = self.state.cards[action.card].number if action.card >= 0 else 0
            found.append((ActionKind(action.kind).name, self.book.by_number[number].slug if number else ""))
        return found


def monsters(book: Book) -> list[str]:
    """The slugs of every Monster Card."""
    return [card.slug for card in book.cards if card.kind == CardKind.MONSTER]
