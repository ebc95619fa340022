"""Operations and modifiers as acts: one renderer for each type of the card language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebook.language.voices import declarations
from rulebook.language.voices.voice import Act, Mood, Pointer, Said
from rulebook.language.voices.voices import statement
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.phrasebook import row, wording
from rulebook.vocabulary.filters import Amount, DamageTaken
from rulebook.vocabulary.operations import (
    Add,
    All,
    Apply,
    Banish,
    Bind,
    Copy,
    Damage,
    Declare,
    Deflect,
    Destroy,
    Discard,
    Draw,
    Each,
    EffectOf,
    Either,
    Equip,
    Gain,
    GainLP,
    If,
    Join,
    Later,
    Modes,
    Negate,
    NextTime,
    Nothing,
    Operation,
    Optional,
    PayLP,
    Pick,
    PlaceCounter,
    Remain,
    RemoveCounter,
    Return,
    RollDie,
    Send,
    SpecialSummon,
    SwapControl,
    TakeControl,
    The,
    Tribute,
    TurnFaceDown,
    TurnFaceUp,
    Whenever,
    Win,
)
from rulebook.vocabulary.terms import Ref, Side, Until, Zone

from . import battles, deck_handling, each_time, phase_timing
from .damage_taken import deflect
from .discourse import Scene
from .materials import MADE
from .modifiers import applied, modifier, named
from .replacements import nothing
from .special_summons import COUNTS_AS, as_many_banished, as_many_named, counts_as, onto_opponent

# Acts of single operations ------------------------------------------------------------------------


def _with(verb: str, style: str = "in") -> Callable[[Scene, Any], Act]:
    def render(scene: Scene, operation: Any) -> Act:
        said = scene.select(operation.cards, style)
        scene.after(verb, said, operation.cards)
        return scene.voice.do(verb, said)

    return render


def _send(scene: Scene, operation: Send) -> Act:
    said = scene.from_home(scene.select(deck_handling.as_their_own(operation.cards), "from"), operation.cards)
    scene.after("send", said, operation.cards)
    return scene.voice.send(said)


def _tribute(scene: Scene, operation: Tribute) -> Act:
    said = scene.select(deck_handling.as_their_own(operation.cards))
    scene.after("tribute", said, operation.cards)
    return scene.voice.do("tribute", said)


def _discard(scene: Scene, operation: Discard) -> Act:
    said = scene.select(deck_handling.without_own_hand(operation.cards), "from")
    scene.after("discard", said, operation.cards)
    if operation.to_graveyard:
        return scene.voice.discard_to_graveyard(said)
    return scene.voice.do("discard", said)


def _return(scene: Scene, operation: Return) -> Act:
    if operation.to is Zone.DECK:
        return deck_handling.shuffle_in(scene, operation)
    said = scene.select(operation.cards, "from")
    scene.after("return-hand", said, operation.cards)
    return scene.voice.return_to(said, operation.to)


def _add(scene: Scene, operation: Add) -> Act:
    selector = deck_handling.as_their_own(operation.cards)
    if isinstance(selector, The) and selector.ref in (Ref.EXCAVATED, Ref.REST):
        return deck_handling.add_them(scene, operation)
    if isinstance(selector, Pick):
        thing = describe(selector.filter)
        said, origin = scene.voice.found(selector.count, thing)
    else:
        thing, said, origin = None, scene.select(selector), ""
    scene.after("add", said, selector)
    return scene.voice.add(said, origin, thing is not None and thing.side is Side.EACH)


def _draw(scene: Scene, operation: Draw) -> Act:
    number, for_each, _ = scene.amount(operation.count)
    if number is None:
        raise CannotSay(f"no words for drawing {operation.count!r} cards")
    scene.done_verb, scene.clear = "draw", False
    scene.done = Pointer("pronoun", "card", 1 if number == 1 and not for_each else 2)
    return scene.voice.draw(number, for_each)


def _special_summon(scene: Scene, operation: SpecialSummon) -> Act:
    many = as_many_banished(scene, operation.cards) or as_many_named(scene, operation.cards)
    said = many or scene.select(operation.cards, "from")
    scene.after("summon", said, operation.cards)
    if operation.as_monster is not None:
        said = said._replace(text=f"{said.text} {scene.voice.as_monster(operation.as_monster)}")
    made = scene.voice.special_summon(said, operation.position)
    if operation.to is Side.OPPONENT:
        made = onto_opponent(scene.voice.lang, made, said)
    if operation.ignoring:
        made = made.timed(wording(scene.voice.lang, "special_summons.ignoring"))
    if operation.as_ in COUNTS_AS:
        return made.timed(counts_as(scene.voice.lang, operation.as_))
    return made


def _damage(scene: Scene, operation: Damage) -> Act:
    number, for_each, equal_to = scene.amount(operation.amount)
    if operation.who is Side.CONTROLLER and number is not None:
        return each_time.its_controller_takes(scene.voice.lang, number)
    return scene.voice.damage(operation.who, number, equal_to, for_each)


def _gain(scene: Scene, operation: GainLP) -> Act:
    number, for_each, equal_to = scene.amount(operation.amount)
    if isinstance(operation.amount, DamageTaken):
        equal_to = wording(scene.voice.lang, "damage_taken.that_damage")
    if number is None and not equal_to:
        raise CannotSay(f"no words for gaining {operation.amount!r} LP")
    return scene.voice.gain_lp(operation.who, number, for_each, equal_to)


def _pay(scene: Scene, operation: PayLP) -> Act:
    number, _, _ = scene.amount(operation.amount)
    return scene.voice.pay_lp(number)


def _negate(scene: Scene, operation: Negate) -> Act:
    scene.clear = False
    return scene.voice.negate(operation.what)


def _equip(scene: Scene, operation: Equip) -> Act:
    return scene.voice.equip(scene.pointer(operation.card), scene.pointer(operation.host))


def _bind(scene: Scene, operation: Bind) -> Act:
    return scene.voice.connect(scene.pointer(operation.ref))


def _turn_face_down(scene: Scene, operation: TurnFaceDown) -> Act:
    said = scene.select(operation.cards)
    scene.after("turn-face-down", said, operation.cards)
    return scene.voice.turn_face_down(said)


def _take_control(scene: Scene, operation: TakeControl) -> Act:
    if operation.to is Side.OWNER and isinstance(operation.cards, All):
        return scene.voice.return_control(describe(operation.cards.filter))
    if not isinstance(operation.cards, The) or operation.to not in (Side.YOU, Side.OPPONENT):
        raise CannotSay(f"no words for {operation!r}")
    pointer = scene.pointer(operation.cards.ref)
    scene.clear = False
    until = Until.ALWAYS if operation.until is scene.span else operation.until
    change = scene.voice.take_control if operation.to is Side.YOU else scene.voice.give_control
    return change(named(pointer), until)


def _place_counter(scene: Scene, operation: PlaceCounter) -> Act:
    scene.alone = False  # the noun for counters may have the gender of the noun for a card
    most = dict(scene.caps).get(operation.kind, 0) if operation.on is Ref.THIS else 0
    return scene.voice.place_counters(operation.kind, _number(operation.count), scene.pointer(operation.on), most)


def _remove_counter(scene: Scene, operation: RemoveCounter) -> Act:
    return scene.voice.remove_counters(operation.kind, _number(operation.count), scene.pointer(operation.off))


def _number(amount: Amount) -> int:
    if not isinstance(amount, int):
        raise CannotSay(f"no words for {amount!r} counters")
    return amount


def _swap(scene: Scene, operation: SwapControl) -> Act:
    yours, theirs = describe(operation.yours.filter), describe(operation.theirs.filter)
    if not isinstance(operation.yours.count, int):
        raise CannotSay("no words for swapping an open number of monsters")
    scene.done = scene.done._replace(how="that", noun=yours.noun, n=2)
    scene.clear = False
    return scene.voice.swap_control(yours, theirs, operation.yours.count)


def _roll(scene: Scene, operation: RollDie) -> Act:
    scene.clear = False
    return scene.voice.roll()


def _declare(scene: Scene, operation: Declare) -> Act:
    scene.clear = False
    return scene.voice.do("name", Said(declarations.one(scene.voice.lang, operation.what), noun="card"))


def _modes(scene: Scene, operation: Modes) -> Act:
    return scene.voice.do("activate", Said(scene.voice.words["one_of"], noun="effect"))


def _either(scene: Scene, operation: Either) -> Act:
    return act(scene, operation.options[0])


def _effect_of(scene: Scene, operation: EffectOf) -> Act:
    return statement(scene.voice.lang, *row(scene.voice.lang, "answered_activations.becomes"))


def _copy(scene: Scene, operation: Copy) -> Act:
    if (operation.ref, operation.until) != (Ref.TARGET, Until.END_PHASE):
        raise CannotSay(f"no words for {operation!r}")
    key = "copies_atk" if operation.atk else "copies"
    return statement(scene.voice.lang, *row(scene.voice.lang, f"answered_activations.{key}"))


def _gain_effects(scene: Scene, operation: Gain) -> Act:
    number, for_each, _ = scene.amount(operation.count)
    key = "gains_each" if for_each else "gains"
    subject, finite, rest = row(scene.voice.lang, f"answered_activations.{key}")
    return statement(scene.voice.lang, subject, finite, rest.format(n=number, for_each=for_each))


def later(scene: Scene, operation: Later) -> Act:
    scene.keep()
    return act(scene, leftmost(operation.operation)).timed(phase_timing.during(scene, operation.moment))


def _whenever(scene: Scene, operation: Whenever) -> Act:
    when = each_time.each_time(scene, operation)
    scene.event_many, scene.that = True, "card"
    if not isinstance(operation.operation, Join):
        return each_time.Whole(when + act(scene, operation.operation).say(Mood.ORDER, inverted=True))
    first, second = operation.operation.first, operation.operation.second
    joint, text = scene.voice.join(operation.operation.kind, act(scene, second), Mood.ORDER)
    return each_time.Whole(when + act(scene, first).say(Mood.ORDER) + joint + text)


def _inner(scene: Scene, operation: Each | Optional | If | NextTime) -> Act:
    return act(scene, operation.operation)


def _first(scene: Scene, operation: Join) -> Act:
    return act(scene, operation.first)


RENDERERS: dict[type, Callable[[Scene, Any], Act]] = {
    Destroy: _with("destroy"),
    Send: _send,
    Discard: _discard,
    Tribute: _tribute,
    Banish: phase_timing.banish,
    Return: _return,
    **deck_handling.RENDERERS,
    Add: _add,
    Draw: _draw,
    SpecialSummon: _special_summon,
    Damage: _damage,
    GainLP: _gain,
    PayLP: _pay,
    Negate: _negate,
    Equip: _equip,
    PlaceCounter: _place_counter,
    RemoveCounter: _remove_counter,
    Bind: _bind,
    TurnFaceDown: _turn_face_down,
    TakeControl: _take_control,
    **battles.ACTS,
    **MADE,
    SwapControl: _swap,
    RollDie: _roll,
    Deflect: deflect,
    Declare: _declare,
    Apply: applied,
    Later: later,
    NextTime: _inner,
    Whenever: _whenever,
    Remain: phase_timing.remain,
    TurnFaceUp: phase_timing.turn_face_up,
    Win: phase_timing.win,
    Nothing: nothing,
    Each: _inner,
    Optional: _inner,
    If: _inner,
    Modes: _modes,
    Either: _either,
    EffectOf: _effect_of,
    Copy: _copy,
    Gain: _gain_effects,
    Join: _first,
}
"""The renderer of each type of operation; for Each, Optional, If and Join that of the act inside.

For Modes it is the choice between them; ``card_text`` lists them. For Either it is the first one; see ``parts``.
"""


def act(scene: Scene, operation: Operation) -> Act:
    """The act of one operation.

    Raises:
        CannotSay: the operation, or something in it, cannot be rendered.
    """
    renderer = RENDERERS.get(type(operation))
    if renderer is None:
        raise CannotSay(f"no renderer for {type(operation).__name__}")
    return renderer(scene, operation)


def leftmost(operation: Operation) -> Operation:
    """The first part of a join."""
    while isinstance(operation, Join):
        operation = operation.first
    return operation


__all__ = ["RENDERERS", "act", "leftmost", "modifier"]
