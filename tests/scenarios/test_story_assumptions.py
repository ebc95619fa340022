"""What a question leaves open: the order, phase and position are assumed, and one click changes them."""

from __future__ import annotations

import pytest

from scenarios.asking.assumptions import assumptions, change
from scenarios.asking.codes import code_of, story_of
from scenarios.asking.story import Moment, Story, Where
from scenarios.catalogue.stories import answered_by_code, answered_by_story, changes, concluded, story_told

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
    assert (found.likely, found.answer, changed.likely) == (True, True, None)
    kept = change(story, "order:mystical-space-typhoon=later")
    assert kept is not None
    played = concluded(kept)
    assert played is not None
    assert played.yes is True


UNREAD = "Kann ich mit Sangan direkt angreifen, wenn mein Gegner gefühlt Kuriboh hat?"


def test_words_that_were_not_understood_are_left_out_with_a_click() -> None:
    story = told(UNREAD)
    assert story.unread
    plain = answered_by_story(UNREAD)
    assert plain is not None
    assert (plain.yes, plain.likely) == (None, False)
    (left,) = [one for one in assumptions(story) if one.key == "unread"]
    found = answered_by_code(UNREAD, code_of(left.changed))
    assert found is not None
    assert (found.yes, found.story.heard, found.story.unread) == (False, True, story.unread)


def test_a_card_is_left_out_with_all_that_is_done_with_it() -> None:
    story = told("I attack his Cyber Dragon with Summoned Skull and he flips Mirror Force. Is my Skull destroyed?")
    without = change(story, "card:mirror-force=away")
    assert without is not None
    assert {one.card for one in without.cards} == {"cyber-dragon", "summoned-skull"}
    found, other = concluded(story), concluded(without)
    assert found is not None
    assert other is not None
    assert (found.yes, other.yes) == (True, False)


def test_something_else_is_asked_with_a_click() -> None:
    story = told("I attack his Cyber Dragon with Summoned Skull. Is my Skull destroyed?")
    answers = {}
    for one in assumptions(story):
        found = concluded(one.changed)
        if one.key == "asks" and found is not None:
            answers[one.other] = found.yes
    assert answers["destroyed:cyber-dragon"] is True
    assert answers["damage:opponent"] is True
    assert answers["damage:you"] is False
    assert "destroyed:summoned-skull" not in answers  # that is asked


def test_the_target_of_an_attack_is_changed_with_a_click() -> None:
    story = told("Can I attack directly with Sangan if my opponent has Kuriboh?")
    at_it = change(story, "target:sangan=kuriboh")
    assert at_it is not None
    found = concluded(at_it)
    assert found is not None
    assert found.yes is True


def test_another_monster_stands_for_one_without_a_name() -> None:
    """Where it matters which monster it is, there is no yes or no, and one click asks about a stronger one."""
    story = told("I attack a face-down monster with Summoned Skull. Is it destroyed?")
    plain = concluded(story)
    assert plain is not None
    stands = [one for one in assumptions(story) if one.key == "stands"]
    assert len(stands) > 1
    assert all(one.changed != story and not one.said for one in stands)
    strong = told("He attacks my Sangan with a monster. Is Sangan destroyed?")
    assert any(one.key == "stands" for one in assumptions(strong))


def test_what_changes_the_answer_is_marked_and_only_what_can_be_played_is_offered() -> None:
    found = answered_by_story("Can I attack directly with Sangan if my opponent has Kuriboh?")
    assert found is not None
    offered = {(one.assumption.key, one.assumption.other): one.matters for one in changes(found)}
    assert offered["owner", "you"]
    assert offered["place", "hand"]
    assert not all(offered.values())


def test_an_order_that_is_said_is_not_assumed() -> None:
    story = told(
        "I flip Call of the Haunted on Summoned Skull in my GY, he chains MST on Call. Do I still get the Skull?"
    )
    assert "order" not in {one.key for one in assumptions(story) if not one.said}


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


def test_the_target_of_a_card_is_changed_with_a_click() -> None:
    """Of two monsters named, one is not the target that was read."""
    story = told("My opponent has Jinzo and Sangan on the field. I use Smashing Ground and Book of Moon on Sangan.")
    aims = {one.change for one in assumptions(story) if one.key == "target"}
    assert "target:book-of-moon=jinzo" in aims
    changed = change(story, "target:book-of-moon=jinzo")
    assert changed is not None
    assert next(act.target for act in changed.acts if act.card == "book-of-moon") == "jinzo"


def test_what_a_card_answers_is_added_with_a_click() -> None:
    """An attack, a Summon or an activation of the other player."""
    story = told("Can I activate Dust Tornado on his Umi?")
    offered = {one.change: one.changed for one in assumptions(story) if one.key == "occasion"}
    assert offered.keys() == {f"occasion:dust-tornado={name}" for name in ("attack", "summon", "activation")}
    added = offered["occasion:dust-tornado=attack"]
    assert [act.done.value for act in added.acts] == ["attack", "activate"]
    found = concluded(added)
    assert found is not None
    assert (found.yes, story_of(code_of(added))) == (True, added)


def test_where_nothing_is_told_to_be_done_the_usual_thing_is_supposed() -> None:
    """It is answered under a reservation at most, and there are chips to change it."""
    found = answered_by_story(
        "can stratos search neos or is that only for level 4s... i mean can i add elemental hero neos with it"
    )
    assert found is not None
    assert (found.yes, found.story.imagined, bool(found.story.acts)) == (None, True, True)
    assert changes(found)
