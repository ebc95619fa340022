"""Drawn pages are shared by visitors who see the same, and by nobody else."""

from __future__ import annotations

import random
import re

import pytest

from rulebook.language.sentences.render import Depth
from scenarios.catalogue.lookup import by_id
from scenarios.formats.loader import Loaded, shelf
from scenarios.playing.lesson import Feedback
from tutor_app.pages import sessions
from tutor_app.pages.play import play_regions
from tutor_app.pages.sessions import DrawnPages
from tutor_app.play.visit import Visit

SEND = re.compile(
    r'data-send="((?:next|undo|redo|jump|card|clause|act|pile|suggestion|goon|show|switch|confirm)[^"]*)"'
)


def storm() -> Loaded:
    found = by_id("ruling.chain.heavy-storm")
    assert found is not None
    return found


def visited(loaded: Loaded, *clicks: str) -> Visit:
    visit = Visit.open(loaded)
    for click in clicks:
        visit.handle(click)
    return visit


def test_two_visitors_share_what_looks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def drawing(visit: Visit, lang: str, *, running_text: bool, depth: Depth) -> dict[str, str]:
        drawn.append(lang)
        return {}

    monkeypatch.setattr(sessions, "play_regions", drawing)
    pages, loaded = DrawnPages(), storm()

    def show(visit: Visit, lang: str = "en", depth: Depth = Depth.SIMPLE) -> None:
        pages.regions(visit, lang, running_text=False, depth=depth)

    for clicks in ((), ("suggestion",), ("suggestion", "next")):
        show(visited(loaded, *clicks))
        show(visited(loaded, *clicks))
    assert len(drawn) == 3
    show(visited(loaded), "de")
    show(visited(loaded), depth=Depth.EXACT)
    show(visited(loaded, "card:0"))
    show(visited(loaded, "suggestion", "next", "undo"))
    assert len(drawn) == 7
    for _ in range(2):
        show(visited(loaded, "typed:you: attack"))
    assert len(drawn) == 9


def test_only_the_pages_drawn_last_are_kept() -> None:
    pages, loaded = DrawnPages(2), storm()
    for clicks in ((), ("suggestion",), (), ("suggestion", "next")):
        pages.regions(visited(loaded, *clicks), "en", running_text=False, depth=Depth.SIMPLE)
    assert [key[1] for key in pages._kept] == [  # type: ignore[index]
        visited(loaded).sight, visited(loaded, "suggestion", "next").sight
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_what_looks_the_same_is_drawn_the_same(seed: int) -> None:
    """Visitors click at random in a few scenarios; wherever two of them have the same key, their pages are equal."""
    rng, seen, shared = random.Random(seed), dict[object, dict[str, str]](), 0
    chosen = rng.sample([one for one in shelf() if one.scenario.kind in ("lesson", "puzzle", "ruling")], 3)
    for _ in range(4):
        for loaded in chosen:
            visit = Visit.open(loaded)
            for _ in range(8):
                regions = {name: str(markup) for name, markup in play_regions(visit, "en").items()}
                if visit.sight is not None:
                    key = (loaded.scenario.id, visit.sight)
                    shared += key in seen
                    assert seen.setdefault(key, regions) == regions
                lit = re.search(r'data-send="([^"]+)"[^>]*data-primary', regions["moves"])
                clicks = SEND.findall("".join(regions.values()))
                visit.handle(lit[1] if lit and rng.random() < 0.6 else rng.choice(clicks))
    assert shared


def test_what_a_lesson_answered_is_part_of_what_is_seen() -> None:
    """A wrong card that is opened is no move, but the lesson says something."""
    loaded = next(one for one in shelf() if one.scenario.kind == "lesson")
    silent, told = visited(loaded), visited(loaded)
    assert silent.sight == told.sight
    told.session.feedback = Feedback("otherwise", None)
    assert silent.sight != told.sight
