"""The course: lessons in their parts, short screens, questions the engine answers, and what is taught."""

from __future__ import annotations

import pytest

from rulebook.articles.rules import rule
from rulebook.articles.standing import standings
from rulebook.engine.core.requests import RequestKind
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.terms import Zone
from scenarios.catalogue.course import PARTS, lessons, part_of, taught
from scenarios.formats.faults import ScenarioError
from scenarios.formats.loader import Loaded, load_text
from scenarios.making.bearing import bears, borne_out
from scenarios.making.coverage import coverage, deciding
from scenarios.making.index import opened
from scenarios.playing.runner import check
from scenarios.playing.session import Session
from tests.each import each

MOST_WORDS = 55
"""Words on a screen before something is to be done."""

MOST_ONLY_SAID = 18
"""Enforced rules that a lesson tells about without a step that turns on them. Lower it when a step is added."""

ASKED = """
id = "test.lesson"
kind = "lesson"
[text.en]
title = "Lesson"
learned = ["Something"]
[board]
phase = "battle"
step = "battle"
[board.you]
monsters = ["battle-ox|atk", "silver-fang|atk"]
[board.opponent]
monsters = ["summoned-skull|atk"]
[[step]]
kind = "predict"
ask = { en = "What happens?" }
then = ["you: attack battle-ox targeting summoned-skull"]
otherwise = { en = "Compare" }
[[step.options]]
holds = ["destroyed summoned-skull"]
text = { en = "It is destroyed" }
[[step.options]]
holds = ["destroyed battle-ox"]
text = { en = "Mine is destroyed" }
[[step]]
kind = "may"
ask = { en = "May Silver Fang attack directly?" }
move = "you: attack silver-fang directly"
[[step]]
kind = "order"
ask = { en = "Which comes first?" }
then = ["you: attack silver-fang targeting summoned-skull"]
[[step.options]]
holds = ["destroyed silver-fang"]
text = { en = "Destroyed" }
[[step.options]]
holds = ["attack silver-fang"]
text = { en = "Declared" }
[[step]]
kind = "show"
ask = { en = "Done" }
"""


def test_a_question_waits_for_its_answer_and_a_wrong_one_changes_nothing() -> None:
    lesson = Session(load_text(ASKED))
    assert lesson.waits_for_answer
    assert lesson.legal == ()
    before = lesson.number
    assert not lesson.answer(0)
    assert lesson.number == before
    assert lesson.feedback is not None
    assert lesson.feedback.kind == "otherwise"
    assert lesson.answer(1)
    assert lesson.progress.step == 1
    assert any(event.kind == "destroyed" for event in lesson.events), "what was asked about is played"


def test_whether_a_move_is_legal_is_judged_by_the_engine() -> None:
    lesson = Session(load_text(ASKED))
    lesson.answer(1)
    assert not lesson.answer(0)
    assert lesson.feedback is not None
    assert lesson.feedback.refusal is not None
    assert lesson.answer(1)


def test_an_order_is_given_answer_by_answer() -> None:
    lesson = Session(load_text(ASKED))
    lesson.answer(1)
    lesson.answer(1)
    assert not lesson.answer(0), "the attack comes before the destruction"
    assert lesson.answer(1)
    assert lesson.given == (1,)
    assert lesson.answer(0)
    assert lesson.waits_for_next
    assert lesson.go_on()
    assert lesson.solved


def test_answers_are_kept_in_the_address() -> None:
    loaded = load_text(ASKED)
    lesson = Session(loaded)
    lesson.answer(1)
    lesson.answer(1)
    again, status = Session.from_word(loaded, lesson.word())
    assert status == "ok"
    assert again.progress.step == 2
    assert again.state == lesson.state


@pytest.mark.parametrize(
    ("was", "now", "fault"),
    [
        ('["destroyed summoned-skull"]', '["destroyed battle-ox"]', "finds 1, 2"),
        ('["destroyed battle-ox"]', '["destroyed silver-fang"]', "finds none"),
    ],
)
def test_a_question_needs_exactly_one_right_answer(was: str, now: str, fault: str) -> None:
    (told,) = check(load_text(ASKED.replace(was, now, 1)))
    assert fault in told


def test_the_right_answer_has_no_reason_why_it_is_wrong() -> None:
    text = 'text = { en = "Mine is destroyed" }'
    (told,) = check(load_text(ASKED.replace(text, text + '\nwhy = { en = "It is the stronger one" }')))
    assert "2 is right and has why" in told


ASKED_DECK = """
id = "test.deck"
kind = "lesson"
[text.en]
title = "Lesson"
learned = ["Something"]
[board]
[[step]]
kind = "may"
ask = { en = "May you play with this Deck?" }
[step.deck]
without = 1
"""


@pytest.mark.parametrize(
    ("deck", "faults"),
    [
        ("without = 1", ["deck.main.few"]),
        ('without = 1\nmain = ["battle-ox"]', []),
        ('without = 3\nextra = ["stardust-dragon", "stardust-dragon", "stardust-dragon"]', ["deck.main.few"]),
        ('side = ["pot-of-greed"]', ["deck.forbidden"]),
        ('side = ["pot-of-greed"]\nofficial = false', []),
        ('main = ["kuriboh", "kuriboh", "kuriboh"]\nlisted = { kuriboh = 2 }', ["deck.semi-limited"]),
        ('side = ["jinzo"]\nout = ["judge-man"]\ninto = ["jinzo"]', []),
        ('side = ["jinzo"]\ninto = ["jinzo"]', ["side.main", "side.count"]),
        ('side = ["jinzo"]\nout = ["judge-man"]\nnew = ["kuriboh"]', ["side.cards"]),
        (
            'side = ["junk-warrior"]\nextra = ["stardust-dragon"]\nout = ["stardust-dragon"]\ninto = ["junk-warrior"]',
            [],
        ),
    ],
)
def test_whether_a_deck_may_be_played_is_judged_by_its_rules(deck: str, faults: list[str]) -> None:
    loaded = load_text(ASKED_DECK.replace("without = 1", deck))
    assert check(loaded) == []
    lesson = Session(loaded)
    right = 1 if faults else 0
    assert not lesson.answer(1 - right)
    assert lesson.feedback is not None
    assert [fault.check for fault in lesson.feedback.faults] == faults
    assert lesson.answer(right)


@pytest.mark.parametrize("deck", ['main = ["no-such-card"]', 'main = ["battle-ox"]\nbase = "no-such-deck"'])
def test_a_deck_that_is_asked_about_consists_of_known_cards(deck: str) -> None:
    with pytest.raises(ScenarioError):
        load_text(ASKED_DECK.replace("without = 1", deck))


JUDGED = """
id = "test.judged"
kind = "lesson"
[text.en]
title = "Lesson"
learned = ["Something"]
[board]
knowledge = "hidden"
you.monsters = ["x-head-cannon#1", "x-head-cannon#2", "thousand-eyes-restrict"]
you.spells = [
    "y-dragon-head|up|equip=x-head-cannon#1", "sangan|up|equip=thousand-eyes-restrict", "call-of-the-haunted|up",
]
you.graveyard = ["sangan"]
you.banished = ["sangan"]
opponent.hand = ["jinzo"]
[[step]]
kind = "may"
ask = { en = "May you?" }
judged = JUDGED
"""


@pytest.mark.parametrize(
    ("asked", "allowed"),
    [
        ('{ look = "sangan@graveyard" }', True),
        ('{ look = "jinzo@opponent.hand" }', False),
        ('{ equip = { card = "y-dragon-head", to = "x-head-cannon#2" } }', True),
        ('{ equip = { card = "sangan@spells", to = "x-head-cannon#2" } }', False),
        ('{ number = { card = "x-head-cannon#2", most = 1800 } }', True),
        ('{ number = { card = "x-head-cannon#2", stat = "def", most = 1400 } }', False),
        ('{ match = { results = ["you", "draw"] } }', True),
        ('{ match = { results = ["you", "nobody"] } }', False),
    ],
)
def test_what_no_line_shows_is_judged_by_the_engine(asked: str, allowed: bool) -> None:
    lesson = Session(load_text(JUDGED.replace("JUDGED", asked)))
    right = 0 if allowed else 1
    assert not lesson.answer(1 - right)
    assert lesson.feedback is not None
    assert lesson.answer(right)


@pytest.mark.parametrize(
    ("asked", "right", "wrong"),
    [
        ('{ match = { results = ["you", "you"] } }', "winner you", "winner nobody"),
        ('{ match = { results = ["draw"], chose = ["you"] } }', "chooses chance", "chooses you"),
        (
            '{ match = { results = ["draw"], chose = ["you"], reading = "choice-after-draw" } }',
            "chooses you",
            "chooses chance",
        ),
        ('{ move = { card = "sangan@banished", to = "graveyard" } }', "not-counts send", "counts send"),
        ('{ move = { card = "x-head-cannon#1", to = "deck" } }', "not-own-effect", "own-effect"),
        ('{ move = { card = "x-head-cannon#1", to = "hand" } }', "own-effect", "counts draw"),
        ('{ equip = { card = "call-of-the-haunted", to = "x-head-cannon#1" } }', "counts trap", "counts spell"),
    ],
)
def test_what_the_rules_say_can_be_predicted(asked: str, right: str, wrong: str) -> None:
    options = "".join(
        f'[[step.options]]\nholds = ["{word}"]\ntext = {{ en = "An answer" }}\n' for word in (right, wrong)
    )
    text = JUDGED.replace('"may"', '"predict"').replace("JUDGED", asked) + options
    assert check(load_text(text)) == []
    lesson = Session(load_text(text))
    assert not lesson.answer(1)
    assert lesson.answer(0)


def test_the_order_of_a_pile_can_be_asked() -> None:
    names = ("jinzo", "sangan")
    options = "".join(f'[[step.options]]\nholds = ["{name}"]\ntext = {{ en = "{name}" }}\n' for name in names)
    text = JUDGED.replace('["sangan"]\nyou.banished', '["sangan", "jinzo"]\nyou.banished').replace('"may"', '"order"')
    text = text.replace("JUDGED", '{ pile = "you.graveyard" }') + options
    assert check(load_text(text)) == []
    lesson = Session(load_text(text))
    assert lesson.answer(1)
    assert lesson.answer(0)


@pytest.mark.parametrize(
    "asked", ["{}", '{ look = "sangan", pile = "you.deck" }', '{ pile = "you.hand" }', '{ look = "" }']
)
def test_a_judged_question_is_about_one_thing(asked: str) -> None:
    with pytest.raises(ScenarioError):
        load_text(JUDGED.replace("JUDGED", asked))


def test_a_judged_question_names_a_card_of_the_duel() -> None:
    (told,) = check(load_text(JUDGED.replace("JUDGED", '{ look = "kuriboh" }')))
    assert "kuriboh" in told


OPENING = """
id = "test.opening"
kind = "lesson"
[text.en]
title = "Lesson"
learned = ["Something"]
[board]
opening = true
[board.you]
deck = ["kuriboh", "kuriboh", "kuriboh", "kuriboh", "kuriboh", "kuriboh"]
[board.opponent]
deck = ["kuriboh", "kuriboh", "kuriboh", "kuriboh", "kuriboh"]
[[step]]
kind = "show"
ask = { en = "Look" }
"""


def test_a_board_can_be_the_start_of_a_duel() -> None:
    lesson = Session(load_text(OPENING))
    assert lesson.state.request.kind == RequestKind.COIN
    assert lesson.state.turn == 1
    assert [card.zone for card in lesson.state.cards] == [Zone.DECK] * 11


def test_the_decks_of_an_opening_consist_of_known_cards() -> None:
    with pytest.raises(ScenarioError) as caught:
        load_text(
            OPENING.replace('deck = ["kuriboh", "kuriboh", "kuriboh", "kuriboh", "kuriboh"]', 'deck = ["kuribo"]')
        )
    assert caught.value.key == "board.opponent.deck"


def test_a_question_is_about_a_move_or_a_deck() -> None:
    with pytest.raises(ScenarioError):
        load_text(ASKED_DECK.replace("[step.deck]", 'move = "you: next battle"\n[step.deck]'))


@pytest.mark.parametrize(("was", "now"), [('kind = "may"', 'kind = "do"'), ('kind = "show"', 'kind = "sort"')])
def test_each_kind_of_step_has_its_own_keys(was: str, now: str) -> None:
    with pytest.raises(ScenarioError):
        load_text(ASKED.replace(was, now))


@each("loaded", lessons(), ids=lambda loaded: loaded.scenario.id)
def test_no_screen_has_many_words_before_something_is_to_be_done(loaded: Loaded) -> None:
    for number, step in enumerate(loaded.scenario.step, 1):
        for lang in LANGUAGES:
            said = " ".join((step.ask.in_language(lang), *(option.text.in_language(lang) for option in step.options)))
            assert len(said.split()) <= MOST_WORDS, (number, lang)


def test_the_course_begins_with_an_attack_and_lists_every_lesson_once() -> None:
    assert lessons()[0].scenario.id == "lesson.first-attack"
    assert [one for part in PARTS for one in part_of(part)] == list(lessons())


def test_every_article_and_every_enforced_rule_is_taught() -> None:
    found = coverage()
    known = {id for one in lessons() for id in taught(one)}
    assert all(rule(id) for id in known)
    assert set(found.enforced) <= known
    assert not known & set(found.exercised)
    assert found.open_articles == ()
    assert found.open_enforced == ()


def test_what_an_exercise_teaches_is_decided_by_the_rule() -> None:
    for id, exercise in coverage().exercised.items():
        found = opened(exercise)
        assert found is not None
        rests = [option.rules if option.because is None else option.because.rules for option in found.options]
        assert any(id in rules for rules in rests), id
    assert deciding("public.touch-permission") is None


def test_nearly_every_rule_that_counts_as_taught_is_borne_out_by_a_step() -> None:
    borne = bears(lessons())
    said = [id for id in coverage().enforced if id not in borne and id not in standings() and deciding(id) is None]
    assert len(said) <= MOST_ONLY_SAID, said


@pytest.mark.parametrize(
    ("cited", "borne"),
    [("damage.attack-vs-attack.lower", True), ("battle.direct-if-empty", True), ("deck.main.size", False)],
)
def test_a_step_bears_out_what_the_engine_cites_or_what_decides_it(cited: str, borne: bool) -> None:
    text = ASKED.replace('kind = "lesson"', f'kind = "lesson"\ncites = ["{cited}"]', 1)
    assert (cited in borne_out(load_text(text))) == borne
