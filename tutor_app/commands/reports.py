"""Commands that measure and check everything; the reports are produced by ``tutor_app.reports``."""

from __future__ import annotations

import argparse
import re
import signal
import sys

from rulebook.languages import LANGUAGES
from rulebook.rulesets import BY_ID

from .arguments import JSON, Commands, whole_number
from .exit_status import FAILED, INTERRUPTED, PASSED, UNCLEAR, as_json


def register(commands: Commands) -> None:
    """Register the commands that print a report."""
    listing = commands.add_parser("sentences", help="every frame with sample nouns, or what changed")
    listing.add_argument("--lang", choices=LANGUAGES, help="language (default: en; with --changed: all)")
    listing.add_argument("--changed", action="store_true", help="only wordings that changed since a commit")
    listing.add_argument("--since", metavar="COMMIT", default="HEAD", help="the commit (default: HEAD)")
    listing.add_argument("--accept", action="store_true", help="update the hashes in tests/golden")
    listing.add_argument("--json", action="store_true", help="every rendered text by kind, key and language")
    listing.add_argument("--kind", nargs="+", metavar="KIND", help="with --json: only these kinds")
    listing.set_defaults(run=_sentences)
    translating = commands.add_parser("translations", parents=[JSON], help="how complete each language is")
    translating.add_argument("--missing", metavar="LANG", help="list what a language lacks, also one not begun (fr)")
    translating.set_defaults(run=_translations)
    teaching = commands.add_parser("language", help="every element of the card language with an example card")
    teaching.add_argument("--write", action="store_true", help="update the lists in docs/card-language.md")
    teaching.set_defaults(run=_language)
    mapping = commands.add_parser("architecture", help="which part of the code imports which")
    mapping.add_argument("--write", action="store_true", help="update the picture in docs/architecture.svg")
    mapping.set_defaults(run=_architecture)
    measuring = commands.add_parser("bench", help="run benchmarks and print JSON")
    depth = whole_number(1, 12)
    measuring.add_argument("--depth", type=depth, metavar="N", help="search depth in decisions (default: 6)")
    measuring.add_argument("--no-questions", action="store_true", help="leave out the questions on file (minutes)")
    measuring.add_argument("--page", action="store_true", help="the page in Chromium and under load (minutes)")
    measuring.add_argument("--solver", action="store_true", help="the search, on every puzzle (minutes)")
    page = measuring.add_argument_group("with --page")
    page.add_argument("--clicks", type=whole_number(0, 2000), metavar="N", help="clicks in Chromium (default: 200)")
    starts, seconds = whole_number(0, 20), whole_number(0, 3600)
    page.add_argument("--starts", type=starts, metavar="N", help="server starts for the first page (default: 3)")
    page.add_argument("--visitors", type=whole_number(1, 500), nargs="*", metavar="N", help="default: 25 50 100")
    page.add_argument("--seconds", type=seconds, metavar="S", help="seconds per number of visitors (default: 60)")
    page.add_argument("--soak-minutes", type=whole_number(1, 600), metavar="M", help="only memory: click for M minutes")
    lessons = whole_number(1, 600)
    page.add_argument("--lesson-minutes", type=lessons, metavar="M", help="only lessons: the last number of visitors")
    writes = "with --page or --solver: update the table in README.md"
    measuring.add_argument("--write", action="store_true", help=writes)
    measuring.set_defaults(run=_bench)
    holding = commands.add_parser("conformance", parents=[JSON], help="how each rule is covered; last line: totals")
    holding.add_argument("--mutate", action="store_true", help="run each rule's tests without the rule: they must fail")
    holding.set_defaults(run=_conformance)
    counting = commands.add_parser("counts", help="move-tree counts (perft) compared with the recorded ones")
    counting.add_argument("--divide", nargs="?", const="", metavar="NAME", help="show the count behind each first move")
    counting.add_argument("--write", action="store_true", help="record the current counts")
    counting.set_defaults(run=_counts)
    covering = commands.add_parser("coverage", parents=[JSON], help="coverage table per card")
    covering.add_argument("--write", action="store_true", help="update the table in docs/cards.md")
    covering.set_defaults(run=_coverage)
    soaking = commands.add_parser("soak", parents=[JSON], help="play random duels and report the first failure")
    duels = whole_number(1, 1_000_000)
    soaking.add_argument("--duels", type=duels, metavar="N", help="number of duels (default: 50; with --pool 60)")
    soaking.add_argument("--pool", action="store_true", help="short duels until every card of the pool has been used")
    seed = whole_number(0, 10**12)
    soaking.add_argument("--seed", type=seed, default=0, metavar="S", help="seed of the first duel (default: 0)")
    soaking.add_argument("--ruleset", choices=sorted(BY_ID), default="2014", help="the rules (default: 2014)")
    workers = whole_number(0, 256)
    soaking.add_argument("--workers", type=workers, default=0, metavar="W", help="processes (default: one per core)")
    soaking.set_defaults(run=_soak)


def _sentences(arguments: argparse.Namespace) -> int:
    from . import sentences

    return sentences.main(arguments)


def _translations(arguments: argparse.Namespace) -> int:
    from tutor_app.reports import translations

    lang = arguments.missing
    if lang is not None and not re.fullmatch("[a-z]{2}", lang):
        print(f"--missing {lang!r}: give a language code of two small letters, such as fr", file=sys.stderr)
        return UNCLEAR
    if arguments.json:
        print(as_json(translations.as_json((lang,) if lang else LANGUAGES)))
    else:
        print(*(translations.listing(lang) if lang else translations.table()), sep="\n")
    return PASSED


def _language(arguments: argparse.Namespace) -> int:
    from tutor_app.reports import card_language

    if arguments.write:
        card_language.write()
    else:
        print(*card_language.listing(), sep="\n")
    return PASSED


def _architecture(arguments: argparse.Namespace) -> int:
    from tutor_app.reports import import_graph

    if arguments.write:
        import_graph.write()
    else:
        print(*import_graph.listing(), sep="\n")
    return PASSED


def _bench(arguments: argparse.Namespace) -> int:
    if arguments.page:
        return _bench_page(arguments)
    if arguments.solver:
        return _bench_solver(arguments)
    from tutor_app.reports.bench import DEPTH, measure

    print(as_json(measure(arguments.depth or DEPTH, asking=not arguments.no_questions)))
    return PASSED


def _bench_solver(arguments: argparse.Namespace) -> int:
    from tutor_app.reports import solver_bench

    found = solver_bench.measure(solver_bench.all_puzzles())
    print(as_json(found))
    if arguments.write:
        solver_bench.write(found)
    return PASSED


def _bench_page(arguments: argparse.Namespace) -> int:
    from tutor_app.reports import page_bench
    from tutor_app.reports.page_servers import CannotMeasure

    def given(value: int | None, otherwise: int) -> int:
        return otherwise if value is None else value

    counts = page_bench.VISITORS if arguments.visitors is None else arguments.visitors
    try:
        if arguments.soak_minutes:
            print(as_json(page_bench.soak(arguments.soak_minutes, (counts or page_bench.VISITORS)[0])))
            return PASSED
        if arguments.lesson_minutes:
            print(as_json(page_bench.lessons(arguments.lesson_minutes, (counts or page_bench.VISITORS)[-1])))
            return PASSED
        found = page_bench.measure(
            given(arguments.clicks, page_bench.CLICKS), counts, given(arguments.seconds, int(page_bench.SECONDS)),
            given(arguments.starts, page_bench.STARTS),
        )  # fmt: skip
    except CannotMeasure as error:
        print(f"bench: {error}", file=sys.stderr)
        return UNCLEAR
    print(as_json(found))
    if arguments.write:
        page_bench.write(found)
    return PASSED


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


def _counts(arguments: argparse.Namespace) -> int:
    """Count the move trees of the recorded positions."""
    from tutor_app.reports import move_tree_counts as counts

    if arguments.write:
        return counts.write()
    return counts.show(arguments.divide) if arguments.divide is not None else counts.compare()


def _coverage(arguments: argparse.Namespace) -> int:
    """Show the coverage of each card."""
    from tutor_app.reports import coverage as table

    seen = table.watched()
    found = table.rows(seen)
    if arguments.write:
        table.write(found, seen)
    if arguments.json:
        print(as_json(table.as_json(found, seen)))
    else:
        print(*table.as_text(found, seen), sep="\n")
    return PASSED


def _soak(arguments: argparse.Namespace) -> int:
    """Play random duels."""
    from tutor_app.reports import soak, soak_pool

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # report what was done, as after Ctrl-C
    if arguments.pool:
        report = soak_pool.soak_pool(arguments.ruleset, arguments.duels or soak_pool.DUELS, arguments.seed)
        print(as_json(report) if arguments.json else soak_pool.as_text(report))
    else:
        report = soak.soak(arguments.ruleset, arguments.duels or 50, arguments.seed, arguments.workers)
        print(as_json(report) if arguments.json else soak.as_text(report))
    if report["interrupted"] and not report["failed"]:
        return INTERRUPTED
    return FAILED if report["failed"] else PASSED
