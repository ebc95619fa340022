"""The page's messages exist in four languages with the same placeholders."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tutor_app
from rulebook.explain.tree import Role
from rulebook.graphs.chain import Status
from rulebook.graphs.edges import EdgeKind
from rulebook.languages import FALLBACK, LANGUAGES
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import EffectKind, Phase, Step, Zone
from tutor_app.texts.messages import choose_language, message, messages

APP = Path(tutor_app.__file__).parent


def test_every_key_the_code_names_exists() -> None:
    named: set[str] = set()
    for path in APP.rglob("*.py"):
        named |= set(re.findall(r'message\(\s*\w+,\s*"([a-z_]+\.[a-z_-]+)"', path.read_text(encoding="utf-8")))
    assert len(named) > 40
    assert named <= set(messages(FALLBACK)), sorted(named - set(messages(FALLBACK)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_the_field_can_show_has_a_word(lang: str) -> None:
    keys = [f"zone.{zone.name.lower()}" for zone in Zone]
    keys += [f"phase.{phase.name.lower()}" for phase in Phase] + [f"phase_full.{phase.name.lower()}" for phase in Phase]
    keys += [f"step.{step.name.lower()}" for step in Step if step != Step.NONE]
    keys += [f"edge.{kind.value}" for kind in EdgeKind] + [f"chain.{status.value}" for status in Status]
    keys += [f"role.{role.value}" for role in Role]
    keys += [f"verb.activate_{kind.value}" for kind in EffectKind]
    for key in keys:
        assert message(lang, key)
    assert Activated


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_stays_for_another_one_is_not_called_connected(lang: str) -> None:
    said = message(lang, "edge.binds") + message(lang, "board.bound", card="x")
    assert not re.search("connect|verbind|colleg", said)


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(KeyError):
        message("en", "board.equipped")
    with pytest.raises(KeyError):
        message("fr", "page.start")


@pytest.mark.parametrize(
    ("wanted", "accepted", "found"),
    [
        ("nl", "de", "nl"),
        (None, "it-CH,it;q=0.9,en;q=0.8", "it"),
        (None, "fr-FR,fr;q=0.9,de;q=0.8,en;q=0.7", "de"),
        (None, "en;q=0.3,nl;q=0.7", "nl"),
        (None, "fr", "en"),
        (None, None, "en"),
        ("<b>", "", "en"),
        (None, "de;q=0, it", "it"),
        (None, "de;q=x", "en"),
        (None, "de-DE", "de"),
    ],
)
def test_first_visit_follows_the_browser(wanted: str | None, accepted: str | None, found: str) -> None:
    assert choose_language(wanted, accepted) == found
