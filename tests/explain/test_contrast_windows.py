"""Cards that lie ready and nearly answer what happens: which condition their window lacks is told."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation, Thing, Word
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

THEIR_TURN = 'turn = 4\nturn_player = "opponent"\nphase = "main1"'


def windows(*lines: str, **sides: str) -> list[Explanation]:
    return of("why-not.window", tell(*lines, **{"board": THEIR_TURN, **sides}))


def source(explanation: Explanation) -> str:
    thing = explanation.get("source")
    assert isinstance(thing, Thing)
    assert thing.names is not None
    return thing.names.en


def test_mechanic_f1_a_summon_by_an_effect_cannot_be_negated() -> None:
    lines = ("opponent: activate monster-reborn targeting jinzo", "opponent: choose atk")
    opponent = 'hand = ["monster-reborn"]\ngraveyard = ["jinzo"]'
    (made,) = windows(*lines, you='monsters = ["thunder-king-rai-oh"]', opponent=opponent)
    assert made.node == "why-not.window.by-effect"
    assert source(made) == "Thunder King Rai-Oh"
    assert made.rules[0] == "mechanic.F1"


def test_a_face_down_monster_is_not_ready() -> None:
    lines = ("opponent: activate monster-reborn targeting jinzo", "opponent: choose atk")
    opponent = 'hand = ["monster-reborn"]\ngraveyard = ["jinzo"]'
    assert windows(*lines, you='monsters = ["thunder-king-rai-oh|set"]', opponent=opponent) == []


def test_nobody_is_told_that_they_cannot_stop_themselves() -> None:
    opponent = 'hand = ["monster-reborn"]\ngraveyard = ["jinzo"]\nmonsters = ["thunder-king-rai-oh"]'
    lines = ("opponent: activate monster-reborn targeting jinzo", "opponent: choose atk")
    assert windows(*lines, opponent=opponent) == []


def test_effect_card_over_rule_another_kind_of_summon() -> None:
    lines = ("opponent: activate monster-reborn targeting summoned-skull", "opponent: choose atk")
    opponent = 'hand = ["monster-reborn"]\ngraveyard = ["summoned-skull"]'
    (made,) = windows(*lines, you='spells = ["trap-hole|set"]', opponent=opponent)
    assert made.node == "why-not.window.kinds.named"
    assert (made.get("expected"), made.get("alternative")) == (Word("summon", "normal"), Word("summon", "flip"))
    assert made.get("kinds") == Word("summon", "special")


def test_effect_card_over_rule_a_monster_with_too_little_atk() -> None:
    you = 'spells = ["bottomless-trap-hole|set"]'
    (made,) = windows("opponent: summon celtic-guardian", you=you, opponent='hand = ["celtic-guardian"]')
    assert made.node == "why-not.window.number"
    assert (made.get("needed"), made.get("have"), made.get("own")) == (1500, 1400, 1)


def test_a_monster_that_is_answered_is_not_said_to_escape() -> None:
    you = 'spells = ["bottomless-trap-hole|set"]'
    lines = ("opponent: summon gemini-elf", "you: activate bottomless-trap-hole")
    assert windows(*lines, you=you, opponent='hand = ["gemini-elf"]') == []


def test_mechanic_b5_only_an_effect_is_activated() -> None:
    you = 'spells = ["seven-tools-of-the-bandit|set"]'
    opponent = 'spells = ["ultimate-offering|up"]\nhand = ["gemini-elf"]'
    (made,) = windows("opponent: activate ultimate-offering", you=you, opponent=opponent)
    assert made.node == "why-not.window.effect-only"
    assert made.rules[0] == "mechanic.B5"


def test_mechanic_c10_returning_is_not_destroying() -> None:
    you = 'monsters = ["stardust-dragon", "gemini-elf"]'
    opponent = 'spells = ["compulsory-evacuation-device|set"]'
    line = "opponent: activate compulsory-evacuation-device targeting gemini-elf"
    (made,) = windows(line, you=you, opponent=opponent)
    assert made.node == "why-not.window.verb"
    assert (made.get("got"), made.get("wanted")) == (Word("verb", "return"), Word("verb", "destroy"))


def test_effect_card_over_rule_a_card_of_another_kind() -> None:
    yours = 'hand = ["kuriboh"]\nspells = ["magic-jammer|set"]'
    (made,) = windows(
        "opponent: activate dust-tornado targeting magic-jammer", you=yours, opponent='spells = ["dust-tornado|set"]'
    )
    assert made.node == "why-not.window.kind"
    assert (made.get("declared"), made.get("kind")) == (Word("declared", "spell"), Word("declared", "trap"))


def test_a_card_of_the_kind_it_waits_for_is_not_told() -> None:
    yours = 'hand = ["kuriboh"]\nspells = ["magic-jammer|set"]'
    theirs = 'hand = ["mystical-space-typhoon"]'
    line = "opponent: activate mystical-space-typhoon targeting magic-jammer"
    assert windows(line, you=yours, opponent=theirs) == []


@pytest.mark.parametrize(("card", "count"), [("gemini-elf", 1), ("cyber-dragon", 0)])
def test_effect_card_over_rule_a_negation_of_special_summons_leaves_a_normal_summon_alone(
    card: str, count: int
) -> None:
    line = "special-summon cyber-dragon atk" if card == "cyber-dragon" else "summon gemini-elf"
    told = tell(
        f"you: {line}", you=f'hand = ["{card}"]', opponent='monsters = ["sangan"]\nspells = ["royal-oppression|up"]'
    )
    found = of("why-not.window.kinds.named", told)
    assert len(found) == count
    assert all("Royal Oppression" in text("en", one) for one in found)


def imprisoned(*, hand: str = "", monster: str = "gemini-elf") -> list[Explanation]:
    return tell(
        f"you: attack {monster} directly", "opponent: activate dimensional-prison",
        you=f'monsters = ["{monster}"]\nhand = [{hand}]', opponent='spells = ["dimensional-prison|set"]',
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cards", [{"hand": '"my-body-as-a-shield"'}, {"monster": "stardust-dragon"}])
def test_mechanic_c10_what_answers_a_destruction_does_not_answer_a_trap_that_banishes_the_attacker(
    lang: str, cards: dict[str, str]
) -> None:
    (made,) = of("why-not.window.verb", imprisoned(**cards))
    assert made.rules[0] == "mechanic.C10"
    assert text(lang, made)


def test_mechanic_c10_a_spell_in_the_hand_that_answers_nothing_of_the_kind_is_no_foil() -> None:
    assert of("why-not.window.verb", imprisoned(hand='"book-of-moon"')) == []
