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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_d1_an_effect_set_off_by_a_cost_is_not_promised(lang: str) -> None:
    told = tell(
        f"you: activate lightning-vortex discarding {PETEN}", opponent='monsters = ["gemini-elf"]',
        you=f'hand = ["lightning-vortex", "{PETEN}"]\ndeck = ["{PETEN}"]',
    )  # fmt: skip
    (met,) = of("trigger-met", told)
    assert met.node == "trigger-met.late"
    assert met.rules == ("mechanic.D1",)
    assert len({text(lang, met, depth=depth) for depth in Depth}) == len(Depth)
    assert of("timing-missed", told)


def test_mechanic_d1_an_effect_of_the_last_chain_link_to_resolve_is_promised_under_its_condition() -> None:
    told = tell(
        f"you: activate ring-of-destruction targeting {PETEN}", opponent=f'monsters = ["{PETEN}"]\ndeck = ["{PETEN}"]',
        you='spells = ["ring-of-destruction|set"]',
    )  # fmt: skip
    assert [one.node for one in of("trigger-met", told)] == ["trigger-met.optional"]


@pytest.mark.parametrize("depth", Depth)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_d1_names_the_draw_after_the_event(lang: str, depth: Depth) -> None:
    told = tell(
        "you: activate card-destruction", you=f'hand = ["card-destruction", "{PETEN}"]\ndeck = 3', opponent="deck = 3"
    )
    (made,) = of("timing-missed", told)
    assert made.node == "timing-missed.then"
    assert text(lang, made, depth=depth)


ONLY = {
    "de": ("„wenn“", "„falls“"), "en": ("“when”", "“if”"), "it": ("“quando”", "“se”"), "nl": ("“wanneer”", "“als”"),
}  # fmt: skip


@pytest.mark.parametrize("depth", Depth)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_d1_says_which_effects_can_miss_their_timing(lang: str, depth: Depth) -> None:
    for told in (tributed(), destroyed_on_chain_link_2()):
        (made,) = of("timing-missed", told)
        when, if_ = ONLY[lang]
        assert when in text(lang, made, depth=depth)
        assert if_.lower() in text(lang, made, depth=depth).lower()
