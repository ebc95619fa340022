"""What is said before a question begins to tell of the Duel: greetings, and where it happened."""

from __future__ import annotations

from .tokens import Tokens


def greeting(tokens: Tokens) -> set[int]:
    """The words before the first clause that tells of the Duel or asks: greetings, and where it happened."""
    telling = {one.clause for one in tokens.mentions} | tokens.asking | tokens.further
    telling |= {clause for said, clause in zip(tokens.said, tokens.clause, strict=True) if said & _TELLING}
    return {at for at, clause in enumerate(tokens.clause) if clause < min(telling, default=0)}


_TELLING = frozenset({
    "attack", ":attack", "summon", "special", "set", ":set", ":sets", ":laid", "flip", "activate", ":play", "respond",
    "destroy", "survive", "banish", "return", "revive", "tribute", "discard", "send", "negate", "draw", "damage",
    "equip", "take-control", "token", "monster", "card", "spell", "trap", ":hand", ":graveyard", ":banished", ":up",
    ":on_field", ":not", ":has", ":lp", "turn", "phase", "position", ":defense", "effect", "target", "counter", "lose",
    "win", "cost", "pay", "add", "level", ":other", ":what", "deck", "chain", "xyz", "synchro", "fusion", "ritual",
    "pendulum", ":gone", ":takes", ":get", ":gain", ":works", ":fails", ":turns", "change", ":without", ":only",
    ":later", ":already",
})  # fmt: skip
"""What is said of cards and of what is done."""
