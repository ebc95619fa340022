"""How a command ends, and how it prints JSON."""

from __future__ import annotations

import json

from .cli_report import Json

PASSED, FAILED, UNCLEAR = 0, 1, 2
"""Exit statuses: all right; a fault or a refusal; the command, file or line cannot be understood."""


def as_json(report: Json) -> str:
    """A report as it is printed."""
    return json.dumps(report, ensure_ascii=False, indent=1)
