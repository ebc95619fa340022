"""What a question leaves open: the order, phase and position are assumed, and one click changes them."""

from __future__ import annotations

import pytest

from scenarios.asking.assumptions import assumptions, change
from scenarios.asking.codes import code_of, story_of
from scenarios.asking.story import Moment, Story, Where
from scenarios.catalogue.stories import concluded, story_told

LATER = "I used Premature Burial on Summoned Skull and he destroys Premature with MST. Does Skull die?"


def told(text: str) -> Story:
    story = story_told(text)
    assert story is not None
    return story


def test_the_order_is_open_where_both_are_possible() -> None:
    """Destroyed afterwards, it takes the monster with it; in answer, nothing is Summoned."""
    story = told(LATER)
    found = concluded(story)
    assert found is not None
    assert found.yes is None
    (order,) = [one for one in assumptions(story) if one.key == "order"]
    changed = concluded(order.changed)
    assert changed is not None
    assert (order.value, changed.yes) == ("later", False)
    kept = change(story, "order:mystical-space-typhoon=later")
    assert kept is not None
    played = concluded(kept)
    assert played is not None
    assert played.yes is True


def test_an_order_that_is_said_is_not_assumed() -> None:
    story = told(
        "I flip Call of the Haunted on Summoned Skull in my GY, he chains MST on Call. Do I still get the Skull?"
    )
    assert "order" not in {one.key for one in assumptions(story)}


@pytest.mark.parametrize(
    ("text", "change_to"),
    [
        ("Can I activate Enemy Controller on his Jinzo?", "moment=battle-phase"),
        ("I attack his Marshmallon with Gemini Elf. Is Marshmallon destroyed?", "place:marshmallon=defense"),
        ("Does Raigeki destroy Marshmallon?", "owner:marshmallon=opponent"),
    ],
)
def test_a_click_changes_what_is_assumed(text: str, change_to: str) -> None:
    changed = change(told(text), change_to)
    assert changed is not None
    assert changed.confirmed
    assert story_of(code_of(changed)) == changed


def test_the_phase_and_position_are_on_the_board() -> None:
    battle = change(told("Can I activate Enemy Controller on his Jinzo?"), "moment=battle-phase")
    assert battle is not None
    assert battle.moment is Moment.BATTLE
    found = concluded(battle)
    assert found is not None
    assert found.board.phase == "battle"
    lying = change(told("I attack his Marshmallon with Gemini Elf. Is it destroyed?"), "place:marshmallon=defense")
    assert lying is not None
    assert [one.place for one in lying.cards if one.card == "marshmallon"] == [Where.DEFENSE]
