"""A card that is not among the choices: the refusal names what it lacks, in every language."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation, refuse_to
from rulebook.explain.tree import Described, Thing, Word
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.filters import And, spell_trap
from scenarios.formats.loader import load_text
from scenarios.playing.runner import play_scenario
from scenarios.playing.telling_order import causes_first

from .play import HEAD

MAIN, BATTLE = 'turn = 3\nphase = "main1"', 'turn = 3\nphase = "battle"\nstep = "battle"'


def refused(*lines: str, you: str, opponent: str = "", board: str = MAIN) -> Explanation:
    """The refusal of the last line."""
    *before, last = lines
    written = "".join(f"[[line]]\ndo = {line!r}\n" for line in before)
    written += f'[[line]]\ndo = {last!r}\nexpect = {{ illegal = "request.not-offered" }}\n'
    loaded = load_text(f"{HEAD}[board]\n{board}\n[board.you]\n{you}\n[board.opponent]\n{opponent}\n{written}")
    _, played, faults = play_scenario(loaded)
    assert faults == []
    refusal = played[-1].refusal
    assert refusal is not None
    return refuse_to(loaded.book, refusal.state, refusal.verdict, 0)[1]


def lack_of(made: Explanation) -> tuple[str, str]:
    """The card named and what it lacks; the sentence of every language names the card."""
    near, lack = made.get("near"), made.get("lack")
    assert made.node.removesuffix(".text") == "refused.request.not-offered.near"
    assert isinstance(near, Thing)
    assert isinstance(lack, Word)
    assert near.names is not None
    for lang in LANGUAGES:
        assert near.names.in_language(lang) in text(lang, made), lang
    return near.names.en, lack.value


def test_target_needs_legal_names_what_a_target_lacks() -> None:
    made = refused(
        "you: activate axe-of-despair targeting cyber-dragon",
        you='hand = ["axe-of-despair"]\nmonsters = ["gemini-elf", "jinzo", "cyber-dragon|set"]',
    )
    assert lack_of(made) == ("Cyber Dragon", "face-down")


def test_target_needs_legal_says_that_a_monster_is_no_spell_or_trap() -> None:
    made = refused(
        "you: activate mystical-space-typhoon targeting gemini-elf",
        you='hand = ["mystical-space-typhoon"]\nmonsters = ["gemini-elf"]',
        opponent='spells = ["trap-hole|set", "mirror-force|set"]',
    )
    assert lack_of(made) == ("Gemini Elf", "kind")
    assert made.get("wants") == Described(And((spell_trap,)))


def test_nontarget_resolution_choice_names_what_a_chosen_card_lacks() -> None:
    made = refused(
        "you: flip green-turtle-summoner",
        "you: pass",
        "opponent: pass",
        "you: choose jinzo",
        you='monsters = ["green-turtle-summoner|set", "jinzo"]',
        opponent='monsters = ["gemini-elf", "blue-eyes-white-dragon"]',
    )
    assert lack_of(made)[0] == "Jinzo"


def test_nontarget_resolution_choice_is_refused_where_the_card_is_asked_for() -> None:
    loaded = load_text(
        f"{HEAD}[board]\n{BATTLE}\n[board.you]\nmonsters = ['jinzo']\n[board.opponent]\nmonsters = ['giant-rat']\n"
        "deck = ['goblin-attack-force', 'man-eater-bug', 'giant-soldier-of-stone']\n"
        "[[line]]\ndo = 'you: attack jinzo targeting giant-rat'\n[[line]]\ndo = 'opponent: activate giant-rat'\n"
        "[[line]]\ndo = 'opponent: choose goblin-attack-force'\nexpect = { illegal = 'request.not-offered' }\n"
        "[[line]]\ndo = 'opponent: choose giant-soldier-of-stone'\n"
    )
    _, played, faults = play_scenario(loaded)
    assert faults == []
    (line,) = [line for line in causes_first(loaded.book, played) if line.refusal is not None]
    assert line.refusal is not None
    made = refuse_to(loaded.book, line.refusal.state, line.refusal.verdict, 1)[1]
    assert lack_of(made) == ("Goblin Attack Force", "stat")


def test_cost_unpayable_names_what_a_card_to_pay_with_lacks() -> None:
    made = refused(
        "you: activate catapult-turtle tributing gemini-elf",
        you='monsters = ["catapult-turtle", "jinzo"]',
        opponent='monsters = ["gemini-elf"]',
    )
    assert lack_of(made) == ("Gemini Elf", "side")


def test_battle_declare_names_the_effect_that_spares_a_monster() -> None:
    made = refused(
        "you: attack jinzo targeting command-knight",
        you='monsters = ["jinzo"]',
        opponent='monsters = ["command-knight", "axe-raider", "gemini-elf"]',
        board=BATTLE,
    )
    assert lack_of(made) == ("Command Knight", "barred")
    assert made.rules[0] == "battle.declare"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g5_a_choice_that_would_start_an_endless_loop_is_refused_as_such(lang: str) -> None:
    made = refused(
        "you: activate axe-of-despair targeting gemini-elf",
        you='hand = ["axe-of-despair"]\nmonsters = ["gemini-elf", "cyber-dragon", "kuriboh"]',
        opponent='spells = ["pole-position|up"]',
    )
    assert made.node == "refused.request.not-offered.loop"
    assert made.rules[0] == "mechanic.G5"
    card = made.get("card")
    assert isinstance(card, Thing)
    assert card.names is not None
    assert card.names.in_language(lang) in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_target_needs_legal_the_place_of_a_card_is_told_only_where_the_choices_lie_elsewhere(lang: str) -> None:
    made = refused(
        "you: activate reinforcement-of-the-army", "opponent: pass", "you: pass", "you: choose sangan",
        you='hand = ["reinforcement-of-the-army"]\ndeck = ["marauding-captain", "sangan", "command-knight"]',
    )  # fmt: skip
    assert (made.get("lack"), made.get("placed")) == (Word("lack", "type"), 0)
    assert "Deck" not in text(lang, made)
