"""The fact on this board behind a reason: which card lacks what, whose turn it is, what forbids a response."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation, refuse
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES
from scenarios.formats.loader import load_text
from scenarios.playing.runner import play_scenario

from .play import HEAD, of, tell

MAIN, BATTLE = 'turn = 3\nphase = "main1"', 'turn = 3\nphase = "battle"\nstep = "battle"'
THEIR_MAIN = 'turn = 4\nturn_player = "opponent"\nphase = "main1"'


def refused(*lines: str, check: str, you: str, opponent: str = "", board: str = MAIN) -> Explanation:
    """The refusal of the last line."""
    *before, last = lines
    written = "".join(f"[[line]]\ndo = {line!r}\n" for line in before)
    written += f'[[line]]\ndo = {last!r}\nexpect = {{ illegal = "{check}" }}\n'
    loaded = load_text(f"{HEAD}[board]\n{board}\n[board.you]\n{you}\n[board.opponent]\n{opponent}\n{written}")
    _, played, faults = play_scenario(loaded)
    assert faults == [], faults
    (found,) = (one.refusal for one in played if one.refusal is not None)
    return said_everywhere(refuse(loaded.book, found.state, found.verdict))


def alone(kind: str, told: list[Explanation]) -> Explanation:
    """The only explanation of a kind."""
    (made,) = of(kind, told)
    return said_everywhere(made)


def said_everywhere(made: Explanation) -> Explanation:
    """The explanation, which can be said in every language at both depths."""
    assert all(len(text(lang, made, depth=depth)) > 20 for lang in LANGUAGES for depth in Depth)
    return made


def test_mechanic_c4_a_battling_monster_of_another_attribute_is_named() -> None:
    made = refused(
        "you: attack battle-ox targeting gemini-elf", "you: activate honest", check="activate.condition",
        you='hand = ["honest"]\nmonsters = ["battle-ox"]', opponent='monsters = ["gemini-elf"]', board=BATTLE,
    )  # fmt: skip
    assert made.node == "refused.activate.condition.near.text"
    assert "The Attribute of “Battle Ox” is EARTH, not LIGHT." in text("en", made)


def test_mechanic_c4_what_a_card_forbids_for_the_turn_has_happened_already() -> None:
    made = refused(
        "you: summon gemini-elf", "you: activate scapegoat", check="activate.condition",
        you='hand = ["scapegoat", "gemini-elf"]',
    )  # fmt: skip
    assert said_everywhere(made).node == "refused.activate.condition.summoned.cards.text"


def test_mechanic_c4_whose_phase_it_is_is_told() -> None:
    made = refused(
        "you: activate effect-veiler targeting sangan", check="activate.condition",
        you='hand = ["effect-veiler"]', opponent='monsters = ["sangan"]',
    )  # fmt: skip
    assert made.node == "refused.activate.condition.turn.text"
    assert "it is your Main Phase 1" in text("en", made)


def test_mechanic_c4_a_card_of_another_name_is_not_said_to_come_near() -> None:
    made = refused(
        "you: special-summon toon-summoned-skull tributing gemini-elf", check="summon.procedure.condition",
        you='hand = ["toon-summoned-skull"]\nmonsters = ["gemini-elf"]\nspells = ["messenger-of-peace|up"]',
    )  # fmt: skip
    assert made.node == "refused.summon.procedure.condition.text"


def test_mechanic_c4_the_card_on_the_other_side_is_named() -> None:
    made = refused(
        "you: special-summon toon-summoned-skull tributing gemini-elf", check="summon.procedure.condition",
        you='hand = ["toon-summoned-skull"]\nmonsters = ["gemini-elf"]', opponent='spells = ["toon-world|up"]',
    )  # fmt: skip
    assert made.node == "refused.summon.procedure.condition.near.text"
    assert "but it is your opponent's" in text("en", made)


def test_fusion_materials_a_name_that_a_card_has_only_on_the_field_does_not_count_in_the_hand() -> None:
    hand = '"polymerization", "proto-cyber-dragon", "cyber-dragon", "cyber-dragon"'
    you = f'hand = [{hand}]\nextra = ["cyber-end-dragon"]'
    made = refused("you: activate polymerization", check="activate.nothing", you=you)
    assert made.node == "refused.activate.nothing.fusion.renamed"
    assert "“Proto-Cyber Dragon” has that name only on the field." in text("en", made)
    made = refused("you: activate polymerization", check="activate.nothing", you=you.replace("proto-cyber", "tyrant"))
    assert made.node == "refused.activate.nothing.fusion.parts"


def test_mechanic_c4_of_several_effects_the_one_that_its_player_can_activate_is_refused() -> None:
    made = refused(
        "you: activate breaker-the-magical-warrior targeting mirror-force", check="activate.cost.counters",
        you='monsters = ["breaker-the-magical-warrior"]', opponent='spells = ["mirror-force|set"]',
    )  # fmt: skip
    assert made.node == "refused.activate.cost.counters.text"


def test_cost_lp_payable_an_effect_that_either_player_may_use_is_not_refused_for_its_controller() -> None:
    made = refused(
        "you: activate monster-reborn targeting jinzo", "you: activate royal-oppression", check="activate.cost.lp",
        you='lp = 700\nhand = ["monster-reborn"]\ngraveyard = ["jinzo"]', opponent='spells = ["royal-oppression|up"]',
    )  # fmt: skip
    assert made.node == "refused.activate.cost.lp"


@pytest.mark.parametrize(
    ("attacker", "node", "said"),
    [
        ('"jinzo"', "why-not.window.refused", "the effect of “Jinzo” prevents it"),
        ('"gemini-elf"', "", ""),
    ],
)
def test_effect_card_over_rule_a_set_card_whose_event_has_come_says_what_forbids_it(
    attacker: str, node: str, said: str
) -> None:
    told = tell(
        f"you: attack {attacker} directly".replace('"', ""), you=f"monsters = [{attacker}]",
        opponent='spells = ["sakuretsu-armor|set"]', board=BATTLE,
    )  # fmt: skip
    found = of("why-not.window", told)
    assert [made.node for made in found] == ([node] if node else [])
    assert all(said in text("en", made) for made in found)


def test_cost_unpayable_a_set_card_whose_event_has_come_says_what_its_cost_lacks() -> None:
    told = tell(
        "you: attack gemini-elf directly", "opponent: activate mirror-force",
        you='lp = 900\nmonsters = ["gemini-elf"]\nspells = ["seven-tools-of-the-bandit|set"]',
        opponent='spells = ["mirror-force|set"]', board=BATTLE,
    )  # fmt: skip
    made = alone("why-not.window.refused", told)
    assert "its cost is 1000 LP, but you only have 900" in text("en", made)


def test_cost_unpayable_an_effect_for_damage_calculation_says_what_its_cost_lacks() -> None:
    told = tell(
        "you: attack injection-fairy-lily targeting gemini-elf", you='lp = 1900\nmonsters = ["injection-fairy-lily"]',
        opponent='monsters = ["gemini-elf"]', board=BATTLE,
    )  # fmt: skip
    assert "its cost is 2000 LP" in text("en", alone("why-not.window.refused", told))


def test_trap_not_set_turn_a_trap_set_this_turn_says_so_when_its_event_comes() -> None:
    told = tell(
        "opponent: summon axe-raider", you='spells = ["bottomless-trap-hole|set|set-this-turn"]',
        opponent='hand = ["axe-raider"]', board=THEIR_MAIN,
    )  # fmt: skip
    made = alone("why-not.window.refused", told)
    assert made.rules == ("trap.not-set-turn",)


def test_mechanic_b4_a_negated_monster_is_not_destroyed_by_being_targeted() -> None:
    lines, you = "you: activate rush-recklessly targeting spirit-reaper", 'hand = ["rush-recklessly"]'
    told = tell(lines, you=f'{you}\nspells = ["skill-drain|up"]', opponent='monsters = ["spirit-reaper"]')
    assert "Skill Drain" in text("en", alone("why-not.linkless.negated-self", told))
    told = tell(lines, you=you, opponent='monsters = ["spirit-reaper"]')
    assert of("why-not.linkless", told) == []


def test_effect_card_over_rule_an_effect_that_moves_its_own_card_is_not_negated() -> None:
    lines = ("you: next standby", "you: activate treeborn-frog", "you: choose def")
    board, you = 'turn = 3\nphase = "draw"', 'graveyard = ["treeborn-frog"]\ndeck = 5'
    told = tell(*lines, you=you, opponent='field = ["necrovalley"]', board=board)
    assert alone("why-not.reach.own-card", told).rules == ("effect.card-over-rule",)
    assert of("why-not.reach", tell(*lines, you=you, board=board)) == []


def test_effect_trigger_an_effect_of_its_own_players_phase_says_so_in_the_other_turn() -> None:
    lines = ("you: next end", "you: next draw", "opponent: next standby")
    told = tell(*lines, you='graveyard = ["sinister-serpent"]\ndeck = 5', opponent="deck = 5")
    made = alone("why-not.trigger.other-turn", told)
    assert "your own Standby Phase" in text("en", made)


def test_effect_trigger_a_card_banished_from_the_graveyard_was_not_banished_from_the_field() -> None:
    told = tell(
        "opponent: activate dd-crow targeting dd-survivor", you='graveyard = ["dd-survivor"]',
        opponent='hand = ["dd-crow"]', board=THEIR_MAIN,
    )  # fmt: skip
    assert "from the Graveyard, not from the field" in text("en", alone("why-not.trigger.place-banished", told))


def test_effect_trigger_a_card_banished_face_down_was_not_face_up() -> None:
    told = tell(
        "opponent: activate nobleman-of-crossout targeting dd-survivor", you='monsters = ["dd-survivor|set"]\ndeck = 3',
        opponent='hand = ["nobleman-of-crossout"]\ndeck = 3', board=THEIR_MAIN,
    )  # fmt: skip
    assert "was face-down" in text("en", alone("why-not.trigger.face-down-itself", told))


def test_effect_card_over_rule_a_part_for_effects_of_the_other_player_is_left_out() -> None:
    hand = 'hand = ["graceful-charity", "goldd-wu-lord-of-dark-world", "kuriboh"]\ndeck = 5'
    told = tell(
        "you: activate graceful-charity", "you: choose goldd-wu-lord-of-dark-world, kuriboh", "you: choose atk",
        you=hand, opponent='monsters = ["gemini-elf"]',
    )  # fmt: skip
    assert text("en", alone("why-not.part.caused-by", told)).startswith("Your own effect triggered the effect of “")


def test_mechanic_b8_the_player_without_a_monster_is_named() -> None:
    you = 'hand = ["creature-swap"]\nmonsters = ["gemini-elf"]'
    made = refused("you: activate creature-swap", check="activate.nothing", you=you)
    assert made.node == "refused.activate.nothing.bare-field"
    assert "a monster that your opponent controls" in text("en", made)


def test_term_control_change_the_effect_that_gave_control_and_is_over_is_named() -> None:
    lines = (
        "you: activate snatch-steal targeting gemini-elf", "you: next end",
        "opponent: activate mystical-space-typhoon targeting snatch-steal",
    )  # fmt: skip
    opponent = 'monsters = ["gemini-elf"]\nspells = ["mystical-space-typhoon|set"]'
    taken, back = of("control-changed", tell(*lines, you='hand = ["snatch-steal"]', opponent=opponent))
    assert (taken.node, back.node) == ("control-changed.by", "control-changed.ended")
    assert text("en", said_everywhere(taken)).startswith("Because of “Snatch Steal”, you take control")
    assert text("en", said_everywhere(back)).startswith("“Snatch Steal” no longer gives control. Control")


def test_term_control_change_the_effect_that_returns_control_is_named() -> None:
    told = tell(
        "you: activate change-of-heart targeting gemini-elf", you='hand = ["change-of-heart"]',
        opponent='monsters = ["gemini-elf"]\nspells = ["remove-brainwashing|up"]',
    )  # fmt: skip
    taken, back = of("control-changed", told)
    assert (taken.node, back.node) == ("control-changed.until", "control-changed.by")
    assert "Because of “Remove Brainwashing”, control" in text("en", said_everywhere(back))


def test_mechanic_b4_a_negated_monster_does_not_collect_counters() -> None:
    you = 'hand = ["pot-of-greed"]\nmonsters = ["skilled-dark-magician"]\ndeck = 5'
    told = tell("you: activate pot-of-greed", you=you, opponent='spells = ["skill-drain|up"]')
    assert "Skill Drain" in text("en", alone("why-not.linkless.negated-plain", told))
    assert of("why-not.linkless", tell("you: activate pot-of-greed", you=you)) == []


def test_effect_card_over_rule_what_forbids_a_summon_by_an_effect_is_quoted() -> None:
    made = refused(
        "you: activate monster-reborn targeting summoned-skull", check="summon.prohibited",
        you='hand = ["monster-reborn"]\nmonsters = ["axe-raider"]\ngraveyard = ["summoned-skull"]',
        opponent='spells = ["rivalry-of-warlords|up"]',
    )  # fmt: skip
    assert made.node == "refused.summon.prohibited.text.hinders"
    assert "Type" in text("en", made)


def test_effect_card_over_rule_a_trigger_that_is_forbidden_to_do_anything_names_what_forbids_it() -> None:
    mine = 'hand = ["green-gadget"]\ndeck = ["red-gadget"]'
    told = tell("you: summon green-gadget", you=mine, opponent='monsters = ["thunder-king-rai-oh"]', board=MAIN)
    made = alone("why-not.trigger.forbidden", told)
    assert "“Thunder King Rai-Oh” prevents it" in text("en", made)


def test_battle_direct_damage_an_attack_on_a_monster_stays_no_direct_attack_once_that_is_destroyed() -> None:
    mine, theirs = 'monsters = ["etoile-cyber"]', 'monsters = ["kuriboh"]'
    lines = ("you: attack etoile-cyber targeting kuriboh", "you: next main2")
    told = tell(*lines, you=mine, opponent=theirs, board=BATTLE)
    said = [text("en", one) for one in told]
    assert any("“Kuriboh” is destroyed by battle" in one for one in said)
    assert not [one for one in said if "1700" in one]


NO_PLACE = {
    "de": "„Elfenzwillinge“ hat 950 ATK, nicht 1500 oder mehr",
    "en": "“Gemini Elf” has 950 ATK, not 1500 or more",
    "it": "“Elfi Gemelli” ha 950 ATK, non 1500 o più",
    "nl": "“Gemini Elf” heeft 950 ATK, niet 1500 of meer",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_target_must_still_fit_a_monster_on_the_field_that_lacks_atk_is_told_without_its_zone(lang: str) -> None:
    told = tell(
        "you: summon gemini-elf", "opponent: activate bottomless-trap-hole",
        "you: activate shrink targeting gemini-elf",
        you='hand = ["gemini-elf", "shrink"]', opponent='spells = ["bottomless-trap-hole|set"]',
    )  # fmt: skip
    assert any(text(lang, made).startswith(NO_PLACE[lang]) for made in told)
