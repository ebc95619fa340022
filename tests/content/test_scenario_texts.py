"""The texts of the scenario files: same facts in four languages, official card names, no known typos."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebook.articles.glossary import glossary, term
from rulebook.articles.rules import rule
from rulebook.cards import POOL
from rulebook.languages import LANGUAGES
from scenarios.formats.loader import files
from tests.each import each
from tutor_app.texts.messages import messages

FOLDER = Path(__file__).parents[2] / "scenarios" / "data"
FILES = files([FOLDER])
QUOTED = {"de": re.compile("„([^„“]*)“"), "en": re.compile("“([^“”]*)”")}
QUOTED |= {"it": QUOTED["en"], "nl": QUOTED["en"]}
BUTTONS = {
    frozenset(messages(lang)[key] for lang in LANGUAGES)
    for key in messages("en")
    if key.partition(".")[2] in ("next", "activate_activation", "why_not")
}
"""The button labels that a lesson may quote, as shown on the page."""
SLIPS = {
    "all": (r"\s[,.;:!?]", r"  ", r"\d\.\d{3}\b", r"\b(\w+) \1\b", r'"'),
    "de": (
        r"\bATK (wird|ist)\b",
        r"\bnicht ein(e|en)?\b",
        r"\bAttacke\b",
        r"\bRunde\b",
        r"aus dem Spiel\b",
        r"\bvon der Friedhof\b",
        r",? und falls,",
        r"[“”]\w",
        r"\bausser\b",
        r"\bZug\b(?<!am Zug)",
    ),
    "it": (
        r"\b(di|a|da|in|su) (il|lo|la|i|gli|le) (?=[a-z])",
        r"\bl' ",
        r"\bnega\w*\b",
        r"\binvia\w*\b",
        r"\bevoca",
        r"\btributo\b",
        r"\bposizion(a|ato|are)\b",
        r"\d+ danno\b",
        r"\bpoter lo\b",
    ),
    "nl": (
        r"\b(het|dat|dit) (kaart|beurt|Spell|Trap|Chain|hand|speler)\b",
        r"\b(de|die|deze) (monster|effect|Deck|veld|doelwit|gevecht)\b",
        r"\bnegeer|negeren\b",
        r"\bcontroleer",
        r"\bmonster die\b",
        r"\bkaart dat\b",
    ),
    "en": (r"\b(he|his|him)\b", r"\bGY\b", r"\ba (attack|effect|opponent)\b"),
}


def texts(value: object, path: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Yield every text of a file with its path, as language -> sentence."""
    if isinstance(value, dict):
        if value and set(value) <= set(LANGUAGES):
            if all(isinstance(text, str) for text in value.values()):
                yield path, value
            else:
                for key in dict.fromkeys(key for entry in value.values() for key in entry):
                    said = {code: entry[key] for code, entry in value.items() if key in entry}
                    if all(isinstance(one, str) for one in said.values()):
                        yield f"{path}.{key}", said
                    else:
                        lines = zip(*said.values(), strict=True)
                        yield from ((f"{path}.{key}[{at}]", dict(zip(said, line, strict=True)))
                                    for at, line in enumerate(lines))  # fmt: skip
            return
        for key, child in value.items():
            yield from texts(child, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list):
        for number, child in enumerate(value):
            yield from texts(child, f"{path}[{number}]")


ALL = [
    pytest.param(text, id=f"{file.parent.name}/{file.stem}:{path}")
    for file in FILES
    for path, text in texts(tomllib.loads(file.read_text("utf-8")))
]
TERMS = {code: {term(id, code) for id in glossary()} for code in LANGUAGES}
"""The terms of the game: a card may be called like one of them."""
SLUGS = {code: {card.names.in_language(code): card.slug for card in POOL} for code in LANGUAGES}


def named(code: str, text: str) -> set[str]:
    """The slugs of the cards quoted in a sentence; a button's label as its set of labels; raises KeyError."""
    found = set()
    for name in QUOTED[code].findall(text):
        button = next((labels for labels in BUTTONS if name in labels), None)
        found.add("button " + min(button) if button else SLUGS[code][name])
    return found


def numbers_in(text: str) -> list[str]:
    """The numbers of a sentence, except in card names, without duplicates."""
    return sorted(set(re.findall(r"\d+", text)))


@each("text", ALL)
def test_four_languages_name_the_same_cards_and_numbers(text: dict[str, str]) -> None:
    assert set(text) == set(LANGUAGES)
    cards = {code: named(code, text[code]) for code in LANGUAGES}
    assert all(found == cards["en"] for found in cards.values()), cards
    numbers = {code: numbers_in(QUOTED[code].sub("", text[code])) for code in LANGUAGES}
    assert all(found == numbers["en"] for found in numbers.values()), numbers


@each("text", ALL, parts=4)
def test_every_card_name_is_quoted(text: dict[str, str]) -> None:
    for code, sentence in text.items():
        bare = QUOTED[code].sub("", sentence)
        names = SLUGS[code].keys() - TERMS[code]
        assert not [name for name in names if name in bare and re.search(rf"\b{re.escape(name)}\b", bare)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_known_typos(code: str) -> None:
    for param in ALL:
        sentence = QUOTED[code].sub("X", param.values[0].get(code, ""))  # type: ignore[union-attr]
        for slip in (*SLIPS["all"], *SLIPS[code]):
            assert not re.search(slip, sentence), f"{param.id} {code}: {slip!r} in {sentence!r}"


@each("file", FILES, ids=lambda file: file.stem)
def test_every_cited_rule_exists(file: Path) -> None:
    content = tomllib.loads(file.read_text("utf-8"))
    for entry in (content, *content.get("step", ())):
        for identifier in entry.get("cites", ()):
            assert rule(identifier).ruleset in (content.get("ruleset", "2014"), "both")


def test_the_required_scenarios_are_there() -> None:
    kinds: dict[str, int] = {}
    for file in FILES:
        kind = tomllib.loads(file.read_text("utf-8"))["kind"]
        kinds[kind] = kinds.get(kind, 0) + 1
    assert kinds["ruling"] >= 13
    assert kinds["puzzle"] >= 3
    assert kinds["lesson"] >= 1
