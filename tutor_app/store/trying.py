"""Uses the database where it can be used: after a fault it is left alone for a while, and everything goes on."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TypeVar

from .database import Fault, StoreError

PAUSE = 60.0
"""Seconds for which a database that cannot be used is left alone."""

LOG = logging.getLogger(__name__)
T = TypeVar("T")


class Trying:
    """Does work with the database, or nothing.

    Args:
        warning: what the log says if the database cannot be used.
    """

    def __init__(self, warning: str) -> None:
        self._warning = warning
        self._again = 0.0

    def __call__(self, work: Callable[[], T]) -> T | None:
        """The result of the work; None if the database cannot be used."""
        if time.monotonic() < self._again:
            return None
        try:
            return work()
        except StoreError as error:
            self._again = time.monotonic() + PAUSE
            if error.fault is not Fault.OFF:
                LOG.warning("%s: %s", self._warning, error)
            return None
