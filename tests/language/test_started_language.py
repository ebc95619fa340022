"""A language that has been started: its own words where it has them, otherwise whole sentences in English."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FILES = {
    "language.toml": 'name = "Français"\nquotes = ["« ", " »"]\nstemmer = "french"\n',
    "words/nouns.toml": 'card = { sg = "carte", pl = "cartes", g = "f" }\n',
    "sentences/chain.toml": (
        'passed = "{player?Vous passez|Votre adversaire passe}."\nresolved = "Le maillon {link}, {card:name}."\n'
    ),
    "app/messages.toml": '[page]\nstart = "Accueil"\ncards = "Cartes"\n',
}
"""A started folder: no grammar, no voice, one noun, two sentences, two messages."""

SCRIPT = """
import json
from rulebook.articles.glossary import glossary, term
from rulebook.articles.rules import citation, rules, statement
from rulebook.cards import BY_SLUG, POOL
from rulebook.explain.tree import Explanation, Who, Word
from rulebook.language.card_text.card_text import card_text
from rulebook.language.samples.frames import sample_explanations
from rulebook.language.sentences.render import frames, text
from rulebook.languages import LANGUAGES
from rulebook.language.words.type_line import type_line
from scenarios.formats.loader import shelf
from tutor_app.server import load
from tutor_app.texts.messages import OWN_NAMES, message

load()
for node in frames("en"):
    if not node.startswith("cannot."):
        for made in sample_explanations(node):
            said = text("fr", made), text("en", made)
            assert said[0] == said[1] or node in ("passed", "resolved"), said
for card in POOL:
    assert card_text("fr", card).running_text() == card_text("en", card).running_text()
    assert type_line("fr", card) == type_line("en", card)
for id in rules():
    assert statement(id, "fr") == statement(id, "en")
    assert citation(id, "fr") == citation(id, "en")
for loaded in shelf():
    assert loaded.scenario.in_language("fr") == loaded.scenario.in_language("en")
passed = next(iter(sample_explanations("passed")))
print(json.dumps({
    "languages": LANGUAGES,
    "name": OWN_NAMES["fr"],
    "passed": text("fr", passed),
    "term": term("graveyard", "fr"),
    "own": message("fr", "page.start"),
    "english": message("fr", "page.title", title="X"),
}, ensure_ascii=False))
"""


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("languages")
    for name, content in FILES.items():
        (folder / "fr" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "fr" / name).write_text(content, encoding="utf-8")
    return folder


def run(folder: Path, *arguments: str) -> str:
    environment = {**os.environ, "TUTOR_LANGUAGES": str(folder), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_pages_and_sentences_are_in_english_where_words_are_missing(started: Path) -> None:
    """Pages of every kind are made in French; a sentence is French or English, never both."""
    assert json.loads(run(started, "-c", SCRIPT)) == {
        "languages": ["de", "en", "fr", "it", "nl"],
        "name": "Français",
        "passed": "Vous passez.",
        "term": "Graveyard",
        "own": "Accueil",
        "english": "X · Duel Tutor",
    }


def test_the_report_lists_what_a_started_language_lacks(started: Path) -> None:
    report = json.loads(run(started, "-m", "tutor_app", "translations", "--missing", "fr", "--json"))["fr"]
    keys = {(entry["file"], entry["key"]) for entry in report["missing"]}
    assert ("sentences/chain.toml", "resolving") in keys
    assert ("grammar.py", "") in keys
    assert not {("sentences/chain.toml", "passed"), ("words/nouns.toml", "card")} & keys
    assert report["parts"]["sentences"]["has"] == 2
    assert report["parts"]["articles"]["has"] == 0


def test_a_language_that_nobody_has_begun_lacks_everything() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tutor_app", "translations", "--missing", "xx"], capture_output=True, text=True
    )
    assert done.returncode == 0
    last = done.stdout.splitlines()[-1]
    assert last.startswith("xx lacks ")
    assert "sentences 0 of " in last


def test_a_code_that_is_none_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tutor_app", "translations", "--missing", "../de"], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "two small letters" in done.stderr


def test_complete_languages_lack_nothing() -> None:
    from rulebook.languages import COMPLETE
    from tutor_app.reports.translations import missing

    assert {lang: missing(lang).lacking for lang in COMPLETE} == dict.fromkeys(COMPLETE, ())
