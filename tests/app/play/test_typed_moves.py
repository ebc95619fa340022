"""Moves typed in the words of a player, in four languages: what is understood, and what is answered otherwise."""

from __future__ import annotations

import re

import pytest

from rulebook.engine.core.actions import ActionKind
from rulebook.languages import LANGUAGES
from scenarios.catalogue.lookup import by_id
from scenarios.formats.loader import Loaded, load_text, shelf
from tests.app.play.test_visit import drawn, plain
from tutor_app.play.visit import Visit
from tutor_app.wording.typed_moves import understand
from tutor_app.wording.typed_options import line_name, possible_lines

BATTLE = """
id = "test.typed"
kind = "card"
[text.en]
title = "Typed"
[board]
turn = 3
phase = "battle"
step = "battle"
[board.you]
hand = ["heavy-storm"]
monsters = ["celtic-guardian", "summoned-skull"]
[board.opponent]
monsters = ["sangan", "man-eater-bug|set"]
"""
MAIN = """
id = "test.typed"
kind = "card"
[text.en]
title = "Typed"
[board]
turn = 3
[board.you]
hand = ["kuriboh", "battle-ox", "summoned-skull", "heavy-storm", "mystical-space-typhoon"]
monsters = ["sangan"]
[board.opponent]
monsters = ["celtic-guardian"]
spells = ["mirror-force|set", "swords-of-revealing-light"]
"""
GUARDIAN, SKULL = "you: attack celtic-guardian targeting sangan", "you: attack summoned-skull targeting man-eater-bug"
BATTLE_WORDS = {
    "de": {
        "greife Sangan mit dem Keltischen Wächter an": GUARDIAN,
        "Keltischer Waechter greift Sangan an": GUARDIAN,
        "mit Celtic Guardian Sangan angreifen": GUARDIAN,
        "Angriff mit Celtic Gaurdian auf Sangan": GUARDIAN,
        "greif das verdeckte Monster mit dem Totenkopf an": SKULL,
        "attack sangan with celtic guardian": GUARDIAN,
        "Battle Phase beenden": "you: next main2",
        "gehe in die Main Phase 2": "you: next main2",
        "beende meinen Zug": "you: next end",
    },
    "en": {
        "attack sangan with celtic guardian": GUARDIAN,
        "celtic gaurdian attacks sangan": GUARDIAN,
        "skull attacks the face-down monster": SKULL,
        "you: attack celtic-guardian targeting sangan": GUARDIAN,
        "end the battle phase": "you: next main2",
        "end my turn": "you: next end",
    },
    "it": {
        "attacca Sangan con il Guardiano Celtico": GUARDIAN,
        "il guardiano celtico attacca sangan": GUARDIAN,
        "attacco Sangan con Gardiano Celtico": GUARDIAN,
        "attacca il mostro coperto con il teschio": SKULL,
        "vai alla Main Phase 2": "you: next main2",
        "fine turno": "you: next end",
    },
    "nl": {
        "val Sangan aan met Celtic Guardian": GUARDIAN,
        "Celtic Guardain valt Sangan aan": GUARDIAN,
        "aanval met celtic guardian op sangan": GUARDIAN,
        "val het dichte monster aan met de skull": SKULL,
        "naar Main Phase 2": "you: next main2",
        "beëindig mijn beurt": "you: next end",
    },
}
SUMMON, SET, SKULL_SUMMON = "you: summon kuriboh", "you: set kuriboh", "you: summon summoned-skull using sangan"
STORM = "you: activate heavy-storm"
MAIN_WORDS = {
    "de": {
        "beschwöre Kuriboh": SUMMON, "Kuribo als Normalbeschwörung": SUMMON, "setze Kuriboh": SET,
        "spiele Kuriboh verdeckt": SET, "opfere Sangan für Herbeigerufener Totenkopf": SKULL_SUMMON,
        "aktiviere Schwerer Sturm": STORM, "aktiviere hevy storm": STORM,
        "aktiviere Mystischer Raum-Taifun auf Schwerter des Lichts": "swords-of-revealing-light",
        "Sangan in Verteidigungsposition": "you: change sangan", "Kampfphase": "you: next battle",
    },
    "en": {
        "summon kuriboh": SUMMON, "normal summon kuribo": SUMMON, "set kuriboh": SET, "play kuriboh face-down": SET,
        "summon summoned skull tributing sangan": SKULL_SUMMON, "activate heavy storm": STORM,
        "play heavy storm!": STORM, "use mst on swords": "swords-of-revealing-light",
        "switch sangan to defense": "you: change sangan", "go to the battle phase": "you: next battle",
    },
    "it": {
        "evoca Kuriboh": SUMMON, "evoco normalmente kuribo": SUMMON, "posiziona Kuriboh": SET,
        "gioca kuriboh coperto": SET, "evoca Teschio Evocato offrendo Sangan": SKULL_SUMMON,
        "attiva Tempesta Potente": STORM,
        "attiva Tifone Spaziale Mistico su Spade Rivelatrici": "swords-of-revealing-light",
        "metti Sangan in difesa": "you: change sangan", "vai alla fase di battaglia": "you: next battle",
    },
    "nl": {
        "roep Kuriboh op": SUMMON, "normal summon kuribo": SUMMON, "set kuriboh": SET, "leg kuriboh dicht": SET,
        "offer Sangan voor Summoned Skull": SKULL_SUMMON, "activeer Heavy Storm": STORM, "speel hevy storm": STORM,
        "activeer mystical space typhoon op swords of revealing light": "swords-of-revealing-light",
        "zet Sangan in verdediging": "you: change sangan", "naar de gevechtsfase": "you: next battle",
    },
}  # fmt: skip
CASES = [(BATTLE, lang, *case) for lang, words in BATTLE_WORDS.items() for case in words.items()]
CASES += [(MAIN, lang, *case) for lang, words in MAIN_WORDS.items() for case in words.items()]


@pytest.mark.parametrize(("board", "lang", "text", "line"), CASES)
def test_a_move_is_read_in_the_words_of_a_player(board: str, lang: str, text: str, line: str) -> None:
    visit = Visit.open(load_text(board))
    found = understand(visit.book, visit.state, lang, text, visit.session.reader).line
    assert found == line if line.startswith("you:") else line in found


def asked(board: str, lang: str, text: str) -> tuple[str, list[str]]:
    """What is answered to a typed line, and the moves offered instead."""
    visit = Visit.open(load_text(board))
    visit.handle(f"typed:{text}", lang=lang)
    regions, sends = drawn(visit, lang)
    answer = re.search(r'<div class="judgement".*?</div>', regions["moves"], re.DOTALL)
    assert answer is not None
    return plain(answer[0]), [send.removeprefix("typed:") for send in sends if send.startswith("typed:")]


@pytest.mark.parametrize(
    ("lang", "text", "said", "move"),
    [
        ("de", "greif mit Kuriboh an", "„Kuriboh“ ist hier nirgends", "Keltischer Wächter: Angreifen → Sangan"),
        ("en", "attack kuriboh", "“Kuriboh” is not among the cards you see here.", "Celtic Guardian: Attack → Sangan"),
        ("it", "attacca kuribo", "“Kuriboh” non è tra le carte che vedi qui.", "Guardiano Celtico: Attacca → Sangan"),
        ("nl", "val kuriboh aan", "“Kuriboh” is hier nergens te zien.", "Celtic Guardian: Aanvallen → Sangan"),
    ],
)  # fmt: skip
def test_a_card_that_is_not_there_is_named_with_the_possible_attacks(
    lang: str, text: str, said: str, move: str
) -> None:
    words, moves = asked(BATTLE, lang, text)
    assert said in words
    assert len(moves) == 4, "both attackers, both targets"
    assert move in moves


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_attack_that_leaves_the_target_open_names_the_targets_only(lang: str) -> None:
    words = {"de": "greife mit Celtic Guardian an", "en": "attack with celtic guardian",
             "it": "attacca con celtic guardian", "nl": "val aan met celtic guardian"}  # fmt: skip
    _, moves = asked(BATTLE, lang, words[lang])
    visit = Visit.open(load_text(BATTLE))
    guardian = [uid for uid, card in enumerate(visit.state.cards) if card.number == 91152256]
    lines = possible_lines(visit.book, visit.state, {ActionKind.ATTACK}, guardian)
    assert moves == [line_name(visit.book, visit.state, line, lang) for line in lines]
    assert len(moves) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["xyzzy", "you: fly away", "?", "attack"])
def test_what_is_not_understood_is_answered_without_notation(lang: str, text: str) -> None:
    words, moves = asked(BATTLE, lang, text)
    assert moves
    for notation in ("you:", "targeting", "celtic-guardian", "next main2"):
        assert notation not in words.removeprefix(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_offered_move_can_be_played(lang: str) -> None:
    visit = Visit.open(load_text(BATTLE))
    visit.handle("typed:xyzzy", lang=lang)
    _, sends = drawn(visit, lang)
    visit.handle(next(send for send in sends if send.startswith("typed:")), lang=lang)
    assert visit.choices.typed is not None
    assert visit.choices.typed.playable
    visit.handle("typed-play")
    assert any(entry.taken.action.kind == ActionKind.ATTACK for entry in visit.session.history)


def test_a_clear_move_that_is_illegal_is_refused_with_its_reason() -> None:
    visit = Visit.open(load_text(BATTLE))
    visit.handle("typed:greife den Gegner direkt mit Summoned Skull an", lang="de")
    typed = visit.choices.typed
    assert typed is not None
    assert typed.verdict is not None
    assert [failure.check for failure in typed.verdict.failures] == ["attack.direct"]


@pytest.mark.parametrize(
    ("lang", "cannot"),
    [("de", "nicht direkt angreifen"), ("en", "cannot attack directly"), ("it", "attaccare direttamente"),
     ("nl", "niet direct aanvallen")],
)  # fmt: skip
def test_a_move_refused_after_its_first_action_is_told_as_what_it_is(lang: str, cannot: str) -> None:
    assert cannot in asked(BATTLE, lang, "you: attack summoned-skull directly")[0]


def starts() -> list[Loaded]:
    found = [loaded for loaded in shelf() if loaded.scenario.kind in ("puzzle", "lesson")]
    return [*found[::12], by_id("puzzle.work-first")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_can_be_typed_as_the_page_names_it(lang: str) -> None:
    """Whatever is offered is understood, and means just that move."""
    count = 0
    for loaded in starts():
        visit = Visit.open(loaded)
        if not visit.deciding:
            continue
        lines = possible_lines(visit.book, visit.state, most=20)
        for kind in {line[0].kind for line in lines}:
            lines += possible_lines(visit.book, visit.state, {kind})
        for line in lines:
            name = line_name(visit.book, visit.state, line, lang)
            found = understand(visit.book, visit.state, lang, name, visit.session.reader)
            assert line_name(visit.book, visit.state, found.played.actions, lang) == name, loaded.scenario.id
            count += 1
    assert count > 100
