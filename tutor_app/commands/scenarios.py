"""``run.py play``, ``check``, ``actions``, ``judge`` and ``schema``: scenarios without a browser."""

from __future__ import annotations

import argparse
import sys

from rulebook.cards import POOL
from rulebook.engine.core.state import DuelState
from rulebook.explain import refuse
from rulebook.language.card_text.coverage import unsaid
from rulebook.language.sentences import render as sentences_of
from rulebook.notation.faults import NotationError, Refused
from rulebook.notation.messages import message as notation_message
from rulebook.notation.parser import parse_line
from scenarios.catalogue.lookup import all_of, named
from scenarios.formats.faults import ScenarioError
from scenarios.formats.loader import Loaded
from scenarios.playing.refusals import judged_line
from scenarios.playing.runner import check, play_lines
from scenarios.playing.script import Script
from tutor_app.texts.messages import message
from tutor_app.wording.told_lines import YOU

from . import json_shapes
from . import play as play_scenario
from .arguments import AT, FILE, JSON, LANG, Commands
from .exit_status import FAILED, PASSED, UNCLEAR, as_json


def register(commands: Commands) -> None:
    """Register the commands for scenarios."""
    play = commands.add_parser("play", parents=[FILE, LANG, JSON], help="play a scenario and explain every step")
    depths = [each.value for each in sentences_of.Depth]
    play.add_argument("--depth", choices=depths, default="exact", help="how reasons are told (default: exact)")
    play.add_argument("--more", action="store_true", help="include further details")
    play.add_argument("--what-if", action="store_true", help="what would happen without the rules of each step")
    play.add_argument("--states", action="store_true", help="with --json: include the full state after every step")
    play.set_defaults(run=_play)
    checking = commands.add_parser("check", help="check scenarios and card texts; last line: N passed, N failed")
    checking.add_argument("paths", nargs="*", metavar="PATH", help="files or folders (default: all bundled ones)")
    checking.set_defaults(run=_check)
    actions = commands.add_parser("actions", parents=[FILE, AT, LANG, JSON], help="legal and illegal actions")
    actions.set_defaults(run=_actions)
    judging = commands.add_parser("judge", parents=[FILE, AT, LANG, JSON], help="judge one move and say why")
    judging.add_argument("line", metavar="LINE", help='a line of notation, for example "you: activate heavy-storm"')
    judging.set_defaults(run=_judge)
    commands.add_parser("schema", help="JSON Schema of scenarios, and the notation").set_defaults(run=_schema)


def state_at(loaded: Loaded, count: int) -> DuelState:
    """The duel after the first ``count`` lines of a scenario; in a puzzle, its solution follows its lines.

    Raises:
        ScenarioError: the scenario has fewer lines, or one of them cannot be played.
    """
    scenario = loaded.scenario
    lines = scenario.line + scenario.solution
    if not 0 <= count <= len(lines):
        problem = f"the scenario has {len(lines)} lines, not {count}"
        raise ScenarioError(loaded.file, "--at", problem, f"Use 0 to {len(lines)}")
    script, faults = Script(loaded.book, loaded.start, scenario.answers), list[str]()
    play_lines(script, lines[:count], faults)
    if faults:
        raise ScenarioError(loaded.file, faults[0], "the line cannot be played", "Run run.py check for details")
    return script.state


def _check(arguments: argparse.Namespace) -> int:
    passed = failed = 0
    for loaded in all_of(arguments.paths):
        if isinstance(loaded, ScenarioError):
            name, faults = loaded.file, [str(loaded)]
        else:
            name, faults = loaded.scenario.id, check(loaded)
        if faults:
            failed += 1
            print(f"FAILED  {name}", *faults, sep="\n        ")
        else:
            passed += 1
            print(f"passed  {name}")
    for fault in () if arguments.paths else unsaid(POOL):
        failed += 1
        print(f"FAILED  {fault}")
    if not passed and not failed:
        places = ", ".join(map(str, arguments.paths))
        print(f"{places}: no scenario files (*.toml) found; give a file or another folder", file=sys.stderr)
    print(f"{passed} passed, {failed} failed")
    return FAILED if failed or not passed else PASSED


def _play(arguments: argparse.Namespace) -> int:
    loaded = named(arguments.file)
    if arguments.json:
        report = play_scenario.play_json(loaded, arguments.lang, states=arguments.states, what_if=arguments.what_if)
        print(as_json(report))
        return FAILED if report["faults"] else PASSED
    faults, depth = 0, sentences_of.Depth(arguments.depth)
    options = {"more": arguments.more, "what_if": arguments.what_if}
    for line in play_scenario.play_text(loaded, arguments.lang, depth=depth, **options):
        faults += line.startswith(play_scenario.FAULT)
        print(line)
    return FAILED if faults else PASSED


def _actions(arguments: argparse.Namespace) -> int:
    loaded = named(arguments.file)
    report = json_shapes.actions_json(loaded, state_at(loaded, arguments.at), arguments.at, arguments.lang)
    if arguments.json:
        print(as_json(report))
    else:
        print(*json_shapes.actions_text(report), sep="\n")
    return PASSED


def _judge(arguments: argparse.Namespace) -> int:
    loaded = named(arguments.file)
    book, state, lang = loaded.book, state_at(loaded, arguments.at), arguments.lang
    try:
        judged_line(book, state, parse_line(arguments.line), loaded.reader)
    except Refused as error:
        reason = refuse(book, error.state, error.verdict, YOU)
        if arguments.json:
            report = json_shapes.verdict_json(error.verdict, arguments.line, reason, lang)
            print(as_json(report))
            return FAILED
        print(sentences_of.text(lang, reason, cite=True))
        for spans in sentences_of.more(lang, reason):
            print("  " + "".join(span.text for span in spans))
        return FAILED
    except NotationError as error:
        if arguments.json:
            problem = {"problem": error.problem, "text": notation_message(lang, error)}
            print(as_json(json_shapes.header("judge") | {"line": arguments.line, "ok": False} | problem))
        else:
            print(notation_message(lang, error))
        return UNCLEAR
    if arguments.json:
        print(as_json(json_shapes.header("judge") | {"line": arguments.line, "ok": True, "failures": []}))
    else:
        print(message(lang, "command.allowed"))
    return PASSED


def _schema(arguments: argparse.Namespace) -> int:
    print(as_json(json_shapes.schema_json()))
    return PASSED
