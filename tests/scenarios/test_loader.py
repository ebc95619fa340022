"""Invalid scenario files give one clear error each: file, key, problem, remedy."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from scenarios.formats import loader
from scenarios.formats.faults import ScenarioError
from scenarios.formats.loader import load, load_text
from scenarios.formats.reading import DEEPEST, LARGEST, MOST_ENTRIES, MOST_IN_ALL
from scenarios.playing.runner import check

GOOD = """
id = "test.one"
kind = "ruling"
[text.en]
title = "One"
[board.you]
hand = ["heavy-storm"]
spells = ["trap-hole|set"]
[[line]]
do = "you: activate heavy-storm"
[expect]
you.graveyard = ["heavy-storm", "trap-hole"]
happened = ["destroyed trap-hole by heavy-storm"]
"""


def test_a_valid_file_loads_and_passes() -> None:
    loaded = load_text(GOOD)
    assert loaded.scenario.id == "test.one"
    assert check(loaded) == []


def test_an_equip_card_off_the_field_needs_no_monster() -> None:
    off = 'graveyard = ["black-pendant"]\nbanished = ["megamorph"]\nhand = ["heavy-storm", "axe-of-despair"]'
    assert load_text(GOOD.replace('hand = ["heavy-storm"]', off)).start.relations == ()


@pytest.mark.parametrize(
    ("old", "new", "key", "says", "remedy"),
    [
        ('"heavy-storm"]\nspells', '"heavy-strom"]\nspells', "board.you.hand[0]", "heavy-strom", "heavy-storm"),
        ('spells = ["trap-hole|set"]', f"monsters = {['sangan'] * 6}", "board.you.monsters[5]", "6 cards", "Remove 1"),
        ('spells = ["trap-hole|set"]', f"spells = {['trap-hole'] * 6}", "board.you.spells[5]", "5 Spell", "Remove 1"),
        ("you: activate heavy-storm", "you: actvate heavy-storm", "line[0].do", "actvate", "Write it like"),
        ("you: activate heavy-storm", "activate heavy-storm", "line[0].do", "player", "Write it like"),
        ("you: activate heavy-storm", "you: activate heavy-strom", "line[0].do", "heavy-strom", "heavy-storm"),
        ('title = "One"', 'title = "<b>One</b>"', "text.en.title", "markup", "Correct"),
        ('title = "One"', 'title = "One\\u0007"', "text.en.title", "control", "Correct"),
        ('title = "One"', f'title = "{"x" * 91}"', "text.en.title", "90", "shorter"),
        ('title = "One"', "", "text.en.title", "required", "Add this key"),
        ('kind = "ruling"', 'kind = "rulings"', "kind", "ruling", "Correct"),
        ('kind = "ruling"', 'kind = "ruling"\ncolour = "red"', "colour", "extra", "Remove this key"),
        ('kind = "ruling"', 'kind = "lesson"', "", "[[step]]", "Correct"),
        ('id = "test.one"', 'id = "Test One"', "id", "pattern", "Correct"),
        ('id = "test.one"', "id = test.one", "", "not TOML", "Correct"),
        ("trap-hole|set", "trap-hole|how=special", "board.you.spells[0]", "was Summoned", "Leave how= out"),
        ("trap-hole|set", "trap-hole|sideways", "board.you.spells[0]", "sideways", "Use"),
        ("trap-hole|set", "sangan|set", "board.you.spells[0]", "is a monster", "Move it to monsters"),
        ("trap-hole|set", "premature-burial|up", "board.you.spells[0]", "without a monster", "equip="),
        ("trap-hole|set", "premature-burial|up|equip=jinzo", "board.you.spells[0]", "jinzo", "Name one"),
        (
            "[board.you]",
            '[board.you]\npendulum = ["stargazer-magician|up|equip=jinzo"]',
            "board.you.pendulum[0]",
            "bound",
            "",
        ),
        ("destroyed trap-hole by", "exploded trap-hole by", "expect.happened", "exploded", "patterns"),
        ("destroyed trap-hole by", "destroyed trap-hoel by", "expect.happened", "trap-hoel", "trap-hole"),
        ('"heavy-storm", "trap-hole"]', '"heavy-strom"]', "expect.you.graveyard[0]", "heavy-strom", "heavy-storm"),
        ("[board.you]", '[board]\nphase = "battle"\n[board.you]', "board.step", "battle", "step"),
        ("[board.you]", "[board.you]\nlp = 0", "board.you.lp", "greater", "Correct"),
        ("[board.you]", "[board.you]\ndeck = [1]", "board.you.deck", "valid", "Correct"),
    ],
)
def test_every_fault_names_file_key_and_remedy(old: str, new: str, key: str, says: str, remedy: str) -> None:
    assert old in GOOD
    with pytest.raises(ScenarioError) as caught:
        load_text(GOOD.replace(old, new), "broken.toml")
    error = caught.value
    assert error.file == "broken.toml"
    assert error.key.startswith(key)
    assert bool(error.key) == bool(key)
    assert says in error.problem
    assert remedy in error.remedy
    assert str(error).count("\n") <= 1


def test_files_that_are_no_scenario_at_all(tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    large.write_bytes(b"# " + b"x" * 10_000_000)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    deep = tmp_path / "deep.toml"
    deep.write_text("x = " + "[" * 5000 + "]" * 5000)
    for path, says in ((large, f"{LARGEST:,}"), (binary, "UTF-8"), (tmp_path / "none.toml", "read"), (deep, "")):
        with pytest.raises(ScenarioError) as caught:
            load(path)
        assert caught.value.file == path.name
        assert says in caught.value.problem
        assert caught.value.remedy


@pytest.mark.parametrize(
    ("added", "says"),
    [
        (f"order = {'9' * 5000}", "too many digits"),
        ("order = 10000000", "number larger"),
        ("order = -10000000", "number larger"),
        (".".join(["a"] * 100_000) + " = 1", "nested too deeply"),
        (f"[{' . '.join(['a'] * 100_000)}]", "nested too deeply"),
        (" . ".join(["'a'"] * 50_000) + " = 1", "nested too deeply"),
        ("a" * 900_000 + " = 1", "extra"),
        (f"x = {'[' * (DEEPEST + 2)}{']' * (DEEPEST + 2)}", "nested too deeply"),
        (f"[expect]\nlegal = {['you: pass'] * (MOST_ENTRIES + 1)}", f"{MOST_ENTRIES + 1} entries"),
        (f"[board.opponent]\ndeck = {['?'] * 150_000}", "150,000 entries"),
        ("".join(f"k{number} = 1\n" for number in range(MOST_ENTRIES)), "entries"),
        (f"x = {[['a'] * MOST_ENTRIES] * (MOST_IN_ALL // MOST_ENTRIES)}", f"{MOST_IN_ALL:,} values"),
    ],
)
def test_numbers_lists_and_depth_are_bounded_before_anything_slow_is_done(
    added: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "check_content", lambda loaded: pytest.fail("the content was looked at"))
    text = f"{added}\n{GOOD}" if not added.startswith("[") else GOOD.replace("[expect]", "[rest]") + added
    with pytest.raises(ScenarioError) as caught:
        load_text(text, "large.toml")
    assert says in caught.value.problem
    assert caught.value.remedy
    assert len(str(caught.value)) < 1_000_200


def test_only_regular_files_are_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), tmp_path):
        with pytest.raises(ScenarioError) as caught:
            load(path)
        assert "not a regular file" in caught.value.problem


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    marked = tmp_path / "marked.toml"
    marked.write_text(GOOD, encoding="utf-8-sig")
    assert load(marked).scenario.id == "test.one"
    marked.write_text(GOOD, encoding="utf-16")
    with pytest.raises(ScenarioError, match="UTF-8"):
        load(marked)


def test_the_digest_follows_the_play_and_not_the_prose() -> None:
    first = load_text(GOOD).digest
    assert load_text(GOOD.replace('"One"', '"Two"')).digest == first
    assert load_text(GOOD.replace("trap-hole", "magic-cylinder")).digest != first


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"heavy-storm", "trap-hole"]', '"heavy-storm"]'),
        ('"heavy-storm", "trap-hole"]', '"heavy-storm", "trap-hole", "trap-hole"]'),
        ("destroyed trap-hole", "not-destroyed trap-hole"),
        ("destroyed trap-hole by heavy-storm", "destroyed trap-hole by trap-hole"),
        ("[expect]", '[expect]\nwinner = "you"'),
        ("[expect]", "[expect]\nyou.lp = 7000"),
        ("[expect]", "[expect]\nyou.hand = 1"),
        ("[expect]", '[expect]\nphase = "battle"'),
        ("[expect]", '[expect]\nlegal = ["you: activate trap-hole"]'),
        ("[expect]", '[expect]\nillegal = [{ do = "you: next battle", because = "turn.phase" }]'),
        ("[expect]", '[expect]\nillegal = [{ do = "you: activate trap-hole", because = "attack.once" }]'),
        ("[expect]", '[expect]\norder = ["destroyed trap-hole", "activated heavy-storm"]'),
        ('do = "you: activate heavy-storm"', 'do = "you: activate heavy-storm"\nexpect.happened = ["draw you"]'),
        ('do = "you: activate heavy-storm"', 'do = "you: activate heavy-storm"\nexpect.illegal = "turn.phase"'),
        ('do = "you: activate heavy-storm"', 'do = "you: activate trap-hole"'),
    ],
)
def test_a_wrong_expectation_is_found(old: str, new: str) -> None:
    faults = check(load_text(GOOD.replace(old, new)))
    assert len(faults) == 1
