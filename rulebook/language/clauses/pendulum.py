"""Wording for Pendulum Zones: the card in the other one, and events concerning a card in one."""

from __future__ import annotations

from rulebook.language.voices.voice import Voice
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.phrasebook import row, wording
from rulebook.language.words.series import series
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import And, Filter, In, Or, Other, Series
from rulebook.vocabulary.terms import Side, Verb, Zone


def other_zone(lang: str, filter_: Filter, negative: bool) -> str:
    """Which cards of two series are in the other Pendulum Zone, as a clause; empty for other filters."""
    match filter_:
        case And((Or((Series(one), Series(other))), Other(), In((Zone.PENDULUM,), Side.YOU))):
            said = row(lang, "pendulum.other_zone")
            return said[negative].format(series(lang, one), series(lang, other)) + said[2]
        case _:
            return ""


def returned_alone(voice: Voice, on: On) -> str:
    """One card, and no other with it, is returned to the hand by the opponent, as a clause.

    Raises:
        CannotSay: something else happens to one card alone.
    """
    if (on.verb, on.by, on.to) != (Verb.RETURN, Side.OPPONENT, (Zone.HAND,)):
        raise CannotSay(f"no words for what happens to one card alone: {on!r}")
    said = voice.thing(describe(on.subject), 1, "nom")
    return wording(voice.lang, "pendulum.alone").format(said.text + said.tail, "," if said.tail else "")
