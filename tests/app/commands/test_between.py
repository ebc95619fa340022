"""``run.py between``."""

from __future__ import annotations

import json

import pytest

from rulebook.articles.rules import statement
from rulebook.cards import BY_SLUG
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from scenarios.catalogue.meetings import nothing
from scenarios.interactions.findings import Group
from tutor_app.commands.exit_status import PASSED, UNCLEAR
from tutor_app.commands.main import main
from tutor_app.texts.messages import message


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["between", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_cards_by_their_names_in_any_language(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    names = [BY_SLUG[slug].names.in_language(lang) for slug in ("magic-jammer", "raigeki")]
    status, out, _ = run(capsys, *names, "--lang", lang)
    assert status == PASSED
    assert out.splitlines()[0] == message(lang, "between.title", cards=", ".join(names))
    assert message(lang, "between.negates") in out
    assert "-> between.magic-jammer.raigeki.1" in out


@pytest.mark.parametrize("group", Group)
def test_every_group_has_a_heading(group: Group) -> None:
    headings = [message(lang, f"between.{group.value.replace('-', '_')}") for lang in LANGUAGES]
    assert len(set(headings)) == len(LANGUAGES)


def test_the_report_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "jinzo", "miror force", "--json")
    report = json.loads(out)
    assert (status, report["format"], report["cards"]) == (PASSED, "duel-tutor/between", ["jinzo", "mirror-force"])
    first = report["findings"][0]
    assert (first["group"], first["card"], first["id"]) == ("prevents", "mirror-force", "between.jinzo.mirror-force.1")
    assert first["told"][0]["node"] == "refused.activate.prohibited.text"


@pytest.mark.parametrize("names", [("jinzo",), ("jinzo", "Jinzo"), ("jinzo", "sangan", "raigeki", "honest")])
def test_two_or_three_different_cards(capsys: pytest.CaptureFixture[str], names: tuple[str, ...]) -> None:
    status, out, error = run(capsys, *names, "--lang", "it")
    assert (status, out) == (UNCLEAR, "")
    assert error.strip() == message("it", "between.few")


def test_an_unknown_card_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, error = run(capsys, "jinzo", "xyzzy plugh")
    assert (status, out) == (UNCLEAR, "")
    assert "xyzzy plugh" in error


def ask(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["ask", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_a_question_is_answered_with_yes_or_no(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = ask(capsys, "Can", "I", "chain", "Magic", "Jammer", "to", "Raigeki?", "--lang", "nl")
    assert (status, out.splitlines()[0]) == (PASSED, message("nl", "between.yes"))
    assert out.splitlines()[-1].startswith("-> asked.")
    _, report, _ = ask(capsys, "Can I chain Raigeki to Magic Jammer?", "--json")
    answer = json.loads(report)["answer"]
    assert answer["yes"] is False
    assert answer["told"][0]["node"] == "refused.activate.speed"


def test_a_question_without_two_cards_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, error = ask(capsys, "what is so special about Sangan")
    assert (status, out) == (UNCLEAR, "")
    assert "Sangan" in error
    assert message("en", "between.unread") in error


def test_a_question_about_one_card_is_answered_from_the_card(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = ask(capsys, "does Mirror Force target?", "--json")
    found = json.loads(out)["property"]
    assert status == PASSED
    assert (found["yes"], found["card"], found["asks"]) == (False, "mirror-force", "targets")
    assert found["told"][0]["node"] == "property.targets.all"
    status, out, _ = ask(capsys, "does Mirror Force target?", "--lang", "it")
    assert status == PASSED
    assert out.startswith(message("it", "between.no"))
    assert f"-> {found['id']}" in out


def test_an_assumption_can_be_changed(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "Gravity Bind, can Summoned Skull attack?"
    status, out, _ = ask(capsys, asked, "--assume", "owner:summoned-skull=opponent", "--json")
    cards = json.loads(out)["story"]["read"]["cards"]
    assert status == PASSED
    assert [one["owner"] for one in cards if one["card"] == "summoned-skull"] == ["opponent"]
    status, out, error = ask(capsys, asked, "--assume", "turn=nobody", "--lang", "de")
    assert (status, out) == (UNCLEAR, "")
    assert "turn=nobody" in error
    assert "place:summoned-skull=field" in error


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_not_understood_is_said(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    asked = "He attacks me directly with Jinzo. Can I use Battle Fader from my hand while he flurbles?"
    _, out, _ = ask(capsys, asked, "--lang", lang)
    said = message(lang, "between.not_understood", words="|").partition("|")[0]
    assert said in out.splitlines()[0]
    assert "flurbles" in out.splitlines()[0]


def test_a_question_about_a_rule_is_answered_by_the_rule(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = ask(capsys, "does piercing count as battle damage", "--lang", "de")
    assert status == 0
    assert out.splitlines()[0] == message("de", "between.yes")
    assert out.splitlines()[-1] == "-> rule.damage.piercing.1"
    _, out, _ = ask(capsys, "does piercing count as battle damage", "--json")
    found = json.loads(out)["principle"]
    assert (found["yes"], found["rule"], found["id"]) == (True, "damage.piercing", "rule.damage.piercing.1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_about_a_rule_without_yes_or_no_is_told_the_rule(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    asked = {
        "de": "wie viele Karten darf ich am Ende des Zuges auf der Hand haben",
        "en": "how many cards may I hold at the end of my turn",
        "it": "quante carte posso tenere in mano a fine turno",
        "nl": "hoeveel kaarten mag ik op het einde van mijn beurt op de hand houden",
    }
    status, out, error = ask(capsys, asked[lang], "--lang", lang)
    assert status == PASSED
    assert out.startswith(statement("turn.end.hand-limit", lang) or "?")
    assert message(lang, "between.unread") not in out + error


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_likely_answer_says_what_was_understood_to_be_asked(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    """A word that was not understood does not keep the answer back; it is given with a reservation."""
    asked = "Kann ich mit Sangan direkt angreifen, wenn mein Gegner gefühlt Kuriboh hat?"
    _, out, _ = ask(capsys, asked, "--lang", lang)
    likely, restated, unread = out.splitlines()[:3]
    assert likely == message(lang, "between.likely_no")
    assert restated.startswith(message(lang, "between.asked", question="|").partition("|")[0])
    assert "gefuhlt" in unread
    assert message(lang, "between.no_verdict") not in out
    _, out, _ = ask(capsys, asked, "--json")
    assert [json.loads(out)["story"][key] for key in ("yes", "likely")] == [None, False]


def test_a_card_on_the_field_may_be_unable_to_answer_an_activation(capsys: pytest.CaptureFixture[str]) -> None:
    """Solemn Judgment answers the Summon of a monster, and no effect of it."""
    for asked in ("can i chain Solemn Judgment to his Effect Veiler?", "Solemn Judgment on his Effect Veiler?"):
        _, out, _ = ask(capsys, asked)
        assert message("en", "between.yes") not in out.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ten_cards_are_counted_and_the_nearest_entries_offered(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    asked = "Jinzo Raigeki Sangan Honest Kuriboh Waboku Scapegoat Dark Hole Skill Drain Mirror Force"
    status, out, error = ask(capsys, asked, "--lang", lang)
    said = message(lang, "between.too_many", count="10", cards="|").partition("|")[0]
    assert (status, out) == (UNCLEAR, "")
    assert error.startswith(said)
    assert "ruling." in error


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_a_question_of_5000_characters_the_beginning_is_read(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    status, out, error = ask(capsys, "Can I chain Magic Jammer to Raigeki? ".ljust(5000, "."), "--lang", lang)
    assert status == PASSED
    assert out.splitlines()[0] == message(lang, "between.yes")
    assert error.strip() == message(lang, "between.too_long", most="300")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_do_nothing_to_each_other_are_said_to(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    names = [BY_SLUG[slug].names.in_language(lang) for slug in ("forest", "umi")]
    status, out, _ = run(capsys, *names, "--lang", lang)
    nothing = message_of_nothing(lang)
    assert status == PASSED
    assert nothing in out


def message_of_nothing(lang: str) -> str:
    return text(lang, nothing(BY_SLUG["forest"], BY_SLUG["umi"]))


def test_an_unknown_card_in_a_question_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, error = ask(capsys, "can I chain Xyzzy Plughmaster to Raigeki")
    assert message("en", "between.yes") not in out
    assert "plughmaster" in error


def test_three_cards_are_reported_with_the_third(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "Raigeki", "Magic Jammer", "Seven Tools of the Bandit", "--json")
    first = json.loads(out)["findings"][0]
    assert status == PASSED
    assert first["third"] == "seven-tools-of-the-bandit"
