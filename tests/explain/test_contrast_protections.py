"""Protections that do not hold, effects that wait for a battle or a draw, and what answers only Spells and Traps."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.explain.tree import Who, Word
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'
THEIRS = 'turn = 4\nphase = "main1"\nturn_player = "opponent"'


def attacked(target: str, *others: str) -> list[Explanation]:
    monsters = ", ".join(f'"{one}"' for one in (target, *others))
    return tell(
        f"you: attack jinzo targeting {target}", you='monsters = ["jinzo"]', opponent=f"monsters = [{monsters}]",
        board=BATTLE,
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_a_protection_without_its_condition_says_so(lang: str) -> None:
    (made,) = of("why-not.reach.idle", attacked("command-knight"))
    assert made.get("passage") is not None
    assert text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_a_monster_that_protects_others_does_not_protect_itself(lang: str) -> None:
    (made,) = of("why-not.reach.only-others", attacked("marauding-captain", "axe-raider"))
    assert "{" not in text(lang, made)


def test_effect_card_over_rule_the_attacked_monster_lacks_what_the_protection_asks_for() -> None:
    (made,) = of("why-not.spared.unfit", attacked("gemini-elf", "marauding-captain"))
    assert "Spellcaster" in text("en", made)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("monster", ["dd-assailant", "dd-warrior"])
def test_effect_trigger_an_effect_that_waits_for_a_battle_does_not_start_without_one(lang: str, monster: str) -> None:
    told = tell("you: activate dark-hole", you=f'hand = ["dark-hole"]\nmonsters = ["{monster}"]')
    (made,) = of("why-not.trigger.no-battle", told)
    assert "{" not in text(lang, made)


def test_effect_trigger_a_battle_is_no_foil() -> None:
    told = tell(
        "you: attack jinzo targeting dd-warrior", you='monsters = ["jinzo"]', opponent='monsters = ["dd-warrior"]',
        board=BATTLE,
    )  # fmt: skip
    assert of("why-not.trigger.no-battle", told) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_draw_definition_a_card_added_from_the_deck_is_not_drawn(lang: str) -> None:
    hand, deck = '["reinforcement-of-the-army"]', '["axe-raider", "kuriboh"]'
    told = tell(
        "you: activate reinforcement-of-the-army",
        you=f'hand = {hand}\ndeck = {deck}\nspells = ["solemn-wishes|up"]',
    )  # fmt: skip
    (made,) = of("why-not.linkless.not-drawn", told)
    assert made.rules[0] == "draw.definition"
    assert "{" not in text(lang, made)


def test_draw_definition_a_draw_is_no_foil() -> None:
    told = tell(
        "you: activate jar-of-greed", you='deck = ["axe-raider"]\nspells = ["solemn-wishes|up", "jar-of-greed|set"]'
    )
    assert of("why-not.linkless.not-drawn", told) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("counter", "node"), [("solemn-judgment", "spell-or-trap"), ("magic-jammer", "kind")])
def test_effect_card_over_rule_what_answers_spells_and_traps_does_not_answer_a_monster(
    lang: str, counter: str, node: str
) -> None:
    told = tell(
        "opponent: summon mobius-the-frost-monarch tributing kuriboh",
        f"opponent: activate mobius-the-frost-monarch targeting {counter}",
        you=f'spells = ["{counter}|set"]\nhand = ["kuriboh"]',
        opponent='hand = ["mobius-the-frost-monarch"]\nmonsters = ["kuriboh"]', board=THEIRS,
    )  # fmt: skip
    (made,) = of(f"why-not.window.{node}", told)
    assert "{" not in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g4_what_is_safe_from_spells_and_traps_is_not_safe_from_monsters(lang: str) -> None:
    told = tell(
        "you: activate forbidden-lance targeting axe-raider", "you: flip man-eater-bug",
        "you: choose axe-raider",
        you='hand = ["forbidden-lance"]\nmonsters = ["man-eater-bug|set"]', opponent='monsters = ["axe-raider"]',
    )  # fmt: skip
    (made,) = of("why-not.reach.other-kind", told)
    assert made.rules[0] == "mechanic.G4"
    assert made.get("declared") == Word("declared", "spell_trap")
    assert "{" not in text(lang, made)


def test_mechanic_g4_the_card_itself_affects_what_it_keeps_safe_from_others() -> None:
    told = tell(
        "you: activate forbidden-lance targeting axe-raider", you='hand = ["forbidden-lance"]',
        opponent='monsters = ["axe-raider"]',
    )  # fmt: skip
    assert of("why-not.reach.other-kind", told) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g4_what_is_safe_from_the_opponents_spells_is_not_safe_from_its_own(lang: str) -> None:
    told = tell("you: activate dark-hole", you='hand = ["dark-hole"]\nmonsters = ["silent-swordsman-lv5"]')
    (made,) = of("why-not.reach.other-owner", told)
    assert made.get("player") is Who.YOU
    assert "{" not in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g4_a_tribute_for_a_summon_is_no_effect(lang: str) -> None:
    horus = "horus-the-black-flame-dragon-lv6"
    told = tell(
        f"opponent: special-summon lava-golem tributing {horus}, axe-raider atk",
        you=f'monsters = ["{horus}", "axe-raider"]', opponent='hand = ["lava-golem"]', board=THEIRS,
    )  # fmt: skip
    (made,) = of("why-not.reach.no-effect", told)
    assert made.get("cause") == Word("cause", "summon")
    assert "{" not in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g4_an_attack_is_no_effect_that_targets(lang: str) -> None:
    (made,) = of("why-not.reach.attacked", attacked("baby-dragon", "lord-of-d"))
    assert "{" not in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g4_a_token_kept_from_tribute_summons_can_be_a_cost(lang: str) -> None:
    told = tell(
        "you: activate scapegoat", "you: activate enemy-controller naming 2 tributing sheep-token targeting jinzo",
        you='spells = ["scapegoat|set", "enemy-controller|set"]', opponent='monsters = ["jinzo"]',
    )  # fmt: skip
    (made,) = of("why-not.reach.other-tribute", told)
    assert made.get("cause") == Word("cause", "cost")
    assert "{" not in text(lang, made)


def test_mechanic_g4_the_card_that_keeps_a_monster_safe_from_spells_can_destroy_it() -> None:
    told = tell(
        "you: activate mystical-space-typhoon targeting pole-position",
        you='monsters = ["gemini-elf"]\nspells = ["pole-position|up"]\nhand = ["mystical-space-typhoon"]',
    )  # fmt: skip
    assert len(of("why-not.reach.other-kind", told)) == 1


NOT_NEGATED = {
    "de": "Er wirkt nur, solange sich diese Karte in Angriffsposition befindet.",
    "en": "It only works while this card is in Attack Position.",
    "it": "solo finché questa carta è in Posizione di Attacco.",
    "nl": "Het werkt alleen zolang deze kaart in aanvalspositie ligt.",
}


def aimed_at_a_machine(position: str) -> list[Explanation]:
    return tell(
        "opponent: activate offerings-to-the-doomed targeting cyber-phoenix",
        you=f'monsters = ["cyber-phoenix|{position}"]', opponent='hand = ["offerings-to-the-doomed"]', board=THEIRS,
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_target_negation_by_target_a_negation_without_its_condition_says_so(lang: str) -> None:
    (made,) = of("why-not.reach.idle-negation", aimed_at_a_machine("def"))
    assert text(lang, made).endswith(NOT_NEGATED[lang]), text(lang, made)


def test_target_negation_by_target_a_negation_that_applies_is_no_idle_one() -> None:
    assert not of("why-not.reach.idle-negation", aimed_at_a_machine("atk"))


def attacked_by_swordsman(target: str) -> list[Explanation]:
    return tell(
        f"you: attack mystic-swordsman-lv2 targeting {target}", you='monsters = ["mystic-swordsman-lv2"]',
        opponent=f'monsters = ["{target}|set"]', board=BATTLE,
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("target", ["marshmallon", "spirit-reaper"])
def test_mechanic_g4_what_is_safe_from_battle_is_destroyed_face_down_before_damage(lang: str, target: str) -> None:
    told = attacked_by_swordsman(target)
    (made,) = of("why-not.reach.before-damage", told)
    assert made.rules[0] == "mechanic.G4"
    assert text(lang, made)
    assert len(of("why-not.trigger.never-flipped.attacked", told)) == (target == "marshmallon")


def test_mechanic_g4_a_monster_without_such_a_protection_is_no_foil() -> None:
    assert of("why-not.reach.before-damage", attacked_by_swordsman("man-eater-bug")) == []


def test_mechanic_g4_out_of_an_attack_no_battle_is_expected() -> None:
    told = tell(
        "you: activate nobleman-of-crossout targeting marshmallon", you='hand = ["nobleman-of-crossout"]',
        opponent='monsters = ["marshmallon|set"]',
    )  # fmt: skip
    assert of("why-not.reach.before-damage", told) == []
    assert of("why-not.trigger.never-flipped", told) == []
