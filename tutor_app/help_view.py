"""What helps along the way: notices, the task of a lesson, hints, solution, answer, switches, typed moves, the log."""

from __future__ import annotations

from rulebook.engine.actions import Action
from rulebook.notation.faults import Ambiguous, NotationError
from rulebook.notation.messages import message as notation_message
from scenarios.history import YOU
from scenarios.loader import Loaded
from scenarios.script import Origin, Script

from .asking import line_label
from .choices import Typed
from .components.markup import Markup, button, div, element, join
from .components.moves import typed_form
from .components.reasons import fold, reason, reasons
from .components.shell import Moment, log, notice, switch
from .desk import Desk
from .messages import message
from .shown import is_move
from .wording import plain_reason, refused, rule_of


def notices(desk: Desk, lang: str) -> Markup:
    """Lines that must not be missed: a changed scenario, a puzzle solved or failed, a lesson done."""
    found: list[Markup] = []
    said = {"failed": "page.failed", "changed": "page.changed"}
    said |= dict.fromkeys(("broken", "stopped"), "page.unreadable_line")
    if desk.status in said:
        found.append(notice(message(lang, said[desk.status])))
    session = desk.session
    kind = session.loaded.scenario.kind
    if not desk.live:
        return join(found)
    if kind == "lesson" and session.solved:
        found.append(notice(message(lang, "lesson.done"), "good"))
    elif kind == "puzzle" and session.solved:
        found.append(notice(message(lang, "puzzle.solved"), "good"))
    elif kind == "puzzle" and desk.turn_over():
        why = _tempted(desk, lang)
        found.append(notice(f"{message(lang, 'puzzle.failed')} {why}".strip(), "bad"))
    elif kind == "puzzle" and (why := _tempted(desk, lang)):
        found.append(notice(why, "bad"))
    return join(found)


def _tempted(desk: Desk, lang: str) -> str:
    """Why the tempting line that the visitor has played to its end fails."""
    played = desk.moves_of_visitor()
    for index, tempting in enumerate(desk.session.loaded.scenario.tempting):
        wrong = _moves_of(desk.session.loaded, index)
        if wrong and played[: len(wrong)] == wrong:
            return tempting.why.in_language(lang)
    return ""


_wrong: dict[tuple[str, str, int], tuple[Action, ...]] = {}
_solutions: dict[tuple[str, str, str], tuple[tuple[str, str], ...]] = {}
"""Tempting lines and solutions, worked out once per scenario, content and language."""


def _moves_of(loaded: Loaded, index: int) -> tuple[Action, ...]:
    """The visitor's decisions in a tempting line, passes left out; nothing where its last line is refused."""
    key = (loaded.scenario.id, loaded.digest, index)
    if key not in _wrong:
        _wrong[key] = _play_wrong(loaded, index)
    return _wrong[key]


def _play_wrong(loaded: Loaded, index: int) -> tuple[Action, ...]:
    tempting = loaded.scenario.tempting[index]
    if tempting.illegal:
        return ()
    script = Script(loaded.book, loaded.start, loaded.scenario.answers)
    try:
        for line in loaded.scenario.line:
            script.play(line.do)
        mark = len(script.history)
        for text in tempting.lines:
            script.play(text)
    except NotationError:
        return ()
    return tuple(taken.action for taken in script.history[mark:] if taken.action.player == YOU and is_move(taken))


def task_panel(desk: Desk, lang: str) -> Markup:
    """The step of a lesson: what the last move was worth, and what is asked now."""
    session = desk.session
    scenario = session.loaded.scenario
    if scenario.kind != "lesson":
        return Markup("")
    number, step = session.progress.step, session.step
    if not desk.live:
        number = desk.history[desk.here[0]].progress.step if desk.cursor else 0
        step = session.step_at(number)
    said: list[Markup] = []
    feedback = session.feedback if desk.live else None
    if feedback is not None:
        word = message(lang, "lesson.right" if feedback.kind == "right" else "lesson.not_yet")
        text = feedback.text.in_language(lang) if feedback.text is not None else word
        said.append(element("p", {"class": f"feedback {feedback.kind}"}, text))
    if step is not None:
        title = message(lang, "lesson.step", step=number + 1, steps=len(scenario.step))
        said.append(element("h2", None, title))
        said.append(element("p", {"class": "ask"}, step.ask.in_language(lang)))
        if desk.choices.hints and step.hint is not None:
            said.append(element("p", {"class": "help-text"}, step.hint.in_language(lang)))
        elif step.hint is not None:
            said.append(button("btn small", "show:hint", "hint", message(lang, "puzzle.hint")))
    return div("panel task", said, role="status") if said else Markup("")


def help_panel(desk: Desk, lang: str, moments: list[Moment]) -> Markup:
    """Hints, solution and answer, settings, typed move, link and log."""
    kind = desk.session.loaded.scenario.kind
    parts: list[Markup] = []
    if kind == "puzzle":
        parts += _puzzle_help(desk, lang)
    elif kind == "ruling":
        parts += _answer(desk, lang)
    parts.append(typed_form(lang, desk.choices.typed.text if desk.choices.typed else "", _typed(desk, lang)))
    if moments:
        parts.append(fold(message(lang, "why.log"), [log(moments, len(moments))], "log-fold"))
    settings = div("switches", switch(lang, "opponent", desk.session.choose_for_opponent),
                   switch(lang, "stops", desk.session.every_window))  # fmt: skip
    parts.append(fold(message(lang, "switch.title"), [settings], "settings-fold"))
    copied = message(lang, "link.copied")
    parts.append(element("button", {"type": "button", "class": "btn small", "data-copy": copied, "data-focus": "copy"},
                         message(lang, "link.copy")))  # fmt: skip
    return div("panel more", parts)


def _puzzle_help(desk: Desk, lang: str) -> list[Markup]:
    scenario, choices = desk.session.loaded.scenario, desk.choices
    shown = scenario.hints[: choices.hints]
    buttons: list[Markup] = []
    if len(shown) < len(scenario.hints):
        buttons.append(button("btn small", "show:hint", "hint", message(lang, "puzzle.hint")))
    word = "puzzle.hide" if choices.solution else "puzzle.solution"
    buttons.append(button("btn small", "show:solution", "solution", message(lang, word),
                          aria_expanded="true" if choices.solution else "false"))  # fmt: skip
    found = [div("help", element("span", None, message(lang, "puzzle.stuck")), buttons)]
    found += [element("p", {"class": "help-text"}, hint.in_language(lang)) for hint in shown]
    if choices.solution:
        found.append(div("help-text", element("ol", None, [
            element("li", None, said, element("p", {"class": "intro"}, why) if why else None)
            for said, why in solution_of(desk.session.loaded, lang)
        ])))  # fmt: skip
    return found


def solution_of(loaded: Loaded, lang: str) -> tuple[tuple[str, str], ...]:
    """The worked solution: what each line does, in words, and the remark on it."""
    key = (loaded.scenario.id, loaded.digest, lang)
    if key not in _solutions:
        _solutions[key] = _tell_solution(loaded, lang)
    return _solutions[key]


def _tell_solution(loaded: Loaded, lang: str) -> tuple[tuple[str, str], ...]:
    script = Script(loaded.book, loaded.start, loaded.scenario.answers)
    for line in loaded.scenario.line:
        script.play(line.do)
    found: list[tuple[str, str]] = []
    for line in loaded.scenario.solution:
        taken = [each for each in script.play(line.do) if each.origin == Origin.SCRIPT]
        words = line.do
        if taken:
            words = line_label(loaded.book, taken[0].before, [each.action for each in taken], lang)
            if taken[0].action.player != YOU:
                words = f"{message(lang, 'board.opponent')}: {words}"
        found.append((words, line.why.in_language(lang) if line.why is not None else ""))
    return tuple(found)


def _answer(desk: Desk, lang: str) -> list[Markup]:
    text = desk.session.loaded.scenario.in_language(lang)
    if not text.answer:
        return []
    session = desk.session
    finished = desk.live and session.progress.on_plan and session.progress.line >= len(session.plan)
    shown = desk.choices.answer or finished
    found: list[Markup] = []
    if not finished:
        word = "puzzle.hide" if shown else "ruling.show_answer"
        found.append(button("btn small", "show:answer", "answer", message(lang, word),
                            aria_expanded="true" if shown else "false"))  # fmt: skip
    if shown:
        rules = [rule_of(lang, id) for id in session.loaded.scenario.cites]
        said = plain_reason("rule", text.answer, rules, "answer")
        title = element("b", None, message(lang, "ruling.answer"))
        found.append(div("help-text", title, reason(said, lang, large=False)))
    return found


def _typed(desk: Desk, lang: str) -> list[Markup]:
    """The judgement on a typed move: three different answers, unreadable, ambiguous, refused; or allowed."""
    typed: Typed | None = desk.choices.typed
    if typed is None:
        return []
    if typed.error is not None:
        key = "typed.ambiguous" if isinstance(typed.error, Ambiguous) else "typed.unreadable"
        words = message(lang, key, reason=notation_message(lang, typed.error))
        options = typed.error.options if isinstance(typed.error, Ambiguous) else ()
        rows = element("ul", None, [element("li", None, option) for option in options]) if options else Markup("")
        return [element("p", {"class": "problem"}, words), rows]
    if typed.verdict is None:
        return []
    if typed.verdict.ok:
        return [element("p", {"class": "fine"}, message(lang, "typed.allowed")),
                button("btn primary", "typed-play", "typed-play", message(lang, "typed.play"))]  # fmt: skip
    why = refused(desk.book, lang, desk.seen(desk.state), desk.hide(typed.verdict), "typed")
    return [element("p", {"class": "problem"}, message(lang, "typed.refused")), reasons([why], lang)]
