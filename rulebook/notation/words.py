"""The keywords of the notation and their meanings."""

from __future__ import annotations

from rulebook.vocabulary.terms import Phase, Position, Zone

CHANCE = -1
"""Used in place of a player for the die, the coin and random cards."""

PLAYERS: dict[str, int] = {"you": 0, "opponent": 1, "chance": CHANCE}
PLAYER_WORDS: dict[int, str] = {number: word for word, number in PLAYERS.items()}

ZONES: dict[str, Zone] = {
    "hand": Zone.HAND,
    "monsters": Zone.MONSTER,
    "spells": Zone.SPELL,
    "field": Zone.FIELD,
    "pendulum": Zone.PENDULUM,
    "graveyard": Zone.GRAVEYARD,
    "banished": Zone.BANISHED,
    "deck": Zone.DECK,
    "extra": Zone.EXTRA,
    "summoning": Zone.SUMMONING,
    "attached": Zone.ATTACHED,
}
ZONE_WORDS: dict[int, str] = {int(zone): word for word, zone in ZONES.items()}

PHASES: dict[str, Phase] = {
    "draw": Phase.DRAW,
    "standby": Phase.STANDBY,
    "main1": Phase.MAIN_1,
    "battle": Phase.BATTLE,
    "main2": Phase.MAIN_2,
    "end": Phase.END,
}
PHASE_WORDS: dict[int, str] = {int(phase): word for word, phase in PHASES.items()}

POSITIONS: dict[str, Position] = {
    "atk": Position.ATTACK,
    "def": Position.DEFENSE,
    "set": Position.SET,
    "up": Position.UP,
}
FACINGS = ("atk", "def", "set")
"""The positions a line may specify."""
POSITION_WORDS: dict[int, str] = {int(position): word for word, position in POSITIONS.items()}

ANY_CARD = "card"
"""Matches any card, usually with a zone and a number."""
UNKNOWN_CARD = "unknown"
"""An unidentified card."""

CARD_VERBS = ("summon", "set", "flip", "special-summon", "activate", "attack", "change", "order", "lot")
"""Verbs followed by one card."""
BARE_VERBS = ("yes", "no", "pass", "done", "withdraw")
"""Verbs followed by nothing."""
VERBS: tuple[str, ...] = (*CARD_VERBS, *BARE_VERBS, "choose", "position", "next", "roll", "toss")

COST_WORDS = ("paying", "discarding", "tributing", "sending", "banishing", "returning", "placing", "detaching", "using")
TARGET_WORD, NUMBER_WORD = "targeting", "naming"
CLAUSE_WORDS: tuple[str, ...] = (*COST_WORDS, TARGET_WORD, NUMBER_WORD)
