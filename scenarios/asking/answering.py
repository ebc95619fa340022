"""Answers a question with what the engine plays: the finding that fits it best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rulebook.explain.tree import Role
from scenarios.interactions.between import MOST_CARDS, Interaction
from scenarios.interactions.findings import Finding, Group

from .pair_verdicts import is_about_pair, pair_verdict
from .reading import Question, Wanted
from .tokens import Tokens

_FITTING: dict[Wanted, frozenset[Group]] = {
    Wanted.ANSWER: frozenset({Group.CANNOT_ANSWER}),
    Wanted.STOP: frozenset({Group.NEGATES, Group.PREVENTS}),
    Wanted.REMOVE: frozenset({Group.REMOVES, Group.PROTECTED, Group.BATTLES}),
    Wanted.ANY: frozenset(),
}
_TOLD_BY = {
    "attack": Group.BATTLES,
    "tribute": Group.COMBINES,
    "revive": Group.COMBINES,
    "equip": Group.COMBINES,
    "protect": Group.PROTECTED,
}
"""Which findings a word of the question makes likelier."""
_TELLING = (Role.REFUSED, Role.WHY_NOT, Role.STILL, Role.NOTHING, Role.PARTLY, Role.EFFECT)
"""Sentences that say what became of a card."""
_NEGATED_NOW, _SPARED = "why-not.has.negated-now", "why-not.reach.not-there"
"""What is told of a card that is negated while it is face-up, and of one that does its effect elsewhere."""
_BEYOND_REMOVAL = frozenset({"survive", "effect", "activate", "summon", "special"})
Meeting = Callable[[tuple[str, ...]], Interaction]


@dataclass(frozen=True, slots=True)
class Answer:
    """A computed answer: yes, no, or (None) what happens; the finding that shows it, and the others.

    ``number`` is that of the finding in ``interaction``. ``likely`` is the answer if the question was read rightly,
    where that is not sure.
    """

    question: Question
    interaction: Interaction
    number: int
    yes: bool | None
    likely: bool | None = None

    @property
    def finding(self) -> Finding:
        """The finding that answers."""
        return self.interaction.findings[self.number]


def answer(question: Question, meeting: Meeting, tokens: Tokens | None = None) -> Answer | None:
    """The computed answer to a question; None unless it names two or three cards that meet.

    Args:
        question: the question as it was read.
        meeting: tells what happens between cards.
        tokens: its words; without them, fewer questions are answered with yes or no.
    """
    if not 2 <= len(question.cards) <= MOST_CARDS:
        return None
    found = meeting(tuple(sorted(question.cards)))
    if not found.findings or (question.wanted is not Wanted.ANSWER and not found.meets):
        return None
    ranked = sorted(range(len(found.findings)), key=lambda at: -_fit(question, found.findings[at]))
    best = ranked[0]
    yes: bool | None = None
    answers = question.wanted is Wanted.ANSWER and "negate" not in question.meant
    if tokens is None or answers or not is_about_pair(tokens, question):
        yes = _verdict(question, found.findings[best], found.findings)
    if yes is None and tokens is not None:
        verdict = pair_verdict(tokens, question, found.findings)
        yes = verdict.yes if verdict is not None else None
        if verdict is not None and verdict.shown is not None:
            best = found.findings.index(verdict.shown)
    return Answer(question, found, best, yes)


def _fit(question: Question, one: Finding) -> float:
    """How well a finding answers the question."""
    score = 0.0
    if question.actor:
        score += 3.0 * (one.actor.slug == question.actor)
    if question.wanted is Wanted.ANSWER and one.occasion is not None:
        score += 2.5
    if one.group in _FITTING[question.wanted]:
        score += 2.0
    if one.occasion in question.occasions:
        score += 2.0
    telling = [told for told in one.told if told.role in _TELLING and told.node != _NEGATED_NOW]
    if question.wanted is not Wanted.ANSWER and telling:
        score += 1.0
    score += sum(one.group is group for meaning, group in _TOLD_BY.items() if meaning in question.meant)
    if one.group is Group.CANNOT_ANSWER and question.wanted is not Wanted.ANSWER:
        score -= 3.0
    return score - 0.01 * list(Group).index(one.group)


def _verdict(question: Question, one: Finding, found: Sequence[Finding]) -> bool | None:
    """Yes or no, only where the question is plain: a wrong yes is worse than none."""
    if not question.plain or (question.actor and one.actor.slug != question.actor):
        return None
    if question.wanted is Wanted.ANSWER and one.occasion is not None:
        return _answers(question, one, found)
    if question.wanted is Wanted.STOP and question.actor == one.actor.slug:
        return _stops([other for other in found if other.actor is one.actor])
    if question.wanted is Wanted.REMOVE and _asks_only_that(question) and question.actor == one.actor.slug:
        return {Group.REMOVES: True, Group.PROTECTED: False}.get(one.group)
    return None


def _answers(question: Question, one: Finding, found: Sequence[Finding]) -> bool | None:
    """Whether a card can answer; None if it can answer the Summon but not the effect, and neither is said."""
    same = {other.can_answer for other in found if other.actor is one.actor and other.occasion is not None}
    return one.can_answer if len(same) == 1 or one.occasion in question.occasions else None


def _stops(found: Sequence[Finding]) -> bool | None:
    """Whether a card stops the other one; None if it negates it, but not in every use."""
    nodes = {told.node for one in found for told in one.told}
    stops = any(one.group in _FITTING[Wanted.STOP] for one in found)
    if _SPARED in nodes:
        return None if stops else False
    return None if _NEGATED_NOW in nodes and not stops else stops


def _asks_only_that(question: Question) -> bool:
    """Whether a question about a removal asks for no effect of the card and sets no condition."""
    return not question.conditional and not question.meant & _BEYOND_REMOVAL
