"""Which card makes a continuous effect negate another, or forbids a part of an effect."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG
from rulebook.explain.tree import Word
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell


def last(lang: str, said: str) -> str:
    return said.rsplit(". ", 1)[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b4_the_card_that_would_have_left_the_graveyard_is_named(lang: str) -> None:
    told = tell(
        "you: activate monster-reborn targeting gemini-elf",
        you='hand = ["monster-reborn"]\ngraveyard = ["gemini-elf"]', opponent='field = ["necrovalley"]',
    )  # fmt: skip
    (made,) = of("effect-negated", told)
    assert made.get("trait") == Word("trait", "moved")
    assert BY_SLUG["gemini-elf"].names.in_language(lang) in last(lang, text(lang, made))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b4_the_monster_that_destroyed_the_negated_one_is_named_with_its_type(lang: str) -> None:
    told = tell(
        "you: attack summoned-skull targeting sangan", you='monsters = ["dark-ruler-ha-des", "summoned-skull"]',
        opponent='monsters = ["sangan"]', board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    (made,) = of("effect-negated", told)
    assert (made.get("trait"), made.get("is")) == (Word("trait", "slain"), Word("declared", "fiend"))
    assert BY_SLUG["summoned-skull"].names.in_language(lang) in last(lang, text(lang, made))


def test_mechanic_b4_a_negation_of_every_spell_names_no_further_card() -> None:
    told = tell(
        "you: activate pot-of-greed", you='hand = ["pot-of-greed"]\ndeck = 5', opponent='spells = ["imperial-order|up"]'
    )
    (made,) = of("effect-negated", told)
    assert made.get("trait") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c11_what_bars_a_part_of_an_effect_is_quoted(lang: str) -> None:
    told = tell(
        "opponent: attack gemini-elf targeting sangan", you='monsters = ["sangan"]\ndeck = ["kuriboh"]',
        opponent='monsters = ["gemini-elf", "thunder-king-rai-oh"]',
        board='turn = 4\nturn_player = "opponent"\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    (made,) = of("not-done", told)
    assert made.node == "not-done.barred.text"
    assert "mechanic.C11" in made.rules
    assert text(lang, made).count(BY_SLUG["thunder-king-rai-oh"].names.in_language(lang)) == 2


@pytest.mark.parametrize(
    ("line", "you"),
    [
        ("you: activate monster-reborn targeting gemini-elf", 'hand = ["monster-reborn"]\ngraveyard = ["gemini-elf"]'),
        ("you: activate scapegoat", 'hand = ["scapegoat"]'),
    ],
)
def test_effect_card_over_rule_what_forbids_a_special_summon_at_resolution_is_named(line: str, you: str) -> None:
    told = tell(
        line, "opponent: activate rivalry-of-warlords", you=f'{you}\nmonsters = ["sangan"]',
        opponent='spells = ["rivalry-of-warlords|set"]',
    )  # fmt: skip
    (made,) = of("not-done", told)
    assert made.node == "not-done.prohibited.by.text"
    assert text("en", made).startswith("“Rivalry of Warlords” does not allow")


def test_effect_continuous_a_card_that_only_stays_is_told_as_its_activation_and_does_not_count_itself() -> None:
    told = tell("you: activate spell-absorption", you='hand = ["spell-absorption"]')
    assert [made.node for made in of("resolving", told)] == ["resolving.card"]
    (made,) = of("why-not.linkless", told)
    assert text("en", made).count("Spell Absorption") == 1


@pytest.mark.parametrize(("card", "rule"), [("sangan", "term.destroy.not"), ("sangan|owner=you", "zone.owner-return")])
def test_zone_owner_return_is_cited_only_where_the_owner_is_somebody_else(card: str, rule: str) -> None:
    told = tell(
        "you: activate compulsory-evacuation-device targeting sangan",
        you='spells = ["compulsory-evacuation-device|set"]', opponent=f'monsters = ["{card}"]',
    )  # fmt: skip
    (made,) = of("returned", told)
    assert made.rules[0] == rule


OPPOSITE = 'turn = 4\nturn_player = "opponent"\nphase = "battle"\nstep = "battle"'


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "your opponent controls are negated"), ("de", "die dein Gegner kontrolliert"),
        ("it", "controllati dal tuo avversario"), ("nl", "die je tegenstander onder controle heeft"),
    ],
)  # fmt: skip
def test_term_control_a_quoted_you_of_the_other_players_card_is_turned_to_the_opponent(lang: str, said: str) -> None:
    ha_des = '"dark-ruler-ha-des", "summoned-skull"'
    attack = "attack summoned-skull targeting sangan"
    theirs = tell(f"opponent: {attack}", you='monsters = ["sangan"]', opponent=f"monsters = [{ha_des}]", board=OPPOSITE)
    mine = tell(
        f"you: {attack}", you=f"monsters = [{ha_des}]", opponent='monsters = ["sangan"]',
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    (told,), (not_told,) = of("effect-negated", theirs), of("effect-negated", mine)
    assert said in text(lang, told)
    assert said not in text(lang, not_told)


def test_mechanic_c7_a_negated_equip_spell_is_told_to_be_equipped_all_the_same() -> None:
    told = tell(
        "you: activate black-pendant targeting sangan",
        you='hand = ["black-pendant"]\nmonsters = ["sangan"]', opponent='spells = ["imperial-order|up"]',
    )  # fmt: skip
    assert [made.node for made in of("equipped", told)] == ["equipped.negated"]
