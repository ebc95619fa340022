"""The hand limit of the other player, Flip monsters Summoned face-up, and effects whose card was turned face-down."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

EIGHT = ["kuriboh", "sangan", "jinzo", "gemini-elf", "battle-ox", "summoned-skull", "dark-hole", "pot-of-greed"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("held", [7, 8])
def test_turn_end_hand_limit_is_not_for_the_player_whose_turn_it_is_not(held: int, lang: str) -> None:
    told = tell(
        "opponent: next end", board='turn = 4\nturn_player = "opponent"\nphase = "main2"', you=f"hand = {EIGHT[:held]}"
    )
    (made,) = of("why-not.spared.hand-limit", told)
    assert made.rules == ("turn.end.hand-limit",)
    assert str(held) in text(lang, made)


def test_turn_end_hand_limit_is_no_foil_with_six_cards_or_for_the_turn_player() -> None:
    board = 'turn = 4\nturn_player = "opponent"\nphase = "main2"'
    assert not of("why-not.spared.hand-limit", tell("opponent: next end", board=board, you=f"hand = {EIGHT[:6]}"))
    assert not of("why-not.spared.hand-limit", tell("you: next end", you=f"hand = {EIGHT[:7]}"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_flip_a_monster_summoned_face_up_is_not_turned(lang: str) -> None:
    told = tell("you: summon needle-worm", you='hand = ["needle-worm"]', opponent="deck = 10")
    (made,) = of("why-not.trigger.summoned-face-up", told)
    assert text(lang, made)


def test_effect_flip_a_flip_summon_turns_its_monster() -> None:
    told = tell("you: flip needle-worm", you='monsters = ["needle-worm|set"]', opponent="deck = 10")
    assert not of("why-not.trigger.summoned-face-up", told)


def test_effect_continuous_a_card_turned_face_down_is_not_said_to_be_destroyed_by_an_effect_that_adds() -> None:
    told = tell(
        "you: activate book-of-moon targeting royal-magical-library",
        you='monsters = ["royal-magical-library"]\nhand = ["book-of-moon"]',
    )  # fmt: skip
    (made,) = of("why-not.linkless.face-down", told)
    assert made.node == "why-not.linkless.face-down.other"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_setup_items_counter_markers_a_card_turned_face_down_loses_its_counters(lang: str) -> None:
    told = tell(
        "you: activate book-of-moon targeting royal-magical-library",
        you='monsters = ["royal-magical-library|atk|counters=spell:2"]\nhand = ["book-of-moon"]',
    )  # fmt: skip
    (made,) = of("why-not.has.counters", told)
    assert "2" in text(lang, made)


def test_setup_items_counter_markers_a_card_without_counters_loses_none() -> None:
    told = tell(
        "you: activate book-of-moon targeting royal-magical-library",
        you='monsters = ["royal-magical-library"]\nhand = ["book-of-moon"]',
    )  # fmt: skip
    assert not of("why-not.has.counters", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_win_deck_out_an_empty_deck_has_not_lost_yet(lang: str) -> None:
    deck = 'deck = ["mystical-elf", "celtic-guardian", "dark-hole", "silver-fang", "kuriboh"]'
    told = tell("you: flip needle-worm", you='monsters = ["needle-worm|set"]', opponent=deck, joined=True)
    (made,) = of("why-not.win.deck-empty", told)
    assert made.rules == ("win.deck-out",)
    assert "{" not in text(lang, made)


def test_win_deck_out_a_deck_with_a_card_left_is_no_foil() -> None:
    deck = 'deck = ["mystical-elf", "celtic-guardian", "dark-hole", "silver-fang", "kuriboh", "sangan"]'
    told = tell("you: flip needle-worm", you='monsters = ["needle-worm|set"]', opponent=deck, joined=True)
    assert not of("why-not.win.deck-empty", told)


def test_win_deck_out_a_last_card_that_is_drawn_is_no_foil() -> None:
    told = tell(
        "you: activate pot-of-greed", you='hand = ["pot-of-greed"]\ndeck = ["mystical-elf", "sangan"]', joined=True
    )
    assert not of("why-not.win.deck-empty", told)
