"""A card that an effect on all cards of a kind leaves out says what it lacks, or that it came too late."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.explain.tree import Word
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

THEIRS = 'turn = 6\nphase = "{}"\nstep = "{}"\nturn_player = "opponent"'


def mirror_force(position: str) -> list[Explanation]:
    told = tell(
        "opponent: attack gemini-elf targeting mystical-elf", "you: activate mirror-force",
        you='spells = ["mirror-force|set"]\nmonsters = ["mystical-elf|def"]',
        opponent=f'monsters = ["gemini-elf", "sangan|{position}"]', board=THEIRS.format("battle", "battle"),
    )  # fmt: skip
    return of("why-not.spared", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_a_card_that_is_left_out_says_what_it_lacks(lang: str) -> None:
    (made,) = mirror_force("def")
    assert made.node == "why-not.spared.lacks"
    said = text(lang, made)
    assert "Sangan" in said
    assert {"en": "Defense", "de": "Verteidigung", "it": "Difesa", "nl": "verdediging"}[lang] in said


def test_a_card_that_is_reached_is_no_foil() -> None:
    assert mirror_force("atk") == []


def test_mechanic_g2_a_monster_that_comes_later_is_not_reached() -> None:
    told = tell(
        "you: activate limiter-removal", "you: summon mechanicalchaser",
        you='hand = ["limiter-removal", "mechanicalchaser"]\nmonsters = ["cyber-dragon"]',
    )  # fmt: skip
    (made,) = of("why-not.spared.too-late", told)
    assert made.rules[0] == "mechanic.G2"
    assert "Mechanicalchaser” came later" in text("en", made)


def test_a_monster_of_another_kind_that_comes_later_is_no_foil() -> None:
    told = tell(
        "you: activate limiter-removal", "you: summon gemini-elf",
        you='hand = ["limiter-removal", "gemini-elf"]\nmonsters = ["cyber-dragon"]',
    )  # fmt: skip
    assert of("why-not.spared.too-late", told) == []


def test_summon_set_not_summon_a_set_monster_is_not_answered() -> None:
    told = tell(
        "opponent: set mystical-elf", you='spells = ["torrential-tribute|set"]', opponent='hand = ["mystical-elf"]',
        board=THEIRS.format("main1", "none"),
    )  # fmt: skip
    (made,) = of("why-not.window.set", told)
    assert made.rules[0] == "summon.set.not-summon"


@pytest.mark.parametrize(("line", "told"), [("directly", 0), ("targeting mystical-elf", 1)])
def test_effect_trigger_a_hand_trigger_waits_for_a_direct_attack(line: str, told: int) -> None:
    monsters = '["mystical-elf"]' if told else "[]"
    made = tell(
        f"opponent: attack gemini-elf {line}", you=f'hand = ["battle-fader"]\nmonsters = {monsters}',
        opponent='monsters = ["gemini-elf"]', board=THEIRS.format("battle", "battle"),
    )  # fmt: skip
    assert len(of("why-not.trigger.no-direct-attack", made)) == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b8_a_chain_link_that_finds_no_card_names_the_one_that_no_longer_fits(lang: str) -> None:
    told = tell(
        "you: activate fissure", "opponent: activate book-of-moon targeting gemini-elf",
        you='hand = ["fissure"]', opponent='monsters = ["gemini-elf"]\nspells = ["book-of-moon|set"]', joined=True,
    )  # fmt: skip
    (made,) = of("not-done", told)
    assert (made.node, made.get("whole")) == ("not-done.condition.near", 1)
    assert "“Gemini Elf”" in text("en", made)
    assert text(lang, made)
    assert not of("why-not.spared", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c7_a_monster_that_no_longer_fits_its_equip_card_says_what_it_lacks(lang: str) -> None:
    told = tell(
        "you: activate dna-surgery naming fiend", you='spells = ["dna-surgery|set", "lightning-blade|up|equip=zanki"]\n'
        'monsters = ["zanki"]', joined=True,
    )  # fmt: skip
    (made,) = of("why-not.stays.unfit-host", told)
    assert made.get("lack") == Word("lack", "type")
    assert text(lang, made)
