"""What follows each time something happens, put there by an effect that has resolved."""

from __future__ import annotations

from dataclasses import dataclass

from rulebook.language.voices.voice import Act, Mood
from rulebook.language.words.descriptions import CannotSay
from rulebook.language.words.phrasebook import row, wording
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Same
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import Whenever
from rulebook.vocabulary.terms import Phase, Ref, Side, Until, Verb

from . import phase_timing
from .discourse import Scene
from .replacements import statement


@dataclass(frozen=True)
class Whole(Act):
    """A clause that is said in one way only."""

    text: str

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        """The clause."""
        return self.text


def each_time(scene: Scene, operation: Whenever) -> str:
    """each time 1 of them is destroyed; each time they draw cards until the end of their 3rd turn

    Raises:
        CannotSay: there are no words for this event or this time.
    """
    lang = scene.voice.lang
    match operation:
        case Whenever(On(Verb.DESTROY, Same(Ref.KEPT)), _, Until.ALWAYS):
            return wording(lang, "each_time.one_destroyed")
        case Whenever(On(Verb.DRAW, by=Side.OPPONENT), _, Moment(Phase.END, Side.OPPONENT, nth)):
            return wording(lang, "each_time.they_draw").format(phase_timing.ordinal(lang, nth).replace("ª", "º"))
    raise CannotSay(f"no words for {operation!r}")


def its_controller_takes(lang: str, number: int) -> Act:
    """its controller takes 300 damage"""
    subject, finite, rest = row(lang, "each_time.takes")
    return statement(lang, subject, finite, rest.format(number))
