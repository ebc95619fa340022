"""The collected rulings, questions and examples: each is in the list of sources, and covered by an entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebook.articles.rules import rule
from rulebook.cards import BY_SLUG
from rulebook.languages import LANGUAGES
from scenarios.catalogue.casebook import casebook
from scenarios.catalogue.collected_cases import cases
from scenarios.catalogue.unplayed_rulings import unplayed
from scenarios.playing.runner import check

from .test_scenario_texts import QUOTED, SLIPS, SLUGS, numbers_in

SHARED = Path(__file__).resolve().parents[3] / "shared"
SETTLED = {case for ruling in casebook().values() for case in ruling.cases}
WITHOUT_A_BOARD = unplayed()
OUTSIDE = (
    {"Evolzar Laggia"},
    {"Prohibition"},
    {"Destiny HERO - Plasma", "Schicksals-HELD - Plasma", "Plasma - EROE del Destino"},
)
"""The names of cards that are not in the pool."""


def test_every_case_is_an_entry_and_every_entry_names_known_cases() -> None:
    assert set(cases()) ^ SETTLED == set()


@pytest.mark.skipif(not SHARED.is_dir(), reason="the collection is not here")
def test_every_collected_case_is_listed() -> None:
    import yaml

    rulings = yaml.safe_load((SHARED / "inventory" / "rulings.yaml").read_text("utf-8"))["rulings"]
    questions = yaml.safe_load((SHARED / "questions" / "questions.yaml").read_text("utf-8"))["questions"]
    wanted = {entry["id"] for entry in (*rulings, *questions)}
    assert {case for case in cases() if not case.startswith("example.")} == wanted
    for entry in rulings:
        heading = entry["source"]["heading"]
        assert [(place.seed, place.heading) for place in cases()[entry["id"]]] == [("de-rulings", heading)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_asks_and_answers(lang: str) -> None:
    for id, ruling in casebook().items():
        text = ruling.texts[lang]
        assert text.title, id
        assert text.question, id
        assert text.answer, id
        assert bool(text.stated) == bool(ruling.texts["en"].stated), id
        assert bool(text.unplayed) == (ruling.loaded is None), id


def test_an_entry_with_a_board_matches_its_answer() -> None:
    """The scenario tests check each board; here, that there is one and that it runs."""
    parted = [ruling for ruling in casebook().values() if ruling.texts["en"].stated]
    assert len(parted) >= 4
    for ruling in parted:
        assert ruling.loaded is not None, ruling.id
        assert check(ruling.loaded) == [], ruling.id


@pytest.mark.parametrize("found", WITHOUT_A_BOARD, ids=lambda found: found.id)
def test_an_entry_without_a_board_is_valid(found) -> None:  # type: ignore[no-untyped-def]
    assert set(found.text) == set(LANGUAGES)
    assert all(rule(id).ruleset in (found.ruleset, "both") for id in found.cites)
    assert all(slug in BY_SLUG for slug in found.cards)
    for part in ("title", "question", "answer", "unplayed"):
        said = {lang: getattr(found.text[lang], part) for lang in LANGUAGES}
        named = {lang: frozenset(_card(lang, name) for name in QUOTED[lang].findall(said[lang])) for lang in LANGUAGES}
        assert len(set(named.values())) == 1, (part, named)
        assert len({tuple(numbers_in(QUOTED[lang].sub("", words))) for lang, words in said.items()}) == 1, (part, said)
        assert all("<" not in words for words in said.values())


def _card(lang: str, name: str) -> str:
    return next((min(names) for names in OUTSIDE if name in names), None) or SLUGS[lang][name]


def test_no_known_typos_without_a_board() -> None:
    import re

    for found in WITHOUT_A_BOARD:
        for lang, text in found.text.items():
            for words in (text.title, text.question, text.answer, text.unplayed):
                bare = QUOTED[lang].sub("X", words)
                assert not [slip for slip in (*SLIPS["all"], *SLIPS[lang]) if re.search(slip, bare)], (found.id, words)
