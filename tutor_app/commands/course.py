"""``run.py course``: the map of the course, and what of the rules no lesson teaches yet."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from scenarios.catalogue.course import PARTS, part_of, taught
from scenarios.making.coverage import Coverage, coverage
from tutor_app.texts.messages import message

from .arguments import JSON, LANG, Commands
from .exit_status import PASSED, as_json
from .json_shapes import Json, header


def register(commands: Commands) -> None:
    """Register the command."""
    course = commands.add_parser("course", parents=[LANG, JSON], help="the lessons, and the rules they teach")
    course.set_defaults(run=_course)


def course_text(lang: str) -> Iterator[str]:
    """The course as text: each part with its lessons, then what they teach and what is open."""
    for part in PARTS:
        found = part_of(part)
        yield f"{message(lang, f'part.{part}')} · {len(found)}"
        for loaded in found:
            title = loaded.scenario.in_language(lang).title
            yield f"   {loaded.scenario.id}: {title} · {len(loaded.scenario.step)} · {', '.join(taught(loaded))}"
    yield from _covered(coverage(), lang)


def _covered(found: Coverage, lang: str) -> Iterator[str]:
    known, missing = len(found.articles), found.open_articles
    yield ""
    yield message(lang, "course.articles", known=known, all=known + len(missing), open=len(missing))
    yield from (f"   {id}" for id in missing)
    known, more, missing = len(found.enforced), len(found.exercised), found.open_enforced
    counts = {"known": known, "exercised": more, "all": known + more + len(missing), "open": len(missing)}
    yield ""
    yield message(lang, "course.rules", **counts)
    yield from (f"   {id}" for id in missing)
    yield from (f"   {id}: {exercise}" for id, exercise in found.exercised.items())


def course_json(lang: str) -> Json:
    """The course as JSON."""
    found = coverage()
    return {
        **header("course"),
        "lang": lang,
        "parts": [
            {
                "part": part,
                "title": message(lang, f"part.{part}"),
                "lessons": [
                    {
                        "id": one.scenario.id,
                        "title": one.scenario.in_language(lang).title,
                        "steps": [step.kind for step in one.scenario.step],
                        "rules": list(taught(one)),
                    }
                    for one in part_of(part)
                ],
            }
            for part in PARTS
        ],
        "articles": {"taught": list(found.articles), "open": list(found.open_articles)},
        "enforced": {
            "taught": list(found.enforced),
            "exercised": dict(found.exercised),
            "open": list(found.open_enforced),
        },
    }


def _course(arguments: argparse.Namespace) -> int:
    lang: str = arguments.lang
    if arguments.json:
        print(as_json(course_json(lang)))
    else:
        print(*course_text(lang), sep="\n")
    return PASSED
