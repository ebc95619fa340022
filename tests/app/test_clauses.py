"""The text of a card and the played line point at each other, on the page."""

from __future__ import annotations

import html
import re

import pytest

from rulebook.cards import POOL
from rulebook.engine.actions import ActionKind
from rulebook.engine.state import Purpose
from rulebook.language.card_text import card_text
from rulebook.vocabulary.effects import Card
from scenarios.loader import Loaded, load_text, shelf
from tutor_app.desk import Desk
from tutor_app.desk_view import DeskView
from tutor_app.messages import LANGUAGES, message

RULINGS = {loaded.scenario.id: loaded for loaded in shelf() if loaded.scenario.kind == "ruling"}
CROW = RULINGS["ruling.target.book-of-life-dd-crow"]


def played(loaded: Loaded) -> Desk:
    """The case played to its end as the page suggests it, and shown."""
    desk = Desk.open(loaded)
    for _ in range(80):
        if desk.done:
            break
        if not desk.live:
            desk.handle("next")
        elif desk.session.suggestion is not None and not desk.session.waits_for_next:
            desk.handle("suggestion")
        else:
            desk.handle("goon")
    assert desk.done
    return desk


def uid_of(desk: Desk, slug: str) -> int:
    number = desk.book.by_slug[slug].number
    return next(uid for uid, card in enumerate(desk.state.cards) if card.number == number)


def regions(desk: Desk, lang: str = "en", *, running_text: bool = False) -> dict[str, str]:
    return {name: str(markup) for name, markup in DeskView(desk, lang, running_text=running_text).regions().items()}


def lit(drawn: str) -> list[str]:
    """What the running clauses of a drawn card are."""
    return re.findall(r'<li class="clause (\w+) running', drawn)


def trace(drawn: str) -> list[str]:
    """What the steps under a chosen clause say."""
    found = re.findall(r'data-focus="trace-jump:\d+">(.*?)</button>', drawn)
    return [html.unescape(words) for words in found]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", POOL, ids=lambda card: card.slug)
def test_the_parts_of_the_running_text_are_clauses_in_the_same_order(card: Card, lang: str) -> None:
    """A clause that several effects share stands in the running text once."""
    text = card_text(lang, card)
    clauses = iter([clause.reference for clause in text.clauses])
    assert all(span.reference in clauses for span in text.spans if span.reference)


def test_a_chosen_clause_leads_to_the_steps_in_which_it_ran() -> None:
    desk = played(CROW)
    crow = uid_of(desk, "dd-crow")
    desk.handle(f"card:{crow}")
    for clause, said in enumerate(("discards", "targets", "banishes")):
        desk.handle(f"clause:{crow}:{clause}")
        shown = regions(desk)
        found = trace(shown["card"])
        assert len(found) == 1
        assert said in found[0]
        stop = int(re.findall(r'data-send="jump:(\d+)" data-focus="trace', shown["card"])[0])
        assert re.search(rf'class="seg [a-z ]*marked"[^>]*data-send="jump:{stop}"', shown["steps"])
        assert shown["steps"].count("marked") == 1
        marked = re.findall(r'<li class="[a-z ]*marked[a-z ]*"><button[^>]*data-send="jump:(\d+)"', shown["more"])
        assert marked == [str(stop)]


def test_every_step_of_the_trace_lights_the_clause_that_led_there() -> None:
    """Both ways: from a clause to its steps, and at each of those the clause is lit."""
    checked = 0
    for loaded in [CROW, *list(RULINGS.values())[:25]]:
        desk = played(loaded)
        for uid, state in enumerate(desk.state.cards):
            card = desk.book.by_number.get(state.number)
            if card is None:
                continue
            text = card_text("en", card, desk.book.effects(card.number))
            for number, clause in enumerate(text.clauses):
                desk.handle("close")
                desk.choices.clause = (uid, number)
                for send, _ in DeskView(desk, "en").trace():
                    end = desk.cursor
                    desk.handle(send)
                    view = DeskView(desk, "en")
                    assert f'aria-pressed="true"><span class="tag {clause.role}"' in str(view.regions()["card"])
                    assert clause.role in lit(str(view.regions()["card"])), (loaded.scenario.id, card.slug, clause)
                    checked += 1
                    desk.cursor = end
    assert checked > 30


def test_a_clause_that_never_ran_says_so() -> None:
    desk = played(CROW)
    book = uid_of(desk, "book-of-life")
    desk.handle(f"clause:{book}:2")  # its target was gone
    assert message("en", "clause.never") in regions(desk)["card"]
    assert message("en", "clause.never") in regions(desk, running_text=True)["card"]
    desk.handle(f"clause:{book}:2")
    assert message("en", "clause.never") not in regions(desk)["card"]


@pytest.mark.parametrize("junk", ["", "x", "1", "1:", ":1", "-1:0", "99999:0", "0:99999", "0:0:0", "²:1"])
def test_junk_chooses_no_clause(junk: str) -> None:
    desk = played(CROW)
    desk.handle(f"clause:{junk}")
    assert "trace" not in regions(desk)["card"]


def test_nothing_that_has_not_been_watched_stands_in_the_log() -> None:
    desk = Desk.open(CROW)
    desk.handle("suggestion")
    watched = desk.reached
    assert watched < desk.total
    log = regions(desk)["more"]
    desk.handle("next")
    desk.handle("undo")
    longer = regions(desk)["more"]
    assert longer.count("<li") > log.count("<li")
    assert longer.count('aria-current="step"') == 1


def test_the_text_is_clauses_by_default_and_one_paragraph_on_request() -> None:
    desk = played(CROW)
    desk.handle(f"card:{uid_of(desk, 'dd-crow')}")
    clauses, running = regions(desk)["card"], regions(desk, running_text=True)["card"]
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


def test_what_is_asked_for_lights_the_clause_of_the_mode_chosen() -> None:
    desk = Desk.open(load_text(CONTROLLER))
    asked: list[str] = []
    desk.play(next(action for action in desk.legal if action.kind == ActionKind.ACTIVATE))
    for _ in range(6):
        purpose = Purpose(desk.state.request.purpose)
        if purpose not in (Purpose.MODE, Purpose.COST, Purpose.TARGET):
            break
        if purpose != Purpose.MODE:
            asked += [f"{purpose.name.lower()} {role}" for role in lit(regions(desk)["card"])]
        second = next((action for action in desk.legal if action.value == 2), desk.legal[0])
        desk.play(second if purpose == Purpose.MODE else desk.legal[0])
    assert asked == ["cost cost", "target target"]


def test_what_applies_all_the_time_has_no_step_and_says_so() -> None:
    jinzo = load_text(CONTROLLER.replace("test.modes", "test.jinzo"))
    desk = Desk.open(jinzo)
    uid = uid_of(desk, "jinzo")
    desk.handle(f"clause:{uid}:0")
    for running_text in (False, True):
        card = regions(desk, running_text=running_text)["card"]
        assert message("en", "clause.silent") in card
        assert message("en", "clause.never") not in card
