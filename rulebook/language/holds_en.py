"""English acts about control, Equip Cards and counters."""

from __future__ import annotations

from rulebook.vocabulary.terms import Until

from .acts_en import EnglishAct, EnglishActs
from .lexicon import verb
from .things import Thing
from .voice import Act, Pointer


class EnglishHolds(EnglishActs):
    """See ``Voice``."""

    def take_control(self, cards: Pointer, until: Until) -> Act:
        time = {Until.END_PHASE: "until the End Phase", Until.END_OF_TURN: "until the end of this turn"}.get(until, "")
        forms = verb("en", "take-control")
        return EnglishAct(forms["base"], forms["sg3"], f"{self.point(cards).text} {time}".strip())

    def control_returns(self, thing: Thing) -> Act:
        return EnglishAct("", "returns", "to their owners", f"control of {self.thing(thing, 2, article='all').text}")

    def cannot_switch(self, cards: Pointer) -> Act:
        return EnglishAct("", "cannot", "switch", f"control of {self.point(cards).text}")
