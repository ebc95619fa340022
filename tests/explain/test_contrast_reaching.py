"""Effects in force that come near: which condition they lack is told."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation, Thing, Word
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


def reaching(*lines: str, **sides: str) -> list[Explanation]:
    return of("why-not.reach", tell(*lines, **sides))


def name(explanation: Explanation, argument: str) -> str:
    thing = explanation.get(argument)
    assert isinstance(thing, Thing)
    assert thing.names is not None
    return thing.names.en


def test_mechanic_g4_protected_from_battle_is_not_protected_from_effects() -> None:
    (made,) = reaching(
        "you: activate dark-hole", you='hand = ["dark-hole"]', opponent='monsters = ["marshmallon", "gemini-elf"]'
    )
    assert made.node == "why-not.reach.other-cause"
    assert name(made, "card") == "Marshmallon"
    assert (made.get("asked"), made.get("cause")) == (Word("cause", "battle"), Word("cause", "effect"))
    assert made.rules[0] == "mechanic.G4"


def test_an_unprotected_monster_is_simply_destroyed() -> None:
    assert reaching("you: activate dark-hole", you='hand = ["dark-hole"]', opponent='monsters = ["gemini-elf"]') == []


def test_target_all_not_cannot_be_targeted_does_not_stop_what_targets_nothing() -> None:
    sides = {"you": 'hand = ["lightning-vortex", "sangan"]', "opponent": 'monsters = ["lord-of-d", "baby-dragon"]'}
    (made,) = reaching("you: activate lightning-vortex discarding sangan", **sides)
    assert made.node == "why-not.reach.untargeted"
    assert (name(made, "card"), name(made, "negator")) == ("Baby Dragon", "Lord of D.")
    assert "target.all-not" in made.rules


def test_mechanic_g4_unaffected_by_spells_is_not_unaffected_by_traps() -> None:
    sides = {
        "you": 'hand = ["sangan"]\nspells = ["raigeki-break|set"]',
        "opponent": 'monsters = ["horus-the-black-flame-dragon-lv6"]',
    }
    line = "you: activate raigeki-break discarding sangan targeting horus-the-black-flame-dragon-lv6"
    (made,) = reaching(line, **sides)
    assert made.node == "why-not.reach.other-kind"
    assert (name(made, "source"), made.get("declared")) == ("Raigeki Break", Word("declared", "spell"))


def test_mechanic_c5_what_left_the_field_is_not_negated_there() -> None:
    (made,) = reaching(
        "you: activate exiled-force targeting gemini-elf",
        you='monsters = ["exiled-force"]\nspells = ["skill-drain|up"]', opponent='monsters = ["gemini-elf"]',
    )  # fmt: skip
    assert made.node == "why-not.reach.not-there"
    assert (name(made, "negator"), name(made, "card")) == ("Skill Drain", "Exiled Force")
    assert made.get("to") == Word("zone", "graveyard")
    assert made.rules[0] == "mechanic.C5"


def test_what_is_negated_is_not_said_to_escape() -> None:
    sides = {"you": 'monsters = ["snipe-hunter"]\nhand = ["sangan"]\nspells = ["skill-drain|up"]'}
    told = tell(
        "you: activate snipe-hunter discarding sangan targeting gemini-elf", **sides,
        opponent='monsters = ["gemini-elf"]',
    )  # fmt: skip
    assert of("no-effect", told) or of("effect-negated", told)
    assert of("why-not.reach", told) == []


@pytest.mark.parametrize(("attacker", "kept"), [("baby-dragon", True), ("gemini-elf", False)])
def test_effect_card_over_rule_a_monster_below_the_number_may_attack(attacker: str, kept: bool) -> None:
    sides = {"you": f'monsters = ["{attacker}"]', "opponent": 'spells = ["gravity-bind|up"]'}
    if not kept:
        with pytest.raises(AssertionError):
            reaching(f"you: attack {attacker} directly", board=BATTLE, **sides)
        return
    (made,) = reaching(f"you: attack {attacker} directly", board=BATTLE, **sides)
    assert made.node == "why-not.reach.number"
    assert (made.get("needed"), made.get("have"), made.get("own")) == (4, 3, 1)


def test_xyz_rank_not_level_a_monster_without_a_level_may_attack() -> None:
    sides = {"you": 'monsters = ["number-39-utopia"]', "opponent": 'spells = ["gravity-bind|up"]'}
    made = reaching("you: attack number-39-utopia directly", board=BATTLE, **sides)[0]
    assert made.node == "why-not.reach.no-level"
    assert made.rules[0] == "xyz.rank-not-level"


def test_damage_effect_definition_no_battle_damage_is_not_no_damage() -> None:
    sides = {"you": 'spells = ["waboku|set"]', "opponent": 'monsters = ["cannon-soldier", "sangan"]'}
    board = 'turn = 4\nturn_player = "opponent"\nphase = "main1"'
    (made,) = reaching(
        "opponent: activate cannon-soldier tributing sangan", "you: activate waboku", board=board, **sides
    )
    assert made.node == "why-not.reach.battle-damage"
    assert made.rules[0] == "damage.effect.definition"


def test_mechanic_c11_drawing_is_not_adding_from_the_deck() -> None:
    sides = {"you": 'hand = ["pot-of-greed"]\ndeck = 5', "opponent": 'monsters = ["thunder-king-rai-oh"]'}
    (made,) = reaching("you: activate pot-of-greed", **sides)
    assert made.node == "why-not.reach.drawn"
    assert made.rules[0] == "mechanic.C11"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_names_what_is_asked_and_what_is_there(lang: str) -> None:
    sides = {"you": 'monsters = ["baby-dragon"]', "opponent": 'spells = ["gravity-bind|up"]'}
    said = text(lang, reaching("you: attack baby-dragon directly", board=BATTLE, **sides)[0])
    assert all(number in said for number in ("4", "3"))


AREA_B = "you: activate level-limit-area-b"


def test_xyz_rank_not_level_a_position_held_by_level_does_not_reach_a_rank() -> None:
    told = tell(AREA_B, you='hand = ["level-limit-area-b"]\nmonsters = ["number-39-utopia", "cyber-dragon"]')
    (made,) = of("why-not.reach", told)
    assert (made.node, made.rules[0]) == ("why-not.reach.held-no-level", "xyz.rank-not-level")
    assert text("en", made).endswith("has a Rank, not a Level, so its position stays the same.")


@pytest.mark.parametrize(
    ("hand", "monsters", "line", "nodes"),
    [
        ("level-limit-area-b", "petit-moth", AREA_B, ["why-not.reach.held-number"]),
        ("level-limit-area-b", "cyber-dragon", AREA_B, []),
        ("level-limit-area-b", "number-39-utopia|def", AREA_B, []),
        ("level-limit-area-b", "petit-moth|set", AREA_B, []),
        ("petit-moth", "cyber-dragon|def", "you: summon petit-moth", ["why-not.reach.held-number"]),
        ("petit-moth", "cyber-dragon|def", "you: set petit-moth", []),
        ("mataza-the-zapper", "cyber-dragon|def", "you: summon mataza-the-zapper", ["why-not.reach.held-number"]),
        ("sangan", "cyber-dragon|def", "you: summon sangan", ["why-not.reach.held-number"]),
    ],
)
def test_a_position_held_by_level_reaches_only_such_monsters(
    hand: str, monsters: str, line: str, nodes: list[str]
) -> None:
    there = "" if line == AREA_B else '\nspells = ["level-limit-area-b|up"]'
    told = tell(line, you=f'hand = ["{hand}"]\nmonsters = ["{monsters}"]{there}')
    assert [made.node for made in of("why-not.reach", told)] == nodes


def test_target_negation_by_target_what_targets_nothing_is_not_negated() -> None:
    theirs = 'monsters = ["cyber-phoenix", "cyber-dragon"]'
    (made,) = reaching(
        "you: activate lightning-vortex discarding sangan", you='hand = ["lightning-vortex", "sangan"]', opponent=theirs
    )
    assert made.node == "why-not.reach.targets-only"
    assert (name(made, "negator"), name(made, "source")) == ("Cyber Phoenix", "Lightning Vortex")
    assert made.rules[0] == "target.negation-by-target"


def test_target_negation_by_target_nothing_is_said_of_a_card_it_does_not_shield() -> None:
    theirs = 'monsters = ["cyber-phoenix", "giant-soldier-of-stone"]'
    assert reaching("you: activate smashing-ground", you='hand = ["smashing-ground"]', opponent=theirs) == []


@pytest.mark.parametrize(("card", "count"), [("swords-of-revealing-light", 1), ("messenger-of-peace", 0)])
def test_mechanic_g4_a_ban_on_attacks_of_the_other_player_leaves_your_own_free(card: str, count: int) -> None:
    told = tell(
        "you: attack sangan directly", you=f'monsters = ["sangan"]\nspells = ["{card}|up"]',
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    found = of("why-not.reach.other-attackers", told)
    assert len(found) == count
    assert all("your opponent's monsters" in text("en", one) for one in found)
