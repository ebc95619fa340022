"""``run.py diff`` and ``run.py compare``: differences between two rulesets, and where one scenario diverges."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rulebook.articles.points import Point, point_of
from rulebook.articles.rules import citation, statement
from rulebook.engine.api import view_events
from rulebook.engine.core.state import DuelState
from rulebook.explain import Explanation, narrate, refuse_to
from rulebook.explain.contrast import Step, why_not
from rulebook.language.sentences.render import text
from rulebook.notation.faults import NotationError, Refused
from rulebook.notation.messages import message
from rulebook.rulesets import BY_ID, Difference, diff
from rulebook.shelf import open_book
from scenarios.catalogue.lookup import named
from scenarios.formats.loader import Loaded
from scenarios.playing.script import Script, Taken
from tutor_app.texts.messages import message as said

from .arguments import FILE, JSON, LANG, RULESETS, Commands
from .exit_status import PASSED, as_json
from .json_shapes import Json, board_json, header, told_json

YOU = 0


# diff ---------------------------------------------------------------------------------------------


def register(commands: Commands) -> None:
    """Register the commands that compare rulesets."""
    differing = commands.add_parser("diff", parents=[RULESETS, LANG, JSON], help="differences between two rulesets")
    differing.set_defaults(run=_diff)
    comparing = commands.add_parser(
        "compare", parents=[FILE, RULESETS, LANG, JSON], help="a scenario under both rulesets, and where they diverge"
    )
    comparing.set_defaults(run=_compare)


def _grouped(found: Sequence[Difference]) -> list[tuple[Point | None, list[Difference]]]:
    """Differences grouped by point, in order; one without a point forms its own group."""
    groups: list[tuple[Point | None, list[Difference]]] = []
    for one in found:
        point = next((point for rule in one.rules if (point := point_of(rule)) is not None), None)
        known = next((group for place, group in groups if point is not None and place == point), None)
        if known is not None:
            known.append(one)
        else:
            groups.append((point, [one]))
    return groups


def diff_text(a: str, b: str, lang: str) -> Iterator[str]:
    """The differences between two rulesets as text, point by point, with the wording and citation of each side."""
    groups = _grouped(diff(BY_ID[a], BY_ID[b]))
    for point, group in groups:
        yield point.id if point is not None else group[0].name
        for number, side in enumerate((a, b)):
            found = _rules_of(point, group, side, number)
            lines = [f"{statement(rule, lang) or rule} ({citation(rule, lang)})" for rule in found]
            for line in lines or [said(lang, "command.silent")]:
                yield f"   {side}: {line}"
        for one in group:
            if one.sort not in ("rule", "check"):
                yield f"   {one.sort}: {one.name} = {one.a or '-'} | {one.b or '-'}"
    yield f"{len(groups)} | {a} | {b}"


def _rules_of(point: Point | None, group: Sequence[Difference], side: str, number: int) -> list[str]:
    """The rules one side applies to a point: those that differ, then those the point lists for it."""
    own = [rule for one in group if (one.a, one.b)[number] for rule in one.rules if one.sort in ("rule", "check")]
    listed = list(point.sides.get(side, ())) if point is not None else []
    return list(dict.fromkeys((*own, *listed)))


def diff_json(a: str, b: str, lang: str) -> Json:
    """The differences between two rulesets as JSON."""
    found = []
    for one in diff(BY_ID[a], BY_ID[b]):
        point = next((point for rule in one.rules if (point := point_of(rule)) is not None), None)
        articles = [
            {"rule": rule, "text": statement(rule, lang), "citation": citation(rule, lang)} for rule in one.rules
        ]
        found.append(
            {
                "sort": one.sort.value, "name": one.name, "point": point.id if point else None,
                a: one.a or None, b: one.b or None, "articles": articles,
            }
        )  # fmt: skip
    return header("diff") | {"a": a, "b": b, "language": lang, "differences": found}


# compare ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Side:
    """One line as one ruleset plays it: the explanation, the rules, and the duel afterwards.

    ``fault`` says why it could not be played; ``over`` means that this side no longer plays.
    """

    told: tuple[Explanation, ...]
    rules: tuple[str, ...]
    after: DuelState
    fault: str = ""
    over: bool = False

    @property
    def nodes(self) -> tuple[tuple[str, object], ...]:
        return tuple((one.node, one.arguments) for one in self.told)


@dataclass(frozen=True, slots=True)
class Compared:
    """One line under both rulesets; ``parts``: the results differ, ``first``: for the first time."""

    line: str
    sides: tuple[Side, Side]
    parts: bool
    first: bool


def _same_position(a: DuelState, b: DuelState) -> bool:
    return a.with_(book=0, agenda=()) == b.with_(book=0, agenda=())


class _Player:
    """Plays one scenario under one ruleset, line by line, as far as possible."""

    def __init__(self, loaded: Loaded, lang: str) -> None:
        self.loaded, self.lang = loaded, lang
        self.script = Script(loaded.book, loaded.start, loaded.scenario.answers)
        self.over = False

    def play(self, line: str) -> Side:
        book, mark = self.loaded.book, len(self.script.history)
        if self.over:
            return Side((), (), self.script.state, over=True)
        if not line:
            self.script.settle()
            return self._told(self.script.history[mark:])
        try:
            return self._told(self.script.play(line))
        except Refused as error:
            verdict, reason = refuse_to(book, error.state, error.verdict, YOU)
            rules = tuple(rule for failure in verdict.failures for rule in failure.rules)
            return Side((reason,), rules, self.script.state, text(self.lang, reason, cite=True))
        except NotationError as error:
            self.over = True
            return Side((), (), self.script.state, message(self.lang, error))

    def _told(self, taken: Sequence[Taken]) -> Side:
        book, after = self.loaded.book, self.script.state
        if not taken:
            return Side((), (), after)
        events = view_events(book, after, (event for one in taken for event in one.events), YOU)
        rules = tuple(dict.fromkeys(rule for event in events for rule in event.rules))
        told = tuple(one for one in narrate(book, taken[0].before, events, YOU) if one.node != "passed")
        missing = why_not(Step(book, taken[0].before, events, viewer=YOU)).shown
        return Side((*told, *missing), rules, after)


def compare(loaded: Loaded, rulesets: tuple[str, str], lang: str) -> list[Compared]:
    """Play a scenario's lines under two rulesets, then whatever is still pending.

    A side that refuses a line skips it and continues with the next one.

    Raises:
        scenarios.formats.faults.Fault: the board cannot be set up under one of them.
    """
    players = [_Player(replace(loaded, book=open_book(name)), lang) for name in rulesets]
    scenario = loaded.scenario
    found: list[Compared] = []
    parted = False
    for line in [*(entry.do for entry in scenario.line + scenario.solution), ""]:
        a, b = (player.play(line) for player in players)
        parts = a.nodes != b.nodes or bool(a.fault) != bool(b.fault) or not _same_position(a.after, b.after)
        found.append(Compared(line, (a, b), parts, parts and not parted))
        parted = parted or parts
    return found


def compare_text(loaded: Loaded, rulesets: tuple[str, str], lang: str) -> Iterator[str]:
    """A scenario under two rulesets as text: every line, and where they diverge, what each side says and why."""
    yield loaded.scenario.in_language(lang).title
    parted = False
    for number, one in enumerate(compare(loaded, rulesets, lang), 1):
        if not one.line and not any(side.told for side in one.sides) and not one.first:
            continue
        yield ""
        yield f"{number}. {one.line or said(lang, 'compare.end')}"
        if one.first:
            yield "   " + said(lang, "compare.part")
            parted = True
        if not one.parts:
            yield "   " + said(lang, "command.same")
            continue
        shared = set(one.sides[0].nodes) & set(one.sides[1].nodes)
        for name, side in zip(rulesets, one.sides, strict=True):
            if side.over:
                yield f"   {name}: {said(lang, 'command.stopped')}"
            elif side.fault:
                yield f"   {name}: {side.fault}"
            for told in () if side.fault else side.told:
                if (told.node, told.arguments) not in shared:
                    yield f"   {name}: {text(lang, told, cite=True)}"
    if not parted:
        yield ""
        yield said(lang, "command.never")


def compare_json(loaded: Loaded, rulesets: tuple[str, str], lang: str) -> Json:
    """A scenario under two rulesets as JSON."""
    lines = []
    for one in compare(loaded, rulesets, lang):
        sides = {
            name: {
                "fault": side.fault or None,
                "over": side.over,
                "told": [told_json(lang, told) for told in side.told],
                "rules": list(side.rules),
                "board": board_json(open_book(name), side.after),
            }
            for name, side in zip(rulesets, one.sides, strict=True)
        }
        lines.append({"line": one.line, "parts": one.parts, "first": one.first, **sides})
    return header("compare") | {
        "scenario": loaded.scenario.id,
        "rulesets": list(rulesets),
        "language": lang,
        "parted": any(line["parts"] for line in lines),
        "lines": lines,
    }


def _diff(arguments: argparse.Namespace) -> int:
    a, b = arguments.a, arguments.b
    if arguments.json:
        print(as_json(diff_json(a, b, arguments.lang)))
    else:
        print(*diff_text(a, b, arguments.lang), sep="\n")
    return PASSED


def _compare(arguments: argparse.Namespace) -> int:
    loaded, both = named(arguments.file), (arguments.a, arguments.b)
    if arguments.json:
        print(as_json(compare_json(loaded, both, arguments.lang)))
    else:
        print(*compare_text(loaded, both, arguments.lang), sep="\n")
    return PASSED
