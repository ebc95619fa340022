"""Lines mean what was played: printing and parsing are inverse, and the three kinds of errors stay distinct."""

from __future__ import annotations

import random

import pytest

from rulebook.engine.api import apply, legal_actions
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.notation.faults import Ambiguous, Refused, Unreadable
from rulebook.notation.parser import parse_line
from rulebook.notation.printer import Moment, lines_of
from rulebook.notation.resolver import Played, resolve
from rulebook.vocabulary.terms import Zone
from scenarios.formats.loader import Loaded, load_text, shelf
from scenarios.playing.runner import play_scenario
from scenarios.playing.script import Script

BOARD = """
id = "test.board"
kind = "card"
[text.en]
title = "Board"
[board.you]
hand = ["snipe-hunter", "sangan", "jinzo", "book-of-life"]
monsters = ["card-trooper", "cyber-dragon", "snipe-hunter"]
spells = ["emergency-provisions|set", "trap-hole|set", "trap-hole|set"]
graveyard = ["zombie-master", "spirit-reaper"]
deck = ["sangan", "jinzo", "sangan", "jinzo"]
[board.opponent]
monsters = ["sheep-token|def", "sheep-token|def", "jinzo"]
graveyard = ["sangan", "jinzo"]
"""

VAMPIRE = """
id = "test.declared"
kind = "card"
[text.en]
title = "Board"
[board]
phase = "battle"
step = "battle"
turn = 5
turn_player = "opponent"
[board.you]
monsters = ["vampire-lord"]
[board.opponent]
monsters = ["sheep-token"]
deck = ["sangan", "trap-hole"]
"""


@pytest.fixture(scope="module")
def loaded() -> Loaded:
    return load_text(BOARD)


def play(loaded: Loaded, text: str) -> Played:
    return resolve(loaded.book, loaded.start, parse_line(text))


def zones(loaded: Loaded, state: DuelState, slug: str) -> list[int]:
    return [card.zone for card in state.cards if card.number == loaded.book.by_slug[slug].number]


def test_clauses_feed_the_requests(loaded: Loaded) -> None:
    played = play(loaded, "you: activate snipe-hunter discarding sangan targeting card-trooper")
    assert [action.kind for action in played.actions] == [6, 9, 9]
    assert played.state.request.kind in (RequestKind.DIE, RequestKind.RESPOND)
    assert played.state.cards != loaded.start.cards


def test_numbers_and_amounts(loaded: Loaded) -> None:
    played = play(loaded, "you: activate card-trooper naming 2")
    assert sum(card.zone == Zone.GRAVEYARD and card.owner == 0 for card in played.state.cards) == 4


def test_two_groups_of_targets_in_any_case(loaded: Loaded) -> None:
    played = play(loaded, "you: activate book-of-life targeting spirit-reaper, sangan@opponent")
    link = played.state.chain[0] if played.state.chain else None
    assert link is None or [len(group) for group in link.context.targets] == [1, 1]


def test_tributes(loaded: Loaded) -> None:
    played = play(loaded, "you: summon jinzo tributing card-trooper")
    assert Zone.GRAVEYARD in zones(loaded, played.state, "card-trooper")


def test_like_cards_need_no_number(loaded: Loaded) -> None:
    play(loaded, "you: activate snipe-hunter discarding jinzo targeting sheep-token")
    play(loaded, "you: activate emergency-provisions sending trap-hole")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("you: activate jinzoo", "unknown-card"),
        ("you: activate magic-cylinder", "not-here"),
        ("you: activate sangan@banished", "not-here"),
        ("you: summon sangan tributing jinzo", "no-choice"),
        ("you: attack cyber-dragon targeting sangan@hand", ""),
        ("you: activate card-trooper paying 800 naming 1", "not-asked pays"),
        ("you: set trap-hole atk", ""),
    ],
)
def test_lines_that_cannot_be_read_here(loaded: Loaded, text: str, problem: str) -> None:
    expected = (Unreadable,) if problem else (Unreadable, Refused)
    with pytest.raises(expected) as caught:
        play(loaded, text)
    if problem:
        assert caught.value.problem in problem.split()


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("you: activate snipe-hunter discarding sangan", "cyber-dragon"),
        ("you: activate snipe-hunter discarding sangan targeting jinzo", "directly"),
        ("you: summon jinzo", "card-trooper"),
        ("you: activate card-trooper", "naming 3"),
    ],
)
def test_open_choices_are_named(loaded: Loaded, text: str, option: str) -> None:
    if option == "directly":
        play(loaded, text)  # only one Jinzo can be targeted
        return
    with pytest.raises(Ambiguous) as caught:
        play(loaded, text)
    assert option in caught.value.options


@pytest.mark.parametrize(
    ("text", "check"),
    [
        ("you: attack cyber-dragon", "turn.phase"),
        ("you: activate trap-hole", "activate.event"),
        ("opponent: activate jinzo", "request.other-player"),
        ("you: next draw", "next.order"),
        ("you: pass", "request.not-offered"),
    ],
)
def test_refusals_carry_their_verdict(loaded: Loaded, text: str, check: str) -> None:
    with pytest.raises(Refused) as caught:
        play(loaded, text)
    checks = [failure.check for failure in caught.value.verdict.failures]
    assert checks
    assert check in checks or check == "request.other-player"


@pytest.mark.parametrize("loaded", shelf(), ids=lambda loaded: loaded.scenario.id)
def test_what_is_printed_reads_as_what_was_played(loaded: Loaded) -> None:
    """Play at random, print the line, parse it in the same duel: the same actions result."""
    lot = random.Random(loaded.scenario.id)
    book, state = loaded.book, loaded.start
    moments: list[Moment] = []
    for _ in range(40):
        legal = [action for action in legal_actions(book, state) if action.kind != ActionKind.WITHDRAW]
        if not legal:
            break
        action = lot.choice(legal)
        moments.append((state, action))
        state = apply(book, state, action).state
    if state.request.kind in (RequestKind.PICK, RequestKind.NUMBER, RequestKind.POSITION, RequestKind.ATTACK_TARGET):
        del moments[-6:]
    at = 0
    for line, count in lines_of(book, moments)[:-1]:
        before = moments[at][0]
        assert parse_line(str(line)) == line
        played = resolve(book, before, line)
        expected = tuple(action for _, action in moments[at : at + count])
        assert played.actions == expected, str(line)
        at += count


def test_a_line_reveals_no_hidden_cards() -> None:
    """To a reader, a hidden card that is there and one that is not give the same answer."""
    board = BOARD.replace('monsters = ["sheep', 'spells = ["solemn-judgment|set"]\nmonsters = ["sheep')
    hidden = load_text(board.replace("[board.you]", '[board]\nknowledge = "hidden"\n[board.you]', 1))
    answers = []
    for name in ("solemn-judgment", "magic-cylinder"):
        with pytest.raises(Unreadable) as caught:
            resolve(hidden.book, hidden.start, parse_line(f"opponent: activate {name}"), reader=0)
        answers.append((caught.value.problem, caught.value.arguments | {"found": ""}))
    assert answers[0] == answers[1]
    with pytest.raises(Refused):
        resolve(hidden.book, hidden.start, parse_line("opponent: activate solemn-judgment"))


def test_what_a_mandatory_effect_declares_is_a_line_of_its_own() -> None:
    """It begins automatically after a pass; the pass does not include the declaration."""
    loaded = load_text(VAMPIRE)
    book = loaded.book
    script = Script(book, loaded.start)
    for text in ("opponent: attack sheep-token targeting vampire-lord", "you: choose trap"):
        list(script.play(text))
    moments = [(one.before, one.action) for one in script.history]
    state = script.state
    said = [str(line) for line, _ in lines_of(book, moments)]
    assert "you: choose trap" in said
    again = loaded.start
    for text in said:
        again = resolve(book, again, parse_line(text)).state
    assert again == state


OFFERING = """
id = "test.offering"
kind = "card"
[text.en]
title = "Board"
[board.you]
hand = ["summoned-skull"]
monsters = ["sangan", "kuriboh"]
spells = ["ultimate-offering|up"]
"""


def test_a_tribute_after_a_position_is_a_line_of_its_own() -> None:
    """Rule summon.tribute.count: the Tribute is not lost between the position and the next pass."""
    loaded = load_text(OFFERING)
    script = Script(loaded.book, loaded.start)
    for text in ("you: activate ultimate-offering", "you: choose atk", "you: choose kuriboh"):
        list(script.play(text))
    moments = [(one.before, one.action) for one in script.history]
    said = [str(line) for line, _ in lines_of(loaded.book, moments)]
    assert said[-2:] == ["you: choose atk", "you: choose kuriboh"]
    again = loaded.start
    for text in said:
        again = resolve(loaded.book, again, parse_line(text)).state
    assert again == script.state


@pytest.mark.parametrize("many", [1, 2])
def test_cards_picked_for_one_request_are_one_line(many: int) -> None:
    """Rule nontarget.resolution-choice: up to two Thunder Dragons; a line that names one of them ends the picking."""
    board = OFFERING.replace("summoned-skull", "thunder-dragon") + 'deck = ["thunder-dragon", "thunder-dragon"]'
    loaded = load_text(board)
    book, state = loaded.book, loaded.start
    moments: list[Moment] = []
    wanted = [ActionKind.ACTIVATE, *[ActionKind.CHOOSE] * many, ActionKind.DONE]
    for _ in range(12):
        legal = legal_actions(book, state)
        fitting = [one for one in legal if wanted and one.kind == wanted[0]]
        options = fitting or [one for one in legal if one.kind == ActionKind.PASS]
        if not options:
            break
        action = options[0]
        if fitting:
            wanted.pop(0)
        moments.append((state, action))
        state = apply(book, state, action).state
    again = loaded.start
    said = [str(line) for line, _ in lines_of(book, moments)]
    for text in said:
        again = resolve(book, again, parse_line(text)).state
    assert again == state, said
    assert sum(text.startswith("you: choose") for text in said) == 1


def test_a_refused_activation_means_the_effect_of_the_place_where_the_card_is() -> None:
    board = 'id = "test.board"\nkind = "card"\nruleset = "2014"\ncites = []\n[text.en]\ntitle = "A board"\n[board]\n'
    sides = '[board.you]\ngraveyard = ["vampire-lord"]\n[board.opponent]\n'
    line = '[[line]]\ndo = "you: activate vampire-lord"\nexpect = { illegal = "activate.condition" }\n'
    _, played, faults = play_scenario(load_text(board + sides + line))
    assert faults == []
    refusal = played[0].refusal
    assert refusal is not None
    assert refusal.verdict.action.index == 1


def test_a_refused_activation_from_the_hand_is_not_the_effect_of_the_field() -> None:
    board = 'id = "test.board"\nkind = "card"\nruleset = "2014"\ncites = []\n[text.en]\ntitle = "A board"\n[board]\n'
    battle = 'phase = "battle"\nstep = "battle"\n[board.you]\nmonsters = ["dark-magician"]\nhand = ["honest"]\n'
    lines = ("you: attack dark-magician targeting sangan", "opponent: pass", "you: activate honest")
    written = "".join(f'[[line]]\ndo = "{line}"\n' for line in lines) + 'expect = { illegal = "activate.condition" }\n'
    text = f'{board}{battle}[board.opponent]\nmonsters = ["sangan"]\n{written}'
    _, played, faults = play_scenario(load_text(text))
    assert faults == []
    (refusal,) = (one.refusal for one in played if one.refusal is not None)
    assert refusal.verdict.action.index == 1
