"""What is told once and to the point: bans that end this turn, returns that are no Summon, a Deck shuffled again."""

from __future__ import annotations

import pytest

from rulebook.explain.tree import Thing
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

BATTLE = 'turn = 5\nphase = "battle"\nstep = "battle"'
AROUND = (
    "you: next end", "you: next draw", "opponent: next standby", "opponent: next main1", "opponent: next end",
    "opponent: next draw", "you: next standby", "you: next main1",
)  # fmt: skip
THIS_TURN = {"de": "läuft gerade", "en": "is this one", "it": "è questo", "nl": "is deze beurt"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g2_a_ban_until_your_next_turn_says_that_this_is_it(lang: str) -> None:
    made = refusal(
        "you: attack goblin-attack-force directly", *AROUND, "you: change goblin-attack-force",
        check="change.prohibited", you='monsters = ["goblin-attack-force"]', board=BATTLE,
    )  # fmt: skip
    assert THIS_TURN[lang] in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_summon_temporary_banish_a_return_is_told_to_be_no_summon(lang: str) -> None:
    made = refusal(
        "you: activate interdimensional-matter-transporter targeting spear-dragon", "you: next end", "you: pass",
        "opponent: activate torrential-tribute", check="activate.event",
        you='monsters = ["spear-dragon"]\nspells = ["interdimensional-matter-transporter|set"]',
        opponent='spells = ["torrential-tribute|set"]',
    )  # fmt: skip
    assert made.node == "refused.activate.event.returned.text"
    assert isinstance(made.get("answers"), Thing)
    said = text(lang, made)
    assert said.count(".") >= 2, said


def test_search_shuffle_a_deck_shuffled_again_at_once_is_told_once() -> None:
    told = tell(
        "you: activate nobleman-of-crossout targeting des-koala",
        you='hand = ["nobleman-of-crossout"]\ndeck = ["sangan"]',
        opponent='monsters = ["des-koala|set"]\ndeck = ["des-koala", "gemini-elf"]',
    )  # fmt: skip
    shuffled = [one.get("player") for one in of("shuffled", told)]
    assert len(shuffled) == len(set(shuffled)) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_target_all_not_the_card_that_protects_from_targeting_is_named(lang: str) -> None:
    told = tell(
        "you: activate smashing-ground", you='hand = ["smashing-ground"]',
        opponent='monsters = ["blue-eyes-white-dragon", "lord-of-d"]',
    )  # fmt: skip
    (made,) = of("why-not.reach.untargeted", told)
    guard = made.get("negator")
    assert isinstance(guard, Thing)
    assert guard.names is not None
    assert guard.names.in_language(lang) in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_damage_step_activation_limits_a_card_cannot_save_its_target_there(lang: str) -> None:
    told = tell(
        "you: attack summoned-skull targeting man-eater-bug", "you: pass", "opponent: pass",
        you='monsters = ["summoned-skull"]\nspells = ["compulsory-evacuation-device|set"]',
        opponent='monsters = ["man-eater-bug|set"]', board=BATTLE,
    )  # fmt: skip
    said = [text(lang, one) for one in of("why-not.window.refused", told)]
    assert len(said) == 1
    assert "Damage Step" in said[0]


def test_damage_step_activation_limits_a_card_that_saves_nothing_is_no_foil() -> None:
    told = tell(
        "you: attack summoned-skull targeting man-eater-bug", "you: pass", "opponent: pass",
        you='monsters = ["summoned-skull"]\nspells = ["mystical-space-typhoon|set"]',
        opponent='monsters = ["man-eater-bug|set"]\nspells = ["jar-of-greed|set"]', board=BATTLE,
    )  # fmt: skip
    assert not of("why-not.window.refused", told)


def test_mechanic_h3_where_the_materials_are_is_told_without_the_part_left_out() -> None:
    told = tell(
        "opponent: activate polymerization", "opponent: position atk",
        "you: activate de-fusion targeting elemental-hero-flame-wingman",
        you='spells = ["de-fusion|set"]',
        opponent='hand = ["polymerization", "elemental-hero-avian", "elemental-hero-burstinatrix"]\n'
        'extra = ["elemental-hero-flame-wingman"]',
        board='turn = 5\nturn_player = "opponent"\nphase = "main1"',
    )  # fmt: skip
    (part,) = of("not-done.condition.text", told)
    assert part.get("omitted") is None
    assert of("why-not.back.astray", told)


def test_effect_trigger_a_target_asked_for_in_some_cases_only_is_not_needed() -> None:
    told = tell(
        "you: activate card-destruction",
        you='hand = ["card-destruction", "goldd-wu-lord-of-dark-world"]\ndeck = 5', opponent="deck = 5",
    )  # fmt: skip
    (made,) = of("trigger-met", told)
    assert made.get("targets") == 0
