"""Terms of the game in a text: found in their forms, once, and not where the word means something else."""

from __future__ import annotations

import pytest

from rulebook.articles.glossary import glossary
from rulebook.languages import LANGUAGES
from scenarios.catalogue.course import lessons
from tutor_app.wording.terms import terms_in


def named(words: str, lang: str) -> dict[str, str]:
    return {part.text: part.term for part in terms_in(words, lang) if part.term}


@pytest.mark.parametrize(
    ("lang", "words", "terms"),
    [
        ("en", "It is destroyed and goes to the Graveyard.", {"destroyed": "destroy", "Graveyard": "graveyard"}),
        ("en", "You set the table, then Set a card.", {"Set": "set"}),
        ("en", "It is turned on your turn.", {"turn": "turn"}),
        ("en", "Special Summon it. Then Summon another.", {"Special Summon": "special-summon", "Summon": "summon"}),
        ("en", "Chain. Link it.", {"Chain": "chain"}),
        ("en", "“Trap Hole” is no target.", {"target": "target"}),
        ("de", "Beschwöre es als Normalbeschwörung.", {"Beschwöre": "summon", "Normalbeschwörung": "normal-summon"}),
        ("de", "„Friedhof“ liegt auf dem Friedhof.", {"Friedhof": "graveyard"}),
        ("it", "Attacca direttamente il giocatore.", {"Attacca direttamente": "direct-attack"}),
        ("nl", "De Graveyards zijn open.", {"Graveyards": "graveyard", "open": "face-up"}),
        ("en", "The light is on. LIGHT is an Attribute.", {"LIGHT": "dark", "Attribute": "attribute"}),
    ],
)  # fmt: skip
def test_terms_are_found(lang: str, words: str, terms: dict[str, str]) -> None:
    assert named(words, lang) == terms


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_parts_of_every_lesson_text_are_the_text(lang: str) -> None:
    linked = 0
    for loaded in lessons():
        scenario = loaded.scenario
        for words in (scenario.in_language(lang).intro or "", *(step.ask.in_language(lang) for step in scenario.step)):
            parts = terms_in(words, lang)
            assert "".join(part.text for part in parts) == words
            found = [part.term for part in parts if part.term]
            assert len(found) == len(set(found))
            assert set(found) <= set(glossary())
            linked += len(found)
    assert linked > 200
