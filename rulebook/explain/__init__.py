"""From events and verdicts to explanation trees: what happened or is illegal, why, and under which rule."""

from __future__ import annotations

from .narrate import narrate
from .refuse import refuse, refuse_to
from .tree import Explanation, Role, Thing, Value, Who, Word

__all__ = ["Explanation", "Role", "Thing", "Value", "Who", "Word", "narrate", "refuse", "refuse_to"]
