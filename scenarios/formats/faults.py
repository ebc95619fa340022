"""Errors in scenario files."""

from __future__ import annotations


class ScenarioError(Exception):
    """One fault: file, key, problem and remedy. Plain text, not escaped."""

    def __init__(self, file: str, key: str, problem: str, remedy: str) -> None:
        super().__init__(problem)
        self.file = file
        self.key = key
        self.problem = problem
        self.remedy = remedy

    def __str__(self) -> str:
        where = f"{self.file}: {self.key}" if self.key else self.file
        return f"{where}: {self.problem}. {self.remedy}"


class Fault(Exception):
    """A fault whose file, and perhaps key, are not known where it is found."""

    def __init__(self, key: str, problem: str, remedy: str) -> None:
        super().__init__(problem)
        self.key = key
        self.problem = problem
        self.remedy = remedy

    def at(self, file: str, prefix: str = "") -> ScenarioError:
        """The fault with its file, and its key under ``prefix``."""
        key = f"{prefix}.{self.key}" if prefix and self.key else prefix or self.key
        return ScenarioError(file, key, self.problem, self.remedy)
