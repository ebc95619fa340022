"""Keeps a click whole: it is handled to its end although the browser has sent something meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from streamlit.runtime.scriptrunner import get_script_run_ctx


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let nothing end the work inside for the next run.

    Streamlit ends a run at the next access to the session's state or the URL once the browser has sent something more,
    also where the run is in the middle of a click. The click would count as handled and have done half of its work.
    What was sent meanwhile is not lost: it ends the run right after this.
    """
    context = get_script_run_ctx(suppress_warning=True)
    runner = getattr(context.session_state._yield_callback, "__self__", None) if context is not None else None
    if runner is None or not getattr(runner, "_execing", False):
        yield
        return
    runner._execing = False
    try:
        yield
    finally:
        runner._execing = True
