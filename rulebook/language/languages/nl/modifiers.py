"""Dutch statements for modifiers."""

from __future__ import annotations

from .acts import DutchActs


class DutchModifiers(DutchActs):
    """See ``Voice``."""
