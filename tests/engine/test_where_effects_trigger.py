"""Where a card must be for an event to trigger its effect, and which of several cards it triggers."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.engine.core.events import EventKind
from rulebook.engine.core.missed import Condition, Missed
from rulebook.vocabulary.terms import Zone
from scenarios.formats.small_boards import board
from scenarios.playing.runner import play_scenario


def played(slug: str, *lines: str, **sides: Any) -> tuple[int, list[Missed]]:
    """How many effects of cards with this name were triggered, and what others of them missed."""
    loaded = board("played", {**sides, "lines": [{"do": line} for line in lines]}).loaded()
    script, _, faults = play_scenario(loaded)
    assert faults == []
    number = loaded.book.by_slug[slug].number
    events = [event for made in script.history for event in made.events]
    met = [one for one in events if one.kind is EventKind.TRIGGER_MET and one.subject.number == number]
    return len(met), [one for event in events for one in event.missed if one.source.number == number]


@pytest.mark.parametrize(
    ("place", "triggered"),
    [
        ({"monsters": ["fire-princess"]}, True),
        ({"monsters": ["fire-princess|def"]}, True),
        ({"monsters": ["fire-princess|set"]}, False),
        ({"graveyard": ["fire-princess"]}, False),
        ({"banished": ["fire-princess"]}, False),
        ({"hand": ["fire-princess"]}, False),
        ({"monsters": ["relinquished"], "spells": ["fire-princess|up|equip=relinquished"]}, False),
    ],
)
def test_effect_trigger_works_face_up_on_the_field(place: dict[str, list[str]], triggered: bool) -> None:
    spells = [*place.get("spells", []), "emergency-provisions", "threatening-roar"]
    line = "you: activate emergency-provisions sending threatening-roar"
    met, missed = played("fire-princess", line, you={**place, "spells": spells})
    assert met == triggered
    assert missed == []


@pytest.mark.parametrize("place", ["hand", "graveyard", "banished"])
def test_effect_trigger_works_where_its_text_says(place: str) -> None:
    sides = {"you": {place: ["battle-fader"]}, "opponent": {"monsters": ["kuriboh"]}}
    line = "opponent: attack kuriboh directly"
    met, missed = played("battle-fader", line, turn_player="opponent", phase="battle", step="battle", **sides)
    assert met == (place == "hand")
    assert missed == []


def test_equip_card_kinds_a_monster_destroyed_as_an_equip_card_triggers_nothing() -> None:
    """Rule equip.card.kinds: Card Trooper is a Spell while Thousand-Eyes Restrict is equipped with it."""
    opponent = {
        "monsters": ["thousand-eyes-restrict"], "spells": ["card-trooper|up|equip=thousand-eyes-restrict"], "deck": 5,
    }  # fmt: skip
    line = "you: activate mystical-space-typhoon targeting card-trooper"
    met, missed = played("card-trooper", line, you={"hand": ["mystical-space-typhoon"]}, opponent=opponent)
    assert (met, missed) == (0, [])
    opponent = {"monsters": ["card-trooper"], "deck": 5}
    met, _ = played(
        "card-trooper", "you: activate smashing-ground", you={"hand": ["smashing-ground"]}, opponent=opponent
    )
    assert met == 1


@pytest.mark.parametrize("attacked", ["ganbara-knight", "kuriboh"])
def test_effect_trigger_concerns_the_attacked_card_alone(attacked: str) -> None:
    met, missed = played(
        "ganbara-knight",
        f"you: attack cyber-dragon targeting {attacked}",
        phase="battle", step="battle",
        you={"monsters": ["cyber-dragon"]}, opponent={"monsters": ["ganbara-knight", "kuriboh"]},
    )  # fmt: skip
    assert met == (attacked == "ganbara-knight")
    assert missed == []


@pytest.mark.parametrize(("slug", "triggered"), [("tsukuyomi", True), ("man-eater-bug", False)])
def test_effect_flip_is_trigger_only_flip_effects_stay_quiet(slug: str, triggered: bool) -> None:
    """Rule effect.flip.is-trigger: "when flipped face-up" on a monster without a Flip Effect is triggered anyway."""
    sides = {"you": {"spells": ["ceasefire"]}, "opponent": {"monsters": [f"{slug}|set"]}}
    met, _ = played(slug, "you: activate ceasefire", **sides)
    assert met == triggered


def test_what_missed_is_the_card_as_it_was() -> None:
    """Newdoria as it lay on the field, and Battle Fader in the hand while another monster is attacked."""
    lines, opponent = ("you: activate smashing-ground",), {"monsters": ["newdoria"]}
    _, [missed] = played("newdoria", *lines, you={"hand": ["smashing-ground"]}, opponent=opponent)
    assert (missed.unmet.condition, missed.source.zone) == (Condition.CAUSE, Zone.MONSTER)
    you, opponent = {"monsters": ["cyber-dragon"]}, {"monsters": ["kuriboh"], "hand": ["battle-fader"]}
    line = "you: attack cyber-dragon targeting kuriboh"
    _, [missed] = played("battle-fader", line, phase="battle", step="battle", you=you, opponent=opponent)
    assert (missed.unmet.condition, missed.source.zone) == (Condition.DIRECT, Zone.HAND)


def test_a_condition_of_the_text_that_is_not_met_is_what_missed() -> None:
    """Ganbara Knight in Defense Position cannot change to it."""
    sides = {"you": {"monsters": ["cyber-dragon"]}, "opponent": {"monsters": ["ganbara-knight|def"]}}
    line = "you: attack cyber-dragon targeting ganbara-knight"
    met, [missed] = played("ganbara-knight", line, phase="battle", step="battle", **sides)
    assert met == 0
    assert missed.unmet.condition is Condition.IF
