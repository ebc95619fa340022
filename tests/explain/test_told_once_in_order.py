"""One card is counted once, a choice is told before its cost, and what cannot come back is not said to come back."""

from __future__ import annotations

from .play import of, tell


def test_term_send_a_card_drawn_and_revealed_is_sent_once() -> None:
    told = tell(
        "you: summon witch-of-the-black-rose",
        you='hand = ["witch-of-the-black-rose"]\ndeck = ["raigeki", "sangan"]',
    )  # fmt: skip
    (sent,) = of("sent.effect", told)
    cards = sent.get("cards")
    assert isinstance(cards, tuple)
    assert len(cards) == 1


def test_chain_activation_the_mode_is_told_before_its_cost() -> None:
    told = tell(
        "you: activate enemy-controller naming 2 tributing kuriboh targeting jinzo",
        you='hand = ["enemy-controller"]\nmonsters = ["kuriboh"]', opponent='monsters = ["jinzo"]',
    )  # fmt: skip
    nodes = [one.node for one in told]
    assert nodes.index("mode-chosen.text") < nodes.index("tributed.cost")


def test_mechanic_g2_only_what_is_banished_is_said_to_come_back() -> None:
    nodes = {}
    for card in ("sangan", "sheep-token"):
        nodes[card] = [
            one.node
            for one in tell(
                f"you: activate interdimensional-matter-transporter targeting {card}",
                you=f'spells = ["interdimensional-matter-transporter|set"]\nmonsters = ["{card}|atk"]',
            )
        ]
    assert "postponed.back" in nodes["sangan"]
    assert "postponed.back" not in nodes["sheep-token"]
