"""The server: everything is loaded before it answers, and the page's files are kept by the browser."""

from __future__ import annotations

import asyncio
import gc
import tomllib
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from streamlit import net_util
from streamlit.web.server.starlette import starlette_routes, starlette_websocket

from scenarios.catalogue import card_examples, rule_boards
from scenarios.catalogue.card_examples import examples
from scenarios.catalogue.library import index
from tutor_app import server
from tutor_app.parts.assets import asset, assets, loader

ROOT = Path(__file__).resolve().parents[2]


Result = TypeVar("Result")


def finished(work: Coroutine[object, object, Result]) -> Result:
    """Run a coroutine in a thread of its own: the browser tests keep an event loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def asking(name: str) -> Request:
    return Request({"type": "http", "path_params": {"name": name}})


@pytest.fixture
def unfrozen() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_loading_reads_everything_and_freezes_what_stays(unfrozen: None) -> None:
    read = (index, examples, card_examples._by_id, rule_boards._boards)
    for each in read:
        each.cache_clear()
    server.load()
    assert [each.cache_info().currsize for each in read] == [1, 1, 1, 1]
    assert gc.get_freeze_count() > 50_000


def test_streamlit_collects_no_garbage_after_a_click() -> None:
    settings = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text(encoding="utf-8"))
    assert settings["runner"]["postScriptGC"] is False


class AnyUpload:
    """Replaces the running sessions and the file store: every session is one of them."""

    def __init__(self) -> None:
        self.files: list[object] = []

    def is_active_session(self, session: str) -> bool:
        return True

    def add_file(self, session_id: str, file: object) -> None:
        self.files.append(file)


@pytest.mark.parametrize("length", [True, False])
def test_no_file_can_be_uploaded(length: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text(encoding="utf-8"))
    values = {"server.maxUploadSize": settings["server"]["maxUploadSize"], "server.enableXsrfProtection": False,
              "secrets.files": []}  # fmt: skip
    monkeypatch.setattr(starlette_routes.config, "get_option", lambda name: values.get(name, False))
    store = AnyUpload()
    put = starlette_routes.create_upload_routes(store, store, "")[0].endpoint  # type: ignore[arg-type]
    body = (
        b'--edge\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n'
        + b"x" * 100_000 + b"\r\n--edge--\r\n"
    )  # fmt: skip
    headers = [(b"content-type", b"multipart/form-data; boundary=edge")]
    headers += [(b"content-length", str(len(body)).encode())] if length else []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": body, "more_body": False}

    scope = {"type": "http", "method": "PUT", "path": "/", "headers": headers, "query_string": b"",
             "path_params": {"session_id": "s", "file_id": "f"}}  # fmt: skip
    with pytest.raises(HTTPException) as caught:
        finished(put(Request(scope, receive)))
    assert caught.value.status_code == 413
    assert store.files == []


def test_a_foreign_origin_is_refused_without_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(net_util, "get_external_ip", net_util.get_external_ip)  # restored afterwards
    monkeypatch.setattr(net_util, "_make_blocking_http_get", lambda *where, **how: asked.append(where))
    server.application()
    assert not starlette_websocket._is_origin_allowed("http://foreign.example", "localhost:8501")
    assert starlette_websocket._is_origin_allowed("http://localhost:8501", "localhost:8501")
    assert asked == []


def test_a_port_in_use_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with server.listening("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert server.main(["--port", str(port), "--address", "127.0.0.1"]) == 2
    assert str(port) in capsys.readouterr().err


def test_the_files_are_served_with_caching() -> None:
    for name, found in assets().items():
        answer = finished(server._asset(asking(name)))
        assert answer.body == found.text.encode()
        assert answer.headers["content-type"].startswith(found.media_type)
        assert "immutable" in answer.headers["cache-control"]
    assert finished(server._asset(asking("stage.css"))).status_code == 404


def test_the_component_only_contains_links_to_its_files() -> None:
    assert len(loader()) < 400
    assert asset("stage.js").name in loader()
    assert asset("style.css").name in loader()


def test_streamlit_finds_no_pages_of_its_own() -> None:
    assert server.PAGE.is_file()
    assert not (server.PAGE.parent / "pages").exists()
