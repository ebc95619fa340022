"""Sentences that were wider or narrower than what happened: cards that must stay, targets that no longer fit."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", list(Depth))
def test_mechanic_b3_a_card_that_stays_must_be_there_when_it_resolves(lang: str, depth: Depth) -> None:
    told = tell(
        "you: activate call-of-the-haunted targeting summoned-skull",
        "you: activate emergency-provisions sending call-of-the-haunted",
        you='spells = ["call-of-the-haunted|set", "emergency-provisions|set"]\ngraveyard = ["summoned-skull"]',
    )  # fmt: skip
    (made,) = of("no-effect.source-gone", told)
    assert made.node == "no-effect.source-gone.stays"
    graveyard = {"de": "Friedhof", "it": "Cimitero"}.get(lang, "Graveyard")
    assert graveyard in text(lang, made, depth=depth), "cards that leave the field anyway need not stay"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_target_resolve_all_gone_a_target_turned_face_down_is_not_called_gone(lang: str) -> None:
    told = tell(
        "you: activate a-rival-appears targeting tiger-axe", "opponent: activate book-of-moon targeting tiger-axe",
        you='spells = ["a-rival-appears|set"]\nhand = ["luster-dragon", "sangan"]',
        opponent='monsters = ["tiger-axe"]\nspells = ["book-of-moon|set"]',
    )  # fmt: skip
    gone = {"en": "left", "de": "weg", "it": "resta", "nl": "over"}
    assert all(gone[lang] not in text(lang, made) for made in of("no-effect.target-gone", told))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_h3_a_fusion_monster_without_materials_is_not_said_to_be_summoned_without_them(lang: str) -> None:
    told = tell(
        "you: activate de-fusion targeting darkfire-dragon",
        you='hand = ["de-fusion"]\nmonsters = ["darkfire-dragon"]\ngraveyard = ["firegrass"]',
    )  # fmt: skip
    (made,) = of("why-not.back.unused", told)
    without = {"en": "without", "de": "ohne", "it": "senza", "nl": "zonder"}
    assert without[lang] not in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", list(Depth))
@pytest.mark.parametrize(("monster", "node"), [("spirit-reaper", ".number"), ("gemini-elf", "")])
def test_trap_activation_condition_a_monster_too_weak_for_a_trap_is_the_reason_that_stands_longest(
    monster: str, node: str, depth: Depth, lang: str
) -> None:
    made = refusal(
        f"opponent: summon {monster}", "opponent: pass", f"you: activate trap-hole targeting {monster}",
        check="activate.event", board='turn_player = "opponent"', you='spells = ["trap-hole|set"]',
        opponent=f'hand = ["{monster}"]',
    )  # fmt: skip
    assert made.node == f"refused.activate.event.summoning{node}"
    assert not node or "300" in text(lang, made, depth=depth)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "it cannot be activated until the next turn."),
        ("de", "frühestens im Spielzug nach dem Setzen."),
        ("it", "solo a partire dal turno successivo a quello in cui è stata Posizionata."),
        ("nl", "op zijn vroegst in de beurt nadat hij is geset."),
    ],
)
def test_trap_set_turn_a_trap_in_the_hand_can_be_activated_in_the_turn_after_its_set(lang: str, said: str) -> None:
    made = refusal(
        "opponent: attack axe-raider directly", "you: activate mirror-force", check="activate.trap.hand",
        you='hand = ["mirror-force"]', opponent='monsters = ["axe-raider"]',
        board='turn = 4\nphase = "battle"\nstep = "battle"\nturn_player = "opponent"',
    )  # fmt: skip
    assert said in text(lang, made)
