"""Questions that do not name what brings a monster onto the field, or whose effect costs the one just Summoned."""

from __future__ import annotations

import pytest

from scenarios.asking.story import Done
from scenarios.catalogue.stories import story_told
from tutor_app.reports.story_shares import said, verdict

BROUGHT = (
    ("yata garasu nel cimitero, ho in mano mostro resuscitato.. lo posso riportare in campo cosi?", "no"),
    ("Jinzo liegt in meinem friedhof, ich hab Wiedergeburt auf der hand. kann ich ihn zurückholen?", "yes"),
    ("jinzo is in my grave and i have monster reborn in hand. can i bring it back?", "yes"),
    ("mijn jinzo ligt in het kerkhof, ik heb Call of the Haunted liggen. kan ik hem terughalen?", "yes"),
    ("cyber dragon question: he has a monster and i have none. can i special summon it from my hand?", "yes"),
    ("Cyber Dragon: noi due non abbiamo mostri. posso evocarlo specialmente dalla mano?", "no"),
)


@pytest.mark.parametrize(("asked", "answer"), BROUGHT)
def test_a_monster_comes_by_the_card_at_hand_or_by_itself(asked: str, answer: str) -> None:
    assert said(asked).word == answer


@pytest.mark.parametrize("asked", [
    "hab Exiled Force gerade normalbeschworen. kann ich sie sofort opfern um seinen Jinzo zu zerstören?",
    "just normal summoned exiled force. can i tribute it right away to destroy his Jinzo?",
    "ho appena evocato Exiled Force, posso sacrificarla subito per distruggere il suo Jinzo?",
    "net exiled force opgeroepen. kan ik m meteen deze beurt offeren om zijn Jinzo weg te halen?",
])  # fmt: skip
def test_a_monster_that_was_summoned_is_tributed_for_its_effect(asked: str) -> None:
    story = story_told(asked)
    assert story is not None
    assert (story.acts[-1].done, story.acts[-1].target) == (Done.ACTIVATE, "jinzo")
    assert verdict(asked) == "yes"


@pytest.mark.parametrize("asked", [
    "Exiled Force gerade normalbeschworen. kann ich sie opfern um seinen Jinzo zu zerstören oder muss sie warten?",
    "just normal summoned exiled force. can i tribute it to destroy his Jinzo or does it have to wait a turn?",
    "ho appena evocato Exiled Force, posso sacrificarla per distruggere il suo Jinzo o devo aspettare un turno?",
    "net exiled force opgeroepen. kan ik m offeren om zijn Jinzo weg te halen of moet ie een beurtje blijven liggen",
])  # fmt: skip
def test_what_must_be_done_otherwise_is_not_what_is_asked(asked: str) -> None:
    assert verdict(asked) == "yes"
