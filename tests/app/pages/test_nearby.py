"""Steps sent ahead equal those the server would draw, and reveal no answer early."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from scenarios.formats.loader import Loaded, shelf
from tutor_app.pages.play import play_regions
from tutor_app.pages.sessions import AHEAD, Nearby
from tutor_app.parts.markup import Markup
from tutor_app.parts.stage import DrawnStep
from tutor_app.play.visit import Visit

PLAYED = [loaded for loaded in shelf() if loaded.scenario.kind in ("lesson", "ruling")][::9]


def draw(visit: Visit) -> dict[str, Markup]:
    return play_regions(visit, "en")


def near(visit: Visit, nearby: Nearby | None = None, *, more: bool = False) -> dict[int, DrawnStep]:
    found = (nearby or Nearby("")).steps(visit, draw, lambda at: at.token, more=more)
    return {step.stop: step for step in found}


@pytest.mark.parametrize("loaded", PLAYED, ids=[loaded.scenario.id for loaded in PLAYED])
def test_what_is_sent_ahead_is_what_the_server_would_show(loaded: Loaded) -> None:
    visit = Visit.open(loaded)
    for _ in range(6):
        visit.handle("goon" if visit.session.waits_for_next else "suggestion" if visit.live else "next")
        here = visit.stops.index(visit.cursor) if visit.cursor in visit.stops else -1
        for stop, step in near(visit).items():
            other = Visit.open(loaded)
            other.__dict__.update(visit.elsewhere(here).__dict__ if here >= 0 else visit.__dict__)
            clicks = ["undo"] if stop == here - 1 else ["next"] * (stop - here)
            for click in clicks:
                other.handle(click)
            assert step.step == other.token
            assert step.decides == other.deciding
            assert step.regions == draw(other)


def test_everything_up_to_the_next_decision_is_sent_and_the_step_before() -> None:
    visit = Visit.open(next(each for each in shelf() if each.scenario.id == "ruling.chain.heavy-storm"))
    for click in ("suggestion", "next", "suggestion"):
        visit.handle(click)
    here = visit.stops.index(visit.cursor)
    found = near(visit)
    assert here - 1 in found
    later = sorted(stop for stop in found if stop > here)
    assert later == list(range(here + 1, later[-1] + 1))
    assert [found[stop].decides for stop in later] == [False] * (len(later) - 1) + [True]
    assert len(later) <= AHEAD
    assert set(found) < set(near(visit, more=True))


def test_a_step_sent_ahead_is_known_when_the_browser_has_gone_there() -> None:
    visit = Visit.open(next(each for each in shelf() if each.scenario.id == "ruling.chain.heavy-storm"))
    for click in ("suggestion", "next", "suggestion"):
        visit.handle(click)
    nearby = Nearby("")
    sent, here = near(visit, nearby), visit.stops.index(visit.cursor)
    assert nearby.known(visit) is None
    for stop in range(here + 1, max(sent) + 1):
        visit.follow(visit.stops[stop], visit.stops[stop])
        known = nearby.known(visit)
        assert known is sent[stop]
        assert known.regions == draw(visit)
    visit.status = "failed"
    assert nearby.known(visit) is None


def test_every_step_is_drawn_in_its_turn() -> None:
    visit = Visit.open(next(each for each in shelf() if each.scenario.id == "ruling.chain.heavy-storm"))
    for click in ("suggestion", "next", "suggestion"):
        visit.handle(click)
    turns: list[str] = []

    @contextmanager
    def turn() -> Iterator[None]:
        turns.append("begins")
        yield
        turns.append("ends")

    def in_turn(at: Visit) -> dict[str, Markup]:
        assert turns[-1] == "begins"
        return draw(at)

    found = Nearby("").steps(visit, in_turn, lambda at: at.token, more=False, turn=turn)
    assert turns == ["begins", "ends"] * len(found)


def test_the_answer_of_a_ruling_is_not_sent_ahead() -> None:
    asked = [each for each in shelf() if each.scenario.kind == "ruling" and each.scenario.in_language("en").answer]
    ends = 0
    for loaded in asked[:40]:
        visit = Visit.open(loaded)
        for _ in range(60):
            if visit.done:
                ends += 1
                break
            assert not any(visit.elsewhere(stop).done for stop in near(visit, more=True))
            before = visit.token
            visit.handle("goon" if visit.session.waits_for_next else "suggestion" if visit.live else "next")
            if visit.token == before:
                break
    assert ends > 5


def test_a_step_is_drawn_once_while_the_line_stays_the_same() -> None:
    visit = Visit.open(next(each for each in shelf() if each.scenario.id == "ruling.chain.heavy-storm"))
    for click in ("suggestion", "next", "suggestion"):
        visit.handle(click)
    nearby, edition = Nearby(""), visit.edition
    first = near(visit, nearby)
    visit.handle("next")
    again = near(visit, nearby)
    assert visit.edition == edition
    assert all(first[stop] is again[stop] for stop in again if stop in first)
    visit.handle("switch:stops")
    assert visit.edition != edition
