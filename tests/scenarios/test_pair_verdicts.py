"""Yes or no to questions about two cards, from what was found between them."""

from __future__ import annotations

import pytest

from scenarios.catalogue.answers import answered
from scenarios.catalogue.stories import answered_by_story, is_better


@pytest.mark.parametrize(
    ("words", "yes"),
    [
        ("stopt royal decree mirror force?", True),  # effect.continuous
        ("Marshmallon sopravvive a Raigeki?", False),  # term.destroy
        ("werkt torrential tribute tegen marshmallon, gaat hij kapot?", True),
        ("kan solemn judgment de special summon van cyber dragon stoppen?", True),  # mechanic.F1
        ("does compulsory bounce tyrant dragon", False),  # target.negation-by-target
        ("Jinzo ist auf dem Feld, gilt Schwerkraftbindung dann noch?", False),
        ("trifft Fallgrube auch Cyber Drache wenn er spezialbeschworen wird", False),
        ("L'avversario ha Ordine Imperiale scoperto. funziona il mio Buco Nero?", False),
        ("does effect veiler work on jinzo", True),
        ("negeert forbidden chalice het effect van jinzo", True),
        ("does bottomless trap hole banish cyber dragon", True),
        ("Darf ich Mystischer Raum-Taifun auf Schwerer Sturm anketten um ihn zu annullieren?", False),  # mechanic.B3
        ("kann Bodenlose Fallgrube Gorz erwischen", True),
        ("will lightning vortex kill my tyrant dragon", True),  # target.negation-by-target
        ("He activates Raigeki. Can my Stardust Dragon negate it?", True),
    ],
)
def test_findings_that_leave_no_doubt_answer(words: str, yes: bool) -> None:
    found = answered(words)
    assert found is not None
    assert found.yes is yes
    assert found.finding.told


@pytest.mark.parametrize(
    "words",
    [
        "Kann ich die Spezialbeschwörung von Cyber Drache mit Feierliches Urteil annullieren?",
        "does macro cosmos stop sangan",
        "Mag ik Mirror Force activeren als mijn tegenstander Jinzo op het veld heeft liggen?",
        "Mystische Tomate im Kampf zerstört während Dimensionsriss liegt",
        "does raigeki destroy marshmallon if I discard a card first",
    ],
)
def test_yes_or_no_is_withheld_where_something_else_may_be_asked(words: str) -> None:
    found = answered(words)
    assert found is None or found.yes is None


def test_what_is_found_between_two_cards_outweighs_a_story_that_says_otherwise() -> None:
    words = "will lightning vortex kill my tyrant dragon"
    told, met = answered_by_story(words), answered(words)
    assert met is not None
    assert met.yes is True
    assert told is None or told.yes is True or not is_better(told, met)
