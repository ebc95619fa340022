"""Plays scenario files and reports deviations from what they expect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rulebook.engine.core.events import Event
from rulebook.engine.core.state import DuelState
from rulebook.explain.contrast import Step as ToldStep
from rulebook.explain.contrast import contrasts, foil_name
from rulebook.notation.faults import NotationError, Refused
from rulebook.solver.proofs import BadProof, Proof, Tree, unfold
from scenarios.formats.board import board_state
from scenarios.formats.fields import LocalText
from scenarios.formats.loader import Loaded
from scenarios.formats.models import Expect, ScriptLine, Step, Tempting

from .expectations import differences, missing
from .lesson import accepted, carried_on
from .questions import played_then, right_answers
from .refusals import not_refused, shown_refusal
from .script import Script, Taken
from .timeline import goal_reached


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """One line of a scenario and every action taken for it, including implied passes.

    ``state`` is the duel before it. ``refused``: it was only judged, as the scenario expects, or could not be played;
    ``refusal`` is then what refuses it, or None if the expectation fails. Without text and actions it stands for what
    a step of a lesson begins with: a ``fresh`` position, or what the step asks for.
    """

    text: str
    state: DuelState
    taken: tuple[Taken, ...] = ()
    refused: bool = False
    refusal: Refused | None = None
    why: LocalText | None = None
    ask: LocalText | None = None
    fresh: bool = False

    @property
    def acted(self) -> bool:
        """Whether it is a line or what follows from one, and not how a step of a lesson begins."""
        return bool(self.text or self.taken)


def play_lines(script: Script, lines: tuple[ScriptLine, ...], faults: list[str], key: str = "line") -> list[PlayedLine]:
    """Play lines with their expectations; a failure is appended to ``faults`` and ends play, told with its reason."""
    done: list[PlayedLine] = []
    for index, entry in enumerate(lines):
        where = f"{key}[{index}] {entry.do!r}"
        state = script.state
        if entry.expect.illegal is not None:
            wrong = not_refused(script.book, script.state, entry.do, entry.expect.illegal, entry.expect.alone)
            if wrong:
                faults.append(f"{key}[{index}]: {wrong}")
            shown = shown_refusal(script.book, script.state, entry.do, entry.expect.illegal)
            done.append(PlayedLine(entry.do, state, refused=True, refusal=shown, why=entry.why))
            continue
        try:
            taken = tuple(script.play(entry.do))
        except NotationError as error:
            faults.append(f"{where}: {error}")
            if isinstance(error, Refused):
                done.append(PlayedLine(entry.do, state, refused=True, refusal=error))
            return done
        done.append(PlayedLine(entry.do, state, taken, why=entry.why))
        if entry.expect.happened:
            events = tuple(event for one in taken for event in one.events)
            faults += [f"{where}: {text}" for text in missing(script.book, events, entry.expect.happened)]
    return done


def play_scenario(loaded: Loaded) -> tuple[Script, list[PlayedLine], list[str]]:
    """Play a scenario's lines, then whatever is pending; a puzzle's solution and a lesson's steps follow its lines.

    Returns:
        The script with the duel, the lines played, and the faults.
    """
    scenario = loaded.scenario
    faults: list[str] = []
    script = Script(loaded.book, loaded.start, scenario.answers)
    done = play_lines(script, scenario.line, faults)
    if scenario.kind == "puzzle" and not faults:
        done += play_lines(script, scenario.solution, faults, "solution")
    if scenario.kind == "lesson":
        faults += _walk_steps(loaded, script.state, done)
    else:
        mark = len(script.history)
        script.settle()
        if len(script.history) > mark:
            done.append(PlayedLine("", script.history[mark].before, tuple(script.history[mark:])))
    return script, done, faults


def check(loaded: Loaded) -> list[str]:
    """Check a scenario against its own expectations.

    Returns:
        The faults, one sentence each; empty if it passes.
    """
    scenario = loaded.scenario
    script, _, faults = play_scenario(loaded)
    if faults:
        return faults
    faults += [f"expect: {text}" for text in differences(script.book, script.state, script.events, scenario.expect)]
    faults += [f"expect: {text}" for text in _wrongly_told(script, scenario.expect)]
    if scenario.kind == "puzzle":
        faults += _check_puzzle(loaded, script)
    return faults


def _wrongly_told(script: Script, expect: Expect) -> Iterator[str]:
    """Yield the differences from what should be told not to happen."""
    if not expect.why_not:
        return
    told = set()
    for one in script.history:
        step = ToldStep(script.book, one.before, one.events, moments=one.moments, sees_all=True)
        told |= {foil_name(script.book, foil) for foil in contrasts(step)}
    for wanted in expect.why_not:
        name = wanted.removeprefix("not-")
        if (name in told) == (name != wanted):
            yield f'"{wanted}" does not hold; what is told: {", ".join(sorted(told)) or "nothing"}'


def _check_puzzle(loaded: Loaded, script: Script) -> Iterator[str]:
    scenario = loaded.scenario
    if scenario.solution and not goal_reached(loaded, script.state, script.events):
        yield f"solution: the goal ({scenario.goal.kind if scenario.goal else ''}) is not reached"
    if not scenario.solution and loaded.proof and stored_tree(loaded) is None:
        yield "proof: it does not hold; solve the puzzle again"
    if scenario.solution and script.unproved:
        yield f"solution: {script.unproved} decisions of the opponent have no answer"
    for index, tempting in enumerate(scenario.tempting):
        yield from (f"tempting[{index}]: {text}" for text in _check_tempting(loaded, tempting))


def stored_tree(loaded: Loaded) -> Tree | None:
    """What the stored proof of a puzzle proves, played; None without one, or if it does not prove a win."""
    if loaded.goal is None or not loaded.proof:
        return None
    try:
        proof = Proof.of_text(loaded.proof)
        return unfold(loaded.book, loaded.start, loaded.goal, proof) if proof.wins else None
    except BadProof:
        return None


def _check_tempting(loaded: Loaded, tempting: Tempting) -> Iterator[str]:
    script = Script(loaded.book, loaded.start, loaded.scenario.answers)
    faults: list[str] = []
    play_lines(script, loaded.scenario.line, faults)
    lines = tempting.lines[:-1] if tempting.illegal else tempting.lines
    play_lines(script, tuple(ScriptLine(do=text) for text in lines), faults, "lines")
    yield from faults
    if faults:
        return
    if tempting.illegal:
        while True:  # the refusal belongs in the learner's own window
            wrong = not_refused(script.book, script.state, tempting.lines[-1], tempting.illegal)
            if not wrong or not script.step():
                break
        if wrong:
            yield wrong
    script.settle()
    if script.unproved:
        yield f"{script.unproved} decisions of the opponent have no answer"
    if goal_reached(loaded, script.state, script.events):
        yield "the wrong line reaches the goal"
    yield from differences(script.book, script.state, script.events, tempting.expect)
    yield from _wrongly_told(script, tempting.expect)


def _play_all(script: Script, lines: Iterable[str], done: list[PlayedLine]) -> None:
    """Play these lines and add each to ``done``.

    Raises:
        NotationError: a line cannot be read or played.
    """
    for text in lines:
        before = script.state
        done.append(PlayedLine(text, before, tuple(script.play(text))))


def _check_question(
    loaded: Loaded, step: Step, state: DuelState, opening: Sequence[Event], done: list[PlayedLine]
) -> tuple[list[str], DuelState]:
    """Whether the engine leaves one right answer to a question, and the duel after what it then plays."""
    right = right_answers(loaded, step, state, opening)
    wanted = len(step.options) if step.kind == "order" else 1
    if len(right) != wanted:
        numbers = ", ".join(str(at + 1) for at in right) or "none"
        return [f"options: {wanted} right answers are needed, in order; the engine finds {numbers}"], state
    if step.kind in ("predict", "sort") and step.options[right[0]].why is not None:
        return [f"options: {right[0] + 1} is right and has why, which is said to a wrong answer"], state
    then = played_then(loaded, step, state)
    if then:
        done.append(PlayedLine("; ".join(step.then), state, tuple(then)))
    return [], then[-1].after if then else state


def _walk_steps(loaded: Loaded, state: DuelState, done: list[PlayedLine]) -> Iterator[str]:
    """Play through a lesson: every example of every step must be accepted; the first one is continued and added to
    ``done``.
    """
    answers = loaded.scenario.answers
    for index, step in enumerate(loaded.scenario.step):
        if step.board is not None:
            state = board_state(loaded.book, step.board)
            done.append(PlayedLine("", state, fresh=True))
        opening = Script(loaded.book, state, answers)
        try:
            _play_all(opening, step.do, done)
        except NotationError as error:
            yield f"step[{index}].do: {error}"
            return
        mark = len(opening.history)
        if step.settles:
            opening.settle()
            done.append(PlayedLine("", state, tuple(opening.history[mark:])))
        state = opening.state
        done.append(PlayedLine("", state, ask=step.ask))
        if step.asks:
            try:
                faults, state = _check_question(loaded, step, state, opening.events, done)
            except NotationError as error:
                faults = [str(error)]
            if faults:
                yield from (f"step[{index}]: {fault}" for fault in faults)
                return
            continue
        after: DuelState | None = None
        for number, accept in enumerate(step.accept):
            where = f"step[{index}].accept[{number}]"
            if accept.select is not None:
                continue
            script = Script(loaded.book, state, answers)
            shown = done if after is None else []
            try:
                _play_all(script, accept.example, shown)
            except NotationError as error:
                yield f"{where}: {error}"
                return
            mark = len(script.history)
            if accept.next:
                script.settle()
            elif not accept.example:
                yield f"{where}: give an example, so that the step can be checked"
                return
            while not accepted(loaded.book, accept, script.events):
                if not script.step():
                    yield f"{where}: its example is not accepted"
                    break
            if len(script.history) > mark:
                shown.append(PlayedLine("", script.history[mark].before, tuple(script.history[mark:])))
            after = after or script.state
        following = loaded.scenario.step[index + 1 :]
        state = carried_on(loaded, following[0] if following else None, after or state)
