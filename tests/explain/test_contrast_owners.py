"""Why the owner uses an effect, why there is a Replay, and which material is not on the field."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_zone_owner_return_the_owner_uses_the_effect_of_a_card_that_was_taken(lang: str) -> None:
    told = tell(
        "you: activate cannon-soldier tributing sangan",
        you='monsters = ["sangan|owner=opponent", "cannon-soldier"]', opponent='deck = ["kuriboh"]',
    )  # fmt: skip
    (made,) = of("why-not.goes-on.owner", told)
    assert made.rules[0] == "zone.owner-return"
    for depth in Depth:
        assert BY_SLUG["sangan"].names.in_language(lang) in text(lang, made, depth=depth)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_zone_owner_return_a_returned_card_is_told_to_go_to_its_owner(lang: str) -> None:
    told = tell(
        "you: activate compulsory-evacuation-device targeting battle-ox",
        you='monsters = ["battle-ox|owner=opponent"]\nspells = ["compulsory-evacuation-device|set"]',
    )  # fmt: skip
    (made,) = of("why-not.goes-on.home", told)
    for depth in Depth:
        assert BY_SLUG["battle-ox"].names.in_language(lang) in text(lang, made, depth=depth)
    assert "goes to their hand" in text("en", made)


def test_zone_owner_return_nothing_is_told_of_a_card_on_its_owners_side() -> None:
    told = tell(
        "you: activate cannon-soldier tributing sangan",
        you='monsters = ["sangan", "cannon-soldier"]\ndeck = ["kuriboh"]',
    )
    assert of("why-not.goes-on.owner", told) == []


@pytest.mark.parametrize(
    ("line", "spell", "node"),
    [
        ("interdimensional-matter-transporter targeting sangan", "interdimensional-matter-transporter", "left"),
        ("call-of-the-haunted targeting jinzo", "call-of-the-haunted", "came"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_battle_replay_the_monster_that_makes_the_difference_is_named(
    lang: str, line: str, spell: str, node: str
) -> None:
    told = tell(
        "you: attack battle-ox targeting kuriboh", f"opponent: activate {line}", board=BATTLE,
        you='monsters = ["battle-ox"]',
        opponent=f'monsters = ["kuriboh", "sangan"]\nspells = ["{spell}|set"]\ngraveyard = ["jinzo"]',
    )  # fmt: skip
    (made,) = of(f"why-not.bound.{node}", told)
    moved = BY_SLUG["sangan" if node == "left" else "jinzo"].names.in_language(lang)
    assert moved in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", ["hand", "graveyard"])
def test_synchro_materials_a_monster_off_the_field_is_named(lang: str, place: str) -> None:
    made = refusal(
        "you: special-summon junk-warrior", check="summon.procedure.materials",
        you=f'extra = ["junk-warrior"]\nmonsters = ["junk-synchron"]\n{place} = ["heavy-storm", "speed-warrior"]',
    )  # fmt: skip
    assert made.node == "refused.summon.procedure.materials.non-tuner.near"
    for depth in Depth:
        assert BY_SLUG["speed-warrior"].names.in_language(lang) in text(lang, made, depth=depth)


def test_zone_owner_return_the_owner_uses_the_effect_of_a_monster_that_the_other_player_tributes() -> None:
    told = tell(
        "you: activate soul-exchange targeting sangan", "you: summon summoned-skull tributing sangan",
        you='hand = ["soul-exchange", "summoned-skull"]', opponent='monsters = ["sangan"]\ndeck = ["kuriboh"]',
    )  # fmt: skip
    (made,) = of("why-not.goes-on.owner", told)
    assert "your opponent's Graveyard" in text("en", made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_zone_owner_return_a_monster_that_the_other_player_tributes_goes_to_its_owner(lang: str) -> None:
    told = tell(
        "you: special-summon lava-golem tributing battle-ox, summoned-skull atk",
        you='hand = ["lava-golem"]', opponent='monsters = ["battle-ox", "summoned-skull"]',
    )  # fmt: skip
    (made,) = of("why-not.goes-on.home.used", told)
    for depth in Depth:
        assert BY_SLUG["battle-ox"].names.in_language(lang) in text(lang, made, depth=depth)
    assert "although you used it" in text("en", made)


def test_zone_owner_return_nothing_is_told_of_a_monster_that_its_owner_tributes() -> None:
    told = tell("you: summon jinzo tributing sangan", you='hand = ["jinzo"]\nmonsters = ["sangan"]')
    assert of("why-not.goes-on", told) == []
