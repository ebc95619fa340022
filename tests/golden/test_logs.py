"""The events of a bundled scenario match its reviewed log."""

from __future__ import annotations

import pytest

from scenarios.formats.loader import Loaded
from tests.golden.logs import FOLDER, log_of, scenarios

ALL = scenarios()


@pytest.mark.parametrize("loaded", ALL, ids=[loaded.scenario.id for loaded in ALL])
def test_events_are_those_of_the_log(loaded: Loaded) -> None:
    """Rewrite the logs with ``python3 -m tests.golden.logs`` and read the difference."""
    golden = (FOLDER / f"{loaded.scenario.id}.log").read_text(encoding="utf-8").splitlines()
    assert list(log_of(loaded)) == golden


def test_no_log_without_a_scenario() -> None:
    assert {path.stem for path in FOLDER.glob("*.log")} == {loaded.scenario.id for loaded in ALL}
