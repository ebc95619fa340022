"""One folder per language, with all of its words, its grammar and its voice.

The setting ``TUTOR_LANGUAGES`` may name a folder with further languages; ``docs/languages.md`` says how to start one.
"""

from __future__ import annotations

import os

if os.environ.get("TUTOR_LANGUAGES"):
    __path__ = [*__path__, os.environ["TUTOR_LANGUAGES"]]
