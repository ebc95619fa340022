"""From actions to lines: what a player would have typed to play them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated, SummonProcedure
from rulebook.vocabulary.terms import Phase, Position

from .declared import while_announcing, word_of
from .lines import CardName, Clause, LineAction
from .names import shortest_name
from .resolver import effect_number
from .words import CHANCE, NUMBER_WORD, TARGET_WORD

Moment = tuple[DuelState, Action]
"""An action and the duel in which it was taken."""

_VERBS: dict[int, str] = {
    ActionKind.SUMMON: "summon",
    ActionKind.SET: "set",
    ActionKind.FLIP: "flip",
    ActionKind.SPECIAL: "special-summon",
    ActionKind.CHANGE: "change",
    ActionKind.ATTACK: "attack",
    ActionKind.ACTIVATE: "activate",
    ActionKind.PASS: "pass",
    ActionKind.DONE: "done",
    ActionKind.YES: "yes",
    ActionKind.NO: "no",
    ActionKind.WITHDRAW: "withdraw",
}
_COSTS: tuple[tuple[type, str], ...] = (
    (o.Discard, "discarding"),
    (o.Tribute, "tributing"),
    (o.Send, "sending"),
    (o.Banish, "banishing"),
    (o.Return, "returning"),
    (o.Place, "placing"),
    (o.Detach, "detaching"),
)
ANNOUNCEMENTS = (
    ActionKind.SUMMON,
    ActionKind.SET,
    ActionKind.FLIP,
    ActionKind.SPECIAL,
    ActionKind.CHANGE,
    ActionKind.ATTACK,
    ActionKind.ACTIVATE,
)
"""Actions whose follow-up choices belong to the same line."""


def continues(moment: Moment) -> bool:
    """Whether this action completes a preceding announcement, and so belongs to its line."""
    request = moment[0].request
    if request.kind == RequestKind.NUMBER and request.purpose >= Purpose.MODE:
        return while_announcing(moment[0])
    return request.kind == RequestKind.ATTACK_TARGET or (
        request.kind in (RequestKind.PICK, RequestKind.NUMBER, RequestKind.POSITION)
        and request.purpose in (Purpose.COST, Purpose.TARGET, Purpose.TRIBUTE, Purpose.SUMMON, Purpose.NONE)
    )


_BEGINNINGS = (*ANNOUNCEMENTS, ActionKind.CHOOSE)
"""What choices can complete. After a pass, a number or another answer they go on lines of their own."""


def belongs(first: Moment, moment: Moment) -> bool:
    """Whether this action completes the announcement that ``first`` began; targets only complete activations.

    Cards picked one after the other for one request belong together, including the end of picking.
    """
    request, began = moment[0].request, first[1]
    if began.kind == ActionKind.CHOOSE and request.kind == RequestKind.PICK and request.picked[:1] == (began.card,):
        return request.purpose == first[0].request.purpose and moment[1].kind in (ActionKind.CHOOSE, ActionKind.DONE)
    return (
        continues(moment)
        and first[1].kind in _BEGINNINGS
        and moment[1].kind != ActionKind.WITHDRAW
        and first[1].player == moment[1].player
        and (moment[0].request.purpose != Purpose.TARGET or first[1].kind in (ActionKind.ACTIVATE, ActionKind.CHOOSE))
    )


def lines_of(book: Book, moments: Iterable[Moment]) -> list[tuple[LineAction, int]]:
    """The lines for these actions, each with the number of actions it covers."""
    groups: list[list[Moment]] = []
    for moment in moments:
        if groups and belongs(groups[-1][0], moment):
            groups[-1].append(moment)
        else:
            groups.append([moment])
    return [(line_of(book, group), len(group)) for group in groups]


def line_of(book: Book, moments: Sequence[Moment], reader: int = NOBODY) -> LineAction:
    """One line for an announcement with its choices, or for a single answer; ``moments`` must not be empty.

    ``reader``: see ``names.cards_named``.
    """
    state, action = moments[0]
    player, kind = action.player, action.kind
    if kind == ActionKind.NEXT:
        return LineAction(player, "next", phase=Phase(action.value))
    if kind == ActionKind.ROLL:
        return LineAction(CHANCE, "roll", number=action.value)
    if kind == ActionKind.TOSS:
        return LineAction(CHANCE, "toss", number=action.value)
    if kind == ActionKind.LOT:
        return LineAction(CHANCE, "lot", (shortest_name(book, state, action.card, reader),))
    if kind in (ActionKind.CHOOSE, ActionKind.NUMBER, ActionKind.POSITION):
        return _choice(book, moments, reader)
    verb = _VERBS[kind]
    if kind not in ANNOUNCEMENTS:
        return LineAction(player, verb)
    if kind == ActionKind.ACTIVATE and state.request.kind == RequestKind.TRIGGER:
        verb = "order"
    name = shortest_name(book, state, action.card, reader)
    number = _effect_number(book, state, action) if verb == "activate" else None
    return _with_choices(book, LineAction(player, verb, (name,), number=number), moments, reader)


def _choice(book: Book, moments: Sequence[Moment], reader: int) -> LineAction:
    state, action = moments[0]
    word = word_of(book, state.request.purpose, action.value) if action.kind == ActionKind.NUMBER else ""
    if word:
        return LineAction(action.player, "choose", (CardName(word),))
    if action.kind == ActionKind.NUMBER:
        return LineAction(action.player, "choose", number=action.value)
    if action.kind == ActionKind.POSITION:
        return LineAction(action.player, "choose", position=Position(action.value))
    if action.card == NOBODY:
        return LineAction(action.player, "choose", directly=True)
    chosen = [(state, action) for state, action in moments if action.kind == ActionKind.CHOOSE]
    names = tuple(shortest_name(book, state, action.card, reader) for state, action in chosen)
    return LineAction(action.player, "choose", names)


def _effect_number(book: Book, state: DuelState, action: Action) -> int | None:
    """The number of the effect, if the card has several that could be meant."""
    effects = book.effects(state.cards[action.card].number)
    return effect_number(book, state, action) if sum(isinstance(one, Activated) for one in effects) > 1 else None


def _cost_word(book: Book, state: DuelState, action: Action) -> str:
    """The keyword of the first cost that uses cards: discarding, sending ..."""
    if action.kind in (ActionKind.SUMMON, ActionKind.SET):
        return "tributing"
    effects = book.effects(state.cards[action.card].number)
    costs: list[o.Operation] = []
    if action.kind == ActionKind.SPECIAL and not any(isinstance(one, SummonProcedure) for one in effects):
        return "using"
    if action.kind == ActionKind.SPECIAL:
        costs = [one.pay for one in effects if isinstance(one, SummonProcedure) and one.pay]
    elif action.index < len(effects):
        effect = effects[action.index]
        costs = list(effect.cost) if isinstance(effect, Activated) else []
    for cost in costs:
        for kind, word in _COSTS:
            if isinstance(cost, kind):
                return word
    return "paying"


def _with_choices(book: Book, line: LineAction, moments: Sequence[Moment], reader: int) -> LineAction:
    costs: list[CardName] = []
    targets: list[CardName] = []
    numbers: list[int] = []
    words: list[str] = []
    position: Position | None = None
    directly = False
    for state, action in moments[1:]:
        if action.kind == ActionKind.NUMBER and (word := word_of(book, state.request.purpose, action.value)):
            words.append(word)
        elif action.kind == ActionKind.NUMBER:
            numbers.append(action.value)
        elif action.kind == ActionKind.POSITION:
            position = Position(action.value)
        elif action.kind == ActionKind.CHOOSE and action.card == NOBODY:
            directly = True
        elif action.kind == ActionKind.CHOOSE:
            paid = state.request.purpose in (Purpose.COST, Purpose.TRIBUTE, Purpose.SUMMON)
            (costs if paid else targets).append(shortest_name(book, state, action.card, reader))
    clauses = [Clause(NUMBER_WORD, (), number) for number in numbers]
    clauses += [Clause(NUMBER_WORD, (CardName(word),)) for word in words]
    if costs:
        clauses.append(Clause(_cost_word(book, *moments[0]), tuple(costs)))
    if targets:
        clauses.append(Clause(TARGET_WORD, tuple(targets)))
    return LineAction(
        line.player, line.verb, line.cards, tuple(clauses), line.number, None, position, directly
    )  # fmt: skip
