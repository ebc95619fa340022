"""What counts as a mutant, and that every accepted survivor still is one."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebook.vocabulary.terms import Cause

from .__main__ import accepted
from .frames import frame_mutants
from .groups import FRAMES, GROUPS
from .mutants import mutants
from .runner import all_mutants

SOURCE = '''
LIMIT = 1
def f(a, b):
    """Not mutated: 1."""
    if a < b and a:
        raise ValueError("not mutated")
    table.memo["a"] = 1
    return [x for x in a if x is Cause.BATTLE]
'''


def test_the_mutants_of_a_function() -> None:
    found = list(mutants("made", SOURCE, {"Cause": Cause}))
    assert [(one.function, one.change) for one in found] == [
        ("<module>", "1 -> 2"),
        ("f", "a < b and a -> a < b or a"),
        ("f", "a < b and a -> a"),
        ("f", "a < b and a -> a < b"),
        ("f", "a < b -> a <= b"),
        ("f", "return [x for x in a if x is Cause.BATTLE] -> return None"),
        ("f", "[x for x in a if x is Cause.BATTLE] -> []"),
        ("f", "[x for x in a if x is Cause.BATTLE] -> [x for x in a]"),
        ("f", "x is Cause.BATTLE -> x is not Cause.BATTLE"),
        ("f", "Cause.BATTLE -> Cause.SUMMON"),
    ]


def test_a_mutant_differs_in_its_place_alone() -> None:
    import ast

    tree = next(one for one in mutants("made", SOURCE, {}) if one.change == "a < b -> a <= b").tree(SOURCE, {})
    assert ast.unparse(tree) == ast.unparse(ast.parse(SOURCE.replace("a < b", "a <= b")))


def test_the_mutants_of_a_frame(tmp_path: Path) -> None:
    path = tmp_path / "en" / "sentences" / "moves.toml"
    path.parent.mkdir(parents=True)
    path.write_text('gained = "{player?You gain|They gain} {amount} LP."\n', encoding="utf-8")
    found = [one.change.partition(" -> ")[2] for one in frame_mutants(path)]
    assert "{player?They gain|You gain} {amount} LP." in found
    assert "{player?gain You|They gain} {amount} LP." in found


@pytest.mark.parametrize("group", [*GROUPS, FRAMES])
def test_every_accepted_survivor_is_still_a_mutant(group: str) -> None:
    assert set(accepted().get(group, {})) <= {one.key for one in all_mutants(group)}


def test_no_accepted_survivor_without_a_group_and_a_reason() -> None:
    assert set(accepted()) <= {*GROUPS, FRAMES}
    assert all(reason.strip() for reasons in accepted().values() for reason in reasons.values())
