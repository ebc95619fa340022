"""Foils of windows that did not open: a card that lies ready and nearly answers what happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulebook.engine.chain.activation_timing import is_fast_in_damage_step
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.things import summon_word, word
from rulebook.explain.tree import Value, Word
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Filter, In, OfKind, Same, StatIs
from rulebook.vocabulary.terms import (
    DAMAGE_STEPS,
    CardKind,
    Cause,
    EffectKind,
    Icon,
    Op,
    Position,
    Ref,
    Side,
    Stat,
    SummonKind,
    Verb,
    Zone,
)

from .amounts import waiting
from .values import Contrast, Kind, Likely, Step

_BY_EFFECT = ("mechanic.F1", "mechanic.B4")
_CARD_ONLY = ("mechanic.B5",)
_NOT_SUMMONED = ("summon.set.not-summon",)
_NOT_FLIP_SUMMONED = ("summon.flip.attack-not-flip-summon", "summon.flip.definition")
_OTHER_VERB = ("mechanic.C10",)
_TEXT = ("effect.card-over-rule",)
_TOKEN = ("token.on-field-only",)
_PENDULUM = ("pendulum.extra-deck", "effect.trigger")
_DAMAGE_STEP = ("damage-step.activation-limits", "mechanic.E4")


_BASIC = (SummonKind.NORMAL, SummonKind.FLIP, SummonKind.SPECIAL)
"""The kinds of Summon that all others belong to."""


class _Ready(NamedTuple):
    """A card that lies ready, the number of its effect, an event that it answers, and whether that triggers it."""

    card: Snapshot
    effect: int
    pattern: On
    triggers: bool = False


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each card known to the viewer that lies ready and whose effect nearly answers an event."""
    for at, event in enumerate(step.events):
        if event.kind not in _NEAR or (event.kind is not EventKind.SET and not event.subject.number):
            continue
        table = step.table(at)
        if table is None:
            continue
        doer = event.subject.controller if event.kind is EventKind.FLIPPED else event.player
        for ready in lying_ready(table, 1 - doer):
            if ready.pattern.by in (Side.ANY, Side.OPPONENT):
                yield from _NEAR[event.kind](step, table, event, ready, at)
        if event.kind is EventKind.ACTIVATED:
            for ready in _held_ready(table, 1 - doer, step.viewer):
                yield from _activated(step, table, event, ready, at)
        if event.kind is EventKind.DESTROYED and event.player != 1 - event.subject.controller:
            for ready in lying_ready(table, event.subject.controller):
                yield from _destroyed(step, table, event, ready, at)
        if event.kind in _TRIGGERED:
            for ready in _lying_in_wait(table, event):
                yield from _NEAR[event.kind](step, table, event, ready, at)


def lying_ready(table: Table, player: int) -> Iterator[_Ready]:
    """The Set cards and face-up cards of a player that can answer something, as far as the viewer knows them."""
    for uid, card in enumerate(table.cards):
        if not card.number or card.zone not in (Zone.MONSTER, Zone.SPELL) or card.facts & Fact.SET_THIS_TURN:
            continue
        if table.controller(uid) != player or derived.is_negated(table, uid):
            continue
        for index, effect in enumerate(table.book.effects(card.number)):
            if not isinstance(effect, Activated) or not effect.event:
                continue
            lies_set = effect.kind is EffectKind.ACTIVATION and card.position == Position.SET
            if lies_set or (effect.kind is EffectKind.QUICK and table.is_up(uid)):
                yield from (_Ready(derived.snapshot(table, uid), index, pattern) for pattern in effect.event)


def _held_ready(table: Table, player: int, viewer: int) -> Iterator[_Ready]:
    """The cards in a player's hand, known to the viewer, that answer what an effect would do."""
    for uid in table.in_zone(Zone.HAND, player):
        card = table.cards[uid]
        own = table.book.by_number[card.number] if card.number and card.seen >> viewer & 1 else None
        for index, effect in enumerate(table.effects(uid)) if own is not None else ():
            if not isinstance(effect, Activated):
                continue
            quick = effect.kind is EffectKind.ACTIVATION and own is not None and own.icon is Icon.QUICK_PLAY
            from_hand = effect.kind is EffectKind.QUICK and Zone.HAND in (effect.where or ())
            if (quick and player == table.turn_player) or from_hand:
                asked = (one for one in effect.event if one.would is not None and one.by in (Side.ANY, Side.OPPONENT))
                yield from (_Ready(derived.snapshot(table, uid), index, one) for one in asked)


def _lying_in_wait(table: Table, event: Event) -> Iterator[_Ready]:
    """The face-up cards whose Trigger Effects wait for what any other card does."""
    for card, index, patterns in waiting(table):
        effect = table.effects(card.uid)[index]
        if card.uid == event.subject.uid or not isinstance(effect, Activated) or effect.kind is not EffectKind.TRIGGER:
            continue
        if card.zone in (effect.where or IN_PLAY):
            yield from (_Ready(card, index, one, triggers=True) for one in patterns if one.by == Side.ANY)


def _made(
    step: Step, event: Event, ready: _Ready, at: int, condition: str, rules: tuple[str, ...], likely: Likely,
    **arguments: Value,
) -> Contrast:  # fmt: skip
    told = {"card": step.reader.thing(event.subject), "source": step.reader.thing(ready.card), **arguments}
    cards = (ready.card, event.subject)
    kind = Kind.TRIGGER if ready.triggers else Kind.WINDOW
    condition = f"waits.{condition}" if ready.triggers else condition
    return Contrast(kind, condition, cards, (ready.effect,), rules, likely, at, tuple(told.items()))


def _summoned(step: Step, table: Table, event: Event, ready: _Ready, at: int) -> Iterator[Contrast]:
    """A Summon that no card can negate because an effect does it, of another kind, or with other numbers."""
    pattern, kinds = ready.pattern, event.get("kinds")
    if not isinstance(kinds, int):
        return
    fits = _Fit(pattern, event, table)
    if pattern.verb is Verb.SUMMON and kinds & pattern.kinds and fits.kind and fits.number:
        effect = step.book.effects(ready.card.number)[ready.effect]
        if not ready.triggers and table.step in DAMAGE_STEPS and not _may_be_used_there(table, ready, effect):
            yield _made(step, event, ready, at, "damage-step", _DAMAGE_STEP, Likely.OFTEN)
        return
    negates = pattern.verb is Verb.WOULD_SUMMON and not ready.triggers
    if negates and event.cause is Cause.EFFECT and kinds & pattern.kinds and fits.number:
        yield _made(step, event, ready, at, "by-effect", _BY_EFFECT, Likely.OFTEN)
    elif (pattern.verb is Verb.SUMMON or negates) and fits.kind and not kinds & pattern.kinds and fits.number:
        asked = [kind for kind in _BASIC if pattern.kinds & kind]
        told: dict[str, Value] = {"kinds": summon_word(kinds)}
        if 1 <= len(asked) <= 2:
            told |= {"expected": summon_word(asked[0]), "alternative": summon_word(asked[-1]), "two": len(asked) - 1}
        condition = "kinds.named" if "expected" in told else "kinds"
        likely = Likely.PERHAPS if negates else Likely.OFTEN
        yield _made(step, event, ready, at, condition, _TEXT, likely, **told)
    elif pattern.verb is Verb.SUMMON and kinds & pattern.kinds and fits.kind and fits.asked is not None:
        have = derived.stat(table, event.subject.uid, fits.asked.stat)
        if not fits.number and isinstance(fits.asked.value, int):
            yield _made(
                step, event, ready, at, "number", _TEXT, Likely.OFTEN, stat=word("stat", fits.asked.stat.value),
                needed=fits.asked.value, have=have, own=int(fits.asked.op in (Op.GE, Op.GT)),
            )  # fmt: skip


def _may_be_used_there(table: Table, ready: _Ready, effect: object) -> bool:
    """Whether the effect can be used in the Damage Step."""
    return isinstance(effect, Activated) and is_fast_in_damage_step(table, ready.card.uid, effect)


class _Fit:
    """Whether a Summoned monster fits a pattern: by kind of card, and by its ATK or Level."""

    def __init__(self, pattern: On, event: Event, table: Table) -> None:
        parts = filter_parts(pattern.subject)
        numbers = [part for part in parts if isinstance(part, StatIs)]
        self.kind = all(isinstance(part, StatIs) or part == OfKind((CardKind.MONSTER,)) for part in parts)
        self.asked = numbers[0] if len(numbers) == 1 else None
        self.number = all(_compares(derived.stat(table, event.subject.uid, one.stat), one) for one in numbers)


def _compares(have: int, asked: StatIs) -> bool:
    value = asked.value
    if not isinstance(value, int) or asked.stat not in (Stat.ATK, Stat.DEF, Stat.LEVEL):
        return False
    return {
        Op.GE: have >= value, Op.GT: have > value, Op.LE: have <= value, Op.LT: have < value, Op.EQ: have == value,
    }[asked.op]  # fmt: skip


def _set(step: Step, table: Table, event: Event, ready: _Ready, at: int) -> Iterator[Contrast]:
    """A monster is Set, and the card answers a Summon."""
    if event.get("to_zone", Zone.MONSTER) != Zone.MONSTER or table.cards[event.subject.uid].zone != Zone.MONSTER:
        return
    if ready.pattern.verb is Verb.SUMMON and ready.pattern.kinds & SummonKind.NORMAL:
        yield _made(step, event, ready, at, "set", _NOT_SUMMONED, Likely.OFTEN)


def _flipped(step: Step, table: Table, event: Event, ready: _Ready, at: int) -> Iterator[Contrast]:
    """A monster is turned face-up by an attack or an effect, and the card answers a Flip Summon."""
    fits = _Fit(ready.pattern, event, table)
    asked = ready.pattern.verb is Verb.SUMMON and ready.pattern.kinds & SummonKind.FLIP
    if event.cause is not Cause.SUMMON and asked and fits.kind and fits.number:
        battle = int(event.cause is Cause.BATTLE)
        yield _made(step, event, ready, at, "flipped", _NOT_FLIP_SUMMONED, Likely.OFTEN, battle=battle)


_MOVES: dict[type, Verb] = {o.Return: Verb.RETURN, o.Banish: Verb.BANISH, o.Send: Verb.SEND, o.Place: Verb.PLACE}
"""Operations that take cards off the field without destroying them."""


def _activated(step: Step, table: Table, event: Event, ready: _Ready, at: int) -> Iterator[Contrast]:
    """Only an effect is activated, a card of another kind, or an effect that moves cards without destroying them."""
    pattern, number = ready.pattern, event.get("effect", -1)
    if pattern.verb is not Verb.ACTIVATE or not isinstance(number, int) or number < 0:
        return
    if asked := _other_kinds(step, event, pattern):
        negates = any(isinstance(one, o.Negate) for _, one in walk(_operation_of(step, ready)))
        mine = ready.card.controller == step.viewer
        likely = Likely.PERHAPS if mine or (negates and len(asked) > 1) else Likely.SELDOM
        if len(asked) > 1:
            yield _made(step, event, ready, at, "spell-or-trap", _TEXT, likely)
        else:
            kinds_told = {
                "declared": Word("declared", asked[0].name.lower()),
                "kind": Word("declared", _kind_of(step, event).name.lower()),
            }
            yield _made(step, event, ready, at, "kind", _TEXT, likely, **kinds_told)
    elif pattern.card_activation and not event.get("card_activation"):
        if isinstance(pattern.subject, OfKind) and pattern.would is None:
            yield _made(step, event, ready, at, "effect-only", _CARD_ONLY, Likely.OFTEN)
    elif pattern.would is not None and pattern.would.verb is Verb.DESTROY:
        effect = step.book.effects(event.subject.number)[number]
        operations = [one for _, one in walk(effect.operation)] if isinstance(effect, Activated) else []
        done = [type(one) for one in operations if not isinstance(one, o.Return) or one.to == Zone.HAND]
        verb = next((_MOVES[one] for one in done if one in _MOVES), None)
        if verb is not None and o.Destroy not in done and _takes_from_field(effect):
            got, wanted = word("verb", int(verb)), word("verb", int(Verb.DESTROY))
            yield _made(step, event, ready, at, "verb", _OTHER_VERB, Likely.OFTEN, got=got, wanted=wanted)


def _destroyed(step: Step, table: Table, event: Event, ready: _Ready, at: int) -> Iterator[Contrast]:
    """A monster of the same player is destroyed, but not in the way that the card answers, or it was face-down."""
    pattern, own = ready.pattern, ready.card.controller
    there = not pattern.to or event.get("to_zone") in pattern.to
    if pattern.verb is not Verb.DESTROY or not there or event.subject.controller != own or pattern.other is not None:
        return
    scope = query.Scope(own, Context(own, ready.card, ready.effect))
    card = event.subject
    if query.fits(table, pattern.subject, card.uid, scope, card):
        if pattern.cause and event.cause not in pattern.cause:
            told = {"cause": word("cause", int(event.cause)), "asked": word("cause", int(pattern.cause[0]))}
            yield _made(step, event, ready, at, "cause", _TEXT, Likely.OFTEN, **told)
        return
    up = card._replace(position=Position.DEFENSE)
    caused = not pattern.cause or event.cause in pattern.cause
    if card.position == Position.SET and caused and query.fits(table, pattern.subject, card.uid, scope, up):
        yield _made(step, event, ready, at, "face-down", _TEXT, Likely.OFTEN)


def _vanished(step: Step, table: Table, event: Event, ready: _Ready, at: int) -> Iterator[Contrast]:
    """A Token leaves, and the card waits for a monster that goes to the Graveyard."""
    if _waits_for_graveyard(table, event, ready):
        yield _made(step, event, ready, at, "token", _TOKEN, Likely.OFTEN)


def _waits_for_graveyard(table: Table, event: Event, ready: _Ready) -> bool:
    """Whether a card waits for this card to go to the Graveyard, for whatever cause."""
    pattern, owner = ready.pattern, ready.card.controller
    if pattern.to != (Zone.GRAVEYARD,) or pattern.verb not in (Verb.SEND, Verb.DESTROY) or pattern.cause:
        return False
    scope = query.Scope(owner, Context(owner, ready.card, ready.effect))
    side = pattern.owner == Side.ANY or query.side_of(scope, pattern.owner) == event.subject.owner
    return side and query.fits(table, pattern.subject, event.subject.uid, scope, event.subject)


def _to_extra(step: Step, table: Table, event: Event, ready: _Ready, at: int) -> Iterator[Contrast]:
    """A Pendulum Monster goes to the Extra Deck, and the card waits for a monster that goes to the Graveyard."""
    if event.get("pendulum") and _waits_for_graveyard(table, event, ready):
        yield _made(step, event, ready, at, "extra", _PENDULUM, Likely.OFTEN)


_NEAR = {
    EventKind.SUMMONED: _summoned,
    EventKind.SET: _set,
    EventKind.FLIPPED: _flipped,
    EventKind.ACTIVATED: _activated,
    EventKind.DESTROYED: _destroyed,
    EventKind.VANISHED: _vanished,
    EventKind.TO_EXTRA: _to_extra,
}
"""What a card may nearly answer, by the event."""

_TRIGGERED = (EventKind.SUMMONED, EventKind.SET, EventKind.FLIPPED, EventKind.VANISHED, EventKind.TO_EXTRA)
"""Of these, what may nearly trigger an effect of another card."""


def _other_kinds(step: Step, event: Event, pattern: On) -> tuple[CardKind, ...]:
    """The kinds of card that the pattern asks to be activated, if the activated one is of another kind."""
    if not pattern.card_activation or pattern.would is not None or not isinstance(pattern.subject, OfKind):
        return ()
    kinds = pattern.subject.kinds
    return kinds if _kind_of(step, event) not in kinds else ()


def _operation_of(step: Step, ready: _Ready) -> o.Operation | None:
    effect = step.book.effects(ready.card.number)[ready.effect]
    return effect.operation if isinstance(effect, Activated) else None


def _kind_of(step: Step, event: Event) -> CardKind:
    return CardKind(step.book.by_number[event.subject.number].kind)


def _takes_from_field(effect: object) -> bool:
    """Whether an effect targets cards on the field, or moves cards there that it does not target."""
    if not isinstance(effect, Activated):
        return False
    filters: list[Filter] = [target.filter for target in effect.targets]
    for _, one in walk(effect.operation):
        cards = getattr(one, "cards", None)
        if type(one) in _MOVES and isinstance(cards, o.All | o.Pick):
            filters.append(cards.filter)
    return any(_on_field(filter) for filter in filters)


def _on_field(filter: Filter) -> bool:
    parts = filter_parts(filter)
    battling = any(isinstance(part, Same) and part.ref in (Ref.ATTACKER, Ref.ATTACKED) for part in parts)
    return battling or any(isinstance(part, In) and {Zone.MONSTER, Zone.SPELL} & set(part.zones) for part in parts)
