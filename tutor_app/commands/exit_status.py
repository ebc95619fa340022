"""Exit statuses and JSON output of the commands."""

from __future__ import annotations

import json

from .json_shapes import Json

PASSED, FAILED, UNCLEAR = 0, 1, 2
"""Exit statuses: success; fault or refusal; invalid command, file or line."""


def as_json(report: Json) -> str:
    """Serialize a report for output."""
    return json.dumps(report, ensure_ascii=False, indent=1)
