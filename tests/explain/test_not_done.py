"""A part of an effect that does nothing names the card that does not fit, and what it lacks (rule mechanic.H3)."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation, Role
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell


def banished(slug: str, where: str) -> list[Explanation]:
    """Caius banishes a card of the opponent: what is not done."""
    told = tell(
        "you: summon caius-the-shadow-monarch tributing kuriboh", f"you: choose {slug}",
        you='hand = ["caius-the-shadow-monarch"]\nmonsters = ["kuriboh"]', opponent=f'{where} = ["{slug}"]',
    )  # fmt: skip
    return of("not-done", told)


def test_mechanic_h3_the_attribute_that_does_not_fit_is_named() -> None:
    (made,) = banished("cyber-dragon", "monsters")
    assert (made.node, made.rules[0]) == ("not-done.condition.near", "mechanic.H3")
    assert "“Cyber Dragon” is banished, but its Attribute is LIGHT, not DARK." in text("en", made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_h3_the_sentence_says_the_attribute_in_every_language(lang: str) -> None:
    (made,) = banished("cyber-dragon", "monsters")
    assert {"en": "LIGHT", "de": "LICHT", "it": "LUCE", "nl": "LIGHT"}[lang] in text(lang, made)


def test_mechanic_h3_a_card_without_such_a_property_is_not_named() -> None:
    assert [made.node for made in banished("skill-drain", "spells")] == ["not-done.condition.text"]


def test_a_condition_that_holds_is_not_told() -> None:
    assert banished("jinzo", "monsters") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_h3_a_card_that_cannot_be_added_any_more_is_said_to_be_elsewhere(lang: str) -> None:
    told = tell(
        "you: activate sinister-serpent", "opponent: activate dd-crow targeting sinister-serpent",
        you='graveyard = ["sinister-serpent"]', opponent='hand = ["dd-crow"]', board='turn = 3\nphase = "standby"',
        joined=True,
    )  # fmt: skip
    (made,) = of("not-done", told)
    assert (made.node, made.rules) == ("not-done.moved", ("mechanic.H3",))
    words = {"en": "banished", "de": "verbannt", "it": "bandite", "nl": "verbannen"}
    assert words[lang] in text(lang, made)


def test_mechanic_c9_a_link_does_nothing_because_something_else_happens_instead() -> None:
    told = tell(
        "opponent: activate heavy-storm", opponent='hand = ["heavy-storm"]', joined=True,
        you='monsters = ["timegazer-magician"]\npendulum = ["stargazer-magician", "timegazer-magician"]',
        board='turn = 4\nphase = "main1"\nturn_player = "opponent"',
    )  # fmt: skip
    assert [made.node for made in (*of("replaced", told), *of("no-effect", told))] == [
        "replaced.destroy", "no-effect.prevented",
    ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_h3_what_forbids_every_card_is_named_and_what_depends_on_it_is_not_told_besides(lang: str) -> None:
    told = tell(
        "opponent: next end", "opponent: next draw", opponent='monsters = ["battle-ox"]', joined=True,
        you='spells = ["ectoplasmer|up", "mask-of-restrict|up"]', board='turn = 4\nturn_player = "opponent"',
    )  # fmt: skip
    (barred,) = of("not-done", told)
    assert (barred.node, barred.get("whole")) == ("not-done.barred.text", 1)
    assert "mechanic.C11" not in barred.rules, "a Tribute has nothing to do with drawing and adding"
    names = {"en": "Mask of Restrict", "de": "Maske der", "it": "Maschera", "nl": "Mask of Restrict"}
    assert names[lang] in text(lang, barred)


def test_mechanic_h2_what_depends_on_a_tribute_that_is_forbidden_does_not_happen() -> None:
    told = tell(
        "you: activate order-to-charge targeting battle-ox",
        "opponent: activate mask-of-restrict",
        joined=True,
        you='hand = ["order-to-charge"]\nmonsters = ["battle-ox"]',
        opponent='monsters = ["sangan"]\nspells = ["mask-of-restrict"]',
    )
    (made,) = of("not-done", told)
    assert made.node == "not-done.depends.text"
    assert "destroy 1 monster" in text("en", made).lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_h3_an_effect_that_finds_only_a_face_down_monster_says_so(lang: str) -> None:
    told = tell(
        "you: activate smashing-ground", "opponent: activate book-of-moon targeting battle-ox", joined=True,
        you='hand = ["smashing-ground"]', opponent='monsters = ["battle-ox"]\nspells = ["book-of-moon"]',
    )  # fmt: skip
    (made,) = of("not-done", told)
    assert made.node == "not-done.condition.near"
    words = {"en": "face-down", "de": "verdeckt", "it": "coperto", "nl": "dicht"}
    assert words[lang] in text(lang, made)
    assert made.get("whole") == 1
    assert not of("no-effect", told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("monster", "told_of"), [("labyrinth-wall", 1), ("battle-ox", 0)])
def test_mechanic_h3_life_points_by_an_atk_of_0_name_the_monster(monster: str, told_of: int, lang: str) -> None:
    told = tell(
        f"opponent: attack summoned-skull targeting {monster}", "you: activate option-hunter", joined=True,
        you=f'monsters = ["{monster}"]\nspells = ["option-hunter"]', opponent='monsters = ["summoned-skull"]',
        board='turn = 4\nturn_player = "opponent"\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    made = of("not-done", told)
    assert [one.node for one in made] == ["not-done.zero.stat"] * told_of
    assert all("0 ATK" in text(lang, one) for one in made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_target_resolve_partial_a_part_that_is_left_out_is_quoted_and_no_longer_called_no_effect(lang: str) -> None:
    told = tell(
        "you: activate nobleman-of-crossout targeting celtic-guardian", you='hand = ["nobleman-of-crossout"]',
        opponent='monsters = ["celtic-guardian|set"]', joined=True,
    )  # fmt: skip
    (made,) = of("not-done", told)
    assert made.role is Role.PARTLY
    said = {"en": "reveals their Deck", "de": "zeigt sein Deck", "it": "rivela il suo Deck", "nl": "toont zijn Deck"}
    assert said[lang] in text(lang, made)


def test_target_resolve_partial_an_effect_that_does_nothing_at_all_is_not_called_a_part() -> None:
    told = tell(
        "you: activate sinister-serpent", "opponent: activate dd-crow targeting sinister-serpent",
        you='graveyard = ["sinister-serpent"]', opponent='hand = ["dd-crow"]', board='turn = 3\nphase = "standby"',
        joined=True,
    )  # fmt: skip
    (made,) = of("not-done", told)
    assert (made.role, made.get("omitted")) == (Role.NOTHING, None)


def test_mechanic_h3_a_part_that_is_left_out_names_its_target() -> None:
    told = tell(
        "you: activate snipe-hunter discarding kuriboh targeting jinzo", "chance: roll 1",
        you='hand = ["kuriboh"]\nmonsters = ["snipe-hunter"]', opponent='monsters = ["jinzo"]',
    )  # fmt: skip
    (made,) = [one for one in of("not-done", told) if one.get("omitted")]
    assert "Destroy that card" in text("en", made)
