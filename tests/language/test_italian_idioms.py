"""Words of Italian that a native writes, in sentences, messages and scenarios alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebook.cards import BY_SLUG
from rulebook.explain import Explanation
from rulebook.explain.things import Reader
from rulebook.explain.tree import Thing, Who, Word
from rulebook.language.sentences.render import text
from rulebook.languages import FOLDERS
from rulebook.vocabulary.terms import CardKind
from tests.explain.happenings import BOOK, SANGAN, STORM

ITALIAN = FOLDERS["it"]
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "data"


def lines() -> Iterator[str]:
    for path in ITALIAN.rglob("*.toml"):
        if "search" not in path.parts:
            yield from path.read_text(encoding="utf-8").splitlines()
    for path in SCENARIOS.rglob("*.toml"):
        yield from path.read_text(encoding="utf-8").splitlines()


def test_a_duel_nobody_wins_is_a_pareggio_and_words_are_con_parole_nostre() -> None:
    assert not [line for line in lines() if re.search(r"\bpatta\b|\bin parole nostre", line, re.IGNORECASE)]


@pytest.mark.parametrize(
    ("node", "trap", "monster"),
    [
        ("exercise.if.first", "stata attivata per ultima", "stato attivato per ultimo"),
        ("exercise.if.last", "stata attivata per prima", "stato attivato per primo"),
        ("exercise.if.set-now", "stata Posizionata", "stato Posizionato"),
    ],
)
def test_what_was_done_to_a_card_agrees_with_its_kind(node: str, trap: str, monster: str) -> None:
    reader = Reader(BOOK, 0)
    assert trap in text("it", Explanation(node, (("card", reader.thing(STORM)),)))
    assert monster in text("it", Explanation(node, (("card", reader.thing(SANGAN)),)))


def test_a_participle_agrees_with_a_noun_that_is_said() -> None:
    card = BY_SLUG["exiled-force"]
    given = (
        ("act", Word("action", "activate")), ("actor", Who.YOU),
        ("card", Thing(1, BY_SLUG["trap-hole"].names, CardKind.TRAP, Who.YOU)),
        ("answers", Thing(2, card.names, card.kind, Who.OPPONENT)),
    )  # fmt: skip
    said = text("it", Explanation("refused.activate.event.summon-over", given))
    assert "Il mostro “Forza Esiliata” è già stato Evocato" in said
