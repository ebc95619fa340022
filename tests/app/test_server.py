"""The server: everything is loaded before it answers, and the page's files are kept by the browser."""

from __future__ import annotations

import asyncio
import gc
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request

from scenarios.catalogue.library import index
from tutor_app import server
from tutor_app.parts.assets import asset, assets, loader

ROOT = Path(__file__).resolve().parents[2]


def asking(name: str) -> Request:
    return Request({"type": "http", "path_params": {"name": name}})


@pytest.fixture
def unfrozen() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_loading_builds_the_search_and_freezes_what_stays(unfrozen: None) -> None:
    index.cache_clear()
    server.load()
    assert index.cache_info().currsize == 1
    assert gc.get_freeze_count() > 50_000


def test_streamlit_collects_no_garbage_after_a_click() -> None:
    settings = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text(encoding="utf-8"))
    assert settings["runner"]["postScriptGC"] is False


def test_a_port_in_use_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with server.listening("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert server.main(["--port", str(port), "--address", "127.0.0.1"]) == 2
    assert str(port) in capsys.readouterr().err


def test_the_files_are_served_with_caching() -> None:
    for name, found in assets().items():
        answer = asyncio.run(server._asset(asking(name)))
        assert answer.body == found.text.encode()
        assert answer.headers["content-type"].startswith(found.media_type)
        assert "immutable" in answer.headers["cache-control"]
    assert asyncio.run(server._asset(asking("stage.css"))).status_code == 404


def test_the_component_only_contains_links_to_its_files() -> None:
    assert len(loader()) < 400
    assert asset("stage.js").name in loader()
    assert asset("style.css").name in loader()
