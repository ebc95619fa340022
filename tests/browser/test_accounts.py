"""Signing in with a real OpenID provider on this machine: progress follows the account from browser to browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tutor_app.texts.messages import message

from .conftest import Server, free_port
from .visitor import WAIT, Visitor, visiting

SECRETS = """[auth]
redirect_uri = "http://127.0.0.1:{port}/oauth2callback"
cookie_secret = "a secret for this test alone"
client_id = "tutor"
client_secret = "known to both"
server_metadata_url = "http://localhost:{provider}/.well-known/openid-configuration"
"""


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Server]:
    """A tutor whose host has configured accounts, and the provider of these accounts."""
    from oidc_provider_mock import run_server_in_thread

    with run_server_in_thread() as provider:
        port = free_port()
        secrets = tmp_path / ".streamlit" / "secrets.toml"
        secrets.parent.mkdir()
        secrets.write_text(SECRETS.format(port=port, provider=provider.server_port), encoding="utf-8")
        server = Server(f"sqlite:///{tmp_path / 'progress.sqlite'}", port=port, HOME=str(tmp_path))
        yield server
        server.stop()


@contextmanager
def at_the_provider(visit: Visitor) -> Iterator[None]:
    """What is done on the pages of the provider, until the tutor's page is back."""
    yield
    visit.page.wait_for_url(f"{visit.address}/**", timeout=WAIT)
    visit.page.wait_for_selector(".stage .top", timeout=WAIT)


def sign_in(visit: Visitor, name: str, lang: str) -> None:
    """Go to the provider, give a name there, and come back."""
    visit.open(f"?lang={lang}&page=progress")
    visit.send("sign-in").click(timeout=WAIT)
    with at_the_provider(visit):
        visit.page.get_by_placeholder("sub").fill(name, timeout=WAIT)
        visit.page.get_by_role("button", name="Authorize").click()
    visit.open(f"?lang={lang}&page=progress")
    expect(visit.send("sign-out")).to_be_visible(timeout=WAIT)


def sign_out(visit: Visitor, lang: str) -> None:
    """Sign out on the page of progress, and at the provider."""
    visit.open(f"?lang={lang}&page=progress")
    visit.send("sign-out").click(timeout=WAIT)
    with at_the_provider(visit):
        visit.page.get_by_role("button", name="End session").click(timeout=WAIT)


def answer_one(visit: Visitor, lang: str) -> None:
    """Do one exercise."""
    visit.open(f"?lang={lang}&page=practice")
    visit.page.locator(".answers a").first.click(timeout=WAIT)
    expect(visit.page.locator(".feedback")).to_be_visible(timeout=WAIT)
    visit.settle()


def figures(visit: Visitor, lang: str) -> list[str]:
    """The figures of the progress shown; none if nothing is known of the visitor."""
    visit.open(f"?lang={lang}&page=progress")
    return visit.page.locator(".figures").all_inner_texts()


def test_progress_follows_the_account(browser: Browser, club: Server) -> None:
    with visiting(browser, club.address) as phone, visiting(browser, club.address) as desk:
        sign_in(phone, "anna", "de")
        answer_one(phone, "de")
        of_anna = figures(phone, "de")
        assert of_anna
        sign_out(phone, "de")
        assert figures(phone, "de") == []  # the next reader at this browser is not Anna
        expect(phone.send("sign-in")).to_be_visible(timeout=WAIT)

        assert figures(desk, "de") == []
        sign_in(desk, "anna", "de")
        assert figures(desk, "de") == of_anna


def test_another_account_has_its_own_progress(browser: Browser, club: Server) -> None:
    with visiting(browser, club.address) as visit, visiting(browser, club.address) as other:
        answer_one(visit, "it")  # what was answered before signing in comes with it
        sign_in(visit, "bruno", "it")
        assert figures(visit, "it")
        sign_in(other, "carla", "it")
        assert figures(other, "it") == []


def test_a_refusal_at_the_provider_changes_nothing(browser: Browser, club: Server) -> None:
    with visiting(browser, club.address) as visit:
        answer_one(visit, "nl")
        before = figures(visit, "nl")
        visit.send("sign-in").click(timeout=WAIT)
        with at_the_provider(visit):
            visit.page.get_by_role("button", name="Deny").click(timeout=WAIT)
        assert figures(visit, "nl") == before
        expect(visit.send("sign-in")).to_be_visible(timeout=WAIT)


def test_without_accounts_nobody_is_asked_to_sign_in(browser: Browser, address: str) -> None:
    with visiting(browser, address) as visit:
        answer_one(visit, "en")
        assert figures(visit, "en")
        expect(visit.send("sign-in")).to_have_count(0)
        expect(visit.region("lists")).not_to_contain_text(message("en", "progress.account"))
