"""Foils of ATK and DEF that change too late: the monster's battle has been calculated already."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import EffectKind, Phase, Stat
from rulebook.vocabulary.terms import Step as BattleStep

from .values import Contrast, Kind, Likely, Step

_RULES = ("damage-step.activation-until",)
_STATS = frozenset({str(Stat.ATK), str(Stat.DEF), str(Stat.ATK_DEF)})
_CALCULATED = (BattleStep.AFTER_CALCULATION, BattleStep.DAMAGE_END)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect that a player activates to change the ATK or DEF of a monster that has battled."""
    for at, event in enumerate(step.events):
        if event.kind is not EventKind.APPLIED or event.get("stat") not in _STATS or not event.subject.number:
            continue
        table = step.table(at)
        if table is not None and table.phase == Phase.BATTLE and _is_chosen(step, event):
            fought = next((card for card in _changed(event) if _has_fought(table, card)), None)
            if fought is not None:
                told = (("card", step.reader.thing(fought)), ("source", step.reader.thing(event.subject)))
                cards = (event.subject, fought)
                yield Contrast(Kind.BATTLE, "too-late", cards, event.clause[:1], _RULES, Likely.OFTEN, at, told)


def _is_chosen(step: Step, event: Event) -> bool:
    """Whether a player chose the moment: not a Trigger Effect, which answers the battle itself."""
    effect = step.book.effects(event.subject.number)[event.clause[0]] if event.clause else None
    return isinstance(effect, Activated) and effect.kind in (EffectKind.ACTIVATION, EffectKind.QUICK)


def _changed(event: Event) -> tuple[Snapshot, ...]:
    subjects = event.get("subjects", ())
    return tuple(one for one in subjects if isinstance(one, Snapshot)) if isinstance(subjects, tuple) else ()


def _has_fought(table: Table, card: Snapshot) -> bool:
    """Whether a monster has battled this turn and is in no battle that is still to be calculated."""
    if not card.number or not table.is_same(card.ref) or not table.cards[card.uid].facts & Fact.BATTLED:
        return False
    fights = card.uid in (table.battle.attacker.uid, table.battle.target)
    return not fights or table.step in _CALCULATED
