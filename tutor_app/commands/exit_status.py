"""Exit statuses and JSON output of the commands."""

from __future__ import annotations

import json
import re
import sys

from .json_shapes import Json

PASSED, FAILED, UNCLEAR, INTERRUPTED = 0, 1, 2, 130
"""Exit statuses: success; fault or refusal; invalid command, file or line; stopped with Ctrl-C."""
_ESCAPED = re.compile("[\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Characters that are valid in JSON but unsafe in a terminal."""


def as_json(report: Json) -> str:
    """Serialize a report for output; what the output cannot encode is escaped, so that nothing is lost."""
    text = json.dumps(report, ensure_ascii=False, indent=1)
    text = _ESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return json.dumps(report, indent=1)
    return text
