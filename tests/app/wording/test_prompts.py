"""Prompts name the card they are about, and answers are words: on boards of every kind."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import pytest

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.languages import FALLBACK, LANGUAGES
from rulebook.notation.action_codes import encode
from rulebook.vocabulary import operations as o
from scenarios.formats.loader import Loaded, shelf
from scenarios.formats.small_boards import Board, boards
from scenarios.playing.runner import play_scenario
from tests.app.play.test_visit import drawn, plain
from tutor_app.pages.play import play_regions
from tutor_app.play.moves import main_answers
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message, messages
from tutor_app.wording.decisions import DONE_TO_CARDS, prompt

BOARDS: list[Board] = list(boards("rules"))
WINDOWS = (RequestKind.NOTHING, RequestKind.OPEN, RequestKind.RESPOND)


def board_named(name: str) -> Loaded:
    return next(each.loaded() for each in BOARDS if each.name == name)


def asked(loaded: Loaded) -> Iterator[tuple[DuelState, Action]]:
    """Yield every decision of a board: the duel before it, and the decision."""
    for line in play_scenario(loaded)[1]:
        for taken in line.taken:
            yield taken.before, taken.action


def asked_for(loaded: Loaded, purpose: Purpose, kind: RequestKind = RequestKind.PICK) -> DuelState:
    return next(state for state, _ in asked(loaded)
                if (state.request.kind, state.request.purpose) == (kind, purpose))  # fmt: skip


def walked(loaded: Loaded) -> Iterator[Visit]:
    """Yield a visit that plays the board, before every decision and at every stop."""
    visit = Visit.open(loaded)
    visit.session.choose_for_opponent = True
    for _, action in asked(loaded):
        visit.cursor = visit.total
        if action in visit.legal:
            yield visit
            visit.play(action)
    for stop in visit.stops:
        visit.cursor = stop
        yield visit


@pytest.mark.parametrize("chapter", sorted({each.file for each in BOARDS}))
def test_every_board_can_be_shown(chapter: str) -> None:
    """Nothing on a rule's board breaks the page, and no number is shown in place of a word."""
    for place, each in enumerate([each for each in BOARDS if each.file == chapter][::3]):
        lang = LANGUAGES[place % len(LANGUAGES)]
        for visit in walked(each.loaded()):
            for name, markup in drawn(visit, lang)[0].items():
                assert not re.search(r"\bNone\b|\{[a-z_]+\}|Purpose\.", plain(markup)), (each.name, name)


def test_no_answer_is_a_bare_number() -> None:
    for each in BOARDS[::5]:
        loaded = each.loaded()
        for state, action in asked(loaded):
            if state.request.player == NOBODY or state.request.kind in WINDOWS:
                continue
            for offer in main_answers(loaded.book, state, [action], "en", ()):
                assert not offer.what.isdigit(), each.name


def test_everything_an_operation_picks_for_has_its_words() -> None:
    assert {f"pick.{key}" for key in (*DONE_TO_CARDS.values(), "any", "made")} <= set(messages(FALLBACK))
    with_cards = {kind for kind in vars(o).values() if isinstance(kind, type) and "cards" in kind.__dict__}
    assert len(with_cards) > 10
    assert with_cards <= set(DONE_TO_CARDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_summon_names_the_monster_and_what_is_taken_already(lang: str) -> None:
    loaded = board_named("any number of monsters come at once from the hand and the face-up Extra Deck")
    states = [state for state, _ in asked(loaded) if state.request.purpose == Purpose.SUMMON]
    picks = [state for state in states if state.request.kind == RequestKind.PICK]
    names = loaded.book.by_slug["sangan"].names.in_language(lang)
    assert names not in prompt(loaded.book, picks[0], lang, 0)
    assert names in prompt(loaded.book, picks[1], lang, 0)
    position = next(state for state in states if state.request.kind == RequestKind.POSITION)
    assert names in prompt(loaded.book, position, lang, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cost_says_whose_it_is_and_what_becomes_of_the_cards(lang: str) -> None:
    loaded = board_named("a detached material goes to the Graveyard and was not on the field")
    state = asked_for(loaded, Purpose.COST)
    said = prompt(loaded.book, state, lang, 0)
    assert loaded.book.by_slug["number-17-leviathan-dragon"].names.in_language(lang) in said
    assert messages(lang)["pick.detach"].split("(")[0].strip() in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reader_who_sees_one_hand_only_chooses_effects_by_their_words(lang: str) -> None:
    loaded = next(each for each in shelf() if each.scenario.id == "ruling.control.enemy-controller-book-of-moon")
    visit = Visit.open(loaded)
    assert not visit.reader.sees_all
    number = loaded.book.by_slug["enemy-controller"].number
    found = [action for action in visit.legal if action.kind == ActionKind.ACTIVATE]
    visit.handle(next(encode(action) for action in found if visit.state.cards[action.card].number == number))
    moves = html.unescape(plain(str(play_regions(visit, lang)["moves"])))
    name = loaded.book.by_slug["enemy-controller"].names.in_language(lang)
    assert message(lang, "ask.mode_of", card=name) in moves
    assert not re.search(r"(^|\s)[12](\s|$)", moves)


def test_a_case_is_not_over_while_its_last_line_is_being_answered() -> None:
    loaded = board_named("any number of monsters come at once from the hand and the face-up Extra Deck")
    visit = Visit.open(loaded)
    for _, action in list(asked(loaded))[:2]:
        assert not visit.done
        visit.play(action)
    assert visit.state.request.purpose == Purpose.SUMMON
    assert not visit.done
