"""The card language: frozen values without behaviour.

The engine runs a value, ``language`` renders it as card text, and ``explain`` explains it.
"""

from .conditions import *  # noqa: F403 - the small words of the language
from .effects import (
    Activated,
    Card,
    Continuous,
    Effect,
    Limit,
    MonsterStats,
    Names,
    SummonCondition,
    SummonProcedure,
    Unclassified,
    Version,
    WithoutTribute,
    activation,
    ignition,
    quick,
    trigger,
)
from .events import On, Would
from .filters import *  # noqa: F403
from .modifiers import *  # noqa: F403
from .operations import *  # noqa: F403
from .terms import *  # noqa: F403

__all__ = [
    "Activated",
    "Card",
    "Continuous",
    "Effect",
    "Limit",
    "MonsterStats",
    "Names",
    "On",
    "SummonCondition",
    "SummonProcedure",
    "Unclassified",
    "Version",
    "WithoutTribute",
    "Would",
    "activation",
    "ignition",
    "quick",
    "trigger",
]
