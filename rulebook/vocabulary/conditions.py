"""The union of all conditions, for code that must handle every one of them."""

from __future__ import annotations

from .chains import AllNamesDiffer, AsLink
from .filters import (
    AllOf,
    AnyOf,
    CausedBy,
    Compare,
    DamageWas,
    Exists,
    Happened,
    Is,
    NotSo,
    Now,
    RolledIn,
    UsedEffect,
    Was,
)
from .winning import HasSet

AnyCondition = (
    AllOf
    | AnyOf
    | NotSo
    | Exists
    | Compare
    | Is
    | Happened
    | Now
    | Was
    | DamageWas
    | UsedEffect
    | CausedBy
    | RolledIn
    | HasSet
    | AsLink
    | AllNamesDiffer
)
