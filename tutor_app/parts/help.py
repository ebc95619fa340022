"""What helps along the way, as markup: notices, the task of a lesson, hints, solution, answer, typed moves, the log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tutor_app.play.help import Help, Notice, Task, Typed
from tutor_app.play.narration import ToldStep
from tutor_app.texts.messages import message

from .markup import Markup, button, div, element, join, span
from .reasons import depths, fold, reason, reasons
from .shell import log, notice


def notices(found: Sequence[Notice]) -> Markup:
    """Lines that must not be missed."""
    return join(notice(each.words, each.tone) for each in found)


def task_panel(task: Task | None, lang: str) -> Markup:
    """What a lesson asks now, or the answer of a finished case."""
    if task is None:
        return Markup("")
    if task.answer is not None:
        stated = [
            element("p", {"class": "remark"}, element("b", None, f"{message(lang, 'library.stated')}:"), " ",
                    task.stated),
            element("p", {"class": "remark"}, task.parts),
        ] if task.stated else None  # fmt: skip
        title = element("h2", None, task.title)
        return div("panel task", title, reason(task.answer, lang), stated, role="status")
    said = [
        element("p", {"class": f"feedback {task.tone}"}, task.said) if task.said else None,
        element("h2", None, task.title) if task.title else None,
        element("p", {"class": "ask"}, task.ask) if task.title else None,
        element("p", {"class": "help-text"}, task.hint) if task.hint else None,
        _hint(lang) if task.may_hint else None,
    ]
    return div("panel task", said, role="status")


def _hint(lang: str) -> Markup:
    return button("btn small", "show:hint", "hint", message(lang, "puzzle.hint"))


def help_panel(found: Help, steps: Sequence[ToldStep], lang: str) -> Markup:
    """Hints, solution and answer, settings, typed move, link and log."""
    parts = [*_puzzle_help(found, lang), *_answer(found, lang)]
    parts.append(_typed_form(lang, found.typed.text, _judgement(found.typed, lang)))
    if steps:
        parts.append(fold(message(lang, "why.log"), [log(steps, lang)], "log-fold"))
    settings = div("switches", _switch(lang, "opponent", found.opponent), _switch(lang, "stops", found.stops))
    parts.append(fold(message(lang, "switch.title"), [settings, depths(lang, found.depth)], "settings-fold"))
    copied = message(lang, "link.copied")
    parts.append(element("button", {"type": "button", "class": "btn small", "data-copy": copied, "data-focus": "copy"},
                         message(lang, "link.copy")))  # fmt: skip
    return div("panel more", parts)


def _typed_form(lang: str, value: str, answer: Sequence[Markup]) -> Markup:
    """The typed move: a line of notation to be judged, and the verdict."""
    title = message(lang, "typed.title")
    form = element(
        "form", {"class": "typed", "data-form": "typed"},
        element("input", {"type": "text", "name": "line", "value": value, "maxlength": 300, "autocomplete": "off",
                          "spellcheck": "false", "aria-label": title, "data-focus": "typed",
                          "placeholder": message(lang, "typed.example")}),
        element("button", {"type": "submit", "class": "btn", "data-focus": "judge"}, message(lang, "typed.judge")),
    )  # fmt: skip
    said = div("answer", answer, role="status") if answer else None
    return fold(title, [join([form, said])], "typed-fold", open_=bool(answer))


@cache
def _switch(lang: str, name: str, on: bool) -> Markup:
    """A setting that is on or off."""
    return element(
        "button", {"type": "button", "class": "switch", "role": "switch", "aria-checked": "true" if on else "false",
                   "data-send": f"switch:{name}", "data-focus": f"switch-{name}"},
        span("knob"), message(lang, f"switch.{name}"),
    )  # fmt: skip


def _puzzle_help(found: Help, lang: str) -> list[Markup]:
    if not found.solves:
        return []
    word = "puzzle.hide" if found.solution_shown else "puzzle.solution"
    buttons = [_hint(lang)] if found.may_hint else []
    buttons.append(button("btn small", "show:solution", "solution", message(lang, word),
                          aria_expanded="true" if found.solution_shown else "false"))  # fmt: skip
    parts = [div("help", element("span", None, message(lang, "puzzle.stuck")), buttons)]
    parts += [element("p", {"class": "help-text"}, hint) for hint in found.hints]
    if found.solution_shown:
        parts.append(div("help-text", element("ol", None, [
            element("li", None, said, element("p", {"class": "intro"}, why) if why else None)
            for said, why in found.solution
        ])))  # fmt: skip
    return parts


def _answer(found: Help, lang: str) -> list[Markup]:
    if not found.answers:
        return []
    shown = found.answer is not None
    word = message(lang, "puzzle.hide" if shown else "ruling.show_answer")
    parts = [button("btn small", "show:answer", "answer", word,
                    aria_expanded="true" if shown else "false")]  # fmt: skip
    if found.answer is not None:
        title = element("b", None, message(lang, "ruling.answer"))
        parts.append(div("help-text", title, reason(found.answer, lang, large=False)))
    return parts


def _judgement(typed: Typed, lang: str) -> list[Markup]:
    """The judgement on a typed move."""
    if typed.allowed:
        fine = element("p", {"class": "fine"}, message(lang, "typed.allowed"))
        if typed.theirs:
            return [fine, element("p", {"class": "remark"}, typed.theirs)]
        return [fine, button("btn primary", "typed-play", "typed-play", message(lang, "typed.play"))]
    if not typed.problem:
        return []
    said = [element("p", {"class": "problem"}, typed.problem)]
    if typed.reason is not None:
        remark = element("p", {"class": "remark"}, typed.remark) if typed.remark else Markup("")
        return [*said, reasons([typed.reason], lang), remark]
    rows = [element("li", None, option) for option in typed.options]
    return [*said, element("ul", None, rows) if rows else Markup("")]
