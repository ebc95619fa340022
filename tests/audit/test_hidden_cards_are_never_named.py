"""Boards that differ only in hidden cards give the same answers to every typed line, in every form."""

from __future__ import annotations

import json
import random
from argparse import Namespace
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rulebook.cards import POOL
from rulebook.engine.api import apply, legal_actions, view, view_events
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.state import DuelState
from rulebook.explain import narrate, refuse
from rulebook.language.sentences.render import more, text
from rulebook.language.words.spans import plain
from rulebook.notation.action_codes import encode
from rulebook.notation.faults import Ambiguous, NotationError, Refused, Unreadable
from rulebook.notation.messages import message
from rulebook.notation.parser import parse_line
from rulebook.notation.resolver import resolve
from rulebook.notation.words import COST_WORDS, FACINGS, PHASES, VERBS
from rulebook.solver.invariants import in_disguise
from scenarios.catalogue.lookup import all_of
from scenarios.formats.faults import ScenarioError
from scenarios.formats.loader import Loaded, load_text
from tutor_app.commands import scenarios as commands
from tutor_app.commands.json_shapes import actions_json
from tutor_app.pages.play import play_regions
from tutor_app.play.visit import Visit

YOU, OPPONENT = 0, 1
LANGUAGES = ("de", "en", "it", "nl")
SLUGS = [card.slug for card in POOL]
PLACES = [f"card@{who}{zone}{copy}" for who in ("you.", "opponent.") for zone in ("hand", "monsters", "spells", "deck")
          for copy in ("", "#1", "#2", "#9")]  # fmt: skip


@cache
def hidden_scenarios() -> tuple[Loaded, ...]:
    """Every bundled scenario with hidden hands and without an automatic script."""
    found = [loaded for loaded in all_of() if not isinstance(loaded, ScenarioError)]
    return tuple(_hidden(loaded) for loaded in found)


def _hidden(loaded: Loaded) -> Loaded:
    board = loaded.scenario.board.model_copy(update={"knowledge": "hidden"})
    bare = {"kind": "card", "board": board, "line": (), "answers": (), "step": (), "solution": (), "goal": None}
    return Loaded(loaded.scenario.model_copy(update=bare), loaded.book, loaded.file)


def names_in(loaded: Loaded, *states: DuelState) -> list[str]:
    """The slugs of all cards of the states, including hidden ones, and misspelt ones."""
    numbers = {card.number for state in states for card in state.cards} - {0}
    slugs = sorted(loaded.book.by_number[number].slug for number in numbers)
    return [*slugs, *(slug[:-1] + "x" for slug in slugs)]


def a_line(rng: random.Random, names: list[str]) -> str:
    """A line of notation that is valid, or nearly so."""

    def card() -> str:
        name = rng.choice(names if names and rng.random() < 0.7 else [*PLACES, "unknown", rng.choice(SLUGS)])
        place = rng.choice(["", "", "", "@opponent", "@opponent.hand", "@hand", "@monsters", "@deck", "#2"])
        return name if "@" in name else name + place

    player, verb = rng.choice(["you", "you", "opponent", "chance"]), rng.choice(VERBS)
    words = [f"{player}:", verb]
    if verb == "next":
        words.append(rng.choice(list(PHASES)))
    elif verb in ("roll", "toss"):
        words.append(str(rng.randrange(7)))
    elif verb == "choose" and rng.random() < 0.4:
        words.append(rng.choice([*FACINGS, "nothing", "directly", str(rng.randrange(9))]))
    elif verb not in ("yes", "no", "pass", "done", "withdraw", "position"):
        words.append(card())
        for clause in rng.sample(["targeting", "targeting", *COST_WORDS], rng.choice([0, 0, 1, 1, 2])):
            words.append(f"{clause} {', '.join(card() for _ in range(rng.choice([1, 1, 2])))}")
    return " ".join(words)


def answer(loaded: Loaded, state: DuelState, line: str) -> object:
    """Everything that a line is answered with."""
    try:
        return resolve(loaded.book, state, parse_line(line), YOU).actions
    except Refused as error:
        reason = refuse(loaded.book, error.state, error.verdict, YOU)
        said = [text(lang, reason, cite=True) for lang in LANGUAGES]
        behind = [plain(one) for lang in LANGUAGES for one in more(lang, reason)]
        return error.action, error.verdict, said, behind
    except NotationError as error:
        options = error.options if isinstance(error, Ambiguous) else ()
        return error.problem, error.arguments, options, [message(lang, error) for lang in LANGUAGES]


def moments(loaded: Loaded, rng: random.Random, count: int) -> Iterator[DuelState]:
    """Yield the beginning and some later moments of a random duel."""
    state = loaded.start
    for _ in range(count):
        yield state
        for _ in range(rng.randrange(1, 5)):
            legal = [action for action in legal_actions(loaded.book, state) if action.kind != ActionKind.WITHDRAW]
            if not legal:
                return
            state = apply(loaded.book, state, rng.choice(legal), trusted=True, events=False).state


seeds = st.integers(min_value=0, max_value=2**32)


@example(787426423)
@given(seeds)
@settings(max_examples=25, deadline=None)
def test_typed_lines_and_reports_tell_nothing_hidden(seed: int) -> None:
    rng = random.Random(seed)
    for loaded in rng.sample(hidden_scenarios(), 3):
        for state in moments(loaded, rng, 3):
            other = in_disguise(loaded.book, state, YOU, rng)
            names = names_in(loaded, state, other)
            for line in (a_line(rng, names) for _ in range(12)):
                assert answer(loaded, state, line) == answer(loaded, other, line), (loaded.scenario.id, line)
            here, there = (json.dumps(actions_json(loaded, each, 0, "en")) for each in (state, other))
            assert here == there, loaded.scenario.id


@example(1403)
@given(seeds)
@settings(max_examples=25, deadline=None)
def test_what_is_told_of_a_move_tells_nothing_hidden(seed: int) -> None:
    rng = random.Random(seed)
    for loaded in rng.sample(hidden_scenarios(), 3):
        book = loaded.book
        for state in moments(loaded, rng, 4):
            other = in_disguise(book, state, YOU, rng)
            mine = [action for action in legal_actions(book, state) if action.player == YOU]
            for action in rng.sample(mine, min(4, len(mine))):
                if action.card >= 0 and state.cards[action.card].number != other.cards[action.card].number:
                    continue  # it moves a card that has changed places in the Deck
                made, same = apply(book, state, action), apply(book, other, action)
                if view(book, made.state, YOU) != view(book, same.state, YOU):
                    continue  # the move has revealed a card to everybody
                events = [view_events(book, each.state, each.events, YOU) for each in (made, same)]
                told = [narrate(book, before, seen, YOU) for before, seen in zip((state, other), events, strict=True)]
                said = [[text("en", one) for one in each] for each in told]
                assert said[0] == said[1], (loaded.scenario.id, action)


def with_other_cards(loaded: Loaded, rng: random.Random) -> Loaded:
    """The scenario with other cards in the opponent's hand and Deck, and your Deck in another order."""
    board = loaded.scenario.board
    spells = [card.slug for card in POOL if not card.in_extra_deck and not card.is_token]
    hand = tuple(rng.choice(spells) for _ in board.opponent.hand)
    opponent = board.opponent.model_copy(update={"hand": hand})
    changed = board.model_copy(update={"opponent": opponent})
    return Loaded(loaded.scenario.model_copy(update={"board": changed}), loaded.book, loaded.file)


@given(seeds)
@settings(max_examples=12, deadline=None)
def test_the_page_answers_typed_lines_alike(seed: int) -> None:
    rng = random.Random(seed)
    for loaded in rng.sample([each for each in hidden_scenarios() if each.scenario.board.opponent.hand], 2):
        pair = [loaded, with_other_cards(loaded, rng)]
        names = names_in(loaded, *(each.start for each in pair))
        visits = [Visit.open(each) for each in pair]
        lang = rng.choice(LANGUAGES)
        for line in (a_line(rng, names) for _ in range(6)):
            for visit in visits:
                visit.handle(f"typed:{line}")
            here, there = (play_regions(visit, lang) for visit in visits)
            assert here == there, (loaded.scenario.id, line)


@given(seeds)
@settings(max_examples=10, deadline=None)
def test_the_judge_command_prints_alike(seed: int) -> None:
    rng = random.Random(seed)
    loaded = rng.choice([each for each in hidden_scenarios() if each.scenario.board.opponent.hand])
    pair = [loaded, with_other_cards(loaded, rng)]
    names = names_in(loaded, *(each.start for each in pair))
    for line in (a_line(rng, names) for _ in range(4)):
        for as_json in (True, False):
            printed = [_judged(each, line, rng.choice(LANGUAGES[1:2]), as_json) for each in pair]
            assert printed[0] == printed[1], (loaded.scenario.id, line)


def _judged(loaded: Loaded, line: str, lang: str, as_json: bool) -> tuple[int, list[object]]:
    printed: list[object] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(commands, "named", lambda name: loaded)
        patch.setattr(commands, "print", lambda *said, **_: printed.append(said), raising=False)
        status = commands._judge(Namespace(file="", at=0, line=line, lang=lang, json=as_json))
    return status, printed


MAN_EATER_BUG = """
id = "test.hidden"
kind = "card"
[text.en]
title = "Hidden"
[board]
turn_player = "opponent"
knowledge = "hidden"
[board.you]
hand = ["sangan"]
[board.opponent]
hand = ["scapegoat", "soul-exchange"]
monsters = ["man-eater-bug|set"]
"""


def test_the_opponents_hidden_cards_are_neither_told_apart_nor_named() -> None:
    loaded = load_text(MAN_EATER_BUG)
    for line in ("opponent: activate card@opponent.hand", "opponent: attack card@opponent.monsters"):
        status, printed = _judged(loaded, line, "en", as_json=True)
        assert status == 1, line
        report = json.loads(str(printed[0][0]))  # type: ignore[index]
        assert [failure["check"] for failure in report["failures"]] == ["card.hidden"]
        assert "Bug" not in report["told"]["text"]
    for line in ("opponent: activate scapegoat", "opponent: activate heavy-storm"):  # in the hand, and not in the hand
        with pytest.raises(Unreadable) as caught:
            resolve(loaded.book, loaded.start, parse_line(line), YOU)
        assert caught.value.problem == "not-here"


def test_the_page_plays_no_card_of_an_opponent_who_is_not_yours_to_play() -> None:
    visit = Visit.open(load_text(MAN_EATER_BUG.replace('"hidden"', '"open"')))
    line = "opponent: activate scapegoat"
    visit.handle(f"typed:{line}")
    region = str(play_regions(visit, "en")["moves"])
    assert "That is allowed." in region
    assert "typed-play" not in region
    assert "Let me choose for the opponent" in region
    visit.handle("typed-play")
    action = visit.choices.typed.verdict.action if visit.choices.typed and visit.choices.typed.verdict else None
    assert action is not None
    visit.handle(encode(action))
    assert not visit.session.play_line(line)
    assert visit.session.number == 0
    visit.handle("switch:opponent")
    visit.handle(f"typed:{line}")
    visit.handle("typed-play")
    assert visit.session.number > 0
