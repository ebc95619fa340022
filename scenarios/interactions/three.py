"""What a third card changes between two others: it lets one be used, answers an answer, or has another part in it."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.explain import refuse
from rulebook.explain.tree import Explanation
from rulebook.vocabulary.effects import Card
from scenarios.playing.script import Taken

from .courses import MOST_STEPS, Course, answered_again, drive, lines
from .findings import Finding, Group, group_of, head_of, is_between, mentioned, things_of, told_of


def findings_of_three(two: Course, made: Course) -> Iterator[Finding]:
    """Yield what a third card changes.

    Args:
        two: the scene of two cards as it was played.
        made: the same with the third card.
    """
    yield from _freed(two, made)
    yield from _changed(two, made)
    yield from _answers_answer(made)


def _freed(two: Course, made: Course) -> Iterator[Finding]:
    """The card can be used although the other one forbids it: the third one sees to that."""
    refused = two.refused
    if refused is None or made.refused is not None or not made.taken:
        return
    if two.other in mentioned(refuse(two.book, refused.state, refused.verdict)):
        head = Explanation("between.freed", things_of(made))
        done = told_of(made, [one for one in made.taken if one.action == refused.action])
        yield Finding(Group.PROTECTED, (*done[:1], head), made.scene, lines(made.book, made.taken), third=_third(made))


def _changed(two: Course, made: Course) -> Iterator[Finding]:
    """What the two do to each other is told otherwise, and the third card has a part in it."""
    if not made.taken or not two.taken:
        return
    told = told_of(made, made.taken)
    met = [one for one in told if is_between(one, {made.card, made.other})]
    before = {one.node for one in told_of(two, two.taken) if is_between(one, {two.card, two.other})}
    if not before or {one.node for one in met} == before:
        return
    part = [one for one in told if _has_part(made, one)]
    if part:
        chosen = [one for one in told if one in part[:2] or one in met[:2]]
        acting = Course(made.book, made.scene, card=made.card, other=made.third)
        group, _ = group_of(acting, made.events)
        yield Finding(group, tuple(chosen), made.scene, lines(made.book, made.taken), third=_third(made))


def _answers_answer(made: Course) -> Iterator[Finding]:
    """The third card is used in answer to the other one, which was used in answer to the card."""
    for window in made.windows:
        for option in window.options[:1]:
            again = answered_again(made, window, option)
            for second in again.windows[:1]:
                for reply in second.options[:1]:
                    after = drive(made, second.state, reply, (made.other, made.card))
                    yield from _replied(made, again, after, head_of(made, window), head_of(again, second))


def _replied(
    made: Course, again: Course, after: tuple[Taken, ...], first: Explanation, reply: Explanation
) -> Iterator[Finding]:
    if len(after) >= MOST_STEPS:
        return
    told = told_of(made, after)
    met = [one for one in told if is_between(one, {made.other, made.third})]
    if not met:
        return
    own = [one for one in told if made.card in mentioned(one) and one not in met and _tells_outcome(one)]
    at = next(at for at, one in enumerate(again.taken) if one.before is after[0].before)
    played = lines(made.book, (*again.taken[:at], *after))
    group, _ = group_of(again, tuple(event for one in after for event in one.events), Group.ANSWERS)
    yield Finding(group, (first, reply, *met[:2], *own[-2:]), made.scene, played, third=_third(made))


_PASSING = ("targeted", "passed", "resolving", "activated.card", "activated.effect", "attack-declared")


def _tells_outcome(one: Explanation) -> bool:
    return not one.node.startswith(_PASSING)


def _has_part(made: Course, one: Explanation) -> bool:
    """Whether an explanation is about what the third card does to one of the two, or one of them to it."""
    return any(is_between(one, {made.third, uid}) for uid in (made.card, made.other))


def _third(made: Course) -> Card:
    assert made.scene.third is not None
    return made.scene.third.card
