"""What helps along the way, as values: notices, the task of a lesson, hints, solution, answer, and typed moves."""

from __future__ import annotations

from typing import NamedTuple

from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import Table
from rulebook.explain import refuse_to
from rulebook.explain.decks import deck_faults
from rulebook.language.sentences.render import Depth, text
from rulebook.solver.bounds import damage_left
from rulebook.solver.goals import WinThisTurn
from rulebook.solver.proof_number_search import Progress
from rulebook.solver.solve import Verdict
from rulebook.vocabulary.terms import Cause, Phase
from scenarios.catalogue.course import part_ended, taught
from scenarios.formats.loader import Loaded
from scenarios.formats.models import Step
from scenarios.playing.defence import OUTLOOKS
from scenarios.playing.history import YOU
from scenarios.playing.lesson import Feedback
from scenarios.playing.script import Origin, Script, Taken
from tutor_app.texts.messages import message
from tutor_app.wording.card_texts import name_of
from tutor_app.wording.decisions import card_name, line_label
from tutor_app.wording.reasons import Reason, Rule, plain_reason, refused, rule_of
from tutor_app.wording.typed_moves import Unclear
from tutor_app.wording.typed_options import line_name

from .beats import TOUCHES
from .choices import GRADES
from .solutions import Hint, SolutionLine, Won, hints_of, solution_tree, won_of
from .tempting_lines import failing, refusing
from .viewpoint import Moment

REFUTE = "refute"
"""The click that plays on, to show why a puzzle is no longer solved."""

UNASK = "show:unasked"
"""The click that ends the search for whether a puzzle is still solved."""

_DONE = {"lesson": "lesson.done", "puzzle": "puzzle.solved", "ruling": "ruling.done", "card": "ruling.done"}
_STATUS = {"failed": "page.failed", "changed": "page.changed", "broken": "page.unreadable_line",
           "stopped": "page.stopped_line"}  # fmt: skip

_solutions: dict[tuple[str, str, str], tuple[tuple[str, str], ...]] = {}
"""Solutions in words, cached per scenario, content and language."""


class Notice(NamedTuple):
    """A line that must not be missed; ``tone`` is "good", "bad" or nothing.

    ``send`` and ``label`` are those of a button in it, if there is one. ``waits``: it changes by itself, so the page
    asks again after a while.
    """

    words: str
    tone: str = ""
    send: str = ""
    label: str = ""
    waits: bool = False


class Choice(NamedTuple):
    """One answer to a question: its words, what it sends, its place among those given (0: none), and whether it was
    tried and is wrong.
    """

    words: str
    send: str
    place: int = 0
    wrong: bool = False


class Said(NamedTuple):
    """What is said to a move or answer; ``tone`` is "right", "otherwise" or "refused"."""

    words: str
    tone: str


class Task(NamedTuple):
    """What a lesson asks, after ``said`` on the last move and how that was (``tone``); ``hint`` is empty until shown.

    ``choices`` are the answers to choose from, ``learned`` is what a finished lesson has taught, and ``rules`` are its
    rules. Of its ``steps``, ``number`` are done. Or the answer of a case played to its end, with what its source
    states and where the two part.
    """

    title: str = ""
    ask: str = ""
    said: str = ""
    tone: str = ""
    hint: str = ""
    may_hint: bool = False
    choices: tuple[Choice, ...] = ()
    learned: tuple[str, ...] = ()
    rules: tuple[Rule, ...] = ()
    answer: Reason | None = None
    stated: str = ""
    parts: str = ""
    number: int = 0
    steps: int = 0


class Typed(NamedTuple):
    """A typed move and the judgement on it: allowed, or a problem, with its reason, remark and what could be typed.

    ``move`` names an allowed move, ``theirs`` says that it is the opponent's to play.
    """

    text: str = ""
    problem: str = ""
    options: tuple[str, ...] = ()
    reason: Reason | None = None
    remark: str = ""
    allowed: bool = False
    move: str = ""
    theirs: str = ""


class Help(NamedTuple):
    """Hints and solution of a puzzle, the answer of a ruling, and the typed move.

    ``solution`` is a line with its notes, ``tree`` every reply with its answer. ``may_hint``: there are more hints.
    ``solution``, ``tree`` and ``answer`` are empty until shown; ``solves`` and ``answers`` say that they can be.
    ``solved``: there is nothing to be stuck at. ``opponent``, ``stops`` and ``depth`` are the settings.
    """

    solves: bool
    solved: bool
    may_hint: bool
    hints: tuple[Hint, ...]
    solution: tuple[tuple[str, str], ...]
    tree: tuple[SolutionLine, ...]
    solution_shown: bool
    answers: bool
    answer: Reason | None
    typed: Typed
    opponent: bool
    stops: bool
    depth: Depth


def notices_of(moment: Moment, lang: str) -> tuple[Notice, ...]:
    """Important notices: a changed scenario, a puzzle solved or failed, a finished lesson or case."""
    found: list[Notice] = []
    if moment.status in _STATUS:
        found.append(Notice(message(lang, _STATUS[moment.status])))
    if moment.done:
        found.append(_finish(moment.loaded, lang))
    elif words := failure(moment, lang):
        found.append(Notice(words, "bad"))
    if (mark := _mark(moment, lang)) is not None:
        found.append(mark)
    return tuple(found)


def _finish(loaded: Loaded, lang: str) -> Notice:
    """That a scenario is done; at the end of a part of the course, that this part is."""
    kind = loaded.scenario.kind
    part = part_ended(loaded) if kind == "lesson" else None
    if part is None:
        return Notice(message(lang, _DONE[kind]), "good")
    words = message(lang, "lesson.part_done", part=message(lang, f"part.{part}"))
    return Notice(words, "good", "page:progress", message(lang, "progress.title"))


def _mark(moment: Moment, lang: str) -> Notice | None:
    """Whether a puzzle is still solved from here, after the visitor has moved, as far as the search knows."""
    if moment.searching is not None:
        words = message(lang, "puzzle.thinking", **_figures(moment.searching))
        return Notice(words, "quiet", "goon", message(lang, "puzzle.no_waiting"), waits=True)
    helped = moment.choices.hints or moment.choices.solution
    if helped and moment.live and not moment.decisions and moment.loaded.goal is not None:
        search = not moment.loaded.proof
        found = OUTLOOKS.of(moment.loaded, moment.whole, begin=search)
        if found.searching is not None and (search or found.searching.visited):  # hints come with the proof
            return Notice(message(lang, "puzzle.searching", **_figures(found.searching)), "quiet", waits=True)
        if search and found.tried:
            return Notice(message(lang, "puzzle.unsure"), "quiet")
        if search and found.verdict is Verdict.NO_WIN:
            return Notice(message(lang, "puzzle.no_way"), "quiet")
    if not moment.decisions or not moment.live or moment.solved or moment.turn_over or moment.loaded.goal is None:
        return None
    found = OUTLOOKS.of(moment.loaded, moment.whole, begin=not moment.choices.unasked)
    if found.searching is not None:
        if moment.choices.unasked:
            return None
        words = message(lang, "puzzle.searching", **_figures(found.searching))
        return Notice(words, "quiet", UNASK, message(lang, "puzzle.stop"), waits=True)
    verdict = found.verdict
    if found.tried:
        return Notice(message(lang, "puzzle.unsure"), "quiet", waits=moment.waits)
    if verdict is Verdict.WIN:  # the search may have ended after play began to wait for it
        return Notice(message(lang, "puzzle.still"), "quiet", waits=moment.waits)
    if verdict is Verdict.NO_WIN:
        if found.action is None and isinstance(moment.loaded.goal, WinThisTurn):  # nothing can be shown any more
            return Notice(message(lang, "puzzle.kept", lp=_kept(moment)), "quiet", waits=moment.waits)
        return Notice(
            message(lang, "puzzle.no_longer"), "quiet", REFUTE, message(lang, "puzzle.refute"), waits=moment.waits
        )
    return None


def _kept(moment: Moment) -> int:
    """The Life Points that the opponent keeps at least, where no more than the attacks that are left can cost any."""
    state = moment.whole
    left = damage_left(Table(moment.book, state), YOU) if state.phase <= Phase.BATTLE else 0
    return state.lp[1 - YOU] - left


def _figures(searching: Progress) -> dict[str, object]:
    """The figures of a search that runs."""
    positions = f"{searching.visited:,}".replace(",", "\u202f")
    return {"positions": positions, "depth": searching.depth, "seconds": round(searching.seconds)}


def failure(moment: Moment, lang: str) -> str:
    """The message that, and why, the line played in a puzzle fails; empty while that is open."""
    if moment.loaded.scenario.kind != "puzzle" or not moment.live or moment.solved:
        return ""
    why = failing(moment, lang) if moment.decisions else ""
    return f"{message(lang, 'puzzle.failed')} {why}".strip() if moment.turn_over else why


def won(moment: Moment, lang: str) -> Won | None:
    """What there is to say after a puzzle has been solved."""
    return won_of(moment.loaded, lang) if moment.done and moment.loaded.scenario.kind == "puzzle" else None


def strayed(moment: Moment, lang: str) -> bool:
    """Whether the visitor has left the way of the scenario and may want to go back to where that was."""
    return moment.off_branch and (moment.loaded.scenario.kind != "puzzle" or bool(failure(moment, lang)))


def task_of(moment: Moment, lang: str) -> Task | None:
    """The lesson step with the feedback on the last move and the current task, or the answer of a finished case."""
    scenario = moment.loaded.scenario
    if scenario.kind != "lesson":
        return _finished(moment, lang)
    found, step, said = Task(), moment.task_step, said_of(moment, lang)
    if said is not None:
        found = found._replace(said=said.words, tone=said.tone)
    if step is not None:
        title = message(lang, "lesson.step", step=moment.task + 1, steps=len(scenario.step))
        found = found._replace(title=title, number=moment.task, steps=len(scenario.step))
        if moment.live or not found.said:
            found = found._replace(ask=step.ask.in_language(lang))
        if moment.choices.hints and step.hint is not None:
            found = found._replace(hint=step.hint.in_language(lang))
        elif step.hint is not None:
            found = found._replace(may_hint=moment.live)
        if step.asks and moment.live:
            found = found._replace(choices=_choices(moment, step, lang))
    if moment.done:
        learned = scenario.in_language(lang).learned
        rules = tuple(rule_of(lang, id, scenario.ruleset) for id in taught(moment.loaded))
        found = found._replace(title=message(lang, "lesson.learned"), learned=learned, rules=rules, steps=0)
    return found if found != Task() else None


def said_of(moment: Moment, lang: str, *, brief: bool = False) -> Said | None:
    """What a lesson says to the last move or answer, if anything.

    Args:
        moment: the moment shown.
        lang: the language of the words.
        brief: say no more than that an answer is right while the learner watches what it foretold.
    """
    feedback, step = moment.feedback, moment.task_step
    if feedback is None:
        return None
    watching = (
        brief and not moment.live and not moment.praised and feedback.kind == "right" and step is not None and step.asks
    )
    return Said(message(lang, "lesson.right") if watching else _said(moment, feedback, lang), feedback.kind)


def _said(moment: Moment, feedback: Feedback, lang: str) -> str:
    """The words of the lesson, else why the move or Deck is illegal."""
    word = message(lang, "lesson.right" if feedback.kind == "right" else "lesson.not_yet")
    if feedback.text is not None:
        return feedback.text.in_language(lang)
    if feedback.faults:
        told = deck_faults(moment.book, feedback.faults)
        return " ".join((word, *(text(lang, fault, depth=Depth.SIMPLE) for fault in told)))
    if feedback.refusal is None:
        return word
    _, why = refuse_to(moment.book, feedback.refusal.state, feedback.refusal.verdict, YOU)
    return f"{word} {text(lang, why, depth=Depth.SIMPLE)}"


def _choices(moment: Moment, step: Step, lang: str) -> tuple[Choice, ...]:
    """The answers to the question of a step; those of an order are numbered as they are given."""
    if step.kind == "may":
        words: tuple[str, ...] = (message(lang, "lesson.yes"), message(lang, "lesson.no"))
    else:
        words = tuple(option.text.in_language(lang) for option in step.options)
    place = {number: at for at, number in enumerate(moment.given, 1)}
    tried = moment.choices.tried
    return tuple(
        Choice(said, f"answer:{at}", place.get(at, 0), at in tried and at not in place) for at, said in enumerate(words)
    )


def _finished(moment: Moment, lang: str) -> Task | None:
    """The answer of a finished case, with that of its source if they differ."""
    text = moment.loaded.scenario.in_language(lang)
    if not moment.done or not text.answer:
        return None
    answer = _answer_of(moment, text.answer, lang)
    stated, parts = (text.stated, text.parts or "") if text.stated else ("", "")
    return Task(message(lang, "ruling.answer"), answer=answer, stated=stated, parts=parts)


def _answer_of(moment: Moment, words: str, lang: str) -> Reason:
    rules = [rule_of(lang, id, moment.loaded.scenario.ruleset) for id in moment.loaded.scenario.cites]
    return plain_reason("rule", words, rules, "answer")


def help_of(moment: Moment, lang: str, depth: Depth = Depth.EXACT) -> Help:
    """Hints, solution and answer as far as they are shown, the typed move and the settings."""
    scenario, choices = moment.loaded.scenario, moment.choices
    puzzle = scenario.kind == "puzzle"
    hints = hints_of(moment, lang) if puzzle and choices.hints else ()
    answer = scenario.in_language(lang).answer if scenario.kind == "ruling" and not moment.done else ""
    return Help(
        solves=puzzle,
        solved=moment.done,
        may_hint=puzzle and not moment.done and len(hints) >= choices.hints < GRADES,
        hints=hints,
        solution=solution_of(moment.loaded, lang) if puzzle and choices.solution else (),
        tree=solution_tree(moment.loaded, lang) if puzzle and choices.solution else (),
        solution_shown=choices.solution,
        answers=bool(answer),
        answer=_answer_of(moment, answer, lang) if answer and choices.answer else None,
        typed=_typed(moment, lang, depth),
        opponent=moment.choose_for_opponent,
        stops=moment.every_window,
        depth=depth,
    )


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


def _typed(moment: Moment, lang: str, depth: Depth) -> Typed:
    """The verdict on a typed move: not understood, refused or allowed."""
    typed = moment.choices.typed
    if typed is None:
        return Typed()
    if typed.unclear is not None:
        return _unclear(moment, typed.text, typed.unclear, lang)
    if typed.verdict is None:
        return Typed(typed.text)
    if typed.verdict.ok:
        theirs = message(lang, "typed.theirs", switch=message(lang, "switch.opponent"))
        move = line_name(moment.book, moment.reader.known(moment.whole), typed.actions, lang)
        return Typed(typed.text, allowed=True, move=move, theirs="" if typed.playable else theirs)
    whole = moment.whole if typed.state is None else typed.state
    heard = moment.reader.heard(whole, typed.verdict)
    why = refused(moment.book, lang, moment.reader.known(whole), heard, "typed", depth)
    remark = refusing(moment, typed.verdict.action, {failure.check for failure in typed.verdict.failures}, lang)
    return Typed(typed.text, message(lang, "typed.refused"), (), why, remark)


def _unclear(moment: Moment, text: str, unclear: Unclear, lang: str) -> Typed:
    """What is not understood, and what could be typed instead."""
    card = name_of(moment.book, unclear.card, lang) or message(lang, "board.unknown")
    words = message(lang, f"typed.{unclear.problem}", words=unclear.words, card=card)
    known = moment.reader.known(moment.whole)
    options = dict.fromkeys(line_name(moment.book, known, line, lang) for line in unclear.lines)
    return Typed(text, words, tuple(options))
