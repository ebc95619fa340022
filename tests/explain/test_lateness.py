"""An effect that misses its timing names what happened after its event, in one sentence (rule mechanic.D1)."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

PETEN = "peten-the-dark-clown"


def tributed() -> list[Explanation]:
    sides = f'hand = ["jinzo"]\nmonsters = ["{PETEN}"]\ndeck = ["{PETEN}"]'
    return tell(f"you: summon jinzo tributing {PETEN}", you=sides)


def destroyed_on_chain_link_2() -> list[Explanation]:
    return tell(
        "you: summon gemini-elf", "opponent: activate ring-of-destruction targeting gemini-elf",
        "opponent: activate torrential-tribute",
        you=f'hand = ["gemini-elf"]\nmonsters = ["{PETEN}"]\ndeck = ["{PETEN}"]',
        opponent='spells = ["ring-of-destruction|set", "torrential-tribute|set"]',
    )  # fmt: skip


@pytest.mark.parametrize("depth", Depth)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_d1_names_the_card_that_moved_after_the_event(lang: str, depth: Depth) -> None:
    told = tributed()
    (made,) = of("timing-missed", told)
    assert made.node == "timing-missed.card"
    assert "Jinzo" in text(lang, made, depth=depth)
    assert of("why-not.trigger.later", told) == []


@pytest.mark.parametrize("depth", Depth)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_d1_names_the_chain_link_that_resolved_after_the_event(lang: str, depth: Depth) -> None:
    (made,) = of("timing-missed", destroyed_on_chain_link_2())
    assert made.node == "timing-missed.link"
    assert "1" in text(lang, made, depth=depth)
