"""Effects that require another verb, cause or zone say that they do not activate, and why."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

VORTEX = 'hand = ["lightning-vortex", "{}"]'
THEIRS = 'monsters = ["cyber-dragon"]'
THEIR_TURN = 'turn = 4\nturn_player = "opponent"\nphase = "{}"'


def missed(line: str, **sides: str) -> list[Explanation]:
    return of("why-not.trigger", tell(line, **sides))


def smashed(slug: str) -> list[Explanation]:
    """A monster of yours is destroyed by an effect of the opponent."""
    return missed(
        "opponent: activate smashing-ground", you=f'monsters = ["{slug}"]\ndeck = 5',
        opponent='hand = ["smashing-ground"]', board=THEIR_TURN.format("main1"),
    )  # fmt: skip


def discarded(slug: str) -> list[Explanation]:
    """You discard a card as a cost."""
    return missed(f"you: activate lightning-vortex discarding {slug}", you=VORTEX.format(slug), opponent=THEIRS)


def tributed(slug: str) -> list[Explanation]:
    line = f"you: summon jinzo tributing {slug}"
    return missed(line, you=f'hand = ["jinzo"]\nmonsters = ["{slug}"]\ndeck = 5')


def test_a_discard_as_a_cost_is_no_discard_by_an_effect() -> None:
    (made,) = discarded("goldd-wu-lord-of-dark-world")
    assert made.node == "why-not.trigger.cost"
    assert made.rules[0] == "cost.not-effect"


def test_an_effect_that_waits_for_a_battle_is_not_triggered_by_a_card() -> None:
    (made,) = smashed("cyber-phoenix")
    assert made.node == "why-not.trigger.cause"
    assert "cost.not-effect" not in made.rules


def test_a_card_that_comes_from_the_hand_was_not_on_the_field() -> None:
    assert [made.node for made in discarded("sangan")] == ["why-not.trigger.place"]


def test_a_tributed_monster_was_not_destroyed() -> None:
    assert [made.node for made in tributed("card-trooper")] == ["why-not.trigger.verb"]


def test_a_matching_or_unawaited_move_is_not_explained() -> None:
    assert smashed("card-trooper") == []
    assert tributed("sangan") == []
    assert smashed("cyber-dragon") == []


def test_a_move_that_belongs_to_the_effect_itself_is_not_explained() -> None:
    told = tell(
        "you: activate dark-hole", "you: activate peten-the-dark-clown",
        you='hand = ["dark-hole", "peten-the-dark-clown"]\nmonsters = ["peten-the-dark-clown"]\ndeck = 5',
    )  # fmt: skip
    assert len(of("banished", told)) == 1
    assert of("why-not.trigger", told) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_names_both_verbs(lang: str) -> None:
    (made,) = tributed("card-trooper")
    words = {
        "en": ("Tributed", "destroyed"),
        "de": ("Tribut", "zerstört"),
        "it": ("Tributo", "distrutto"),
        "nl": ("Tribute", "vernietigd"),
    }
    assert all(word in text(lang, made) for word in words[lang])


def test_a_card_whose_activation_was_negated_was_never_on_the_field() -> None:
    told = tell(
        "you: activate black-pendant", "opponent: activate magic-jammer",
        you='hand = ["black-pendant"]\nmonsters = ["kuriboh"]',
        opponent='hand = ["kuriboh"]\nspells = ["magic-jammer"]',
    )  # fmt: skip
    (made,) = of("why-not.trigger", told)
    assert (made.node, made.rules) == ("why-not.trigger.activation", ("mechanic.B4",))


def in_battle(slug: str) -> list[Explanation]:
    """A monster of yours loses a battle."""
    return missed(
        f"opponent: attack blue-eyes-white-dragon targeting {slug}", you=f'monsters = ["{slug}"]\ndeck = 5',
        opponent='monsters = ["blue-eyes-white-dragon"]', board=f'{THEIR_TURN.format("battle")}\nstep = "battle"',
    )  # fmt: skip


def test_effect_trigger_a_later_effect_that_needs_a_card_effect_is_not_started_by_a_battle() -> None:
    (made,) = in_battle("vampire-lord")
    assert (made.node, made.rules) == ("why-not.trigger.cause", ("effect.trigger",))
    assert "was destroyed by battle, not by a card effect." in text("en", made)
    assert smashed("vampire-lord") == []
    assert in_battle("twin-headed-behemoth") == []


def test_effect_trigger_a_later_effect_that_needs_the_opponent_is_not_started_by_its_player() -> None:
    (made,) = missed("you: activate dark-hole", you='hand = ["dark-hole"]\nmonsters = ["vampire-lord"]\ndeck = 5')
    assert made.node == "why-not.trigger.player"
    assert "by your own card. Only the other player's cards trigger its effect." in text("en", made)


def test_mechanic_c10_a_later_effect_that_needs_destruction_is_not_started_by_a_tribute() -> None:
    assert [made.node for made in tributed("twin-headed-behemoth")] == ["why-not.trigger.verb"]


def returned(slug: str) -> list[Explanation]:
    """Compulsory Evacuation Device returns a monster of yours to the hand."""
    return missed(
        f"you: activate compulsory-evacuation-device targeting {slug}",
        you=f'monsters = ["{slug}"]\nspells = ["compulsory-evacuation-device"]\ndeck = 5',
    )


def test_mechanic_d5_a_card_returned_to_the_hand_is_not_in_the_graveyard() -> None:
    told = missed(
        "you: activate giant-trunade",
        you='hand = ["giant-trunade"]\nmonsters = ["kuriboh"]\nspells = ["black-pendant|up|equip=kuriboh"]',
    )
    assert [(made.node, made.rules) for made in told] == [("why-not.trigger.destination", ("effect.trigger",))]
    assert "is now in the hand, not in the Graveyard." in text("en", told[0])
    assert [made.node for made in returned("sangan")] == ["why-not.trigger.destination"]
    (bounced,) = returned("card-trooper")
    assert "was returned to the hand, not destroyed." in text("en", bounced)
    assert returned("kuriboh") == []


@pytest.mark.parametrize(("position", "nodes"), [("set", ["why-not.trigger.face-down-of-other"]), ("atk", [])])
def test_effect_trigger_that_needs_a_face_up_monster_is_not_started_by_a_face_down_one(
    position: str, nodes: list[str]
) -> None:
    told = missed(
        "you: activate dark-hole",
        you='hand = ["dark-hole", "green-baboon-defender-of-the-forest"]\n'
        f'monsters = ["gyaku-gire-panda|{position}"]\ndeck = 5',
    )
    assert [made.node for made in told] == nodes


def test_a_copied_effect_ends_with_the_copy() -> None:
    told = tell(
        "you: activate neo-spacian-dark-panther targeting sangan", "you: next battle",
        "you: attack neo-spacian-dark-panther targeting sangan",
        you='monsters = ["neo-spacian-dark-panther"]\ndeck = 5', opponent='monsters = ["sangan"]\ndeck = 5',
    )  # fmt: skip
    assert [made.node for made in told if made.node.startswith("why-not.trigger")] == ["why-not.trigger.copied"]


def test_term_send_a_card_sent_from_the_hand_was_not_destroyed() -> None:
    (made, *_) = missed(
        "you: activate hand-destruction",
        you='hand = ["hand-destruction", "card-trooper", "jinzo"]\ndeck = 5',
        opponent='hand = ["gemini-elf", "kuriboh"]\ndeck = 5',
    )  # fmt: skip
    assert made.node == "why-not.trigger.verb"
    assert "Card Trooper" in text("en", made)
