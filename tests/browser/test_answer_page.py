"""A question typed on a phone: the answer on top with its reason, chips that change it, its board, and its link."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser, expect

from rulebook.languages import LANGUAGES
from scenarios.asking.assumptions import assumptions
from scenarios.asking.codes import code_of
from scenarios.catalogue.stories import answered_by_story, story_id
from tests.browser.visitor import WAIT, visiting
from tutor_app.texts.messages import message

from .test_screens import assert_nothing_sticks_out

PHONE = {"width": 390, "height": 844}
ASKED = {
    "de": "Kann ich mit Sangan direkt angreifen, wenn mein Gegner Kuriboh hat?",
    "en": "Can I attack directly with Sangan if my opponent has Kuriboh?",
    "it": "Posso attaccare direttamente con Sangan se l'avversario ha Kuriboh?",
    "nl": "Kan ik direct aanvallen met Sangan als mijn tegenstander Kuriboh heeft?",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_typed_on_a_phone_is_answered_changed_and_run(browser: Browser, address: str, lang: str) -> None:
    told = answered_by_story(ASKED[lang])
    assert told is not None
    assert told.yes is False
    at_it = next(one for one in assumptions(told.story) if (one.key, one.other) == ("target", "kuriboh"))
    no, yes = message(lang, "between.no"), message(lang, "between.yes")
    with visiting(browser, address, locale="en-US", viewport=PHONE) as visit:
        visit.open(f"?lang={lang}&page=library")
        visit.page.locator("[data-search]").click()
        visit.page.keyboard.type(ASKED[lang], delay=10)
        verdict = visit.page.locator(".computed .verdict strong")
        expect(verdict).to_have_text(no, timeout=WAIT)
        visit.page.wait_for_timeout(400)
        visit.settle()
        first = visit.page.locator(".results").first
        expect(first).to_contain_text(no)  # the answer stands above the entries
        expect(visit.page.locator(".computed .rests")).to_be_visible()  # with the rule it rests on
        assert_nothing_sticks_out(visit)
        if folder := os.environ.get("TUTOR_PICTURES"):
            visit.page.screenshot(path=f"{folder}/answer-{lang}.png", full_page=True)
        visit.page.locator('[data-focus="between-changes"] > summary').click()
        if folder:
            visit.page.screenshot(path=f"{folder}/changes-{lang}.png", full_page=True)
        visit.click(f"filter:story:{code_of(at_it.changed)}")
        expect(verdict).to_have_text(yes, timeout=WAIT)
        assert_nothing_sticks_out(visit)
        shared = visit.page.url
        assert f"story={code_of(at_it.changed)}" in shared
        visit.click(f"open:{story_id(at_it.changed)}")
        expect(visit.send("suggestion")).to_be_visible(timeout=WAIT)  # the board waits for the attack
        expect(visit.page.locator(".half.mine .card", has_text="Sangan").first).to_be_visible()
    with visiting(browser, address, locale="en-US", viewport=PHONE) as friend:
        friend.open(shared.removeprefix(f"{address}/"))
        expect(friend.page.locator(".computed .verdict strong")).to_have_text(yes, timeout=WAIT)
        expect(friend.page.locator("[data-search]")).to_have_value(ASKED[lang])


def test_words_not_understood_are_left_out_with_one_tap(browser: Browser, address: str) -> None:
    asked = "Can I attack directly with Sangan if my flurby opponent has Kuriboh?"
    with visiting(browser, address, locale="en-US", viewport=PHONE) as visit:
        visit.open(f"?lang=en&page=library&q={asked}")
        computed = visit.page.locator(".computed")
        expect(computed).to_contain_text("flurby", timeout=WAIT)
        expect(computed.locator(".verdict strong")).to_have_text(message("en", "between.likely_no"))
        left = computed.locator(".chip", has_text="flurby")
        expect(left).to_have_count(1)
        visit.click(left.get_attribute("data-send") or "")
        expect(computed.locator(".verdict strong")).to_have_text(message("en", "between.no"), timeout=WAIT)
        assert_nothing_sticks_out(visit)
