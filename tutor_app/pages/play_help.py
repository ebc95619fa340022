"""Aids during play: notices, lesson tasks, hints, solution, answer, settings, typed moves, the log."""

from __future__ import annotations

from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import NOBODY
from rulebook.notation.faults import Ambiguous
from rulebook.notation.messages import message as notation_message
from rulebook.vocabulary.terms import Cause
from scenarios.formats.loader import Loaded, shelf
from scenarios.playing.history import YOU
from scenarios.playing.script import Origin, Script, Taken
from tutor_app.parts.markup import Markup, button, div, element, join
from tutor_app.parts.moves import typed_form
from tutor_app.parts.reasons import fold, reason, reasons
from tutor_app.parts.shell import Moment, log, notice, switch
from tutor_app.play.beats import TOUCHES
from tutor_app.play.choices import Typed
from tutor_app.play.offers import Offer
from tutor_app.play.tempting_lines import failing, refusing
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message
from tutor_app.wording.moves import card_name, line_label
from tutor_app.wording.reasons import Reason, plain_reason, refused, rule_of


def notices(visit: Visit, lang: str) -> Markup:
    """Important notices: a changed scenario, a puzzle solved or failed, a finished lesson or case."""
    found: list[Markup] = []
    said = {"failed": "page.failed", "changed": "page.changed", "broken": "page.unreadable_line",
            "stopped": "page.stopped_line"}  # fmt: skip
    if visit.status in said:
        found.append(notice(message(lang, said[visit.status])))
    if visit.done:
        found.append(notice(message(lang, _DONE[visit.session.loaded.scenario.kind]), "good"))
    elif words := failure(visit, lang):
        found.append(notice(words, "bad"))
    return join(found)


_DONE = {"lesson": "lesson.done", "puzzle": "puzzle.solved", "ruling": "ruling.done", "card": "ruling.done"}


def failure(visit: Visit, lang: str) -> str:
    """The message that, and why, the line played in a puzzle fails; empty while that is open."""
    session = visit.session
    if session.loaded.scenario.kind != "puzzle" or not visit.live or session.solved:
        return ""
    why = failing(visit, lang)
    return f"{message(lang, 'puzzle.failed')} {why}".strip() if visit.turn_over() else why


def onward(visit: Visit, lang: str) -> Offer | None:
    """The link to the next scenario, once this one is done."""
    if not visit.done:
        return None
    found = in_order()
    here = next((at for at, each in enumerate(found) if each is visit.session.loaded), len(found))
    if here + 1 >= len(found):
        return None
    scenario = found[here + 1].scenario
    return Offer(f"open:{scenario.id}", message(lang, "moves.onward", title=scenario.in_language(lang).title))


KINDS: tuple[str, ...] = ("lesson", "puzzle", "ruling")
"""The kinds of scenario in the lists, in order."""


TOPICS: dict[str, tuple[str, ...]] = {
    "chain": ("chain", "trigger", "timing", "flip", "ignition", "resolution"),
    "target": ("target", "nontarget"),
    "battle": ("battle", "damage", "damage-step", "dmg"),
    "summon": ("summon", "special-summon", "extra"),
    "cost": ("cost", "maintenance"),
    "leave": ("destroy", "send", "banish", "return"),
    "deck": ("draw", "search", "excavate", "knowledge"),
    "field": ("control", "zone", "continuous", "equip", "counter", "position"),
    "other": (),
}
"""The topics of the rulings in order, with the second parts of the ids that belong to each."""


def topic_of(id: str) -> str:
    """The topic of a ruling, by id."""
    word = id.split(".")[1] if "." in id else ""
    return next((topic for topic, words in TOPICS.items() if word in words), "other")


def in_order() -> list[Loaded]:
    """All listed scenarios: lessons, then puzzles, then rulings by topic."""
    found = [loaded for loaded in shelf() if loaded.scenario.kind in KINDS]
    return sorted(found, key=_place)


def _place(loaded: Loaded) -> tuple[int, int, int, str]:
    scenario = loaded.scenario
    topic = list(TOPICS).index(topic_of(scenario.id)) if scenario.kind == "ruling" else 0
    return KINDS.index(scenario.kind), topic, scenario.order, scenario.id


_solutions: dict[tuple[str, str, str], tuple[tuple[str, str], ...]] = {}
"""Solutions in words, cached per scenario, content and language."""


def task_panel(visit: Visit, lang: str) -> Markup:
    """The lesson step with the feedback on the last move and the current task, or the answer of a finished case."""
    session = visit.session
    scenario = session.loaded.scenario
    if scenario.kind != "lesson":
        return _answer_panel(visit, lang)
    number = visit.task
    step = session.step_at(number)
    said: list[Markup] = []
    feedback = session.feedback if visit.live else None
    if feedback is not None:
        word = message(lang, "lesson.right" if feedback.kind == "right" else "lesson.not_yet")
        text = feedback.text.in_language(lang) if feedback.text is not None else word
        said.append(element("p", {"class": f"feedback {feedback.kind}"}, text))
    if step is not None:
        title = message(lang, "lesson.step", step=number + 1, steps=len(scenario.step))
        said.append(element("h2", None, title))
        said.append(element("p", {"class": "ask"}, step.ask.in_language(lang)))
        if visit.choices.hints and step.hint is not None:
            said.append(element("p", {"class": "help-text"}, step.hint.in_language(lang)))
        elif step.hint is not None:
            said.append(button("btn small", "show:hint", "hint", message(lang, "puzzle.hint")))
    return div("panel task", said, role="status") if said else Markup("")


def help_panel(visit: Visit, lang: str, moments: list[Moment]) -> Markup:
    """Hints, solution and answer, settings, typed move, link and log."""
    kind = visit.session.loaded.scenario.kind
    parts: list[Markup] = []
    if kind == "puzzle":
        parts += _puzzle_help(visit, lang)
    elif kind == "ruling":
        parts += _answer(visit, lang)
    parts.append(typed_form(lang, visit.choices.typed.text if visit.choices.typed else "", _typed(visit, lang)))
    if moments:
        parts.append(fold(message(lang, "why.log"), [log(moments, lang)], "log-fold"))
    settings = div("switches", switch(lang, "opponent", visit.session.choose_for_opponent),
                   switch(lang, "stops", visit.session.every_window))  # fmt: skip
    parts.append(fold(message(lang, "switch.title"), [settings], "settings-fold"))
    copied = message(lang, "link.copied")
    parts.append(element("button", {"type": "button", "class": "btn small", "data-copy": copied, "data-focus": "copy"},
                         message(lang, "link.copy")))  # fmt: skip
    return div("panel more", parts)


def _puzzle_help(visit: Visit, lang: str) -> list[Markup]:
    scenario, choices = visit.session.loaded.scenario, visit.choices
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
            for said, why in solution_of(visit.session.loaded, lang)
        ])))  # fmt: skip
    return found


def solution_of(loaded: Loaded, lang: str) -> tuple[tuple[str, str], ...]:
    """The solution: the description of each line, with its note."""
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
            if len(taken) == 1 and (only := _settled(taken[0])):
                words += f" → {', '.join(card_name(loaded.book, taken[0].before, uid, lang) for uid in only)}"
            if taken[0].action.player != YOU:
                words = f"{message(lang, 'board.opponent')}: {words}"
        found.append((words, line.why.in_language(lang) if line.why is not None else ""))
    return tuple(found)


def _settled(taken: Taken) -> list[int]:
    """The cards an activation targets or pays with as forced choices."""
    found = [event.subject.uid for event in taken.events
             if event.kind == EventKind.TARGETED or (event.cause == Cause.COST and event.kind in TOUCHES)]  # fmt: skip
    return list(dict.fromkeys(uid for uid in found if uid != NOBODY and uid != taken.action.card))


def _answer(visit: Visit, lang: str) -> list[Markup]:
    text = visit.session.loaded.scenario.in_language(lang)
    if not text.answer:
        return []
    if visit.done:
        return []
    shown = visit.choices.answer
    word = message(lang, "puzzle.hide" if shown else "ruling.show_answer")
    found = [button("btn small", "show:answer", "answer", word,
                    aria_expanded="true" if shown else "false")]  # fmt: skip
    if shown:
        title = element("b", None, message(lang, "ruling.answer"))
        found.append(div("help-text", title, reason(_answer_of(visit, text.answer, lang), lang, large=False)))
    return found


def _answer_of(visit: Visit, words: str, lang: str) -> Reason:
    rules = [rule_of(lang, id) for id in visit.session.loaded.scenario.cites]
    return plain_reason("rule", words, rules, "answer")


def _answer_panel(visit: Visit, lang: str) -> Markup:
    """The answer of a finished case, with that of its source if they differ."""
    text = visit.session.loaded.scenario.in_language(lang)
    if not visit.done or not text.answer:
        return Markup("")
    title = element("h2", None, message(lang, "ruling.answer"))
    stated = [
        element("p", {"class": "remark"}, element("b", None, f"{message(lang, 'library.stated')}:"), " ", text.stated),
        element("p", {"class": "remark"}, text.parts),
    ] if text.stated else None  # fmt: skip
    return div("panel task", title, reason(_answer_of(visit, text.answer, lang), lang), stated, role="status")


def _typed(visit: Visit, lang: str) -> list[Markup]:
    """The verdict on a typed move: unreadable, ambiguous, refused or allowed."""
    typed: Typed | None = visit.choices.typed
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
        said = element("p", {"class": "fine"}, message(lang, "typed.allowed"))
        if typed.playable:
            return [said, button("btn primary", "typed-play", "typed-play", message(lang, "typed.play"))]
        theirs = message(lang, "typed.theirs", switch=message(lang, "switch.opponent"))
        return [said, element("p", {"class": "remark"}, theirs)]
    why = refused(visit.book, lang, visit.seen(visit.state), visit.hide(typed.verdict), "typed")
    remark = refusing(visit, typed.verdict.action, {failure.check for failure in typed.verdict.failures}, lang)
    return [element("p", {"class": "problem"}, message(lang, "typed.refused")), reasons([why], lang),
            element("p", {"class": "remark"}, remark) if remark else Markup("")]  # fmt: skip
