"""Cards with the effects of others: copied, gained, lent by a material, or taken from the Spell they answer."""

from __future__ import annotations

from typing import Any

from rulebook.engine.core.codec import from_json, to_json
from rulebook.engine.core.copies import printed
from rulebook.shelf import open_book
from scenarios.formats.small_boards import board
from scenarios.playing.runner import check
from tests.engine.duel import Duel


def played(lines: list[str], expect: dict[str, Any], **sides: Any) -> list[str]:
    """What is not as expected after these lines."""
    entry = {"name": "copied", **sides, "lines": [{"do": line} for line in lines], "expect": expect}
    return [str(one) for one in check(board("copied", entry).loaded())]


PHANTOM = ["you: activate phantom-of-chaos targeting cannon-soldier"]


def test_mechanic_g2_a_copy_ends_when_the_card_leaves_and_comes_back() -> None:
    """Banished and returned in the same turn, the Phantom is itself again and may copy another monster."""
    you = {
        "monsters": ["phantom-of-chaos", "kuriboh"],
        "graveyard": ["cannon-soldier", "jinzo"],
        "spells": ["call-of-the-haunted"],
        "hand": ["dark-hole"],
    }
    lines = [
        *PHANTOM,
        "you: activate dark-hole",
        "you: activate call-of-the-haunted targeting phantom-of-chaos",
        "you: activate phantom-of-chaos targeting jinzo",
    ]
    assert played(lines, {"you": {"banished": ["cannon-soldier", "jinzo"]}}, you=you) == []


def test_a_copied_name_is_asked_for_and_the_own_one_is_not() -> None:
    """A Panther called Sangan finds a Sangan by "Next to be Lost", and no Dark Panther."""
    you = {
        "monsters": ["neo-spacian-dark-panther"],
        "spells": ["next-to-be-lost"],
        "deck": ["neo-spacian-dark-panther", "sangan"],
    }
    lines = [
        "you: activate neo-spacian-dark-panther targeting sangan",
        "you: next battle",
        "you: activate next-to-be-lost targeting neo-spacian-dark-panther",
    ]
    expect = {"you": {"deck": ["neo-spacian-dark-panther"], "graveyard": ["next-to-be-lost", "sangan"]}}
    assert played(lines, expect, you=you, opponent={"monsters": ["sangan"]}) == []


def test_a_copy_of_a_series_belongs_to_it() -> None:
    """A Phantom that is an Elemental HERO gains ATK under "Skyscraper" when it attacks a stronger monster."""
    you = {"monsters": ["phantom-of-chaos"], "graveyard": ["elemental-hero-stratos"], "field": ["skyscraper"]}
    lines = [
        "you: activate phantom-of-chaos targeting elemental-hero-stratos",
        "you: next battle",
        "you: attack phantom-of-chaos targeting jinzo",
    ]
    expect = {"opponent": {"graveyard": ["jinzo"], "lp": 8000}}
    assert played(lines, expect, you=you, opponent={"monsters": ["jinzo"]}) == []


def test_summoning_conditions_are_not_copied() -> None:
    copies = open_book().copies
    numbers = {slug: card.number for slug, card in open_book().by_slug.items()}
    face = copies[numbers["phantom-of-chaos"], numbers["ancient-gear-golem"]]
    assert not any(type(effect).__name__ == "SummonCondition" for effect in face.effects)
    assert any(type(effect).__name__ == "Continuous" for effect in face.effects)
    assert (face.slug, printed(face.number)) == ("phantom-of-chaos", numbers["phantom-of-chaos"])


def test_every_face_has_a_number_of_its_own_that_a_page_can_hold() -> None:
    """JavaScript counts exactly up to 2 to the power of 53."""
    faces = open_book().faces
    assert len({face.number for face in faces}) == len(faces)
    assert all(face.number < 2**53 for face in faces)
    assert all(printed(face.number) in open_book().by_number for face in faces if face.number > 0)


def test_a_copying_card_is_saved_and_read_again() -> None:
    state = Duel(monsters=["phantom-of-chaos"], their_monsters=["cannon-soldier"]).state
    numbers = {slug: card.number for slug, card in open_book().by_slug.items()}
    face = open_book().copies[numbers["phantom-of-chaos"], numbers["cannon-soldier"]]
    state = state.with_(cards=(state.cards[0]._replace(number=face.number), *state.cards[1:]))
    assert from_json(to_json(state)) == state


def test_the_copied_spell_is_needed_to_answer_it() -> None:
    """Nothing may come between the Spell and "Serial Spell"."""
    you = {"hand": ["pot-of-greed", "serial-spell", "kuriboh"], "deck": ["jinzo", "sangan", "battle-ox"]}
    opponent = {"spells": ["jar-of-greed"], "deck": ["kuriboh"]}
    lines = ["you: activate pot-of-greed", "opponent: activate jar-of-greed", "you: activate serial-spell"]
    assert any("activate.event" in one for one in played(lines, {}, you=you, opponent=opponent))


def test_summon_tribute_count_the_castle_frees_no_monster_zone() -> None:
    """With five monsters "Ancient Gear Castle" alone makes no room; one of the monsters does."""
    you = {
        "hand": ["ancient-gear-beast"],
        "monsters": ["kuriboh", "kuriboh", "kuriboh", "kuriboh", "sangan"],
        "spells": ["ancient-gear-castle|up|counters=plain:1"],
    }
    refused = played(["you: summon ancient-gear-beast tributing ancient-gear-castle"], {}, you=you)
    assert refused
    lines = ["you: summon ancient-gear-beast tributing sangan"]
    expect = {"you": {"graveyard": ["sangan"], "spells": ["ancient-gear-castle|up|counters=plain:2"]}}
    assert played(lines, expect, you=you) == []


def test_zone_owner_return_a_card_taken_into_a_hand_goes_to_its_owner() -> None:
    """Discarded from the new hand, the monster lies in the Graveyard of the player it belongs to."""
    sides = {
        "phase": "battle",
        "step": "battle",
        "turn_player": "opponent",
        "you": {"monsters": ["amazoness-chain-master"], "spells": ["raigeki-break"]},
        "opponent": {"monsters": ["blue-eyes-white-dragon"], "hand": ["jinzo"]},
    }
    lines = [
        "opponent: attack blue-eyes-white-dragon targeting amazoness-chain-master",
        "you: activate amazoness-chain-master",
        "opponent: next main2",
        "you: activate raigeki-break discarding jinzo targeting blue-eyes-white-dragon",
    ]
    expect = {"you": {"hand": []}, "opponent": {"graveyard": ["blue-eyes-white-dragon", "jinzo"]}}
    assert played(lines, expect, **sides) == []


def test_mechanic_h2_what_is_destroyed_is_placed_once_or_not_at_all() -> None:
    """Mystic Swordsman LV6 asks before it destroys; a monster that went to the Graveyard is not asked about again."""
    sides = {
        "phase": "battle",
        "step": "battle",
        "you": {"monsters": ["mystic-swordsman-lv6"]},
        "opponent": {"monsters": ["giant-soldier-of-stone|set"], "deck": ["kuriboh"]},
    }
    attack = "you: attack mystic-swordsman-lv6 targeting giant-soldier-of-stone"
    gone = {"opponent": {"graveyard": ["giant-soldier-of-stone"], "deck": ["kuriboh"]}}
    assert played([attack, "you: no"], gone | {"happened": ["not-placed giant-soldier-of-stone"]}, **sides) == []
    assert played([attack, "you: no", "you: yes"], {}, **sides)
    on_top = {"opponent": {"graveyard": [], "deck": ["giant-soldier-of-stone", "kuriboh"]}}
    assert played([attack, "you: yes"], on_top | {"happened": ["not-placed giant-soldier-of-stone"]}, **sides) == []
