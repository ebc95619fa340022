"""The list of all cards and the page of a card in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from rulebook.cards import BY_SLUG, POOL
from rulebook.languages import LANGUAGES
from rulebook.notation.finding import fitting
from tests.browser.visitor import Visitor, visiting
from tutor_app.texts.messages import message
from tutor_app.wording.card_entry import sort_of

QUERIES = [
    "hevy strom", "dragon", "dd crow", "D.D. Krow", "mirrow", "schwerer", "tempesta", "strasse zum", "straße", "1961",
    "typhon", "destrucktoin", "xyzzy", "umi", "blakc rose", "l'", "-", "karte der",
]  # fmt: skip


def shown(visit: Visitor) -> set[str]:
    found: list[str] = visit.page.locator(".cardrows li:not([hidden]) a").evaluate_all(
        "all => all.map((each) => each.dataset.send.slice(6))"
    )
    return set(found)


def test_the_list_tolerates_the_same_typos_as_the_command_line(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&page=cards")
        assert shown(visit) == set(BY_SLUG)
        field = visit.page.locator("[data-find]")
        for query in QUERIES:
            field.fill(query)
            assert shown(visit) == {card.slug for card in fitting(POOL, query)}, query


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_found_by_keyboard_and_its_page_opens(browser: Browser, address: str, lang: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open(f"?lang={lang}&page=cards")
        visit.reach(lambda active: active["focus"] == "find-card")
        visit.page.keyboard.type("hevy strom")
        expect(visit.page.locator(".count")).to_contain_text(message(lang, "cards.slips"))
        visit.page.keyboard.press("Enter")
        assert visit.active["send"] == "about:heavy-storm"
        visit.page.keyboard.press("Enter")
        name = BY_SLUG["heavy-storm"].names.in_language(lang)
        expect(visit.page.locator("h1")).to_have_text(name)
        assert "card=heavy-storm" in visit.page.url
        assert visit.page.title() == message(lang, "page.title", title=name)
        visit.page.go_back()
        expect(visit.page.locator("h1")).to_have_text(message(lang, "cards.title"))


def test_the_sorts_narrow_the_list(browser: Browser, address: str) -> None:
    traps = {card.slug for card in POOL if sort_of(card) == "trap"}
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&page=cards")
        visit.page.locator('[data-filter="trap"]').click()
        assert shown(visit) == traps
        visit.page.locator("[data-find]").fill("mirror")
        assert shown(visit) == traps & {card.slug for card in fitting(POOL, "mirror")}
        visit.page.locator('[data-filter=""]').click()
        visit.page.locator("[data-find]").fill("zzzzzz")
        expect(visit.page.locator(".count")).to_have_text(message("en", "cards.none_found"))


def test_an_example_opens_and_leads_back_to_its_card(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&card=toon-world")
        visit.page.locator("a.example").first.click()
        expect(visit.region("board").locator(".board")).to_be_visible()
        assert "scenario=card.toon-world.1" in visit.page.url
        visit.click("about:toon-world")
        expect(visit.page.locator("h1")).to_have_text("Toon World")


def test_the_form_of_the_text_is_kept_in_the_url(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open("?lang=en&card=relinquished").click("text:running")
        assert "text=running" in visit.page.url
        expect(visit.page.locator(".running-text")).to_be_visible()
        visit.click("page:cards")
        visit.click("about:jinzo")
        expect(visit.page.locator(".running-text")).to_be_visible()
        visit.open("?lang=de&card=jinzo&text=running")
        expect(visit.page.locator(".running-text")).to_be_visible()
        visit.click("text:parts")
        assert "text=" not in visit.page.url
        expect(visit.page.locator(".clauses")).to_be_visible()


@pytest.mark.parametrize("form", ["", "&text=running"])
def test_a_clause_is_chosen_and_its_step_found_by_keyboard(browser: Browser, address: str, form: str) -> None:
    with visiting(browser, address, locale="en-US") as visit:
        visit.open(f"?lang=en&scenario=ruling.target.book-of-life-dd-crow{form}").click("suggestion")
        for _ in range(4):
            visit.click("next")
        clauses = visit.page.locator('[data-send^="clause:"]')
        expect(clauses).to_have_count(3)
        pay = clauses.first.get_attribute("data-send") or ""
        visit.press(pay)
        expect(visit.page.locator(".trace .line")).to_have_count(1)
        expect(visit.page.locator(".trace")).to_contain_text("discards")
        expect(visit.page.locator(".seg.marked")).to_have_count(1)
        before = visit.step
        visit.page.locator(".trace .line").click()
        visit.settle()
        assert visit.step != before
        expect(visit.page.locator(".running.held")).to_have_count(1)
        expect(visit.page.locator(".log .marked.here")).to_have_count(1)


def test_the_name_of_a_card_on_the_play_page_opens_its_page(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="de-DE") as visit:
        visit.open("?lang=de&scenario=ruling.target.book-of-life-dd-crow").click("suggestion")
        step = visit.step
        visit.press("about:book-of-life")
        expect(visit.page.locator("h1")).to_have_text(BY_SLUG["book-of-life"].names.de)
        visit.page.go_back()
        expect(visit.region("board").locator(".board")).to_be_visible()
        assert visit.step == step
