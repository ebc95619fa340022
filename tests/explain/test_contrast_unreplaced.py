"""A destruction that an effect could have replaced, and a direct attack that new monsters stop."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c9_an_effect_against_battle_does_not_stop_an_effect(lang: str) -> None:
    told = tell("you: activate raigeki", you='hand = ["raigeki"]', opponent='monsters = ["gyroid", "kuriboh"]')
    (made,) = of("why-not.instead", told)
    assert made.node == "why-not.instead.cause"
    assert text(lang, made)


def test_mechanic_c9_a_used_up_replacement_is_told() -> None:
    told = tell(
        "you: attack axe-raider targeting gyroid", "you: attack jinzo targeting gyroid",
        you='monsters = ["axe-raider", "jinzo"]', opponent='monsters = ["gyroid"]', board=BATTLE,
    )  # fmt: skip
    (made,) = of("why-not.instead", told)
    assert "has already prevented a destruction this turn" in text("en", made)


def test_mechanic_c9_a_replacement_needs_the_card_it_takes() -> None:
    told = tell(
        "you: attack axe-raider targeting cyberdark-horn", you='monsters = ["axe-raider"]',
        opponent='monsters = ["cyberdark-horn"]', board=BATTLE,
    )  # fmt: skip
    (made,) = of("why-not.instead", told)
    assert made.node == "why-not.instead.nothing"


def test_mechanic_c9_a_replacement_that_happens_is_no_foil() -> None:
    told = tell(
        "you: attack axe-raider targeting gyroid", you='monsters = ["axe-raider"]', opponent='monsters = ["gyroid"]',
        board=BATTLE,
    )  # fmt: skip
    assert not of("why-not.instead", told)


@pytest.mark.parametrize(("attacker", "stopped"), [("axe-raider", 1), ("jinzo-7", 0)])
def test_battle_replay_a_direct_attack_does_not_go_on_past_new_monsters(attacker: str, stopped: int) -> None:
    told = tell(
        f"you: attack {attacker} directly", "opponent: activate call-of-the-haunted targeting kuriboh",
        you=f'monsters = ["{attacker}"]', opponent='spells = ["call-of-the-haunted|set"]\ngraveyard = ["kuriboh"]',
        board=BATTLE,
    )  # fmt: skip
    assert len(of("why-not.bound.came-direct", told)) == stopped


def test_mechanic_c9_tokens_that_have_just_come_could_not_be_spared_before() -> None:
    told = tell("you: activate scapegoat", you='hand = ["scapegoat"]')
    assert not of("why-not.instead", told)
