"""What is put off is quoted, what came too late for it is told, and where a card goes instead is said once."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation, refuse
from rulebook.explain.tree import Passage
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES
from scenarios.formats.loader import load_text
from scenarios.playing.runner import play_scenario

from .play import HEAD, of, tell

MAIN = 'turn = 3\nphase = "main1"'
BATTLE = 'turn = 6\nphase = "battle"\nstep = "battle"\nturn_player = "opponent"'


def refusal(line: str, check: str, you: str, opponent: str = "", more: str = "", before: str = "") -> Explanation:
    loaded = load_text(
        f"{HEAD}[board]\n{MAIN}\n{more}\n[board.you]\n{you}\n[board.opponent]\n{opponent}\n{before}"
        f'[[line]]\ndo = {line!r}\nexpect = {{ illegal = "{check}" }}\n'
    )
    _, done, faults = play_scenario(loaded)
    assert faults == [], faults
    (found,) = (one.refusal for one in done if one.refusal is not None)
    return refuse(loaded.book, found.state, found.verdict)


def test_mechanic_g2_what_is_put_off_is_quoted_once_and_without_its_phase() -> None:
    told = tell(
        "you: activate limiter-removal", "you: next end",
        you='hand = ["limiter-removal"]\nmonsters = ["cyber-dragon"]', board='turn = 3\nphase = "main1"',
    )  # fmt: skip
    (made,) = of("postponed", told)
    (due,) = of("came-due", told)
    assert isinstance(made.get("passage"), Passage)
    assert due.get("passage") is None
    said = text("en", made)
    assert "Destroy that card." in said
    assert "card during" not in said


def bounder(attacker: str) -> list[Explanation]:
    return tell(
        f"opponent: attack {attacker} targeting reflect-bounder",
        you='monsters = ["reflect-bounder"]', opponent=f'monsters = ["{attacker}"]', board=BATTLE,
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_e5_a_monster_destroyed_by_battle_is_not_destroyed_by_its_effect(lang: str) -> None:
    (made,) = of("why-not.spared.doomed", bounder("gemini-elf"))
    assert text(lang, made)
    (awaited,) = of("awaited.text", bounder("gemini-elf"))
    assert text(lang, awaited)


def test_mechanic_e5_a_monster_that_has_survived_the_battle_is_destroyed_by_its_effect() -> None:
    told = bounder("sangan")
    assert of("destroyed.effect", told)
    assert not of("why-not.spared.doomed", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fusion_returned_to_hand_is_told_once_with_its_reason(lang: str) -> None:
    told = tell(
        "you: activate compulsory-evacuation-device targeting elemental-hero-flame-wingman",
        you='spells = ["compulsory-evacuation-device|set"]', opponent='monsters = ["elemental-hero-flame-wingman"]',
    )  # fmt: skip
    (made,) = of("returned", told)
    assert made.node == "returned.effect.home"
    assert made.rules == ("deck.extra.contents", "zone.owner-return"), "that on Fusion Monsters is a classic rule"
    assert text(lang, made)
    assert not of("to-extra", told)
    assert not [child for child in made.children if child.node == "more.elsewhere"]


def test_deck_extra_contents_a_synchro_monster_that_would_be_placed_on_the_deck_goes_back_to_the_extra_deck() -> None:
    told = tell(
        "you: summon raiza-the-storm-monarch tributing gemini-elf", "you: choose stardust-dragon",
        you='hand = ["raiza-the-storm-monarch"]\nmonsters = ["gemini-elf"]', opponent='monsters = ["stardust-dragon"]',
    )  # fmt: skip
    assert not of("placed", told)
    assert not of("to-extra", told)
    (made,) = of("returned.effect.home", told)
    assert made.rules[0] == "deck.extra.contents"


@pytest.mark.parametrize(
    ("monster", "node", "rule"),
    [
        ("the-wicked-dreadroot", "refused.summon.tributes.own-text", "effect.card-over-rule"),
        ("summoned-skull", "refused.summon.tributes", "summon.tribute.count"),
    ],
)
def test_summon_tribute_count_says_if_the_card_asks_for_it_itself(monster: str, node: str, rule: str) -> None:
    made = refusal(f"you: summon {monster}", "summon.tributes", f'hand = ["{monster}"]')
    assert made.node == node
    assert rule in made.rules


def test_a_response_to_what_reaches_more_cards_says_how_few_there_are() -> None:
    made = refusal(
        "you: activate starlight-road", "activate.event",
        'spells = ["starlight-road|set"]\nmonsters = ["gemini-elf"]', 'hand = ["raigeki"]',
        'turn_player = "opponent"', '[[line]]\ndo = "opponent: activate raigeki"\n',
    )  # fmt: skip
    assert made.node == "refused.activate.event.would.few.text"
    assert (made.get("have"), made.get("needed")) == (1, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g2_what_is_banished_for_a_time_is_said_to_come_back(lang: str) -> None:
    told = tell(
        "you: activate interdimensional-matter-transporter targeting gemini-elf",
        you='spells = ["interdimensional-matter-transporter|set"]\nmonsters = ["gemini-elf"]',
    )  # fmt: skip
    (made,) = of("postponed", told)
    assert made.node == "postponed.back"
    assert "End Phase" in text(lang, made)


CAPSULE = {
    "en": "in your 2nd Standby Phase from now",
    "de": "in deiner 2. Standby Phase ab jetzt",
    "it": "nella tua 2ª Standby Phase a partire da ora",
    "nl": "in je 2e Standby Phase vanaf nu",
}
PILL = {
    "en": "in your opponent's 3rd End Phase from now",
    "de": "in der 3. End Phase deines Gegners ab jetzt",
    "it": "nella 3ª End Phase del tuo avversario a partire da ora",
    "nl": "in de 3e End Phase van je tegenstander vanaf nu",
}


@pytest.mark.parametrize("depth", Depth)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g2_what_is_put_off_to_a_phase_of_one_player_says_whose(lang: str, depth: Depth) -> None:
    told = tell(
        "you: activate different-dimension-capsule",
        you='hand = ["different-dimension-capsule"]\ndeck = ["jinzo"]',
    )  # fmt: skip
    (made,) = of("postponed", told)
    assert CAPSULE[lang] in text(lang, made, depth=depth)
    told = tell(
        "you: activate big-evolution-pill tributing megazowler",
        you='hand = ["big-evolution-pill"]\nmonsters = ["megazowler"]',
    )  # fmt: skip
    (made,) = of("postponed", told)
    assert PILL[lang] in text(lang, made, depth=depth)


@pytest.mark.parametrize(
    ("lines", "you", "said"),
    [
        (
            ("you: activate return-from-the-different-dimension", "you: choose atk", "you: choose atk"),
            'spells = ["return-from-the-different-dimension|set"]\nbanished = ["gemini-elf", "sangan"]',
            "Banish those monsters.",
        ),
        (
            ("you: activate instant-fusion", "you: choose atk"),
            'hand = ["instant-fusion"]\nextra = ["darkfire-dragon"]',
            "Destroy that monster.",
        ),
    ],
)
def test_mechanic_g2_what_becomes_of_summoned_monsters_later_names_them(
    lines: tuple[str, ...], you: str, said: str
) -> None:
    (made,) = of("postponed", tell(*lines, you=you))
    assert said in text("en", made)
