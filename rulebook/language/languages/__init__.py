"""One folder per language, with all of its words, its grammar and its voice.

A folder whose path stands in the setting ``TUTOR_LANGUAGES`` may hold further languages; ``docs/languages.md`` says how
to start one.
"""

from __future__ import annotations

import os

if os.environ.get("TUTOR_LANGUAGES"):
    __path__ = [*__path__, os.environ["TUTOR_LANGUAGES"]]
