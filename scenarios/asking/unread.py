"""Words that keep a question from being answered with yes or no: they say something that is not followed, or seem to
name a card that is not in the collection.
"""

from __future__ import annotations

from .tokens import Tokens

_IN_QUESTION = frozenset({":not", "token", "win"})
"""What a question may say that is not followed: a negation, Tokens, winning."""
_UNNAMED = frozenset({"monster", "card", "spell", "trap"})
"""Cards that take part without a name."""
_FIRST = 2
"""A word that asks for something else than yes or no is among the first words of its clause."""


def unread(tokens: Tokens) -> tuple[str, ...]:
    """The words that are not followed, in the order of the question."""
    return tuple(word for at, word in enumerate(tokens.words) if at in tokens.strange or _is_unread(tokens, at))


def _is_unread(tokens: Tokens, at: int) -> bool:
    said, clause = tokens.said[at], tokens.clause[at]
    start, _ = tokens.bounds(clause)
    if ":what" in said and at - start < _FIRST:
        return True
    if ":if" in said:  # a condition is followed if it says something about a card
        return clause not in tokens.conditions or all(one.clause != clause for one in tokens.mentions)
    if clause not in tokens.asking:
        return bool(_UNNAMED & said) and ":attack" not in said
    return bool(_IN_QUESTION & said) or (":or" in said and _is_a_choice(tokens, at))


def _is_a_choice(tokens: Tokens, at: int) -> bool:
    """Whether "or" stands between two cards of its clause, or before a card without a name."""
    if tokens.span(at + 1, min(at + 5, len(tokens.words)), *_UNNAMED):
        return True
    mine = [one for one in tokens.mentions if one.clause == tokens.clause[at]]
    return any(one.end <= at for one in mine) and any(one.start > at for one in mine)
