"""What is told in everyday words: no procedure, and a known card by its name only."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import Depth
from rulebook.languages import LANGUAGES
from scenarios.catalogue.lookup import by_id
from tutor_app.commands.play import play_text


def told(id: str, lang: str = "en", depth: Depth = Depth.SIMPLE) -> list[str]:
    loaded = by_id(id)
    assert loaded is not None
    return [line.strip() for line in play_text(loaded, lang, depth=depth) if line.startswith("   ")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chain_of_one_link_has_no_number(lang: str) -> None:
    ruling = "ruling.win.exodia-graceful-charity"
    assert not [line for line in told(ruling, lang) if " 1" in line]
    assert [line for line in told(ruling, lang, Depth.EXACT) if " 1" in line]


def test_a_chain_of_two_links_names_both() -> None:
    said = " ".join(told("ruling.target.book-of-life-dd-crow"))
    assert "as Chain Link 1" in said
    assert "first Chain Link 2, then 1" in said


def test_an_effect_that_triggers_and_is_activated_next_is_told_once() -> None:
    said = told("ruling.battle.wall-of-illusion-loses")
    assert [line for line in said if "must activate" in line] == [
        "Your opponent must activate the effect of “Wall of Illusion”."
    ]


def test_a_known_card_is_named_without_its_owner() -> None:
    attack, strengths, *_ = told("ruling.battle.wall-of-illusion-loses")
    assert attack.startswith("Your “Gemini Elf”")
    assert strengths.startswith("“Gemini Elf” has")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_cards_of_one_name_keep_their_owners(lang: str) -> None:
    last = next(line for line in told("ruling.battle.waboku-equal-atk", lang) if "1900" in line)
    assert len(last) > len("“Gemini Elf” 1900 ATK, “Gemini Elf” 1900 ATK.") + 10


def test_a_summon_that_nobody_stops_is_told_once() -> None:
    said = told("ruling.search.sangan-adds")
    assert len([line for line in said if "“Summoned Skull”" in line]) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_quotation_is_left_to_more(lang: str) -> None:
    ruling = "ruling.banish.nobleman-of-crossout-face-up"
    simple, exact = (" ".join(told(ruling, lang, depth)) for depth in (Depth.SIMPLE, Depth.EXACT))
    assert "Deck" not in simple
    assert "Deck" in exact


def test_monsters_summoned_together_are_told_of_together() -> None:
    said = told("ruling.summon.pendulum-between-one-and-eight")
    assert [line for line in said if "Pendulum Summon" in line] == [
        "You Pendulum Summon 4 monsters in face-up Attack Position."
    ]


def test_a_direct_attack_is_not_told_again_with_its_damage() -> None:
    said = told("ruling.battle.jinzo-returner-attacks-directly")
    assert len([line for line in said if "attacks" in line]) == 1
    assert [line for line in said if "600" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phase_in_which_nothing_happens_is_not_told(lang: str) -> None:
    ruling = "ruling.battle.goblin-attack-force-stays-in-defense"
    simple, exact = (" ".join(told(ruling, lang, depth)) for depth in (Depth.SIMPLE, Depth.EXACT))
    assert "Standby" not in simple
    assert "Standby" in exact


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_is_named_once_for_both_parts_of_what_applies(lang: str) -> None:
    first, second = told("ruling.battle.waboku-equal-atk", lang)[3:5]
    assert "Waboku" in first
    assert "Waboku" not in second
