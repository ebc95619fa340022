"""What is shown at once: the target's own effect before those of others, one place for one fact, and why it decides."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG
from rulebook.explain import Explanation
from rulebook.explain.contrast import Step, WhyNot, why_not
from rulebook.explain.tree import Word
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES
from scenarios.formats.loader import load_text
from scenarios.playing.runner import play_scenario

from .play import HEAD, of, refusal, tell

BATTLE = 'turn = 4\nphase = "battle"\nstep = "battle"'
BOOK = ("you: activate rush-recklessly targeting gemini-elf", "opponent: activate book-of-moon targeting gemini-elf")


def shown(line: str, you: str, opponent: str) -> WhyNot:
    """What is shown of a step, and what is behind "more"."""
    sides = f"[board.you]\n{you}\n[board.opponent]\n{opponent}\n"
    loaded = load_text(f"{HEAD}[board]\n{BATTLE}\n{sides}[[line]]\ndo = {line!r}\n")
    script, _, _ = play_scenario(loaded)
    events = tuple(event for one in script.history for event in one.events)
    moments = tuple(moment for one in script.history for moment in one.moments)
    return why_not(Step(loaded.book, loaded.start, events, moments=moments, sees_all=True))


def nodes(made: tuple[Explanation, ...]) -> list[str]:
    return [one.node for one in made]


def test_effect_flip_events_the_flip_of_the_target_is_shown_and_one_fact_once() -> None:
    line = "you: attack mystic-swordsman-lv2 targeting man-eater-bug"
    found = shown(line, 'monsters = ["mystic-swordsman-lv2"]', 'monsters = ["man-eater-bug|set"]')
    assert nodes(found.shown) == ["why-not.trigger.never-flipped.attacked", "why-not.trigger.not-by-battle"]
    assert "why-not.later.not-by-battle" in nodes(found.rest)


def test_damage_attack_vs_defense_equal_that_nothing_is_destroyed_is_shown() -> None:
    line = "you: attack airknight-parshath targeting command-knight"
    found = shown(line, 'monsters = ["airknight-parshath"]', 'monsters = ["command-knight|def"]')
    assert "why-not.battle.equal" in nodes(found.shown)
    assert "why-not.battle.no-piercing" in nodes(found.rest)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_trigger_a_card_with_a_standing_effect_says_which_one_does_not_start(lang: str) -> None:
    line = "you: attack gemini-elf targeting marshmallon"
    found = shown(line, 'monsters = ["gemini-elf"]', 'monsters = ["marshmallon|def"]')
    (made,) = of("why-not.trigger.was-face-up", found.shown)
    assert "1000" in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", list(Depth))
def test_mechanic_c3_a_change_for_the_turn_ends_when_its_monster_is_turned_face_down(lang: str, depth: Depth) -> None:
    told = tell(
        BOOK[0], "you: pass", BOOK[1],
        you='monsters = ["gemini-elf"]\nhand = ["rush-recklessly"]', opponent='spells = ["book-of-moon|set"]',
    )  # fmt: skip
    (made,) = of("why-not.strength.ended", told)
    assert (made.get("amount"), made.rules[0]) == (700, "mechanic.C3")
    said = text(lang, made, depth=depth)
    assert "700" in said
    assert BY_SLUG["rush-recklessly"].names.in_language(lang) in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c3_a_value_that_was_set_for_a_time_ends_as_well(lang: str) -> None:
    told = tell(
        "you: activate shrink targeting gemini-elf", "you: pass", BOOK[1],
        you='hand = ["shrink"]', opponent='monsters = ["gemini-elf"]\nspells = ["book-of-moon|set"]',
    )  # fmt: skip
    (made,) = of("why-not.strength.ended-set", told)
    assert BY_SLUG["shrink"].names.in_language(lang) in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", list(Depth))
def test_mechanic_b4_an_optional_effect_that_would_have_been_negated(lang: str, depth: Depth) -> None:
    told = tell(
        "you: attack dark-ruler-ha-des targeting mystic-tomato", "you: next main2",
        you='monsters = ["dark-ruler-ha-des"]', opponent='monsters = ["mystic-tomato"]\ndeck = ["sangan", "kuriboh"]',
        board=BATTLE,
    )  # fmt: skip
    (made,) = of("why-not.has.declined", told)
    said = text(lang, made, depth=depth)
    assert "Ha Des" in said
    assert {"de": "ohnehin", "en": "anyway", "it": "comunque", "nl": "toch"}[lang] in said


def test_mechanic_b4_nothing_is_said_of_an_optional_effect_that_would_have_worked() -> None:
    told = tell(
        "you: attack summoned-skull targeting mystic-tomato", "you: next main2",
        you='monsters = ["summoned-skull"]', opponent='monsters = ["mystic-tomato"]\ndeck = ["sangan", "kuriboh"]',
        board=BATTLE,
    )  # fmt: skip
    assert of("declined", told)
    assert not of("why-not.has.declined", told)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("de", "LICHT, nicht FINSTERNIS"),
        ("en", "LIGHT, not DARK"),
        ("it", "LUCE, non OSCURITÀ"),
        ("nl", "LIGHT, niet DARK"),
    ],
)
def test_target_resolve_partial_a_wrong_attribute_is_told_with_the_right_one(lang: str, said: str) -> None:
    told = tell(
        "you: summon caius-the-shadow-monarch tributing beaver-warrior", "you: choose blue-eyes-white-dragon",
        you='hand = ["caius-the-shadow-monarch"]\nmonsters = ["beaver-warrior"]',
        opponent='monsters = ["blue-eyes-white-dragon"]',
    )  # fmt: skip
    (made,) = of("not-done.condition.near", told)
    assert said in text(lang, made)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("de", "kommen hier 6 und 10"), ("en", "totals here are 6 and 10"), ("it", "qui sono 6 e 10"), ("nl", "6 of 10")],
)
def test_ritual_tributes_two_totals_that_are_as_near_are_both_told(lang: str, said: str) -> None:
    made = refusal(
        "you: activate contract-with-the-abyss", check="activate.nothing",
        you='hand = ["contract-with-the-abyss", "demise-king-of-armageddon"]\n'
        'monsters = ["summoned-skull", "gemini-elf"]',
    )  # fmt: skip
    assert (made.get("have"), made.get("or_have")) == (6, 10)
    assert said in text(lang, made)
    assert made.get("lack") is None or made.get("lack") == Word("lack", "no-tribute")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c3_what_waits_for_a_phase_does_not_reach_a_monster_turned_face_down(lang: str) -> None:
    told = tell(
        "you: activate limiter-removal", "you: pass", "opponent: activate book-of-moon targeting mechanicalchaser",
        "you: next end", you='monsters = ["mechanicalchaser"]\nhand = ["limiter-removal"]',
        opponent='spells = ["book-of-moon|set"]',
    )  # fmt: skip
    assert not of("destroyed", told)
    (made,) = of("why-not.later.face-down", told)
    assert BY_SLUG["limiter-removal"].names.in_language(lang) in text(lang, made)
