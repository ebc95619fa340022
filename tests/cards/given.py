"""Small cards to corrupt: a monster, a Spell, and helpers that introduce one fault."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rulebook.cards.printed import EFFECT, monster_card, spell_card
from rulebook.vocabulary.effects import (
    Card,
    Effect,
    activation,
    trigger,
)
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    any_,
    itself,
    monster,
    spell,
)
from rulebook.vocabulary.operations import (
    Draw,
    Target,
)
from rulebook.vocabulary.terms import (
    Attribute,
    Form,
    Icon,
    JoinKind,
    MonsterKind,
    Type,
    Verb,
    Zone,
)

NAMES = ("Tin Knight", "Blechritter", "Cavaliere di Latta")
LINE = (Type.WARRIOR, Attribute.EARTH, 4, 1000, 1000)
THEN, AND = JoinKind.THEN, JoinKind.AND
ANY_MONSTER = Target(1, monster & any_(Zone.MONSTER))
SUMMONED = On(Verb.SUMMON, itself)
ANSWER = On(Verb.ACTIVATE, spell)


def effect_monster(*effects: Effect, **more: Any) -> Card:
    return monster_card(1, "tin-knight", NAMES, LINE, EFFECT, *effects, **more)


def normal_spell(*effects: Effect, icon: Icon = Icon.NORMAL) -> Card:
    return spell_card(1, "tin-knight", icon, NAMES, *effects)


def stats(**changes: Any) -> Card:
    found = monster_card(1, "tin-knight", NAMES, LINE, (MonsterKind.NORMAL,))
    assert found.stats is not None
    return replace(found, stats=replace(found.stats, **changes))


PLAIN = stats()
DRAW = normal_spell(activation(operation=Draw(1)))


def untyped(value: Any) -> Any:
    """A value that the type checker would reject."""
    return value


def bad(name: str, field: str, says: str, value: Card) -> Any:
    return pytest.param(value, field, says, id=name)


def spelled(name: str, field: str, says: str, operation: Any, **more: Any) -> Any:
    """A fault in the operation of a Normal Spell."""
    return bad(name, f"effects[0].{field}", says, normal_spell(activation(operation=operation, **more)))


def triggered(name: str, field: str, says: str, *event: On, form: Form = Form.WHEN, **more: Any) -> Any:
    """A fault in the event of a Trigger Effect."""
    value = effect_monster(trigger(form, *event, optional=True, operation=more.pop("operation", Draw(1)), **more))
    return bad(name, f"effects[0].{field}", says, value)
