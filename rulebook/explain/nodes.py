"""Which frame tells an event: its kind, with a variant if there are several."""

from __future__ import annotations

from rulebook.engine.choosing.near_misses import Lack
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.effect_paths import operation_at
from rulebook.engine.core.events import Event, EventKind, NoEffect
from rulebook.engine.moving.battle_damage import PIERCING
from rulebook.engine.rule_ids.general import EQUIP_UNFIT
from rulebook.vocabulary.effects import Upkeep
from rulebook.vocabulary.operations import Banish
from rulebook.vocabulary.terms import CardKind, Cause, Zone

from .tree import Value


def printed_kind(book: Book, snap: Snapshot) -> CardKind | None:
    """The printed kind of a card; None if it is unknown."""
    card = book.by_number.get(snap.number)
    return card.kind if card is not None else None


def node_of(book: Book, event: Event, arguments: dict[str, Value]) -> str:
    """The name of the frame: the kind, with a variant if there are several."""
    if _is_unpaid(book, event):
        return "destroyed.upkeep"
    kind, sourced = event.kind, "source" in arguments
    base = kind.value
    if kind is EventKind.NOT_DONE and "by" in arguments and event.get("reason") in _FORBIDDEN:
        return f"{base}.{_FORBIDDEN[str(event.get('reason'))]}{'.text' if 'passage' in arguments else ''}"
    if "passage" in arguments and "near" not in arguments and kind not in (EventKind.PROTECTED, EventKind.APPLIED):
        return (
            f"{base}.text"
            if kind in PUT_OFF
            else f"{base}.{_one_of(event.get('reason'), ['otherwise', 'depends'], 'condition')}.text"
        )
    if kind in MOVES:
        cause = event.cause
        if cause is Cause.EFFECT and not sourced:
            cause = Cause.RULE
        if "redirector" in arguments:
            return f"{base}.instead"
        if came_home(event) and cause is Cause.EFFECT:
            return "returned.effect.home"
        if kind is EventKind.ADDED and cause is Cause.EFFECT and event.get("from_zone") == Zone.HAND:
            return f"{base}.effect.taken"
        variant = f"{base}.{_tributed(event) or cause.name.lower()}"
        return variant if variant in MOVES[kind] else f"{base}.{MOVES[kind][0].rpartition('.')[2]}"
    variants = {
        EventKind.ACTIVATED: "card" if event.get("card_activation") else "effect",
        EventKind.CONTROL_CHANGED: _control(event, arguments),
        EventKind.NO_EFFECT: _one_of(event.get("reason"), [reason.value for reason in NoEffect], "nothing-left"),
        EventKind.TARGET_GONE: _one_of(event.get("reason"), ["left", "face-down"], "unfit"),
        EventKind.TIMING_MISSED: _too_late(event, arguments),
        EventKind.BATTLE_DAMAGE: "piercing" if PIERCING[0] in event.rules else "",
        EventKind.POSTPONED: "back" if _comes_back(book, event) else "",
        EventKind.LOT_FELL: "deck" if event.subject.zone == Zone.DECK else "",
        EventKind.HOST_LOST: _one_of(event.get("reason"), ["left", "face-down", "negated"], ""),
        EventKind.STAYS: "purpose" if event.get("purpose") else "no-purpose",
        EventKind.TO_EXTRA: "pendulum" if event.get("pendulum") else "home",
        EventKind.TRIGGER_MET: "optional" if event.get("optional") else "mandatory",
        EventKind.EFFECT_NEGATED: "" if sourced else "bare",
        EventKind.EQUIPPED: "negated" if event.rules == EQUIP_UNFIT else "",
        EventKind.ATTACK_NEGATED: "" if sourced else "bare",
        EventKind.PROTECTED: _protected(event, sourced, arguments),
        EventKind.SUMMONED: _summoned(book, event, sourced),
        EventKind.POSITION_CHANGED: "effect" if sourced else "own",
        EventKind.TURNED_FACE_DOWN: "rule" if not sourced else "back" if arguments.get("trap") else "effect",
        EventKind.PAID_LP: "cost" if event.cause is Cause.COST and sourced else "effect",
        EventKind.ATTACK_DECLARED: "target" if "target" in arguments else "direct",
        EventKind.ATTACK_STOPPED: _one_of(
            event.get("reason"),
            ["left", "control", "face-down", "position", "target-left", "replay-stop"],
            "prohibited",
        ),
        EventKind.DAMAGE_CALCULATED: _one_of(event.get("stat"), ["def", "direct"], "atk"),
        EventKind.NOT_DONE: _one_of(
            "condition.near" if event.get("lack", Lack.OTHER) != Lack.OTHER else event.get("reason"),
            [
                "nothing-found",
                "zone",
                "spell-zone",
                "prohibited",
                "no-host",
                "no-room",
                "source-gone",
                "moved",
                "condition",
                "condition.near",
                "otherwise",
                "rolled",
                "target-missing",
                "zero",
                "depends",
            ],
            "other",
        ),
        EventKind.UPKEEP: "paid" if event.get("paid") else "too-few" if event.get("amount") else "unpaid",
        EventKind.REPLACED: _one_of(event.get("verb"), ["draw"], "destroy"),
        EventKind.WON: _one_of(event.get("reason"), ["deck", "effect"], "lp"),
        EventKind.DREW_DUEL: _one_of(event.get("reason"), ["deck", "effect", "loop"], "lp"),
        EventKind.APPLIED: _applied(event, arguments),
        EventKind.DECLARED: _one_of(event.get("what"), ["name", "level"], "word"),
    }
    variant = variants.get(kind, "")
    return f"{base}.{variant}" if variant else base


PUT_OFF = (EventKind.POSTPONED, EventKind.AWAITED, EventKind.CAME_DUE)
"""Events of a part of an effect that comes later."""

CONCLUSIONS = ("no-effect.parts-failed", "no-effect.prevented", "destroyed.upkeep")
"""Frames that only conclude from the sentence before them."""

MOVES: dict[EventKind, tuple[str, ...]] = {
    EventKind.DESTROYED: ("destroyed.rule", "destroyed.effect", "destroyed.battle", "destroyed.cost"),
    EventKind.SENT: ("sent.rule", "sent.effect", "sent.cost", "sent.battle", "sent.summon"),
    EventKind.ATTACHED: ("attached.summon",),
    EventKind.DETACHED: ("detached.effect", "detached.cost"),
    EventKind.DISCARDED: ("discarded.rule", "discarded.effect", "discarded.cost"),
    EventKind.TRIBUTED: ("tributed.summon", "tributed.special", "tributed.set", "tributed.effect", "tributed.cost"),
    EventKind.BANISHED: ("banished.rule", "banished.effect", "banished.cost", "banished.summon"),
    EventKind.RETURNED: ("returned.rule", "returned.effect", "returned.cost"),
    EventKind.ADDED: ("added.rule", "added.effect"),
    EventKind.PLACED: ("placed.rule", "placed.effect", "placed.cost"),
    EventKind.DRAWN: ("drawn.rule", "drawn.effect"),
}
"""The variants of movement events; the first is the default for other causes."""


def _comes_back(book: Book, event: Event) -> bool:
    """Whether what is put off is the return of what an effect banishes for a time."""
    card = event.source if event.source.number else event.subject
    if event.kind is not EventKind.POSTPONED or not card.number or not event.clause:
        return False
    place, *path = event.clause
    return isinstance(operation_at(book.effects(card.number)[place], tuple(path)), Banish)


def came_home(event: Event) -> bool:
    """Whether a card went to the Extra Deck, to which it belongs, instead of the hand or the Main Deck."""
    elsewhere = event.get("intended", Zone.EXTRA) in (Zone.HAND, Zone.DECK)
    returned = event.kind in (EventKind.RETURNED, EventKind.PLACED)
    return returned and event.get("to_zone") == Zone.EXTRA and elsewhere


def _tributed(event: Event) -> str:
    """What a Tribute for a monster is for, if it is not a Tribute Summon."""
    if event.kind is not EventKind.TRIBUTED or event.cause is not Cause.SUMMON:
        return ""
    return "special" if event.clause else "set" if event.get("set") else ""


_FORBIDDEN = {"barred": "barred", "prohibited": "prohibited.by"}
"""The reasons for which a named card forbids a part of an effect, and their frames."""


def _one_of(value: object, known: list[str], otherwise: str) -> str:
    return str(value) if str(value) in known else otherwise


def _too_late(event: Event, arguments: dict[str, Value]) -> str:
    if event.get("reason") == "damage-step":
        return "damage-step"
    return "card" if "other" in arguments else "link" if "then" in arguments else "then" if "later" in arguments else ""


def _protected(event: Event, sourced: bool, arguments: dict[str, Value]) -> str:
    if isinstance(event.get("other"), Snapshot):
        return "immune.text" if "passage" in arguments else "immune"
    return "control" if event.get("verb") == "control" else "" if sourced else "bare"


def _summoned(book: Book, event: Event, sourced: bool) -> str:
    if event.cause is not Cause.EFFECT or not sourced:
        return "own"
    if event.source.uid != event.subject.uid:
        return "effect"
    return "trap" if printed_kind(book, event.subject) is CardKind.TRAP else "itself"


_BANS = {
    "declare-attack": "attack-ban",
    "change-position": "position-ban",
    "be-tributed": "tribute-ban",
    "summon": "summon-ban",
}


_PLAIN_DURATIONS = ("end-of-turn", "end-phase", "end-of-battle-phase", "always")
"""How long something can last in the sentences about a ban."""


def _applied(event: Event, arguments: dict[str, Value]) -> str:
    ban = _BANS.get(str(event.get("verb")).replace("_", "-"))
    if ban == "tribute-ban" and not event.get("for_tribute"):
        ban = None  # forbidden for every purpose, not only for a Tribute Summon
    if ban == "attack-ban" and "cards" in arguments:
        ban = None  # these monsters, not the player
    if "passage" in arguments and event.get("until") not in _PLAIN_DURATIONS:
        ban = None  # only the text of the card says how long
    if event.get("modifier") == "Cannot" and ban is not None:
        return ban if "cards" in arguments or ban in ("attack-ban", "summon-ban") else "plain"
    if event.get("modifier") == "Change" and "cards" in arguments and event.get("stat"):
        return _changed(event, arguments)
    text = ".text" if "passage" in arguments else ""
    return f"cards{text}" if "cards" in arguments else f"plain{text}"


def _changed(event: Event, arguments: dict[str, Value]) -> str:
    """By an amount, from one value to another, or (several cards with different values) how."""
    if event.get("was", ()) == event.get("now", ()) != ():
        return "unchanged.face-down" if arguments.get("hidden") else "unchanged"
    if not event.get("how") or event.get("how") == "by":
        return "change.now" if "old" in arguments else "change"
    return "values" if "old" in arguments else "way"


def _is_unpaid(book: Book, event: Event) -> bool:
    """Whether a card is destroyed because its maintenance cost was not paid, which is no effect."""
    if event.kind is not EventKind.DESTROYED or not event.clause or not event.source.number:
        return False
    return isinstance(book.effects(event.source.number)[event.clause[0]], Upkeep)


def _control(event: Event, arguments: dict[str, Value]) -> str:
    """Whether a continuous effect gives control, or the one that gave it is over."""
    if "ended" in arguments:
        return "ended"
    if "until" in arguments:
        return "until"
    if event.get("back") and "source" not in arguments:
        return "over"
    return "by" if "source" in arguments and not event.link and event.cause is Cause.EFFECT else ""
