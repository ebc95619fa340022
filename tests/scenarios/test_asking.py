"""Typed questions that name two or three cards: what is read in them, and what the engine answers."""

from __future__ import annotations

import pytest

from scenarios.asking.reading import Wanted
from scenarios.catalogue.answers import answered, question
from scenarios.interactions.findings import Group

ASKED: tuple[tuple[str, Wanted, str, bool | None, Group], ...] = (
    ("Can I chain Magic Jammer to Raigeki?", Wanted.ANSWER, "magic-jammer", True, Group.NEGATES),
    ("I play Raigeki, can he chain Magic Jammer?", Wanted.ANSWER, "magic-jammer", None, Group.NEGATES),
    ("Can I chain Raigeki to Magic Jammer?", Wanted.ANSWER, "raigeki", False, Group.CANNOT_ANSWER),
    ("Posso rispondere a Raigeki con Disturbo Magico?", Wanted.ANSWER, "magic-jammer", True, Group.NEGATES),
    ("Stoppt Kräfte rauben den Sangan?", Wanted.STOP, "skill-drain", False, Group.AFFECTS),
    ("Is Sangan's effect negated by Skill Drain?", Wanted.STOP, "skill-drain", False, Group.AFFECTS),
    ("Does Skill Drain negate Spirit Reaper?", Wanted.STOP, "skill-drain", True, Group.NEGATES),
    ("Does Skill Drain negate Exiled Force?", Wanted.STOP, "skill-drain", None, Group.NEGATES),
    ("Annulliert Mystischer Raum-Taifun den Raigeki?", Wanted.STOP, "mystical-space-typhoon", False, Group.REMOVES),
    ("Jinzo annulla Forza Riflessa?", Wanted.STOP, "jinzo", True, Group.PREVENTS),
    ("Kan ik Mirror Force activeren als Jinzo op het veld ligt?", Wanted.ANY, "", None, Group.PREVENTS),
    ("Wordt Marshmallon vernietigd door Raigeki?", Wanted.REMOVE, "raigeki", True, Group.REMOVES),
    ("Wird Marshmallon durch Schwarzes Loch zerstört?", Wanted.REMOVE, "dark-hole", True, Group.REMOVES),
    ("Can Honest be used when Gemini Elf attacks?", Wanted.ANY, "", None, Group.ANSWERS),
    ("If I tribute Sangan for Jinzo, what happens?", Wanted.ANY, "", None, Group.COMBINES),
)
"""A question, what it asks, the card that acts, and the answer with the group of its finding."""


@pytest.mark.parametrize(("text", "wanted", "actor", "yes", "group"), ASKED, ids=[asked[0] for asked in ASKED])
def test_questions_about_two_cards(text: str, wanted: Wanted, actor: str, yes: bool | None, group: Group) -> None:
    read, found = question(text), answered(text)
    assert (read.wanted, read.actor) == (wanted, actor)
    assert found is not None
    assert (found.yes, found.finding.group) == (yes, group), [one.node for one in found.finding.told]


@pytest.mark.parametrize(
    "text",
    ["", "What is a Chain?", "Can I attack with Sangan?", "Sangan Jinzo Raigeki Kuriboh?", "?" * 5000, "<b>x</b>"],
)
def test_no_answer_without_two_or_three_cards(text: str) -> None:
    assert answered(text) is None


def test_a_card_named_twice_acts_on_nobody() -> None:
    assert question("Can I respond to Jinzo with Jinzo?").actor in ("", "jinzo")
    assert question("Can I respond to Jinzo as Jinzo is there?").actor == ""


def test_words_inside_card_names_do_not_count() -> None:
    """ "Call of the Haunted" does not ask about calls, and "Solemn Judgment" about no judge."""
    read = question("Solemn Judgment and Call of the Haunted")
    assert read.cards == ("solemn-judgment", "call-of-the-haunted")
    assert read.meant == frozenset()
    assert (read.wanted, read.actor) == (Wanted.ANY, "")
