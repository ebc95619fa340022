"""What the engine asks for, as things to press: labels of moves, prompts, answers, and the offers of a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulebook.engine.api import announcements, apply, judge, view
from rulebook.engine.card_values import facts
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import NOBODY, DuelState, Purpose, Request, RequestKind
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.recipes import SynchroSummon, XyzSummon
from rulebook.vocabulary.terms import CardKind, Cause, EffectKind, Phase, Position, Zone
from scenarios.history import YOU
from tutor_app.parts.moves import Offer
from tutor_app.texts.messages import message

from . import numbered_options
from .card_faces import name_of
from .explanations import refused

CHOICES: frozenset[int] = frozenset({RequestKind.PICK, RequestKind.ATTACK_TARGET, RequestKind.REPLAY, RequestKind.LOT})
"""Requests that are answered with cards of the field."""

ANNOUNCES: frozenset[int] = frozenset({
    ActionKind.SUMMON, ActionKind.SET, ActionKind.FLIP, ActionKind.SPECIAL, ActionKind.CHANGE, ActionKind.ATTACK,
    ActionKind.ACTIVATE,
})  # fmt: skip
"""The verbs that begin something with a card."""


def encode(action: Action) -> str:
    """An action as the text a button sends."""
    return "act:" + ":".join(str(int(part)) for part in action)


def decode(text: str) -> Action | None:
    """The action of a button; nothing for a text that is none."""
    parts = text.removeprefix("act:").split(":")
    try:
        numbers = [int(part) for part in parts]
    except ValueError:
        return None
    if len(numbers) != 5 or not 0 <= numbers[0] < len(ActionKind) or any(abs(number) > 10**6 for number in numbers):
        return None
    return Action(*numbers)


def card_name(book: Book, state: DuelState, uid: int, lang: str) -> str:
    """The name of a card on the field, or what an unknown card is called."""
    return name_of(book, state.cards[uid].number, lang) or message(lang, "board.unknown")


def move_label(book: Book, state: DuelState, action: Action, lang: str) -> str:
    """What an action does, in a few words without the card's name."""
    kind = ActionKind(action.kind)
    if kind == ActionKind.SUMMON:
        if state.cards[action.card].zone == Zone.MONSTER:
            return message(lang, "verb.summon_again")
        level = facts(book, state, action.card).level
        return message(lang, "verb.tribute_summon" if level >= 5 else "verb.summon")
    if kind == ActionKind.CHANGE:
        attack = state.cards[action.card].position == Position.ATTACK
        return message(lang, "verb.to_defense" if attack else "verb.to_attack")
    if kind == ActionKind.ACTIVATE:
        return _activation_label(book, state, action, lang)
    if kind == ActionKind.SPECIAL:
        return message(lang, f"verb.{_way(book, state, action.card)}")
    if kind in ANNOUNCES:
        return message(lang, f"verb.{kind.name.lower()}")
    if kind == ActionKind.NEXT:
        if state.phase == Phase.END:
            return message(lang, "moves.next_turn")
        if action.value == Phase.END:
            return message(lang, "moves.end_turn")
        return message(lang, "moves.phase", phase=message(lang, f"phase_full.{Phase(action.value).name.lower()}"))
    if kind == ActionKind.CHOOSE:
        return message(lang, "moves.directly") if action.card == NOBODY else card_name(book, state, action.card, lang)
    if kind == ActionKind.POSITION:
        return message(lang, f"position.{'attack' if action.value == Position.ATTACK else 'defense'}")
    if kind == ActionKind.NUMBER:
        return numbered_options.label(book, state, action.value, lang)
    if kind == ActionKind.ROLL:
        return message(lang, "moves.roll_value", value=action.value)
    if kind == ActionKind.TOSS:
        return message(lang, "moves.heads" if action.value else "moves.tails")
    if kind == ActionKind.LOT:
        return message(lang, "moves.lot_card", card=card_name(book, state, action.card, lang))
    if kind == ActionKind.NO and state.request.kind == RequestKind.REPLAY:
        return message(lang, "moves.stop_attack")
    if kind in (ActionKind.YES, ActionKind.NO) and state.request.purpose == Purpose.UPKEEP:
        return message(lang, "moves.pay" if kind == ActionKind.YES else "moves.not_pay")
    if kind == ActionKind.DONE and state.request.purpose == Purpose.OWED:
        return message(lang, "moves.others_first")
    if kind == ActionKind.PASS and state.request.kind == RequestKind.TRIGGER:
        return message(lang, "moves.not_activate")
    simple = {ActionKind.PASS: "pass", ActionKind.YES: "yes", ActionKind.NO: "no", ActionKind.DONE: "confirm",
              ActionKind.WITHDRAW: "withdraw"}  # fmt: skip
    return message(lang, f"moves.{simple[kind]}")


def _way(book: Book, state: DuelState, uid: int) -> str:
    """By which way of its own a card is Special Summoned; a card in a Pendulum Zone Summons others."""
    if state.cards[uid].zone == Zone.PENDULUM:
        return "pendulum"
    effects = book.effects(state.cards[uid].number)
    ways = {SynchroSummon: "synchro", XyzSummon: "xyz"}
    return next((ways[type(each)] for each in effects if type(each) in ways), "special")


def line_label(book: Book, state: DuelState, actions: Sequence[Action], lang: str) -> str:
    """A whole line of play in a few words: the card, what it does, and the cards chosen for it."""
    first, *rest = actions
    words = move_label(book, state, first, lang)
    if first.kind in ANNOUNCES:
        words = f"{card_name(book, state, first.card, lang)}: {words}"
    chosen = [move_label(book, state, action, lang) for action in rest if action.kind == ActionKind.CHOOSE]
    return f"{words} → {', '.join(chosen)}" if chosen else words


def whose(words: str, player: int, lang: str) -> str:
    """The words of a move, and before them whose it is where it is not the reader's."""
    return words if player in (YOU, NOBODY) else f"{message(lang, 'board.opponent')}: {words}"


def _activation_label(book: Book, state: DuelState, action: Action, lang: str) -> str:
    card = book.by_number.get(state.cards[action.card].number)
    if card is None:
        return message(lang, "verb.activate")
    effects = book.effects(card.number)
    effect = effects[action.index] if action.index < len(effects) else None
    if not isinstance(effect, Activated):
        return message(lang, "verb.activate")
    if effect.kind == EffectKind.ACTIVATION and card.kind == CardKind.MONSTER:
        return message(lang, "verb.activate_scale")
    several = sum(isinstance(each, Activated) for each in effects) > 1
    if effect.kind == EffectKind.ACTIVATION and not several:
        return message(lang, "verb.activate")
    return message(lang, f"verb.activate_{effect.kind.value}")


def may_confirm(request: Request, picked: Sequence[int]) -> bool:
    """Whether the cards chosen on the page are enough, and not too many."""
    count = len(request.picked) + len(picked)
    return request.low <= count <= max(request.high, request.low)


def answers_of(request: Request, picked: Iterable[int]) -> list[Action]:
    """The actions that give the chosen cards, in ascending order, and say "done" where that is still open."""
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
                label = "moves.others_first" if request.purpose == Purpose.OWED else label
                found.append(Offer(encode(action), message(lang, label)))
            continue
        words = move_label(book, state, action, lang)
        if kind == ActionKind.PASS and request.kind == RequestKind.RESPOND:
            words = message(lang, "moves.pass_resolve")
        elif kind == ActionKind.ACTIVATE:
            words = f"{card_name(book, state, action.card, lang)}: {words}"
        found.append(Offer(encode(action), words))
    return sorted(found, key=lambda offer: offer.send.startswith(f"act:{int(ActionKind.WITHDRAW)}:"))


def option_rows(book: Book, state: DuelState, lang: str, options: Iterable[int], picked: Sequence[int]) -> list[Offer]:
    """The cards that may be chosen, as rows beside the field."""
    return [
        Offer(f"card:{uid}", f"{'☑' if uid in picked else '☐'} {card_name(book, state, uid, lang)}")
        for uid in options
        if uid != NOBODY
    ]


def names_offered(book: Book, state: DuelState, legal: Sequence[Action], lang: str) -> list[Offer]:
    """The card names that may be declared, in the order of the alphabet; those the reader sees in the duel first."""
    seen = {card.number for card in state.cards}
    found = [(action.value not in seen, move_label(book, state, action, lang), encode(action))
             for action in legal if action.kind == ActionKind.NUMBER]  # fmt: skip
    return [Offer(send, words) for _, words, send in sorted(found, key=lambda one: (one[0], one[1].casefold()))]


def foreseen(book: Book, state: DuelState, action: Action, lang: str) -> str:
    """What announcing a legal activation pays and targets at once, because nothing is left to choose; "" otherwise.

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


def card_offers(book: Book, state: DuelState, player: int, uid: int, lang: str) -> list[Offer]:
    """One entry per verb of the card: a button where it is allowed, the reason where it is not.

    Allowed ones come first, and Setting a card after everything else that can be done with it.
    """
    found: list[Offer] = []
    for place, action in enumerate(announcements(book, state, player, uid)):
        verdict = judge(book, state, action)
        words = move_label(book, state, action, lang)
        why = None if verdict.ok else refused(book, lang, state, verdict, f"refused-{uid}-{place}")
        checks = tuple(failure.check for failure in verdict.failures)
        about = foreseen(book, state, action, lang) if verdict.ok else ""
        found.append(Offer(encode(action), words, about, why, checks))
    setting = f"act:{int(ActionKind.SET)}:"
    return sorted(found, key=lambda offer: (offer.refusal is not None, offer.send.startswith(setting)))


def possible_moves(book: Book, state: DuelState, legal: Sequence[Action], lang: str) -> list[Offer]:
    """Every allowed move with a card, for when no card is opened."""
    return [
        Offer(encode(action), card_name(book, state, action.card, lang), move_label(book, state, action, lang))
        for action in legal
        if action.kind in ANNOUNCES
    ]
