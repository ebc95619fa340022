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


def test_effect_trigger_a_card_taken_from_the_place_where_it_waited_will_not_come() -> None:
    told = tell(
        "opponent: activate smashing-ground", "you: activate stardust-dragon",
        "opponent: activate dd-crow targeting stardust-dragon", "opponent: next end",
        board='turn = 3\nphase = "main1"\nturn_player = "opponent"',
        you='monsters = ["stardust-dragon"]\ndeck = 5', opponent='hand = ["smashing-ground", "dd-crow"]\ndeck = 5',
    )  # fmt: skip
    (made,) = of("why-not.later", told)
    assert made.node == "why-not.later.elsewhere.back"
    assert text("en", made).endswith("The card is now banished, so it does not come back in the End Phase.")


@pytest.mark.parametrize(("spells", "expected"), [('"macro-cosmos|up"', ["why-not.trigger.elsewhere"]), ("", [])])
def test_effect_trigger_a_banished_card_without_a_condition_does_not_come_back_in_its_phase(
    spells: str, expected: list[str]
) -> None:
    told = tell(
        "you: activate lightning-vortex discarding sinister-serpent", "you: next end", "you: next draw",
        "opponent: next standby", "opponent: next main1", "opponent: next end", "opponent: next draw",
        "you: next standby", "you: next main1",
        you='hand = ["sinister-serpent", "lightning-vortex"]\ndeck = 5',
        opponent=f'monsters = ["gemini-elf"]\nspells = [{spells}]\ndeck = 5',
    )  # fmt: skip
    assert [made.node for made in of("why-not.trigger.elsewhere", told)] == expected


@pytest.mark.parametrize(
    ("you", "opponent", "node"),
    [
        ('spells = ["ectoplasmer|up"]\nmonsters = ["kuriboh"]', 'spells = ["imperial-order|up"]', ["negated"]),
        ('spells = ["ectoplasmer|set"]\nmonsters = ["kuriboh"]', "", []),
        ('spells = ["ectoplasmer|up"]\nmonsters = ["kuriboh"]', "", []),
    ],
)
def test_effect_trigger_of_a_spell_that_must_be_used_in_the_phase_says_why_not(
    you: str, opponent: str, node: list[str]
) -> None:
    told = tell("you: next end", you=you, opponent=opponent)
    assert [made.node for made in of("why-not.trigger", told)] == [f"why-not.trigger.{one}" for one in node]


def test_target_needs_legal_a_mandatory_effect_of_the_phase_without_a_target_says_what_is_missing() -> None:
    told = tell(
        "you: attack dark-necrofear targeting kuriboh",
        "opponent: activate sakuretsu-armor targeting dark-necrofear", "you: next main2", "you: next end",
        you='monsters = ["dark-necrofear"]', opponent='monsters = ["kuriboh|set"]\nspells = ["sakuretsu-armor|set"]',
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    (made,) = of("why-not.trigger.no-target", told)
    assert "must target 1 face-up monster your opponent controls, but there is none" in text("en", made)
