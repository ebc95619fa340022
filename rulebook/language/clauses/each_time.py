"""Recurring consequences set up by a resolved effect."""

from __future__ import annotations

from dataclasses import dataclass

from rulebook.language.voices.voice import Act, Mood
from rulebook.language.voices.voices import statement
from rulebook.language.words.descriptions import CannotSay
from rulebook.language.words.phrasebook import row, wording
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Same
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import Whenever
from rulebook.vocabulary.terms import Phase, Ref, Side, Until, Verb

from .discourse import Scene


@dataclass(frozen=True)
class Whole(Act):
    """A clause with a single wording."""

    text: str

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        """The clause, in any mood."""
        return self.text


def each_time(scene: Scene, operation: Whenever) -> str:
    """Example: each time 1 of them is destroyed; each time they draw cards until the end of their 3rd turn.

    Raises:
        CannotSay: this event or this time cannot be rendered.
    """
    lang = scene.voice.lang
    match operation:
        case Whenever(On(Verb.DESTROY, Same(Ref.KEPT)), _, Until.ALWAYS):
            return wording(lang, "each_time.one_destroyed")
        case Whenever(On(Verb.RESOLVE, Same(Ref.KEPT)), _, Until.END_OF_TURN):
            return wording(lang, "each_time.used")
        case Whenever(On(Verb.DRAW, by=Side.OPPONENT), _, Moment(Phase.END, Side.OPPONENT, nth)):
            return wording(lang, "each_time.they_draw").format(scene.voice.ordinal(nth, "turn"))
    raise CannotSay(f"no words for {operation!r}")


def its_controller_takes(lang: str, number: int) -> Act:
    """Example: its controller takes 300 damage."""
    subject, finite, rest = row(lang, "each_time.takes")
    return statement(lang, subject, finite, rest.format(number))
