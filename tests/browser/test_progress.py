"""Practising over two days in the browser: answers are kept, come back when due, can be saved, deleted and loaded."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from playwright.sync_api import Browser, expect

from rulebook.languages import LANGUAGES
from scenarios.catalogue.course import lessons
from tests.app.play.test_visit import do_step
from tutor_app.play.visit import Visit
from tutor_app.progress.today import GOAL
from tutor_app.texts.messages import message

from .conftest import Server
from .visitor import WAIT, Visitor, visiting


def answer_all(visit: Visitor) -> None:
    """Answer today's questions with the first answer each."""
    for _ in range(GOAL):
        visit.page.locator(".answers a").first.click(timeout=WAIT)
        expect(visit.page.locator(".feedback")).to_be_visible(timeout=WAIT)
        visit.settle()
        visit.page.locator("[data-focus^=next-]").click()
        expect(visit.page.locator(".feedback")).to_have_count(0, timeout=WAIT)
        visit.settle()


def test_what_was_missed_comes_back_the_next_day(browser: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'progress.sqlite'}"
    server = Server(database, DUEL_TUTOR_CLOCK="2026-03-01T12:00:00+00:00")
    with visiting(browser, server.address) as visit:
        visit.open("?lang=nl&page=today")
        answer_all(visit)
        expect(visit.region("lists")).to_contain_text(message("nl", "today.for_today"))
        server.stop()
        server.settings["DUEL_TUTOR_CLOCK"] = "2026-03-02T12:00:00+00:00"
        server.start()

        visit.open("?lang=nl&page=today")
        expect(visit.region("intro")).to_contain_text(message("nl", "today.again"), timeout=WAIT)
        visit.open("?lang=nl&page=progress")
        expect(visit.region("lists")).to_contain_text(
            message("nl", "progress.known", known="", asked="", answers="")[:20], timeout=WAIT
        )
        assert visit.page.locator(".map .station.shade-0").count() < visit.page.locator(".map .station").count()
        away = ("ERR_CONNECTION_REFUSED", "timed out")  # the page asks for the server while it is down
        visit.problems = [told for told in visit.problems if not any(words in told for words in away)]
    server.stop()


def test_answers_are_saved_deleted_and_loaded_again(browser: Browser, address: str, tmp_path: Path) -> None:
    with visiting(browser, address, accept_downloads=True) as visit:
        visit.open("?lang=de&page=practice")
        visit.page.locator(".answers a").first.click()
        visit.settle()
        visit.open("?lang=de&page=progress")
        expect(visit.page.locator(".figures")).to_be_visible(timeout=WAIT)
        with visit.page.expect_download() as download:
            visit.page.locator("[data-export]").click()
        download.value.save_as(tmp_path / "saved.json")
        assert len(json.loads((tmp_path / "saved.json").read_text(encoding="utf-8"))["answers"]) == 1

        visit.click("erase")
        expect(visit.page.locator(".figures")).to_have_count(0, timeout=WAIT)
        visit.page.locator("[data-import]").set_input_files(tmp_path / "saved.json")
        expect(visit.region("notice")).to_contain_text(message("de", "progress.loaded", all=1, added=1), timeout=WAIT)
        expect(visit.page.locator(".figures")).to_be_visible()

        (tmp_path / "broken.json").write_text("{", encoding="utf-8")
        visit.page.locator("[data-import]").set_input_files(tmp_path / "broken.json")
        expect(visit.page.locator("[data-told]")).to_have_text(message("de", "progress.file_broken"), timeout=WAIT)
        visit.problems = [told for told in visit.problems if "400" not in told]


LESSON = "lesson.flip-summon"
"""A lesson that ends with a question."""


def before_the_last_step() -> str:
    """The query string of that lesson with its last question open."""
    loaded = next(one for one in lessons() if one.scenario.id == LESSON)
    visit = Visit.open(loaded)
    for number in range(len(loaded.scenario.step) - 1):
        do_step(visit, number)
    return f"?lang=en&scenario={LESSON}&line={visit.word}"


def test_a_finished_lesson_is_marked_in_another_window(browser: Browser, address: str) -> None:
    with visiting(browser, address) as visit:
        visit.open(before_the_last_step())
        other = Visitor(visit.page.context.new_page(), address)
        other.open("?lang=en&page=lessons")
        expect(other.page.locator(".tile", has_text="✓")).to_have_count(0)
        for _ in range(4):
            if visit.page.locator(".answers [data-send^=answer]:not([disabled])").count():
                visit.page.locator(".answers [data-send^=answer]:not([disabled])").last.click()
                visit.settle()
        expect(visit.region("task")).to_contain_text(message("en", "lesson.learned"), timeout=WAIT)
        other.open("?lang=en&page=lessons")
        expect(other.page.locator(".tile", has_text="✓")).to_have_count(1, timeout=WAIT)
        other.open("?lang=en")
        onward = other.page.locator(".door.onward a.primary")
        expect(onward).to_be_visible(timeout=WAIT)
        course = [one.scenario.id for one in lessons()]
        assert course[course.index(LESSON) + 1] in str(onward.get_attribute("href"))
        onward.click()
        expect(other.region("task")).to_be_visible(timeout=WAIT)
        other.page.close()


def test_a_locked_database_is_told_and_the_page_goes_on(browser: Browser, own_server: Server) -> None:
    path = own_server.settings["DUEL_TUTOR_DATABASE"].removeprefix("sqlite:///")
    with visiting(browser, own_server.address) as visit:
        visit.open("?lang=it&page=today")
        visit.page.locator(".answers a").first.click()
        visit.settle()
        holder = sqlite3.connect(path, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        visit.page.locator("[data-focus^=next-]").click()
        visit.settle()
        visit.page.locator(".answers a").first.click()
        expect(visit.region("notice")).to_contain_text(message("it", "progress.fault_locked"), timeout=WAIT)
        expect(visit.page.locator(".feedback")).to_be_visible()
        holder.execute("ROLLBACK")
        visit.page.locator("[data-focus^=next-]").click()
        visit.settle()
        expect(visit.region("notice")).to_be_empty(timeout=WAIT)
        assert holder.execute("SELECT count(*) FROM results").fetchone() == (2,)


def test_the_pages_stay_inside_a_small_screen(browser: Browser, address: str) -> None:
    with visiting(browser, address, viewport={"width": 320, "height": 640}) as visit:
        for lang in LANGUAGES:
            for name in ("today", "progress"):
                visit.open(f"?lang={lang}&page={name}")
                assert visit.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_the_way_on_stays_in_view_while_a_class_list_is_chosen(browser: Browser, address: str) -> None:
    with visiting(browser, address, viewport={"width": 390, "height": 844}) as visit:
        visit.open("?lang=nl&page=class").click("pick:lesson.first-attack")
        expect(visit.page.locator('[data-send^="class:"]')).to_be_in_viewport()


def test_a_link_copied_while_choosing_opens_the_class_for_pupils(browser: Browser, address: str) -> None:
    picked = ("lesson.first-attack", "lesson.the-field")
    with visiting(browser, address) as teacher:
        teacher.open("?lang=de&page=class")
        for id in picked:
            teacher.click(f"pick:{id}")
        expect(teacher.page.locator(".picks [aria-pressed=true]")).to_have_count(2)
        copied = teacher.page.url
        teacher.click(f"class:{','.join(picked)}")
        expect(teacher.page.locator(".picks")).to_have_count(0)
        teacher.click("class-edit")
        expect(teacher.page.locator(".picks [aria-pressed=true]")).to_have_count(2)
        assert teacher.page.url == copied
    with visiting(browser, address) as pupil:
        pupil.open(copied.removeprefix(address).removeprefix("/"))
        expect(pupil.page.locator(".tile")).to_have_count(2)
        expect(pupil.page.locator(".picks")).to_have_count(0)
        pupil.open("?lang=de&page=class&edit=1&do=" + picked[0])
        expect(pupil.page.locator(".tile")).to_have_count(1)
