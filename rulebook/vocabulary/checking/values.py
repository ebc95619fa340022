"""Checks of single pieces: impossible numbers, empty tuples, terms without meaning in their place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rulebook.vocabulary import amounts as a
from rulebook.vocabulary import conditions as c
from rulebook.vocabulary import effects as e
from rulebook.vocabulary import events as ev
from rulebook.vocabulary import filters as f
from rulebook.vocabulary import handling as h
from rulebook.vocabulary import modifiers as m
from rulebook.vocabulary import operations as o
from rulebook.vocabulary import recipes as r
from rulebook.vocabulary import selectors as s
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.terms import ANY_SUMMON, Cause, Position, Stat, Verb, Zone

from .faults import Fault, field_names

AT_LEAST_ONE: dict[type, tuple[str, ...]] = {
    o.Draw: ("count",),
    o.Damage: ("amount",),
    o.GainLP: ("amount",),
    o.PayLP: ("amount",),
    h.PlaceCounter: ("count",),
    h.RemoveCounter: ("count",),
    h.Excavate: ("count",),
    s.Pick: ("count",),
    s.Target: ("count",),
    s.UpTo: ("high",),
    s.Top: ("count",),
    s.Random: ("count",),
    s.TokenOf: ("count",),
    a.ChooseNumber: ("low",),
    r.XyzSummon: ("count",),
    r.RitualSummon: ("levels",),
    e.Limit: ("times",),
    ev.Would: ("at_least",),
    Moment: ("nth",),
}
"""Numbers that must be at least 1 when given as literals."""

NOT_NEGATIVE: dict[type, tuple[str, ...]] = {
    f.StatIs: ("value",),
    s.UpTo: ("low",),
    m.May: ("again", "monsters"),
    e.SummonCondition: ("tributes",),
    m.Becomes: ("amount",),
    m.OriginalBecomes: ("amount",),
    o.TrapMonster: ("level", "atk", "def_"),
}

NOT_EMPTY: dict[type, tuple[str, ...]] = {
    f.And: ("parts",),
    f.Or: ("parts",),
    c.AllOf: ("parts",),
    c.AnyOf: ("parts",),
    f.In: ("zones",),
    f.OfType: ("types",),
    c.RolledIn: ("numbers",),
    f.Named: ("slug",),
    f.Series: ("word",),
    c.HasSet: ("slugs",),
    s.Combo: ("parts",),
    s.TokenOf: ("slug",),
    o.Negate: ("what",),
    r.FusionMaterials: ("parts",),
    r.RitualOf: ("slug",),
    e.Continuous: ("modifiers",),
    e.SummonProcedure: ("where",),
}
"""Tuples and strings that must not be empty."""

ON_FACE: dict[type, str] = {o.ChangePosition: "position", m.Hold: "position", f.InPosition: "position"}
"""Fields that name a battle position."""

OF_ONE_NUMBER: dict[type, str] = {
    f.StatIs: "stat",
    f.WithHighest: "stat",
    a.StatOf: "stat",
    a.Sum: "stat",
    s.Highest: "stat",
}

NO_EVENTS = {
    Verb.NORMAL_SUMMON: "SUMMON with kinds=SummonKind.NORMAL",
    Verb.SPECIAL_SUMMON: "SUMMON with kinds=SummonKind.SPECIAL",
    Verb.FLIP_SUMMON: "SUMMON with kinds=SummonKind.FLIP",
    Verb.BE_DESTROYED: "DESTROY",
    Verb.BE_TRIBUTED: "TRIBUTE",
    Verb.BE_BANISHED: "BANISH",
    Verb.BE_ATTACKED: "DECLARE_ATTACK with other=...",
    Verb.ATTACK_DIRECTLY: "DECLARE_ATTACK with direct=True",
    Verb.BE_TARGETED: "RESOLVE with targets_this=True",
}
"""Verbs that only occur in prohibitions and permissions, with the way to write them in a pattern."""

_BATTLES = (Verb.DECLARE_ATTACK, Verb.ATTACK, Verb.BATTLE, Verb.BATTLE_DAMAGE, Verb.DESTROY)
_LINKS = (Verb.ACTIVATE, Verb.RESOLVE)
ONLY_OF: dict[str, tuple[Verb, ...]] = {
    "phase": (Verb.BEGIN_PHASE,),
    "step": (Verb.BEGIN_STEP,),
    "would": (Verb.ACTIVATE,),
    "kinds": (Verb.SUMMON, Verb.WOULD_SUMMON),
    "direct": _BATTLES,
    "other": _BATTLES,
    "card_activation": _LINKS,
    "witnessed": _LINKS,
}
"""The events for which a field of a pattern is meaningful."""
_PLAIN = {
    "phase": None, "step": None, "would": None, "kinds": ANY_SUMMON, "direct": False, "other": None,
    "card_activation": False, "witnessed": False,
}  # fmt: skip


def check_piece(path: str, piece: Any) -> Iterator[Fault]:
    """Yield the faults of one piece considered alone."""
    kind = type(piece)
    for name in AT_LEAST_ONE.get(kind, ()):
        number = getattr(piece, name)
        if type(number) is int and number < 1:
            yield Fault(f"{path}.{name}", f"{number} is no number of things to do", "Write 1 or more")
    for name in NOT_NEGATIVE.get(kind, ()):
        number = getattr(piece, name)
        if type(number) is int and number < 0:
            yield Fault(f"{path}.{name}", f"{number} is negative", "Write 0 or more")
    for name in NOT_EMPTY.get(kind, ()):
        if not getattr(piece, name):
            yield Fault(f"{path}.{name}", "it is empty", "Name at least one, or omit it")
    for name in field_names(kind) if kind in (f.In, f.OfType, f.OfKind, c.RolledIn, o.Negate) else ():
        row = getattr(piece, name)
        if isinstance(row, tuple) and len(set(row)) < len(row):
            yield Fault(f"{path}.{name}", "it contains duplicates", "Name each once")
    if kind in ON_FACE and getattr(piece, ON_FACE[kind]) not in (None, Position.ATTACK, Position.DEFENSE):
        yield Fault(f"{path}.position", "a face-up monster cannot have this position", "Write ATTACK or DEFENSE")
    if kind in OF_ONE_NUMBER and getattr(piece, OF_ONE_NUMBER[kind]) is Stat.ATK_DEF:
        yield Fault(f"{path}.stat", "ATK_DEF is two numbers, but one is required", "Write ATK or DEF")
    check = _CHECKS.get(kind)
    if check is not None:
        yield from check(path, piece)


def _up_to(path: str, piece: s.UpTo) -> Iterator[Fault]:
    if isinstance(piece.high, int) and piece.high < piece.low:
        yield Fault(f"{path}.high", f"{piece.high} is less than the low of {piece.low}", "Swap the two")


def _choose_number(path: str, piece: a.ChooseNumber) -> Iterator[Fault]:
    if piece.high <= piece.low:
        yield Fault(f"{path}.high", f"from {piece.low} to {piece.high} there is no choice", "Write a higher number")


def _change(path: str, piece: m.Change) -> Iterator[Fault]:
    if type(piece.change) is int and piece.change == 0:
        yield Fault(f"{path}.change", "a change by 0 has no effect", "Write how much it gains, or loses (negative)")


def _times(path: str, piece: a.Times) -> Iterator[Fault]:
    if piece.factor == 0:
        yield Fault(f"{path}.factor", "a factor of 0 has no effect", "Write the amount for each")


def _rolled(path: str, piece: c.RolledIn) -> Iterator[Fault]:
    if any(not 1 <= number <= 6 for number in piece.numbers):
        yield Fault(f"{path}.numbers", "a die shows 1 to 6", "Use only these numbers")


def _treat_as(path: str, piece: m.TreatAs) -> Iterator[Fault]:
    given = (piece.type, piece.attribute, piece.declared)
    if all(one is None for one in given) and not piece.name and not piece.attributes:
        yield Fault(path, "what the cards count as is missing", "Give type, attribute or name")


def _zones(path: str, piece: f.In) -> Iterator[Fault]:
    if Zone.GONE in piece.zones:
        yield Fault(f"{path}.zones", "no card can be found in GONE", "Name the zone of the cards")


def _returned(path: str, piece: o.Return) -> Iterator[Fault]:
    if piece.to not in (Zone.HAND, Zone.DECK, Zone.EXTRA):
        yield Fault(f"{path}.to", f"cards cannot be returned to {piece.to.name}", "Write HAND or DECK")


def _summoned(path: str, piece: o.SpecialSummon) -> Iterator[Fault]:
    named = piece.position if isinstance(piece.position, tuple) else (piece.position,)
    if piece.position == () or any(one in (Position.NONE, Position.UP) for one in named):
        yield Fault(f"{path}.position", "no monster is Summoned like this", "Write ATTACK, DEFENSE, SET or omit it")


def _equip(path: str, piece: o.Equip) -> Iterator[Fault]:
    if piece.card == piece.host:
        yield Fault(f"{path}.host", "a card cannot be equipped to itself", "Name the monster that is equipped with it")


def _modes(path: str, piece: o.Modes) -> Iterator[Fault]:
    if len(piece.options) < 2:
        yield Fault(f"{path}.options", "there is nothing to choose between", "Give two or more, or only that one")


def _and(path: str, piece: f.And) -> Iterator[Fault]:
    """Filters that no card can ever match."""
    if f.face_up in piece.parts and f.face_down in piece.parts:
        yield Fault(path, "a card cannot be both face-up and face-down", "Omit one of them")
    for kind, name in ((f.OfKind, "kinds"), (f.In, "zones")):
        rows = [set(getattr(part, name)) for part in piece.parts if isinstance(part, kind)]
        rows = [row for row in rows if row]
        if len(rows) > 1 and not set.intersection(*rows):
            yield Fault(path, f"no card fits these {name} at once", 'Join them with "|", or omit one')
    for part in piece.parts:
        if f.Not(part) in piece.parts:
            yield Fault(path, "a part and its negation can never both hold", "Omit one of them")


def _on(path: str, piece: ev.On) -> Iterator[Fault]:
    if piece.verb in NO_EVENTS:
        problem = f"{piece.verb.name} is no event but a word of prohibitions"
        yield Fault(f"{path}.verb", problem, f"Write {NO_EVENTS[piece.verb]}")
    for name, verbs in ONLY_OF.items():
        if getattr(piece, name) != _PLAIN[name] and piece.verb not in verbs:
            known = " or ".join(verb.name for verb in verbs)
            yield Fault(f"{path}.{name}", f"a pattern over {piece.verb.name} cannot ask that", f"It belongs to {known}")
    if piece.verb is Verb.BEGIN_PHASE and piece.phase is None:
        yield Fault(f"{path}.phase", "the phase that begins is missing", "Name the phase")
    if piece.verb is Verb.BEGIN_STEP and piece.step is None:
        yield Fault(f"{path}.step", "the step that begins is missing", "Name the step")
    if piece.cause and set(piece.cause) == set(Cause):
        yield Fault(f"{path}.cause", "all causes are listed", "Omit it to allow any cause")


def _said_nothing(path: str, piece: e.SummonCondition) -> Iterator[Fault]:
    if piece == e.SummonCondition():
        yield Fault(path, "it has no effect", "State what is forbidden, or omit it")


_CHECKS: dict[type, Callable[[str, Any], Iterator[Fault]]] = {
    s.UpTo: _up_to,
    a.ChooseNumber: _choose_number,
    m.Change: _change,
    a.Times: _times,
    c.RolledIn: _rolled,
    m.TreatAs: _treat_as,
    f.In: _zones,
    o.Return: _returned,
    o.SpecialSummon: _summoned,
    o.Equip: _equip,
    o.Modes: _modes,
    f.And: _and,
    ev.On: _on,
    e.SummonCondition: _said_nothing,
}
