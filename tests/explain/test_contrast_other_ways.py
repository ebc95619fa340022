"""A card that cannot be destroyed is banished or returned: told as what its protection is not meant for."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

THEIRS = 'turn = 4\nturn_player = "opponent"\nphase = "battle"\nstep = "battle"'
MINE = 'turn = 3\nphase = "battle"\nstep = "battle"'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_term_destroy_a_protection_from_battle_does_not_stop_banishing(lang: str) -> None:
    told = tell(
        "opponent: attack dd-warrior-lady targeting la-jinn-the-mystical-genie-of-the-lamp", "you: activate waboku",
        "opponent: activate dd-warrior-lady", board=THEIRS, opponent='monsters = ["dd-warrior-lady"]',
        you='monsters = ["la-jinn-the-mystical-genie-of-the-lamp"]\nspells = ["waboku|set"]',
    )  # fmt: skip
    (made,) = of("why-not.reach.other-way.cause", told)
    assert made.rules[0] == "term.destroy"
    said = text(lang, made)
    assert "Waboku" in said
    assert "{" not in said


def test_term_destroy_a_card_that_no_effect_destroys_can_be_returned() -> None:
    told = tell(
        "you: activate giant-trunade", you='hand = ["giant-trunade"]',
        opponent='monsters = ["celtic-guardian"]\nspells = ["fusion-sword-murasame-blade|up|equip=celtic-guardian"]',
    )  # fmt: skip
    (made,) = of("why-not.reach.other-way.cause", told)
    assert "returned to the hand, not destroyed. Its own effect only protects" in text("en", made)


def test_term_destroy_of_several_cards_that_go_together_is_told_once() -> None:
    told = tell(
        "you: attack jinzo targeting penguin-soldier", "opponent: activate penguin-soldier targeting marshmallon",
        you='monsters = ["jinzo", "marshmallon"]', opponent='monsters = ["penguin-soldier|set"]', board=MINE,
    )  # fmt: skip
    assert len(of("why-not.reach.other-way", told)) == 1


def test_term_destroy_a_card_that_is_destroyed_or_tributed_by_its_player_is_no_foil() -> None:
    battle = tell(
        "you: attack jinzo targeting marshmallon", you='monsters = ["jinzo"]', opponent='monsters = ["marshmallon"]',
        board=MINE,
    )  # fmt: skip
    storm = tell("you: activate raigeki", you='hand = ["raigeki"]', opponent='monsters = ["marshmallon"]')
    own = tell(
        "you: summon summoned-skull tributing marshmallon", you='hand = ["summoned-skull"]\nmonsters = ["marshmallon"]'
    )
    for told in (battle, storm, own):
        assert not of("why-not.reach.other-way", told)


def test_mechanic_c9_what_replaces_a_destruction_by_battle_does_not_stop_banishing() -> None:
    told = tell(
        "you: attack gyroid targeting dd-warrior-lady", "opponent: activate dd-warrior-lady",
        you='monsters = ["gyroid"]', opponent='monsters = ["dd-warrior-lady"]', board=MINE,
    )  # fmt: skip
    assert of("why-not.instead.undestroyed", told)
