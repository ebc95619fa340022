"""The keys listed under "?"."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from rulebook.languages import LANGUAGES
from tests.browser.test_accessibility import faults
from tests.browser.visitor import Visitor, visiting
from tutor_app.texts.messages import message

LESSON = "?lang=en&scenario=lesson.first-chain"


def press(visit: Visitor, key: str) -> None:
    visit.page.keyboard.press(key)
    visit.page.wait_for_timeout(60)
    visit.settle()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_keys_opens_and_closes(browser: Browser, address: str, lang: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open(f"?lang={lang}")
        listed = visit.page.locator("dialog.shortcuts")
        expect(listed).to_be_hidden()
        visit.page.keyboard.press("?")
        expect(listed).to_be_visible()
        expect(listed).to_contain_text(message(lang, "shortcuts.arrows"))
        assert faults(visit) == []
        visit.page.keyboard.press("Escape")
        expect(listed).to_be_hidden()
        visit.page.locator("[data-shortcuts]").click()
        expect(listed).to_be_visible()
        listed.locator("[data-close]").click()
        expect(listed).to_be_hidden()
        assert visit.active["focus"] == "shortcuts"


def test_single_keys_play_a_chain_and_take_it_back(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open(LESSON)
        before = visit.step
        press(visit, "n")
        after = visit.step
        assert after != before
        press(visit, "b")
        assert visit.step != after
        press(visit, "f")
        assert visit.active["send"].startswith("card:")
        press(visit, "/")
        assert "page=library" in visit.page.url


def test_a_number_chooses_an_answer(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&page=practice")
        press(visit, "1")
        expect(visit.page.locator(".answers li").first.locator(".answer.chosen")).to_have_count(1)


def test_single_keys_are_written_in_a_field_and_can_be_turned_off(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en")
        visit.page.locator('[data-focus="look"]').press_sequentially("n?b")
        expect(visit.page.locator('[data-focus="look"]')).to_have_value("n?b")
        visit.page.locator("[data-shortcuts]").click()
        visit.page.locator("[data-single-keys]").uncheck()
        visit.page.keyboard.press("Escape")
        visit.open(LESSON)
        before = visit.step
        press(visit, "n")
        press(visit, "?")
        assert visit.step == before
        expect(visit.page.locator("dialog.shortcuts")).to_be_hidden()


def test_the_arrow_keys_go_from_step_to_step(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open(LESSON)
        press(visit, "n")
        visit.page.locator('.bar [aria-current="step"]').focus()
        focused = visit.active["focus"]
        visit.page.keyboard.press("ArrowLeft")
        assert visit.active["focus"] != focused
        assert visit.active["focus"].startswith("jump-")


def test_enter_pressed_again_and_again_never_flips_between_wrong_and_again(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&scenario=lesson.first-attack")
        start = visit.step
        visit.page.locator('[data-focus="main-0"]').focus()
        press(visit, "Enter")
        expect(visit.region("task").locator(".feedback.otherwise")).to_be_visible()
        assert visit.active["send"] == "branch"
        for _ in range(4):
            press(visit, "Enter")
            assert visit.step == start
            assert visit.active == {"send": "", "focus": "asked"}
        press(visit, "Tab")
        assert visit.active["send"] != ""


def test_enter_pressed_again_and_again_gives_a_wrong_answer_once(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&scenario=lesson.how-a-duel-begins")
        answers = visit.region("task").locator(".answer")
        before = visit.step
        for number in range(answers.count()):
            if answers.nth(number).is_enabled():
                answers.nth(number).focus()
                press(visit, "Enter")
            if visit.step != before:
                break
            expect(answers.nth(number)).to_be_disabled()
            said = visit.region("task").locator(".feedback").inner_text()
            for _ in range(3):
                press(visit, "Enter")
                assert visit.region("task").locator(".feedback").inner_text() == said
            assert visit.page.evaluate(IN_ANSWERS)


IN_ANSWERS = """() => { let at = document.activeElement
  while (at.shadowRoot && at.shadowRoot.activeElement) at = at.shadowRoot.activeElement
  return at.classList.contains("answers") }"""
