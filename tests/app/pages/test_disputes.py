"""The pages of disputed points: both readings, their sources, and both of them played side by side."""

from __future__ import annotations

import pytest

from rulebook.articles.disagreements import BETWEEN, disagreements
from rulebook.articles.points import points
from rulebook.articles.rules import citation
from rulebook.languages import LANGUAGES
from scenarios.catalogue.disputed_points import SIDES, on_boards
from scenarios.catalogue.lookup import by_id
from tests.app.pages.test_library import dead, plain, whole
from tutor_app.pages.disputes import count, dispute_regions, disputes_page
from tutor_app.pages.library import rule_regions
from tutor_app.pages.reading_comparison import compared
from tutor_app.play.script_steps import Step, told_of
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message
from tutor_app.wording.outcomes import outcomes
from tutor_app.wording.reasons import Piece, Reason


def said(*sentences: str) -> tuple[Reason, ...]:
    return tuple(Reason("effect", (Piece("text", words),), key=f"{place}") for place, words in enumerate(sentences))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sort", ["", *BETWEEN, "nonsense"])
def test_the_list_shows_every_point_of_a_sort_with_both_readings(sort: str, lang: str) -> None:
    drawn = whole(disputes_page(lang, sort))
    assert list(dead(drawn, lang)) == []
    for one in disagreements().values():
        shown = sort not in BETWEEN or one.between == sort
        assert (f'data-send="dispute:{one.id}"' in drawn) == shown, one.id
        if shown:
            words = plain(drawn)
            assert all(text[lang] in words for text in (*one.readings.values(), one.why)), one.id
    assert drawn.count('aria-current="true"') == 1


def test_the_sorts_make_up_the_whole() -> None:
    assert sum(count(sort) for sort in BETWEEN) == len(disagreements())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", list(on_boards()))
def test_both_readings_are_shown_side_by_side(id: str, lang: str) -> None:
    drawn = whole(dispute_regions(id, lang)[1])
    assert message(lang, "compare.part") in drawn
    assert message(lang, "library.only_played") not in drawn
    for side in SIDES:
        assert f'data-send="open:dispute.{id}.{side}"' in drawn
        assert f'data-send="at:dispute.{id}.{side}:' in drawn or f'data-focus="steps-{side}' not in drawn
    named = [part.split('"')[0] for part in drawn.split('data-focus="')[1:]]
    focus = [each for each in named if each.startswith(("more-", "steps-", "common-"))]
    assert len(focus) == len(set(focus)), "each fold and each step has a name of its own"


@pytest.mark.parametrize("id", list(on_boards()))
def test_every_step_opens_its_moment(id: str) -> None:
    for side in SIDES:
        name = f"dispute.{id}.{side}"
        told, loaded = told_of(name, "en"), by_id(name)
        assert loaded is not None
        for step in told.steps if told.line else ():
            visit = Visit.open(loaded, told.line, step.at)
            assert (visit.status, visit.cursor) == ("ok", step.at)


def test_common_narration_is_shown_once_and_a_move_is_split_at_the_difference() -> None:
    same, a, b = Step("Attack", said("One."), 1), Step("Trap", said("Two.", "Three."), 2), Step("Trap", said("Two."), 2)
    both = compared([same, a], [same, b])
    assert [(step.move, len(step.reasons)) for step in both.common] == [("Attack", 1), ("Trap", 1)]
    assert [(step.move, [reason.pieces[0].text for reason in step.reasons]) for step in both.sides["a"]] == [
        ("", ["Three."])
    ]
    assert both.sides["b"] == ()


def test_readings_diverge_where_only_one_side_refuses_a_move() -> None:
    refused, done = Step("Trap", said("No."), 1, refused=True), Step("Trap", said("Yes."), 1)
    both = compared([refused], [done])
    assert both.common == ()
    assert [step.refused for side in SIDES for step in both.sides[side]] == [True, False]


def test_equal_narrations_do_not_diverge() -> None:
    step = Step("Attack", said("One."), 1)
    assert not any(compared([step], [step]).sides.values())


def test_a_point_without_another_reading_in_the_engine_says_so() -> None:
    drawn = whole(dispute_regions("deck-count", "de")[1])
    assert message("de", "library.only_played") in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_point_between_the_eras_shows_the_rules_of_both(lang: str) -> None:
    for one in (one for one in disagreements().values() if one.between == "eras"):
        listed = {id.removeprefix("diff.") for id in one.inventory}
        point = next(point for point in points() if point.id in listed)
        drawn = whole(dispute_regions(one.id, lang)[1])
        assert all(f'data-send="rule:{id}"' in drawn for id in point.rules), one.id
        assert message(lang, "library.rules_classic") in drawn
        if not point.sides["classic"]:
            assert message(lang, "library.silent") in drawn


def test_a_rule_of_both_eras_is_cited_as_the_old_document_has_it() -> None:
    shown = plain(whole(dispute_regions("set-turn", "en")[1]))
    assert "Dutch rules of the early 2000s" in shown
    assert citation("trap.not-set-turn", "en") in shown


def test_a_rule_shows_both_readings_only_of_what_can_change_a_duel() -> None:
    drawn = rule_regions("public.counts", "nl")[1]["card"]
    points_of_it = [one for one in disagreements().values() if "public.counts" in one.rules]
    assert {one.kind for one in points_of_it} == {"rule", "wording"}
    for one in points_of_it:
        assert f'data-send="dispute:{one.id}"' in drawn
        assert (one.readings["b"]["nl"] in plain(drawn)) == (one.kind == "rule")
    assert message("nl", "rule.worded") in drawn


def test_differences_in_the_final_state_are_listed_for_both_boards() -> None:
    sides = on_boards()["control-by-equip"].sides
    a, b = outcomes(sides["a"], sides["b"], "en")
    assert a == [
        "Monster Zone, your side: –",
        "Monster Zone, your opponent's side: “Gemini Elf” (face-down Defense Position)",
    ]
    assert b == [
        "Monster Zone, your side: “Gemini Elf” (face-down Defense Position)",
        "Monster Zone, your opponent's side: –",
    ]
    assert outcomes(sides["a"], sides["a"], "en") == ([], [])
    tokens = on_boards()["replay-result"].sides
    assert "3 × „Schaf-Spielmarke“ (Verteidigungsposition)" in outcomes(tokens["a"], tokens["b"], "de")[1][0]
    assert "Du: 0 LP" in plain(whole(dispute_regions("last-life-points", "de")[1]))
