"""The command line: everything the pages can show, without a browser. Entry point of ``run.py <command>``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rulebook.cards import POOL
from rulebook.engine.api import view_verdict
from rulebook.engine.state import NOBODY, DuelState
from rulebook.explain import refuse
from rulebook.language import say as sentences_of
from rulebook.language.checking import unsaid
from rulebook.notation.faults import NotationError, Refused
from rulebook.notation.messages import message
from rulebook.notation.parser import parse_line
from rulebook.notation.resolver import resolve
from rulebook.rulesets import BY_ID
from scenarios.faults import ScenarioError
from scenarios.loader import Loaded
from scenarios.models import LANGUAGES
from scenarios.named import all_of, named
from scenarios.runner import check, play_lines
from scenarios.script import Script
from tutor_app.wording.told_lines import YOU

from . import json_shapes, more, rulesets
from . import play as play_scenario
from .exit_status import FAILED, PASSED, UNCLEAR, as_json


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
        report = play_scenario.play_json(loaded, arguments.lang, states=arguments.states)
        print(as_json(report))
        return FAILED if report["faults"] else PASSED
    faults = 0
    for line in play_scenario.play_text(loaded, arguments.lang, more=arguments.more):
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
        line = parse_line(arguments.line)
        hidden = loaded.scenario.board.knowledge == "hidden"
        resolve(book, state, line, reader=YOU if hidden else NOBODY)
    except Refused as error:
        verdict = error.verdict
        if hidden:
            verdict = view_verdict(book, error.state, verdict, YOU)
        reason = refuse(book, error.state, verdict, YOU)
        if arguments.json:
            report = json_shapes.verdict_json(verdict, arguments.line, reason, lang)
            print(as_json(report))
            return FAILED
        print(sentences_of.text(lang, reason, cite=True))
        for spans in sentences_of.more(lang, reason):
            print("  " + "".join(span.text for span in spans))
        return FAILED
    except NotationError as error:
        if arguments.json:
            problem = {"problem": error.problem, "text": message(lang, error)}
            print(as_json(json_shapes.header("judge") | {"line": arguments.line, "ok": False} | problem))
        else:
            print(message(lang, error))
        return UNCLEAR
    if arguments.json:
        print(as_json(json_shapes.header("judge") | {"line": arguments.line, "ok": True, "failures": []}))
    else:
        print(json_shapes.word(lang, "allowed"))
    return PASSED


def _diff(arguments: argparse.Namespace) -> int:
    a, b = arguments.a, arguments.b
    if arguments.json:
        print(as_json(rulesets.diff_json(a, b, arguments.lang)))
    else:
        print(*rulesets.diff_text(a, b, arguments.lang), sep="\n")
    return PASSED


def _compare(arguments: argparse.Namespace) -> int:
    loaded, both = named(arguments.file), (arguments.a, arguments.b)
    if arguments.json:
        print(as_json(rulesets.compare_json(loaded, both, arguments.lang)))
    else:
        print(*rulesets.compare_text(loaded, both, arguments.lang), sep="\n")
    return PASSED


def _card(arguments: argparse.Namespace) -> int:
    from rulebook.cards import POOL
    from rulebook.notation.finding import find_card

    from . import cards

    query, lang = " ".join(arguments.name), arguments.lang
    finding = find_card(POOL, query)
    if finding.card is None:
        if arguments.json:
            print(as_json(cards.found_json(query, finding, lang)))
        else:
            print(*cards.found_lines(query, finding, lang), sep="\n", file=sys.stderr)
        return UNCLEAR
    try:
        entry = cards.describe(finding.card, lang)
    except cards.CannotSay as fault:
        print(f"{finding.card.slug}: this cannot be said in {lang}: {fault}", file=sys.stderr)
        return FAILED
    if arguments.json:
        print(as_json(cards.card_json(entry)))
    else:
        print(*cards.card_lines(entry), sep="\n")
    return PASSED


def _schema(arguments: argparse.Namespace) -> int:
    print(as_json(json_shapes.schema_json()))
    return PASSED


def _sentences(arguments: argparse.Namespace) -> int:
    from . import sentences

    return sentences.main(arguments)


def _language(arguments: argparse.Namespace) -> int:
    from tutor_app.reports import card_language

    if arguments.write:
        card_language.write()
    else:
        print(*card_language.listing(), sep="\n")
    return PASSED


def _bench(arguments: argparse.Namespace) -> int:
    from tutor_app.reports.bench import DEPTH
    from tutor_app.reports.bench import main as measure

    return measure(["--depth", str(arguments.depth or DEPTH)])


def _conformance(arguments: argparse.Namespace) -> int:
    from tutor_app.reports import conformance

    if arguments.mutate:
        return FAILED if conformance.mutate() else PASSED
    rows = conformance.table()
    if arguments.json:
        print(as_json(conformance.as_json(rows)))
    else:
        print(*conformance.as_text(rows), sep="\n")
    return FAILED if any(row.status == "open" for row in rows) else PASSED


def parser() -> argparse.ArgumentParser:
    """The commands and their arguments."""
    top = argparse.ArgumentParser(prog="run.py", description="Play, check and judge scenarios without a browser.")
    commands = top.add_subparsers(dest="command", required=True, metavar="command")
    lang = argparse.ArgumentParser(add_help=False)
    lang.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the sentences (default: en)")
    file = argparse.ArgumentParser(add_help=False)
    file.add_argument("file", metavar="FILE", help="a scenario file, or the id of a bundled one")
    at = argparse.ArgumentParser(add_help=False)
    at.add_argument("--at", type=int, default=0, metavar="N", help="after the first N lines (default: 0)")
    as_json = argparse.ArgumentParser(add_help=False)
    as_json.add_argument("--json", action="store_true", help="print JSON, version 1 (see docs/command-line.md)")

    play = commands.add_parser("play", parents=[file, lang, as_json], help="play a scenario and explain every step")
    play.add_argument("--more", action="store_true", help="include further details")
    play.add_argument("--states", action="store_true", help="with --json: include the full state after every step")
    play.set_defaults(run=_play)
    checking = commands.add_parser("check", help="check scenarios and card texts; last line: N passed, N failed")
    checking.add_argument("paths", nargs="*", metavar="PATH", help="files or folders (default: all bundled ones)")
    checking.set_defaults(run=_check)
    actions = commands.add_parser("actions", parents=[file, at, lang, as_json], help="legal and illegal actions")
    actions.set_defaults(run=_actions)
    judging = commands.add_parser("judge", parents=[file, at, lang, as_json], help="judge one move and say why")
    judging.add_argument("line", metavar="LINE", help='a line of notation, for example "you: activate heavy-storm"')
    judging.set_defaults(run=_judge)
    two = argparse.ArgumentParser(add_help=False)
    two.add_argument("a", nargs="?", choices=sorted(BY_ID), default="2014", help="one ruleset (default: 2014)")
    two.add_argument("b", nargs="?", choices=sorted(BY_ID), default="classic", help="the other (default: classic)")
    differing = commands.add_parser("diff", parents=[two, lang, as_json], help="differences between two rulesets")
    differing.set_defaults(run=_diff)
    comparing = commands.add_parser(
        "compare", parents=[file, two, lang, as_json], help="a scenario under both rulesets, and where they diverge"
    )
    comparing.set_defaults(run=_compare)
    reading = commands.add_parser("card", parents=[lang, as_json], help="one card: facts, text, rules, scenarios")
    reading.add_argument("name", nargs="+", metavar="NAME", help="its name in any language, number or slug")
    reading.set_defaults(run=_card)
    searching = commands.add_parser("search", parents=[lang, as_json], help="search rules, terms, rulings and cards")
    searching.add_argument("words", nargs="+", metavar="WORDS", help="words or a question, in any of the languages")
    searching.add_argument("--kind", metavar="KIND", help="only entries of this kind, for example rule")
    searching.add_argument("--ruleset", metavar="RULESET", help="only entries that apply under this ruleset")
    searching.add_argument("--topic", metavar="CHAPTER", help="only entries of this chapter")
    searching.add_argument("--source", metavar="DOCUMENT", help="only entries found in this document")
    searching.add_argument("--about", metavar="CARD", help="only entries about the card with this slug")
    searching.set_defaults(run=more.search)
    ruling = commands.add_parser("rule", parents=[lang, as_json], help="one rule: wording, sources, examples")
    ruling.add_argument("id", metavar="ID", help="a rule id, for example damage.zero-atk")
    ruling.set_defaults(run=more.rule)
    commands.add_parser("schema", help="JSON Schema of scenarios, and the notation").set_defaults(run=_schema)
    listing = commands.add_parser("sentences", help="every frame with sample nouns, or what changed")
    listing.add_argument("--lang", choices=LANGUAGES, help="language (default: en; with --changed: all)")
    listing.add_argument("--changed", action="store_true", help="only wordings that changed since a commit")
    listing.add_argument("--since", metavar="COMMIT", default="HEAD", help="the commit (default: HEAD)")
    listing.add_argument("--accept", action="store_true", help="update the hashes in tests/golden")
    listing.add_argument("--json", action="store_true", help="every rendered text by kind, key and language")
    listing.add_argument("--kind", nargs="+", metavar="KIND", help="with --json: only these kinds")
    listing.set_defaults(run=_sentences)
    teaching = commands.add_parser("language", help="every element of the card language with an example card")
    teaching.add_argument("--write", action="store_true", help="update the lists in docs/card-language.md")
    teaching.set_defaults(run=_language)
    measuring = commands.add_parser("bench", help="run benchmarks and print JSON")
    measuring.add_argument("--depth", type=int, metavar="N", help="search depth in decisions (default: 6)")
    measuring.set_defaults(run=_bench)
    holding = commands.add_parser("conformance", parents=[as_json], help="how each rule is covered; last line: totals")
    holding.add_argument("--mutate", action="store_true", help="run each rule's tests without the rule: they must fail")
    holding.set_defaults(run=_conformance)
    deck = commands.add_parser("deck", parents=[lang, as_json], help="check a Deck file (.ydk) and report every fault")
    deck.add_argument("file", metavar="FILE", help="a .ydk file")
    deck.add_argument("--ruleset", choices=sorted(BY_ID), default="2014", help="the rules (default: 2014)")
    deck.add_argument("--list", metavar="LIST", help="a Forbidden & Limited list instead of the bundled one")
    deck.add_argument("--casual", action="store_true", help="ignore the Forbidden & Limited list")
    deck.set_defaults(run=more.deck)
    duel = commands.add_parser("duel", help="play a random duel between two Decks and print its record")
    duel.add_argument("decks", nargs=2, metavar="DECK", help="two .ydk files")
    duel.add_argument("--ruleset", choices=sorted(BY_ID), default="2014", help="the rules (default: 2014)")
    duel.add_argument("--seed", type=int, default=0, metavar="S", help="random seed (default: 0)")
    duel.set_defaults(run=more.duel)
    replaying = commands.add_parser("replay", parents=[lang], help="replay a record and explain what happens")
    replaying.add_argument("file", metavar="FILE", help="a record printed by run.py duel")
    replaying.set_defaults(run=more.replay)
    counting = commands.add_parser("counts", help="move-tree counts (perft) compared with the recorded ones")
    counting.add_argument("--divide", nargs="?", const="", metavar="NAME", help="show the count behind each first move")
    counting.add_argument("--write", action="store_true", help="record the current counts")
    counting.set_defaults(run=more.counts)
    covering = commands.add_parser("coverage", parents=[as_json], help="coverage table per card")
    covering.add_argument("--write", action="store_true", help="update the table in docs/cards.md")
    covering.set_defaults(run=more.coverage)
    soaking = commands.add_parser("soak", parents=[as_json], help="play random duels and report the first failure")
    soaking.add_argument("--duels", type=int, metavar="N", help="number of duels (default: 50; with --pool 60)")
    soaking.add_argument("--pool", action="store_true", help="short duels until every card of the pool has been used")
    soaking.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first duel (default: 0)")
    soaking.add_argument("--ruleset", choices=sorted(BY_ID), default="2014", help="the rules (default: 2014)")
    soaking.add_argument("--workers", type=int, default=0, metavar="W", help="processes (default: one per core)")
    soaking.set_defaults(run=more.soak)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    chosen = parser().parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except ScenarioError as error:
        print(error, file=sys.stderr)
        return UNCLEAR
    except BrokenPipeError:
        sys.stderr.close()
        return PASSED
    return status


if __name__ == "__main__":
    sys.exit(main())
