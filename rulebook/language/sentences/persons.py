"""What a card of the other player says, with its persons turned: its "you" is the reader's opponent."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import cache
from typing import Any

from rulebook.explain.tree import Passage
from rulebook.language.card_text.joints import starts_with_order
from rulebook.language.words.descriptions import CannotSay
from rulebook.languages import FALLBACK, LANGUAGES, MissingWord
from rulebook.vocabulary.effects import Activated, Continuous, Effect, SummonCondition
from rulebook.vocabulary.modifiers import Cannot
from rulebook.vocabulary.operations import Join, Modes
from rulebook.vocabulary.terms import Side

from .passages import passage_text

_PERSON = re.compile(r"\b((?:your|an) opponent)\b|\byour?\b", re.IGNORECASE)
_NUMBER = re.compile(r"\d+")
_TURNED = {Side.YOU: Side.OPPONENT, Side.OPPONENT: Side.YOU}


def addressed(value: Passage) -> str:
    """Whom a passage means: "you", only the "opponent", or neither. Decided by one language for all."""
    persons = _persons(passage_text(FALLBACK, value))
    return "you" if Side.YOU in persons else "opponent" if persons else ""


@cache
def turned(value: Passage) -> Passage | None:
    """A passage for a reader who is the opponent of the card's player; None if its words do not allow it.

    They do not if the card gives orders, or if a person is meant that the effect does not name.
    """
    if not _states(value):
        return None
    found = value._replace(effect=_other_way(value.effect))
    try:
        for lang in LANGUAGES:
            passage_text(lang, found)
    except (CannotSay, MissingWord):
        return None
    said, now = passage_text(FALLBACK, value), passage_text(FALLBACK, found)
    same = now != said and _NUMBER.findall(now) == _NUMBER.findall(said)
    return found if same and _states(found) and _persons(now) == _swapped(_persons(said)) else None


def _states(value: Passage) -> bool:
    """Whether a passage says what is so, not what its player has to do."""
    effect = value.effect
    if value.part in ("condition", "limit") or isinstance(effect, Continuous | SummonCondition):
        return True
    if not isinstance(effect, Activated) or effect.cost or effect.targets or effect.operation is None:
        return False
    several = isinstance(effect.operation, Join | Modes)
    return value.part == "effect" and not several and not starts_with_order(effect.operation)


def _persons(said: str) -> tuple[Side, ...]:
    """The persons that a text speaks of, in order."""
    return tuple(Side.OPPONENT if one[1] else Side.YOU for one in _PERSON.finditer(said))


def _other_way(effect: Effect) -> Effect:
    found: Effect = _swapped(effect)
    return found


def _swapped(value: Any) -> Any:
    """A part of an effect with the players exchanged."""
    if isinstance(value, Side):
        return _TURNED.get(value, value)
    if isinstance(value, Enum):
        return value
    if isinstance(value, tuple):
        parts = [_swapped(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if is_dataclass(value) and not isinstance(value, type):
        changed = {field.name: _swapped(getattr(value, field.name)) for field in fields(value) if field.init}
        if isinstance(value, Cannot) and value.direct and value.players is None:
            changed["players"] = Side.YOU  # those who attack directly, whom the text names without being asked
        return replace(value, **changed)
    return value
