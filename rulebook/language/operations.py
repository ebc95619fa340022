"""Operations and modifiers as acts: one renderer for each type of the card language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulebook.vocabulary.filters import Amount, And, Condition, Half, In, Same, StatOf, Times
from rulebook.vocabulary.operations import (
    Add,
    Apply,
    Banish,
    Becomes,
    Bind,
    Cannot,
    Change,
    Control,
    Damage,
    Destroy,
    Discard,
    Doubled,
    Draw,
    Each,
    Equip,
    GainLP,
    Halved,
    Hold,
    If,
    Join,
    May,
    Modifier,
    Negate,
    Negated,
    NegatedLinks,
    Nothing,
    Operation,
    Optional,
    OriginalBecomes,
    PayLP,
    Pick,
    Redirect,
    Return,
    RollDie,
    Selector,
    Send,
    SpecialSummon,
    SwapControl,
    TakeControl,
    The,
    TreatAs,
    Tribute,
    TurnFaceDown,
    Unaffected,
)
from rulebook.vocabulary.terms import JoinKind, Side, Stat, Until, Verb, Zone

from .conditions import condition
from .instead import forbids, nothing, redirect
from .scene import Scene
from .things import CannotSay, describe
from .voice import Act, Mood, Pointer, Said, Voice

Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of an operation: ``joint`` stands before it, ``path`` leads to its operation in the effect.

    ``comma``: it ends in a relative clause that a comma closes where the sentence goes on.
    """

    joint: str
    text: str
    path: Path
    comma: bool = False


# Acts of single operations ------------------------------------------------------------------------


def _with(verb: str, style: str = "in") -> Callable[[Scene, Any], Act]:
    def render(scene: Scene, operation: Any) -> Act:
        said = scene.select(operation.cards, style)
        scene.after(verb, said, operation.cards)
        return scene.voice.do(verb, said)

    return render


def _send(scene: Scene, operation: Send) -> Act:
    said = scene.select(operation.cards, "from")
    scene.after("send", said, operation.cards)
    return scene.voice.send(said)


def _discard(scene: Scene, operation: Discard) -> Act:
    said = scene.select(_without_own_hand(operation.cards), "from")
    scene.after("discard", said, operation.cards)
    if operation.to_graveyard:
        return scene.voice.discard_to_graveyard(said)
    return scene.voice.do("discard", said)


def _without_own_hand(selector: Selector) -> Selector:
    """A discard always comes from the hand: the own hand goes without saying."""
    if not isinstance(selector, Pick) or not isinstance(selector.filter, And):
        return selector
    parts = tuple(part for part in selector.filter.parts if part != In((Zone.HAND,), Side.YOU))
    return Pick(selector.count, And(parts), selector.by)


def _return(scene: Scene, operation: Return) -> Act:
    said = scene.select(operation.cards, "from")
    scene.after("return-hand", said, operation.cards)
    return scene.voice.return_to(said, operation.to)


def _add(scene: Scene, operation: Add) -> Act:
    selector = operation.cards
    if isinstance(selector, Pick):
        thing = describe(selector.filter)
        said = scene.voice.counted(selector.count, thing.anywhere())
        origin = scene.voice.place(thing.zones, thing.side, "from")
    else:
        said, origin = scene.select(selector), ""
    scene.after("add", said, selector)
    return scene.voice.add(said, origin)


def _draw(scene: Scene, operation: Draw) -> Act:
    number, for_each, _ = scene.amount(operation.count)
    if number is None:
        raise CannotSay(f"no words for drawing {operation.count!r} cards")
    scene.done_verb, scene.clear = "draw", False
    return scene.voice.draw(number, for_each)


def _special_summon(scene: Scene, operation: SpecialSummon) -> Act:
    said = scene.select(operation.cards, "from")
    scene.after("summon", said, operation.cards)
    return scene.voice.special_summon(said, operation.position)


def _damage(scene: Scene, operation: Damage) -> Act:
    number, for_each, equal_to = scene.amount(operation.amount)
    return scene.voice.damage(operation.who, number, equal_to, for_each)


def _gain(scene: Scene, operation: GainLP) -> Act:
    number, for_each, _ = scene.amount(operation.amount)
    if number is None:
        raise CannotSay(f"no words for gaining {operation.amount!r} LP")
    return scene.voice.gain_lp(operation.who, number, for_each)


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
    if not isinstance(operation.cards, The):
        raise CannotSay(f"no words for taking control of {operation.cards!r}")
    pointer = scene.pointer(operation.cards.ref)
    scene.clear = False
    return scene.voice.take_control(_named(pointer), operation.until)


def _named(pointer: Pointer) -> Pointer:
    """The same cards without a pronoun, where words must stand between it and the verb."""
    return pointer._replace(how="that") if pointer.how == "it" else pointer


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


def _apply(scene: Scene, operation: Apply) -> Act:
    return modifier(scene, operation.modifier, operation.until)


def _inner(scene: Scene, operation: Each | Optional | If) -> Act:
    return act(scene, operation.operation)


def _first(scene: Scene, operation: Join) -> Act:
    return act(scene, operation.first)


RENDERERS: dict[type, Callable[[Scene, Any], Act]] = {
    Destroy: _with("destroy"),
    Send: _send,
    Discard: _discard,
    Tribute: _with("tribute"),
    Banish: _with("banish", "from"),
    Return: _return,
    Add: _add,
    Draw: _draw,
    SpecialSummon: _special_summon,
    Damage: _damage,
    GainLP: _gain,
    PayLP: _pay,
    Negate: _negate,
    Equip: _equip,
    Bind: _bind,
    TurnFaceDown: _turn_face_down,
    TakeControl: _take_control,
    SwapControl: _swap,
    RollDie: _roll,
    Apply: _apply,
    Nothing: nothing,
    Each: _inner,
    Optional: _inner,
    If: _inner,
    Join: _first,
}
"""How each type of operation becomes an act; for Each, Optional, If and Join that is the act inside."""


def act(scene: Scene, operation: Operation) -> Act:
    """The act of one operation.

    Raises:
        CannotSay: the operation, or something in it, has no words.
    """
    renderer = RENDERERS.get(type(operation))
    if renderer is None:
        raise CannotSay(f"no renderer for {type(operation).__name__}")
    return renderer(scene, operation)


def starts_with_order(operation: Operation) -> bool:
    """Whether the first part can follow "you can": it is something the player does, not something that holds."""
    match operation:
        case Join(_, first, _):
            return starts_with_order(first)
        case If(_, inner):
            return starts_with_order(inner)
        case Damage(who, _):
            return who is Side.OPPONENT
        case Draw(_, who):
            return who is not Side.OPPONENT
        case _:
            return not isinstance(operation, Each | Optional | GainLP | Apply | SwapControl)


def parts(scene: Scene, operation: Operation, mood: Mood, path: Path = ()) -> list[Part]:
    """An operation as the row of its parts, each with the path that leads to it (see ``engine`` events)."""
    match operation:
        case Join(kind, first, second):
            found = parts(scene, first, mood, (*path, 0))
            said, then_mood, tail = _second(scene, second)
            outer = mood if kind is JoinKind.AND else Mood.ORDER
            joint, text = scene.voice.join(kind, said, _mood(outer, then_mood))
            if found[-1].comma and joint.startswith(" "):
                joint = f",{joint}"
            return [*found, Part(joint, text + tail, _leaf(second, (*path, 1)), scene.voice.closes(said, tail))]
        case _:
            said, inner_mood, tail = _second(scene, operation)
            text = said.say(_mood(mood, inner_mood)) + tail
            return [Part("", text, _leaf(operation, path), scene.voice.closes(said, tail))]


def _leaf(operation: Operation, path: Path) -> Path:
    while isinstance(operation, Each | Optional | If):
        operation, path = operation.operation, (*path, 0)
    return path


def _mood(outer: Mood, inner: Mood) -> Mood:
    """The mood a wrapper asks for, else the one of the sentence."""
    return inner if inner is not Mood.ORDER else outer


def _second(scene: Scene, operation: Operation) -> tuple[Act, Mood, str]:
    """The act of an operation under its wrappers, the mood they ask for, and a condition behind it."""
    mood, tail = _actor(operation), ""
    while isinstance(operation, Each | Optional | If):
        if isinstance(operation, Each):
            mood = Mood.EACH
        elif isinstance(operation, Optional):
            by = Mood.THEY_CAN if operation.by is Side.OPPONENT else Mood.YOU_CAN
            mood = Mood.EACH_CAN if mood is Mood.EACH else by
        else:
            tail = _if(scene.voice, scene, operation.condition)
        operation = operation.operation
    if isinstance(operation, Join):
        raise CannotSay("no words for a join inside Each, Optional or If")
    return act(scene, operation), mood, tail


def _actor(operation: Operation) -> Mood:
    """The opponent does what the effect tells them to; everything else is said as an order."""
    match operation:
        case Draw(_, Side.OPPONENT):
            return Mood.THEY
        case _:
            return Mood.ORDER


def _if(voice: Voice, scene: Scene, asked: Condition) -> str:
    return voice.words["if_trailing"] + condition(scene, asked)


# Modifiers ----------------------------------------------------------------------------------------


def modifier(scene: Scene, mod: Modifier, until: Until | None = None) -> Act:
    """A continuous or lingering modifier as a statement.

    Raises:
        CannotSay: the modifier has no words.
    """
    voice = scene.voice
    match mod:
        case Change():
            return changed(scene, mod, until)
        case TreatAs(subject):
            return voice.treat_as(mod, scene.described(subject))
        case Unaffected(subject, by):
            return voice.unaffected(scene.described(subject), describe(by))
        case Hold(position, subject):
            return voice.hold(scene.described(subject), position)
        case Cannot(Verb.CONTROL, Same(ref)):
            return voice.cannot_switch(scene.pointer(ref))
        case Control(Same(ref), Side.YOU):
            return voice.take_control(_named(scene.pointer(ref)), Until.ALWAYS)
        case Control(subject, Side.OWNER):
            return voice.control_returns(describe(subject))
        case Change(_, amount, subject):
            number, for_each, _ = scene.amount(amount)
            if number is None:
                raise CannotSay(f"no words for a change by {amount!r}")
            return voice.change(mod, scene.described(subject), number, for_each, until)
        case Redirect():
            return redirect(scene, mod)
        case Cannot(subject=subject, players=players) if subject is not None and players is not None:
            return forbids(scene, mod)
        case Cannot(subject=None):
            return voice.cannot(mod, None, until)
        case Cannot(subject=subject) if subject is not None:
            return voice.cannot(mod, scene.described(subject, long=mod.verb is Verb.ACTIVATE), until)
        case Negated(subject):
            return voice.negated(mod, describe(subject))
        case NegatedLinks(source, target):
            return voice.negated_links(mod, describe(source), describe(target))
        case May(_, subject):
            return voice.may(mod, scene.described(subject))
        case _:
            raise CannotSay(f"no words for the modifier {mod!r}")


_COMPARED = {Becomes: "becomes", Halved: "halved", Doubled: "doubled"}


def changed(scene: Scene, mod: Change, until: Until | None) -> Act:
    """A change of a number: gained or lost, become another, halved or doubled; a Level is raised or lowered.

    Raises:
        CannotSay: its amount has no words.
    """
    voice, how = scene.voice, mod.change
    match how:
        case Halved() | Doubled():
            verb, value = _COMPARED[type(how)], ""
        case Becomes(amount) | OriginalBecomes(amount):
            verb, value = "becomes", _value(scene, mod, amount)
            if isinstance(how, OriginalBecomes) and value == voice.share("half", *_pronoun(scene, mod)):
                verb, value = "halved", ""
        case int() if mod.stat is Stat.LEVEL:
            verb, value = "raised" if how > 0 else "lowered", str(abs(how))
        case _:
            number, for_each, equal_to = scene.amount(how)
            return voice.change(mod, scene.described(mod.subject), number, for_each, equal_to, until)
    of, _ = scene.owned(mod.subject)
    return voice.reckoned(mod.stat, of, isinstance(how, OriginalBecomes), verb, value, until)


def _pronoun(scene: Scene, mod: Change) -> tuple[Said, Stat]:
    return scene.owned(mod.subject)[1], mod.stat


def _value(scene: Scene, mod: Change, amount: Amount) -> str:
    """What a number becomes: 2000, double its original ATK."""
    match amount:
        case int():
            return str(amount)
        case Times(2, StatOf(_, _, True)):
            return scene.voice.share("double", *_pronoun(scene, mod))
        case Half(StatOf(_, _, True)):
            return scene.voice.share("half", *_pronoun(scene, mod))
        case _:
            _, _, equal_to = scene.amount(amount)
            if not equal_to:
                raise CannotSay(f"no words for becoming {amount!r}")
            return scene.voice.equal(equal_to)


__all__ = ["RENDERERS", "Part", "act", "modifier", "parts"]
