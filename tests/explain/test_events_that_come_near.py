"""A card that waits for an event is refused with the one fact by which what happened differs."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.explain.refuse import refuse
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.notation.faults import Refused
from scenarios.formats.loader import load_text
from scenarios.playing.script import Script

from .play import HEAD

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'
MAIN = 'turn = 3\nphase = "main1"'


def refusal(*lines: str, board: str, you: str = "", opponent: str = "", check: str = "activate.event") -> Explanation:
    """Why the last of these lines is refused, in the window in which it comes nearest to being possible."""
    loaded = load_text(f"{HEAD}[board]\n{board}\n[board.you]\n{you}\n[board.opponent]\n{opponent}\n")
    script = Script(loaded.book, loaded.start)
    for line in lines[:-1]:
        script.play(line)
    with pytest.raises(Refused) as refused:
        script.play(lines[-1])
    assert refused.value.verdict.failures[0].check == check
    return refuse(loaded.book, refused.value.state, refused.value.verdict)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b6_a_monster_sent_from_the_hand_as_a_cost_was_not_on_the_field(lang: str) -> None:
    told = refusal(
        "you: activate lightning-vortex discarding kuriboh", "you: activate michizure targeting gemini-elf",
        board=MAIN, you='hand = ["lightning-vortex", "kuriboh"]\nspells = ["michizure|set"]',
        opponent='monsters = ["gemini-elf"]',
    )  # fmt: skip
    assert told.node == "refused.activate.event.place.text"
    assert "mechanic.B6" not in told.rules
    assert text(lang, told)


def test_zone_owner_return_a_monster_in_the_other_graveyard_is_told_with_its_owner() -> None:
    told = refusal(
        "you: attack summoned-skull targeting kuriboh", "you: activate michizure targeting gemini-elf",
        board=BATTLE, you='monsters = ["summoned-skull"]\nspells = ["michizure|set"]',
        opponent='monsters = ["kuriboh", "gemini-elf"]',
    )  # fmt: skip
    assert told.node == "refused.activate.event.owner.text"
    assert "belongs to your opponent" in text("en", told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "node"),
    [("sebek-s-blessing", "direct-damage"), ("barrel-behind-the-door", "battle-damage")],
)
def test_damage_battle_definition_what_the_damage_came_from_is_told(lang: str, card: str, node: str) -> None:
    mine = card == "sebek-s-blessing"
    told = refusal(
        f"{'you' if mine else 'opponent'}: attack summoned-skull targeting kuriboh", f"you: activate {card}",
        board=BATTLE if mine else f'{BATTLE}\nturn_player = "opponent"',
        you=f'spells = ["{card}|set"]\nmonsters = ["{"summoned-skull" if mine else "kuriboh"}"]',
        opponent=f'monsters = ["{"kuriboh" if mine else "summoned-skull"}"]',
    )  # fmt: skip
    assert told.node == f"refused.activate.event.{node}.text"
    assert "mechanic.B6" not in told.rules
    assert text(lang, told)


def test_mechanic_b4_a_summon_on_the_chain_is_told_instead_of_one_that_is_over() -> None:
    told = refusal(
        "you: summon marauding-captain", "you: activate marauding-captain",
        "opponent: activate horn-of-heaven tributing kuriboh", board=MAIN,
        you='hand = ["marauding-captain", "gemini-elf"]',
        opponent='spells = ["horn-of-heaven|set"]\nmonsters=["kuriboh"]',
    )  # fmt: skip
    assert told.node == "refused.activate.event.on-chain"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_trigger_a_monster_destroyed_by_an_effect_does_not_answer_a_battle(lang: str) -> None:
    told = refusal(
        "you: activate dark-hole", "opponent: pass", "you: pass", "you: activate giant-germ",
        board=MAIN, you='monsters = ["giant-germ"]\nhand = ["dark-hole"]\ndeck = ["giant-germ"]',
        check="activate.trigger",
    )  # fmt: skip
    assert told.node == "refused.activate.event.cause.text"
    assert text(lang, told)


SUMMONS = {
    "special-summon number-39-utopia using gemini-elf, battle-ox atk": "other",
    "summon jinzo tributing battle-ox": "kinds",
}


@pytest.mark.parametrize(("summon", "node"), SUMMONS.items())
def test_xyz_rank_not_level_comes_before_that_the_summon_is_complete(summon: str, node: str) -> None:
    told = refusal(
        f"opponent: {summon}", "you: activate steelswarm-roach",
        board='turn = 6\nphase = "main1"\nturn_player = "opponent"',
        you='monsters = ["steelswarm-roach|materials=sangan+kuriboh"]',
        opponent='monsters = ["gemini-elf", "battle-ox"]\nhand = ["jinzo"]\nextra = ["number-39-utopia"]',
    )  # fmt: skip
    assert told.node.removesuffix(".text") == f"refused.activate.event.{node}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pendulum_summon_sources_a_card_that_stops_one_monster_is_told_that_several_came(lang: str) -> None:
    told = refusal(
        "opponent: special-summon stargazer-magician using sangan, cyber-dragon atk",
        "you: activate thunder-king-rai-oh",
        board='turn = 4\nturn_player = "opponent"', you='monsters = ["thunder-king-rai-oh"]',
        opponent='hand = ["sangan", "cyber-dragon"]\npendulum = ["stargazer-magician", "timegazer-magician"]',
    )  # fmt: skip
    assert told.node.startswith("refused.activate.event.several")
    assert "2" in text(lang, told)
