"""What a card's own effect does to the card, and whose card or Deck is meant, as the sentences tell it."""

from __future__ import annotations

from rulebook.language.sentences.render import Depth, rule_text, text
from rulebook.languages import LANGUAGES
from tests.each import each

from .play import refusal, tell

SYNCHRO = """
monsters = ["summoned-skull"]
hand = ["kuriboh"]
graveyard = ["plaguespreader-zombie"]
extra = ["stardust-dragon"]
"""


@each("lang", LANGUAGES)
def test_a_card_banished_by_its_own_effect_is_named_once(lang: str) -> None:
    made = tell(
        "you: activate plaguespreader-zombie placing kuriboh",
        "you: position atk",
        "you: special-summon stardust-dragon using plaguespreader-zombie, summoned-skull atk",
        you=SYNCHRO,
    )
    for node in ("banished.instead", "applied.cards.text"):
        one = next(each for each in made if each.node == node)
        for depth in Depth:
            said = text(lang, one, depth=depth)
            assert said.count("“") == 1, said


def test_cost_paid_before_is_cited_for_a_card_placed_on_the_deck_as_a_cost() -> None:
    made = tell("you: activate plaguespreader-zombie placing kuriboh", "you: position atk", you=SYNCHRO)
    assert next(one for one in made if one.node == "placed.cost").rules[0] == "cost.paid-before"


def test_a_restriction_is_quoted_with_the_turn_it_holds_for() -> None:
    made = refusal(
        "you: activate super-conductor-tyranno tributing giant-rat",
        "you: next battle",
        "you: attack super-conductor-tyranno directly",
        check="attack.prohibited",
        you='monsters = ["super-conductor-tyranno", "giant-rat"]',
    )
    assert "activate this effect" in text("en", made)


def test_what_a_monster_of_the_opponent_does_not_prevent_is_told_from_your_side() -> None:
    made = tell(
        "you: attack summoned-skull directly",
        you='monsters = ["summoned-skull"]',
        opponent='monsters = ["the-legendary-fisherman"]\nfield = ["umi|up"]',
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )
    said = text("en", next(one for one in made if one.node == "why-not.attack.direct.text"))
    assert "does not prevent you from attacking your opponent directly" in said
    assert "is your opponent" not in said
    assert "allows" not in said


@each("lang", LANGUAGES)
def test_two_monsters_that_protect_each_other_are_two_and_leave_no_direct_attack(lang: str) -> None:
    made = refusal(
        "you: attack summoned-skull directly",
        check="attack.target",
        you='monsters = ["summoned-skull"]',
        opponent='monsters = ["marauding-captain", "marauding-captain"]',
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )
    pair = text(lang, made)
    others = {"de": "die anderen", "en": "the others", "it": "per gli altri", "nl": "elk van deze"}[lang]
    assert others not in pair
    directly = {"de": "Direkt angreifen", "en": "direct attack", "it": "attacco diretto", "nl": "Direct aanvallen"}[
        lang
    ]
    assert directly in pair


def test_the_effect_of_one_of_two_cards_of_one_name_is_told_with_its_player() -> None:
    made = tell(
        "you: activate dark-hole",
        you='hand = ["dark-hole"]\nmonsters = ["sangan"]\ndeck = ["kuriboh"]',
        opponent='monsters = ["sangan"]\ndeck = ["witch-of-the-black-forest"]',
    )
    resolving = [text("en", one) for one in made if one.node == "resolving" and one.get("twin")]
    assert [("your opponent's" in one) for one in resolving] == [True, False]
    assert "Sangan" not in text("en", next(one for one in made if one.node == "why-not.order.turn-player"))
    assert "from their Deck" in " ".join(text("en", one) for one in made if one.node == "added.effect")


def test_an_effect_that_brings_its_card_back_is_not_the_only_one_of_the_card() -> None:
    made = tell(
        "opponent: activate raigeki",
        "you: activate stardust-dragon",
        "opponent: next end",
        you='monsters = ["stardust-dragon"]\nspells = ["macro-cosmos|up"]',
        opponent='hand = ["raigeki"]',
        board='turn = 3\nturn_player = "opponent"\nphase = "main1"',
    )
    assert "why-not.trigger.elsewhere.back" in {one.node for one in made}


def test_the_card_that_changes_a_value_beside_its_original_is_named() -> None:
    made = tell(
        "you: activate shrink targeting la-jinn-the-mystical-genie-of-the-lamp",
        you='hand = ["shrink"]',
        opponent="""monsters = ["la-jinn-the-mystical-genie-of-the-lamp"]
spells = ["axe-of-despair|up|equip=la-jinn-the-mystical-genie-of-the-lamp"]""",
    )
    said = text("en", next(one for one in made if one.node == "why-not.strength.only-original.card"))
    assert "Axe of Despair" in said


def test_a_destroyed_spell_resolves_because_destroying_is_not_negating() -> None:
    made = tell(
        "opponent: activate tribute-to-the-doomed discarding battle-ox targeting summoned-skull",
        "you: activate mystical-space-typhoon targeting tribute-to-the-doomed",
        you='monsters = ["summoned-skull"]\nspells = ["mystical-space-typhoon|set"]',
        opponent='hand = ["tribute-to-the-doomed", "battle-ox"]',
        board='turn = 3\nturn_player = "opponent"\nphase = "main1"',
    )
    assert "why-not.goes-on.gone.destroyed" in {one.node for one in made}


def test_damage_kinds_damage_by_an_effect_is_not_cited_as_battle_damage() -> None:
    made = tell(
        "you: activate super-conductor-tyranno tributing giant-rat",
        you='monsters = ["super-conductor-tyranno", "giant-rat"]',
    )
    assert next(one for one in made if one.node.startswith("effect-damage")).rules[0] == "damage.kinds"


def test_ritual_only_by_spell_a_ritual_monster_that_may_not_be_set_is_told_so() -> None:
    made = refusal("you: set relinquished", check="summon.never", you='hand = ["relinquished"]')
    assert made.rules[0] == "ritual.only-by-spell"
    assert "Set it" in (rule_text("en", made.rules[0]) or "")


def test_a_time_that_a_card_names_is_cited_as_the_text_of_the_card() -> None:
    made = refusal(
        "you: activate ultimate-offering",
        check="activate.condition",
        you='spells = ["ultimate-offering|up"]\nhand = ["gemini-elf"]',
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )
    assert made.node == "refused.activate.condition.turn.text"
    assert made.rules == ("effect.card-over-rule",)


@each("lang", LANGUAGES)
def test_sentences_call_the_graveyard_by_its_whole_name(lang: str) -> None:
    made = refusal("you: activate monster-reborn", check="activate.target", you='hand = ["monster-reborn"]')
    said = text(lang, made)
    assert {"de": "Friedhof", "en": "Graveyard", "it": "Cimitero", "nl": "Graveyard"}[lang] in said
    assert "GY" not in said
