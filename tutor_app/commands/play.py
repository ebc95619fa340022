"""``run.py play``: a scenario step by step, as text or JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from rulebook.engine.core.codec import event_to_json, to_json, verdict_to_json
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.requests import RequestKind
from rulebook.explain import Explanation, Role, refuse_to
from rulebook.explain.simply import simply
from rulebook.language.sentences.mentions import Mentions
from rulebook.language.sentences.render import Depth, more, text
from rulebook.language.words.spans import plain
from rulebook.notation.printer import line_of
from scenarios.formats.loader import Loaded
from scenarios.playing.runner import PlayedLine, play_scenario
from scenarios.playing.script import Origin, Taken, grouped
from scenarios.playing.telling_order import causes_first
from tutor_app.texts.messages import message
from tutor_app.wording.decisions import prompt
from tutor_app.wording.told_lines import YOU, in_order, told_of, waiting_of, what_if_of, why_not_of

from .json_shapes import Json, action_json, board_json, chain_json, header, request_json, told_json

FAULT = "!! "
"""Prefix of a fault."""


class Telling(NamedTuple):
    """How ``play_text`` tells a scenario: the language, the depth, and whether with "more" and with "what if"."""

    lang: str
    depth: Depth
    more: bool
    what_if: bool

    def text(self, explanation: Explanation, mentions: Mentions | None = None) -> str:
        """A reason on one line; the exact form cites its rule, which is behind "more" in the simple one."""
        return text(self.lang, explanation, cite=self.depth is Depth.EXACT, depth=self.depth, mentions=mentions)


class Heard:
    """What a scenario has told so far, and what happens after it.

    ``known``: what is shown in this telling of what is behind "more"; ``mentions``: the cards named.
    """

    def __init__(self, lines: Sequence[PlayedLine] = ()) -> None:
        self.known: set[str] = set()
        self.mentions = Mentions()
        self._taken = [one for line in lines for one in (*line.taken, *((None,) if line.refused else ()))]

    def coming(self, last: Taken) -> tuple[Event, ...] | None:
        """What happens after an action, until something is refused; None if that comes first."""
        following = self._after(last)
        found = tuple(event for one in takewhile(bool, following) if one is not None for event in one.events)
        return found if found or None not in following else None

    def soon(self, last: Taken) -> tuple[Event, ...]:
        """What happens after an action before the next line of the script."""
        following = takewhile(lambda one: one is not None and one.origin is not Origin.SCRIPT, self._after(last))
        return tuple(event for one in following if one is not None for event in one.events)

    def _after(self, last: Taken) -> list[Taken | None]:
        at = next((place for place, one in enumerate(self._taken) if one is last), len(self._taken))
        return self._taken[at + 1 :]


def play_text(
    loaded: Loaded, lang: str, *, more: bool = False, depth: Depth = Depth.EXACT, what_if: bool = False
) -> Iterator[str]:
    """A scenario as text: what a lesson asks, every line, what happens and why.

    Implied passes only show their results.

    Args:
        loaded: the scenario.
        lang: the language.
        more: also what is behind "more".
        depth: how reasons are told.
        what_if: also what would have happened without the rules of each step.
    """
    words = loaded.scenario.in_language(lang)
    yield words.title
    yield from (part for part in (words.intro, words.question) if part)
    _, lines, faults = play_scenario(loaded)
    number = 0
    telling = Telling(lang, depth, more, what_if)
    played = list(causes_first(loaded.book, lines))
    heard = Heard(played)
    for line, following in zip(played, [*played[1:], None], strict=False):
        groups = grouped(line.taken)
        told_next = _refusal(loaded, following, telling)
        first = next((at for at, group in enumerate(groups) if group[0].origin == Origin.SCRIPT), len(groups))
        yield from groups_text(loaded, groups[:first], telling, heard)  # results of the passes before this line
        if line.fresh:
            yield ""
            yield message(lang, "why.fresh")
        if line.ask is not None:
            yield ""
            yield line.ask.in_language(lang)
        if line.text:
            number += 1
            yield ""
            yield f"{number}. {line.text}"
        if line.refused:
            yield from _refused_text(loaded, line, telling, heard)
        yield from groups_text(loaded, groups[first:], telling, heard, but=told_next)
        if (waits := waiting_of(loaded, line.taken, following.taken if following is not None else ())) is not None:
            yield f"   {telling.text(waits, heard.mentions)}"
        if line.why is not None:
            yield "   " + line.why.in_language(lang)
    yield from _open_choice(loaded, played, lang)
    if words.answer:
        yield ""
        yield words.answer
    yield from (FAULT + fault for fault in faults)


def groups_text(
    loaded: Loaded, groups: Sequence[Sequence[Taken]], telling: Telling, heard: Heard, *, but: str = ""
) -> Iterator[str]:
    """What happens in these groups; a step in which nothing happens before the next one begins is left out.

    Args:
        loaded: the scenario.
        groups: the actions, with what they led to.
        telling: how it is told.
        heard: what is told already; updated.
        but: what is told next anyway, and so is not told beside what happens.
    """
    begun: list[str] = []
    for group in groups:
        missing = why_not_of(loaded, group)
        events, told = told_of(loaded, group)
        explanations = in_order(events, told, missing.shown)
        if telling.depth is Depth.SIMPLE:
            explanations = simply(explanations, events, heard.coming(group[-1]), heard.soon(group[-1]))
        for explanation in explanations:
            passes = explanation.node == EventKind.PASSED.value
            if passes and (telling.depth is Depth.SIMPLE or group[0].origin != Origin.SCRIPT):
                continue
            if but and explanation in missing.shown and telling.text(explanation) == but:
                continue
            label = _label(telling.lang, explanation) if explanation in missing.shown else ""
            said = [f"   {label}{telling.text(explanation, heard.mentions)}", *_behind(telling, explanation, heard)]
            if explanation.node == EventKind.STEP_BEGAN.value and telling.depth is Depth.EXACT:
                begun = said
                continue
            yield from (*begun, *said)
            begun = []
        imagined = what_if_of(loaded, group) if telling.what_if else ()
        for explanation in (*(missing.rest if telling.more else ()), *imagined):
            yield from (*begun, f"   {_label(telling.lang, explanation)}{telling.text(explanation)}")
            yield from _behind(telling, explanation, heard)
            begun = []
    yield from begun


def _label(lang: str, explanation: Explanation) -> str:
    """What kind of remark follows; nothing if its sentence says that itself."""
    if explanation.role not in _REMARKS:
        return ""
    label = message(lang, f"role.{explanation.role}")
    return f"{label} " if label.endswith("?") else f"{label}. "


_REMARKS = frozenset({Role.WHAT_IF})
"""What did not happen at all; the sentences of other remarks say what they are about."""


def _behind(telling: Telling, explanation: Explanation, heard: Heard) -> Iterator[str]:
    """What is behind "more" and not yet shown."""
    for said in map(plain, more(telling.lang, explanation, depth=telling.depth) if telling.more else ()):
        if said not in heard.known:
            heard.known.add(said)
            yield f"      {said}"


def _refusal(loaded: Loaded, line: PlayedLine | None, telling: Telling) -> str:
    """The sentence with which a line is refused; empty if it is not."""
    error = line.refusal if line is not None else None
    return "" if error is None else telling.text(refuse_to(loaded.book, error.state, error.verdict, YOU)[1])


_AT_REST = (RequestKind.NOTHING, RequestKind.OPEN, RequestKind.RESPOND)
"""The requests that ask for no choice of a card, position or number."""


def _open_choice(loaded: Loaded, played: Sequence[PlayedLine], lang: str) -> Iterator[str]:
    """The sentence that names the choice still open at the end of the script, if there is one."""
    taken = [one for line in played for one in line.taken]
    state = taken[-1].after if taken else loaded.start
    if state.request.kind not in _AT_REST:
        which = "why.open_choice" if state.request.player == YOU else "why.open_choice_opponent"
        yield f"   {message(lang, which, asked=prompt(loaded.book, state, lang, 0))}"


def _refused_text(loaded: Loaded, line: PlayedLine, telling: Telling, heard: Heard) -> Iterator[str]:
    error = line.refusal
    if error is not None:
        _, reason = refuse_to(loaded.book, error.state, error.verdict, YOU)
        yield f"   {telling.text(reason, heard.mentions)}"
        yield from _behind(telling, reason, heard)


def play_json(loaded: Loaded, lang: str, *, states: bool = False, what_if: bool = False) -> Json:
    """A scenario as JSON: each step with its actions, events, sentences with spans and rules, Chain and board.

    Args:
        loaded: the scenario.
        lang: the language of the sentences.
        states: also the full state after every step.
        what_if: also what would have happened without the rules of each step.
    """
    scenario, words = loaded.scenario, loaded.scenario.in_language(lang)
    _, lines, faults = play_scenario(loaded)
    steps: list[Json] = []
    acted = (line for line in causes_first(loaded.book, lines) if line.acted)
    for number, line in enumerate(acted):
        steps += [
            {"number": len(steps) + 1 + place, "script_line": number, **_step(loaded, lang, group, states, what_if)}
            for place, group in enumerate(grouped(line.taken))
        ]
        if line.refused:
            error = line.refusal
            if error is not None:
                verdict, reason = refuse_to(loaded.book, error.state, error.verdict, YOU)
                refused = verdict_to_json(verdict) | {"told": told_json(lang, reason)}
                steps.append({"number": len(steps) + 1, "script_line": number, "line": line.text, "refused": refused})
    return header("play") | {
        "scenario": scenario.id,
        "kind": scenario.kind,
        "ruleset": scenario.ruleset,
        "digest": loaded.digest,
        "language": lang,
        "title": words.title,
        "start": board_json(loaded.book, loaded.start),
        "steps": steps,
        "faults": faults,
    }


def _step(loaded: Loaded, lang: str, group: Sequence[Taken], states: bool, what_if: bool) -> Json:
    book, after = loaded.book, group[-1].after
    events, told = told_of(loaded, group)
    missing = why_not_of(loaded, group)
    found: Json = {
        "line": str(line_of(book, [(one.before, one.action) for one in group])),
        "origin": group[0].origin.value,
        "actions": [action_json(book, one.before, one.action) for one in group],
        "events": [event_to_json(event) for event in events],
        "told": [told_json(lang, explanation) for explanation in told],
        "why_not": [told_json(lang, explanation) for explanation in missing.shown],
        "why_not_more": [told_json(lang, explanation) for explanation in missing.rest],
        "rules": sorted({rule for event in events for rule in event.rules}),
        "chain": chain_json(book, after),
        "board": board_json(book, after),
        "request": request_json(after),
    }
    if what_if:
        found["what_if"] = [told_json(lang, explanation) for explanation in what_if_of(loaded, group)]
    if states:
        found["state"] = to_json(after)
    return found
