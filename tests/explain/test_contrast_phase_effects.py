"""Monsters whose mandatory effect of a phase does not activate in it say why (rule effect.trigger)."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import text

from .play import of, tell


def ended(*lines: str, you: str) -> list[Explanation]:
    """What does not start in your End Phase."""
    return of("why-not.trigger", tell(*lines, "you: next end", you=f"{you}\ndeck = 5", opponent="deck = 5"))


@pytest.mark.parametrize(
    ("you", "node", "said"),
    [
        ('monsters = ["asura-priest|set"]', "lies-face-down", "is face-down, so its effect does not activate."),
        ('monsters = ["asura-priest"]', "not-this-turn", "was neither Normal Summoned nor flipped face-up this turn."),
        ('monsters = ["yata-garasu"]', "not-this-turn", "So its effect does not activate."),
        ('monsters = ["tsukuyomi"]\nspells = ["skill-drain|up"]', "negated", "so it does not activate."),
    ],
)
def test_effect_trigger_of_a_spirit_monster_that_stays_says_why(you: str, node: str, said: str) -> None:
    (made,) = ended(you=you)
    assert made.node == f"why-not.trigger.{node}"
    assert said in text("en", made)


def test_effect_trigger_of_a_set_spirit_monster_is_not_due() -> None:
    assert [made.node for made in ended("you: set asura-priest", you='hand = ["asura-priest"]')] == [
        "why-not.trigger.lies-face-down"
    ]


def test_a_spirit_monster_that_returns_and_other_monsters_are_not_explained() -> None:
    assert ended("you: summon asura-priest", you='hand = ["asura-priest"]') == []
    assert ended("you: flip asura-priest", you='monsters = ["asura-priest|set"]') == []
    assert ended(you='monsters = ["kuriboh", "armed-dragon-lv5", "sangan|set"]') == []


def test_effect_trigger_of_the_standby_phase_is_not_explained_in_the_turn_of_the_other_player() -> None:
    golem, spells = 'monsters = ["lava-golem|owner=you"]', 'spells = ["skill-drain|up"]'
    lines = ("you: next end", "you: next draw", "opponent: next standby")
    told = tell(*lines, you=f"{spells}\ndeck = 5", opponent=f"{golem}\ndeck = 5")
    assert [made.node for made in of("why-not.trigger", told)] == ["why-not.trigger.negated"]
    mine = tell(*lines, you=f'monsters = ["lava-golem"]\n{spells}\ndeck = 5', opponent="deck = 5")
    assert of("why-not.trigger", mine) == []
