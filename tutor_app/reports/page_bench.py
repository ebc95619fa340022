"""``run.py bench --page``: the page in Chromium and under load, measured against an empty Streamlit page.

Both servers run at the same time and clicks alternate between them, so that a busy machine slows both. Everything
stays on the loopback interface.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

from scenarios.formats.loader import shelf

from .page_servers import PATIENCE, ROOT, CannotMeasure, Server, empty, tutor
from .readme_tables import DOCUMENT, replaced

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

BEGIN, END = "<!-- made by python3 run.py bench --page --write -->", "<!-- until here -->"

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run",
         "--disable-background-networking"]  # fmt: skip
CLICKS, STARTS, SECONDS, VISITORS = 200, 3, 60.0, (25, 50, 100)
PLAYED = ("lesson", "puzzle", "ruling")
PAGES = ("", "page=today", "page=practice", "page=progress", "page=puzzles", "page=lessons")
"""The other pages, as queries; clicks on them follow their links and answer their questions."""
ON_PAGES = 0.3
"""The share of visits that begin on one of them."""

_CLICK = """async ({ find, settled }) => {
  const within = (root, what) => root.querySelector(what) || [...root.querySelectorAll("*")]
    .map((each) => each.shadowRoot && within(each.shadowRoot, what)).find(Boolean)
  const button = within(document, find)
  const root = within(document, ".stage")?.parentNode || document.querySelector('[data-testid="stMain"]')
  const text = () => document.querySelector('[data-testid="stMain"]').innerText
  const before = text()
  let last = 0
  const watch = new MutationObserver(() => requestAnimationFrame(() => { last = performance.now() }))
  watch.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  const start = performance.now()
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, detail: 1 }))
  const asked = Boolean(within(document, ".stage[aria-busy]"))
  while (performance.now() - start < 30000) {
    await new Promise((done) => setTimeout(done, 10))
    const waiting = within(document, ".stage") ? within(document, ".stage[aria-busy]") : text() === before
    if (last && !waiting && performance.now() - last > settled) break
  }
  watch.disconnect()
  return { took: last - start, asked }
}"""
_FIRST = """async (shown) => {
  const within = (root, what) => root.querySelector(what) || [...root.querySelectorAll("*")]
    .map((each) => each.shadowRoot && within(each.shadowRoot, what)).find(Boolean)
  while (!within(document, shown)) await new Promise((done) => requestAnimationFrame(done))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  return performance.now()
}"""
SETTLED = 150
"""Milliseconds without a change after which the page counts as settled; not part of the figures."""


@contextmanager
def browser() -> Iterator[Browser]:
    """Chromium.

    Raises:
        CannotMeasure: playwright or Chromium is missing.
    """
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError as error:
        raise CannotMeasure("playwright is missing; install the development tools: python3 run.py test") from error
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        raise CannotMeasure("Chromium is missing: sudo apt install chromium")
    with sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield opened
        finally:
            opened.close()


def summary(times: Sequence[float]) -> dict[str, float]:
    """Number of values, median, 90th and 99th percentile, in the unit of the values."""
    if not times:
        return {"count": 0}
    found = sorted(times)
    at = {name: found[min(len(found) - 1, int(len(found) * share))] for name, share in SHARES.items()}
    return {"count": len(found), **{name: round(value, 1) for name, value in at.items()}}


SHARES = {"median": 0.5, "p90": 0.9, "p99": 0.99}


def scenarios(kinds: Sequence[str] = PLAYED) -> list[str]:
    """Ids of the scenarios to play."""
    return [loaded.scenario.id for loaded in shelf() if loaded.scenario.kind in kinds]


# Clicks in Chromium ----------------------------------------------------------------------------------


class Counter:
    """Counts the bytes a page receives over its WebSocket."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        page.on("websocket", lambda line: line.on("framereceived", self._count))

    def _count(self, told: str | bytes) -> None:
        self.bytes += len(told)


def clicks(opened: Browser, ours: Server, theirs: Server, count: int) -> dict[str, Any]:
    """Click in both pages in turn; milliseconds until each page has settled, and bytes per click."""
    rng = random.Random(1)
    ids = scenarios()
    mine, other = opened.new_page(), opened.new_page()
    counted, counted_other = Counter(mine), Counter(other)
    other.goto(f"http://{theirs.address}/")
    other.wait_for_selector('[data-testid="stButton"] button', timeout=PATIENCE * 1000)
    empty_times: list[float] = []
    asked: list[float] = []
    at_once: list[float] = []
    elsewhere: list[float] = []
    received = received_other = 0
    for number in range(count):
        if number % 20 == 0:
            begin = rng.choice(PAGES) if rng.random() < ON_PAGES else f"scenario={rng.choice(ids)}"
            mine.goto(f"http://{ours.address}/?lang=en&{begin}")
            mine.wait_for_selector(".stage [data-send]", timeout=PATIENCE * 1000)
            mine.wait_for_timeout(500)
        before = counted_other.bytes
        told = other.evaluate(_CLICK, {"find": '[data-testid="stButton"] button', "settled": SETTLED})
        empty_times.append(told["took"])
        received_other += counted_other.bytes - before
        before = counted.bytes
        told = mine.evaluate(_CLICK, {"find": _target(mine, number, rng), "settled": SETTLED})
        mine.wait_for_timeout(400)  # the browser reports its position
        (asked if told["asked"] else at_once).append(told["took"])
        if not mine.locator(".stage .board").count():
            elsewhere.append(told["took"])
        received += counted.bytes - before
    both = [*asked, *at_once]
    found: dict[str, Any] = {
        "empty": summary(empty_times), "all": summary(both), "server": summary(asked), "browser": summary(at_once),
        "pages": summary(elsewhere),
        "bytes_per_click": round(received / count), "empty_bytes_per_click": round(received_other / count),
    }  # fmt: skip
    found["ratio"] = {name: round(found["all"][name] / found["empty"][name], 2) for name in SHARES}
    if asked:
        found["server_ratio"] = {name: round(found["server"][name] / found["empty"][name], 2) for name in SHARES}
    return found


def _target(page: Page, number: int, rng: random.Random) -> str:
    """What to click: mostly the primary button, sometimes Undo or a card."""
    if number % 5 == 4 and page.locator('[data-send="undo"]:not([disabled])').count():
        return '[data-send="undo"]'
    cards = page.locator(".board .card[data-send]")
    if number % 5 == 2 and cards.count():
        return f'[data-send="{cards.nth(rng.randrange(cards.count())).get_attribute("data-send")}"]'
    answers = page.locator(".answer[data-send]:not([disabled])")
    if answers.count():
        return f'.answer[data-send="{answers.nth(rng.randrange(answers.count())).get_attribute("data-send")}"]'
    for wanted in ("[data-primary]", ".moves [data-send]", '[data-send="restart"]:not([disabled])'):
        if page.locator(wanted).count():
            return wanted
    links = page.locator(".stage a[data-send]")
    if links.count():
        return f'.stage a[data-send="{links.nth(rng.randrange(links.count())).get_attribute("data-send")}"]'
    return '[data-send^="page:"]'


# The first page --------------------------------------------------------------------------------------


def first_pages(opened: Browser, rounds: int) -> dict[str, Any]:
    """Milliseconds from opening the address of a new server to the page; ``loading`` in seconds from its start."""
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        for name, start, shown in (("empty", empty, '[data-testid="stButton"]'), ("tutor", tutor, ".stage .board")):
            with start() as server:
                found.setdefault(f"{name}_loading_seconds", []).append(server.loading)
                for visit in ("cold", "warm"):  # a new browser profile each time
                    context = opened.new_context()
                    page = context.new_page()
                    page.goto(f"http://{server.address}/", wait_until="commit")
                    found.setdefault(f"{name}_{visit}", []).append(page.evaluate(_FIRST, shown))
                    context.close()
    middle = {name: summary(times)["median"] for name, times in found.items()}
    ratio = {visit: round(middle[f"tutor_{visit}"] / middle[f"empty_{visit}"], 2) for visit in ("cold", "warm")}
    return {**middle, "ratio": ratio}


# Many visitors ---------------------------------------------------------------------------------------


def visitors(server: Server, count: int, seconds: float, *, play: bool, pause: tuple[float, float] = (2.0, 5.0),
             stay: int = 0, seed: int = 0, kinds: Sequence[str] = PLAYED) -> dict[str, Any]:  # fmt: skip
    """Let WebSocket visitors click; the raw results, see ``page_visitors.Measured``."""
    orders = {"address": server.address, "scenarios": scenarios(kinds) if play else [], "visitors": count,
              "seconds": seconds, "pause": pause, "stay": stay, "seed": seed}  # fmt: skip
    ran = subprocess.run(
        [sys.executable, "-m", "tutor_app.reports.page_visitors"], input=json.dumps(orders), cwd=ROOT,
        capture_output=True, text=True, timeout=seconds + 2 * PATIENCE,
    )  # fmt: skip
    if ran.returncode:
        raise CannotMeasure(f"the visitors failed: {ran.stderr.strip().splitlines()[-1]}")
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def load(ours: Server, theirs: Server, counts: Sequence[int], seconds: float) -> list[dict[str, Any]]:
    """Visitors who click every 2 to 5 seconds, on the empty page and on ours in turn.

    ``processor`` is the processor time of the server in milliseconds per click, with the first pages and the reports of
    positions; clicks that the browser answers count as clicks. It depends less than the times on what else runs.
    """
    rows: list[dict[str, Any]] = []
    for count in counts:
        before = theirs.processor, ours.processor
        other = visitors(theirs, count, seconds, play=False)
        mine = visitors(ours, count, seconds, play=True)
        used = theirs.processor - before[0], ours.processor - before[1]
        clicked = len(other["answered"]), len(mine["answered"]) + mine["at_once"]
        spent = [round(1000 * time / max(1, number), 1) for time, number in zip(used, clicked, strict=True)]
        rows.append({
            "processor": {"empty": spent[0], "tutor": spent[1]},
            "visitors": count, "empty": summary(other["answered"]), "tutor": summary(mine["answered"]),
            "reports": summary(mine["told"]), "without_server": mine["at_once"],
            "errors": len(mine["errors"]), "empty_errors": len(other["errors"]), "first_errors": mine["errors"][:3],
        })  # fmt: skip
    return rows


def soak(minutes: float, count: int) -> dict[str, Any]:
    """Click as fast as the server answers; memory in MB before, and after every tenth of the time."""
    with tutor() as server:
        memory, answers, reports, at_once, errors = [round(server.memory, 1)], 0, 0, 0, 0
        for part in range(10):
            found = visitors(server, count, minutes * 6, play=True, pause=(0.0, 0.05), stay=40, seed=part + 1)
            answers, reports = answers + len(found["answered"]), reports + len(found["told"])
            at_once, errors = at_once + found["at_once"], errors + len(found["errors"])
            memory.append(round(server.memory, 1))
        return {"minutes": minutes, "visitors": count, "clicks_on_server": answers, "clicks_in_browser": at_once,
                "reports": reports, "errors": errors, "memory_mb": memory}  # fmt: skip


def lessons(minutes: float, count: int) -> dict[str, Any]:
    """Visitors who work through lessons: times, errors, and how much memory of the server each of them takes.

    A few visitors come first and click fast until the lessons are drawn, because what is drawn once for everybody does
    not count for those measured.
    """
    with tutor() as server:
        visitors(server, WARMING, WARMING_SECONDS, play=True, kinds=("lesson",), pause=(0.0, 0.2), seed=1)
        before = server.memory
        with ThreadPoolExecutor(1) as pool:
            running = pool.submit(visitors, server, count, minutes * 60, play=True, kinds=("lesson",), seed=2)
            most = before
            while not running.done():
                most = max(most, server.memory)
                wait([running], timeout=1)
        found = running.result()
    return {"minutes": minutes, "visitors": count, "clicks_on_server": len(found["answered"]),
            "clicks_in_browser": found["at_once"], "answered": summary(found["answered"]),
            "errors": len(found["errors"]), "first_errors": found["errors"][:3],
            "memory_mb_per_visitor": round((most - before) / count, 2)}  # fmt: skip


WARMING, WARMING_SECONDS = 10, 240.0


# Reports ---------------------------------------------------------------------------------------------


def measure(count: int, counts: Sequence[int], seconds: float, starts: int) -> dict[str, Any]:
    """Every figure, as JSON.

    Raises:
        CannotMeasure: something needed is missing.
    """
    with ExitStack() as stack:
        opened = stack.enter_context(browser())
        first = first_pages(opened, starts) if starts else None
        ours, theirs = stack.enter_context(tutor()), stack.enter_context(empty())
        clicked = clicks(opened, ours, theirs, count) if count else None
        crowd = load(ours, theirs, counts, seconds)
        busy = os.getloadavg() if hasattr(os, "getloadavg") else ()
    return {"version": 1, "load_average": [round(each, 1) for each in busy], "first_page": first, "click": clicked,
            "visitors": crowd}  # fmt: skip


def table(found: dict[str, Any]) -> list[str]:
    """The figures as Markdown."""
    rows = ["| | empty page | tutor | ratio |", "| --- | ---: | ---: | ---: |"]
    click, first = found["click"], found["first_page"]
    if click:
        for name, words in (("median", "median"), ("p90", "90th percentile"), ("p99", "99th percentile")):
            rows.append(_row(f"click to settled page, {words}", click["empty"][name], click["all"][name]))
            if "server_ratio" in click:
                rows.append(_row(f"the same, clicks the server answers, {words}", click["empty"][name],
                                 click["server"][name]))  # fmt: skip
        if click.get("pages", {}).get("count"):
            for name, words in (("median", "median"), ("p90", "90th percentile")):
                rows.append(_row(f"the same, pages without a board, {words}", click["empty"][name],
                                 click["pages"][name]))  # fmt: skip
        rows.append(_row("received per click", click["empty_bytes_per_click"] / 1000, click["bytes_per_click"] / 1000,
                         "KB"))  # fmt: skip
    if first:
        for visit, words in (("cold", "first visitor of a new server"), ("warm", "second visitor")):
            rows.append(_row(f"first page, {words}", first[f"empty_{visit}"], first[f"tutor_{visit}"]))
        rows.append(_row("start of the server", first["empty_loading_seconds"], first["tutor_loading_seconds"], "s"))
    for row in found["visitors"]:
        if row["tutor"]["count"] and row["empty"]["count"]:
            for name, words in (("median", "median"), ("p99", "99th percentile")):
                rows.append(_row(f"{row['visitors']} visitors, {words}", row["empty"][name], row["tutor"][name]))
            if "processor" in row:
                spent = row["processor"]
                rows.append(_row(f"{row['visitors']} visitors, processor time per click", spent["empty"],
                                 spent["tutor"]))  # fmt: skip
            rows.append(f"| {row['visitors']} visitors, errors | {row['empty_errors']} | {row['errors']} | |")
    return rows


def _row(words: str, other: float, mine: float, unit: str = "ms") -> str:
    digits = 0 if unit == "ms" else 1
    return f"| {words} | {other:.{digits}f} {unit} | {mine:.{digits}f} {unit} | {mine / max(other, 0.001):.2f} |"


def written(page: str, found: dict[str, Any]) -> str:
    """The document with its table replaced.

    Raises:
        ValueError: the document has no place for it.
    """
    return replaced(page, BEGIN, END, table(found))


def write(found: dict[str, Any]) -> None:
    """Update the table in the README."""
    DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), found), encoding="utf-8")
