"""Cards go from zone to zone, a Chain Link lights up as it resolves, and targets are pointed at on the field."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect

from scenarios.catalogue.lookup import by_id
from tests.browser.visitor import Visitor, visiting
from tutor_app.play.visit import Visit

CHAIN = "ruling.chain.heavy-storm"
TARGETED = "ruling.control.enemy-controller-book-of-moon"
ATTACK = "ruling.damage.attack-against-attack"
REST = 400
"""Milliseconds after which the cards have arrived."""
RECORD = """() => { window.moved = []; const animate = Element.prototype.animate
  Element.prototype.animate = function (...given) {
    window.moved.push([this.tagName.toLowerCase(), this.getAttribute("class") || "", Object.keys(given[0][0])[0]])
    return animate.apply(this, given) } }"""


@contextmanager
def watching(browser: Browser, address: str, scenario: str, **context: object) -> Iterator[Visitor]:
    with visiting(browser, address, locale="en-US", **context) as visit:
        visit.page.add_init_script(f"({RECORD})()")
        visit.open(f"?lang=en&scenario={scenario}")
        yield visit


def go_on(visit: Visitor) -> list[list[str]]:
    """Press the highlighted button; what moves then: element, classes, and what of it changes."""
    visit.page.wait_for_timeout(REST)
    visit.page.evaluate("() => { window.moved = [] }")
    visit.click(visit.page.locator("[data-primary]").first.get_attribute("data-send") or "")
    found: list[list[str]] = visit.page.evaluate("() => window.moved")
    return found


def test_a_card_goes_from_the_hand_to_the_field_and_from_there_to_the_graveyard(browser: Browser, address: str) -> None:
    with watching(browser, address, CHAIN) as visit:
        played = go_on(visit)
        assert [found for found in played if found[2] == "transform" and "spell mine" in found[1]]
        sent: list[list[str]] = []
        for _ in range(6):
            sent += [found for found in go_on(visit) if "gone" in found[1]]
        assert len(sent) == 4  # three cards of the Chain, and the one that Heavy Storm destroys
        visit.page.wait_for_timeout(500)
        expect(visit.page.locator(".motion .gone")).to_have_count(0)


def test_a_link_lights_up_as_it_resolves(browser: Browser, address: str) -> None:
    with watching(browser, address, CHAIN) as visit:
        lit = 0
        for _ in range(6):
            lit += sum(found[0] == "rect" for found in go_on(visit))
        assert lit == 3


def test_a_reader_who_wants_no_motion_sees_none_but_the_arrows(browser: Browser, address: str) -> None:
    with watching(browser, address, TARGETED, reduced_motion="reduce") as visit:
        assert go_on(visit) == []
        expect(visit.page.locator(".motion path")).to_have_count(1)


@pytest.mark.parametrize("width", [390, 1280])
def test_an_attack_points_at_its_target(browser: Browser, address: str, width: int) -> None:
    with watching(browser, address, ATTACK, viewport={"width": width, "height": 900}) as visit:
        go_on(visit)
        arrow = visit.page.locator(".motion path")
        expect(arrow).to_have_count(1)
        visit.page.wait_for_timeout(500)
        target = visit.page.locator(".half.theirs .card").last.bounding_box()
        drawn = arrow.bounding_box()
        assert target is not None
        assert drawn is not None
        assert target["x"] < drawn["x"] + drawn["width"] < target["x"] + target["width"] + 12
        assert target["y"] < drawn["y"] < target["y"] + target["height"]


def test_no_click_waits_for_a_card_on_its_way(browser: Browser, address: str) -> None:
    loaded = by_id(CHAIN)
    assert loaded is not None
    mirror = Visit.open(loaded)
    for click in ("suggestion", "next"):
        mirror.handle(click)
    with watching(browser, address, CHAIN) as visit:
        visit.click("suggestion")
        visit.page.evaluate(
            """() => { const all = [...document.querySelectorAll("*")]
              const host = all.find((each) => each.shadowRoot?.querySelector(".stage"))
              host.shadowRoot.querySelector("[data-primary]").click() }"""
        )
        expect(visit.page.locator(".stage")).to_have_attribute("data-step", mirror.token)
