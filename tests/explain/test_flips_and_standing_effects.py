"""What looks like a Summon or an activation and is none, and materials that may not be banished."""

from __future__ import annotations

import pytest

from rulebook.explain.refuse import refuse
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES
from rulebook.notation.faults import Refused
from rulebook.notation.parser import parse_line
from scenarios.formats.loader import load_text
from scenarios.playing.refusals import judged_line
from scenarios.playing.script import Script

from .play import HEAD, of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'
ENEMY = 'turn = 4\nturn_player = "opponent"\nphase = '
ATTACK = "you: attack gemini-elf targeting summoned-skull"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "board", "hand"),
    [
        (ATTACK, BATTLE, ""),
        ("you: activate swords-of-revealing-light", 'turn = 3\nphase = "main1"', '"swords-of-revealing-light"'),
    ],
)
def test_summon_flip_attack_not_flip_summon_is_told_of_a_card_that_waits(
    lang: str, line: str, board: str, hand: str
) -> None:
    you = f'monsters = ["gemini-elf"]\nspells = ["trap-hole|set"]\nhand = [{hand}]'
    (made,) = of(
        "why-not.window.flipped", tell(line, you=you, opponent='monsters = ["summoned-skull|set"]', board=board)
    )
    assert "summon.flip.definition" in made.rules
    assert all(text(lang, made, depth=depth) for depth in Depth)


def test_summon_flip_a_flip_summon_is_not_called_none() -> None:
    told = tell("opponent: flip gemini-elf", board=f'{ENEMY}"main1"', you='spells = ["trap-hole|set"]',
                opponent='monsters = ["gemini-elf|set"]')  # fmt: skip
    assert not of("why-not.window.flipped", told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("board", "you", "opponent", "first", "then", "node", "named"),
    [
        (BATTLE, 'monsters = ["gemini-elf"]\nspells = ["trap-hole|set"]', 'monsters = ["summoned-skull|set"]', ATTACK,
         "activate trap-hole", "activate.event.flipped.text", "answers"),
        (f'{ENEMY}"battle"\nstep = "battle"', 'spells = ["divine-wrath|set"]\nhand = ["kuriboh"]',
         'monsters = ["command-knight"]', "opponent: attack command-knight directly",
         "activate divine-wrath discarding kuriboh", "activate.event.standing.text", "answers"),
        (f'{ENEMY}"main1"', 'spells = ["divine-wrath|set"]\nhand = ["kuriboh"]',
         'monsters = ["command-knight"]\nhand = ["gemini-elf"]', "opponent: summon gemini-elf",
         "activate divine-wrath discarding kuriboh", "activate.event.standing.text", "answers"),
        ('turn = 3\nphase = "main1"', 'monsters = ["elemental-hero-avian"]\nhand = ["miracle-fusion"]\n'
         'graveyard = ["elemental-hero-burstinatrix"]\nextra = ["elemental-hero-flame-wingman"]',
         'field = ["necrovalley|up"]', "", "activate miracle-fusion", "activate.nothing.fusion.barred.text", "source"),
    ],
    ids=["flipped by an attack", "a standing effect", "a standing effect at a Summon", "no banishing"],
)  # fmt: skip
def test_mechanic_b4_what_is_no_summon_or_activation_is_named_in_the_refusal(
    lang: str, board: str, you: str, opponent: str, first: str, then: str, node: str, named: str
) -> None:
    loaded = load_text(f"{HEAD}[board]\n{board}\n[board.you]\n{you}\n[board.opponent]\n{opponent}\n")
    script = Script(loaded.book, loaded.start)
    if first:
        script.play(first)
    with pytest.raises(Refused) as found:
        judged_line(loaded.book, script.state, parse_line(f"you: {then}"))
    made = refuse(loaded.book, found.value.state, found.value.verdict)
    assert made.node == f"refused.{node}"
    assert made.get(named) is not None
    assert all(text(lang, made, depth=depth) for depth in Depth)
