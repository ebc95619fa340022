"""Effects without a Chain Link: what stays on the field because they did not apply, and why."""

from __future__ import annotations

import pytest

from rulebook.articles.disagreements import badge
from rulebook.explain import Explanation, Role, Thing, Word
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

BURIAL = 'monsters = ["cyber-dragon"]\nspells = ["premature-burial|up|equip=cyber-dragon", "emergency-provisions"]'
CALL = 'monsters = ["cyber-dragon"]\nspells = ["call-of-the-haunted|up|bound=cyber-dragon", "emergency-provisions"]'
TRIO = ("you: next standby", "opponent: activate ojama-trio", "you: next standby", "you: next main1")
TYPHOON = 'hand = ["mystical-space-typhoon"]'


def spared(*lines: str, joined: bool = False, **sides: str) -> list[Explanation]:
    return of("why-not.linkless", tell(*lines, joined=joined, **sides))


def name(explanation: Explanation, argument: str) -> str:
    thing = explanation.get(argument)
    assert isinstance(thing, Thing)
    assert thing.names is not None
    return thing.names.en


@pytest.mark.parametrize("joined", [False, True])
def test_an_equip_card_sent_as_a_cost_does_not_take_its_monster_along(joined: bool) -> None:
    line = "you: activate emergency-provisions sending premature-burial"
    (made,) = spared(line, you=BURIAL, joined=joined)
    assert made.node == "why-not.linkless.verb"
    assert made.role is Role.WHY_NOT
    assert (name(made, "card"), name(made, "kept")) == ("Premature Burial", "Cyber Dragon")
    assert (made.get("got"), made.get("cause")) == (Word("verb", "send"), Word("cause", "cost"))
    assert made.get("wanted") == Word("verb", "destroy")
    assert made.rules[0] == "term.destroy.not"
    assert badge(made.rules[0]) is not None


def test_a_destroyed_equip_card_destroys_its_monster_without_further_explanation() -> None:
    told = tell("you: activate mystical-space-typhoon targeting premature-burial", you=f"{TYPHOON}\n{BURIAL}")
    assert of("why-not.linkless", told) == []
    gone = [made.get("cards") for made in of("destroyed", told)]
    assert len(gone) == 2


def test_an_equip_card_that_goes_with_its_monster_saves_nobody() -> None:
    line = "you: activate sky-scourge-norleras"
    you = 'monsters = ["sky-scourge-norleras", "cyber-dragon"]\nspells = ["premature-burial|up|equip=cyber-dragon"]'
    assert spared(line, you=f"{you}\ndeck = 5", opponent="deck = 5") == []


def test_a_card_sent_before_it_was_linked_is_not_reported() -> None:
    you = 'spells = ["premature-burial", "emergency-provisions"]\ngraveyard = ["cyber-dragon"]'
    lines = (
        "you: activate premature-burial targeting cyber-dragon",
        "you: activate emergency-provisions sending premature-burial",
    )
    assert spared(*lines, you=you) == []


def test_a_continuous_trap_that_is_sent_still_takes_its_monster_along() -> None:
    told = tell("you: activate emergency-provisions sending call-of-the-haunted", you=CALL)
    assert of("why-not.linkless", told) == []
    assert len(of("destroyed", told)) == 1


@pytest.mark.parametrize("joined", [False, True])
def test_a_negated_trap_leaves_its_monster_behind(joined: bool) -> None:
    line = "you: activate emergency-provisions sending call-of-the-haunted"
    (made,) = spared(line, you=CALL, opponent='monsters = ["jinzo"]', joined=joined)
    assert made.node == "why-not.linkless.negated"
    assert name(made, "negator") == "Jinzo"
    assert name(made, "kept") == "Cyber Dragon"


def test_a_trap_whose_monster_is_tributed_stays() -> None:
    you = 'hand = ["jinzo"]\nmonsters = ["sangan"]\nspells = ["call-of-the-haunted|up|bound=sangan"]'
    (made,) = spared("you: summon jinzo tributing sangan", you=you)
    assert made.node == "why-not.linkless.verb-bound"
    assert (name(made, "card"), name(made, "source")) == ("Sangan", "Call of the Haunted")
    assert "mechanic.C6" in made.rules


def test_a_negated_trap_stays_when_its_monster_is_destroyed() -> None:
    you = 'monsters = ["cyber-dragon"]\nspells = ["call-of-the-haunted|up|bound=cyber-dragon"]'
    opponent = 'monsters = ["jinzo"]\nhand = ["smashing-ground"]'
    board = 'turn = 4\nturn_player = "opponent"\nphase = "main1"'
    (made,) = spared("opponent: activate smashing-ground", you=you, opponent=opponent, board=board)
    assert made.node == "why-not.linkless.negated-bound"
    assert name(made, "source") == "Call of the Haunted"


def test_a_reaper_turned_face_down_by_what_targets_it_is_not_destroyed() -> None:
    board = 'turn = 4\nturn_player = "opponent"\nphase = "main1"'
    told = tell(
        "opponent: activate book-of-moon targeting spirit-reaper",
        you='monsters = ["spirit-reaper"]', opponent='hand = ["book-of-moon"]', board=board,
    )  # fmt: skip
    (made,) = of("why-not.linkless", told)
    assert made.node == "why-not.linkless.face-down"
    assert of("destroyed", told) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_says_cost_both_verbs_and_who_stays(lang: str) -> None:
    (made,) = spared("you: activate emergency-provisions sending premature-burial", you=BURIAL)
    words = {
        "en": ("as a cost", "sent", "destroyed", "“Cyber Dragon” stays"),
        "de": ("als Kosten", "gelegt", "zerstört", "bleibt „Cyber Drache“"),
        "it": ("per pagare il costo", "mandata", "distrutta", "“Cyber Drago” resta"),
        "nl": ("als kosten", "gestuurd", "vernietigd", "“Cyber Dragon”"),
    }
    assert all(word in text(lang, made) for word in words[lang]), text(lang, made)


def test_a_trap_stays_when_its_monster_is_turned_face_down() -> None:
    sides = {
        "you": 'monsters = ["jinzo"]\nhand = ["book-of-moon"]',
        "opponent": 'spells = ["shadow-spell|up|bound=jinzo"]',
    }
    (made,) = spared("you: activate book-of-moon targeting jinzo", **sides)
    assert made.node == "why-not.linkless.verb-bound-parted"
    assert (made.get("got"), made.get("wanted")) == (Word("verb", "turn_face_down"), Word("verb", "leave_field"))


def test_what_negated_a_card_is_not_named_once_it_has_gone_before() -> None:
    told = tell(
        "you: activate mystical-space-typhoon targeting call-of-the-haunted",
        "you: activate book-of-moon targeting jinzo",
        you='hand = ["mystical-space-typhoon", "book-of-moon"]',
        opponent='monsters = ["jinzo", "sangan"]\nspells = ["call-of-the-haunted|up|bound=sangan"]',
    )  # fmt: skip
    assert of("why-not.linkless", told) == []
    assert len(of("destroyed", told)) == 2


def test_what_negates_a_trap_and_goes_with_its_monster_does_not_save_the_trap() -> None:
    told = tell(
        "you: activate lightning-vortex discarding scapegoat",
        you='hand = ["lightning-vortex", "scapegoat"]',
        opponent='monsters = ["jinzo", "cyber-dragon"]\nspells = ["call-of-the-haunted|up|bound=cyber-dragon"]',
    )
    gone = [made.get("cards") for made in of("destroyed", told)]
    assert len(gone) == 2
    assert of("why-not.linkless", told) == []


def test_term_destroy_not_a_revived_monster_stays_when_its_equip_card_returns_to_the_hand() -> None:
    you = f'hand = ["giant-trunade"]\n{BURIAL}'
    (made,) = spared("you: activate giant-trunade", you=you)
    assert made.node == "why-not.linkless.verb"
    assert (made.get("got"), made.get("wanted")) == (Word("verb", "return"), Word("verb", "destroy"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c10_a_watched_card_that_is_tributed_was_not_destroyed(lang: str) -> None:
    told = tell(
        *TRIO, "you: activate cannon-soldier tributing ojama-token#1", board='turn = 3\nphase = "draw"',
        you='monsters = ["cannon-soldier"]', opponent='spells = ["ojama-trio"]',
    )  # fmt: skip
    (made,) = of("why-not.linkless", told)
    assert made.node == "why-not.linkless.verb-of-other"
    assert "Ojama" in text(lang, made)


def test_mechanic_c10_a_watched_card_that_is_destroyed_is_no_foil() -> None:
    told = tell(
        *TRIO, "you: activate dark-hole", you='hand = ["dark-hole"]', opponent='spells = ["ojama-trio"]',
        board='turn = 3\nphase = "draw"',
    )  # fmt: skip
    assert of("why-not.linkless", told) == []
