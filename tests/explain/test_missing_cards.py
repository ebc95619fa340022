"""An effect that does nothing names the card that it misses, and what it cannot do without it."""

from __future__ import annotations

import pytest

from rulebook.explain.tree import Who, Word
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", list(Depth))
def test_mechanic_b8_a_destruction_without_a_card_names_it_and_what_depends_on_it(lang: str, depth: Depth) -> None:
    told = tell(
        "you: activate destruction-ring",
        "opponent: activate compulsory-evacuation-device targeting kanan-the-swordmistress",
        you='spells = ["destruction-ring|set"]\nmonsters = ["kanan-the-swordmistress"]',
        opponent='spells = ["compulsory-evacuation-device|set"]',
    )  # fmt: skip
    (made,) = of("no-effect", told)
    assert made.node == "no-effect.nothing-left.missing"
    assert "1000" in text(lang, made, depth=depth)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b8_a_summon_without_its_monster_in_hand_names_it(lang: str) -> None:
    told = tell(
        "you: activate kaibaman", "opponent: activate mind-crush naming blue-eyes-white-dragon",
        you='monsters = ["kaibaman"]\nhand = ["blue-eyes-white-dragon"]',
        opponent='spells = ["mind-crush|set"]\nhand = ["kuriboh"]',
    )  # fmt: skip
    (made,) = of("no-effect", told)
    names = {"de": "Blauäugiger w. Drache", "it": "Drago Bianco Occhi Blu"}
    assert names.get(lang, "Blue-Eyes White Dragon") in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", [Who.YOU, Who.OPPONENT])
def test_mechanic_h3_an_exchange_names_the_player_without_a_monster(lang: str, side: Who) -> None:
    mine = "sangan" if side is Who.YOU else "battle-ox"
    told = tell(
        "you: activate creature-swap",
        f"opponent: activate raigeki-break discarding kuriboh targeting {mine}",
        you='hand = ["creature-swap"]\nmonsters = ["sangan"]\ndeck = ["kuriboh"]',
        opponent='hand = ["kuriboh"]\nspells = ["raigeki-break|set"]\nmonsters = ["battle-ox"]',
    )  # fmt: skip
    (made,) = of("not-done.nothing-found.bare", told)
    assert made.get("whose") is side
    assert text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_h3_a_search_without_a_match_names_what_it_looks_for(lang: str) -> None:
    told = tell(
        "you: attack tiger-axe targeting scarr-scout-of-dark-world",
        board='turn = 3\nphase = "battle"\nstep = "battle"',
        you='monsters = ["tiger-axe"]', opponent='monsters = ["scarr-scout-of-dark-world"]\ndeck = ["kuriboh"]',
    )  # fmt: skip
    (made,) = of("not-done", told)
    assert made.node == "not-done.nothing-found.missing"
    assert "4" in text(lang, made)
    assert {"en": "opponent's Deck", "de": "Deck deines Gegners", "it": "Deck del tuo avversario",
            "nl": "Deck van je tegenstander"}[lang] in text(lang, made)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b8_a_trigger_that_could_do_nothing_says_what_a_card_would_have_to_be(lang: str) -> None:
    told = tell(
        "you: attack tiger-axe targeting spirit-caller", board='turn = 3\nphase = "battle"\nstep = "battle"',
        you='monsters = ["tiger-axe"]', opponent='monsters = ["spirit-caller|set"]\ngraveyard = ["sangan"]',
    )  # fmt: skip
    (made,) = of("why-not.trigger.nothing", told)
    assert (made.node, made.get("lack")) == ("why-not.trigger.nothing.near", Word("lack", "kind"))
    assert text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("hand", "node"), [('"summoned-skull"', "near"), ("", "missing")])
def test_mechanic_b8_a_trigger_that_could_do_nothing_names_what_it_needs(lang: str, hand: str, node: str) -> None:
    more = f", {hand}" if hand else ""
    told = tell("you: summon marauding-captain", you=f'hand = ["marauding-captain"{more}]')
    (made,) = of("why-not.trigger.nothing", told)
    assert made.node == f"why-not.trigger.nothing.{node}"
    assert not hand or (made.get("lack"), made.get("number")) == (Word("lack", "stat"), 6)
    assert "4" in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c9_an_xyz_monster_without_materials_cannot_detach_one_instead(lang: str) -> None:
    told = tell(
        "opponent: activate smashing-ground", board='turn = 4\nturn_player = "opponent"\nphase = "main1"',
        you='monsters = ["gachi-gachi-gantetsu"]', opponent='hand = ["smashing-ground"]',
    )  # fmt: skip
    (made,) = of("why-not.instead", told)
    assert (made.node, made.get("have"), made.get("needed")) == ("why-not.instead.nothing.material", 0, 1)
    assert "Xyz" in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b8_a_target_that_no_monster_of_the_extra_deck_fits_is_refused_with_that_reason(lang: str) -> None:
    board = 'hand = ["mask-change"]\nextra = ["masked-hero-goka"]\nmonsters = ["elemental-hero-avian"{}]'
    both = board.format(', "elemental-hero-burstinatrix"')
    alone = refusal("you: activate mask-change", check="activate.nothing", you=board.format(""))
    avian = "you: activate mask-change targeting elemental-hero-avian"
    chosen = refusal(avian, check="request.not-offered", you=both)
    assert (alone.node, chosen.node) == ("refused.activate.nothing.extra.text", "refused.request.not-offered.extra")
    assert "Extra Deck" in text(lang, chosen).split(":")[1]


def test_mechanic_b8_a_part_about_targets_is_not_told_where_there_need_be_none() -> None:
    spells = ["tremendous-fire", "pot-of-greed", "upstart-goblin", "graceful-charity", "smashing-ground"]
    told = tell(
        *(f"opponent: activate {spell}" for spell in spells),
        board='turn = 3\nturn_player = "opponent"\nphase = "main1"',
        you='monsters = ["light-and-darkness-dragon"]', opponent=f"hand = {spells}\ndeck = 10",
    )  # fmt: skip
    met = of("trigger-met", told)[-1]
    made = of("no-effect", told)[-1]
    assert (made.node, met.get("targets"), made.get("omitted")) == ("no-effect.nothing-left.missing", 0, None)
