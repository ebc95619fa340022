"""Known steps are shown without the server, and no click is lost."""

from __future__ import annotations

import html
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, WebSocketRoute, expect

from rulebook.language.sentences.render import Depth
from scenarios.catalogue.lookup import by_id
from tutor_app.pages.play import play_regions
from tutor_app.play.visit import Visit

from .visitor import Visitor, visiting

RULING = "ruling.chain.heavy-storm"
PLAY = f"?lang=en&scenario={RULING}"


class Line:
    """The WebSocket of a page, which a test can hold up: messages from the browser are queued meanwhile."""

    def __init__(self) -> None:
        self.sent = 0
        self.drop = 0
        self.held: list[bytes | str] | None = None
        self.server: WebSocketRoute | None = None

    def route(self, page: WebSocketRoute) -> None:
        self.server = page.connect_to_server()

        def forward(told: bytes | str) -> None:
            self.sent += 1
            if self.drop:
                self.drop -= 1
            elif self.held is not None:
                self.held.append(told)
            else:
                page_server.send(told)

        page_server = self.server
        page.on_message(forward)

    def release(self) -> None:
        assert self.server is not None
        for told in self.held or ():
            self.server.send(told)
        self.held = None


@contextmanager
def on_a_line(browser: Browser, address: str, **context: Any) -> Iterator[tuple[Visitor, Line]]:
    with visiting(browser, address, **{"locale": "en-US", **context}) as visit:
        line = Line()
        visit.page.route_web_socket("**/_stcore/stream", line.route)
        yield visit, line


def played(clicks: list[str]) -> Visit:
    found = by_id(RULING)
    assert found is not None
    mirror = Visit.open(found)
    for click in clicks:
        mirror.handle(click)
    return mirror


PAUSE = 600
"""Milliseconds after which the server has been told which step is shown."""
OPENING = ["suggestion", "next", "suggestion"]


def test_next_and_undo_and_jumps_ask_nobody(browser: Browser, address: str) -> None:
    with on_a_line(browser, address) as (visit, line):
        visit.open(PLAY)
        for click in OPENING:
            visit.click(click)
        mirror = played(OPENING)
        line.held = []  # from here on nothing reaches the server
        for click in ("next", "next", "undo", "undo", f"jump:{mirror.stops.index(mirror.cursor) + 2}", "undo"):
            mirror.handle(click)
            visit.send(click).click()
            expect(visit.page.locator(".stage")).to_have_attribute("data-step", mirror.token)
            assert f"step={mirror.cursor}" in visit.page.url
            drawn = play_regions(mirror, "en", depth=Depth.SIMPLE)
            for name in ("board", "steps", "why", "moves", "chain"):
                region = visit.region(name)
                shown = region.evaluate(
                    "(at, markup) => { const held = document.createElement('div'); held.innerHTML = markup; "
                    "return at.innerHTML === held.innerHTML }", str(drawn[name]),
                )  # fmt: skip
                assert shown, (click, name)


def test_the_server_hears_of_the_step_and_goes_on_from_there(browser: Browser, address: str) -> None:
    with on_a_line(browser, address) as (visit, _):
        visit.open(PLAY)
        for click in OPENING:
            visit.click(click)
        visit.click("undo")
        uid = visit.page.locator(".half.mine .card, .hand.mine .card").first.get_attribute("data-send") or ""
        visit.click(uid)
        mirror = played([*OPENING, "undo"])
        assert visit.step == mirror.token
        expect(visit.page.locator(".card.selected")).to_have_count(1)
        visit.page.reload()
        visit.page.wait_for_selector(".stage .board")
        assert visit.step == mirror.token


def test_back_is_not_undone_by_telling_the_server_of_the_step_left(browser: Browser, address: str) -> None:
    with on_a_line(browser, address) as (visit, line):
        visit.open(PLAY)
        for click in OPENING:
            visit.click(click)
        before = visit.step
        visit.page.wait_for_timeout(PAUSE)
        line.held = []
        visit.send("next").click()
        visit.page.go_back()
        visit.page.wait_for_timeout(PAUSE)
        line.release()
        expect(visit.page.locator(".stage")).to_have_attribute("data-step", before)
        visit.page.wait_for_timeout(PAUSE)
        assert visit.step == before


def test_a_click_made_while_waiting_is_not_lost(browser: Browser, address: str) -> None:
    with on_a_line(browser, address) as (visit, line):
        visit.open(PLAY)
        line.held = []
        visit.send("suggestion").click()
        expect(visit.page.locator(".stage[aria-busy]")).to_have_count(1)
        visit.send("lang:it").click()
        visit.send("lang:it").click()
        line.release()
        expect(visit.page.locator(".stage")).to_have_attribute("lang", "it")
        visit.settle()
        assert visit.step == played(["suggestion"]).token


def test_a_click_that_never_arrives_is_sent_again_and_counts_once(browser: Browser, address: str) -> None:
    with on_a_line(browser, address) as (visit, line):
        visit.open(PLAY)
        line.drop = 1
        visit.click("suggestion")
        assert visit.step == played(["suggestion"]).token
        expect(visit.page.locator(".stage[aria-busy]")).to_have_count(0)


def test_an_answer_that_comes_late_does_not_repeat_the_click(browser: Browser, address: str) -> None:
    with on_a_line(browser, address) as (visit, line):
        visit.open(PLAY)
        card = visit.page.locator(".half.mine .card, .hand.mine .card").first.get_attribute("data-send") or ""
        line.held = []
        visit.send(card).click()
        expect.set_options(timeout=15_000)
        for _ in range(100):
            if len(line.held) > 1:
                break
            visit.page.wait_for_timeout(100)
        assert len(line.held) > 1  # the same click twice: opening a card twice would close it
        line.release()
        visit.settle()
        expect(visit.page.locator(".card.selected")).to_have_count(1)


def test_a_step_told_late_does_not_pull_the_reader_back(browser: Browser, address: str) -> None:
    with on_a_line(browser, address) as (visit, line):
        visit.open(PLAY)
        for click in OPENING:
            visit.click(click)
        line.held = []
        mirror = played([*OPENING, "next"])
        visit.send("next").click()
        for _ in range(50):
            if line.held:
                break
            visit.page.wait_for_timeout(50)
        assert line.held
        visit.send("next").click()
        mirror.handle("next")
        line.release()
        visit.page.wait_for_timeout(800)
        assert visit.step == mirror.token


def test_the_answer_of_a_ruling_is_not_in_the_page_before_its_last_step(browser: Browser, address: str) -> None:
    loaded = by_id(RULING)
    assert loaded is not None
    answer = json.dumps(html.escape(loaded.scenario.in_language("en").answer or "?"))[1:-1].encode()
    received: list[bytes] = []

    def keep(told: str | bytes) -> None:
        received.append(told if isinstance(told, bytes) else told.encode())

    with visiting(browser, address, locale="en-US") as visit:
        visit.page.on("websocket", lambda socket: socket.on("framereceived", keep))
        visit.open(PLAY)
        for _ in range(40):
            assert not any(answer in told for told in received)
            visit.click(visit.page.locator("[data-primary]").first.get_attribute("data-send") or "")
            if visit.region("task").inner_text():
                break
        assert any(answer in told for told in received)
