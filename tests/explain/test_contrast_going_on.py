"""Chain Links that resolve although something became of their card: that they do, and why, is told."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation, Who, Word
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

BREAKER = "you: activate breaker-the-magical-warrior targeting threatening-roar"
YOURS = 'monsters = ["breaker-the-magical-warrior|counters=spell:1"]'


def goes_on(*lines: str, you: str, opponent: str) -> list[Explanation]:
    return of("why-not.goes-on", tell(*lines, you=you, opponent=opponent))


def spell_destroyed() -> list[Explanation]:
    lines = ("you: activate smashing-ground", "opponent: activate mystical-space-typhoon targeting smashing-ground")
    opponent = 'monsters = ["cyber-dragon"]\nspells = ["mystical-space-typhoon"]'
    return goes_on(*lines, you='hand = ["smashing-ground"]', opponent=opponent)


def test_mechanic_b3_a_spell_that_is_destroyed_in_the_chain_still_resolves() -> None:
    (made,) = spell_destroyed()
    assert made.node == "why-not.goes-on.gone.destroyed"
    assert (made.get("to"), made.get("link")) == (Word("zone", "graveyard"), 1)
    assert made.rules == ("mechanic.B3",)


def test_mechanic_b3_a_continuous_card_that_is_destroyed_is_not_said_to_go_on() -> None:
    lines = (
        "you: activate messenger-of-peace",
        "opponent: activate mystical-space-typhoon targeting messenger-of-peace",
    )
    opponent = 'spells = ["mystical-space-typhoon"]'
    assert goes_on(*lines, you='hand = ["messenger-of-peace"]', opponent=opponent) == []


@pytest.mark.parametrize(
    ("answer", "opponent", "condition"),
    [
        ("ring-of-destruction targeting breaker-the-magical-warrior", "ring-of-destruction", "gone"),
        ("book-of-moon targeting breaker-the-magical-warrior", "book-of-moon", "face-down"),
        (
            "enemy-controller naming 2 tributing cyber-dragon targeting breaker-the-magical-warrior",
            "enemy-controller",
            "side",
        ),
    ],
)
def test_mechanic_c5_an_effect_does_not_need_its_monster(answer: str, opponent: str, condition: str) -> None:
    theirs = f'monsters = ["cyber-dragon"]\nspells = ["{opponent}", "threatening-roar"]'
    (made,) = goes_on(BREAKER, f"opponent: activate {answer}", you=YOURS, opponent=theirs)
    assert made.node == f"why-not.goes-on.{condition}"
    assert made.get("player") is Who.YOU
    assert made.rules == ("mechanic.C5",)


def test_an_effect_that_fails_is_not_said_to_go_on() -> None:
    theirs = 'spells = ["divine-wrath", "threatening-roar"]\nhand = ["kuriboh"]'
    lines = (BREAKER, "opponent: activate divine-wrath discarding kuriboh")
    assert goes_on(*lines, you=YOURS, opponent=theirs) == []


def test_a_monster_that_is_its_own_cost_is_not_told() -> None:
    lines = ("you: activate exiled-force targeting cyber-dragon",)
    assert goes_on(*lines, you='monsters = ["exiled-force"]', opponent='monsters = ["cyber-dragon"]') == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_says_where_the_card_is_and_which_link_resolves(lang: str) -> None:
    (made,) = spell_destroyed()
    words = {
        "en": "in the Graveyard now. But destroying is not negating, and",
        "de": "jetzt im Friedhof. Zerstören ist aber nicht annullieren, und",
        "it": "nel Cimitero. Ma distruggere non è annullare, e",
        "nl": "in de Graveyard. Maar vernietigen is niet annuleren, en",
    }
    assert words[lang] in text(lang, made), text(lang, made)
    link = {"en": "Chain Link 1", "de": "Kettenglied 1", "it": "Anello 1", "nl": "Chain Link 1"}
    assert link[lang] in text(lang, made)
