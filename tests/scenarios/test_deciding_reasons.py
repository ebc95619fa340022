"""The reason that stands first under an answer is the one that decides it."""

from __future__ import annotations

import pytest

from scenarios.catalogue.stories import answered_by_story

DECIDED = (
    ("my Sangan is destroyed by Raigeki, does its effect activate?", True, "trigger-met"),
    ("Mein Mystische Tomate wird durch Raigeki zerstört. Bekomme ich den Effekt?", False, "why-not.trigger.cause"),
    ("mijn Gemini Elf valt een open Spirit Reaper aan, wordt die vernietigd?", False, "protected"),
    ("il mio avversario attacca con Jinzo i miei Elfi Gemelli. gli elfi vengono distrutti?", True, "destroyed.battle"),
    ("I activate Pot of Greed and he chains Mystical Space Typhoon on it. Do I still draw?", True, "why-not.goes-on"),
    ("he attacks with Summoned Skull and I use Negate Attack. does the attack stop?", True, "attack-negated"),
    ("Skill Drain ist offen, ich beschwöre Brecher. Bekommt er seine Zählmarke?", False, "effect-negated"),
)  # fmt: skip


@pytest.mark.parametrize(("asked", "yes", "node"), DECIDED)
def test_the_reason_that_decides_is_known(asked: str, yes: bool, node: str) -> None:
    found = answered_by_story(asked)
    assert found is not None
    assert found.answer is yes
    assert found.deciding in found.told
    assert found.deciding is not None
    assert found.deciding.node.startswith(node), [one.node for one in found.told]


def test_an_attack_is_not_stopped_by_a_trap_that_is_forbidden() -> None:
    found = answered_by_story("he attacks with Jinzo and I use Negate Attack. does the attack stop?")
    assert found is not None
    assert found.answer is False


def test_a_refusal_and_what_has_no_answer_name_no_deciding_reason() -> None:
    for asked in (
        "Can I attack directly with Gemini Elf while he has Jinzo?",
        "was passiert, wenn ich Raigeki spiele?",
    ):
        found = answered_by_story(asked)
        assert found is None or found.deciding is None
