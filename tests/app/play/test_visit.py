"""The play page without a browser: every scenario played through, every button pressed, in every language."""

from __future__ import annotations

import html
import random
import re
from html.parser import HTMLParser

import pytest

from rulebook.engine.api import legal_actions
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.requests import RequestKind
from rulebook.languages import LANGUAGES
from rulebook.notation.action_codes import decode, encode
from scenarios.catalogue.course import part_ended
from scenarios.catalogue.lookup import by_id
from scenarios.formats.loader import Loaded, load_text, shelf
from scenarios.playing.script import Script, Taken
from tutor_app.pages.play import play_regions
from tutor_app.play.viewpoint import is_move
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message

SCENARIOS = [loaded for loaded in shelf() if loaded.scenario.kind != "card"]
PUZZLES = [loaded for loaded in SCENARIOS if loaded.scenario.kind == "puzzle"]
RULINGS = [loaded for loaded in SCENARIOS if loaded.scenario.kind == "ruling"]
LESSONS = [loaded for loaded in SCENARIOS if loaded.scenario.kind == "lesson"]
FIRST_CHAIN = next(loaded for loaded in LESSONS if loaded.scenario.id == "lesson.first-chain")
VOID = {"br", "input", "hr"}


class Wellformed(HTMLParser):
    """Checks that elements are closed in order, and collects clickable elements."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.sends: list[str] = []
        self.feed(markup)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert len(given) == len(attrs)
        assert not any(name.startswith("on") for name in given)
        if given.get("data-send") and "disabled" not in given:
            self.sends.append(str(given["data-send"]))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in {"rect", "path"}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def drawn(visit: Visit, lang: str = "en") -> tuple[dict[str, str], list[str]]:
    """The regions, checked, and everything that can be pressed."""
    regions = {name: str(markup) for name, markup in play_regions(visit, lang).items()}
    sends = [send for markup in regions.values() for send in Wellformed(markup).sends]
    return regions, sends


def plain(markup: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "", markup))


def go_to_the_end(visit: Visit) -> None:
    while not visit.live:
        visit.handle("next")


def do(visit: Visit, script_line: str) -> None:
    visit.choices.typed = None
    visit.judge_typed(script_line)
    visit.handle("typed-play")
    go_to_the_end(visit)


def is_asked(visit: Visit, taken: Taken) -> bool:
    """Whether the page asks for this pass: not in the windows that it passes by itself."""
    return taken.action in visit.legal and visit.session.state == taken.before


def id_of(loaded: Loaded) -> str:
    return loaded.scenario.id


PRESSES = max(50, 3300 // len(SCENARIOS))
"""The number of random button presses per scenario."""


@pytest.mark.parametrize("loaded", SCENARIOS, ids=id_of)
def test_any_button_may_be_pressed_at_any_time(loaded: Loaded) -> None:
    chance = random.Random(loaded.scenario.id)
    visit = Visit.open(loaded)
    for turn in range(PRESSES):
        _, sends = drawn(visit, LANGUAGES[turn % 4])
        assert len(set(sends)) > 3
        pressed = chance.choice(sends)
        visit.handle(pressed, keyboard=bool(turn % 2))
        assert 0 <= visit.cursor <= visit.total
        word, step = visit.word, visit.cursor
        if turn % 25 == 24 and word and visit.session.choose_for_opponent is False and not visit.session.every_window:
            other = Visit.open(loaded, word, step)
            assert other.status == "ok"


JUNK = [
    "", "act:", "act:1:2", "act:99:0:0:0:0", "act:9:0:3:0:0", "card:x", "card:99999", "jump:-5", "pile:a:b", "pile:",
    "switch:", "nothing", "typed:", "show:x", "lang:de",
]  # fmt: skip


@pytest.mark.parametrize("junk", JUNK)
def test_a_click_that_means_nothing_does_nothing(junk: str) -> None:
    visit = Visit.open(PUZZLES[0])
    before = drawn(visit)[0]["board"]
    visit.handle(junk)
    assert drawn(visit)[0]["board"] == before
    assert visit.session.number == visit.session.prelude


WATCHED = [
    pytest.param(loaded, LANGUAGES[place % len(LANGUAGES)], id=f"{id_of(loaded)}-{LANGUAGES[place % len(LANGUAGES)]}")
    for place, loaded in enumerate(RULINGS)
]
"""Each ruling in one language, all four in turn."""


@pytest.mark.parametrize(("loaded", "lang"), WATCHED)
def test_a_ruling_can_be_watched_to_its_answer(loaded: Loaded, lang: str) -> None:
    visit = Visit.open(loaded)
    for _ in range(200):
        regions, sends = drawn(visit, lang)
        if "suggestion" in sends and visit.live:
            visit.handle("suggestion")
        elif visit.done or not {"next", "goon"}.intersection(sends):
            break
        else:  # where play paused to show a refusal, it has to be continued
            visit.handle("next" if "next" in sends else "goon")
    assert visit.session.progress.on_plan
    assert visit.session.progress.line == len(visit.session.plan)
    answer = loaded.scenario.in_language(lang).answer
    assert answer
    assert answer.split()[0] in plain(regions["task"])
    assert (loaded.scenario.in_language(lang).stated or "") in plain(regions["task"])


@pytest.mark.parametrize("loaded", PUZZLES, ids=id_of)
def test_the_solution_solves_and_each_tempting_line_says_why_it_fails(loaded: Loaded) -> None:
    solution = tuple(line.do for line in loaded.scenario.solution)
    lines = [solution] if solution else []
    lines += [tempting.lines for tempting in loaded.scenario.tempting if not tempting.illegal]
    for line in lines:
        visit = Visit.open(loaded)
        script = Script(loaded.book, loaded.start, loaded.scenario.answers)
        for text in line:
            script.play(text)
        for taken in script.history:
            if taken.action.player != 0:
                continue
            go_to_the_end(visit)
            if is_move(taken) or is_asked(visit, taken):
                assert visit.play(taken.action), (line, taken.action)
        go_to_the_end(visit)
        said = plain(drawn(visit)[0]["notice"])
        if line == solution:
            assert message("en", "puzzle.solved") in said
        else:
            assert not visit.session.solved
            wrong = [each for each in loaded.scenario.tempting if each.lines == line]
            assert wrong[0].why.in_language("en").split("“")[0] in said.replace("&#x27;", "'")


def answer_question(visit: Visit) -> None:
    """Try every answer until the question is answered: those that are wrong leave everything as it was and say so."""
    now = visit.session.progress.step
    for _ in range(10):
        sent = [send for send in drawn(visit)[1] if send.startswith("answer:")]
        assert sent, "no answer is left"
        before = visit.session.number
        visit.handle(sent[-1])
        if visit.session.progress.step != now:
            return
        if visit.session.number == before:
            assert plain(drawn(visit)[0]["task"])
            assert sent[-1] not in drawn(visit)[1]
    pytest.fail("the question has no right answer")


def nothing_can_be_played(visit: Visit) -> None:
    """Hold that no move is offered or taken before the question of a lesson is answered."""
    session, chosen = visit.session, visit.choices.selected
    before = session.number
    for uid, card in enumerate(session.seen.cards):
        if card.number:
            visit.handle(f"card:{uid}")
            assert not any(send.startswith("act:") for send in drawn(visit)[1])
    visit.choices.selected = chosen
    assert not any(session.play(action) for action in legal_actions(session.book, session.state))
    assert session.number == before


def do_step(visit: Visit, number: int, way: int = 0) -> None:
    """Do a step of a lesson, in one of the ways it accepts."""
    loaded = visit.session.loaded
    step = loaded.scenario.step[number]
    go_to_the_end(visit)
    assert visit.session.progress.step == number
    regions, sends = drawn(visit)
    assert step.ask.in_language("en").split("“")[0] in plain(regions["task"]).replace("&#x27;", "'")
    if step.asks:
        nothing_can_be_played(visit)
        answer_question(visit)
        return
    if step.kind == "show":
        assert "goon" in sends
        visit.handle("goon")
        return
    accept = step.accept[min(way, len(step.accept) - 1)]
    if accept.next:
        assert "goon" in sends
        visit.handle("goon")
    elif accept.select:
        uid = next(uid for uid, card in enumerate(visit.state.cards)
                   if card.number == loaded.book.by_slug[accept.select].number)  # fmt: skip
        visit.handle(f"card:{uid}")
    else:
        for text in accept.example:
            do(visit, text)


@pytest.mark.parametrize("loaded", LESSONS, ids=id_of)
def test_a_lesson_can_be_done_in_every_accepted_way(loaded: Loaded) -> None:
    for way in range(2):
        visit = Visit.open(loaded)
        for number in range(len(loaded.scenario.step)):
            do_step(visit, number, way)
        go_to_the_end(visit)
        assert visit.session.solved
        told = plain(drawn(visit)[0]["notice"])
        part = part_ended(loaded)
        if part is None:
            assert message("en", "lesson.done") in told
        else:
            assert message("en", "lesson.part_done", part=message("en", f"part.{part}")) in told


def test_earlier_decisions_can_be_taken_again_and_the_rest_is_given_up() -> None:
    visit = Visit.open(PUZZLES[0])
    first = next(action for action in visit.legal if action.kind not in (ActionKind.NEXT,))
    visit.handle(encode(first))
    go_to_the_end(visit)
    length = visit.session.number
    visit.handle("jump:0")
    assert visit.deciding
    assert not visit.live
    assert visit.session.number == length
    other = next(action for action in visit.legal if action != first)
    visit.handle(encode(other))
    chosen = [entry.taken.action for entry in visit.history if entry.chosen]
    assert chosen[0] == other
    assert first not in chosen


def test_cards_are_chosen_on_the_page_before_they_are_confirmed() -> None:
    for loaded in SCENARIOS:
        visit = Visit.open(loaded)
        for action in visit.legal:
            trial = Visit.open(loaded)
            trial.handle(encode(action))
            request = trial.session.state.request
            if not trial.live or request.kind != RequestKind.PICK or request.player != 0 or request.low < 1:
                continue
            number = trial.session.number
            for uid in request.options[: request.low]:
                trial.handle(f"card:{uid}")
            assert trial.session.number == number
            assert "confirm" in drawn(trial)[1]
            trial.handle("confirm")
            assert trial.session.number > number
            return
    pytest.fail("no scenario lets the visitor choose a card")


def test_actions_travel_as_text() -> None:
    for loaded in SCENARIOS[:4]:
        for action in Visit.open(loaded).legal:
            assert decode(encode(action)) == action


def test_stale_steps_have_another_token() -> None:
    visit = Visit.open(FIRST_CHAIN)
    seen = {visit.token}
    visit.handle("goon")
    seen.add(visit.token)
    visit.handle("next")
    seen.add(visit.token)
    assert len(seen) == 3


def test_the_opened_card_is_read_and_its_refusals_have_reasons() -> None:
    visit = Visit.open(PUZZLES[0])
    uid = next(action.card for action in visit.legal if action.card != NOBODY)
    visit.handle(f"card:{uid}")
    for lang in LANGUAGES:
        regions, _ = drawn(visit, lang)
        name = visit.book.by_number[visit.state.cards[uid].number].names.in_language(lang)
        assert name in plain(regions["card"]).replace("&#x27;", "'")
        assert message(lang, "moves.why_not") in plain(regions["moves"])
        assert regions["moves"].count('class="because"') >= 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_would_be_without_a_rule_is_shown_when_asked_and_at_that_step_only(lang: str) -> None:
    loaded = by_id("card.macro-cosmos.1")
    assert loaded is not None
    visit = Visit.open(loaded)
    visit.handle("suggestion")
    chip, opened = message(lang, "role.what-if"), 'data-focus="what-if" aria-expanded="true"'
    regions, sends = drawn(visit, lang)
    assert "show:what-if" in sends
    assert chip not in plain(regions["why"])
    visit.handle("show:what-if")
    shown = drawn(visit, lang)[0]["why"]
    assert chip in plain(shown)
    assert opened in shown
    visit.handle("next")
    assert opened not in drawn(visit, lang)[0]["why"]
    visit.handle("undo")
    visit.handle("show:what-if")
    assert opened not in drawn(visit, lang)[0]["why"]


HIDDEN = """
id = "ruling.test.hidden"
kind = "ruling"
[text.en]
title = "Hidden"
[board]
knowledge = "hidden"
phase = "main1"
[board.you]
hand = ["mystical-space-typhoon", "snipe-hunter", "sangan"]
monsters = ["cyber-dragon"]
[board.opponent]
hand = ["dd-crow", "wattaildragon"]
monsters = ["green-turtle-summoner|set"]
spells = ["sakuretsu-armor|set", "solemn-judgment|set"]
"""


def test_nothing_hidden_reaches_the_page() -> None:
    loaded = load_text(HIDDEN)
    chance = random.Random(7)
    secrets = ("dd-crow", "wattaildragon", "green-turtle-summoner", "sakuretsu-armor", "solemn-judgment")
    for _ in range(6):
        visit = Visit.open(loaded)
        for _ in range(40):
            regions, sends = drawn(visit)
            shown = {card.number for card in visit.reader.seen(visit.state).cards}
            told = {event.subject.number for turned in visit.line for event in turned.events}
            everything = "".join(regions.values()).replace("&#x27;", "'")
            for slug in secrets:
                card = loaded.book.by_slug[slug]
                if card.number not in shown | told:
                    assert card.names.en not in everything
            allowed = [send for send in sends if send not in ("switch:opponent", "restart")]
            visit.handle(chance.choice(allowed))
