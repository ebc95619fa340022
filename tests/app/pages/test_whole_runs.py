"""A click is handled to its end although the browser has sent something more meanwhile."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

import pytest
from streamlit.runtime.scriptrunner import ScriptRunner
from streamlit.runtime.state.safe_session_state import SafeSessionState
from streamlit.runtime.state.session_state import SessionState
from streamlit.testing.v1 import AppTest

from tutor_app.pages.whole_runs import uninterrupted

CHANGED = (
    "Streamlit has changed what tutor_app/pages/whole_runs.py relies on: {}. Read there what it is for, and find out "
    "how this version ends a run early; until then a click can be done by half."
)


def page(log, whole):  # type: ignore[no-untyped-def]  # its text is run, where no other name is known
    """A run that does some work in two halves, and is sent something more in its middle."""
    import streamlit as st
    from streamlit.runtime.scriptrunner import RerunData, get_script_run_ctx

    log.append("begun")
    context = get_script_run_ctx()
    if len(log) == 1 and context is not None and context.script_requests is not None:
        context.script_requests.request_rerun(RerunData())
    with whole():
        st.session_state["half"] = True
        log.append("done")
    st.session_state["shown"] = True
    log.append("shown")


def run(whole: Callable[[], AbstractContextManager[None]]) -> list[str]:
    """What is logged by a run that is sent something more, and by the run for that."""
    log: list[str] = []
    AppTest.from_function(page, args=(log, whole)).run(timeout=30)
    return log


def test_what_is_sent_meanwhile_waits_until_a_click_is_handled() -> None:
    assert run(uninterrupted) == ["begun", "done", "begun", "done", "shown"]


def test_otherwise_streamlit_ends_the_run_in_the_middle() -> None:
    assert run(nullcontext) == ["begun", "begun", "done", "shown"], CHANGED.format("it ends no run early any more")


def test_a_failure_inside_lets_the_next_runs_be_ended_as_before() -> None:
    log: list[str] = []

    def script(log, whole):  # type: ignore[no-untyped-def]
        from streamlit.runtime.scriptrunner import get_script_run_ctx

        try:
            with whole():
                raise LookupError
        except LookupError:
            context = get_script_run_ctx()
            assert context is not None
            log.append(str(context.session_state._yield_callback.__self__._execing))  # type: ignore[attr-defined]

    AppTest.from_function(script, args=(log, uninterrupted)).run(timeout=30)
    assert log == ["True"]


@pytest.mark.parametrize(
    ("where", "name"),
    [(ScriptRunner.__init__, "_execing"), (ScriptRunner._maybe_handle_execution_control_request, "_execing")],
)
def test_the_runner_says_by_its_flag_whether_it_can_be_ended(where: Callable[..., object], name: str) -> None:
    assert name in inspect.getsource(where), CHANGED.format(f"ScriptRunner.{name}")


def test_the_state_of_a_session_asks_its_runner() -> None:
    def asks() -> None:
        """Nothing."""

    state = SafeSessionState(SessionState(), asks)
    assert getattr(state, "_yield_callback", None) is asks, CHANGED.format("SafeSessionState._yield_callback")


def test_outside_a_run_nothing_is_held_up() -> None:
    with uninterrupted():
        pass
