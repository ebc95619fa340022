"""One card is counted once, a choice is told before its cost, and what cannot come back is not said to come back."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell


def test_term_send_a_card_drawn_and_revealed_is_sent_once() -> None:
    told = tell(
        "you: summon witch-of-the-black-rose",
        you='hand = ["witch-of-the-black-rose"]\ndeck = ["raigeki", "sangan"]',
    )  # fmt: skip
    (sent,) = of("sent.effect", told)
    cards = sent.get("cards")
    assert isinstance(cards, tuple)
    assert len(cards) == 1


def test_chain_activation_the_mode_is_told_before_its_cost() -> None:
    told = tell(
        "you: activate enemy-controller naming 2 tributing kuriboh targeting jinzo",
        you='hand = ["enemy-controller"]\nmonsters = ["kuriboh"]', opponent='monsters = ["jinzo"]',
    )  # fmt: skip
    nodes = [one.node for one in told]
    assert nodes.index("mode-chosen.text") < nodes.index("tributed.cost")


def test_mechanic_g2_only_what_is_banished_is_said_to_come_back() -> None:
    nodes = {}
    for card in ("sangan", "sheep-token"):
        nodes[card] = [
            one.node
            for one in tell(
                f"you: activate interdimensional-matter-transporter targeting {card}",
                you=f'spells = ["interdimensional-matter-transporter|set"]\nmonsters = ["{card}|atk"]',
            )
        ]
    assert "postponed.back" in nodes["sangan"]
    assert "postponed.back" not in nodes["sheep-token"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_trigger_both_copies_that_trigger_are_told_in_one_sentence(lang: str) -> None:
    told = tell(
        "opponent: activate dark-hole", board='turn = 4\nphase = "main1"\nturn_player = "opponent"', joined=True,
        you='monsters = ["sangan"]', opponent='monsters = ["sangan"]\nhand = ["dark-hole"]',
    )  # fmt: skip
    (made,) = of("trigger-met", told)
    assert text(lang, made).count("Sangan") == 2


def test_effect_trigger_what_a_cost_triggers_is_told_after_the_target() -> None:
    nodes = [
        one.node
        for one in tell(
            "you: activate golden-dragon-summoner tributing sangan targeting cyber-dragon",
            you='monsters = ["golden-dragon-summoner", "sangan"]', opponent='monsters = ["cyber-dragon"]',
        )
    ]  # fmt: skip
    assert nodes.index("tributed.cost") < nodes.index("targeted") < nodes.index("trigger-met.mandatory")


def test_damage_step_what_battle_damage_triggers_is_told_after_the_damage_calculation() -> None:
    told = tell(
        "you: attack don-zaloog directly", you='monsters = ["don-zaloog"]', opponent='hand = ["sangan"]',
        board='turn = 3\nphase = "battle"\nstep = "battle"', joined=True,
    )  # fmt: skip
    nodes = [f"{one.node} {word.value}" if (word := one.get("step")) else one.node for one in told]
    assert nodes.index("step-began after_calculation") < nodes.index("trigger-met.optional")


def test_phase_battle_the_battle_step_goes_on_after_a_battle() -> None:
    told = tell(
        "you: next battle", "you: attack sangan directly", you='monsters = ["sangan"]', joined=True,
    )  # fmt: skip
    said = [text("en", one) for one in of("step-began", told)]
    assert said[0] == "Now the Battle Step begins."
    assert said[-1] == "The Battle Step continues."


def test_mechanic_g2_what_happens_at_once_is_not_said_to_be_the_rest() -> None:
    told = tell(
        "opponent: attack jinzo directly", "you: activate necro-gardna", joined=True,
        you='graveyard = ["necro-gardna"]', opponent='monsters = ["jinzo"]',
        board='turn = 4\nturn_player = "opponent"\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    assert of("attack-negated", told)
    assert not of("came-due", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_e8_a_halved_attack_is_explained_where_it_decides_a_battle(lang: str) -> None:
    told = tell(
        "you: attack the-wicked-dreadroot targeting blue-eyes-white-dragon", you='monsters = ["the-wicked-dreadroot"]',
        opponent='monsters = ["blue-eyes-white-dragon"]', board='turn = 3\nphase = "battle"\nstep = "battle"',
        joined=True,
    )  # fmt: skip
    (made,) = of("why-not.strength", told)
    assert (made.get("old"), made.get("new")) == (3000, 1500)
    assert "3000" in text(lang, made)


def test_effect_card_over_rule_a_second_attack_is_told_when_its_effect_resolves() -> None:
    told = tell(
        "you: attack ruin-queen-of-oblivion targeting kuriboh", "you: activate ruin-queen-of-oblivion", joined=True,
        you='monsters = ["ruin-queen-of-oblivion"]', opponent='monsters = ["kuriboh", "jinzo"]',
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    assert "second attack" in text("en", of("applied", told)[0])


ALSO = {
    "de": "Außerdem steht auf „Waboku“ sinngemäß: Monster",
    "en": "“Waboku” also says: Monsters",
    "it": "Con “Waboku” vale anche questo: i mostri",
    "nl": "“Waboku” heeft ook dit effect: Monsters",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_that_an_effect_applies_is_told_once_for_both_of_its_parts(lang: str) -> None:
    told = tell("you: activate waboku", you='spells = ["waboku|set"]')
    _, second = of("applied.plain.text", told)
    assert second.node == "applied.plain.text.also"
    assert text(lang, second).startswith(ALSO[lang]), text(lang, second)
