"""Effects that wait for what nearly happened: another zone, damage and no LP, face-down, an effect and no battle."""

from __future__ import annotations

import pytest

from rulebook.explain import Thing
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell
from .test_named_hindrances import refused

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c9_a_gain_that_becomes_damage_is_no_gain(lang: str) -> None:
    told = tell(
        "you: activate upstart-goblin", you='hand = ["upstart-goblin"]\nspells = ["bad-reaction-to-simochi|up"]',
        opponent='monsters = ["fire-princess"]',
    )  # fmt: skip
    (made,) = of("why-not.trigger.gain-turned", told)
    assert made.rules == ("mechanic.C9",)
    assert "LP" in text(lang, made)


def test_mechanic_c9_a_gain_is_a_gain() -> None:
    told = tell(
        "you: activate upstart-goblin", you='hand = ["upstart-goblin"]', opponent='monsters = ["fire-princess"]'
    )
    assert of("why-not.trigger.gain-turned", told) == []
    assert of("trigger-met", told)


@pytest.mark.parametrize(("monster", "told_of"), [("stargazer-magician", 1), ("battle-ox", 0)])
def test_pendulum_extra_deck_a_card_that_waits_for_the_graveyard_does_not_start(monster: str, told_of: int) -> None:
    told = tell(
        "you: activate dark-hole", you='hand = ["dark-hole"]\nspells = ["coffin-seller|up"]',
        opponent=f'monsters = ["{monster}"]',
    )  # fmt: skip
    made = of("why-not.trigger.waits.extra", told)
    assert [one.rules[0] for one in made] == ["pendulum.extra-deck"] * told_of


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("lies", "told_of"), [("|set", 1), ("", 0)])
def test_effects_of_a_face_down_monster_do_not_start_when_control_changes(lang: str, lies: str, told_of: int) -> None:
    told = tell(
        "you: activate creature-swap", you=f'hand = ["creature-swap"]\nmonsters = ["ameba{lies}"]',
        opponent='monsters = ["cyber-dragon"]',
    )  # fmt: skip
    made = of("why-not.trigger.lies-face-down", told)
    assert len(made) == told_of
    assert all(text(lang, one) for one in made)


@pytest.mark.parametrize(
    ("lies", "node"),
    [("|set", "was-face-down"), ("|def", "was-in-defense"), ("", None)],
)
def test_effect_trigger_a_monster_attacked_face_down_was_not_in_attack_position(lies: str, node: str | None) -> None:
    told = tell(
        "you: attack summoned-skull targeting reflect-bounder", you='monsters = ["summoned-skull"]', board=BATTLE,
        opponent=f'monsters = ["reflect-bounder{lies}"]',
    )  # fmt: skip
    made = [one.node.rpartition(".")[2] for one in of("why-not.trigger", told)]
    assert made == ([node] if node else [])


def test_effect_trigger_a_monster_destroyed_before_the_flip_never_was_face_up() -> None:
    told = tell(
        "you: attack mystic-swordsman-lv2 targeting man-eater-bug", board=BATTLE,
        you='monsters = ["mystic-swordsman-lv2"]', opponent='monsters = ["man-eater-bug|set"]',
    )  # fmt: skip
    assert [one.node for one in of("why-not.trigger.never-flipped", told)] == ["why-not.trigger.never-flipped.attacked"]
    (made,) = of("why-not.trigger.not-by-battle", told)
    assert "destroyed by an effect, not by battle" in text("en", made)


def test_effect_trigger_an_effect_that_asks_for_having_been_flipped_was_never_face_up() -> None:
    told = tell("you: activate dark-hole", you='hand = ["dark-hole"]', opponent='monsters = ["spear-cretin|set"]')
    (made,) = of("why-not.trigger", told)
    assert made.node == "why-not.trigger.never-flipped.before"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("boost", "told_of"), [("rush-recklessly", 1), ("forbidden-lance", 0)])
def test_battle_declare_a_limit_that_applies_later_does_not_stop_the_attack(
    lang: str, boost: str, told_of: int
) -> None:
    told = tell(
        "you: attack mystic-tomato directly", f"you: activate {boost} targeting mystic-tomato", board=BATTLE,
        you=f'monsters = ["mystic-tomato"]\nhand = ["{boost}"]', opponent='spells = ["messenger-of-peace|up"]',
    )  # fmt: skip
    made = of("why-not.goes-on.caught", told)
    assert len(made) == told_of
    assert all(text(lang, one) for one in made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_the_one_monster_that_attacked_is_named(lang: str) -> None:
    made = refused(
        "you: attack battle-ox directly", you='monsters = ["battle-ox", "sangan|attacked"]', board=BATTLE,
        opponent='spells = ["the-dark-door|up"]',
    )  # fmt: skip
    assert made.node == "refused.attack.prohibited.text.hinders"
    assert "mechanic.E7" not in made.rules
    first = made.get("hinders")
    assert isinstance(first, Thing)
    assert first.names is not None
    assert first.names.en == "Sangan"
    assert "Sangan" in text(lang, made)
