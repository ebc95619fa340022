"""A decision in words: what is asked, and what each action, or a whole line of play, is called."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.engine.card_values import facts
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.effect_paths import operation_at
from rulebook.engine.core.frame_data import ActivationData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState, Frame, Request
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.handling import SetCards
from rulebook.vocabulary.operations import Operation
from rulebook.vocabulary.recipes import ContactFusion, SynchroSummon, XyzSummon
from rulebook.vocabulary.terms import CardKind, EffectKind, MonsterKind, Phase, Position, Zone
from scenarios.playing.history import YOU
from tutor_app.texts.messages import message

from . import numbered_options
from .card_texts import name_of

ANNOUNCES: frozenset[int] = frozenset({
    ActionKind.SUMMON, ActionKind.SET, ActionKind.FLIP, ActionKind.SPECIAL, ActionKind.CHANGE, ActionKind.ATTACK,
    ActionKind.ACTIVATE,
})  # fmt: skip
"""The verbs that announce something with a card."""


DONE_TO_CARDS: dict[type, str] = {
    o.Destroy: "destroy",
    o.Send: "send",
    o.Discard: "discard",
    o.Tribute: "tribute",
    o.Banish: "banish",
    o.Return: "return",
    o.Place: "place",
    o.Add: "add",
    o.SpecialSummon: "summon",
    o.FusionSummon: "materials",
    o.RitualSummon: "materials",
    o.Detach: "detach",
    o.TakeControl: "control",
    o.SwapControl: "control",
    o.ChangePosition: "position",
    o.TurnFaceDown: "down",
    o.TurnFaceUp: "up",
    o.Reveal: "show",
    o.LookAt: "show",
    o.Choose: "any",
    SetCards: "set",
}
"""What an operation does to the cards picked for it, as a message key in ``[pick]``."""

_YES_NO = {Purpose.OPTIONAL_EFFECT: "trigger", Purpose.INSTEAD: "instead", Purpose.UPKEEP: "upkeep"}

_DECLARED = {
    Purpose.DECLARE_NAME: "name",
    Purpose.DECLARE_TYPE: "type",
    Purpose.DECLARE_ATTRIBUTE: "attribute",
    Purpose.DECLARE_LEVEL: "level",
    Purpose.DECLARE_CARD_KIND: "card_kind",
}

_SUMMON_ASKS = (RequestKind.PICK, RequestKind.POSITION)


def card_name(book: Book, state: DuelState, uid: int, lang: str) -> str:
    """The name of a card on the field, or the label of an unknown card."""
    return name_of(book, state.cards[uid].number, lang) or message(lang, "board.unknown")


def move_label(book: Book, state: DuelState, action: Action, lang: str) -> str:
    """A short label for an action, without the card's name."""
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
        key = "moves.main_phase" if action.value in (Phase.MAIN_1, Phase.MAIN_2) else "moves.phase"
        return message(lang, key, phase=message(lang, f"phase_full.{Phase(action.value).name.lower()}"))
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
    if kind == ActionKind.DONE and state.request.purpose == Purpose.OBLIGATION:
        return message(lang, "moves.others_first")
    if kind == ActionKind.PASS and state.request.kind == RequestKind.TRIGGER:
        return message(lang, "moves.not_activate")
    simple = {ActionKind.PASS: "pass", ActionKind.YES: "yes", ActionKind.NO: "no", ActionKind.DONE: "confirm",
              ActionKind.WITHDRAW: "withdraw"}  # fmt: skip
    return message(lang, f"moves.{simple[kind]}")


def _way(book: Book, state: DuelState, uid: int) -> str:
    """The procedure by which a card is Special Summoned; a card in a Pendulum Zone Summons others."""
    if state.cards[uid].zone == Zone.PENDULUM:
        return "pendulum"
    effects = book.effects(state.cards[uid].number)
    ways = {SynchroSummon: "synchro", XyzSummon: "xyz"}
    return next((ways[type(each)] for each in effects if type(each) in ways), "special")


def line_label(book: Book, state: DuelState, actions: Sequence[Action], lang: str) -> str:
    """A short label for a whole line of play: the card, what it does, and the cards chosen for it."""
    first, *rest = actions
    words = move_label(book, state, first, lang)
    if first.kind in ANNOUNCES:
        words = f"{card_name(book, state, first.card, lang)}: {words}"
    chosen = [move_label(book, state, action, lang) for action in rest if action.kind == ActionKind.CHOOSE]
    return f"{words} → {', '.join(chosen)}" if chosen else words


def whose(words: str, player: int, lang: str) -> str:
    """The label of a move, preceded by its player if that is not the reader."""
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


def prompt(book: Book, state: DuelState, lang: str, picked: int) -> str:
    """The prompt for the current request. ``picked`` is the number of cards chosen on the page."""
    request = state.request
    kind, purpose = RequestKind(request.kind), Purpose(request.purpose)
    if kind == RequestKind.NOTHING:
        return ending(state, lang)
    if kind == RequestKind.OPEN:
        return message(lang, "ask.open" if request.player == 0 else "ask.open_opponent")
    if kind == RequestKind.RESPOND:
        otherwise = "chain" if state.chain else "after"
        which = {Purpose.AFTER_EVENT: "after", Purpose.PHASE_END: "phase"}.get(purpose, otherwise)
        which = "summon" if purpose == Purpose.SUMMON and not state.chain else which
        return message(lang, f"ask.respond_{which}")
    if kind == RequestKind.TRIGGER and purpose == Purpose.OPTIONAL_EFFECT and len(request.options) == 1:
        return message(lang, "ask.yes_no_trigger")
    if kind == RequestKind.YES_NO:
        return _yes_no(book, state, purpose, lang)
    if kind == RequestKind.POSITION:
        name = _name(book, state, request.picked[0], lang) if request.picked else ""
        return message(lang, "ask.position_of", card=name) if name else message(lang, "ask.position")
    if kind == RequestKind.PICK:
        return _pick(book, state, purpose, lang, picked)
    if kind == RequestKind.NUMBER:
        return _number(book, state, purpose, lang)
    return message(lang, f"ask.{kind.name.lower()}")


def ending(state: DuelState, lang: str) -> str:
    """How the duel ended, or an empty string."""
    if state.winner == NOBODY:
        return ""
    return message(lang, {0: "moves.over_won", 1: "moves.over_lost"}.get(state.winner, "moves.over_draw"))


def asking_part(book: Book, state: DuelState) -> tuple[int, int, int, tuple[int, ...]] | None:
    """The part of a card's text that makes the request during resolution: uid, card number, effect and path; otherwise
    None.
    """
    frame = _frame(state)
    if frame is None or frame.procedure != Procedure.RUN:
        return None
    uid, number = frame.context.source.uid, frame.context.source.number
    if number not in book.by_number or not 0 <= uid < len(state.cards) or not state.cards[uid].number:
        return None
    return uid, number, frame.context.effect, frame.path


def _frame(state: DuelState) -> Frame | None:
    return state.agenda[-1] if state.agenda else None


def _name(book: Book, state: DuelState, uid: int, lang: str) -> str:
    return name_of(book, state.cards[uid].number, lang) if 0 <= uid < len(state.cards) else ""


def asker(book: Book, state: DuelState, lang: str) -> str:
    """The name of the card whose effect or Summon makes the request, or an empty string."""
    frame, request = _frame(state), state.request
    if request.purpose in (Purpose.INSTEAD, Purpose.UPKEEP) and request.picked:
        return _name(book, state, request.picked[0], lang)
    if frame is None:
        return ""
    if frame.procedure in (Procedure.ACTIVATE, Procedure.SUMMON, Procedure.UPKEEP) and frame.data:
        return _name(book, state, frame.data[0], lang)
    part = asking_part(book, state)
    return name_of(book, part[1], lang) if part is not None else ""


def _yes_no(book: Book, state: DuelState, purpose: Purpose, lang: str) -> str:
    if purpose == Purpose.GO_FIRST:
        return message(lang, "ask.go_first")
    which, card = _YES_NO.get(purpose, "part"), asker(book, state, lang)
    if not card or which == "trigger":
        return message(lang, "ask.yes_no" if which == "part" else f"ask.yes_no_{which}")
    return message(lang, f"ask.{which}_of", card=card)


def _number(book: Book, state: DuelState, purpose: Purpose, lang: str) -> str:
    card = asker(book, state, lang)
    key = _DECLARED.get(purpose)
    if key is not None:
        return message(lang, f"ask.declare_{key}")
    if purpose == Purpose.MODE:
        return message(lang, "ask.mode_of", card=card) if card else message(lang, "ask.mode")
    if purpose == Purpose.COST and card:
        return message(lang, "ask.cost_number", card=card)
    return message(lang, "ask.number")


def _pick(book: Book, state: DuelState, purpose: Purpose, lang: str, picked: int) -> str:
    request, card = state.request, asker(book, state, lang)
    many: dict[str, object] = {"picked": picked + len(request.picked), "wanted": _wanted(request)}
    if purpose == Purpose.HAND_LIMIT or (not card and purpose in (Purpose.COST, Purpose.TARGET, Purpose.TRIBUTE)):
        return message(lang, f"ask.{purpose.name.lower()}", **many)
    if purpose == Purpose.OBLIGATION:
        return message(lang, "ask.owed" if request.low else "ask.owed_or_wait")
    if purpose == Purpose.TRIBUTE:
        return message(lang, "ask.tribute_for", card=card, **many)
    if purpose == Purpose.TARGET:
        return message(lang, "ask.target_of" if request.high == 1 else "ask.targets_of", card=card, **many)
    if purpose == Purpose.SUMMON:
        return _for_summon(book, state, card, lang, many)
    done = _cost(book, state) if purpose == Purpose.COST else _running(book, state)
    what = DONE_TO_CARDS.get(type(done)) if done is not None else None
    if what == "materials":
        what = "made" if _asks_what_is_made(book, state) else what
    if not card:
        return message(lang, "ask.resolution", **many)
    whose = message(lang, "ask.cost_of" if purpose == Purpose.COST else "ask.effect_of", card=card)
    so_far, doing = _so_far(book, state, lang) if what == "materials" else "", f"pick.{what or 'any'}"
    return f"{whose} {message(lang, doing, **many)} {so_far}".strip()


def _for_summon(book: Book, state: DuelState, card: str, lang: str, many: dict[str, object]) -> str:
    """Materials and monsters are picked one after the other; the ones already picked are named."""
    frame = _frame(state)
    said = message(lang, "ask.summon", **many)
    if frame is not None and frame.procedure == Procedure.PENDULUM:
        said = message(lang, "ask.pendulum")
    elif card:
        effects = book.effects(state.cards[frame.data[0]].number) if frame is not None else ()
        one_by_one = any(isinstance(each, SynchroSummon | XyzSummon | ContactFusion) for each in effects)
        said = message(lang, "ask.material_for" if one_by_one else "ask.summon_of", card=card, **many)
    return f"{said} {_so_far(book, state, lang)}".strip()


def _so_far(book: Book, state: DuelState, lang: str) -> str:
    names = [_name(book, state, uid, lang) or message(lang, "board.unknown") for uid in taken_so_far(state)]
    return message(lang, "ask.so_far", cards=", ".join(names)) if names else ""


def taken_so_far(state: DuelState) -> tuple[int, ...]:
    """The cards already picked in a sequence of picks."""
    frame, request = _frame(state), state.request
    if frame is None or request.kind != RequestKind.PICK or request.purpose not in (Purpose.SUMMON, Purpose.RESOLUTION):
        return ()
    return tuple(uid for answer in frame.chosen for uid in answer if 0 <= uid < len(state.cards))


def summoned_now(state: DuelState) -> int:
    """The monster whose Summon makes the request; NOBODY if there is none."""
    frame = _frame(state)
    asks = frame is not None and frame.procedure == Procedure.SUMMON and state.request.kind in _SUMMON_ASKS
    return frame.data[0] if frame is not None and asks else NOBODY


def _running(book: Book, state: DuelState) -> Operation | None:
    """The running operation, without wrappers that make it optional or apply it to each player."""
    part = asking_part(book, state)
    if part is None:
        return None
    _, number, effect, path = part
    return _bare(operation_at(book.effects(number)[effect], path))


def _bare(operation: Operation) -> Operation:
    while isinstance(operation, o.Each | o.Optional):
        operation = operation.operation
    return operation


def _cost(book: Book, state: DuelState) -> Operation | None:
    """The cost being paid, if only one of the costs uses cards."""
    frame = _frame(state)
    if frame is None or frame.procedure != Procedure.ACTIVATE:
        return None
    uid, index, _ = ActivationData(*frame.data)
    effects = book.effects(state.cards[uid].number)
    effect = effects[index] if index < len(effects) else None
    found = [each for each in effect.cost if type(each) in DONE_TO_CARDS] if isinstance(effect, Activated) else []
    return found[0] if len(found) == 1 else None


def _asks_what_is_made(book: Book, state: DuelState) -> bool:
    """Whether the request is for the monster to Summon, not its materials: Fusion Monsters, or Ritual Monsters in the
    hand.
    """
    frame = _frame(state)
    cards = [state.cards[uid] for uid in state.request.options]
    if frame is None or frame.chosen:
        return False
    printed = [book.by_number.get(card.number) for card in cards]
    rituals = all(each is not None and each.stats is not None and MonsterKind.RITUAL in each.stats.kinds
                  for each in printed)  # fmt: skip
    return rituals or all(card.zone == Zone.EXTRA for card in cards)


def _wanted(request: Request) -> str:
    return str(request.low) if request.low == request.high else f"{request.low}–{request.high}"
