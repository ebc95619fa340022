"""Dutch acts about control, Equip Cards and counters."""

from __future__ import annotations

from rulebook.vocabulary.terms import Until

from .acts_nl import DutchAct, DutchActs, DutchStatement
from .lexicon import verb
from .things import Thing
from .voice import Act, Pointer


class DutchHolds(DutchActs):
    """See ``Voice``."""

    def take_control(self, cards: Pointer, until: Until) -> Act:
        time = {Until.END_PHASE: "tot de End Phase", Until.END_OF_TURN: "tot het einde van deze beurt"}.get(until, "")
        said = f"{time} de controle over {self.point(cards).text}".strip()
        return DutchAct(verb("nl", "take-control"), said)

    def control_returns(self, thing: Thing) -> Act:
        subject = f"de controle over {self.thing(thing, 2, article='all').text}"
        return DutchStatement(subject, "gaat", "terug naar hun eigenaars")

    def cannot_switch(self, cards: Pointer) -> Act:
        return DutchStatement(f"de controle over {self.point(cards).text}", "kan", "niet wisselen")
