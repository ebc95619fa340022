"""What can be done at a moment, as things to press: answers to a request, cards to choose, the moves of a card."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulebook.engine.api import announcements, apply, judge, view
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState, Request
from rulebook.language.sentences.render import Depth
from rulebook.vocabulary.terms import Cause, Phase, Position
from tutor_app.texts.messages import message
from tutor_app.wording.moves import ANNOUNCES, card_name, move_label
from tutor_app.wording.reasons import Reason, refused

CHOICES: frozenset[int] = frozenset({RequestKind.PICK, RequestKind.ATTACK_TARGET, RequestKind.REPLAY, RequestKind.LOT})
"""Requests that are answered with cards of the field."""
MOST_EFFECTS = 20
"""Upper bound on the effects of a card."""
_NUMBER = re.compile(r"-?[0-9]{1,10}")
_KINDS = frozenset(map(int, ActionKind))
_PHASES, _POSITIONS = frozenset(map(int, Phase)), frozenset(map(int, Position))
_PLAYERS = (NOBODY, 0, 1)


class Offer(NamedTuple):
    """Something to do. ``refusal`` says why it is illegal, ``checks`` are the ids of the failed checks; without a
    refusal it is a button that sends ``send``.
    """

    send: str
    what: str
    about: str = ""
    refusal: Reason | None = None
    checks: tuple[str, ...] = ()
    remark: str = ""


def encode(action: Action) -> str:
    """An action as the message a button sends."""
    return "act:" + ":".join(str(int(part)) for part in action)


def whole_number(text: str) -> int | None:
    """The number in a click, at most ten digits; None for anything else."""
    return int(text) if _NUMBER.fullmatch(text) else None


def decode(text: str) -> Action | None:
    """The action of a button's message; None if it is invalid."""
    numbers = [whole_number(part) for part in text.removeprefix("act:").split(":")]
    kind, *others = numbers
    if len(numbers) != 5 or kind not in _KINDS or None in others:
        return None
    return Action(kind, *(number or 0 for number in others))


def fits(action: Action, state: DuelState) -> bool:
    """Whether an action names a card, players, an effect and a value that exist; the rules judge the rest.

    Only such an action can be judged and rendered. The page's own offers always fit; a forged click may not.
    """
    if not NOBODY <= action.card < len(state.cards) or not 0 <= action.index < MOST_EFFECTS:
        return False
    if action.player not in _PLAYERS:
        return False
    if action.kind == ActionKind.NEXT:
        return action.value in _PHASES
    if action.kind == ActionKind.POSITION:
        return action.value in _POSITIONS
    return action.value >= 0


def may_confirm(request: Request, picked: Sequence[int]) -> bool:
    """Whether the number of cards chosen on the page is valid."""
    count = len(request.picked) + len(picked)
    return request.low <= count <= max(request.high, request.low)


def answers_of(request: Request, picked: Iterable[int]) -> list[Action]:
    """The actions that give the chosen cards, in ascending order, and "done" if that is still open."""
    chosen = sorted(picked)
    if request.kind == RequestKind.LOT:
        return [Action(ActionKind.LOT, request.player, card) for card in chosen]
    actions = [Action(ActionKind.CHOOSE, request.player, card) for card in chosen]
    if request.kind == RequestKind.PICK and len(request.picked) + len(chosen) < request.high:
        actions.append(Action(ActionKind.DONE, request.player))
    return actions


def main_answers(
    book: Book, state: DuelState, legal: Sequence[Action], lang: str, picked: Sequence[int]
) -> list[Offer]:
    """The answers to the request itself: pass, confirm, yes or no, numbers, the next phase, withdraw."""
    request = state.request
    found: list[Offer] = []
    if request.kind == RequestKind.DIE:
        found.append(Offer("chance", message(lang, "moves.roll")))
    elif request.kind == RequestKind.COIN:
        found.append(Offer("chance", message(lang, "moves.toss")))
    elif request.kind == RequestKind.LOT:
        found.append(Offer("chance", message(lang, "moves.lot")))
    elif request.kind in CHOICES and picked and may_confirm(request, picked):
        names = ", ".join(card_name(book, state, uid, lang) for uid in sorted(picked))
        found.append(Offer("confirm", message(lang, "moves.confirm_named", cards=names)))
    for action in legal:
        kind = ActionKind(action.kind)
        if kind in ANNOUNCES and request.kind != RequestKind.TRIGGER:
            continue
        if kind in (ActionKind.CHOOSE, ActionKind.LOT) and action.card != NOBODY:
            continue
        if kind == ActionKind.NUMBER and request.purpose == Purpose.DECLARE_NAME:
            continue
        if kind == ActionKind.DONE:
            if not picked:
                label = "moves.confirm" if request.picked else "moves.confirm_none"
                label = "moves.enough" if state.agenda and any(state.agenda[-1].chosen) else label
                label = "moves.others_first" if request.purpose == Purpose.OBLIGATION else label
                found.append(Offer(encode(action), message(lang, label)))
            continue
        send, words = encode(action), move_label(book, state, action, lang)
        if kind == ActionKind.PASS and request.kind == RequestKind.RESPOND:
            words = message(lang, "moves.pass_resolve")
        elif kind == ActionKind.ACTIVATE:
            words = f"{card_name(book, state, action.card, lang)}: {words}"
        found.append(Offer(send, words))
    return sorted(found, key=lambda offer: offer.send.startswith(f"act:{int(ActionKind.WITHDRAW)}:"))


def option_rows(book: Book, state: DuelState, lang: str, options: Iterable[int], picked: Sequence[int]) -> list[Offer]:
    """The cards that can be chosen, as rows beside the field."""
    return [
        Offer(f"card:{uid}", f"{'☑' if uid in picked else '☐'} {card_name(book, state, uid, lang)}")
        for uid in options
        if uid != NOBODY
    ]


def names_offered(book: Book, state: DuelState, legal: Sequence[Action], lang: str) -> list[Offer]:
    """The card names that can be declared, in alphabetical order; those the reader sees in the duel first."""
    seen = {card.number for card in state.cards}
    found = [(action.value not in seen, move_label(book, state, action, lang), encode(action))
             for action in legal if action.kind == ActionKind.NUMBER]  # fmt: skip
    return [Offer(send, words) for _, words, send in sorted(found, key=lambda one: (one[0], one[1].casefold()))]


def foreseen(book: Book, state: DuelState, action: Action, lang: str) -> str:
    """What announcing a legal activation immediately pays and targets by forced choices; "" otherwise.

    The cards are named as the player sees them.
    """
    if action.kind != ActionKind.ACTIVATE:
        return ""
    shown = view(book, state, action.player)
    events = apply(book, state, action, trusted=True).events
    costs = [
        f"{event.get('amount')} LP" if event.kind == EventKind.PAID_LP
        else card_name(book, shown, event.subject.uid, lang)
        for event in events if event.cause == Cause.COST and event.kind != EventKind.NUMBER_CHOSEN
    ]  # fmt: skip
    targets = [card_name(book, shown, event.subject.uid, lang) for event in events if event.kind == EventKind.TARGETED]
    named = (("role.cost", costs), ("role.target", targets))
    return " · ".join(f"{message(lang, key)}: {', '.join(words)}" for key, words in named if words)


def card_offers(
    book: Book, state: DuelState, player: int, uid: int, lang: str, depth: Depth = Depth.EXACT
) -> list[Offer]:
    """One entry per verb of the card: a button if it is legal, the reason if it is not.

    Legal ones come first, and Setting a card after all others.
    """
    found: list[Offer] = []
    for place, action in enumerate(announcements(book, state, player, uid)):
        verdict = judge(book, state, action)
        words = move_label(book, state, action, lang)
        why = None if verdict.ok else refused(book, lang, state, verdict, f"refused-{uid}-{place}", depth)
        checks = tuple(failure.check for failure in verdict.failures)
        about = foreseen(book, state, action, lang) if verdict.ok else ""
        found.append(Offer(encode(action), words, about, why, checks))
    setting = f"act:{int(ActionKind.SET)}:"
    return sorted(found, key=lambda offer: (offer.refusal is not None, offer.send.startswith(setting)))


def possible_moves(book: Book, state: DuelState, legal: Sequence[Action], lang: str) -> list[Offer]:
    """Every legal move with a card, for when no card is open."""
    return [
        Offer(encode(action), card_name(book, state, action.card, lang), move_label(book, state, action, lang))
        for action in legal
        if action.kind in ANNOUNCES
    ]
