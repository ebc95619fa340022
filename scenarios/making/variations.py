"""The same position with one thing changed, and how to say so: for refusals that would hold otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import CardRef, CardState
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import Attack, DuelState
from rulebook.engine.core.table import Table
from rulebook.engine.records.usage_limits import use
from rulebook.explain.things import Reader, word
from rulebook.explain.tree import Explanation, Role, Value
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import ON_FIELD, Phase, Position, Step, Zone
from scenarios.playing.history import YOU

FEW = 100
"""Life Points too few for what costs any."""

_IN_MAIN_PHASE = {
    ActionKind.SUMMON, ActionKind.SET, ActionKind.FLIP, ActionKind.SPECIAL, ActionKind.CHANGE,
}  # fmt: skip
_TURNED = {Position.ATTACK: Position.DEFENSE, Position.DEFENSE: Position.ATTACK}


class Variation(NamedTuple):
    """A changed position, and what is changed."""

    state: DuelState
    because: Explanation


class _Case(NamedTuple):
    book: Book
    state: DuelState
    action: Action

    @property
    def card(self) -> CardState:
        return self.state.cards[self.action.card]

    def varied(self, name: str, *arguments: tuple[str, Value], **changes: object) -> Variation:
        """The position with some fields changed."""
        reader = Reader(self.book, YOU)
        known = (("actor", reader.who(self.action.player)), ("card", reader.card(self.action.card, self.card)))
        because = Explanation(f"exercise.if.{name}", (*known, *arguments), role=Role.WHAT_IF)
        return Variation(self.state.with_(**changes), because)

    def with_card(self, name: str, card: CardState, *arguments: tuple[str, Value]) -> Variation:
        """The position with the card of the action changed."""
        return self.without(name, {self.action.card: card}, *arguments)

    def without(self, name: str, cards: dict[int, CardState], *arguments: tuple[str, Value]) -> Variation:
        """The position with some cards changed."""
        changed = tuple(cards.get(uid, card) for uid, card in enumerate(self.state.cards))
        return self.varied(name, *arguments, cards=changed)


def variations(book: Book, state: DuelState, action: Action) -> Iterator[Variation]:
    """Yield the position with one thing changed at a time.

    Args:
        book: ruleset and cards.
        state: the position.
        action: what a player announces with a card.
    """
    case = _Case(book, state, action)
    for make in _MAKERS:
        yield from make(case)


def _turn(case: _Case) -> Iterator[Variation]:
    if case.state.request.kind == RequestKind.OPEN and case.action.kind != ActionKind.ACTIVATE:
        other = 1 - case.action.player
        request = case.state.request._replace(player=other)
        whose = ("player", Reader(case.book, YOU).who(other))
        yield case.varied("turn", whose, turn_player=other, request=request)


def _phase(case: _Case) -> Iterator[Variation]:
    if case.state.request.kind != RequestKind.OPEN:
        return
    phase, step = (Phase.BATTLE, Step.BATTLE) if case.action.kind in _IN_MAIN_PHASE else (Phase.MAIN_2, Step.NONE)
    if case.state.phase != phase and case.action.kind != ActionKind.ACTIVATE:
        yield case.varied("phase", ("phase", word("phase", phase)), phase=phase, step=step)


def _first_turn(case: _Case) -> Iterator[Variation]:
    if case.action.kind == ActionKind.ATTACK and case.state.turn > 1:
        yield case.varied("first-turn", turn=1)


def _summoned(case: _Case) -> Iterator[Variation]:
    if case.action.kind in (ActionKind.SUMMON, ActionKind.SET) and not case.state.summons:
        yield case.varied("summoned", summons=1)


def _attacked(case: _Case) -> Iterator[Variation]:
    if case.action.kind not in (ActionKind.ATTACK, ActionKind.CHANGE):
        return
    here, card = case.action.card, case.card
    ref = CardRef(here, card.incarnation, 0)
    cards = list(case.state.cards)
    cards[here] = card._replace(facts=card.facts | Fact.ATTACKED)
    attacks = (*case.state.attacks, Attack(ref, CardRef(-1, 0, 0)))
    yield case.varied("attacked", cards=tuple(cards), attacks=attacks)


def _turned(case: _Case) -> Iterator[Variation]:
    card = case.card
    if card.zone == Zone.MONSTER and (now := _TURNED.get(Position(card.position))) is not None:
        yield case.with_card("position", card._replace(position=now), ("position", word("position", now)))
    if card.zone == Zone.MONSTER and card.position != Position.SET:
        hidden = card._replace(position=Position.SET)
        yield case.with_card("position", hidden, ("position", word("position", Position.SET)))


def _arrived(case: _Case) -> Iterator[Variation]:
    card = case.card
    if case.action.kind in (ActionKind.CHANGE, ActionKind.FLIP) and card.zone == Zone.MONSTER:
        fact = Fact.SET_THIS_TURN if card.position == Position.SET else Fact.NORMAL_SUMMONED
        yield case.with_card("arrived", card._replace(facts=card.facts | fact))
    if case.action.kind == ActionKind.ACTIVATE and card.zone == Zone.SPELL and card.position == Position.SET:
        yield case.with_card("set-now", card._replace(facts=card.facts | Fact.SET_THIS_TURN))


def _changed(case: _Case) -> Iterator[Variation]:
    if case.action.kind == ActionKind.CHANGE:
        yield case.with_card("changed", case.card._replace(facts=case.card.facts | Fact.CHANGED_POSITION))


def _elsewhere(case: _Case) -> Iterator[Variation]:
    if case.card.zone in (Zone.SPELL, Zone.MONSTER) and case.card.position == Position.SET:
        card = case.card._replace(zone=Zone.HAND, position=Position.NONE, facts=0)
        yield case.with_card("place", card, ("zone", word("zone", Zone.HAND)))
    if case.card.zone in (Zone.HAND, *ON_FIELD):
        card = case.card._replace(zone=Zone.GRAVEYARD, position=Position.UP, facts=0)
        yield case.with_card("place", card, ("zone", word("zone", Zone.GRAVEYARD)))


def _poor(case: _Case) -> Iterator[Variation]:
    if case.state.lp[case.action.player] > FEW:
        lp = tuple(FEW if player == case.action.player else points for player, points in enumerate(case.state.lp))
        yield case.varied("lp", ("amount", FEW), lp=lp)


def _used(case: _Case) -> Iterator[Variation]:
    effects = case.book.effects(case.card.number)
    effect = effects[case.action.index] if case.action.index < len(effects) else None
    if case.action.kind == ActionKind.ACTIVATE and isinstance(effect, Activated) and effect.limit is not None:
        table = Table(case.book, case.state)
        use(table, case.action.player, case.action.card, case.action.index, effect)
        yield case.varied("used", limits=table.limits)


def _bare(case: _Case) -> Iterator[Variation]:
    """Yield the position without the cards of one place: a hand, a Graveyard, a side of the field."""
    for name, zones in (("hand", (Zone.HAND,)), ("graveyard", (Zone.GRAVEYARD,)), ("side", ON_FIELD)):
        for player in (0, 1):
            gone = {
                uid: card._replace(zone=Zone.DECK, position=Position.NONE, slot=-1 - uid)
                for uid, card in enumerate(case.state.cards)
                if card.zone in zones and uid != case.action.card and card.holder == player
            }
            if gone:
                yield case.without(f"no-{name}", gone, ("player", Reader(case.book, YOU).who(player)))


_MAKERS: tuple[Callable[[_Case], Iterator[Variation]], ...] = (
    _attacked, _arrived, _changed, _summoned, _turned, _used, _first_turn, _phase, _bare, _poor, _elsewhere, _turn,
)  # fmt: skip
"""The changes, the most telling one first."""
