"""The narration of a line of play: the reasons of the moment shown, its note, and the log."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.events import Event, EventKind
from rulebook.explain.clauses import Ran, all_of, fits, ran
from rulebook.explain.contrast import Played, Step
from rulebook.language.card_text.labelled_pieces import Part
from rulebook.language.sentences.render import Depth
from rulebook.vocabulary.effects import Continuous, SummonCondition, Victory
from rulebook.vocabulary.recipes import FusionMaterials, RitualOf
from tutor_app.texts.messages import message
from tutor_app.wording.card_texts import text_of
from tutor_app.wording.decisions import ANNOUNCES, line_label
from tutor_app.wording.reasons import Reason, WhyNotTold, plain_reason, short, told, told_what_if, told_why_not

from .beats import activation_from, told_before
from .viewpoint import Moment

Reference = tuple[int, Part]
"""Which effect of a card, and which part of it."""

_MOST_TOLD = 4000
_SILENT = (Continuous, SummonCondition, FusionMaterials, RitualOf, Victory)
_ACTIONS = frozenset(int(kind) for kind in ActionKind)
_ANNOUNCED = _ACTIONS - {ActionKind.PASS}


class ToldStep(NamedTuple):
    """One step of the line played, for the bar and the log. ``quiet`` ones were skipped automatically.

    ``what`` is one sentence, ``full`` everything that happened, if that is more. ``stop`` is the number of the step to
    jump to, ``here`` marks the current one, ``marked`` those in which the chosen clause of a card ran.
    """

    what: str
    quiet: bool = False
    full: str = ""
    stop: int = -1
    here: bool = False
    marked: bool = False


class _Told(NamedTuple):
    """What is told of a beat: every reason, those without passes if there are others, and the latter in short.

    The transition is kept so that its id is not reused.
    """

    taken: object
    reasons: tuple[Reason, ...]
    without_passes: tuple[Reason, ...]
    said: tuple[str, ...]


_told: dict[tuple[int, int, int, str, bool, Depth], _Told] = {}
"""What was told, by transition, beat, language, whether the reader sees all, and depth."""


class Narration:
    """What is told up to a moment, in one language and at one depth."""

    def __init__(self, moment: Moment, lang: str, depth: Depth = Depth.EXACT) -> None:
        self.moment, self.lang, self.book, self.depth = moment, lang, moment.book, depth

    @cached_property
    def ran(self) -> frozenset[Ran]:
        """The clauses that run at the moment shown."""
        told_at = self.moment.told_at
        if not told_at:
            return frozenset()
        first = activation_from(self.moment.line, self.moment.beats, told_at)
        return all_of(event for place in range(first, told_at + 1) for event in self.moment.events_of(place))

    def _told_of(self, place: int) -> _Told:
        """What is told of the beat that ends at cursor ``place``."""
        beat = self.moment.beats[place - 1]
        turned = self.moment.line[beat.turned]
        taken = self.moment.history[beat.turned].taken
        key = (id(taken), beat.start, beat.end, self.lang, self.moment.reader.sees_all, self.depth)
        found = _told.get(key)
        if found is None or found.taken is not taken:
            if len(_told) > _MOST_TOLD:
                _told.clear()
            before, events = self.moment.reader.seen(turned.before), self.moment.events_of(place)
            reasons = told(self.book, self.lang, before, events, f"{beat.turned}-{beat.start}", self.depth)
            kept = _without_passes(reasons, events)
            found = _told[key] = _Told(taken, reasons, kept, tuple(short(reason) for reason in kept))
        return found

    def reasons_of(self, place: int) -> tuple[Reason, ...]:
        """The reasons of the beat that ends at cursor ``place``."""
        return self._told_of(place).reasons

    @cached_property
    def spoken(self) -> tuple[Reason, ...]:
        """The reasons of the moment shown, without passes if there are others."""
        told_at, line = self.moment.told_at, self.moment.line
        if not told_at:
            return (plain_reason("rule", message(self.lang, "why.start")),)
        beat = self.moment.beats[told_at - 1]
        found = self.without_passes(told_at)
        first = activation_from(line, self.moment.beats, told_at)
        earlier = tuple(reason for place in range(first, told_at) for reason in self.reasons_of(place))
        if found:
            return earlier + found
        return (plain_reason("choice" if line[beat.turned].chosen else "rule", self._untold(beat.turned)),)

    @cached_property
    def why_not(self) -> WhyNotTold:
        """What could be expected at the moment shown and does not happen."""
        told_at = self.moment.told_at
        if not told_at:
            return WhyNotTold()
        return self.why_not_at(activation_from(self.moment.line, self.moment.beats, told_at), told_at)

    def why_not_at(self, first: int, last: int) -> WhyNotTold:
        """What could be expected at the beats ``first`` to ``last`` of one transition and does not happen."""
        beat, start = self.moment.beats[last - 1], self.moment.beats[first - 1].start
        return told_why_not(self.lang, self._step(first, last), f"not-{beat.turned}-{start}", self.depth)

    @cached_property
    def what_if(self) -> tuple[Reason, ...] | None:
        """What would have happened at the moment shown without one of its rules; None if nobody has asked.

        The engine plays the step again for each of the rules, which takes long.
        """
        told_at = self.moment.told_at
        if not told_at or self.moment.choices.what_if != self.moment.cursor:
            return None
        step = self._step(activation_from(self.moment.line, self.moment.beats, told_at), told_at)
        return told_what_if(self.lang, step, f"if-{self.moment.cursor}", self.depth)

    def _step(self, first: int, last: int) -> Step:
        """The beats ``first`` to ``last`` of one transition."""
        beat, start = self.moment.beats[last - 1], self.moment.beats[first - 1].start
        turned, taken = self.moment.line[beat.turned], self.moment.history[beat.turned].taken
        events, moments = turned.events[start : beat.end], turned.moments[start : beat.end]
        before = turned.moments[start - 1] if start and turned.moments else turned.before
        played = Played(taken.before, (taken.action,)) if taken.action.kind in _ACTIONS else None
        return Step(
            self.book, before, events, turned.events, moments, sees_all=self.moment.reader.sees_all, played=played
        )

    def without_passes(self, place: int) -> tuple[Reason, ...]:
        """The reasons of a beat, without passes if there are others."""
        return self._told_of(place).without_passes

    def _untold(self, index: int) -> str:
        """The description of a transition without reasons: what was announced, or that nobody did anything."""
        entry = self.moment.history[index]
        taken = entry.taken
        if self.moment.line[index].fresh:
            return message(self.lang, "why.fresh")
        if entry.mark:
            return message(self.lang, "why.unchanged")
        if taken.action.kind not in _ANNOUNCED:
            return message(self.lang, "why.quiet")
        move = line_label(self.book, self.moment.reader.asked(taken.before), [taken.action], self.lang)
        return message(self.lang, "why.announced" if taken.action.kind in ANNOUNCES else "why.decided", move=move)

    @property
    def remark(self) -> str:
        """The scenario's note on the line of the script that was just played."""
        history, plan, index = self.moment.history, self.moment.plan, self.moment.index
        if index < 0:
            return ""
        now = history[index].progress.line
        before = history[index - 1].progress.line if index else 0
        if now == before or not 0 < now <= len(plan):
            return ""
        why = plan[now - 1].why
        shown = self.moment.loaded.scenario.kind != "puzzle"
        return why.in_language(self.lang) if why is not None and shown else ""

    @cached_property
    def told_steps(self) -> list[ToldStep]:
        """What is told of every beat of the played line."""
        found: list[ToldStep] = []
        for place, beat in enumerate(self.moment.beats, 1):
            said = self._told_of(place).said
            words = said[0] if said else self._untold(beat.turned) if beat.last else ""
            found.append(ToldStep(words, beat.quiet, " ".join(said)))
        return found

    @property
    def steps(self) -> list[ToldStep]:
        """One step per stop after the beginning, for the step bar."""
        marked = {self.stop_of(place) for place in self.traced}
        line, beats = self.moment.line, self.moment.beats
        return [
            self.told_steps[told_before(line, beats, stop) - 1]._replace(marked=number in marked)
            for number, stop in enumerate(self.moment.stops)
            if stop
        ]

    @property
    def log(self) -> list[ToldStep]:
        """Everything shown so far, including later steps if the reader has gone back."""
        return [
            step._replace(stop=self.stop_of(place), here=place == self.moment.told_at, marked=place in self.traced)
            for place, step in enumerate(self.told_steps[: self.moment.reached], 1)
            if step.what
        ]

    # The clause chosen --------------------------------------------------------------------------

    @cached_property
    def clause(self) -> tuple[int, Reference] | None:
        """The chosen clause of a card known to the reader: the card's uid, and its part and effect."""
        chosen, cards = self.moment.choices.clause, self.moment.state.cards
        if chosen is None or chosen[0] >= len(cards):
            return None
        uid, which = chosen
        number = cards[uid].number
        clauses = text_of(self.book, self.lang, number).clauses if number in self.book.by_number else ()
        return (uid, clauses[which].reference) if which < len(clauses) else None

    @cached_property
    def traced(self) -> dict[int, str]:
        """The beats shown so far in which the chosen clause ran, with their descriptions."""
        if self.clause is None:
            return {}
        uid, (effect, part) = self.clause
        found: dict[int, str] = {}
        for place in range(1, self.moment.reached + 1):
            at = {
                number
                for number, event in enumerate(self.moment.events_of(place))
                if any(one.uid == uid and one.effect == effect and fits(one.part, part) for one in ran(event))
            }
            if at:
                said = [short(reason) for reason in self.reasons_of(place) if not at.isdisjoint(reason.events)]
                found[place] = " ".join(said) or self.told_steps[place - 1].what
        return found

    @property
    def silent(self) -> bool:
        """Whether the chosen clause applies without ever being a step of the duel."""
        if self.clause is None:
            return False
        uid, (effect, _) = self.clause
        return isinstance(self.book.effects(self.moment.state.cards[uid].number)[effect], _SILENT)

    def stop_of(self, place: int) -> int:
        """The number of the stop at which a beat was shown."""
        return bisect_left(self.moment.stops, place)

    def trace(self) -> list[tuple[str, str]]:
        """The buttons for the moments at which the chosen clause ran, with their words: one entry per stop."""
        found: dict[int, str] = {}
        for place, words in self.traced.items():
            stop = self.stop_of(place)
            found[stop] = f"{found[stop]} {words}" if stop in found else words
        return [(f"jump:{stop}", f"{stop}. {words}") for stop, words in found.items() if words]


def _without_passes(reasons: tuple[Reason, ...], events: Sequence[Event]) -> tuple[Reason, ...]:
    passes = {number for number, event in enumerate(events) if event.kind == EventKind.PASSED}
    if len(passes) == len(events):
        return reasons
    kept = tuple(reason for reason in reasons if not reason.events or not passes.issuperset(reason.events))
    return kept or reasons
