"""Required cards exist, each with text in four languages (except the two without effects)."""

from __future__ import annotations

from rulebook.cards import BY_SLUG, POOL
from rulebook.language.card_text.card_text import card_text
from tests.each import each

PROMISED = (
    "heavy-storm",
    "threatening-roar",
    "seven-tools-of-the-bandit",
    "mystical-space-typhoon",
    "premature-burial",
    "cyber-dragon",
    "emergency-provisions",
    "goldd-wu-lord-of-dark-world",
    "card-destruction",
    "lightning-vortex",
    "hand-destruction",
    "card-trooper",
    "jinzo",
    "sky-scourge-norleras",
    "magic-cylinder",
    "book-of-moon",
    "call-of-the-haunted",
    "dd-crow",
    "kuraz-the-light-monarch",
    "sangan",
    "torrential-tribute",
    "book-of-life",
    "zombie-master",
    "treeborn-frog",
    "creature-swap",
    "scapegoat",
    "sheep-token",
    "spirit-reaper",
    "smashing-ground",
    "cyber-phoenix",
    "trap-hole",
    "solemn-judgment",
    "snipe-hunter",
    "sakuretsu-armor",
    "bottomless-trap-hole",
    "wattaildragon",
    "green-turtle-summoner",
    "blue-dragon-summoner",
    "golden-dragon-summoner",
    "ventdra-the-empowered-warrior",
    "shadow-spell",
    "mobius-the-frost-monarch",
)


@each("slug", PROMISED)
def test_it_is_there_and_reads_in_four_languages(slug: str) -> None:
    card = BY_SLUG[slug]
    texts = [card_text(lang, card).running_text() for lang in ("de", "en", "it", "nl")]
    assert len(set(texts)) == (4 if card.effects else 1)


def test_there_are_as_many_as_promised() -> None:
    assert len(PROMISED) == len(set(PROMISED)) == 42
    assert set(PROMISED) <= {card.slug for card in POOL}
