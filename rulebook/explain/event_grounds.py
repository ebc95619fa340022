"""What an event rests on: the part of a card's text that decides it, or the rule by which a card is moved."""

from __future__ import annotations

from dataclasses import replace

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.effect_paths import operation_at, walk
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.rule_ids.field import OWNER_RETURN
from rulebook.engine.rule_ids.general import CAUSE, MOVE, MOVE_RULES
from rulebook.vocabulary.conditions import Exists
from rulebook.vocabulary.effects import Activated, Effect, Unclassified
from rulebook.vocabulary.filters import Same, itself
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import (
    THIS,
    Banish,
    Destroy,
    If,
    Join,
    Later,
    NextTime,
    Return,
    Send,
    SpecialSummon,
    TakeControl,
)
from rulebook.vocabulary.selectors import Pick, The
from rulebook.vocabulary.terms import ON_FIELD, Cause, JoinKind, MonsterKind, Ref, Side, SummonKind, Until, Verb, Zone

from .conditions import asked_by, said_by, stated_by
from .nodes import PUT_OFF
from .things import word
from .tree import WHOLE, Passage, Value, Word

BY_RULE = ("sent.rule", "destroyed.rule")
"""Moves that no effect causes."""

_USUAL = frozenset(rule for rules in (*MOVE.values(), *MOVE_RULES.values()) for rule in rules)
"""The rules that define a move, whatever it is made for."""


def deciding_rule(event: Event) -> str:
    """The rule that has a card moved; empty if the event names only what every such move rests on."""
    first = event.rules[0] if event.rules else ""
    return "" if first in _USUAL or event.cause is not Cause.RULE else first


def fitting(event: Event) -> tuple[str, ...]:
    """The rules that an event names, without those whose wording it does not bear out.

    A Token or a banished card is destroyed and does not reach the Graveyard; the rules of the game destroy a card
    without a battle or an effect. That a card goes to its owner comes last where it is a cost. Damage by an effect
    rests on what kinds of damage there are: its definition is printed under battle damage.
    """
    arrives = event.get("to_zone") in (None, Zone.GRAVEYARD)
    astray = frozenset() if arrives else _INTO_GRAVEYARD
    unmade = _DESTRUCTION if event.cause is Cause.RULE else frozenset()
    found = [rule for rule in event.rules if rule not in astray | unmade]
    if event.cause is Cause.COST:
        found.sort(key=lambda rule: rule in OWNER_RETURN)
    if event.kind is EventKind.EFFECT_DAMAGE:
        found = [*_KINDS_OF_DAMAGE, *found]
    return tuple(found)


_KINDS_OF_DAMAGE = ("damage.kinds",)
_DESTRUCTION = frozenset(MOVE[Verb.DESTROY])
_INTO_GRAVEYARD = _DESTRUCTION | frozenset(CAUSE[Cause.BATTLE])
"""Rules that say of a destroyed card what destroys it, and that it goes to the Graveyard."""


def asked_of(book: Book, event: Event) -> Passage | None:
    """The condition that does not hold, if an effect or a part of it does nothing for that reason."""
    if event.get("reason") not in ("condition", "otherwise") or event.kind not in (
        EventKind.NOT_DONE,
        EventKind.NO_EFFECT,
    ):
        return None
    card = event.source if event.source.uid != NOBODY else event.subject
    if not card.number or not event.clause:
        return None
    place, *path = event.clause
    effect = book.effects(card.number)[place]
    if event.kind is EventKind.NO_EFFECT:
        condition = effect.recheck if isinstance(effect, Activated) else None
    else:
        operation = operation_at(effect, tuple(path))
        condition = operation.condition if isinstance(operation, If) else None
    return asked_by(book.by_number[card.number], effect, place, condition) if condition is not None else None


def barred_by(book: Book, event: Event) -> Passage | None:
    """What the card says that forbids a part of an effect."""
    card, says = event.get("by"), event.get("says")
    if event.kind is not EventKind.NOT_DONE or not isinstance(card, Snapshot) or not card.number:
        return None
    if not isinstance(says, tuple) or not says or card == event.subject:
        return None
    place, *path = (at for at in says if isinstance(at, int))
    own, effect = book.by_number[card.number], book.effects(card.number)[place]
    return stated_by(own, effect, place, tuple(path)) or said_by(own, effect, place, tuple(path))


def depending(book: Book, event: Event) -> Passage | None:
    """The part of an effect that is not reached because the part before it was not done."""
    if event.get("reason") != "depends" or not event.subject.number or not event.clause:
        return None
    place, *path = event.clause
    return said_by(book.by_number[event.subject.number], book.effects(event.subject.number)[place], place, tuple(path))


def omitted(book: Book, event: Event) -> Passage | None:
    """What the part of an effect would have done that is left out; None if nothing else of the effect is told."""
    card = event.source if event.source.uid != NOBODY else event.subject
    if event.kind is not EventKind.NOT_DONE or event.get("reason") not in _OMITTING or not event.clause:
        return None
    if not card.number:
        return None
    place, *path = event.clause
    effect = book.effects(card.number)[place]
    try:
        operation = operation_at(effect, tuple(path))
    except ValueError:
        return None
    conditional = isinstance(operation, If)
    if isinstance(operation, If) and operation.condition == Exists(Same(Ref.USED)):
        return None  # where the materials are is told beside it
    said = said_by(book.by_number[card.number], effect, place, (*path, 0) if conditional else tuple(path))
    return said and _naming_the_target(said)


def _naming_the_target(said: Passage) -> Passage:
    """A part quoted on its own that says "that card" of the only target, as no other words name it."""
    own = said.effect.targets if isinstance(said.effect, Activated) else ()
    return _about(said, Ref.TARGET, Ref.LINK) if [target.count for target in own] == [1] else said


def _about(said: Passage, ref: Ref, other: Ref) -> Passage:
    """A part that refers to its cards in other words."""
    effect = said.effect
    part = effect.operation if isinstance(effect, Activated) else None
    if not isinstance(effect, Activated) or not isinstance(part, Banish | Destroy | Return | Send):
        return said
    if part.cards != The(ref):
        return said
    return said._replace(effect=replace(effect, operation=replace(part, cards=The(other))))


_OMITTING = ("nothing-found", "barred", "no-room", "source-gone", "moved", "condition", "rolled")
"""The reasons that do not say themselves what is left out."""


def wakes(book: Book, event: Event, before: DuelState) -> Passage | None:
    """The effect that a Gemini monster gets by its second Normal Summon; None for other Summons.

    ``before``: the duel before the Summon, in which the monster is on the field already.
    """
    card = book.by_number.get(event.subject.number)
    stands = before.cards[event.subject.uid].zone if event.subject.uid < len(before.cards) else None  # a Token is new
    there = event.kind is EventKind.SUMMONED and stands == Zone.MONSTER
    again = there and event.get("kinds") == SummonKind.NORMAL
    if event.kind is not EventKind.SUMMONED or not again or card is None or card.stats is None:
        return None
    if MonsterKind.GEMINI not in card.stats.kinds:
        return None
    return next((Passage(card, effect, place, WHOLE) for place, effect in enumerate(book.effects(card.number))), None)


def without_link(book: Book, event: Event) -> Passage | None:
    """The text of an effect without a Chain Link that destroys cards: nothing else tells what set it off."""
    if event.kind is not EventKind.DESTROYED or event.cause is not Cause.EFFECT or event.link or not event.clause:
        return None
    card, place = event.source, event.clause[0]
    effect = book.effects(card.number)[place] if card.number else None
    if not isinstance(effect, Unclassified) or event.subject.controller != card.controller:
        return None
    return Passage(book.by_number[card.number], effect, place, WHOLE)


def taken_until(book: Book, event: Event) -> Word | None:
    """Until when an effect gives control of a monster; None if it gives it for good, or if no effect does."""
    if event.kind is not EventKind.CONTROL_CHANGED or not event.source.number or not event.clause:
        return None
    place, *path = event.clause
    try:
        operation = operation_at(book.effects(event.source.number)[place], tuple(path))
    except ValueError:
        return None
    until = operation.until if isinstance(operation, TakeControl) else Until.ALWAYS
    return Word("until", str(until)) if until != Until.ALWAYS else None


def set_off_by(book: Book, event: Event) -> dict[str, Value]:
    """What happened to its card that set an effect off; only that it was something else, if it was no such event."""
    effect = book.effects(event.subject.number)[event.clause[0]] if event.subject.number and event.clause else None
    patterns = effect.event if isinstance(effect, Activated) else ()
    if len(patterns) != 1 or patterns[0].subject != itself:
        return {"own_event": 0}
    return {"own_event": 1, "past": word("verb", int(patterns[0].verb))}


def has_targets(book: Book, event: Event) -> bool:
    """Whether an effect that was set off must target when it is activated, whatever set it off."""
    effect = book.effects(event.subject.number)[event.clause[0]] if event.subject.number and event.clause else None
    return isinstance(effect, Activated) and any(
        not target.if_possible and target.if_ is None for target in effect.targets
    )


def put_off(book: Book, event: Event) -> Passage | None:
    """What a put-off part of an effect does; with the event it waits for, but without a phase that is told anyway.

    When it comes due, what it does is told next.
    """
    known = event.source.number or event.subject.number
    if event.kind not in PUT_OFF or event.kind is EventKind.CAME_DUE or not known or not event.clause:
        return None
    card = event.source if event.source.number else event.subject
    place, *path = event.clause
    effect = book.effects(card.number)[place]
    if not isinstance(operation_at(effect, tuple(path)), Later | NextTime):
        return None
    whole = event.kind is EventKind.AWAITED
    said = said_by(book.by_number[card.number], effect, place, tuple(path) if whole else (*path, 0))
    return said and _of_the_summoned(said, effect, tuple(path))


def _of_the_summoned(said: Passage, effect: Effect, path: tuple[int, ...]) -> Passage:
    """A put-off part that names the monsters Summoned before it: that monster, or those monsters."""
    whole = effect.operation if isinstance(effect, Activated) else None
    summons = [one for place, one in walk(whole) if place < path and isinstance(one, SpecialSummon)]
    if not summons:
        return said
    of = summons[-1].cards
    single = isinstance(of, The) or (isinstance(of, Pick) and of.count == 1)
    return _about(said, Ref.KEPT, Ref.BOUND if single else Ref.THAT)


def phase_player(book: Book, event: Event) -> int:
    """The player in whose phase a put-off part of an effect comes; NOBODY if it may be either player's."""
    card = event.source if event.source.number else event.subject
    if not card.number or not event.clause:
        return NOBODY
    place, *path = event.clause
    operation = operation_at(book.effects(card.number)[place], tuple(path))
    moment = operation.until if isinstance(operation, Banish) else getattr(operation, "moment", None)
    whose = moment.whose if isinstance(moment, Moment) else Side.ANY
    return {Side.YOU: event.player, Side.OPPONENT: 1 - event.player}.get(whose, NOBODY)


def acts_on_itself(book: Book, number: int, effect: int, path: tuple[int, ...]) -> bool:
    """Whether a put-off part of an effect begins with its own card, and the rest depends on that."""
    later = operation_at(book.effects(number)[effect], path)
    inner = later.operation if isinstance(later, Later) else later
    return (
        isinstance(inner, Join) and inner.kind is JoinKind.AND_IF_YOU_DO and getattr(inner.first, "cards", None) == THIS
    )


def cannot_begin(book: Book, event: Event) -> bool:
    """Whether a put-off part of an effect comes due that would begin with its own card, which is gone."""
    if event.kind is not EventKind.CAME_DUE or not event.source.number or event.source.zone in ON_FIELD:
        return False
    place, *path = event.clause
    later = operation_at(book.effects(event.source.number)[place], tuple(path))
    return isinstance(later, Later) and acts_on_itself(book, event.source.number, place, tuple(path))
