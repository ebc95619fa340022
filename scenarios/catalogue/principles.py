"""Answers to questions about a rule that name no card, or one of its kind: the statement about the rule asked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from scenarios.asking.concluding import Conclusion
from scenarios.asking.readings import nameless_battle
from scenarios.asking.story import Asks
from scenarios.asking.tokens import tokens_of
from scenarios.principles.matching import Principle, principle, told_by_rule

from .library import index
from .rule_boards import first_board

_REMEMBERED = 512
_CLEAR = 1.0
"""A statement that is less doubtful than this is believed rather than a story that says the opposite."""
_WHOLE = 0.1
"""A sure statement that leaves no more than this of the question unexplained needs no story."""


@dataclass(frozen=True, slots=True)
class PrincipleAnswer:
    """The answer to a question about a rule; ``example``: the scenario that plays the rule, or "".

    ``by_kind``: the question names a card, which is taken for any of its kind.
    """

    principle: Principle
    example: str
    by_kind: bool = False

    @property
    def rule(self) -> str:
        """The rule that proves it."""
        return self.principle.rule

    @property
    def yes(self) -> bool | None:
        """Yes or no for sure."""
        return self.principle.yes

    @property
    def likely(self) -> bool | None:
        """Yes or no if the question was read rightly."""
        return self.principle.likely

    def beside(self, told: Conclusion | None) -> PrincipleAnswer | None:
        """This answer as it is given where a story was played; None if the story answers better.

        What is played proves an answer, so it comes first where it is sure. If the two say the opposite, one of them
        misread the question, and neither is sure, unless a rule says just what is asked. Where a question has no yes or
        no, the rule comes first.
        """
        if self.principle.answer is None:
            return self
        if self.by_kind:
            answered = (
                told is not None and not told.story.imagined and (told.yes is not None or told.likely is not None)
            )
            return None if answered or self.principle.doubt >= _CLEAR else self
        if told is None or told.yes is None:
            return self
        own = self.principle.answer
        in_order = self.yes is None and len(told.story.acts) > 1  # a statement does not know what came first
        if own is told.yes or self.principle.doubt >= _CLEAR or in_order:
            return None
        if self.yes is not None and self.principle.doubt <= _WHOLE:
            return self
        return replace(self, principle=self.principle._replace(yes=None, likely=own))


@lru_cache(maxsize=_REMEMBERED)
def answered_by_principle(text: str) -> PrincipleAnswer | None:
    """What a rule answers to a question; None if that names several cards, or asks nothing stated about a rule.

    A battle whose points or stronger monster is told is played instead: a statement does not compare them.
    """
    found = index()
    tokens = tokens_of(found.names, found.common, found.short, text)
    battle = nameless_battle(tokens)
    if battle is not None and battle.asks is not Asks.RESULT and not battle.unread:
        return None
    asked = principle(tokens) or (told_by_rule(tokens) if battle is None else None)
    by_kind = any(not one.typical for one in tokens.mentions)
    return PrincipleAnswer(asked, first_board(asked.rule), by_kind) if asked is not None else None
