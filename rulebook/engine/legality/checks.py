"""Checks: the single source of legality. A failing check provides its id, its rules and the relevant numbers.

A check is a function of a ``Case`` that returns arguments for a sentence, or None if it passes. ``after`` names checks
that must pass before this one makes sense (no "no target" together with "wrong phase").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rulebook.engine.chain import activation_choices, activations
from rulebook.engine.choosing.costs import NotPossible
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, CardState
from rulebook.engine.core.check import Arguments, Check
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import BY_DECK
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.core.verdict import Failure, Lasting
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.terms import CardKind, EffectKind, Side

Test = Callable[["Case"], "Arguments | None"]

NO: Arguments = {}
"""A failure without arguments."""

Concern = Callable[[Book, Card, Activated], bool]
OF_MOMENT: set[Test] = set()
"""Tests that look only at the moment, the verb and the player, so that one answer serves all actions of a kind."""
CONCERNS: dict[Test, Concern] = {}
"""Of which effects a test can refuse the activation, if it is one that is listed (see ``listing``)."""


def of_moment(test: Test) -> Test:
    """Mark a test that looks only at the moment, the verb and the player."""
    OF_MOMENT.add(test)
    return test


def only_for(concern: Concern) -> Callable[[Test], Test]:
    """Mark a test that can only refuse the activation of some effects, if the player is asked and may use the card."""

    def mark(test: Test) -> Test:
        CONCERNS[test] = concern
        return test

    return mark


def never(book: Book, card: Card, effect: Activated) -> bool:
    """The concern of a test that every listed activation passes."""
    return False


def of_kinds(*kinds: EffectKind) -> Concern:
    """The concern of a test on some kinds of effects."""
    return lambda book, card, effect: effect.kind in kinds


def of_cards(*kinds: CardKind) -> Concern:
    """The concern of a test on the activation of some kinds of cards."""
    return lambda book, card, effect: card.kind in kinds and effect.kind == EffectKind.ACTIVATION


class Case:
    """One action being judged, with values shared by its checks.

    ``uid`` is its card, ``lying`` that card's state, ``card`` its definition, if it is identified; ``effect`` is the
    effect an ACTIVATE action names, and ``is_activation`` says that it is the activation of a Spell or Trap Card.
    ``told``: the reasons are wanted, and not only whether there is one.
    """

    __slots__ = ("_explored", "action", "card", "effect", "is_activation", "lying", "player", "table", "told", "uid")

    card: Card | None
    effect: Activated | None
    lying: CardState

    def __init__(self, table: Table, action: Action, told: bool = False) -> None:
        self.table = table
        self.action = action
        self.told = told
        self.player = action.player
        self.uid = uid = action.card
        self.card = self.effect = None
        self.is_activation = False
        self._explored: NotPossible | bool | None = False
        if 0 <= uid < len(table.cards):
            self.lying = lying = table.cards[uid]
            self.card = table.book.by_number.get(lying.number)
            self.effect = effect = activations.effect_in(table.book, lying.number, action.index)
            self.is_activation = effect is not None and effect.kind is EffectKind.ACTIVATION

    @property
    def known(self) -> bool:
        """Whether the action names an existing card."""
        return 0 <= self.uid < len(self.table.cards)

    def bound(self) -> activations.Bound | None:
        """What the effect answers, if it answers an event."""
        effect = self.effect
        assert effect is not None
        if not effect.event or is_phase_trigger(effect):
            return None
        return activations.answered(self.table, self.player, self.uid, self.action.index, effect)

    def explored(self) -> NotPossible | None:
        """Why no complete choice of cost and targets exists, or None."""
        if self._explored is False:
            bound = self.bound()
            self._explored = activation_choices.explore(self.table, self.player, self.uid, self.action.index, (), bound)
        assert not isinstance(self._explored, bool)
        return self._explored


def run(checks: Iterable[Check[Case]], case: Case) -> tuple[Failure, ...]:
    """Run checks in order and return every failure."""
    failures: list[Failure] = []
    failed: set[str] = set()
    for check in checks:
        if failed and not failed.isdisjoint(check.after):
            failed.add(check.id)
            continue
        arguments = check.test(case)
        if arguments is not None:
            failures.append(Failure(check.id, check.rules, tuple(arguments.items()), check.lasts))
            if check.id == "duel.over":
                break
            failed.add(check.id)
    return tuple(failures)


def none_refuses(checks: Iterable[Check[Case]], case: Case) -> bool:
    """Whether no check fails; like ``run``, but without reasons, stopping at the first failure."""
    possible = case.table.request.kind == RequestKind.TRIGGER
    for check in checks:
        if check.of_choice:
            possible = possible or case.explored() is None
            if possible:
                continue
        if check.test(case) is not None:
            return False
    return True


def is_phase_trigger(effect: Activated) -> bool:
    """Whether the effect is used "during" a phase: activated one by one, not as a group (mechanic D6)."""
    return any(pattern.phase is not None for pattern in effect.event)


# Gates: is this the moment? -----------------------------------------------------------------------

VERB_NAME = {
    ActionKind.SUMMON: "summon",
    ActionKind.SET: "set",
    ActionKind.FLIP: "flip",
    ActionKind.SPECIAL: "special-summon",
    ActionKind.CHANGE: "change",
    ActionKind.ATTACK: "attack",
    ActionKind.ACTIVATE: "activate",
    ActionKind.NEXT: "next",
}


@of_moment
def over(case: Case) -> Arguments | None:
    """The duel is over."""
    return NO if case.table.winner != NOBODY and case.table.win_reason != BY_DECK else None


@of_moment
def decked(case: Case) -> Arguments | None:
    """Somebody could not draw and has lost."""
    return NO if case.table.winner != NOBODY and case.table.win_reason == BY_DECK else None


@of_moment
def resolving(case: Case) -> Arguments | None:
    """Nothing can be activated or Summoned while a Chain resolves."""
    request = case.table.request
    if request.kind in (RequestKind.OPEN, RequestKind.RESPOND, RequestKind.TRIGGER):
        return None
    return NO if _is_resolving(case.table) else None


def _is_resolving(table: Table) -> bool:
    return any(frame.procedure in (Procedure.RESOLVE, Procedure.RUN) for frame in table.agenda)


@of_moment
def pending(case: Case) -> Arguments | None:
    """Another choice has to be made first."""
    request = case.table.request
    if request.kind in (RequestKind.OPEN, RequestKind.RESPOND, RequestKind.TRIGGER):
        return None
    return {"purpose": Purpose(request.purpose).name.lower().replace("_", "-"), "player": request.player}


@of_moment
def not_your_turn(case: Case) -> Arguments | None:
    """Only the turn player may do this."""
    return {"player": case.table.turn_player} if case.player != case.table.turn_player else None


@of_moment
def not_open(case: Case) -> Arguments | None:
    """It requires an open game state: no Chain, no window (mechanic A1)."""
    if case.table.request.kind == RequestKind.OPEN:
        return None
    return {"verb": VERB_NAME[ActionKind(case.action.kind)], "chain": int(bool(case.table.chain))}


def leaves_phase(case: Case) -> bool:
    """Whether the phase is about to end: the players can still respond before the next one."""
    return case.table.request.kind == RequestKind.RESPOND and case.table.request.purpose == Purpose.PHASE_END


@of_moment
def other_player(case: Case) -> Arguments | None:
    """Another player is being asked."""
    request = case.table.request
    return {"player": request.player} if request.player != case.player else None


@only_for(never)
def unknown_card(case: Case) -> Arguments | None:
    """The action names no card, or an unidentified one."""
    return None if case.known and case.card is not None else NO


OVER: tuple[Check[Case], ...] = (
    Check("duel.over", Lasting.NEVER, ("win.lp-zero",), over),
    Check("duel.over", Lasting.NEVER, ("win.deck-out",), decked),
)

GATE: tuple[Check[Case], ...] = (
    *OVER,
    Check("chain.resolving", Lasting.CHAIN, ("mechanic.B2", "chain.reverse-resolution"), resolving, ("duel.over",)),
    Check("request.pending", Lasting.MOMENT, ("mechanic.A1",), pending, ("duel.over", "chain.resolving")),
)

TURN_PLAYER_GATE: tuple[Check[Case], ...] = (
    *GATE,
    Check("turn.not-yours", Lasting.TURN, ("turn.turn-player",), not_your_turn, ("duel.over",)),
)

NOT_NOW = ("duel.over", "chain.resolving", "request.pending", "turn.not-yours")


def open_state(*rules: str) -> Check[Case]:
    """The check for an open game state, resting on these rules."""
    return Check("turn.open", Lasting.CHAIN, rules, not_open, NOT_NOW)


CARD_KNOWN = Check("card.hidden", Lasting.NEVER, ("public.counts",), unknown_card)


def not_yours(*after: str) -> tuple[Check[Case], Check[Case]]:
    """The checks that the card belongs to the player: its controller on the field, otherwise its owner."""

    def test(on_field: bool) -> Test:
        @only_for(never)
        def whose(case: Case) -> Arguments | None:
            if case.effect is not None and case.effect.who == Side.ANY:
                return None
            controller = case.table.controller(case.uid)
            if controller == case.player or (case.lying.zone in IN_PLAY) != on_field:
                return None
            return {"player": controller}

        return whose

    return (
        Check("card.not-yours", Lasting.BOARD, ("term.control",), test(True), after),
        Check("card.not-yours", Lasting.BOARD, ("mechanic.C8",), test(False), after),
    )
