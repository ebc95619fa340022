"""Disputed points in a real browser: filtered, opened, and played on the board under either reading."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from rulebook.articles.disagreements import disagreements
from tests.browser.visitor import visiting
from tutor_app.pages.disputes import count
from tutor_app.texts.messages import message

POINT = disagreements()["replay-cause"]


def test_from_the_list_to_a_reading_on_the_board_and_back(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="it-IT") as visit:
        visit.open("?lang=it&page=disputes")
        expect(visit.page.locator(".points > li")).to_have_count(len(disagreements()))
        visit.press("between:editions")
        expect(visit.page.locator(".points > li")).to_have_count(count("editions"))
        assert "between=editions" in visit.page.url
        visit.press(f"dispute:{POINT.id}")
        expect(visit.page.locator("h1")).to_have_text(POINT.title["it"])
        expect(visit.page.locator(".parting")).to_have_text(message("it", "compare.part"))
        visit.page.locator(f'.compare [data-send^="at:dispute.{POINT.id}.a:"]').last.click()
        visit.settle()
        expect(visit.region("board").locator(".board")).to_be_visible()
        assert f"scenario=dispute.{POINT.id}.a" in visit.page.url
        reading = message("it", "why.reading_a")
        expect(visit.region("head")).to_contain_text(message("it", "library.for_comparison", reading=reading))
        visit.page.go_back()
        expect(visit.page.locator("h1")).to_have_text(POINT.title["it"])
        visit.page.go_back()
        expect(visit.page.locator(".points > li")).to_have_count(count("editions"))


@pytest.mark.parametrize(("width", "columns"), [(1280, 2), (390, 1)])
def test_the_readings_stand_side_by_side_where_there_is_room(
    browser: Browser, address: str, width: int, columns: int
) -> None:
    with visiting(browser, address, locale="de-DE", viewport={"width": width, "height": 900}) as visit:
        visit.open(f"?lang=de&dispute={POINT.id}")
        sides = visit.page.locator(".compare .side-of")
        expect(sides).to_have_count(2)
        left = {round(box["x"]) for side in sides.all() if (box := side.bounding_box())}
        assert len(left) == columns
        assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_typing_filters_the_points(browser: Browser, address: str) -> None:
    with visiting(browser, address, locale="nl-NL") as visit:
        visit.open("?lang=nl&page=disputes&between=eras")
        visit.page.locator(".disputes .finder").fill("replay")
        shown = [row.inner_text().casefold() for row in visit.page.locator(".points > li:visible").all()]
        assert shown
        assert all("replay" in words for words in shown)
        assert len(shown) < count("eras")
