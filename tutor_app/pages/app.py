"""The page that Streamlit runs for every visitor and click; see ``tutor_app/server.py``.

It is in this folder because Streamlit takes a folder ``pages`` beside its script for pages of its own.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = str(Path(__file__).resolve().parents[2])
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

from tutor_app.pages.routes import show  # noqa: E402 - the path above comes first

show()
