"""What happens only because an effect allows it, or without a Chain Link, names that effect."""

from __future__ import annotations

import pytest

from rulebook.articles.rules import rules
from rulebook.explain.citing import cited
from rulebook.explain.contrast import Step, why_not
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.shelf import open_book
from scenarios.formats.loader import load_text
from scenarios.playing.runner import play_scenario

from .play import HEAD, of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("field", ['field = ["umi|up"]', ""])
def test_effect_card_over_rule_a_direct_attack_past_a_monster_names_its_permission(lang: str, field: str) -> None:
    opponent = f'monsters = ["the-legendary-fisherman"]\n{field}'
    line = "directly" if field else "targeting the-legendary-fisherman"
    told = tell(f"you: attack gemini-elf {line}", you='monsters = ["gemini-elf"]', opponent=opponent, board=BATTLE)
    made = of("why-not.attack.direct", told)
    assert len(made) == bool(field)
    assert all("Umi" in text(lang, one) for one in made)


def test_battle_one_attack_a_second_attack_names_its_permission() -> None:
    attack = "you: attack mataza-the-zapper directly"
    told = tell(attack, attack, you='monsters = ["mataza-the-zapper"]', board=BATTLE)
    (made,) = of("why-not.attack.again", told)
    assert "second attack" in text("en", made)


@pytest.mark.parametrize(("summoned", "count"), [("blue-eyes-white-dragon", 1), ("summoned-skull", 0)])
def test_summon_tribute_count_a_tribute_that_counts_as_two_is_told(summoned: str, count: int) -> None:
    told = tell(
        f"you: summon {summoned} tributing kaiser-sea-horse",
        you=f'monsters = ["kaiser-sea-horse"]\nhand = ["{summoned}"]',
    )
    made = of("why-not.tribute.counts-as", told)
    assert len(made) == count
    assert all("counts as 2 Tributes" in text("en", one) for one in made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g3_what_set_off_an_effect_without_a_chain_link_is_told(lang: str) -> None:
    told = tell(
        "you: activate change-of-heart targeting spirit-reaper", you='hand = ["change-of-heart"]',
        opponent='monsters = ["spirit-reaper|def"]',
    )  # fmt: skip
    (made,) = of("destroyed.effect", told)
    assert made.node == "destroyed.effect.text"
    assert text(lang, made).count(":") >= 1


@pytest.mark.parametrize(("ruleset", "count"), [("2014", 1), ("classic", 0)])
def test_turn_draw_first_turn_only_a_ruleset_without_a_draw_says_so(ruleset: str, count: int) -> None:
    head = HEAD.replace('ruleset = "2014"', f'ruleset = "{ruleset}"')
    loaded = load_text(f'{head}[board]\nturn = 1\nphase = "draw"\n[[line]]\ndo = "you: next standby"\n')
    script, _, faults = play_scenario(loaded)
    assert faults == []
    steps = [Step(loaded.book, one.before, one.events, moments=one.moments, sees_all=True) for one in script.history]
    made = [one for step in steps for one in why_not(step).shown]
    assert len(of("why-not.draw.first-turn", made)) == count


def test_a_classic_game_cites_the_classic_rule_that_says_the_same() -> None:
    book = open_book("classic")
    assert cited(book, ("spell.timing",)) == ("spelltrap.classic.immediate",)
    assert cited(open_book("2014"), ("spell.timing",)) == ("spell.timing",)
    known = rules()
    assert all(known[one].ruleset == "classic" for one in book.ruleset.cites.values())
    assert all(known[one].ruleset == "2014" for one in book.ruleset.cites)


def test_mechanic_c9_an_effect_whose_destruction_is_replaced_is_not_said_to_find_no_card() -> None:
    told = tell(
        "you: activate dark-hole", you='hand = ["dark-hole"]\nmonsters = ["x-head-cannon"]\n'
        'spells = ["y-dragon-head|up|equip=x-head-cannon"]',
    )  # fmt: skip
    assert [one.node for one in of("no-effect", told)] == ["no-effect.prevented"]


@pytest.mark.parametrize(("other", "count"), [("gemini-elf", 1), ("battle-ox", 0)])
def test_damage_attack_vs_attack_equal_tells_why_nobody_takes_damage(other: str, count: int) -> None:
    told = tell(
        f"you: attack gemini-elf targeting {other}@opponent.monsters", you='monsters = ["gemini-elf"]',
        opponent=f'monsters = ["{other}"]', board=BATTLE,
    )  # fmt: skip
    assert len(of("why-not.battle.same", told)) == count


@pytest.mark.parametrize(("turn", "count"), [("you", 0), ("opponent", 1)])
def test_effect_card_over_rule_a_boost_of_another_turn_is_told_at_the_battle(turn: str, count: int) -> None:
    other = "opponent" if turn == "you" else "you"
    told = tell(
        f"{turn}: attack gemini-elf targeting battle-ox@{other}.monsters",
        you=f'monsters = ["{"gemini-elf" if turn == "you" else "battle-ox"}"]\nspells = ["banner-of-courage|up"]',
        opponent=f'monsters = ["{"battle-ox" if turn == "you" else "gemini-elf"}"]',
        board=f'{BATTLE}\nturn_player = "{turn}"',
    )
    made = of("why-not.linkless.condition", told)
    assert len(made) == count
    assert all("during your Battle Phase" in text("en", one) for one in made)


@pytest.mark.parametrize(
    ("monster", "kind"), [("goyo-guardian", "Synchro"), ("chimeratech-fortress-dragon", "Special")]
)
def test_synchro_materials_are_sent_for_a_synchro_summon(monster: str, kind: str) -> None:
    pair = ("junk-synchron", "sangan") if kind == "Synchro" else ("cyber-dragon", "mechanicalchaser")
    told = tell(
        f"you: special-summon {monster} using {', '.join(pair)} atk",
        you=f'extra = ["{monster}"]\nmonsters = ["{pair[0]}", "{pair[1]}"]',
    )
    made = of("sent.summon", told)
    assert made
    assert all(f"for the {kind} Summon of" in text("en", one) for one in made)
