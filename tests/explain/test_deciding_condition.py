"""Where one condition of an effect decides, that condition is quoted, and the card in its way is named."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG
from rulebook.explain import Explanation
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

BATTLE = 'turn = 6\nphase = "battle"\nstep = "battle"\nturn_player = "{}"'


def gorz(spells: str) -> list[Explanation]:
    told = tell(
        "opponent: attack gemini-elf directly",
        you=f'hand = ["gorz-the-emissary-of-darkness"]\nspells = [{spells}]', opponent='monsters = ["gemini-elf"]',
        board=BATTLE.format("opponent"),
    )  # fmt: skip
    return of("why-not.trigger.condition", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_trigger_the_card_in_the_way_of_a_hand_trigger_is_named(lang: str) -> None:
    (made,) = gorz('"dust-tornado|set"')
    assert made.node == "why-not.trigger.condition.hinders"
    for depth in Depth:
        said = text(lang, made, depth=depth)
        assert {"de": "Staubtornado", "it": "Tornado di Polvere"}.get(lang, "Dust Tornado") in said
        assert " hand" not in said, "a condition that holds is not quoted"


def skyscraper(attacker: str, target: str) -> list[Explanation]:
    told = tell(
        f"opponent: attack {attacker} targeting {target}",
        you=f'monsters = ["{target}"]\nfield = ["skyscraper|up"]', opponent=f'monsters = ["{attacker}"]',
        board=BATTLE.format("opponent"),
    )  # fmt: skip
    return of("why-not.linkless.condition", told)


def test_an_effect_without_a_link_quotes_the_part_of_its_condition_that_decides() -> None:
    (made,) = skyscraper("gemini-elf", "elemental-hero-sparkman")
    said = text("en", made)
    assert "“Elemental HERO” monster attacks" in said
    assert "higher ATK" not in said, "the other part holds"


def test_mechanic_h3_a_part_that_does_nothing_quotes_its_condition() -> None:
    told = tell(
        "you: activate miracle-fusion",
        "you: choose atk",
        "you: activate de-fusion targeting elemental-hero-flame-wingman",
        you='hand = ["miracle-fusion", "de-fusion"]\nextra = ["elemental-hero-flame-wingman"]\n'
        'graveyard = ["elemental-hero-avian", "elemental-hero-burstinatrix"]',
    )  # fmt: skip
    (made,) = of("not-done", told)
    assert made.node == "not-done.condition.text"
    assert "are in your Graveyard" in text("en", made)


def test_xyz_material_not_on_field_a_detached_card_did_not_leave_the_field() -> None:
    told = tell(
        "you: activate number-17-leviathan-dragon detaching sangan",
        you='monsters = ["number-17-leviathan-dragon|materials=sangan+card-trooper"]\ndeck = ["kuriboh"]',
    )
    (made,) = of("why-not.trigger", told)
    assert (made.node, made.rules[0]) == ("why-not.trigger.place", "xyz.material.not-on-field")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_battle_direct_if_empty_a_permission_that_does_not_hold_is_named(lang: str) -> None:
    made = refusal(
        "you: attack toon-gemini-elf directly", check="attack.direct", you='monsters = ["toon-gemini-elf"]',
        opponent='monsters = ["battle-footballer"]', board=BATTLE.format("you"),
    )  # fmt: skip
    assert made.node == "refused.attack.direct.text"
    world = {"en": "Toon World", "de": "Toon-Welt", "it": "Mondo Toon", "nl": "Toon World"}[lang]
    assert all(world in text(lang, made, depth=depth) for depth in Depth)


def test_battle_direct_if_empty_a_negated_permission_names_what_negates_it() -> None:
    made = refusal(
        "you: attack jinzo-7 directly", check="attack.direct",
        you='monsters = ["jinzo-7"]\nspells = ["skill-drain|up"]',
        opponent='monsters = ["battle-footballer"]', board=BATTLE.format("you"),
    )  # fmt: skip
    assert made.node == "refused.attack.direct.negated"
    assert "Skill Drain" in text("en", made)


def test_effect_card_over_rule_a_prohibition_is_quoted() -> None:
    made = refusal(
        "you: attack gemini-elf directly", check="attack.prohibited",
        you='monsters = ["gemini-elf"]\nspells = ["messenger-of-peace|up"]', board=BATTLE.format("you"),
    )  # fmt: skip
    assert made.node == "refused.attack.prohibited.text"
    assert "1500 or more ATK" in text("en", made)


@pytest.mark.parametrize(
    ("hand", "monsters", "node", "said"),
    [
        ('"curse-of-dragon"', '"gemini-elf"', "monster", "no Ritual Monster"),
        ('"demise-king-of-armageddon"', '"gemini-elf", "curse-of-dragon"', "levels", "exactly 8"),
        ('"demise-king-of-armageddon"', "", "levels", "no Tribute"),
    ],
)
def test_ritual_tributes_what_is_missing_is_told(hand: str, monsters: str, node: str, said: str) -> None:
    made = refusal(
        "you: activate end-of-the-world",
        check="activate.nothing",
        you=f'hand = ["end-of-the-world", {hand}]\nmonsters = [{monsters}]',
    )
    assert made.node == f"refused.activate.nothing.ritual.{node}"
    assert said in text("en", made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g2_an_effect_that_applies_says_what_applies(lang: str) -> None:
    told = tell(
        "you: activate mind-control targeting gemini-elf",
        you='hand = ["mind-control"]',
        opponent='monsters = ["gemini-elf"]',
    )
    first, second = (text(lang, made) for made in of("applied", told))
    tribute = {"en": "Tributed", "de": "Tribut", "it": "Tributo", "nl": "Tribute"}[lang]
    assert tribute.casefold() not in first.casefold()
    assert tribute.casefold() in second.casefold()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_battle_direct_if_empty_the_card_in_the_way_of_a_permission_is_named(lang: str) -> None:
    made = refusal(
        "you: attack toon-gemini-elf directly", check="attack.direct",
        you='monsters = ["toon-gemini-elf"]\nspells = ["toon-world|up"]',
        opponent='monsters = ["toon-summoned-skull|def"]\nspells = ["toon-world|up"]', board=BATTLE.format("you"),
    )  # fmt: skip
    assert made.node == "refused.attack.direct.text.hinders"
    assert BY_SLUG["toon-summoned-skull"].names.in_language(lang) in text(lang, made)


def test_a_quoted_text_calls_the_graveyard_by_its_whole_name() -> None:
    told = tell(
        "you: activate emergency-provisions sending scapegoat",
        you='spells = ["emergency-provisions|set", "scapegoat|set"]',
    )
    said = [text("en", one) for one in told]
    assert any("for each card sent to the Graveyard this way" in one for one in said), said
    assert not any("GY" in one for one in said)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Banish those monsters"), ("de", "Verbanne diese Monster"),
        ("it", "bandisci quei mostri"), ("nl", "Verban die monsters"),
    ],
)  # fmt: skip
def test_a_part_of_a_text_names_the_cards_that_an_earlier_part_brought(lang: str, said: str) -> None:
    told = tell(
        "you: activate return-from-the-different-dimension",
        "you: choose atk",
        "you: choose atk",
        you='spells = ["return-from-the-different-dimension|set"]\nbanished = ["gemini-elf", "sangan"]',
    )
    assert any(said in text(lang, one) for one in told), [text(lang, one) for one in told]
