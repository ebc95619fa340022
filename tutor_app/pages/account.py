"""Signing in, where the host has configured it in Streamlit's secrets; answers are then tied to the account."""

from __future__ import annotations

import streamlit as st
from streamlit.errors import StreamlitAPIException

SIGN_IN, SIGN_OUT = "sign-in", "sign-out"
"""The clicks."""


def may_sign_in() -> bool:
    """Whether the host has configured accounts."""
    try:
        return "auth" in st.secrets
    except (FileNotFoundError, StreamlitAPIException):
        return False


def account() -> str:
    """The account signed in, by its issuer and subject; empty without one."""
    user = st.user.to_dict()
    if not user.get("is_logged_in") or not user.get("sub"):
        return ""
    return f"{user.get('iss', '')} {user['sub']}"


def sign_in() -> None:
    """Lead the visitor to the sign-in page of the provider."""
    if may_sign_in():
        st.login()


def sign_out() -> None:
    """Sign the visitor out; the browser then also drops its key."""
    if account():
        st.logout()
