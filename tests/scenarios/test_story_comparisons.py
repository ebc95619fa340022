"""Cards that are named only to compare, cards of any kind, and in whose hand or Graveyard a card is."""

from __future__ import annotations

import pytest

from scenarios.catalogue.stories import story_told
from tutor_app.reports.story_shares import said, verdict

ASKED = (
    # compared with another card, which takes no part
    ("se gioco Raigeki vanno distrutti anche i miei mostri?? come buco nero?", "no"),
    ("if I play Raigeki do my monsters die too? like with Dark Hole?", "no"),
    ("does raigeki destroy my monsters too like dark hole does?", "no"),
    ("se attivo buco nero distruggo anche il mio jinzo, come con raigeki?", "yes"),
    # whose monsters it destroys is played
    ("does raigeki destroy my monsters too?", "no"),
    ("zerstört raigeki auch meine eigenen monster?", "no"),
    ("vernietigt raigeki ook mijn monsters?", "no"),
    ("buco nero distrugge anche i miei mostri?", "yes"),
    # an example is meant itself
    ("kann ich eine karte wie fallgrube aktivieren wenn er la jinn normal beschwört?", "yes"),
    # in whose Graveyard it is
    ("he attacks with gemini elf. Necro Gardna's in my graveyard. can i use it to stop the attack", "yes"),
)


@pytest.mark.parametrize(("text", "answer"), ASKED)
def test_answer(text, answer):
    assert verdict(text) == answer


def test_dark_monster_is_not_dark_hole():
    text = "hij speelt dark hole en mn mystic tomato gaat kapot. mag ik nu een dark monster uit m'n deck halen?"
    assert story_told(text).about == "mystic-tomato"
    assert said(text).word == "no"
