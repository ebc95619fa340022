"""What a player who knows the card expects and what used to be passed over: Flip Effects, own attacks, protections."""

from __future__ import annotations

import pytest

from rulebook.explain.tree import Word
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'
THEIRS = 'turn = 4\nturn_player = "opponent"\nphase = "battle"\nstep = "battle"'


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", list(Depth))
@pytest.mark.parametrize("monster", ["penguin-soldier|def", "ryko-lightsworn-hunter|atk"])
def test_effect_flip_events_a_monster_attacked_face_up_has_no_flip_effect(
    monster: str, depth: Depth, lang: str
) -> None:
    told = tell(
        f"you: attack summoned-skull targeting {monster.split('|')[0]}", board=BATTLE,
        you='monsters = ["summoned-skull"]', opponent=f'monsters = ["{monster}"]\ndeck = 5',
    )  # fmt: skip
    (made,) = of("why-not.trigger.already-face-up", told)
    assert made.rules[0] == "effect.flip.events"
    assert {"de": "Flippeffekt", "it": "Effetto Scoperta"}.get(lang, "Flip Effect") in text(lang, made, depth=depth)


def test_effect_flip_events_a_monster_turned_face_up_by_the_attack_is_not_told_so() -> None:
    told = tell(
        "you: attack summoned-skull targeting penguin-soldier", "opponent: pass", "opponent: pass", board=BATTLE,
        you='monsters = ["summoned-skull"]', opponent='monsters = ["penguin-soldier|set"]',
    )  # fmt: skip
    assert of("why-not.trigger.already-face-up", told) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_an_effect_after_an_own_attack_says_that_its_monster_was_attacked(lang: str) -> None:
    told = tell(
        "opponent: attack battle-ox targeting spear-dragon", board=THEIRS,
        you='monsters = ["spear-dragon"]', opponent='monsters = ["battle-ox"]',
    )  # fmt: skip
    (made,) = of("why-not.linkless.is-attacked", told)
    assert text(lang, made)


@pytest.mark.parametrize(
    ("monster", "attacker"), [("spear-dragon|def", "battle-ox"), ("spear-dragon", "summoned-skull")]
)
def test_effect_card_over_rule_a_monster_that_could_not_turn_anyway_is_not_told_so(monster: str, attacker: str) -> None:
    told = tell(
        f"opponent: attack {attacker} targeting spear-dragon", board=THEIRS,
        you=f'monsters = ["{monster}"]', opponent=f'monsters = ["{attacker}"]',
    )  # fmt: skip
    assert of("why-not.linkless.is-attacked", told) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_a_protection_that_leaves_the_destroyed_card_out_is_told_before(lang: str) -> None:
    told = tell(
        "opponent: attack tiger-axe targeting wicked-token", board=THEIRS,
        you='spells = ["token-stampede|up"]\nmonsters = ["wicked-token|def"]', opponent='monsters = ["tiger-axe"]',
    )  # fmt: skip
    (made,) = of("why-not.spared.unfit", told)
    assert (made.node, made.get("lack")) == ("why-not.spared.unfit.text", Word("lack", "position"))
    (gone,) = of("destroyed", told)
    assert made.events[0] < gone.events[0]
    assert text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g4_a_protection_from_effects_does_not_hold_against_a_rule_of_the_game(lang: str) -> None:
    told = tell(
        "you: activate dark-hole", you='hand = ["dark-hole"]',
        opponent='monsters = ["kanan-the-swordmistress"]\n'
        'spells = ["fusion-sword-murasame-blade|up|equip=kanan-the-swordmistress"]',
    )  # fmt: skip
    (made,) = of("why-not.reach.other-cause", told)
    assert (made.get("cause"), made.get("itself")) == (Word("cause", "rule"), 1)
    assert text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g4_the_card_that_protects_from_another_cause_is_named(lang: str) -> None:
    told = tell(
        "you: activate raigeki", you='hand = ["raigeki"]',
        opponent='monsters = ["wicked-token|atk"]\nspells = ["token-stampede|up"]',
    )  # fmt: skip
    (made,) = of("why-not.reach.other-cause", told)
    names = {"de": "Spielmarken-Ansturm", "it": "Carica dei Segna-Mostro"}
    assert names.get(lang, "Token Stampede") in text(lang, made)
