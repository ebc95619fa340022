"""A question whether one must wait with something: it asks the opposite of whether that is possible at once."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.asking.tokens import Tokens

from .concepts import Spoken

_MUST, _WAIT, _LATER = "must", "wait", "not-before"
_READ = frozenset({_MUST, _WAIT, _LATER, "next-turn"})
_AT_ONCE = "this-turn"


def without_waiting(spoken: Sequence[Spoken], tokens: Tokens) -> list[Spoken] | None:
    """What a question speaks of if it asked whether the same is possible this turn; None if it asks of no waiting.

    "Must it wait until the next turn to attack?" is "may it attack this turn?", and so is "only next turn?".
    """
    asked = {
        one for one in spoken if one.concept in _READ and all(tokens.clause[at] in tokens.asking for at in one.places)
    }
    said = {one.concept for one in asked}
    if _LATER not in said and not {_MUST, _WAIT} <= said:
        return None
    places = tuple(sorted({at for one in asked for at in one.places}))
    return [*(one for one in spoken if one not in asked), Spoken(_AT_ONCE, places, run=True)]
