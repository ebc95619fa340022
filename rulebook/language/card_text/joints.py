"""The parts of an effect with the joints between them and their paths."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from rulebook.language.clauses.conditions import condition, event
from rulebook.language.clauses.connectives import Manner, fronted, joined, manner, shared_time, stated
from rulebook.language.clauses.discourse import Scene
from rulebook.language.clauses.operations import act, later, leftmost
from rulebook.language.voices.durations import lasts, next_time
from rulebook.language.voices.speech import OF_EACH
from rulebook.language.voices.voice import Act, Mood, Voice
from rulebook.language.words.descriptions import CannotSay
from rulebook.language.words.phrasebook import wording
from rulebook.vocabulary.conditions import Condition
from rulebook.vocabulary.operations import (
    DONE,
    Add,
    Apply,
    AttackAgain,
    Banish,
    Bind,
    ChangePosition,
    Choose,
    Copy,
    Damage,
    Declare,
    Deflect,
    Destroy,
    Detach,
    Discard,
    Draw,
    Each,
    EffectOf,
    Either,
    EndBattlePhase,
    Equip,
    Excavate,
    FusionSummon,
    Gain,
    GainLP,
    If,
    Join,
    Later,
    LookAt,
    Modes,
    Negate,
    NextTime,
    NormalSummon,
    Nothing,
    Operation,
    Optional,
    PayLP,
    Pick,
    Place,
    PlaceCounter,
    Remain,
    RemoveCounter,
    Return,
    Reveal,
    RitualSummon,
    RollDie,
    Send,
    SetCards,
    SkipPhase,
    SpecialSummon,
    SwapControl,
    TakeControl,
    Tribute,
    TurnFaceDown,
    TurnFaceUp,
    Whenever,
    Win,
)
from rulebook.vocabulary.terms import JoinKind, Side, Verb

Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A part of an operation: ``joint`` precedes it, ``path`` leads to its operation in the effect.

    ``comma``: it ends in a relative clause that needs a comma if the sentence continues. ``alone``: its wording if the
    earlier parts, which state the time, are not shown.
    """

    joint: str
    text: str
    path: Path
    comma: bool = False
    alone: str = ""


def starts_with_order(operation: Operation) -> bool:
    """Whether the first part can follow "you can": it is an action of the player, not a state."""
    match operation:
        case Join(_, first, _):
            return starts_with_order(first)
        case If(_, inner):
            return starts_with_order(inner)
        case Either(options):
            return starts_with_order(options[0])
        case Damage(who, _):
            return who is Side.OPPONENT
        case Draw(_, who):
            return who is not Side.OPPONENT
        case Each() | Optional() | GainLP() | Apply() | SwapControl() | AttackAgain() | EffectOf() | Copy() | Gain():
            return False
        case (
            Destroy()
            | Place()
            | SetCards()
            | Excavate()
            | Choose()
            | LookAt()
            | Reveal()
            | Send()
            | Discard()
            | Tribute()
            | Banish()
            | Return()
            | Add()
            | SpecialSummon()
            | FusionSummon()
            | RitualSummon()
            | NormalSummon()
            | Detach()
            | PayLP()
            | Negate()
            | Equip()
            | PlaceCounter()
            | RemoveCounter()
            | Bind()
            | TurnFaceDown()
            | TakeControl()
            | ChangePosition()
            | EndBattlePhase()
            | SkipPhase()
            | RollDie()
            | Deflect()
            | Declare()
            | Later()
            | NextTime()
            | Whenever()
            | Remain()
            | TurnFaceUp()
            | Win()
            | Nothing()
            | Modes()
        ):
            return True
        case _:
            assert_never(operation)


def parts(scene: Scene, operation: Operation, mood: Mood, path: Path = ()) -> list[Part]:
    """The parts of an operation, each with its path (see ``engine`` events)."""
    if scene.span is None and (span := shared_time(operation)) is not None:
        scene.span, scene.front = span, True
        found = parts(scene, operation, mood, path)
        scene.span = None
        return found
    if isinstance(operation, Optional) and operation.by is Side.OWNER:
        return [Part("", act(scene, operation).say(Mood.OWNER_CAN), _leaf(operation, path))]
    match operation:
        case Either(options):
            return _alternatives(scene, options, mood, path)
        case Join(kind, first, If(asked, Join() as inner)):
            found = parts(scene, first, mood, (*path, 0))
            clause = _if(scene.voice, scene, asked).strip(", ")
            said, then_mood, _ = _second(scene, leftmost(inner))
            joint, text = scene.voice.join(kind, said, _mood(Mood.ORDER, then_mood))
            if not joint.strip(" ,"):  # the adverb of a Dutch imperative, separated from its joint by the clause
                joint, text = scene.voice.words["then"], said.say(_mood(Mood.ORDER, then_mood))
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
            scene.keep()
            first_of, *others = parts(scene, inner, Mood.ORDER, (*path, 1, 0))
            joint, text = _put(scene, kind, first, put_off, later(scene, put_off), Mood.ORDER)
            return [*found, Part(joint, text, first_of.path, first_of.comma), *others]
        case Join(kind, first, Join() as inner):
            found = parts(scene, first, mood, (*path, 0))
            said, then_mood, _ = _second(scene, leftmost(inner))
            joint, text = _put(scene, kind, first, leftmost(inner), said, _mood(Mood.ORDER, then_mood))
            first_of, *others = parts(scene, inner, Mood.ORDER, (*path, 1))
            return [*found, Part(joint, text, first_of.path, first_of.comma), *others]
        case Join(kind, first, second):
            found = parts(scene, first, mood, (*path, 0))
            said, then_mood, tail = _second(scene, second)
            if kind is JoinKind.AND_IF_YOU_DO and isinstance(first, Destroy) and second == Optional(Place(DONE)):
                tail += f" {wording(scene.voice.lang, 'deck_handling.instead_of_gy')}"
            outer = mood if kind is JoinKind.AND else Mood.ORDER
            joint, text = _put(scene, kind, first, second, said, _mood(outer, then_mood))
            if found[-1].comma and joint.startswith(" ") and not joint.startswith((" e,", " or ", " né ")):
                joint = f",{joint}"
            alone = said.timed(lasts(scene.voice.lang, scene.span)).say(mood) if scene.span is not None else ""
            last = Part(joint, text + tail, _leaf(second, (*path, 1)), scene.voice.closes(said, tail), alone)
            return [*found, last, *_otherwise(scene, second, (*path, 1))]
        case _:
            said, inner_mood, tail = _second(scene, operation)
            text = _say(scene, said, _mood(mood, inner_mood)) + tail
            found = [Part("", text, _leaf(operation, path), scene.voice.closes(said, tail))]
            return [*found, *_otherwise(scene, operation, path)]


def _alternatives(scene: Scene, options: tuple[Operation, ...], mood: Mood, path: Path) -> list[Part]:
    """The parts of which one is chosen: one or the other."""
    found = []
    for place, option in enumerate(options):
        said, inner, tail = _second(scene, option)
        joint = f" {wording(scene.voice.lang, 'basic.or')} " if place else ""
        text = said.say(_mood(mood, inner)) + tail
        found.append(Part(joint, text, _leaf(option, (*path, place)), alone=text))
    return found


def _put(scene: Scene, kind: JoinKind, first: Operation, second: Operation, said: Act, mood: Mood) -> tuple[str, str]:
    """The joint and the second part of a join."""
    how = manner(scene, kind, first, second)
    if kind is JoinKind.AND_IF_YOU_DO and _actor(first) is Mood.THEY:
        return wording(scene.voice.lang, "clauses.and_if_they_do"), said.say(mood, inverted=True)
    if how is Manner.STATED and isinstance(second, Negate):
        return scene.voice.join(kind, stated(scene, second), mood)
    return scene.voice.join(kind, said, mood) if how is Manner.JOINT else joined(scene, how, said, mood)


def _say(scene: Scene, said: Act, mood: Mood) -> str:
    if scene.span is None or not scene.front:
        return said.say(mood)
    scene.front = False
    return fronted(scene, said, mood, scene.span)


def _otherwise(scene: Scene, operation: Operation, path: Path) -> list[Part]:
    """What is done if the condition does not hold."""
    if not isinstance(operation, If) or operation.else_ is None:
        return []
    said, mood, tail = _second(scene, operation.else_)
    joint = scene.voice.words["otherwise"]
    return [Part(joint, said.say(mood) + tail, _leaf(operation.else_, (*path, 1)), scene.voice.closes(said, tail))]


def _leaf(operation: Operation, path: Path) -> Path:
    while isinstance(operation, Each | Optional | If | Later | NextTime):
        operation, path = operation.operation, (*path, 0)
    return path


def _mood(outer: Mood, inner: Mood) -> Mood:
    """The mood required by a wrapper, otherwise that of the sentence."""
    return inner if inner is not Mood.ORDER else outer


def _second(scene: Scene, operation: Operation) -> tuple[Act, Mood, str]:
    """The act of an operation inside its wrappers, the mood they require, and a condition after it."""
    mood, tail = _actor(operation), ""
    while isinstance(operation, Each | Optional | If | NextTime):
        if isinstance(operation, NextTime):
            many, scene.event_many = scene.event_many, False
            tail = _awaited(scene, operation)
            scene.event_many = many
        elif isinstance(operation, Each):
            again = Mood.EACH_AGAIN if scene.they else Mood.THEY
            mood = again if operation.who is Side.OPPONENT else Mood.EACH
        elif isinstance(operation, Optional):
            by = Mood.THEY_CAN if operation.by is Side.OPPONENT else Mood.YOU_CAN
            mood = Mood.EACH_CAN if mood is Mood.EACH else by
        else:
            tail = _if(scene.voice, scene, operation.condition)
        operation = operation.operation
    scene.they = mood is Mood.THEY
    scene.each, mood = mood in OF_EACH, Mood.EACH_AGAIN if scene.each and mood is Mood.EACH else mood
    if isinstance(operation, Join):
        raise CannotSay("no words for a join inside Each, Optional or If")
    said = act(scene, operation)
    if isinstance(operation, Later) and isinstance(operation.operation, If):
        tail += _if(scene.voice, scene, operation.operation.condition)
    return said, mood, tail


def _awaited(scene: Scene, operation: NextTime) -> str:
    """The event that is waited for: a moment of this battle, or the next time something happens."""
    said = event(scene, operation.event)
    if operation.event.verb is Verb.BEGIN_STEP:
        return f" {said}"
    return next_time(scene.voice.lang, said, operation.until)


def _actor(operation: Operation) -> Mood:
    """The opponent does what the effect tells them to; everything else is imperative."""
    match operation:
        case Draw(_, Side.OPPONENT) | Declare(_, Side.OPPONENT):
            return Mood.THEY
        case Send(Pick(_, _, Side.OPPONENT)) | Tribute(Pick(_, _, Side.OPPONENT)) | Choose(Pick(_, _, Side.OPPONENT)):
            return Mood.THEY
        case _:
            return Mood.ORDER


def _if(voice: Voice, scene: Scene, asked: Condition) -> str:
    return voice.words["if_trailing"] + condition(scene, asked)
