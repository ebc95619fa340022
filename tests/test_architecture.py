"""Architecture: who may import whom, and what may not occur where."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import get_args

import pytest

from rulebook.articles.rules import rules
from rulebook.articles.touching import pieces_of, table
from rulebook.cards import POOL
from rulebook.engine.choosing.feasibility import FEASIBLE
from rulebook.engine.choosing.outlook import OUTLOOK
from rulebook.engine.choosing.planning import WithCards
from rulebook.engine.continuous.query import FITS
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table_changes import Changes
from rulebook.engine.operations.executors import EXECUTE
from rulebook.graphs.edges import EDGE_OF_EVENT, EDGE_OF_OPERATION
from rulebook.language.clauses.operations import RENDERERS
from rulebook.language.samples.effects import sample_effects
from rulebook.languages import LANGUAGES
from rulebook.rulesets.classic import CLASSIC
from rulebook.rulesets.classic_only import CLASSIC_ONLY
from rulebook.rulesets.rules_2014 import RULES_2014
from rulebook.vocabulary import modifiers, operations
from rulebook.vocabulary.amounts import Amount
from rulebook.vocabulary.checking.clauses import CAN_BE_COST
from rulebook.vocabulary.conditions import AnyCondition, Condition
from rulebook.vocabulary.filters import Filter
from tutor_app.reports import import_graph
from tutor_app.reports.import_graph import imports, modules

ROOT = Path(__file__).parent.parent

ROOMS: dict[str, tuple[str, ...]] = {
    "": ("tutor_app", "scenarios", "rulebook"),
    "rulebook": (
        "solver",
        "search",
        "language",
        "explain",
        "articles",
        "graphs",
        "notation",
        "shelf",
        "rulesets",
        "decks",
        "cards",
        "engine",
        "languages",
        "vocabulary",
    ),
    "rulebook.engine": (
        "api",
        "opening",
        "positions",
        "card_values",
        "transitions",
        "views",
        "legality",
        "battle",
        "turn",
        "chain",
        "operations",
        "summons",
        "choosing",
        "moving",
        "permissions",
        "continuous",
        "records",
        "core",
        "rule_ids",
    ),
    "tutor_app": (
        "__main__",
        "server",
        "commands",
        "pages",
        "reports",
        "parts",
        "play",
        "store",
        "progress",
        "wording",
        "texts",
        "settings",
    ),
    "rulebook.language": ("samples", "sentences", "card_text", "clauses", "languages", "voices", "words"),
    "scenarios": (
        "making",
        "catalogue",
        "importing",
        "principles",
        "properties",
        "asking",
        "interactions",
        "playing",
        "formats",
    ),
}
"""The folders and modules of each package from the top down; imports inside it only go down."""

NEVER = (
    ("tutor_app.progress", "streamlit"),
    ("tutor_app.store", "streamlit"),
    ("rulebook.engine", "rulebook.cards"),
    ("rulebook.rulesets", "rulebook.cards"),
    ("rulebook", "streamlit"),
    ("tutor_app.parts", "rulebook.engine"),
    ("tutor_app.parts", "scenarios"),
)
"""Forbidden imports in addition to the layers: page parts draw values and use neither the engine nor a session."""


ALL = list(modules())


@pytest.mark.parametrize(("name", "path"), ALL, ids=[name for name, _ in ALL])
def test_nobody_imports_what_it_must_not(name: str, path: Path) -> None:
    for imported in imports(name, path):
        for above, below in NEVER:
            if name == above or name.startswith(above + "."):
                assert imported != below, f"{name} imports {imported}"
                assert not imported.startswith(below + "."), f"{name} imports {imported}"
        if imported.split(".")[0] in ("sqlalchemy", "alembic"):
            assert name.startswith("tutor_app.store"), f"{name} imports {imported}"
        if imported.split(".")[0] == "networkx":
            assert name.startswith("rulebook.graphs") or name == import_graph.__name__, f"{name} imports networkx"


def room_of(package: str, module: str) -> str | None:
    """The part of a package that a module belongs to; None for the package itself and for modules elsewhere."""
    inside = module if not package else module.removeprefix(package + ".") if module.startswith(package + ".") else ""
    return inside.split(".")[0] or None


def runs_up(package: str, name: str, imported: str) -> bool:
    """Whether an import leads to a part of the package that is listed above."""
    mine, theirs, rooms = room_of(package, name), room_of(package, imported), ROOMS[package]
    return mine in rooms and theirs in rooms and rooms.index(theirs) < rooms.index(mine)


@pytest.mark.parametrize("package", ROOMS)
def test_rooms_are_named_in_order(package: str) -> None:
    """The list names every folder and module of a package, and nothing else."""
    assert {room for name, _ in ALL if (room := room_of(package, name))} == set(ROOMS[package])
    assert len(ROOMS[package]) == len(set(ROOMS[package]))


@pytest.mark.parametrize("package", ROOMS)
def test_imports_inside_a_package_go_down(package: str) -> None:
    assert [(name, one) for name, path in ALL for one in imports(name, path) if runs_up(package, name, one)] == []


@pytest.mark.parametrize("package", ROOMS)
def test_an_import_that_goes_up_is_seen(package: str) -> None:
    above, below = (f"{package}.{room}".lstrip(".") for room in (ROOMS[package][0], ROOMS[package][-1]))
    assert runs_up(package, f"{below}.module", above)
    assert not runs_up(package, above, f"{below}.module")


def test_no_language_imports_another() -> None:
    place = "rulebook.language.languages."
    for name, path in ALL:
        if name.startswith(place):
            code = name.removeprefix(place).split(".")[0]
            for imported in imports(name, path):
                assert not imported.startswith(place) or imported.removeprefix(place).split(".")[0] == code, imported


def test_operation_tables_have_equal_keys() -> None:
    kinds = set(operations.Operation.__args__)  # type: ignore[attr-defined]
    assert set(EXECUTE) == kinds
    assert set(OUTLOOK) == kinds
    assert set(FEASIBLE) == kinds
    assert set(RENDERERS) == kinds
    assert set(EDGE_OF_OPERATION) == kinds
    assert set(CAN_BE_COST) == kinds
    assert set(get_args(WithCards)) == {kind for kind in kinds if "cards" in kind.__dataclass_fields__}


def test_every_event_kind_says_whether_it_draws_an_edge() -> None:
    assert set(EDGE_OF_EVENT) == set(EventKind)


def subclasses(base: type) -> set[str]:
    """By name, because a dataclass with slots replaces the original class."""
    return {one for kind in base.__subclasses__() for one in (kind.__name__, *subclasses(kind))}


def test_every_filter_and_condition_is_evaluated() -> None:
    """Mypy checks that ``holds`` handles the union of conditions; this test, that it is complete."""
    assert {kind.__name__ for kind in FITS} == subclasses(Filter)
    assert {kind.__name__ for kind in get_args(AnyCondition)} == subclasses(Condition)


NO_ARTICLE = {"Negate", "Declare", "Apply", "Remain", "Nothing", "Optional", "If", "Modes", "Either", "TreatAs", "May",
              "SparesTributes", "AttackOnly"}  # fmt: skip
"""Elements of cards about which no rule of the game says anything."""


def test_every_operation_and_modifier_leads_to_its_rules() -> None:
    names = {kind.__name__ for kind in (*get_args(operations.Operation), *get_args(modifiers.Modifier))}
    assert names - set(table()) == NO_ARTICLE


def test_every_element_is_rendered_for_reading() -> None:
    """Every element occurs on a card of the pool or in a sample; the sentences of both have golden hashes."""
    shown = {piece for card in POOL for piece in pieces_of(card, card.effects)}
    shown |= {piece for effect in sample_effects() for piece in pieces_of(POOL[0], (effect,))}
    unions = (operations.Operation, modifiers.Modifier, operations.Selector, AnyCondition, Amount)
    kinds = {kind.__name__ for union in unions for kind in get_args(union) if kind is not int}
    assert kinds - shown == set()


def engine_strings() -> Iterator[tuple[Path, int, str]]:
    for name, path in ALL:
        if not name.startswith("rulebook.engine"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        skipped = set()
        for node in ast.walk(tree):
            body = getattr(node, "body", None)
            for statement in body if isinstance(body, list) else ():
                if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                    skipped.add(id(statement.value))
            if isinstance(node, ast.Raise | ast.Assert):
                skipped |= {id(part) for part in ast.walk(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
                yield path, node.lineno, node.value


TYPE = r"[\w.]+(\[.*\])?( \| [\w.]+(\[.*\])?)*"
"""A type written as text, such as the name of a class or a union of names."""


def test_no_prose_in_the_engine() -> None:
    """Ids and keys only: no strings with a space between two words."""
    found = [
        f"{path.name}:{line} {text!r}"
        for path, line, text in engine_strings()
        if re.search(r"\w \w", text) and not re.fullmatch(TYPE, text)
    ]
    assert found == []


def test_nobody_asks_which_ruleset_it_is() -> None:
    """Only rulesets know their identity; others may pass an id on, but never compare it or its date.

    The articles list the ruleset of each rule; that is data, not a condition in code.
    """
    pattern = re.compile(
        r"ruleset\.(id|date)\s*([=!<>]=?|in\b)|ruleset\.id\.\w+\(|ruleset\s*[=!]=\s*[\"']|[\"'](2014|classic)[\"']\s*[=!]="
    )
    found = [
        f"{name}: {line.strip()}"
        for name, path in ALL
        if not name.startswith(("rulebook.rulesets", "rulebook.shelf", "rulebook.articles"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if pattern.search(line)
    ]
    assert found == []


def test_rules_that_only_the_classic_ruleset_has_are_classic_rules() -> None:
    assert {rules()[id].ruleset for id in CLASSIC_ONLY} == {"classic"}
    assert RULES_2014.absent == CLASSIC_ONLY
    assert not CLASSIC.absent & CLASSIC_ONLY


def test_the_engine_has_no_clock_and_no_dice_of_its_own() -> None:
    for name, path in ALL:
        if name.startswith(("rulebook.engine", "rulebook.vocabulary", "rulebook.rulesets")):
            assert not {"random", "time", "datetime"} & {one.split(".")[0] for one in imports(name, path)}, name


def test_only_a_table_assigns_what_derived_values_depend_on() -> None:
    """Derived values are remembered; ``Table.change`` forgets them, a plain assignment would not."""
    found = []
    for name, path in ALL:
        if not name.startswith("rulebook.engine.") or name == "rulebook.engine.core.table":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
                target = node.value if isinstance(node, ast.Subscript) else node
                if isinstance(target, ast.Attribute) and target.attr in Changes.__annotations__:
                    holder = target.value
                    if isinstance(holder, ast.Name) and holder.id != "self":
                        found.append(f"{name}:{node.lineno} {ast.unparse(node)}")
    assert found == []


def test_files_are_one_thing() -> None:
    """At most about 400 lines; a longer file is listed here with its reason."""
    allowed: dict[str, str] = {}
    long = {name: count for name, path in ALL if (count := len(path.read_text(encoding="utf-8").splitlines())) > 420}
    assert set(long) == set(allowed), long


def test_no_special_case_by_card_name() -> None:
    """Only the cards themselves, scenarios and tests name cards."""
    # the cards used in proofreading samples
    allowed = {"rulebook.language.samples.effects", "rulebook.language.samples.frames"}
    slugs = {card.slug for card in POOL if "-" in card.slug}
    assert len(slugs) > 20
    for name, path in ALL:
        if name.startswith("rulebook.cards") or name in allowed:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert not named & slugs, f"{name} names a card"


def test_no_two_names_of_an_enumeration_share_a_number() -> None:
    """Two members with one number would be the same to the engine."""
    from rulebook.engine.core import requests
    from rulebook.engine.core.fact_flags import Fact
    from rulebook.engine.core.state import RelationKind
    from rulebook.vocabulary import terms

    kinds = [one for one in vars(terms).values() if isinstance(one, type) and issubclass(one, Enum)]
    for kind in (*kinds, Fact, RelationKind, requests.Purpose, requests.RequestKind):
        assert len(kind.__members__) == len(set(kind.__members__.values())), kind


def languages_named(node: ast.expr) -> set[str]:
    """The language codes a value or a row of values is written with."""
    parts = node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]
    return {part.value for part in parts if isinstance(part, ast.Constant) and part.value in set(LANGUAGES)}


def language_questions(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            if any(languages_named(key) for key in node.keys if key is not None):
                yield node.lineno, "a dict by language"
        elif isinstance(node, ast.Compare) and any(languages_named(part) for part in (node.left, *node.comparators)):
            yield node.lineno, "asks which language it is"
        elif isinstance(node, ast.MatchValue) and languages_named(node.value):
            yield node.value.lineno, "asks which language it is"
        elif isinstance(node, ast.Tuple | ast.List | ast.Set):
            texts = {part.value for part in node.elts if isinstance(part, ast.Constant)}
            if len(texts) > 1 and texts <= set(LANGUAGES):
                yield node.lineno, "a list of languages"


def test_no_code_asks_which_language_it_is() -> None:
    """The words of a language are in its folder, and what its grammar does is a method of its voice or grammar."""
    own = "rulebook.language.languages."
    found = [
        f"{name}:{line} {fault}"
        for name, path in ALL
        if not name.startswith(own)
        for line, fault in language_questions(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        '{"de": "Karte", "en": "card"}',
        'lang == "nl"',
        'scene.voice.lang in ("de", "it")',
        '"it" != language',
        'match lang:\n    case "it":\n        pass',
        '["de", "en", "it", "nl"]',
    ],
)
def test_a_question_of_language_is_seen(source: str) -> None:
    assert list(language_questions(ast.parse(source)))


def test_finished_sentences_are_not_mended() -> None:
    """``replace`` on a text is a repair: whoever makes the sentence has to be asked for the right form.

    Filling a template is no repair.
    """
    filling = {"CANNOT", "WHY", "ADJECTIVE", "ENDING"}
    found = [
        f"{name}:{node.lineno}"
        for name, path in ALL
        if name.startswith("rulebook.language")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "replace"
        and not (isinstance(node.args[0], ast.Name) and node.args[0].id in filling)
    ]
    assert found == []
