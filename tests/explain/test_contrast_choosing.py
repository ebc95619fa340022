"""Which of several foils are shown, and what a scenario says of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulebook.explain import contrast
from rulebook.explain.contrast import Contrast, Kind, Likely, Step, choosing, foil_name
from rulebook.explain.contrast.sources import Source
from rulebook.explain.tree import Role
from scenarios.formats.loader import load_text
from scenarios.formats.small_boards import boards
from scenarios.playing.runner import check, play_scenario

from .happenings import BOOK, DRAGON, EMPTY, GOLDD, ROAR, SANGAN, TOOLS
from .play import HEAD

BOARD = '[board]\nturn = 3\nphase = "main1"\n[board.you]\nhand = ["jinzo"]\nmonsters = ["card-trooper"]\ndeck = 5\n'

STEP = Step(BOOK, EMPTY, ())
LIKELY = {SANGAN: Likely.PERHAPS, DRAGON: Likely.SURELY, GOLDD: Likely.SELDOM, ROAR: Likely.OFTEN, TOOLS: Likely.SELDOM}


def several(step: Step) -> Iterator[Contrast]:
    for at, (card, likely) in enumerate(LIKELY.items()):
        told = (("card", step.reader.thing(card)),)
        yield Contrast(Kind.TRIGGER, "no-target", (card,), (0,), ("mechanic.B8",), likely, at, told)


def names(found: tuple[Contrast, ...]) -> list[int]:
    return [one.cards[0].uid for one in found]


def test_the_likeliest_come_first() -> None:
    found = contrast.contrasts(STEP, sources=[Source(several)])
    assert names(found)[:3] == [DRAGON.uid, ROAR.uid, SANGAN.uid]
    assert len(found) == 5


def test_two_are_shown_in_the_order_of_their_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "SOURCES", (Source(several),))
    found = contrast.why_not(STEP)
    assert [one.events for one in found.shown] == [(1,), (3,)]
    assert len(found.rest) == 3


def test_of_two_copies_one_is_told() -> None:
    def twice(step: Step) -> Iterator[Contrast]:
        for uid in (1, 2):
            card = SANGAN._replace(uid=uid)
            yield Contrast(Kind.TRIGGER, "no-target", (card,), (0,), ("mechanic.B8",), Likely.OFTEN, 0)

    assert len(contrast.contrasts(STEP, sources=[Source(twice)])) == 1


def test_a_dear_source_is_asked_on_request_only() -> None:
    dear = [Source(several, dear=True)]
    assert contrast.contrasts(STEP, sources=dear) == ()
    assert len(contrast.contrasts(STEP, dear=True, sources=dear)) == 5
    assert contrast.contrasts(STEP, dear=True, sources=[Source(several)]) == ()


@pytest.mark.parametrize(
    ("expected", "faults"),
    [("card-trooper trigger.verb", 0), ("not-card-trooper trigger.verb", 1), ("card-trooper trigger.place", 1)],
)
def test_a_scenario_can_expect_what_is_told_not_to_happen(expected: str, faults: int) -> None:
    line = '[[line]]\ndo = "you: summon jinzo tributing card-trooper"\n'
    loaded = load_text(f'{HEAD}{BOARD}{line}[expect]\nwhy_not = ["{expected}"]\n')
    assert len(check(loaded)) == faults


LABELS = {
    "card-trooper trigger.verb": Role.WHY_NOT,
    "thunder-king-rai-oh window.by-effect": Role.NO_RESPONSE,
    "marshmallon reach.other-cause": Role.STILL,
    "gravity-bind reach.number": Role.STILL,
    "celtic-guardian battle.defense": Role.BATTLE,
}
"""Foils of the shipped scenarios, and the label of each."""


def test_the_label_says_whether_something_is_missing_or_happens_all_the_same() -> None:
    found: dict[str, Role] = {}
    for loaded in (board.loaded() for board in boards("rules") if board.file == "contrast"):
        for taken in play_scenario(loaded)[0].history:
            step = Step(loaded.book, taken.before, taken.events, moments=taken.moments, sees_all=True)
            found |= {
                foil_name(loaded.book, one): choosing.explained(step, one).role for one in contrast.contrasts(step)
            }
    assert {name: found[name] for name in LABELS} == LABELS
