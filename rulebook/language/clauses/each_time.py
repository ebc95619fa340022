"""What follows each time something happens, put there by an effect that has resolved."""

from __future__ import annotations

from dataclasses import dataclass

from rulebook.language.voices.voice import Act, Mood
from rulebook.language.words.descriptions import CannotSay
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


_ONE_DESTROYED = {
    "en": "each time 1 of them is destroyed, ",
    "de": "jedes Mal, wenn 1 von ihnen zerstört wird, ",
    "it": "ogni volta che 1 di essi viene distrutto, ",
    "nl": "telkens als 1 ervan wordt vernietigd, ",
}
_THEY_DRAW = {
    "en": "each time they draw cards until the end of their {} turn after this card resolves, ",
    "de": "jedes Mal, wenn er bis zum Ende seines {} Spielzugs nach der Auflösung dieser Karte Karten zieht, ",
    "it": "ogni volta che pesca carte fino alla fine del suo {} turno dopo la risoluzione di questa carta, ",
    "nl": "telkens als hij tot het einde van zijn {} beurt na de afhandeling van deze kaart kaarten trekt, ",
}


def each_time(scene: Scene, operation: Whenever) -> str:
    """each time 1 of them is destroyed; each time they draw cards until the end of their 3rd turn

    Raises:
        CannotSay: there are no words for this event or this time.
    """
    lang = scene.voice.lang
    match operation:
        case Whenever(On(Verb.DESTROY, Same(Ref.KEPT)), _, Until.ALWAYS):
            return _ONE_DESTROYED[lang]
        case Whenever(On(Verb.DRAW, by=Side.OPPONENT), _, Moment(Phase.END, Side.OPPONENT, nth)):
            return _THEY_DRAW[lang].format(phase_timing.ordinal(lang, nth).replace("ª", "º"))
    raise CannotSay(f"no words for {operation!r}")


_TAKES = {
    "en": ("its controller", "takes", "{} damage"),
    "de": ("ihr Beherrscher", "erhält", "{} Schaden"),
    "it": ("il suo controllore", "subisce", "{} danni"),
    "nl": ("de speler die hem onder controle had,", "krijgt", "{} schade"),
}


def its_controller_takes(lang: str, number: int) -> Act:
    """its controller takes 300 damage"""
    subject, finite, rest = _TAKES[lang]
    return statement(lang, subject, finite, rest.format(number))
