"""Alternatives to a plain joint: "but" before a drawback, a separate sentence for consequences, "or" between
prohibitions.

A time shared by several parts is stated once, at the front.
"""

from __future__ import annotations

from enum import Enum

from rulebook.language.voices.durations import lasts
from rulebook.language.voices.voice import Act, Mood
from rulebook.language.voices.voices import statement
from rulebook.language.words.noun_phrases import join_list, participle, phrase
from rulebook.language.words.phrasebook import wording
from rulebook.vocabulary.filters import Same
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import (
    Apply,
    Banish,
    Becomes,
    Cannot,
    Change,
    Destroy,
    Join,
    Later,
    Negate,
    Negated,
    Operation,
    Redirect,
    Remain,
    Return,
    SwapControl,
    TakeControl,
    The,
    Whenever,
)
from rulebook.vocabulary.terms import JoinKind, Negation, Ref, Side, Until

from .discourse import Scene

_DONE = (Ref.DONE, Ref.TARGET, Ref.KEPT)


class Manner(Enum):
    """How a second part is attached: by its joint, after "but", as a sentence, as a further prohibition, as a
    statement, or as a sentence that repeats its condition.
    """

    JOINT = 0
    BUT = 1
    SENTENCE = 2
    MORE = 3
    STATED = 4
    PROVIDED = 5


def manner(scene: Scene, kind: JoinKind, first: Operation, second: Operation) -> Manner:
    """How ``second`` is attached to ``first``, which has just been rendered."""
    last = _last(first)
    if kind is JoinKind.AND and isinstance(last, Apply) and isinstance(second, Negate):
        return Manner.STATED
    if kind not in (JoinKind.AND, JoinKind.ALSO):
        return Manner.JOINT
    if isinstance(second, Whenever) and isinstance(second.until, Moment):
        return Manner.SENTENCE
    if isinstance(last, Remain) or isinstance(second, Remain):
        return Manner.SENTENCE
    if isinstance(last, Apply) and isinstance(second, Apply):
        if _same_ban(last, second):
            return Manner.MORE
        if not isinstance(getattr(second.modifier, "subject", None), Same):
            return Manner.SENTENCE
    if isinstance(second, Later) and _handled(second.operation) is Ref.THIS:
        return Manner.SENTENCE
    if not _holds_back(second, scene) or _holds_back(last, scene):
        return Manner.JOINT
    alone = not isinstance(first, Join)
    many = scene.done.n > 1 or isinstance(last, SwapControl)
    if alone and (not many or (isinstance(second, Apply) and isinstance(second.modifier, Negated))):
        return Manner.BUT
    leaving = isinstance(second, Apply) and isinstance(second.modifier, Redirect)
    return Manner.PROVIDED if leaving else Manner.SENTENCE


def _last(operation: Operation) -> Operation:
    while isinstance(operation, Join):
        operation = operation.second
    return operation


def _same_ban(one: Apply, other: Apply) -> bool:
    if not isinstance(one.modifier, Cannot) or not isinstance(other.modifier, Cannot):
        return False
    return one.until == other.until and same_ban(one.modifier, other.modifier)


def same_ban(one: Cannot, other: Cannot) -> bool:
    """Whether two prohibitions affect the same cards, so that they can share a sentence."""
    return one.subject is not None and one.subject == other.subject and one.players is other.players is None


def _holds_back(operation: Operation, scene: Scene) -> bool:
    """Whether it is a drawback of the cards just handled: they may not act, lose their effects, or leave later."""
    match operation:
        case Apply(Cannot(_, Same(ref)) | Negated(Same(ref)) | Redirect(Same(ref)) | Change(_, Becomes(), Same(ref))):
            return ref in _DONE or (ref is Ref.THIS and scene.done.how == "this" and scene.done_verb == "summon")
        case Later(_, inner):
            return _handled(inner) in _DONE
        case _:
            return False


def _handled(operation: Operation) -> Ref | None:
    match operation:
        case Join(_, first, _):
            return _handled(first)
        case Destroy(The(ref)) | Banish(The(ref)) | Return(The(ref)):
            return ref
        case _:
            return None


def joined(scene: Scene, how: Manner, said: Act, mood: Mood) -> tuple[str, str]:
    """The joint and the second part, for the manners that need no joint of their own."""
    lang = scene.voice.lang
    if how is Manner.MORE:
        return wording(lang, "connectives.or"), said.forbidden()
    if how is Manner.BUT:
        return wording(lang, "connectives.but"), said.say(mood)
    if how is Manner.PROVIDED:
        return wording(lang, "connectives.summoned_so"), said.say(mood)
    return ". ", said.say(mood)


_NEGATED = {
    Negation.ACTIVATION: "activation",
    Negation.EFFECT: "effect",
    Negation.SUMMON: "summon",
    Negation.ATTACK: "attack",
}


def stated(scene: Scene, operation: Negate) -> Act:
    """Example: The activation is negated: a statement where the previous part is one."""
    lang = scene.voice.lang
    words = [_NEGATED[part] for part in operation.what]
    subject = join_list(lang, [phrase(lang, word, case="nom") for word in words], "or")
    finite, rest = wording(lang, "basic.passive.one"), participle(lang, "negate", words[-1])
    return statement(lang, subject, finite, rest)


# A time in front ----------------------------------------------------------------------------------


def shared_time(operation: Operation) -> Until | None:
    """The time of every part of a join, if all of them affect the same cards."""
    if not isinstance(operation, Join):
        return None
    found = {_time(part) for part in _leaves(operation)}
    times, refs = {time for time, _ in found}, {ref for _, ref in found}
    if len(times) != 1 or len(refs) != 1 or None in refs:
        return None
    (until,) = times
    return until if until is not Until.ALWAYS else None


def _leaves(operation: Operation) -> list[Operation]:
    if isinstance(operation, Join):
        return _leaves(operation.first) + _leaves(operation.second)
    return [operation]


def _time(operation: Operation) -> tuple[Until | None, Ref | None]:
    match operation:
        case TakeControl(The(ref), until, Side.YOU):
            return until, ref
        case Apply(modifier, Until() as until):
            subject = getattr(modifier, "subject", None)
            return until, subject.ref if isinstance(subject, Same) else None
        case _:
            return None, None


def fronted(scene: Scene, said: Act, mood: Mood, until: Until) -> str:
    """A part with the shared time: at the front, or inside a German or Dutch imperative."""
    lang = scene.voice.lang
    time = lasts(lang, until)
    if scene.voice.comma_after_time:
        return f"{time}, {said.say(mood)}"
    if said.is_statement:
        return f"{time} {said.say(mood, inverted=True)}"
    return said.timed(time).say(mood)
