"""Computed answers and findings in one language, for the page and the commands."""

from __future__ import annotations

from rulebook.language.words.quotes import quoted
from scenarios.interactions.findings import Finding
from scenarios.interactions.scenes import Scene
from tutor_app.texts.messages import message


def verdict_word(lang: str, yes: bool | None) -> str:
    """Yes or no; empty if the question asks what happens."""
    return "" if yes is None else message(lang, "between.yes" if yes else "between.no")


def assumption(lang: str, scene: Scene) -> str:
    """Where the other card was and on whose side: what a question may not have said."""
    place = scene.place
    key = f"place_{place.key}_{place.flag}" if place.flag in ("set", "up") else f"place_{place.key}"
    return message(
        lang, "between.assumed",
        holder=message(lang, "between.opponent" if scene.holder else "between.you"),
        card=quoted(lang, scene.other.names.in_language(lang)), place=message(lang, f"between.{key}"),
    )  # fmt: skip


def heading(lang: str, finding: Finding) -> str:
    """The group of a finding."""
    return message(lang, f"between.{finding.group.value.replace('-', '_')}")
