"""The way of a new visitor: from the first page through the whole first lesson to the beginning of the next one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from rulebook.notation.action_codes import encode
from rulebook.notation.parser import parse_line
from rulebook.notation.resolver import resolve
from scenarios.catalogue.course import lessons
from tests.app.play.test_visit import do_step, go_to_the_end
from tests.browser.visitor import Visitor, visiting
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message

LOCALES = {"de": "de-DE", "en": "en-GB", "it": "it-IT", "nl": "nl-NL"}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

IN_REACH = """(send) => {
  const host = [...document.querySelectorAll("*")].find((each) => each.shadowRoot?.querySelector(".stage"))
  return [...host.shadowRoot.querySelectorAll("[data-send]")].some((each) => {
    if (each.dataset.send !== send || each.disabled) return false
    const box = each.getBoundingClientRect()
    const hit = host.shadowRoot.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return each === hit || each.contains(hit)
  }) }"""
"""Whether something that sends this is in the window, and nothing lies on it."""


class Learner:
    """A visitor at a lesson in the browser, and the same visit in the test, which knows what is right."""

    def __init__(self, visit: Visitor, mirror: Visit) -> None:
        self.visit, self.mirror = visit, mirror
        visit.wait_for_step(mirror.token)

    def click(self, send: str) -> None:
        assert self.visit.page.evaluate(IN_REACH, send), f"{send} is not within reach at {self.visit.step}"
        self.mirror.handle(send)
        self.visit.click(send)
        self.visit.wait_for_step(self.mirror.token)

    def do_step(self) -> None:
        """Do the step of the lesson that is shown: answer its question, trying from the last answer on, or play."""
        mirror = self.mirror
        number = mirror.session.progress.step
        step = mirror.session.loaded.scenario.step[number]
        if step.asks:
            for answer in reversed(range(2 if step.kind == "may" else len(step.options))):
                if mirror.session.progress.step == number and mirror.live:
                    self.click(f"answer:{answer}")
            return
        for line in step.accept[0].example:
            for action in resolve(mirror.book, mirror.session.state, parse_line(line)).actions:
                self.click(f"card:{action.card}")
                if encode(action) != f"card:{action.card}" and action in mirror.legal:
                    self.click(encode(action))

    def finish(self) -> None:
        """Play the lesson to its end."""
        while not self.mirror.session.solved or not self.mirror.live:
            if self.mirror.live:
                self.do_step()
            else:
                self.click("next")


@pytest.mark.parametrize(("lang", "phone"), [("de", True), ("it", True), ("nl", False)])
def test_the_first_lesson_is_played_without_scrolling(browser: Browser, address: str, lang: str, phone: bool) -> None:
    first, second = lessons()[:2]
    with visiting(browser, address, locale=LOCALES[lang], **(PHONE if phone else {})) as visit:
        visit.open().click(f"open:{first.scenario.id}")
        Learner(visit, Visit.open(first)).finish()
        expect(visit.region("task")).to_contain_text(message(lang, "lesson.learned"))
        expect(visit.page.locator(".learned li").first).to_be_in_viewport()
        visit.page.locator(".foot-line").scroll_into_view_if_needed()
        if phone:
            expect(visit.page.locator("h1")).not_to_be_in_viewport()
        visit.click(f"open:{second.scenario.id}")
        Learner(visit, Visit.open(second))
        expect(visit.page.locator("h1")).to_have_text(second.scenario.in_language(lang).title)
        expect(visit.page.locator("h1")).to_be_in_viewport(ratio=1)


def test_the_end_of_a_part_leads_to_the_progress(browser: Browser, address: str) -> None:
    last = max((one for one in lessons() if one.scenario.part == "game"), key=lambda one: one.scenario.order)
    played = Visit.open(last)
    for number in range(len(last.scenario.step)):
        do_step(played, number)
    go_to_the_end(played)
    with visiting(browser, address, **PHONE) as visit:
        visit.open(f"?lang=en&scenario={last.scenario.id}&line={played.word}")
        part = message("en", "part.game")
        expect(visit.region("moves").locator(".notice")).to_contain_text(message("en", "lesson.part_done", part=part))
        visit.page.locator('[data-focus="here-page:progress"]').tap()
        expect(visit.page.locator("h1")).to_have_text(message("en", "progress.title"))
