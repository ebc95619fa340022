"""What decides an event, from the effect that brought it about: the frame that tells it, and its arguments."""

from __future__ import annotations

from rulebook.engine.choosing.feasibility import first_part
from rulebook.engine.continuous import query
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.effect_modes import modes_of, targets_of
from rulebook.engine.core.effect_paths import operation_at, walk
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Context, DuelState, Lingering
from rulebook.engine.core.table import Table
from rulebook.vocabulary.amounts import Amount, Count, Half, Sum, Times
from rulebook.vocabulary.effects import Activated, Gained
from rulebook.vocabulary.modifiers import Change
from rulebook.vocabulary.operations import All, Apply, Damage, Either, GainLP, Highest, Lowest, Operation, Pick
from rulebook.vocabulary.terms import CardKind, EffectKind, Stat, Zone

from . import missing_cards
from .conditions import said_by, stated_by
from .event_grounds import without_link
from .products import product, repeated
from .things import Reader, word
from .tree import WHOLE, Described, Passage, Value, Word

Told = tuple[str, dict[str, Value]]


def particulars(reader: Reader, event: Event, node: str, before: DuelState) -> Told:
    """The frame that also tells what decides, and the arguments it needs besides those of the event.

    Args:
        reader: who is told.
        event: what happened.
        node: the frame that tells only what happened.
        before: the duel before the step in which it happened.

    Returns:
        The frame ``node`` without arguments if nothing more can be told.
    """
    book = reader.book
    match event.kind:
        case EventKind.ACTIVATED if node == "activated.effect" and _is_forced(book, event):
            return "activated.effect.mandatory", {}
        case EventKind.RESOLVING if _only_placed(book, event, before):
            return "resolving.card", {}
        case EventKind.EFFECT_NEGATED:
            return _negated(book, event, node)
        case EventKind.EFFECT_DAMAGE | EventKind.GAINED_LP:
            return _multiplied(book, event, node)
        case EventKind.DESTROYED if node == "destroyed.effect":
            return _destroyed(book, event, node)
        case EventKind.NOT_DONE if node == "not-done.zone":
            return _few_zones(reader, event, node)
        case EventKind.NOT_DONE if node == "not-done.no-room" and isinstance(have := event.get("have"), int) and have:
            return f"{node}.full", {"have": have}
        case EventKind.NOT_DONE if node == "not-done.other":
            return _too_low(book, event, node)
        case EventKind.NO_EFFECT if node == "no-effect.nothing-left" and _takes_cards(_operation(book, event)):
            return missing_cards.told(reader, event, node) or (f"{node}.card", {})
        case EventKind.NO_EFFECT if node == "no-effect.source-gone" and not _is_monster(book, event.subject):
            return f"{node}.stays", {}
        case EventKind.NOT_DONE if node == "not-done.nothing-found":
            return missing_cards.told(reader, event, node) or (node, {})
        case EventKind.NOT_DONE if node == "not-done.zero":
            return _of_nothing(book, event, node, before)
        case EventKind.APPLIED if node in ("applied.change", "applied.change.now"):
            return _changed(book, event, node)
        case EventKind.APPLIED if node == "applied.unchanged":
            return _nothing_counted(book, event, node, before)
        case EventKind.MODE_CHOSEN if event.clause:
            return _chosen(book, event, node)
        case EventKind.MODIFIER_ENDED if event.clause and event.subject.number:
            return _ended(book, event, node, before)
        case _:
            return node, {}


def _ended(book: Book, event: Event, node: str, before: DuelState) -> Told:
    """One thing that an effect does is over and others go on: what is over."""
    place, *path = event.clause
    of_card = [
        one for one in before.lingering if (one.source.uid, one.number) == (event.subject.uid, event.subject.number)
    ]
    over = next((one for one in of_card if (one.effect, one.path) == (place, tuple(path))), None)
    if over is None or not any(one.until != over.until and _still_there(before, one) for one in of_card):
        return node, {}
    said = said_by(book.by_number[event.subject.number], book.effects(event.subject.number)[place], place, tuple(path))
    return (f"{node}.part", {"passage": said}) if said is not None else (node, {})


def _still_there(before: DuelState, one: Lingering) -> bool:
    """Whether a lingering effect applies to a player, or to a card that is still the same."""
    return not one.subjects or any(before.cards[ref.uid].incarnation == ref.incarnation for ref in one.subjects)


def _few_zones(reader: Reader, event: Event, node: str) -> Told:
    """Some Monster Zones are free, but fewer than the Tokens need."""
    needed, have, whose = event.get("needed"), event.get("have"), event.get("whose")
    if not isinstance(needed, int) or not isinstance(have, int) or not isinstance(whose, int):
        return node, {}
    return f"{node}.few", {"needed": needed, "have": have, "whose": reader.who(whose)}


def _nothing_counted(book: Book, event: Event, node: str, before: DuelState) -> Told:
    """A value stays the same because it changes with cards of which there is none: which ones."""
    operation = _operation(book, event)
    change = operation.modifier if isinstance(operation, Apply) else None
    if not isinstance(change, Change) or not isinstance(change.change, Sum | Count):
        return node, {}
    scope = query.Scope(event.player, Context(event.player, event.source, event.clause[0]))
    if query.search(Table(book, before), change.change.filter, scope):
        return node, {}  # there are such cards, with a value of 0
    return f"{node}.none", {"asks": Described(change.change.filter)}


def _multiplied(book: Book, event: Event, node: str) -> Told:
    """Damage or a gain of so much for each of something: how often, and what the card counts."""
    amount, number = _amount(_operation(book, event)), event.get("amount")
    found = product(amount, number) if isinstance(number, int) else {}
    if not found:
        return node, {}
    place, *path = event.clause
    own = book.by_number[event.source.number]
    said = said_by(own, book.effects(event.source.number)[place], place, tuple(path))
    return (f"{node}.times", {**found, "passage": said}) if said is not None else (node, {})


def _amount(operation: Operation | None) -> Amount:
    """The Life Points that an operation changes; 0 if it changes none."""
    return operation.amount if isinstance(operation, GainLP | Damage) else 0


def _is_monster(book: Book, card: Snapshot) -> bool:
    """Whether a card is printed as a monster, as far as it is known."""
    own = book.by_number.get(card.number)
    return own is not None and own.kind is CardKind.MONSTER


def _takes_cards(operation: Operation | None) -> bool:
    """Whether an effect begins with cards that it finds itself."""
    return isinstance(getattr(first_part(operation), "cards", None), Pick | All | Highest | Lowest)


def _of_nothing(book: Book, event: Event, node: str, before: DuelState) -> Told:
    """An effect changes Life Points by 0: the card whose value it is, or the cards of which there is none."""
    operation = _operation(book, event)
    gains: dict[str, Value] = {"gains": int(isinstance(operation, GainLP))}
    named, stat = event.get("named"), event.get("stat")
    if isinstance(named, Snapshot) and isinstance(stat, str):
        return f"{node}.stat", {**gains, "stat": word("stat", stat), "gone": int(event.get("gone") == 1)}
    amount = _amount(operation)
    amount = amount.amount if isinstance(amount, Times | Half) else amount
    return (f"{node}.none", {**gains, "asks": Described(amount.filter)}) if isinstance(amount, Count) else (node, gains)


def _is_forced(book: Book, event: Event) -> bool:
    """Whether a Quick Effect is activated that is not optional: nothing else tells that nobody chose to use it."""
    place = event.get("effect", -1)
    effects = book.effects(event.subject.number) if event.subject.number else ()
    effect = effects[place] if isinstance(place, int) and 0 <= place < len(effects) else None
    return isinstance(effect, Activated) and effect.kind is EffectKind.QUICK and not effect.optional


def _only_placed(book: Book, event: Event, before: DuelState) -> bool:
    """Whether a Chain Link is the activation of a card that does nothing yet but stay on the field."""
    if not 0 < event.link <= len(before.chain):
        return False
    context = before.chain[event.link - 1].context
    effect = book.effects(context.source.number)[context.effect] if context.source.number else None
    return isinstance(effect, Activated) and effect.kind is EffectKind.ACTIVATION and effect.operation is None


def _negated(book: Book, event: Event, node: str) -> Told:
    """A continuous effect negates another effect: what it says."""
    if not event.source.number or not event.clause:
        return node, {}
    place, *path = event.clause
    own = book.by_number[event.source.number]
    said = stated_by(own, book.effects(event.source.number)[place], place, tuple(path))
    return (node, {}) if said is None else (f"{node}.text", {"passage": said})


def _destroyed(book: Book, event: Event, node: str) -> Told:
    """An effect without a Chain Link destroys cards, or one that takes the highest or lowest value."""
    if (own := without_link(book, event)) is not None:
        return "destroyed.effect.text", {"passage": own}
    if event.get("to_zone", NOBODY) == event.get("intended", NOBODY) == Zone.DECK:
        return "destroyed.effect.deck", {}
    cards = getattr(_operation(book, event), "cards", None)
    if not isinstance(cards, Highest | Lowest) or cards.stat not in (Stat.ATK, Stat.DEF):
        return node, {}
    value = event.subject.atk if cards.stat is Stat.ATK else event.subject.def_
    extreme = Word("extreme", "highest" if isinstance(cards, Highest) else "lowest")
    return "destroyed.effect.extreme", {"extreme": extreme, "stat": word("stat", cards.stat.value), "value": value}


def _too_low(book: Book, event: Event, node: str) -> Told:
    """An effect would have to take more ATK and DEF than its card has."""
    whole = (one for _, one in walk(_operation(book, event)) if isinstance(one, Apply) and one.exactly)
    modifier = next((one.modifier for one in whole), None)
    if not isinstance(modifier, Change) or not isinstance(modifier.change, int):
        return node, {}
    card, amount = event.subject, abs(modifier.change)
    return "not-done.too-low", {"atk": card.atk, "defense": card.def_, "amount": amount}


def _changed(book: Book, event: Event, node: str) -> Told:
    """An effect changes ATK or DEF: as a product, and what the one monster has now if both change by the same."""
    operation, amount = _operation(book, event), event.get("amount")
    change = operation.modifier if isinstance(operation, Apply) else None
    counted = change.change if isinstance(change, Change) else None
    told = repeated(counted, amount if isinstance(amount, int) else 0)
    subjects = event.get("subjects", ())
    one = subjects[0] if isinstance(subjects, tuple) and len(subjects) == 1 else None
    if node != "applied.change" or not isinstance(one, Snapshot) or event.get("stat") != Stat.ATK_DEF.value:
        return node, told
    return "applied.change.both", {**told, "atk": one.atk, "defense": one.def_}


def _chosen(book: Book, event: Event, node: str) -> Told:
    """One of the options of an effect is chosen: what it does."""
    place, number = event.clause
    effect = book.effects(event.source.number)[place] if event.source.number else None
    if isinstance(effect, Gained):
        return f"{node}.text", {"passage": Passage(book.by_number[event.source.number], effect.effect, place, WHOLE)}
    if not isinstance(effect, Activated):
        return node, {}
    if isinstance(effect.operation, Either):
        said = Activated(EffectKind.ACTIVATION, operation=effect.operation.options[number])
    else:
        operation = modes_of(effect)[number].operation
        said = Activated(EffectKind.ACTIVATION, targets=targets_of(effect, number), operation=operation)
    return f"{node}.text", {"passage": Passage(book.by_number[event.source.number], said, place, WHOLE)}


def _operation(book: Book, event: Event) -> Operation | None:
    number = event.source.number or event.subject.number
    if not number or not event.clause:
        return None
    place, *path = event.clause
    try:
        return operation_at(book.effects(number)[place], tuple(path))
    except ValueError:
        return None
