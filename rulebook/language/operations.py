"""Operations and modifiers as acts: one renderer for each type of the card language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulebook.vocabulary.filters import Amount, Condition
from rulebook.vocabulary.operations import (
    Add,
    Apply,
    AttackAgain,
    Banish,
    Bind,
    Damage,
    Declare,
    Deflect,
    Destroy,
    Discard,
    Draw,
    Each,
    Equip,
    GainLP,
    If,
    Join,
    Later,
    Modes,
    Negate,
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
    Win,
)
from rulebook.vocabulary.terms import JoinKind, Ref, Side, Zone

from . import battles, declared, handling, moments
from .conditions import condition
from .deflecting import deflect
from .instead import nothing
from .makes import MADE
from .modifiers import applied, modifier, named
from .scene import Scene
from .summoned import COUNTS_AS, as_many_banished, counts_as
from .things import CannotSay, describe
from .voice import Act, Mood, Said, Voice

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
    said = scene.from_home(scene.select(handling.as_their_own(operation.cards), "from"), operation.cards)
    scene.after("send", said, operation.cards)
    return scene.voice.send(said)


def _discard(scene: Scene, operation: Discard) -> Act:
    said = scene.select(handling.without_own_hand(operation.cards), "from")
    scene.after("discard", said, operation.cards)
    if operation.to_graveyard:
        return scene.voice.discard_to_graveyard(said)
    return scene.voice.do("discard", said)


def _return(scene: Scene, operation: Return) -> Act:
    if operation.to is Zone.DECK:
        return handling.shuffle_in(scene, operation)
    said = scene.select(operation.cards, "from")
    scene.after("return-hand", said, operation.cards)
    return scene.voice.return_to(said, operation.to)


def _add(scene: Scene, operation: Add) -> Act:
    selector = operation.cards
    if isinstance(selector, The) and selector.ref in (Ref.EXCAVATED, Ref.REST):
        return handling.add_them(scene, operation)
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
    said = as_many_banished(scene, operation.cards) or scene.select(operation.cards, "from")
    scene.after("summon", said, operation.cards)
    if operation.as_monster is not None:
        said = said._replace(text=f"{said.text} {scene.voice.as_monster(operation.as_monster)}")
    made = scene.voice.special_summon(said, operation.position)
    if operation.as_ in COUNTS_AS:
        return moments.timed(made, counts_as(scene.voice.lang, operation.as_))
    return made


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
    return scene.voice.take_control(named(pointer), operation.until)


def _place_counter(scene: Scene, operation: PlaceCounter) -> Act:
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
    return scene.voice.do("name", Said(declared.one(scene.voice.lang, operation.what), noun="card"))


def _modes(scene: Scene, operation: Modes) -> Act:
    return scene.voice.do("activate", Said(scene.voice.words["one_of"], noun="effect"))


def _later(scene: Scene, operation: Later) -> Act:
    scene.kept = scene.done
    return moments.timed(act(scene, _leftmost(operation.operation)), moments.during(scene, operation.moment))


def _inner(scene: Scene, operation: Each | Optional | If) -> Act:
    return act(scene, operation.operation)


def _first(scene: Scene, operation: Join) -> Act:
    return act(scene, operation.first)


RENDERERS: dict[type, Callable[[Scene, Any], Act]] = {
    Destroy: _with("destroy"),
    Send: _send,
    Discard: _discard,
    Tribute: _with("tribute"),
    Banish: moments.banish,
    Return: _return,
    **handling.RENDERERS,
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
    Later: _later,
    Remain: moments.remain,
    TurnFaceUp: moments.turn_face_up,
    Win: moments.win,
    Nothing: nothing,
    Each: _inner,
    Optional: _inner,
    If: _inner,
    Modes: _modes,
    Join: _first,
}
"""How each type of operation becomes an act; for Each, Optional, If and Join that is the act inside.

For Modes it is the choice between them; ``card_text`` lists them.
"""


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
            return not isinstance(operation, Each | Optional | GainLP | Apply | SwapControl | AttackAgain)


def parts(scene: Scene, operation: Operation, mood: Mood, path: Path = ()) -> list[Part]:
    """An operation as the row of its parts, each with the path that leads to it (see ``engine`` events)."""
    match operation:
        case Join(kind, first, If(asked, Join() as inner)):
            found = parts(scene, first, mood, (*path, 0))
            clause = _if(scene.voice, scene, asked).strip(", ")
            said, then_mood, _ = _second(scene, _leftmost(inner))
            joint, text = scene.voice.join(kind, said, _mood(Mood.ORDER, then_mood))
            first_of, *others = parts(scene, inner, Mood.ORDER, (*path, 1, 0))
            return [*found, Part(f"{joint.rstrip(' ,')}, {clause}, ", text, first_of.path, first_of.comma), *others]
        case Join(kind, first, If(asked, Optional() as inner, None)):
            found = parts(scene, first, mood, (*path, 0))
            clause = _if(scene.voice, scene, asked).strip(", ")
            said, then_mood, tail = _second(scene, inner)
            joint, text = scene.voice.join(kind, said, then_mood)
            return [*found, Part(f"{joint.rstrip(' ,')}, {clause}, ", text + tail, _leaf(inner, (*path, 1, 0)))]
        case Join(kind, first, Later(_, Join() as inner) as put_off):
            found = parts(scene, first, mood, (*path, 0))
            scene.kept = scene.done
            first_of, *others = parts(scene, inner, Mood.ORDER, (*path, 1, 0))
            joint, text = scene.voice.join(kind, _later(scene, put_off), Mood.ORDER)
            return [*found, Part(joint, text, first_of.path, first_of.comma), *others]
        case Join(kind, first, Join() as inner):
            found = parts(scene, first, mood, (*path, 0))
            said, then_mood, _ = _second(scene, _leftmost(inner))
            joint, text = scene.voice.join(kind, said, _mood(Mood.ORDER, then_mood))
            first_of, *others = parts(scene, inner, Mood.ORDER, (*path, 1))
            return [*found, Part(joint, text, first_of.path, first_of.comma), *others]
        case Join(kind, first, second):
            found = parts(scene, first, mood, (*path, 0))
            said, then_mood, tail = _second(scene, second)
            outer = mood if kind is JoinKind.AND else Mood.ORDER
            joint, text = scene.voice.join(kind, said, _mood(outer, then_mood))
            if found[-1].comma and joint.startswith(" ") and not joint.startswith(" e,"):
                joint = f",{joint}"
            last = Part(joint, text + tail, _leaf(second, (*path, 1)), scene.voice.closes(said, tail))
            return [*found, last, *_otherwise(scene, second, (*path, 1))]
        case _:
            said, inner_mood, tail = _second(scene, operation)
            text = said.say(_mood(mood, inner_mood)) + tail
            found = [Part("", text, _leaf(operation, path), scene.voice.closes(said, tail))]
            return [*found, *_otherwise(scene, operation, path)]


def _otherwise(scene: Scene, operation: Operation, path: Path) -> list[Part]:
    """What is done where the condition does not hold."""
    if not isinstance(operation, If) or operation.else_ is None:
        return []
    said, mood, tail = _second(scene, operation.else_)
    joint = scene.voice.words["otherwise"]
    return [Part(joint, said.say(mood) + tail, _leaf(operation.else_, (*path, 1)), scene.voice.closes(said, tail))]


def _leftmost(operation: Operation) -> Operation:
    while isinstance(operation, Join):
        operation = operation.first
    return operation


def _leaf(operation: Operation, path: Path) -> Path:
    while isinstance(operation, Each | Optional | If | Later):
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
        case Draw(_, Side.OPPONENT) | Declare(_, Side.OPPONENT) | Send(Pick(_, _, Side.OPPONENT)):
            return Mood.THEY
        case _:
            return Mood.ORDER


def _if(voice: Voice, scene: Scene, asked: Condition) -> str:
    return voice.words["if_trailing"] + condition(scene, asked)


__all__ = ["RENDERERS", "Part", "act", "modifier", "parts"]
