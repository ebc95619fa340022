"""``run.py play`` as text."""

from __future__ import annotations

import pytest

from rulebook.articles.rules import sources
from rulebook.language.sentences.render import Depth
from rulebook.languages import LANGUAGES
from scenarios.catalogue.lookup import by_id
from scenarios.formats.loader import load_text
from tutor_app.commands.play import play_json, play_text
from tutor_app.texts.messages import message


def test_a_step_of_the_battle_in_which_nothing_happens_is_not_told() -> None:
    loaded = by_id("ruling.battle.mataza-attacks-twice")
    assert loaded is not None
    printed = [line.strip() for line in play_text(loaded, "en", depth=Depth.SIMPLE)]
    named = ("begins.", "begin.", "continues.", "is over.", "fight ends.")
    assert not [line for line in printed if line.endswith(named) and "Phase" not in line]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("more", [False, True])
def test_a_summon_in_a_classic_game_cites_the_classic_rules(lang: str, more: bool) -> None:
    loaded = by_id("ruling.summon.classic-darkfire-dragon")
    assert loaded is not None
    printed = list(play_text(loaded, lang, more=more))
    at = printed.index("5. you: summon gemini-elf")
    assert f"({sources().cite['nl-old'][lang]}, " in printed[at + 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_would_happen_without_a_rule_is_told_on_request_only(lang: str) -> None:
    loaded = by_id("card.macro-cosmos.1")
    assert loaded is not None
    chip = message(lang, "role.what-if")
    assert not any(chip in line for line in play_text(loaded, lang))
    assert any(line.startswith(f"   {chip} ") for line in play_text(loaded, lang, what_if=True))
    plain, asked = play_json(loaded, lang), play_json(loaded, lang, what_if=True)
    assert all("what_if" not in step for step in plain["steps"])
    assert any(step["what_if"] for step in asked["steps"])


@pytest.mark.parametrize(
    ("id", "line", "cause"),
    [
        ("ruling.summon.dark-necrofear-solemn-judgment", "you: activate monster-reborn", "summon-negated"),
        ("ruling.chain.answering-a-summon", "opponent: activate trap-hole", "summoned"),
        ("ruling.battle.mataza-attacks-twice", "you: attack gemini-elf directly", "battle-damage"),
        ("card.rivalry-of-warlords.5", "you: summon sangan", "chain-ended"),
    ],
)
def test_a_refusal_is_told_after_what_causes_it(id: str, line: str, cause: str) -> None:
    loaded = by_id(id)
    assert loaded is not None
    steps = play_json(loaded, "en")["steps"]
    refused = next(at for at, step in enumerate(steps) if step["line"] == line and "refused" in step)
    assert cause in {event["kind"] for step in steps[:refused] for event in step.get("events", ())}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_tells_what_it_asks_and_where_a_new_position_begins(lang: str) -> None:
    loaded = by_id("lesson.first-chain")
    assert loaded is not None
    printed = list(play_text(loaded, lang))
    steps = loaded.scenario.step
    asked = [printed.index(step.ask.in_language(lang)) for step in steps]
    assert asked == sorted(asked)
    fresh = [at for at, line in enumerate(printed) if line == message(lang, "why.fresh")]
    begun = [number for number, step in enumerate(steps) if step.board is not None]
    assert len(fresh) == len(begun) > 0
    assert all(asked[number - 1] < at < asked[number] for at, number in zip(fresh, begun, strict=True))


def test_what_does_not_happen_is_told_right_behind_its_event() -> None:
    loaded = by_id("card.marshmallon.1")
    assert loaded is not None
    lines = list(play_text(loaded, "en", depth=Depth.EXACT))
    told = [at for at, line in enumerate(lines) if "does not inflict piercing battle damage" in line]
    calculated = [at for at, line in enumerate(lines) if "has 500 DEF in Defense Position" in line]
    assert told == [calculated[0] + 1]


def test_a_card_that_goes_elsewhere_is_told_before_the_effect_that_does_not_start_for_that_reason() -> None:
    loaded = load_text(
        'id = "test.board"\nkind = "card"\nruleset = "2014"\ncites = []\n[text.en]\ntitle = "A board"\n'
        '[board]\nphase = "battle"\nstep = "battle"\n[board.you]\nmonsters = ["summoned-skull"]\n'
        'spells = ["macro-cosmos|up"]\n[board.opponent]\nmonsters = ["pyramid-turtle"]\ndeck = ["vampire-lord"]\n'
        '[[line]]\ndo = "you: attack summoned-skull targeting pyramid-turtle"\n'
    )
    lines = list(play_text(loaded, "en", depth=Depth.EXACT))
    (banished,) = (at for at, line in enumerate(lines) if "is banished instead" in line or "Macro Cosmos" in line)
    (missing,) = (at for at, line in enumerate(lines) if "not in the Graveyard" in line)
    assert banished < missing


_HEAD = 'id = "test.board"\nkind = "card"\nruleset = "2014"\ncites = []\n[text.en]\ntitle = "A board"\n[board]\n'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_trap_activation_condition_a_refusal_is_not_told_once_more_as_a_response_that_is_missing(lang: str) -> None:
    loaded = load_text(
        f'{_HEAD}turn = 4\nturn_player = "opponent"\nphase = "main1"\n'
        '[board.you]\nspells = ["starlight-road|set"]\nmonsters = ["battle-ox"]\n'
        '[board.opponent]\nhand = ["smashing-ground"]\n'
        '[[line]]\ndo = "opponent: activate smashing-ground"\n'
        '[[line]]\ndo = "you: activate starlight-road"\nexpect = { illegal = "activate.event" }\n'
    )
    printed = [line for line in play_text(loaded, lang) if line.strip()]
    assert len(printed) == len(set(printed))


def test_mechanic_b4_what_begins_to_be_negated_is_told_before_what_follows_from_it() -> None:
    loaded = load_text(
        f'{_HEAD}turn = 4\nphase = "main1"\n[board.you]\nspells = ["the-emperor-s-holiday|set"]\n'
        '[board.opponent]\nmonsters = ["luster-dragon|owner=you"]\n'
        'spells = ["snatch-steal|up|equip=luster-dragon"]\n[[line]]\ndo = "you: activate the-emperor-s-holiday"\n'
    )
    printed = list(play_text(loaded, "en"))
    cause = next(at for at, line in enumerate(printed) if "now negates the effects" in line)
    effect = next(at for at, line in enumerate(printed) if "no longer gives control" in line)
    assert cause < effect


def test_a_first_line_that_is_refused_unexpectedly_is_told_as_a_fault() -> None:
    board = 'id = "test.board"\nkind = "ruling"\nruleset = "2014"\n[text.en]\ntitle = "A board"\n[board]\nturn = 5\n'
    loaded = load_text(
        f"{board}[board.opponent]\nspells = ['scapegoat|set']\n[[line]]\ndo = 'opponent: activate scapegoat'\n"
    )
    assert list(play_text(loaded, "en"))[-1].endswith("(request.other-player).")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_that_is_refused_unexpectedly_is_told_with_its_reason(lang: str) -> None:
    loaded = load_text(
        'kind = "ruling"\nid = "x"\nruleset = "2014"\n[text.en]\ntitle = "x"\n[board]\nturn = 5\n[board.you]\n'
        'hand = ["battle-ox"]\n[[line]]\ndo = "you: summon battle-ox"\n'
        '[[line]]\ndo = "you: attack battle-ox directly"\n'
    )
    printed = list(play_text(loaded, lang))
    at = printed.index("2. you: attack battle-ox directly")
    assert "Main Phase" in printed[at + 1]
    assert printed[-1].startswith("!! ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_a4_leaving_a_phase_is_told_only_if_something_comes_before_its_end(lang: str) -> None:
    lines = ("you: next battle", "opponent: activate threatening-roar", "you: next battle", "you: next main2")
    loaded = load_text(
        'id = "test.board"\nkind = "card"\nruleset = "2014"\ncites = []\n[text.en]\ntitle = "A board"\n'
        '[board]\nturn = 3\nphase = "main1"\n[board.opponent]\nspells = ["threatening-roar|set"]\n'
        + "".join(f'[[line]]\ndo = "{line}"\n' for line in lines)
    )
    printed = list(play_text(loaded, lang))
    told = {line: printed[printed.index(f"{number}. {line}") + 1] for number, line in enumerate(lines[1:], 2)}
    first = printed[printed.index("1. you: next battle") + 1]
    assert "Main Phase 1" in first
    assert all(first != one for one in told.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("player", "key"), [("you", "open_choice"), ("opponent", "open_choice_opponent")])
def test_that_a_choice_is_open_at_the_end_is_said_with_what_is_asked(lang: str, player: str, key: str) -> None:
    board = f'[board]\nturn = 5\nphase = "main1"\nturn_player = "{player}"\n[board.{player}]\n'
    cards = 'hand = ["monster-reborn"]\ngraveyard = ["summoned-skull"]\n'
    head = 'id = "test.board"\nkind = "card"\nruleset = "2014"\ncites = []\n[text.en]\ntitle = "A board"\n'
    line = f'[[line]]\ndo = "{player}: activate monster-reborn targeting summoned-skull"\n'
    waits, told = message(lang, f"why.{key}", asked=""), list(play_text(load_text(head + board + cards + line), lang))
    assert told[-1].strip().startswith(waits.strip()), told[-1]
    answered = f'{line}[[line]]\ndo = "{player}: position atk"\n'
    told = list(play_text(load_text(head + board + cards + answered), lang))
    assert not any(waits.strip() in one for one in told)
