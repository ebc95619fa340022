"""Refusals: the first failure is the sentence, the others are behind it, with the numbers of the board."""

from __future__ import annotations

import importlib
import pkgutil
import re

import pytest

import rulebook.engine.legality
from rulebook.articles.disagreements import badge
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.check import Check
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState, Request
from rulebook.engine.core.verdict import Argument, Failure, Verdict
from rulebook.engine.legality import checks
from rulebook.explain import Role, refuse
from rulebook.explain.citing import cited
from rulebook.explain.refuse import CHECKS
from rulebook.explain.tree import Who, Word
from rulebook.language.sentences.render import text
from rulebook.language.voices.voices import voice
from rulebook.languages import LANGUAGES
from rulebook.shelf import open_book
from rulebook.vocabulary.terms import Phase, Zone
from scenarios.catalogue.lookup import by_id
from scenarios.playing.runner import play_scenario
from tests.each import each

from . import happenings as given
from .happenings import BOOK, refused, table

A = ActionKind
BOARD = table(
    ("cyber-dragon", 0, Zone.MONSTER),
    ("trap-hole", 0, Zone.SPELL),
    ("heavy-storm", 0, Zone.HAND),
    ("jinzo", 0, Zone.HAND),
    ("zombie-master", 0, Zone.MONSTER),
)
DRAGON, TRAP_HOLE, STORM, JINZO, ZOMBIE_MASTER = range(5)

ARGUMENTS: dict[str, Argument] = {
    "player": 1, "purpose": "hand-limit", "verb": "declare-attack", "phase": int(Phase.DRAW),
    "zone": int(Zone.GRAVEYARD),
    "wanted": int(Zone.HAND), "level": 7, "needed": 2, "have": 1, "source": given.ROAR, "speed": 1, "against": 2,
    "amount": 1000, "low": 2, "picked": 1, "key": "copy", "operation": "Destroy", "chain": 1, "counter": 0, "window": 0,
    "elsewhere": 0, "late": 0, "earlier": 1, "settable": 1, "summoned": 0, "spared": 0,
}  # fmt: skip
"""Every argument any check gives."""

ACTIONS = {
    "summon": Action(A.SUMMON, 0, JINZO),
    "set": Action(A.SET, 0, STORM),
    "flip": Action(A.FLIP, 0, DRAGON),
    "change": Action(A.CHANGE, 0, DRAGON),
    "activate": Action(A.ACTIVATE, 0, TRAP_HOLE),
    "next": Action(A.NEXT, 0, value=int(Phase.BATTLE)),
    "pass": Action(A.PASS, 0),
    "choose": Action(A.DONE, 0),
    "withdraw": Action(A.WITHDRAW, 0),
}


def verdict_of(check: str, **changes: Argument) -> Verdict:
    action = ACTIONS.get(check.split(".")[0], Action(A.ATTACK, 0, DRAGON))
    return Verdict(action, (Failure(check, ("test.rule",), tuple({**ARGUMENTS, **changes}.items())),))


def _declared() -> set[str]:
    """The ids of every check in the modules of checks, in any folder."""
    found: set[str] = set()

    def collect(value: object) -> None:
        if isinstance(value, Check):
            found.add(value.id)
        elif isinstance(value, tuple):
            for one in value:
                collect(one)

    names = [one.name for one in pkgutil.iter_modules(rulebook.engine.legality.__path__, "rulebook.engine.legality.")]
    for name in (*names, "rulebook.rulesets.rules_2014"):
        for value in vars(importlib.import_module(name)).values():
            collect(value)
    for case in (checks.open_state("test.rule"),):
        found.add(case.id)
    return found


def test_every_check_of_the_engine_can_be_rendered() -> None:
    assert _declared() <= set(CHECKS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 1])
@each("check", CHECKS)
def test_every_check_is_rendered_in_every_language_for_both_players(check: str, lang: str, viewer: int) -> None:
    made = refuse(BOOK, BOARD, verdict_of(check), viewer)
    assert made.role is Role.REFUSED
    assert made.rules == ("test.rule",)
    assert text(lang, made).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_of_the_board_stand_in_the_sentence(lang: str) -> None:
    said = text(lang, refuse(BOOK, BOARD, verdict_of("summon.tributes", level=8, needed=2, have=1)))
    assert re.findall(r"\d+", said) == ["8", "2", "1"]
    said = text(lang, refuse(BOOK, BOARD, verdict_of("activate.cost.lp", amount=1000, have=800)))
    assert re.findall(r"\d+", said) == ["1000", "800"]


def test_paying_everything_is_another_reason_than_paying_too_much() -> None:
    assert refuse(BOOK, BOARD, verdict_of("activate.cost.lp", amount=800, have=800)).node.endswith("lp-all")
    assert refuse(BOOK, BOARD, verdict_of("activate.cost.lp", amount=900, have=800)).node.endswith("cost.lp")


def test_the_disputed_rule_on_the_last_life_points_is_first_only_if_decisive() -> None:
    rules = ("cost.unpayable", "cost.lp-not-to-zero")
    made = {
        amount: refuse(
            BOOK,
            BOARD,
            Verdict(ACTIONS["activate"], (Failure("activate.cost.lp", rules, (("amount", amount), ("have", 800))),)),
        )
        for amount in (800, 900)
    }
    assert badge(made[800].rules[0]) is not None
    assert "cost.unpayable" in made[800].rules
    assert made[900].rules == ("cost.unpayable",)


def test_the_first_failure_is_the_sentence_and_the_others_stand_behind() -> None:
    failures = tuple(
        Failure(check, ("test.rule",), tuple(ARGUMENTS.items())) for check in ("turn.phase", "attack.once")
    )
    made = refuse(BOOK, BOARD, Verdict(Action(A.ATTACK, 0, DRAGON), failures))
    assert made.node == "refused.turn.phase"
    assert [child.node for child in made.children] == ["refused.attack.once"]


def test_an_allowed_action_cannot_be_refused() -> None:
    with pytest.raises(ValueError, match="legal"):
        refuse(BOOK, BOARD, Verdict(Action(A.PASS, 0)))


def test_the_other_seat_is_named_and_not_addressed() -> None:
    made = refuse(BOOK, BOARD, verdict_of("attack.once"), viewer=1)
    assert made.get("actor") is Who.OPPONENT
    assert text("de", made).startswith("Dein Gegner kann mit dem Monster „Cyber Drache“ nicht angreifen")


def test_what_is_not_possible_depends_on_the_action() -> None:
    master = Verdict(Action(A.ACTIVATE, 0, ZOMBIE_MASTER), refused("activate.limit", A.ACTIVATE).failures)
    assert refuse(BOOK, BOARD, master).get("act") == Word("action", "activate_effect")
    assert refuse(BOOK, BOARD, verdict_of("activate.face-up")).get("act") == Word("action", "activate")
    direct = Verdict(Action(A.CHOOSE, 0, -1), refused("request.not-offered").failures)
    asked = BOARD.with_(request=Request(RequestKind.ATTACK_TARGET, 0))
    assert refuse(BOOK, asked, direct).node == "refused.attack.direct"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_event_is_explained_with_the_cards_own_words(lang: str) -> None:
    said = text(lang, refuse(BOOK, BOARD, verdict_of("activate.event")))
    assert "1000" in said


def test_a_card_the_reader_cannot_see_is_not_named() -> None:
    hidden: DuelState = table(("", 1, Zone.HAND))
    verdict = Verdict(Action(A.ACTIVATE, 1, 0), refused("card.hidden").failures)
    assert text("en", refuse(BOOK, hidden, verdict)).startswith("Your opponent cannot activate a card")


def test_a_card_that_forbids_itself_is_not_named_twice() -> None:
    itself = Snapshot(DRAGON, 0, 0, BOOK.by_slug["cyber-dragon"].number, 0, 0, int(Zone.MONSTER), 1, 0, 0, 0)
    said = text("en", refuse(BOOK, BOARD, verdict_of("attack.prohibited", source=itself)))
    assert said.count("Cyber Dragon") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_on_the_field_is_a_card_controlled(lang: str) -> None:
    control = {"en": "control", "de": "kontrollier", "it": "controll", "nl": "controle"}
    said = {
        zone: text(lang, refuse(BOOK, table(("heavy-storm", 1, zone)), _not_yours()))
        for zone in (Zone.SPELL, Zone.HAND, Zone.DECK, Zone.GRAVEYARD)
    }
    assert [zone for zone, sentence in said.items() if control[lang] in sentence] == [Zone.SPELL]


def _not_yours() -> Verdict:
    return Verdict(Action(A.ACTIVATE, 0, 0), refused("card.not-yours", player=1).failures)


def test_a_rule_with_its_own_wording_in_the_classic_rules_is_cited_in_that_wording() -> None:
    assert cited(open_book("classic"), ("effect.trigger",)) == ("effect.trigger.classic",)
    assert cited(open_book("2014"), ("effect.trigger",)) == ("effect.trigger",)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_flip_events_a_flip_effect_at_will_is_refused_without_quoting_the_word_flip(lang: str) -> None:
    state = table(("man-eater-bug", 0, Zone.MONSTER))
    verdict = Verdict(Action(A.ACTIVATE, 0, 0), refused("activate.trigger").failures)
    made = refuse(BOOK, state, verdict)
    assert (made.node, made.rules[0]) == ("refused.activate.trigger.flip", "effect.flip.events")
    assert voice(lang).words["flip"] not in text(lang, made)


def test_a_remedy_is_told_only_if_no_other_reason_stands() -> None:
    alone = Failure("activate.limit", ("test.rule",), tuple(ARGUMENTS.items()))
    other = Failure("attack.once", ("test.rule",), tuple(ARGUMENTS.items()))
    action = Action(A.ACTIVATE, 0, DRAGON)
    assert "again in a later turn" in text("en", refuse(BOOK, BOARD, Verdict(action, (alone,))))
    assert "again in a later turn" not in text("en", refuse(BOOK, BOARD, Verdict(action, (alone, other))))


def test_a_reason_of_the_moment_is_not_told_beside_one_that_stays() -> None:
    found: list[tuple[str, tuple[str, ...]]] = []
    for id in ("card.battle-fader.2", "card.gorz-the-emissary-of-darkness.3", "card.divine-wrath.2"):
        scenario = by_id(id)
        assert scenario is not None
        (error,) = (line.refusal for line in play_scenario(scenario)[1] if line.refusal is not None)
        made = refuse(scenario.book, error.state, error.verdict)
        assert "request.other-player" in {failure.check for failure in error.verdict.failures}
        found.append((made.node, tuple(child.node for child in made.children)))
    assert all("other-player" not in node for first, others in found for node in (first, *others)), found
