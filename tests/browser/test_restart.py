"""A server that is killed and started again while people play."""

from __future__ import annotations

from contextlib import ExitStack

from playwright.sync_api import Browser, expect

from rulebook.languages import LANGUAGES
from tutor_app.texts.messages import message

from .conftest import Server
from .test_speed import RULING, played
from .visitor import WAIT, Visitor, visiting

REPORTED = ("ERR_CONNECTION_REFUSED", "No response received", "Streamlit server is not responding")
"""What the browser's console says of a server that is away."""
WATCH_DIALOGS = """() => { window.dialogs = []; new MutationObserver(() => {
  const dialog = document.querySelector('[data-testid="stDialog"]')
  if (dialog) window.dialogs.push(dialog.checkVisibility()) }).observe(document.body, { childList: true }) }"""


def expect_step(visit: Visitor, clicks: list[str]) -> None:
    expect(visit.page.locator(".stage")).to_have_attribute("data-step", played(clicks).token, timeout=WAIT)
    visit.settle()
    assert visit.step == played(clicks).token


def test_after_a_restart_every_game_goes_on_and_every_click_counts_once(browser: Browser, own_server: Server) -> None:
    with ExitStack() as opened:
        visits = {lang: opened.enter_context(visiting(browser, own_server.address)) for lang in LANGUAGES}
        for lang, visit in visits.items():
            visit.open(f"?lang={lang}&scenario={RULING}")
            expect(visit.page.locator(".away")).to_be_hidden()
            visit.page.evaluate(WATCH_DIALOGS)
        clicking, stepping, *resting = visits.values()
        for visit in (clicking, stepping):
            visit.click("suggestion")
            visit.click("next")

        own_server.kill()
        for lang, visit in visits.items():
            expect(visit.page.locator(".away")).to_be_visible()
            expect(visit.page.locator(".away")).to_have_text(message(lang, "page.away"))
        clicking.send("suggestion").click()
        stepping.send("undo").click()  # the browser knows this step; the server never hears of it
        stepping.send("redo").click()
        stepping.send("undo").click()
        stepping.send("switch:opponent").dispatch_event("click")  # it stands in the closed settings
        for visit in visits.values():
            visit.page.wait_for_function("window.dialogs.length > 0", timeout=WAIT)
            assert visit.page.evaluate("window.dialogs.some(Boolean)") is False
            expect(visit.page.locator("[data-testid=stDialog]")).to_have_count(0)

        own_server.start()
        for visit in visits.values():
            expect(visit.page.locator(".away")).to_be_hidden(timeout=WAIT)
        expect_step(clicking, ["suggestion", "next", "suggestion"])
        expect_step(stepping, ["suggestion", "next", "undo", "switch:opponent"])
        assert played(["suggestion", "next", "undo", "switch:opponent"]).mode in stepping.page.url.partition("mode=")[2]
        for visit in resting:
            visit.click("suggestion")
            expect_step(visit, ["suggestion"])
        for visit in visits.values():
            visit.problems = [told for told in visit.problems if not any(known in told for known in REPORTED)]
