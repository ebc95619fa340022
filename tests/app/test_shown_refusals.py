"""The refusals that the bundled rulings show: the first reason is the expected one, and everywhere the same."""

from __future__ import annotations

import pytest

from rulebook.engine.core.verdict import Failure
from scenarios.catalogue.lookup import all_of
from scenarios.formats.loader import Loaded
from scenarios.playing.refusals import refused_because
from scenarios.playing.runner import check
from tutor_app.commands.play import play_json, play_text
from tutor_app.play.script_steps import told_of
from tutor_app.wording.reasons import short

SHOWING = [
    loaded
    for loaded in all_of()
    if isinstance(loaded, Loaded)
    and loaded.scenario.kind == "ruling"
    and any(line.expect.illegal for line in loaded.scenario.line)
]


def test_there_are_rulings_that_show_a_refusal() -> None:
    assert len(SHOWING) > 25


@pytest.mark.parametrize("loaded", [pytest.param(one, id=one.scenario.id) for one in SHOWING])
def test_the_first_reason_is_the_expected_one_in_play_check_and_on_the_page(loaded: Loaded) -> None:
    wanted = [line.expect.illegal for line in loaded.scenario.line if line.expect.illegal]
    shown = [step["refused"] for step in play_json(loaded, "en")["steps"] if "refused" in step]
    heads = [one["failures"][0] for one in shown]
    assert len(shown) == len(wanted)
    for head, reason in zip(heads, wanted, strict=True):
        assert refused_because([Failure(head["check"], tuple(head["rules"]))], reason), head
    printed = "\n".join(play_text(loaded, "en"))
    said = [one["told"]["text"] for one in shown]
    assert all(sentence in printed for sentence in said)
    pages = [short(step.reasons[0]) for step in told_of(loaded.scenario.id, "en").steps if step.refused]
    assert [sentence.startswith(page) for page, sentence in zip(pages, said, strict=True)] == [True] * len(said)
    assert check(loaded) == []
