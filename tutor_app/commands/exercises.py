"""``run.py exercises``: the exercises made from scenarios and cards, as text or JSON."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random

from rulebook.language.sentences.render import Depth, text
from scenarios.making.checking import faults
from scenarios.making.index import Entry, index, opened, write
from scenarios.making.maker import candidates, chosen
from scenarios.making.values import Exercise, Kind
from tutor_app.texts.messages import message

from .arguments import JSON, LANG, Commands, whole_number
from .exit_status import FAILED, PASSED, UNCLEAR, as_json
from .json_shapes import Json, header, told_json

LETTERS = "abcd"


def register(commands: Commands) -> None:
    """Register the command for exercises."""
    asking = commands.add_parser("exercises", parents=[LANG, JSON], help="exercises made from scenarios and cards")
    asking.add_argument("part", choices=sorted(_PARTS), help="show or check stored ones, or make all (takes minutes)")
    asking.add_argument("ids", nargs="*", metavar="ID", help="the ids of those to show (default: a sample)")
    asking.add_argument("--kind", choices=[kind.value for kind in Kind], help="only this kind")
    asking.add_argument("--rule", metavar="ID", default="", help="only those about this rule")
    asking.add_argument("--seed", type=whole_number(0, 10**9), default=0, metavar="N", help="a number (default: 0)")
    asking.add_argument("--count", type=whole_number(1, 10_000), default=10, metavar="N", help="how many (default: 10)")
    depths = [each.value for each in Depth]
    asking.add_argument("--depth", choices=depths, default="simple", help="how reasons are told (default: simple)")
    asking.add_argument("--write", action="store_true", help="with make: store the index of what was made")
    asking.set_defaults(run=_run)


def exercise_lines(lang: str, one: Exercise, depth: Depth = Depth.SIMPLE) -> Iterator[str]:
    """An exercise as text: the question, the answers, then which is right and when the others would be."""
    yield f"{one.id} ({one.recipe.source})"
    yield f"   {text(lang, one.question, depth=depth).strip()}"
    for letter, option in zip(LETTERS, one.options, strict=False):
        yield f"   {letter}) {text(lang, option.told, depth=depth)}"
    yield f"   {message(lang, 'exercises.right', letter=LETTERS[one.right])}"
    for letter, option in zip(LETTERS, one.options, strict=False):
        if option.because is not None:
            yield f"   {letter}: {text(lang, option.because, depth=depth)}"


def exercise_json(lang: str, one: Exercise) -> Json:
    """An exercise as JSON."""
    return {
        "id": one.id,
        "kind": one.kind.value,
        "source": one.recipe.source,
        "at": one.at,
        "rules": list(one.rules),
        "question": told_json(lang, one.question),
        "options": [
            {
                "told": told_json(lang, option.told),
                "right": option.because is None,
                "because": told_json(lang, option.because) if option.because is not None else None,
            }
            for option in one.options
        ],
    }


def _kinds(arguments: argparse.Namespace) -> tuple[Kind, ...]:
    return (Kind(arguments.kind),) if arguments.kind else tuple(Kind)


def _about(rule: str, rules: Sequence[str]) -> bool:
    return not rule or rule in rules


def _counts(found: Iterable[tuple[Kind, Sequence[str]]]) -> Json:
    listed = list(found)
    kinds = Counter(kind.value for kind, _ in listed)
    return {
        "exercises": len(listed),
        "kinds": {kind.value: kinds[kind.value] for kind in Kind},
        "rules": len({rule for _, rules in listed for rule in rules}),
    }


def _make(arguments: argparse.Namespace) -> int:
    kinds = _kinds(arguments)
    found = [one for one in chosen(candidates(kinds), arguments.seed) if _about(arguments.rule, one.rules)]
    if arguments.write and (arguments.kind or arguments.rule or arguments.seed):
        print("The index holds all exercises of seed 0: leave out --kind, --rule and --seed.")
        return UNCLEAR
    if arguments.write:
        write(found)
    counts = _counts((one.kind, one.rules) for one in found)
    if arguments.json:
        print(as_json({**header("exercises"), "seed": arguments.seed, **counts, "ids": [one.id for one in found]}))
    else:
        print(*_count_lines(counts), sep="\n")
    return PASSED


def _count_lines(counts: Json) -> Iterator[str]:
    yield from (f"{kind}: {many}" for kind, many in counts["kinds"].items() if many)
    yield f"{counts['exercises']} exercises, {counts['rules']} rules"


def _stored(arguments: argparse.Namespace) -> list[Entry]:
    kinds = _kinds(arguments)
    return [one for one in index().values() if one.recipe.kind in kinds and _about(arguments.rule, one.rules)]


def _check(arguments: argparse.Namespace) -> int:
    entries = _stored(arguments)
    wrong = 0
    for entry in entries:
        found = list(faults(entry))
        wrong += bool(found)
        print(*found, sep="\n", end="\n" if found else "")
    print(f"{len(entries) - wrong} passed, {wrong} failed")
    return FAILED if wrong or not entries else PASSED


def _show(arguments: argparse.Namespace) -> int:
    entries = _stored(arguments)
    Random(arguments.seed).shuffle(entries)
    ids = arguments.ids or [entry.id for entry in entries[: arguments.count]]
    found = [opened(id, arguments.seed) for id in ids]
    made = [one for one in found if one is not None]
    if len(made) < len(ids) or not ids:
        unknown = [id for id, one in zip(ids, found, strict=True) if one is None]
        print(f"There is no exercise {unknown[0][:60]!r}." if unknown else "There is no such exercise.")
        return UNCLEAR
    if arguments.json:
        lang = arguments.lang
        print(as_json({**header("exercises"), "lang": lang, "exercises": [exercise_json(lang, one) for one in made]}))
    else:
        for one in made:
            print(*exercise_lines(arguments.lang, one, Depth(arguments.depth)), sep="\n", end="\n\n")
    return PASSED


_PARTS = {"make": _make, "check": _check, "show": _show}


def _run(arguments: argparse.Namespace) -> int:
    return _PARTS[arguments.part](arguments)
