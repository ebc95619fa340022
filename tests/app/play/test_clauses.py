"""Card text and line of play link to each other on the page."""

from __future__ import annotations

import html
import re

import pytest

from rulebook.cards import POOL
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.requests import Purpose
from rulebook.language.card_text.card_text import card_text
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.effects import Card
from scenarios.formats.loader import Loaded, load_text, shelf
from tests.each import each
from tutor_app.pages.play import page_view, play_regions
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message

RULINGS = {loaded.scenario.id: loaded for loaded in shelf() if loaded.scenario.kind == "ruling"}
CROW = RULINGS["ruling.target.book-of-life-dd-crow"]


def played(loaded: Loaded) -> Visit:
    """The case played to its end by the suggested moves, and shown."""
    visit = Visit.open(loaded)
    for _ in range(80):
        if visit.done:
            break
        if not visit.live:
            visit.handle("next")
        elif visit.session.suggestion is not None and not visit.session.waits_for_next:
            visit.handle("suggestion")
        else:
            visit.handle("goon")
    assert visit.done
    return visit


def uid_of(visit: Visit, slug: str) -> int:
    number = visit.book.by_slug[slug].number
    return next(uid for uid, card in enumerate(visit.state.cards) if card.number == number)


def regions(visit: Visit, lang: str = "en", *, running_text: bool = False) -> dict[str, str]:
    return {name: str(markup) for name, markup in play_regions(visit, lang, running_text=running_text).items()}


def lit(drawn: str) -> list[str]:
    """The running clauses of a drawn card."""
    return re.findall(r'<li class="clause (\w+) running', drawn)


def trace(drawn: str) -> list[str]:
    """The steps listed under a chosen clause."""
    found = re.findall(r'data-focus="trace-jump:\d+">(.*?)</button>', drawn)
    return [html.unescape(words) for words in found]


@pytest.mark.parametrize("lang", LANGUAGES)
@each("card", POOL, ids=lambda card: card.slug)
def test_the_parts_of_the_running_text_are_clauses_in_the_same_order(card: Card, lang: str) -> None:
    """A clause shared by several effects occurs once in the running text."""
    text = card_text(lang, card)
    clauses = iter([clause.reference for clause in text.clauses])
    assert all(span.reference in clauses for span in text.spans if span.reference)


def test_a_chosen_clause_leads_to_the_steps_in_which_it_ran() -> None:
    visit = played(CROW)
    crow = uid_of(visit, "dd-crow")
    visit.handle(f"card:{crow}")
    for clause, said in enumerate(("discards", "targets", "banishes")):
        visit.handle(f"clause:{crow}:{clause}")
        shown = regions(visit)
        found = trace(shown["card"])
        assert len(found) == 1
        assert said in found[0]
        stop = int(re.findall(r'data-send="jump:(\d+)" data-focus="trace', shown["card"])[0])
        assert re.search(rf'class="seg [a-z ]*marked"[^>]*data-send="jump:{stop}"', shown["steps"])
        assert shown["steps"].count("marked") == 1
        marked = re.findall(r'<li class="[a-z ]*marked[a-z ]*"><button[^>]*data-send="jump:(\d+)"', shown["more"])
        assert marked == [str(stop)]


def test_every_step_of_the_trace_lights_the_clause_that_led_there() -> None:
    """In both directions: from a clause to its steps, and at each of those the clause is highlighted."""
    checked = 0
    for loaded in [CROW, *list(RULINGS.values())[:25]]:
        visit = played(loaded)
        for uid, state in enumerate(visit.state.cards):
            card = visit.book.by_number.get(state.number)
            if card is None:
                continue
            text = card_text("en", card, visit.book.effects(card.number))
            for number, clause in enumerate(text.clauses):
                visit.handle("close")
                visit.choices.clause = (uid, number)
                for send, _ in page_view(visit, "en").card.reading.trace:
                    end = visit.cursor
                    visit.handle(send)
                    drawn = str(play_regions(visit, "en")["card"])
                    assert f'aria-pressed="true"><span class="tag {clause.role}"' in drawn
                    assert clause.role in lit(drawn), (loaded.scenario.id, card.slug, clause)
                    checked += 1
                    visit.cursor = end
    assert checked > 30


def test_a_clause_that_never_ran_says_so() -> None:
    visit = played(CROW)
    book = uid_of(visit, "book-of-life")
    visit.handle(f"clause:{book}:2")  # its target was gone
    assert message("en", "clause.never") in regions(visit)["card"]
    assert message("en", "clause.never") in regions(visit, running_text=True)["card"]
    visit.handle(f"clause:{book}:2")
    assert message("en", "clause.never") not in regions(visit)["card"]


@pytest.mark.parametrize("junk", ["", "x", "1", "1:", ":1", "-1:0", "99999:0", "0:99999", "0:0:0", "²:1"])
def test_junk_chooses_no_clause(junk: str) -> None:
    visit = played(CROW)
    visit.handle(f"clause:{junk}")
    assert "trace" not in regions(visit)["card"]


def test_the_log_contains_nothing_that_has_not_been_shown() -> None:
    visit = Visit.open(CROW)
    visit.handle("suggestion")
    watched = visit.reached
    assert watched < visit.total
    log = regions(visit)["more"]
    visit.handle("next")
    visit.handle("undo")
    longer = regions(visit)["more"]
    assert longer.count("<li") > log.count("<li")
    assert longer.count('aria-current="step"') == 1


def test_the_text_is_clauses_by_default_and_one_paragraph_on_request() -> None:
    visit = played(CROW)
    visit.handle(f"card:{uid_of(visit, 'dd-crow')}")
    clauses, running = regions(visit)["card"], regions(visit, running_text=True)["card"]
    assert '<ul class="clauses">' in clauses
    assert "running-text" not in clauses
    assert "running-text" in running
    assert '<ul class="clauses">' not in running
    assert running.count('data-send="clause:') == clauses.count('data-send="clause:') == 3


CONTROLLER = """
id = "test.modes"
kind = "ruling"
[text.en]
title = "Two modes"
[board.you]
hand = ["enemy-controller"]
monsters = ["sangan", "kuriboh"]
[board.opponent]
monsters = ["jinzo", "gemini-elf"]
"""


def test_a_request_highlights_the_clause_of_the_chosen_mode() -> None:
    visit = Visit.open(load_text(CONTROLLER))
    asked: list[str] = []
    visit.play(next(action for action in visit.legal if action.kind == ActionKind.ACTIVATE))
    for _ in range(6):
        purpose = Purpose(visit.state.request.purpose)
        if purpose not in (Purpose.MODE, Purpose.COST, Purpose.TARGET):
            break
        if purpose != Purpose.MODE:
            asked += [f"{purpose.name.lower()} {role}" for role in lit(regions(visit)["card"])]
        second = next((action for action in visit.legal if action.value == 2), visit.legal[0])
        visit.play(second if purpose == Purpose.MODE else visit.legal[0])
    assert asked == ["cost cost", "target target"]


def test_what_applies_all_the_time_has_no_step_and_says_so() -> None:
    jinzo = load_text(CONTROLLER.replace("test.modes", "test.jinzo"))
    visit = Visit.open(jinzo)
    uid = uid_of(visit, "jinzo")
    visit.handle(f"clause:{uid}:0")
    for running_text in (False, True):
        card = regions(visit, running_text=running_text)["card"]
        assert message("en", "clause.silent") in card
        assert message("en", "clause.never") not in card
