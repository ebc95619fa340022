"""An effect that is set off and then cannot be activated is not announced as possible (rules cost.unpayable, C1)."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cost_unpayable_an_effect_that_cannot_be_paid_is_not_announced_as_possible(lang: str) -> None:
    told = tell(
        "you: activate mystical-space-typhoon targeting axe-of-despair",
        you='monsters = ["gemini-elf"]\nspells = ["axe-of-despair|up|equip=gemini-elf"]\n'
        'hand = ["mystical-space-typhoon", "dark-hole"]',
        joined=True,
    )  # fmt: skip
    assert [one.node for one in of("trigger-met", told)] == ["trigger-met.optional"]
    told = tell(
        "you: activate dark-hole", joined=True,
        you='monsters = ["gemini-elf"]\nspells = ["axe-of-despair|up|equip=gemini-elf"]\nhand = ["dark-hole"]',
    )  # fmt: skip
    assert not of("trigger-met", told)
    (made,) = of("why-not.trigger.no-cost", told)
    for depth in Depth:
        assert text(lang, made, depth=depth)


def test_mechanic_c1_an_effect_that_misses_its_timing_is_not_announced_as_possible() -> None:
    told = tell(
        "you: summon caius-the-shadow-monarch tributing peten-the-dark-clown", joined=True,
        you='monsters = ["peten-the-dark-clown"]\nhand = ["caius-the-shadow-monarch"]',
        opponent='monsters = ["gemini-elf"]',
    )  # fmt: skip
    assert [one.node for one in of("trigger-met", told)] == ["trigger-met.mandatory"]
    assert of("timing-missed", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_d2_what_a_tribute_sets_off_comes_after_the_summon(lang: str) -> None:
    told = tell(
        "you: summon summoned-skull tributing sangan",
        you='monsters = ["sangan"]\nhand = ["summoned-skull"]\ndeck = ["kuriboh"]',
    )  # fmt: skip
    (met,) = of("trigger-met", told)
    assert met.get("summoning") == 1
    told = tell("you: activate raigeki", opponent='monsters = ["sangan"]', you='hand = ["raigeki"]')
    (other,) = of("trigger-met", told)
    assert other.get("summoning") == 0
    for depth in Depth:
        assert text(lang, met, depth=depth) != text(lang, other, depth=depth)
