"""Which effects looked at an event and did not start, and the condition that was not met."""

from __future__ import annotations

import pytest

from rulebook.engine.core.missed import Condition
from scenarios.formats.loader import load_text
from scenarios.playing.runner import play_scenario

HEAD = 'id = "test.board"\nkind = "card"\nruleset = "2014"\ncites = []\n[text.en]\ntitle = "A board"\n'
C = Condition


def missed(*lines: str, you: str = "", opponent: str = "") -> set[tuple[str, int, Condition]]:
    """The effects (card and number) that did not start while these lines were played, and why."""
    written = "".join(f"[[line]]\ndo = {line!r}\n" for line in lines)
    loaded = load_text(f"{HEAD}[board]\n[board.you]\n{you}\n[board.opponent]\n{opponent}\n{written}")
    script, _, faults = play_scenario(loaded)
    assert faults == []
    return {
        (loaded.book.by_number[one.source.number].slug, one.clause[0], one.unmet.condition)
        for made in script.history
        for event in made.events
        for one in event.missed
    }


NORLERAS, TYPHOON = "you: activate sky-scourge-norleras", "you: activate mystical-space-typhoon targeting"


@pytest.mark.parametrize(
    "held", ["call-of-the-haunted|up|bound=cyber-dragon", "big-bang-shot|up|equip=cyber-dragon"], ids=["bound", "host"]
)
def test_mechanic_h1_a_card_takes_along_only_a_monster_that_is_still_there(held: str) -> None:
    slug = held.partition("|")[0]
    linked = {number for name, number, condition in missed(
        NORLERAS, you=f'monsters = ["sky-scourge-norleras", "cyber-dragon"]\nspells = ["{held}"]\ndeck = 5',
        opponent="deck = 5",
    ) if (name, condition) == (slug, C.LINKED)}  # fmt: skip
    assert len(linked) == 1
    alone = missed(
        f"{TYPHOON} {slug}",
        you=f'monsters = ["cyber-dragon"]\nspells = ["{held}"]\nhand = ["mystical-space-typhoon"]',
    )
    assert not any(name == slug and condition is C.LINKED for name, _, condition in alone)


def test_mechanic_h1_what_needs_no_connected_card_does_not_ask_for_one() -> None:
    found = missed(NORLERAS, you='monsters = ["sky-scourge-norleras", "spirit-reaper"]\ndeck = 5', opponent="deck = 5")
    assert not any(condition is C.LINKED for *_, condition in found)


def test_mechanic_c3_only_a_card_turned_down_by_the_link_was_turned_face_down() -> None:
    typhoon = 'hand = ["mystical-space-typhoon"]\nspells = ["big-bang-shot|set"]'
    conditions = {condition for *_, condition in missed(f"{TYPHOON} big-bang-shot", you=typhoon)}
    assert C.FACE_DOWN in conditions
    assert C.TURNED_FACE_DOWN not in conditions
    moon = 'hand = ["book-of-moon"]\nmonsters = ["spirit-reaper"]'
    conditions = {condition for *_, condition in missed("you: activate book-of-moon targeting spirit-reaper", you=moon)}
    assert C.TURNED_FACE_DOWN in conditions
