"""``run.py search`` and ``run.py rule``."""

from __future__ import annotations

import json

import pytest

from rulebook.articles.disagreements import disagreements
from rulebook.articles.glossary import glossary
from scenarios.catalogue.library import by_document_id
from tutor_app.commands.exit_status import FAILED, PASSED, UNCLEAR
from tutor_app.commands.main import main


def test_search_lists_by_kind_with_the_best_kind_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "Fallgrube Cyber Phönix", "--lang", "de"]) == PASSED
    out = capsys.readouterr().out
    assert "Erkannte Karten: Fallgrube, Cyber Phönix" in out
    assert out.index("Regelfälle") < out.index("\nKarten")
    assert "ruling.target.trap-hole-cyber-phoenix" in out


def test_search_as_json_and_by_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "piercing", "--json", "--kind", "rule"]) == PASSED
    report = json.loads(capsys.readouterr().out)
    assert (report["format"], report["version"], report["answered"]) == ("duel-tutor/search", 1, True)
    assert {entry["kind"] for entry in report["entries"]} == {"rule"}
    assert report["entries"][0]["id"] == "rule:damage.piercing"


def test_search_says_so_when_there_is_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "qqqq zzzz", "--lang", "it"]) == FAILED
    assert capsys.readouterr().out.startswith("Qui non c'è nulla")


def test_search_is_narrowed_by_whatever_the_page_offers(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = {"kind": "ruling", "ruleset": "2014", "topic": "battle", "source": "en-9.0", "about": "spear-dragon"}
    for name, value in wanted.items():
        assert main(["search", "attack", "--json", f"--{name}", value]) == PASSED
        for entry in json.loads(capsys.readouterr().out)["entries"]:
            own = by_document_id()[entry["id"]].facets[name]
            assert value == own or value in own
        assert main(["search", "attack", f"--{name}", "nothing-of-the-kind"]) == UNCLEAR
        assert f"--{name}: there is no 'nothing-of-the-kind'; try " in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["de", "en", "it", "nl"])
def test_a_rule_with_everything_around_it(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert main(["rule", "DAMAGE.zero-atk", "--lang", lang, "--json"]) == PASSED
    report = json.loads(capsys.readouterr().out)
    assert report["id"] == "damage.zero-atk"
    assert report["disputed"] == ["zero-atk"]
    assert report["sources"]
    assert report["see"]
    assert "rule.damage.zero-atk.1" in report["shown"]
    assert main(["rule", "damage.zero-atk", "--lang", lang]) == PASSED
    assert report["text"] in capsys.readouterr().out


def test_a_rule_nobody_can_enforce_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "setup.greet"]) == PASSED
    assert "No program can enforce this" in capsys.readouterr().out


def test_an_unknown_rule_gets_the_nearest_ids(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "damage.zeroatk"]) == UNCLEAR
    error = capsys.readouterr().err
    assert "damage.zero-atk" in error
    assert "There is no such rule: damage.zeroatk" in error
    assert main(["rule", ""]) == UNCLEAR
    assert "run.py search" in capsys.readouterr().err
    assert main(["rule", "\x1b[31m" * 99]) == UNCLEAR
    assert "\x1b" not in capsys.readouterr().err


def test_every_term_and_disputed_point_opens_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    for id, title in {**{id: one.words["it"] for id, one in glossary().items()},
                      **{id: one.title["it"] for id, one in disagreements().items()}}.items():  # fmt: skip
        assert main(["rule", id, "--lang", "it"]) == PASSED
        assert title in capsys.readouterr().out.splitlines()[0]


def test_a_disputed_point_as_json_says_which_reading_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "empty-deck", "--json"]) == PASSED
    report = json.loads(capsys.readouterr().out)
    assert (report["format"], report["played"], report["rules"]) == ("duel-tutor/dispute", "b", ["win.deck-out"])
    assert set(report["readings"]) == {"a", "b"}
