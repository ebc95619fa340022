"""The card in the way is named: of a condition that there is no such card, and of a limit to monsters of one kind."""

from __future__ import annotations

import pytest

from rulebook.engine.api import view_events
from rulebook.explain import Explanation, Thing, refuse_to
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.notation.faults import Refused
from rulebook.notation.parser import parse_line
from rulebook.notation.resolver import resolve
from scenarios.formats.loader import load_text
from scenarios.playing.runner import play_scenario

from .play import HEAD, of, tell

THEIRS = 'turn = 4\nphase = "battle"\nstep = "battle"\nturn_player = "opponent"'
GORZ = "gorz-the-emissary-of-darkness"


def refused(line: str, you: str = "", opponent: str = "", board: str = 'turn = 3\nphase = "main1"') -> Explanation:
    loaded = load_text(f"{HEAD}[board]\n{board}\n[board.you]\n{you}\n[board.opponent]\n{opponent}\n")
    with pytest.raises(Refused) as found:
        resolve(loaded.book, loaded.start, parse_line(line))
    assert found.value.verdict is not None
    return refuse_to(loaded.book, found.value.state, found.value.verdict, 0)[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_the_monster_of_another_type_is_named(lang: str) -> None:
    sides = 'hand = ["gemini-elf"]\nmonsters = ["summoned-skull"]\nspells = ["rivalry-of-warlords|up"]'
    made = refused("you: summon gemini-elf", you=sides)
    assert made.node == "refused.summon.prohibited.text.hinders"
    assert "{" not in text(lang, made)


def test_effect_card_over_rule_a_monster_of_the_same_type_is_not_refused() -> None:
    sides = 'hand = ["gemini-elf"]\nmonsters = ["kycoo-the-ghost-destroyer"]\nspells = ["rivalry-of-warlords|up"]'
    told = tell("you: summon gemini-elf", you=sides)
    assert of("summoned.own", told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("there", ['spells = ["mirror-force|set"]', 'monsters = ["kuriboh"]'])
def test_effect_trigger_the_card_that_keeps_a_hand_trigger_away_is_named_in_its_refusal(lang: str, there: str) -> None:
    made = refused(f"you: activate {GORZ}", you=f'hand = ["{GORZ}"]\n{there}')
    assert made.node == "refused.activate.trigger.text.hinders"
    assert "{" not in text(lang, made)


def test_effect_trigger_a_hand_trigger_without_a_card_in_the_way_waits_for_its_event() -> None:
    assert refused(f"you: activate {GORZ}", you=f'hand = ["{GORZ}"]').node == "refused.activate.trigger.text"


def test_effect_trigger_the_card_in_the_way_is_named_when_the_event_comes() -> None:
    told = tell(
        "opponent: attack jinzo directly", you=f'hand = ["{GORZ}"]\nspells = ["mirror-force|set"]',
        opponent='monsters = ["jinzo"]', board=THEIRS,
    )  # fmt: skip
    (made,) = of("why-not.trigger.condition.hinders", told)
    assert "Mirror Force" in text("en", made)


def test_public_counts_that_a_player_controls_cards_is_no_secret() -> None:
    loaded = load_text(
        f'{HEAD}[board]\nturn = 3\nphase = "battle"\nstep = "battle"\n[board.you]\nmonsters = ["jinzo"]\n'
        f'[board.opponent]\nhand = ["{GORZ}"]\nspells = ["mirror-force|set"]\n'
        '[[line]]\ndo = "you: attack jinzo directly"\n'
    )
    script, _, faults = play_scenario(loaded)
    assert faults == []
    seen = [
        one
        for taken in script.history
        for event in view_events(loaded.book, taken.after, taken.events, 1)
        for one in event.missed
    ]
    assert [loaded.book.by_number[one.source.number].slug for one in seen] == [GORZ]


@pytest.mark.parametrize(("monsters", "told"), [('"gemini-elf", "kycoo-the-ghost-destroyer"', 1), ('"gemini-elf"', 0)])
def test_effect_card_over_rule_an_effect_in_the_graveyard_says_what_keeps_it_from_stopping_an_attack(
    monsters: str, told: int
) -> None:
    made = tell(
        "opponent: attack gemini-elf directly", you='graveyard = ["necro-gardna"]', opponent=f"monsters = [{monsters}]",
        board=THEIRS,
    )  # fmt: skip
    refused = of("why-not.window.refused", made)
    assert len(refused) == told
    assert all("Kycoo" in text("en", one) for one in refused)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("attacker", "spells", "variant", "prevents"),
    [
        ("battle-ox", '"gravekeeper-s-servant|up", "dimensional-fissure|up"', "astray", "Dimensional Fissure"),
        ("panther-warrior", '"mask-of-restrict|up"', "barred", "Mask of Restrict"),
    ],
)
def test_cost_unpayable_an_attack_names_what_prevents_its_cost(
    lang: str, attacker: str, spells: str, variant: str, prevents: str
) -> None:
    made = refused(
        f"you: attack {attacker} directly", you=f'monsters = ["{attacker}", "sangan"]', opponent=f"spells = [{spells}]",
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    assert (made.node, made.rules[0]) == (f"refused.attack.cost.cards.{variant}.text", "cost.unpayable")
    by = made.get("by")
    assert isinstance(by, Thing)
    assert by.names is not None
    assert by.names.en == prevents
    assert (by.names.de if lang == "de" else by.names.it if lang == "it" else prevents) in text(lang, made)
