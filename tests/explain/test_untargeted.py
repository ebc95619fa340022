"""Effects that do not target say so, choices are reported once, and targets say what happened to them."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

SIDES = {
    "opponent": 'monsters = ["cyber-dragon", "cyber-phoenix"]\nhand = ["sangan", "heavy-storm"]\ndeck = 5',
}
OWN = 'hand = ["%s", "sangan", "jinzo"]\nmonsters = ["card-trooper", "goldd-wu-lord-of-dark-world"]\ndeck = 5'


def behind(explanation: Explanation) -> dict[str, tuple[str, ...]]:
    """The nodes behind "more" with the rules they rest on."""
    return {child.node: child.rules for child in explanation.children}


@pytest.mark.parametrize(
    ("line", "node", "rule"),
    [
        ("lightning-vortex discarding sangan", "more.all-that-fit", "target.all-not"),
        ("creature-swap", "more.chosen-later", "nontarget.resolution-choice"),
        ("smashing-ground", "more.finds-itself", "nontarget.resolution-choice"),
        ("hand-destruction", "more.chosen-later", "nontarget.resolution-choice"),
    ],
)
def test_an_effect_that_does_not_target_says_so_at_its_activation(line: str, node: str, rule: str) -> None:
    (made,) = of("activated", tell(f"you: activate {line}", you=OWN % line.split()[0], **SIDES))
    assert behind(made)[node] == (rule,)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", ["lightning-vortex discarding sangan", "creature-swap", "smashing-ground"])
def test_does_not_target_is_worded_in_every_language(line: str, lang: str) -> None:
    (made,) = of("activated", tell(f"you: activate {line}", you=OWN % line.split()[0], **SIDES))
    words = {"en": "does not target", "de": "kein Ziel", "it": "un bersaglio", "nl": "geen doelwit"}
    assert words[lang] in text(lang, made.children[0])


def test_what_hits_only_the_monster_just_summoned_rests_on_its_own_rule() -> None:
    told = tell(
        "you: summon zombie-master", "opponent: activate bottomless-trap-hole",
        you='hand = ["zombie-master"]', opponent='spells = ["bottomless-trap-hole"]',
    )  # fmt: skip
    (made,) = of("activated", told)
    assert behind(made)["more.all-that-fit"] == ("nontarget.multiple-summon",)


def test_an_effect_that_targets_does_not_say_the_opposite() -> None:
    line = "you: activate mystical-space-typhoon targeting trap-hole"
    told = tell(line, you='hand = ["mystical-space-typhoon"]', opponent='spells = ["trap-hole"]')
    untargeted = {"more.all-that-fit", "more.chosen-later", "more.finds-itself"}
    assert not untargeted & set(behind(of("activated", told)[0]))


def test_a_target_that_the_text_leaves_no_choice_about_says_so() -> None:
    hole = tell(
        "you: summon zombie-master", "opponent: activate trap-hole",
        you='hand = ["zombie-master"]', opponent='spells = ["trap-hole"]',
    )  # fmt: skip
    typhoon = tell(
        "you: activate mystical-space-typhoon targeting trap-hole",
        you='hand = ["mystical-space-typhoon"]', opponent='spells = ["trap-hole", "scapegoat"]',
    )  # fmt: skip
    (only,), (picked,) = of("targeted", hole), of("targeted", typhoon)
    assert "target.forced-single" in only.rules
    assert "target.forced-single" not in picked.rules


def test_a_choice_between_cards_on_the_field_is_reported_once_per_player() -> None:
    told = tell(
        "you: activate creature-swap", "you: choose card-trooper", "opponent: choose cyber-dragon",
        you=OWN % "creature-swap", **SIDES,
    )  # fmt: skip
    chosen = of("chosen", told)
    assert len(chosen) == 2
    for made in chosen:
        assert made.rules == ("nontarget.resolution-choice",)
        assert behind(made) == {"more.not-targeted": ("target.negation-by-target",)}


def test_taking_a_card_from_the_deck_is_reported_once() -> None:
    you = 'monsters = ["sangan"]\ndeck = ["golden-dragon-summoner", "spirit-reaper", "jinzo"]'
    told = tell(
        "opponent: activate smashing-ground", "you: choose spirit-reaper",
        you=you, opponent='hand = ["smashing-ground"]', board='turn = 4\nturn_player = "opponent"\nphase = "main1"',
    )  # fmt: skip
    assert of("chosen", told) == []
    assert len(of("added", told)) == 1


@pytest.mark.parametrize("joined", [False, True])
def test_a_number_shown_by_a_cost_is_not_repeated(joined: bool) -> None:
    you = 'monsters = ["card-trooper"]\ndeck = ["sangan", "jinzo", "scapegoat", "heavy-storm"]'
    told = tell("you: activate card-trooper naming 3", you=you, joined=joined)
    assert of("number-chosen", told) == []
    assert "3 cards" in text("en", of("sent", told)[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lost_target_says_what_the_effect_still_does(lang: str) -> None:
    partly = tell(
        "you: activate book-of-life targeting zombie-master, treeborn-frog",
        "opponent: activate dd-crow targeting zombie-master",
        you='hand = ["book-of-life"]\ngraveyard = ["zombie-master"]',
        opponent='hand = ["dd-crow"]\ngraveyard = ["treeborn-frog"]',
    )  # fmt: skip
    wholly = tell(
        "you: activate call-of-the-haunted targeting cyber-dragon", "opponent: activate dd-crow targeting cyber-dragon",
        you='spells = ["call-of-the-haunted"]\ngraveyard = ["cyber-dragon"]', opponent='hand = ["dd-crow"]',
    )  # fmt: skip
    (some,), (all_,) = of("target-gone", partly), of("target-gone", wholly)
    assert behind(some) == {"more.targets-left": ("target.resolve.partial",)}
    assert behind(all_) == {"more.target-checked": ("target.resolve.all-gone",)}
    assert text(lang, some.children[0]) != text(lang, all_.children[0])


def test_destroyed_by_a_card_effect_is_set_against_battle_and_not_against_a_cost() -> None:
    told = tell("you: activate lightning-vortex discarding jinzo", you=OWN % "lightning-vortex", **SIDES)
    (made,) = of("why-not.trigger", told)
    said = text("en", made)
    assert "by a card effect, not by battle" in said
    assert "cost" not in said
    assert not any(rule.startswith("cost.") for rule in made.rules)
