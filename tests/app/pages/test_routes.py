"""The pages find what the URL asks for."""

from __future__ import annotations

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from rulebook.language.sentences.render import Depth
from rulebook.languages import LANGUAGES
from tutor_app.pages import clicks, routes, sessions
from tutor_app.pages.lists import scenarios_of
from tutor_app.parts.markup import Markup
from tutor_app.parts.stage import read_sent
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message

APP = str(Path(routes.__file__).with_name("app.py"))


def test_only_well_formed_clicks_are_read() -> None:
    good = {"send": "next", "step": "a/1/2", "keyboard": True, "count": 3, "window": "w", "line": "7", "moved": True,
            "reached": 4, "held": "c", "got": [1, 2], "visitor": "ab"}  # fmt: skip
    assert read_sent(good) == ("next", "a/1/2", True, "7", True, 4, ("w", 3), ("c", (1, 2)), "ab")
    odd = {"count": -1, "window": 3, "line": None, "moved": "yes", "reached": True, "held": [], "got": ["x", -1] * 99}
    sent = read_sent({**good, **odd})
    assert sent is not None
    assert sent[3:7] == ("", False, 0, ("", 0))
    assert set(sent.held[1]) == {0}
    assert len(sent.held[1]) < 99
    for junk in (None, "next", {}, {"send": 3, "step": ""}, {"send": "x"}, {"send": "x" * 501, "step": ""}):
        assert read_sent(junk) is None


QUERIES: list[dict[str, str]] = [
    {}, {"page": "rulings"}, {"page": "cards"}, {"page": "nowhere"}, {"scenario": "no.such"}, {"card": "heavy-storm"},
    {"card": "hevy strom", "text": "running"}, {"card": "dragon"}, {"card": "<script>" * 500},
    {"scenario": "card.toon-world.1"}, {"scenario": "rule.battle.replay.1"}, {"page": "library"}, {"page": "terms"},
    {"page": "disputes"}, {"rule": "battle.replay"}, {"rule": "<b>" * 900}, {"article": "replay"}, {"term": "destroy"},
    {"ruling": "ruling.chain.heavy-storm"}, {"dispute": "field-spells"}, {"dispute": "none"},
]  # fmt: skip


@pytest.fixture(autouse=True)
def _nothing_drawn() -> None:
    sessions.DRAWN.forget()


def answered(**query: str) -> None:
    """Open an address, which must be answered."""
    app = AppTest.from_file(APP, default_timeout=20)
    for key, value in query.items():
        app.query_params[key] = value
    app.run()
    assert not app.exception


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("query", QUERIES)
def test_every_address_is_answered(lang: str, query: dict[str, str]) -> None:
    answered(lang=lang, **query)


def test_a_page_that_cannot_be_drawn_lets_the_reader_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(visit: Visit, lang: str, **_: object) -> None:
        raise KeyError("no such word")

    shown: dict[str, str] = {}
    monkeypatch.setattr(sessions, "play_regions", broken)
    monkeypatch.setattr(routes, "stage", lambda _layout, regions, **_: shown.update(regions))
    answered(lang="nl", scenario=scenarios_of("puzzle")[0].scenario.id)
    assert message("nl", "page.broken") in shown["notice"]
    assert 'data-send="undo"' in shown["notice"]


def test_the_page_is_answered_before_the_steps_near_it_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    draw = sessions.play_regions

    def drawing(visit: Visit, lang: str, *, running_text: bool = False, depth: Depth) -> dict[str, Markup]:
        done.append("drawn")
        return draw(visit, lang, running_text=running_text, depth=depth)

    monkeypatch.setattr(sessions, "play_regions", drawing)
    monkeypatch.setattr(routes, "stage", lambda *_, **__: done.append("page"))
    monkeypatch.setattr(sessions, "send_ahead", lambda *_, **__: done.append("steps"))
    found = routes.by_id("ruling.chain.heavy-storm")
    assert found is not None
    visit = Visit.open(found)
    for click in ("suggestion", "next", "suggestion"):
        visit.handle(click)
    answered(lang="en", scenario=found.scenario.id, line=visit.word, step=str(visit.cursor))
    assert done[:2] == ["drawn", "page"]
    assert done[2:-1] == ["drawn"] * (len(done) - 3) != []
    assert done[-1] == "steps"


@pytest.mark.parametrize("query", [{"rule": "battle.replay"}, {"page": "library", "q": "chain"}])
def test_an_entry_that_cannot_be_drawn_leaves_the_way_elsewhere(
    monkeypatch: pytest.MonkeyPatch, query: dict[str, str]
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("no such word")

    shown: dict[str, str] = {}
    monkeypatch.setitem(routes.ENTRY_PAGES, "rule", broken)
    monkeypatch.setitem(routes.READ, "library", broken)
    monkeypatch.setattr(routes, "stage", lambda _layout, regions, **_: shown.update(regions))
    answered(lang="it", **query)
    assert message("it", "page.broken") in shown["notice"]
    assert 'data-send="page:library"' in shown["top"]


def test_the_depth_of_reasons_survives_a_click_a_language_and_a_shared_link(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: dict[str, str] = {}
    monkeypatch.setattr(routes, "stage", lambda _layout, regions, **_: shown.update(regions))

    def open_with(**query: str) -> str:
        shown.clear()
        answered(**query)
        return "".join(map(str, shown.values()))

    pressed = 'data-send="depth:exact" data-focus="depth-exact" aria-pressed="true"'
    current = 'data-focus="page-rulings" aria-current="page"'
    for place in ({"scenario": "ruling.chain.heavy-storm"}, {"ruling": "ruling.chain.heavy-storm"}):
        for lang in ("en", "it"):
            assert current in open_with(lang=lang, **place)
            assert pressed in open_with(lang=lang, depth="exact", **place)
            assert pressed not in open_with(lang=lang, **place)
            assert pressed not in open_with(lang=lang, depth="<b>", **place)

    monkeypatch.setattr(sessions.st, "query_params", kept := Query({"lang": "en", "depth": "exact"}))
    found = routes.by_id("ruling.chain.heavy-storm")
    assert found is not None
    visit = Visit.open(found)
    visit.handle("suggestion")
    sessions.prefer("depth", "exact")
    assert sessions.address_of(visit)["depth"] == "exact"
    assert sessions.preferred() == {"depth": "exact"}
    sessions.prefer("depth", "simple")
    assert "depth" not in kept


class Query(dict[str, str]):
    """Query parameters outside a page."""

    def to_dict(self) -> dict[str, str]:
        return dict(self)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_has_a_title_of_its_own(lang: str) -> None:
    titles = [routes._title(lang, None, "", page) for page in (*routes.READ, *routes.KINDS, "cards")]
    assert len(set(titles)) == len(titles)
    assert all(titles)
    assert routes._title(lang, None, "jinzo", "cards") == "Jinzo"
    assert routes._title(lang, None, "no-such-card", "cards") == routes._title(lang, None, "", "") == ""


def test_lists_hold_every_scenario_of_their_kind() -> None:
    for name, kind in routes.KINDS.items():
        found = [loaded.scenario.id for loaded in scenarios_of(kind)]
        assert found
        markup = routes.list_of(name, "en")
        assert all(f"scenario={id}" in markup for id in found)


def test_every_page_that_is_read_can_be_gone_to() -> None:
    assert set(routes.READ) == set(clicks.READ_PAGES)


def test_a_session_keeps_its_last_visits_only() -> None:
    app = AppTest.from_file(APP, default_timeout=20)
    opened = scenarios_of("lesson")[: sessions.MOST_VISITS + 2]
    for loaded in opened:
        app.query_params["scenario"] = loaded.scenario.id
        app.run()
        assert not app.exception
    assert list(app.session_state["visits"]) == [each.scenario.id for each in opened[-sessions.MOST_VISITS :]]
    first = opened[-1].scenario.id
    visit = app.session_state["visits"][first][0]
    app.run()
    assert app.session_state["visits"][first][0] is visit
