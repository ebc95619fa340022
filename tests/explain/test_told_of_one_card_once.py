"""One card is told of once: not with an effect that does not apply where another of its effects does."""

from __future__ import annotations

import pytest

from rulebook.explain.tree import Thing
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


def test_mechanic_e8_the_other_effect_of_an_equip_card_is_not_told_beside_the_one_that_applies() -> None:
    told = tell(
        "you: attack kuriboh targeting celtic-guardian", board=BATTLE, opponent='monsters = ["celtic-guardian"]',
        you='lp = 4000\nmonsters = ["kuriboh"]\nspells = ["megamorph|up|equip=kuriboh"]',
    )  # fmt: skip
    assert of("why-not.linkless.condition", told) == []
    assert len(of("why-not.strength", told)) == 1


def test_mechanic_g1_a_change_that_is_told_is_not_quoted_again() -> None:
    told = tell(
        "you: attack cyber-dragon directly", board=BATTLE, you='monsters = ["cyber-dragon"]',
        opponent='spells = ["mirror-wall|up"]',
    )  # fmt: skip
    made, *_ = of("why-not.strength", told)
    assert (made.node, made.get("old"), made.get("new")) == ("why-not.strength.set", 2100, 1050)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_equip_card_monster_a_monster_that_lies_as_an_equip_card_is_called_one(lang: str) -> None:
    told = tell(
        "opponent: activate mystical-space-typhoon targeting jinzo", "you: pass",
        you='monsters = ["relinquished"]\nspells = ["jinzo|up|equip=relinquished"]',
        opponent='hand = ["mystical-space-typhoon"]', board='turn = 4\nphase = "main1"\nturn_player = "opponent"',
    )  # fmt: skip
    (made,) = of("destroyed", told)
    card = made.get("card")
    assert isinstance(card, Thing)
    assert card.equip
    words = {"en": "Equip Card “Jinzo”", "de": "Ausrüstungskarte „Jinzo“", "it": "Carta Equipaggiamento “Jinzo”",
             "nl": "Equip Card “Jinzo”"}  # fmt: skip
    assert words[lang] in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c4_what_was_summoned_already_is_named(lang: str) -> None:
    made = refusal(
        "you: summon sangan", "opponent: pass", "you: activate scapegoat", check="activate.condition",
        you='hand = ["sangan", "scapegoat"]',
    )  # fmt: skip
    assert made.node == "refused.activate.condition.summoned.cards.text"
    assert "Sangan" in text(lang, made)


def test_mechanic_c4_a_summoned_monster_that_is_gone_is_not_named() -> None:
    made = refusal(
        "you: summon exiled-force", "opponent: pass", "you: activate exiled-force targeting jinzo", "opponent: pass",
        "you: activate scapegoat", check="activate.condition", you='hand = ["exiled-force", "scapegoat"]',
        opponent='monsters = ["jinzo"]',
    )  # fmt: skip
    assert made.node == "refused.activate.condition.summoned.text"


@pytest.mark.parametrize(("card", "told_of"), [("pot-of-greed", 0), ("exiled-force", 1)])
def test_chain_cards_stay_until_end_the_end_of_a_chain_is_told_once(card: str, told_of: int) -> None:
    mine = 'hand = ["pot-of-greed"]' if card == "pot-of-greed" else 'monsters = ["exiled-force"]'
    told = tell(f"you: activate {card}", "opponent: pass", you=mine, opponent='monsters = ["jinzo"]', joined=True)
    assert len(of("chain-ended", told)) == told_of


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_f6_the_second_normal_summon_says_which_effect_it_gives(lang: str) -> None:
    told = tell("you: summon evocator-chevalier", you='monsters = ["evocator-chevalier"]')
    (made,) = of("summoned", told)
    assert made.node == "summoned.again"
    assert {"en": "second", "de": "zweite", "it": "seconda", "nl": "tweede"}[lang] in text(lang, made)
    assert {"en": "estroy", "de": "erstöre", "it": "istrugg", "nl": "ernietig"}[lang] in text(lang, made)


def test_mechanic_f6_the_first_normal_summon_gives_no_effect() -> None:
    told = tell("you: summon evocator-chevalier", you='hand = ["evocator-chevalier"]')
    (made,) = of("summoned", told)
    assert made.node == "summoned.own"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_a_ban_on_the_only_tribute_for_a_ritual_is_named(lang: str) -> None:
    made = refusal(
        "you: activate mind-control targeting blue-eyes-white-dragon", "opponent: pass",
        "you: activate black-luster-ritual", check="activate.nothing",
        you='hand = ["mind-control", "black-luster-ritual", "black-luster-soldier"]',
        opponent='monsters = ["blue-eyes-white-dragon"]',
    )  # fmt: skip
    bans = {"en": "Mind Control", "de": "Gedankenkontrolle", "it": "Controlla Mente", "nl": "Mind Control"}
    assert bans[lang] in text(lang, made)


def test_mechanic_g2_what_ends_at_the_same_time_of_one_card_is_told_once() -> None:
    told = tell(
        "you: activate mind-control targeting axe-raider", "you: next end",
        you='hand = ["mind-control"]', opponent='monsters = ["axe-raider"]',
    )  # fmt: skip
    assert [made.node for made in of("modifier-ended", told)] == ["modifier-ended"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("player", ["you", "opponent"])
def test_mechanic_g2_what_ends_while_the_rest_of_the_effect_goes_on_is_quoted(lang: str, player: str) -> None:
    lines = [f"{player}: {line}" for line in ("activate scapegoat", "next end", "next draw")]
    board = f'turn = {3 if player == "you" else 4}\nphase = "main1"\nturn_player = "{player}"'
    told = tell(*lines, board=board, **{player: 'spells = ["scapegoat|set"]'})
    (made,) = of("modifier-ended", told)
    assert made.node == "modifier-ended.part"
    assert (_THEIRS[lang] in text(lang, made)) == (player == "opponent")


_THEIRS = {
    "en": "“you” means your opponent",
    "de": "Mit „du“ ist dort dein Gegner gemeint",
    "it": "Qui riguarda il tuo avversario",
    "nl": "Met “je” wordt daar je tegenstander bedoeld",
}
