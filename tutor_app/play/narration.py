"""The narration of a line of play: the reasons of the moment shown, its note, and the log."""

from __future__ import annotations

from bisect import bisect_left
from functools import cached_property

from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import NOBODY
from rulebook.explain.clauses import Ran, all_of, fits, ran
from rulebook.language.card_text.labelled_pieces import Part
from rulebook.vocabulary.effects import Continuous, SummonCondition, Victory
from rulebook.vocabulary.recipes import FusionMaterials, RitualOf
from tutor_app.parts.markup import Markup, div, element
from tutor_app.parts.reasons import reasons
from tutor_app.parts.shell import Moment
from tutor_app.texts.messages import message
from tutor_app.wording.card_texts import text_of
from tutor_app.wording.moves import ANNOUNCES, line_label
from tutor_app.wording.reasons import Reason, plain_reason, short, told

from .beats import activation_from
from .visit import Visit

Reference = tuple[int, Part]
"""Which effect of a card, and which part of it."""

_told: dict[tuple[int, int, int, str, bool], tuple[object, tuple[Reason, ...]]] = {}
"""Cached reasons by transition, beat and language; the transition is kept so that its id is not reused."""
_MOST_TOLD = 4000


_SILENT = (Continuous, SummonCondition, FusionMaterials, RitualOf, Victory)
_ANNOUNCED = frozenset(int(kind) for kind in ActionKind) - {ActionKind.PASS}


class Narration:
    """One view of a visit: what has happened up to the moment shown, in one language."""

    def __init__(self, visit: Visit, lang: str) -> None:
        self.visit, self.lang, self.book = visit, lang, visit.book
        self.whole = visit.state
        self.state = visit.seen(self.whole)
        self.asked = visit.asked(self.whole)
        self.line = visit.line
        self.index, self.end = visit.here
        self.told_at = visit.told_at
        beat = visit.beats[self.told_at - 1] if self.told_at else None
        self.events: tuple[Event, ...] = self.line[beat.turned].events[beat.start : beat.end] if beat else ()
        self.reached = min(max(visit.reached, visit.cursor), len(visit.beats))

    def events_of(self, place: int) -> tuple[Event, ...]:
        """The events of the beat that ends at cursor ``place``."""
        beat = self.visit.beats[place - 1]
        return self.line[beat.turned].events[beat.start : beat.end]

    @cached_property
    def ran(self) -> frozenset[Ran]:
        """The clauses that run at the moment shown."""
        if not self.told_at:
            return frozenset()
        first = activation_from(self.line, self.visit.beats, self.told_at)
        return all_of(event for place in range(first, self.told_at + 1) for event in self.events_of(place))

    def reasons_of(self, place: int) -> tuple[Reason, ...]:
        """The reasons of the beat that ends at cursor ``place``."""
        beat = self.visit.beats[place - 1]
        turned = self.line[beat.turned]
        taken = self.visit.history[beat.turned].taken
        key = (id(taken), beat.start, beat.end, self.lang, self.visit.reader == NOBODY)
        found = _told.get(key)
        if found is None or found[0] is not taken:
            if len(_told) > _MOST_TOLD:
                _told.clear()
            before = self.visit.seen(turned.before)
            events = self.events_of(place)
            said = told(self.book, self.lang, before, events, f"{beat.turned}-{beat.start}")
            found = _told[key] = (taken, said)
        return found[1]

    def _why(self) -> Markup:
        title = element("h2", None, message(self.lang, "why.title"))
        found = self._spoken()
        remark = self._remark()
        said = element("p", {"class": "remark"}, remark) if remark else None
        return div("panel why", title, div("live", reasons(found, self.lang), aria_live="polite"), said)

    def _spoken(self) -> tuple[Reason, ...]:
        """The reasons of the moment shown, without passes if there are others."""
        if not self.told_at:
            return (plain_reason("rule", message(self.lang, "why.start")),)
        beat = self.visit.beats[self.told_at - 1]
        found = self.without_passes(self.told_at)
        first = activation_from(self.line, self.visit.beats, self.told_at)
        earlier = tuple(reason for place in range(first, self.told_at) for reason in self.reasons_of(place))
        if found:
            return earlier + found
        return (plain_reason("choice" if self.line[beat.turned].chosen else "rule", self._untold(beat.turned)),)

    def without_passes(self, place: int) -> tuple[Reason, ...]:
        """The reasons of a beat, without passes if there are others."""
        events = self.events_of(place)
        passes = {number for number, event in enumerate(events) if event.kind == EventKind.PASSED}
        found = self.reasons_of(place)
        if len(passes) == len(events):
            return found
        return tuple(reason for reason in found if not reason.events or not passes.issuperset(reason.events))

    def _untold(self, index: int) -> str:
        """The description of a transition without reasons: what was announced, or that nobody did anything."""
        taken = self.visit.history[index].taken
        if self.line[index].fresh:
            return message(self.lang, "why.fresh")
        if taken.action.kind not in _ANNOUNCED:
            return message(self.lang, "why.quiet")
        move = line_label(self.book, self.visit.asked(taken.before), [taken.action], self.lang)
        return message(self.lang, "why.announced" if taken.action.kind in ANNOUNCES else "why.decided", move=move)

    def _remark(self) -> str:
        """The scenario's note on the line of the script that was just played."""
        if self.index < 0:
            return ""
        history, plan = self.visit.history, self.visit.session.plan
        now = history[self.index].progress.line
        before = history[self.index - 1].progress.line if self.index else 0
        if now == before or not 0 < now <= len(plan):
            return ""
        why = plan[now - 1].why
        shown = self.visit.session.loaded.scenario.kind != "puzzle"
        return why.in_language(self.lang) if why is not None and shown else ""

    @cached_property
    def _moments(self) -> list[Moment]:
        found: list[Moment] = []
        for place, beat in enumerate(self.visit.beats, 1):
            said = [short(reason) for reason in self.without_passes(place)]
            words = said[0] if said else self._untold(beat.turned) if beat.last else ""
            found.append(Moment(words, beat.quiet, " ".join(said)))
        return found

    # The clause chosen --------------------------------------------------------------------------

    @cached_property
    def clause(self) -> tuple[int, Reference] | None:
        """The chosen clause of a card known to the reader: the card's uid, and its part and effect."""
        chosen = self.visit.choices.clause
        if chosen is None or chosen[0] >= len(self.state.cards):
            return None
        uid, which = chosen
        number = self.state.cards[uid].number
        clauses = text_of(self.book, self.lang, number).clauses if number in self.book.by_number else ()
        return (uid, clauses[which].reference) if which < len(clauses) else None

    @cached_property
    def traced(self) -> dict[int, str]:
        """The beats shown so far in which the chosen clause ran, with their descriptions."""
        if self.clause is None:
            return {}
        uid, (effect, part) = self.clause
        found: dict[int, str] = {}
        for place in range(1, self.reached + 1):
            at = {
                number
                for number, event in enumerate(self.events_of(place))
                if any(one.uid == uid and one.effect == effect and fits(one.part, part) for one in ran(event))
            }
            if at:
                said = [short(reason) for reason in self.reasons_of(place) if not at.isdisjoint(reason.events)]
                found[place] = " ".join(said) or self._moments[place - 1].what
        return found

    @property
    def silent(self) -> bool:
        """Whether the chosen clause applies without ever being a step of the duel."""
        if self.clause is None:
            return False
        uid, (effect, _) = self.clause
        return isinstance(self.book.effects(self.state.cards[uid].number)[effect], _SILENT)

    def stop_of(self, place: int) -> int:
        """The number of the stop at which a beat was shown."""
        return bisect_left(self.visit.stops, place)

    def trace(self) -> list[tuple[str, str]]:
        """The buttons for the moments at which the chosen clause ran, with their words: one entry per stop."""
        found: dict[int, str] = {}
        for place, words in self.traced.items():
            stop = self.stop_of(place)
            found[stop] = f"{found[stop]} {words}" if stop in found else words
        return [(f"jump:{stop}", f"{stop}. {words}") for stop, words in found.items() if words]

    def _log(self) -> list[Moment]:
        """Everything shown so far, including later steps if the reader has gone back."""
        return [
            moment._replace(stop=self.stop_of(place), here=place == self.told_at, marked=place in self.traced)
            for place, moment in enumerate(self._moments[: self.reached], 1)
            if moment.what
        ]
