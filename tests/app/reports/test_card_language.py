"""The card-language page: it is complete, every example uses its element, and its commands work."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from typing import NamedTuple

import pytest

from rulebook.cards import BY_SLUG, DECLARED_IN
from rulebook.notation.source import source
from rulebook.vocabulary import terms
from rulebook.vocabulary.checking.faults import parts
from tests.each import each
from tutor_app.reports import card_language

ROOT = Path(__file__).parents[3]
PAGE = card_language.PAGE.read_text(encoding="utf-8")
ENTRY = re.compile(r"^- \*\*`([\w.]+).*?(?:\n  .*?)?· (?:\[`([a-z0-9-]+)`\]\((\S+)\)|\*no card yet\*)$", re.MULTILINE)
ENTRIES = {name: (slug, link) for name, slug, link in ENTRY.findall(PAGE)}


def test_the_lists_are_up_to_date() -> None:
    assert card_language.renewed(PAGE) == PAGE, "run: python3 run.py language --write"
    assert card_language.TO_DESCRIBE not in PAGE


def test_every_public_element_and_shorthand_is_on_the_page() -> None:
    public: set[str] = set()
    for module in card_language.modules():
        if module is terms:
            continue  # closed sets: below
        for name, value in vars(module).items():
            if not name.startswith("_") and getattr(value, "__module__", "") == module.__name__:
                public.add(name)
    plain = {"Filter", "Condition"}  # the base classes of filters and conditions
    assert public - plain - set(ENTRIES) == set()
    for kind in card_language.TERMS:
        assert {f"{kind.__name__}.{member.name}" for member in kind} <= set(ENTRIES)


@each("name", [name for name, (slug, _) in ENTRIES.items() if slug])
def test_the_card_named_uses_the_piece(name: str) -> None:
    slug, link = ENTRIES[name]
    card = BY_SLUG[slug]
    assert link == f"../{DECLARED_IN[slug]}"
    used = {type(value).__name__ for _, value in parts(card) if is_dataclass(value)}
    used |= {f"{type(value).__name__}.{value.name}" for _, value in parts(card) if hasattr(value, "name")}
    assert name in used or card_language.uses_word(source(card), name, False)


def test_only_pieces_without_any_card_show_none() -> None:
    alone = {name for name, (slug, _) in ENTRIES.items() if not slug}
    used = {type(value).__name__ for card in BY_SLUG.values() for _, value in parts(card)}
    assert alone & used == set()


def test_a_card_chosen_by_hand_stays() -> None:
    shown = ENTRIES["Pick"][0]
    other = next(
        slug for slug, card in BY_SLUG.items() if slug != shown and "Pick(" in source(card) and "Send(" in source(card)
    )
    begin = PAGE.index("- **`Pick(")
    row = PAGE[begin : PAGE.index("\n- ", begin)]
    chosen = PAGE.replace(row, row.replace(f"[`{shown}`]", f"[`{other}`]"))
    assert f"[`{other}`](../{DECLARED_IN[other]})" in card_language.renewed(chosen)[begin : begin + len(row) + 200]


def test_the_command_lists_every_piece(capsys: pytest.CaptureFixture[str]) -> None:
    print(*card_language.listing(), sep="\n")
    told = capsys.readouterr().out
    assert all(f"  {name}" in told for name in card_language.pieces())


# The walk through -----------------------------------------------------------------------------------


class Step(NamedTuple):
    """A file to write, a line to add to one, or commands with their output."""

    kind: str
    file: str
    text: str


def steps() -> Iterator[Step]:
    """Yield the fenced blocks of the walkthrough, in order."""
    told = PAGE.split("## Add a card", 1)[1].split("\n## ", 1)[0]
    fence = re.compile(r"(?:<!-- (file|edit): (\S+) -->\n)?```(\w+)\n(.*?)```", re.DOTALL)
    for found in fence.finditer(told):
        kind, file, language, text = found.groups()
        assert kind or language == "console", f"this is neither a file nor a command: {text}"
        yield Step(kind or "console", file or "", text)


def edited(before: str, change: str) -> str:
    """A file with the lines marked + inserted between the lines around them."""
    rows = [(line[:1], line[1:]) for line in change.splitlines()]
    old = "\n".join(line for sign, line in rows if sign != "+")
    new = "\n".join(line for sign, line in rows if sign != "-")
    assert before.count(old) == 1
    return before.replace(old, new)


def commands(text: str) -> Iterator[tuple[list[str], list[str]]]:
    """Yield each command after ``$`` with its expected output lines."""
    for block in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, *printed = block.splitlines()
        yield command.split(), printed


def shows(printed: list[str], wanted: list[str]) -> bool:
    """Whether the expected lines are printed in this order; ``...`` matches whole lines or the end of one."""
    pattern = ""
    for line in wanted:
        said = re.escape(line).replace(r"\.\.\.", ".*")
        pattern += "(?:.*\n)*" if line == "..." else f"{said} *\n"
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in printed)) is not None


def take_out(folder: Path, slug: str) -> None:
    """Remove a card of the pool and its examples from a copy of the project."""
    if slug not in DECLARED_IN:
        return
    path = folder / DECLARED_IN[slug]
    entry = re.compile(r"^    \w+_card\(\n(?: {8}.*\n|\n)*?    \),\n", re.MULTILINE)
    text = path.read_text(encoding="utf-8")
    path.write_text(entry.sub(lambda found: "" if f'"{slug}"' in found.group() else found.group(), text), "utf-8")
    for examples in (folder / "scenarios" / "data" / "cards").rglob("*.toml"):
        boards = examples.read_text(encoding="utf-8").split("[[board]]")
        examples.write_text("[[board]]".join(board for board in boards if f'"{slug}"' not in board), encoding="utf-8")


def test_the_walkthrough_works_as_written(tmp_path: Path) -> None:
    for name in ("rulebook", "scenarios", "tutor_app", "tests", "docs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "browser"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copy(ROOT / "run.py", tmp_path)
    shown = re.search(r'^\+card = "(.+)"$', PAGE, re.MULTILINE)
    assert shown is not None
    take_out(tmp_path, shown.group(1))
    ran = 0
    for step in steps():
        if step.kind == "file":
            assert not (tmp_path / step.file).exists(), f"{step.file} is there already: show another card"
            (tmp_path / step.file).write_text(step.text, encoding="utf-8")
        elif step.kind == "edit":
            path = tmp_path / step.file
            path.write_text(edited(path.read_text(encoding="utf-8"), step.text), encoding="utf-8")
        else:
            for command, wanted in commands(step.text):
                ran += 1
                run(command, wanted, tmp_path)
    assert ran == 6


def run(command: list[str], wanted: list[str], folder: Path) -> None:
    """Run a command of the page like ``run.py``, but in the present environment."""
    assert command[:2] == ["python3", "run.py"]
    test = command[2] == "test"
    module = ["pytest", "-q", "-p", "no:cacheprovider", "tests/cards", "tests/content"] if test else ["tutor_app"]
    arguments = command[3:] if test else command[2:]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", *module, *arguments], cwd=folder, env=environment, capture_output=True, text=True
    )
    printed = (done.stdout + done.stderr).splitlines()
    refused = any(line.startswith("card ") for line in wanted)
    assert done.returncode == (2 if refused else 0), "\n".join(printed)
    assert test or shows(printed, wanted), "\n".join(printed)


def test_the_type_checker_finds_pieces_in_the_wrong_place(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text(
        "from rulebook.vocabulary.effects import activation\n"
        "from rulebook.vocabulary.filters import monster\n"
        "from rulebook.vocabulary.operations import Destroy, Draw, Target\n"
        "from rulebook.vocabulary.terms import Zone\n"
        "activation(operation=Destroy(monster))\n"
        "activation(cost=(Target(1, monster),), operation=Draw(1))\n"
        "activation(operation=Destroy(monster & Zone.MONSTER))\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(wrong)], cwd=ROOT, capture_output=True, text=True
    )
    found = re.findall(r"wrong.py:(\d+): error", done.stdout)
    assert sorted(set(found)) == ["5", "6", "7"], done.stdout
