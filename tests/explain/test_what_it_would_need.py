"""A refused activation says what it would need: the card that nearly fits, the counters, the property it lacks."""

from __future__ import annotations

import pytest

from rulebook.explain.tree import Word
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import refusal


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("spell", ["fissure", "smashing-ground", "lightning-vortex"])
def test_mechanic_b8_a_card_that_nearly_fits_is_named_with_what_it_lacks(lang: str, spell: str) -> None:
    made = refusal(
        f"you: activate {spell}", check="activate.nothing", you=f'hand = ["{spell}", "sangan"]',
        opponent='monsters = ["marshmallon|set"]',
    )  # fmt: skip
    assert made.node == "refused.activate.nothing.near.text"
    assert made.get("lack") == Word("lack", "face-down")
    assert "Marshmallon" in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b8_what_is_missing_is_said_and_that_the_card_itself_does_not_count(lang: str) -> None:
    made = refusal("you: activate heavy-storm", check="activate.nothing", you='hand = ["heavy-storm"]')
    assert made.node == "refused.activate.nothing.missing"
    said = {"en": "besides itself", "de": "selbst zählt nicht", "it": "oltre alla carta", "nl": "zelf telt niet mee"}
    assert said[lang] in text(lang, made)


def test_mechanic_b8_what_the_other_player_forbids_is_told_of_a_card_that_would_do() -> None:
    made = refusal(
        "you: activate soul-release", check="activate.nothing", you='hand = ["soul-release"]\ngraveyard = ["sangan"]',
        opponent='monsters = ["kycoo-the-ghost-destroyer"]',
    )  # fmt: skip
    said = text("en", made)
    assert "Sangan" in said
    assert "Kycoo" in said


def test_mechanic_f1_a_monster_that_was_never_properly_summoned_does_not_return_from_banishment() -> None:
    made = refusal(
        "you: activate dimension-fusion", check="activate.nothing",
        you='hand = ["dimension-fusion"]\nbanished = ["relinquished"]',
    )  # fmt: skip
    assert made.get("lack") == Word("lack", "proper")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ritual_activation_the_property_that_the_ritual_monster_in_hand_lacks_is_named(lang: str) -> None:
    made = refusal(
        "you: activate contract-with-the-abyss", check="activate.nothing",
        you='hand = ["contract-with-the-abyss", "black-luster-soldier", "summoned-skull"]',
    )  # fmt: skip
    assert made.node == "refused.activate.nothing.ritual.unfit"
    said = text(lang, made)
    has, asks = {"de": ("ERDE", "FINSTERNIS"), "it": ("TERRA", "OSCURITÀ")}.get(lang, ("EARTH", "DARK"))
    assert has in said
    assert asks in said


def test_fusion_activation_the_property_that_the_fusion_monster_lacks_is_named() -> None:
    made = refusal(
        "you: activate overload-fusion", check="activate.nothing",
        you='hand = ["overload-fusion"]\ngraveyard = ["cyber-dragon", "cyber-dragon"]\nextra = ["cyber-twin-dragon"]',
    )  # fmt: skip
    assert made.node == "refused.activate.nothing.fusion.unfit"
    assert made.get("is") == Word("declared", "light")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_counter_use_a_cost_in_counters_says_which_and_where_they_come_from(lang: str) -> None:
    made = refusal(
        "you: activate breaker-the-magical-warrior effect 2", check="activate.cost.counters",
        you='monsters = ["breaker-the-magical-warrior"]\nspells = ["trap-hole|set"]',
    )  # fmt: skip
    said = text(lang, made)
    kinds = {"en": "1 Spell Counter,", "de": "1 Zauberzählmarke,", "it": "1 Segnalino Magia,", "nl": "1 Spell Counter,"}
    assert kinds[lang] in said
    assert {"en": "Normal Summoned", "de": "Normalbeschwörung", "it": "Evocata", "nl": "Normal Summon"}[lang] in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_f6_the_second_normal_summon_of_a_gemini_takes_that_of_the_turn(lang: str) -> None:
    made = refusal(
        "you: summon sangan", "opponent: pass", "you: summon evocator-chevalier", check="summon.once",
        you='monsters = ["evocator-chevalier"]\nhand = ["sangan"]',
    )  # fmt: skip
    assert made.node == "refused.summon.once.gemini"
    assert {"en": "second", "de": "zweite", "it": "seconda", "nl": "tweede"}[lang] in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tributed", ["cannon-soldier", "cyber-dragon"])
def test_effect_card_over_rule_a_ban_on_paying_with_a_card_is_named(lang: str, tributed: str) -> None:
    mine, theirs = ("jinzo", "cannon-soldier") if tributed == "cannon-soldier" else ("cannon-soldier", tributed)
    made = refusal(
        f"you: activate mind-control targeting {theirs}", "opponent: pass",
        f"you: activate cannon-soldier tributing {tributed}", check="request.not-offered",
        you=f'hand = ["mind-control"]\nmonsters = ["{mine}"]', opponent=f'monsters = ["{theirs}"]',
    )  # fmt: skip
    assert made.node == "refused.request.not-offered.near.text"
    bans = {"en": "Mind Control", "de": "Gedankenkontrolle", "it": "Controlla Mente", "nl": "Mind Control"}
    assert bans[lang] in text(lang, made)


def test_target_needs_legal_a_card_with_several_effects_quotes_them() -> None:
    made = refusal("you: activate de-spell", check="activate.target", you='hand = ["de-spell"]')
    assert "face-down Spell/Trap" in text("en", made)


@pytest.mark.parametrize("ruleset", ["2014", "classic"])
def test_spelltrap_classic_immediate_is_cited_in_its_own_game(ruleset: str) -> None:
    made = refusal(
        "you: activate trap-hole", check="activate.event", you='spells = ["trap-hole|set"]',
        ruleset=ruleset,
    )  # fmt: skip
    rule = {"2014": "trap.activation-condition", "classic": "spelltrap.classic.immediate"}[ruleset]
    assert made.rules[0] == rule


def test_cost_unpayable_nobody_thinks_of_the_cards_in_the_other_hand() -> None:
    made = refusal(
        "opponent: activate dark-hole", "you: activate magic-jammer", check="activate.cost.cards",
        you='spells = ["magic-jammer|set"]', opponent='hand = ["dark-hole", "exiled-force"]\nmonsters = ["kuriboh"]',
        board='turn = 4\nphase = "main1"\nturn_player = "opponent"',
    )  # fmt: skip
    assert made.get("near") is None
    assert "You have no cards in hand" in text("en", made)


def test_effect_card_over_rule_a_ban_on_what_an_effect_would_do_says_nothing_of_the_kind_of_its_card() -> None:
    made = refusal(
        "you: activate reinforcement-of-the-army", check="activate.prohibited",
        you='hand = ["reinforcement-of-the-army"]\ndeck = ["celtic-guardian"]',
        opponent='monsters = ["thunder-king-rai-oh"]',
    )  # fmt: skip
    assert made.get("trait") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chain_spell_speed_3_the_counter_trap_that_cannot_be_answered_is_named(lang: str) -> None:
    made = refusal(
        "you: activate pot-of-greed", "opponent: activate magic-jammer discarding sangan",
        "you: activate mystical-space-typhoon targeting magic-jammer", check="activate.speed",
        you='hand = ["pot-of-greed"]\nspells = ["mystical-space-typhoon|set", "seven-tools-of-the-bandit|set"]',
        opponent='spells = ["magic-jammer|set"]\nhand = ["sangan"]',
    )  # fmt: skip
    names = {"en": "Magic Jammer", "de": "Magische Störung", "it": "Disturbo Magico", "nl": "Magic Jammer"}
    assert names[lang] in text(lang, made)


ATTACKED = 'turn = 4\nphase = "battle"\nstep = "battle"\nturn_player = "opponent"'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_trigger_an_attack_that_is_not_the_awaited_one_is_named(lang: str) -> None:
    made = refusal(
        "opponent: attack summoned-skull targeting celtic-guardian", "you: activate battle-fader",
        check="activate.trigger", board=ATTACKED, you='monsters = ["celtic-guardian"]\nhand = ["battle-fader"]',
        opponent='monsters = ["summoned-skull"]',
    )  # fmt: skip
    assert made.node == "refused.activate.event.direct"
    assert text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_trigger_an_event_that_came_without_the_cost_is_told_by_the_cost(lang: str) -> None:
    made = refusal(
        "opponent: attack kuriboh targeting number-39-utopia", "opponent: pass", "you: activate number-39-utopia",
        check="activate.trigger", board=ATTACKED, you='monsters = ["number-39-utopia"]',
        opponent='monsters = ["kuriboh"]',
    )  # fmt: skip
    assert made.node == "refused.activate.trigger.came.cost.text"
    assert text(lang, made)


def test_set_not_summon_a_set_monster_cannot_be_stopped_by_what_negates_a_summon() -> None:
    made = refusal(
        "opponent: set jinzo-7", "you: activate horn-of-heaven", check="activate.event",
        board='turn = 4\nphase = "main1"\nturn_player = "opponent"', opponent='hand = ["jinzo-7"]',
        you='monsters = ["sangan"]\nspells = ["horn-of-heaven|set"]',
    )  # fmt: skip
    assert made.node == "refused.activate.event.set.text"


def test_mechanic_b8_a_monster_that_lacks_two_things_is_not_named() -> None:
    made = refusal(
        "you: activate limiter-removal", check="activate.nothing",
        you='hand = ["limiter-removal"]\nmonsters = ["kuriboh|set"]',
    )  # fmt: skip
    assert made.node == "refused.activate.nothing.missing"
    assert "Machine" in text("en", made)


@pytest.mark.parametrize(("mine", "near"), [("kuriboh|set", 0), ("kuriboh", 1)])
def test_target_needs_legal_a_card_that_lacks_two_things_is_not_named(mine: str, near: int) -> None:
    made = refusal(
        "you: activate snatch-steal", check="activate.target",
        you=f'hand = ["snatch-steal"]\nmonsters = ["{mine}"]',
    )  # fmt: skip
    assert (made.get("near") is not None) == bool(near)


BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("spell", "check", "names"),
    [
        ("toll", "attack.cost.lp", {"de": "„Tribut“", "it": "“Pedaggio”"}),
        ("gravekeeper-s-servant", "attack.cost.cards", {"de": "„Grabwächters Diener“", "it": "“Servo del Custode"}),
    ],
)
def test_cost_unpayable_the_card_that_makes_an_attack_cost_something_is_named(
    lang: str, spell: str, check: str, names: dict[str, str]
) -> None:
    made = refusal(
        "you: attack celtic-guardian", check=check, board=BATTLE,
        you='lp = 400\nmonsters = ["celtic-guardian"]\ndeck = 0', opponent=f'spells = ["{spell}|up"]',
    )  # fmt: skip
    english = {"toll": "“Toll”", "gravekeeper-s-servant": "“Gravekeeper's Servant”"}[spell]
    assert names.get(lang, english) in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_battle_declare_an_attack_of_the_wrong_side_is_told_by_the_side(lang: str) -> None:
    made = refusal(
        "you: attack celtic-guardian targeting kuriboh", "you: activate magic-cylinder", check="activate.event",
        board=BATTLE, you='monsters = ["celtic-guardian"]\nspells = ["magic-cylinder|set"]',
        opponent='monsters = ["kuriboh"]',
    )  # fmt: skip
    assert made.get("trait") == Word("trait", "side")
    assert text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pendulum_summon_both_zones_the_only_scale_is_named(lang: str) -> None:
    made = refusal(
        "you: special-summon timegazer-magician", check="summon.pendulum.scales",
        you='hand = ["celtic-guardian"]\npendulum = ["timegazer-magician"]',
    )  # fmt: skip
    assert made.node == "refused.summon.pendulum.scales.one"
    names = {"de": "Zeitdeutender Magier", "it": "Mago Miratempo"}
    assert names.get(lang, "Timegazer Magician") in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_xyz_rank_not_level_a_monster_to_be_paid_has_no_level_to_compare(lang: str) -> None:
    made = refusal(
        "you: activate metamorphosis tributing number-39-utopia", check="activate.nothing",
        you='hand = ["metamorphosis"]\nmonsters = ["number-39-utopia|materials=gemini-elf+battle-ox"]\n'
        'extra = ["darkfire-dragon"]',
    )  # fmt: skip
    assert made.get("lack") == Word("lack", "no-level")
    assert text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_target_needs_legal_a_monster_with_a_union_names_the_union(lang: str) -> None:
    made = refusal(
        "you: activate z-metal-tank targeting x-head-cannon", check="activate.target",
        you='monsters = ["x-head-cannon", "z-metal-tank"]\nspells = ["y-dragon-head|up|equip=x-head-cannon"]',
    )  # fmt: skip
    assert made.get("lack") == Word("lack", "equipped")
    names = {"de": "Y-Drachenkopf", "it": "Y-Testa Drago"}
    assert names.get(lang, "Y-Dragon Head") in text(lang, made).split(".")[0] + text(lang, made).split(".")[1]


def test_cost_unpayable_nobody_pays_with_a_card_of_the_other_player() -> None:
    made = refusal(
        "you: activate emergency-provisions", check="activate.cost.cards",
        you='spells = ["emergency-provisions|set"]', opponent='spells = ["jar-of-greed|set"]',
    )  # fmt: skip
    assert made.get("near") is None
