"""Foils of damage calculation: no battle damage, or a monster that is not destroyed, as its result decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.moving.battle_damage import PIERCING, RESULTS, ZERO_ATK
from rulebook.vocabulary.modifiers import Piercing

from .values import Contrast, Kind, Likely, Step


class _Spared(NamedTuple):
    """What a result spares: the name of the condition, and whether it is about the attacker or its target."""

    condition: str
    attacker: bool
    likely: Likely
    also: tuple[str, ...] = ()


_SPARED: dict[tuple[str, ...], _Spared] = {
    RESULTS[False, 1].rules: _Spared("defense", attacker=False, likely=Likely.OFTEN, also=PIERCING),
    RESULTS[False, -1].rules: _Spared("attacker", attacker=True, likely=Likely.OFTEN),
    RESULTS[False, 0].rules: _Spared("equal", attacker=False, likely=Likely.SURELY),
    RESULTS[True, 0].rules: _Spared("same", attacker=True, likely=Likely.OFTEN),
    ZERO_ATK: _Spared("zero", attacker=False, likely=Likely.OFTEN),
}
"""By the rules of the result."""

_DAMAGE = frozenset({EventKind.BATTLE_DAMAGE, EventKind.DAMAGE_PREVENTED, EventKind.DAMAGE_TURNED})


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each damage calculation that spares a monster, or a player whose monster is destroyed."""
    for at, event in enumerate(step.events):
        spared = _SPARED.get(event.rules) if event.kind is EventKind.DAMAGE_CALCULATED else None
        target = event.get("target")
        if spared is None or not isinstance(target, Snapshot) or not target.number or not event.subject.number:
            continue
        if not _otherwise(step, event, target, spared):
            yield _made(step, event, target, spared, at)
        if event.get("stat") == "def" and _as_number(event, "atk") <= _as_number(event, "against"):
            yield from _not_piercing(step, event, target, at)


def _as_number(event: Event, name: str) -> int:
    value = event.get(name)
    return value if isinstance(value, int) else 0


def _not_piercing(step: Step, event: Event, target: Snapshot, at: int) -> Iterator[Contrast]:
    """A monster that inflicts piercing damage has no more ATK than its target has DEF."""
    table = step.table(at)
    granted = next(derived.applying(table, Piercing, event.subject.uid), None) if table is not None else None
    if table is None or granted is None:
        return
    source, clause = derived.source_of(table, granted), (granted.scope.context.effect, *granted.path)
    told = (
        ("card", step.reader.thing(event.subject)),
        ("other", step.reader.thing(target)),
        ("atk", _as_number(event, "atk")),
        ("against", _as_number(event, "against")),
    )
    equal = _as_number(event, "atk") == _as_number(event, "against")
    likely = Likely.OFTEN if equal else Likely.SURELY  # that the numbers are equal says it, too
    yield Contrast(Kind.BATTLE, "no-piercing", (source, event.subject, target), clause, PIERCING, likely, at, told)


def _otherwise(step: Step, event: Event, target: Snapshot, spared: _Spared) -> bool:
    """Whether what is said not to happen happens in another way: by piercing, or because an effect destroys it."""
    if spared.condition in ("defense", "same"):
        return any(one.kind in _DAMAGE for one in step.all_events)
    both = (event.subject.uid,) if spared.attacker else (event.subject.uid, target.uid)
    return any(one.kind is EventKind.DESTROYED and one.subject.uid in both for one in step.all_events)


def _made(step: Step, event: Event, target: Snapshot, spared: _Spared, at: int) -> Contrast:
    about, other = (event.subject, target) if spared.attacker else (target, event.subject)
    told = (
        ("card", step.reader.thing(about)),
        ("other", step.reader.thing(other)),
        ("player", step.reader.who(about.controller)),
    )
    rules = (*event.rules, *spared.also)
    return Contrast(Kind.BATTLE, spared.condition, (about, other), (), rules, spared.likely, at, told)
