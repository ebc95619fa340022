"""Effects with a condition on the battle say which fact on the board keeps them from applying."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'
THEIRS = f'{BATTLE}\nturn_player = "opponent"'


def told(node: str, line: str, you: str, opponent: str, *further: str, board: str = BATTLE) -> list[str]:
    """What an attack tells under this node, in English."""
    return [text("en", one) for one in of(node, tell(line, *further, you=you, opponent=opponent, board=board))]


def test_effect_card_over_rule_an_effect_for_attackers_does_nothing_for_the_attacked_monster() -> None:
    (said,) = told(
        "why-not.linkless.condition", "opponent: attack axe-raider targeting elemental-hero-burstinatrix",
        'monsters = ["elemental-hero-burstinatrix"]\nfield = ["skyscraper|up"]', 'monsters = ["axe-raider"]',
        board=THEIRS,
    )  # fmt: skip
    assert "it is about the attacker, but the monster “Elemental HERO Burstinatrix” is being attacked" in said


def test_effect_card_over_rule_numbers_that_are_not_higher_are_told() -> None:
    mine, theirs = 'monsters = ["elemental-hero-burstinatrix"]', 'monsters = ["battle-warrior", "feral-imp"]'
    attack = "you: attack elemental-hero-burstinatrix targeting"
    mine += '\nfield = ["skyscraper|up"]'
    assert not told("why-not.linkless.condition", f"{attack} feral-imp", mine, theirs)  # 1300 is higher than 1200
    (said,) = told("why-not.linkless.condition", f"{attack} battle-warrior", mine, theirs)
    assert "“Battle Warrior” has 700 ATK, and “Elemental HERO Burstinatrix” has 1200." in said


@pytest.mark.parametrize(
    ("monster", "spells", "said"),
    [
        ("etoile-cyber", "", "the target of the attack is the monster “Summoned Skull”"),
        ("judge-man", "megamorph|up|equip=judge-man", "you have 8000 LP, and your opponent has 8000"),
    ],
)
def test_effect_card_over_rule_a_boost_that_does_not_apply_names_the_fact(monster: str, spells: str, said: str) -> None:
    sentences = told(
        "why-not.linkless.condition", f"you: attack {monster} targeting summoned-skull",
        f'monsters = ["{monster}"]\nspells = {[spells] if spells else []}', 'monsters = ["summoned-skull"]',
    )  # fmt: skip
    assert [said in one for one in sentences] == [True]


def test_target_definition_an_attack_does_not_target() -> None:
    (said,) = told(
        "why-not.linkless.only-attacked", "you: attack axe-raider targeting spirit-reaper",
        'monsters = ["axe-raider"]', 'monsters = ["spirit-reaper"]',
    )  # fmt: skip
    assert said.startswith("An attack is not an effect that targets.")
    assert not told(
        "why-not.linkless.only-attacked", "you: attack axe-raider targeting kuriboh",
        'monsters = ["axe-raider"]', 'monsters = ["spirit-reaper", "kuriboh"]',
    )  # fmt: skip


def test_mechanic_e9_who_is_not_protected_from_battle_damage_is_told() -> None:
    (said,) = told(
        "why-not.reach.other-side", "you: attack axe-raider targeting summoned-skull",
        'monsters = ["axe-raider"]', 'monsters = ["summoned-skull"]\nspells = ["waboku|set"]',
        "opponent: activate waboku",
    )  # fmt: skip
    assert said == "Your opponent's Trap “Waboku” only protects your opponent from battle damage, not you."
    (said,) = told(
        "why-not.reach.other-fight", "you: attack airknight-parshath targeting axe-raider",
        'monsters = ["airknight-parshath"]', 'monsters = ["axe-raider"]\nfield = ["the-sanctuary-in-the-sky|up"]',
    )  # fmt: skip
    assert "does not save your opponent from this battle damage" in said


def test_effect_card_over_rule_a_quick_effect_of_the_battle_says_what_the_battle_lacks() -> None:
    (said,) = told(
        "why-not.window.condition", "you: attack axe-raider targeting summoned-skull",
        'monsters = ["axe-raider"]\nhand = ["kuriboh"]', 'monsters = ["summoned-skull"]',
    )  # fmt: skip
    assert "the attacker is your monster “Axe Raider”" in said
    (said,) = told(
        "why-not.window.condition", "you: attack axe-raider targeting summoned-skull",
        'monsters = ["axe-raider"]\nhand = ["honest"]', 'monsters = ["summoned-skull"]',
    )  # fmt: skip
    assert "The Attribute of “Axe Raider” is EARTH" in said
    assert not told(  # nothing is lost in this battle
        "why-not.window.condition", "you: attack axe-raider targeting kuriboh",
        'monsters = ["axe-raider"]\nhand = ["honest"]', 'monsters = ["kuriboh"]',
    )  # fmt: skip


def test_mechanic_c10_what_waits_for_a_battle_is_no_foil_of_a_return() -> None:
    made = tell(
        "you: activate compulsory-evacuation-device targeting sangan",
        you='spells = ["compulsory-evacuation-device|set"]\nmonsters = ["ruin-queen-of-oblivion"]',
        opponent='monsters = ["sangan"]',
    )
    assert not of("why-not.linkless.verb-of-other", made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_trap_activation_condition_another_kind_of_summon_is_named(lang: str) -> None:
    made = refusal(
        "opponent: summon jinzo tributing kuriboh", "you: activate royal-oppression", check="activate.event",
        you='spells = ["royal-oppression|up"]', opponent='hand = ["jinzo"]\nmonsters = ["kuriboh"]',
        board='turn = 4\nturn_player = "opponent"',
    )  # fmt: skip
    assert made.node == "refused.activate.event.kinds.text"
    assert text(lang, made)


def test_trap_activation_condition_a_token_never_reaches_the_graveyard() -> None:
    made = refusal(
        "you: activate fissure", "opponent: pass", "you: pass", "opponent: activate michizure targeting axe-raider",
        check="activate.event", you='hand = ["fissure"]\nmonsters = ["axe-raider"]',
        opponent='monsters = ["fluff-token"]\nspells = ["michizure|set"]', board="turn = 3",
    )  # fmt: skip
    assert "is out of the Duel, not in the Graveyard" in text("en", made)


def test_mechanic_b8_a_draw_names_the_cards_that_are_left() -> None:
    made = refusal(
        "you: activate jar-of-greed",
        check="activate.nothing",
        you='spells = ["jar-of-greed|set"]\ndeck = []',
        board="turn = 3",
    )
    assert text("en", made).endswith("you must be able to draw 1 card, but the Deck holds none.")


def test_search_illegal_empty_names_what_the_deck_lacks() -> None:
    made = refusal(
        "you: activate reinforcement-of-the-army", check="activate.nothing",
        you='hand = ["reinforcement-of-the-army"]\ndeck = ["jinzo"]', board="turn = 3",
    )  # fmt: skip
    assert "1 Level 4 or lower Warrior monster in your Deck" in text("en", made)


def test_effect_card_over_rule_a_piece_outside_the_hand_keeps_a_set_from_winning() -> None:
    pieces = ["left-arm", "right-arm", "left-leg"]
    hand = [f"{one}-of-the-forbidden-one" for one in pieces]
    made = tell(
        "you: activate jar-of-greed",
        you=f'hand = {hand}\nspells = ["jar-of-greed|set"]\nmonsters = ["right-leg-of-the-forbidden-one"]\n'
        'deck = ["exodia-the-forbidden-one"]',
    )  # fmt: skip
    (one,) = of("why-not.win.piece-elsewhere", made)
    assert "“Right Leg of the Forbidden One” is in a Monster Zone" in text("en", one)
