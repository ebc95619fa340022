"""Requests other than targets, in a real browser: one of several effects, a Level, counters, a long list."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.visitor import Visitor, visiting
from tutor_app.texts.messages import message

from .test_screens import assert_nothing_sticks_out

REASONING = "?lang=de&scenario=ruling.draw.reasoning-the-declared-level"
PHONE = {"width": 390, "height": 844}


def play_on(visit: Visitor, stop: str) -> None:
    """Press what is highlighted until the prompt contains these words."""
    for _ in range(30):
        if stop in visit.region("moves").inner_text():
            return
        visit.click(visit.page.locator("[data-primary]").first.get_attribute("data-send") or "")
    raise AssertionError(f"never asked: {stop}")


def test_one_of_several_effects_is_chosen_by_its_words_with_the_keyboard(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US", viewport=PHONE) as visit:
        visit.open("?lang=en&scenario=ruling.control.enemy-controller-book-of-moon")
        card = visit.page.locator(".hand.mine .card", has_text="Enemy Controller").get_attribute("data-send") or ""
        visit.press(card)
        visit.page.keyboard.press("Enter")
        visit.page.wait_for_timeout(200)
        visit.settle()
        moves = visit.region("moves")
        expect(moves).to_contain_text(message("en", "ask.mode_of", card="Enemy Controller"))
        modes = [words.strip() for words in moves.locator(".main-moves .btn").all_inner_texts()]
        assert len([words for words in modes if len(words.split()) > 3]) == 2, modes
        assert_nothing_sticks_out(visit)
        expect(visit.region("card")).to_contain_text("Enemy Controller")


def test_a_level_is_declared_by_words(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="de-DE") as visit:
        visit.open(REASONING)
        visit.page.locator('[data-focus="settings-fold"] > summary').click()
        visit.click("switch:opponent")
        play_on(visit, message("de", "ask.declare_level"))
        labels = visit.region("moves").locator(".main-moves .btn").all_inner_texts()
        assert message("de", "moves.level", level=6) in [words.strip() for words in labels]
        expect(visit.page.locator(".clause.running")).to_have_count(1)


def test_a_counter_is_seen_on_its_card_when_it_is_placed(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US", viewport=PHONE) as visit:
        visit.open("?lang=en&scenario=ruling.chain.breaker-ring-of-destruction")
        held = visit.page.locator(".half.mine .card .hold")
        expect(held).to_have_count(1)
        expect(held).to_be_visible()
        breaker = visit.page.locator(".half.mine .card").first
        expect(breaker).to_have_attribute("aria-label", re.compile("1 Spell Counter"))
        assert_nothing_sticks_out(visit)


def test_the_rulings_are_found_by_topic_and_by_word(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US", viewport=PHONE) as visit:
        visit.open("?lang=en&page=rulings")
        lists = visit.region("lists")
        every = lists.locator(".tile").count()
        lists.locator('[data-goto="topic-battle"]').click()
        expect(lists.locator('[data-focus="topic-battle"] > summary')).to_be_in_viewport()
        lists.locator("[data-find]").fill("breaker ring")
        shown = lists.locator(".tile:visible")
        expect(shown).to_have_count(1)
        lists.locator("[data-find]").press("Enter")
        visit.page.keyboard.press("Enter")
        visit.page.wait_for_selector(".stage .told")
        assert every > 50
        visit.settle()
        assert "ruling=ruling.chain.breaker" in visit.page.url


def test_what_would_be_without_a_rule_is_asked_with_the_keyboard(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US", viewport=PHONE) as visit:
        visit.open("?lang=en&scenario=card.macro-cosmos.1").click("suggestion")
        visit.press("show:what-if")
        expect(visit.region("why")).to_contain_text("Without it, this would happen")
        assert visit.active["send"] == "show:what-if"
        assert_nothing_sticks_out(visit)
        visit.press("show:what-if")
        expect(visit.region("why")).not_to_contain_text("Without it, this would happen")
