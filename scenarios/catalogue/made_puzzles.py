"""The made puzzles as scenarios of their own: their texts are rendered from the board in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal, NamedTuple

from rulebook.cards import BY_SLUG
from rulebook.explain.tree import Explanation, Thing
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.shelf import open_book
from rulebook.vocabulary.terms import CardKind
from scenarios.formats.findings import Findings
from scenarios.formats.loader import Loaded
from scenarios.formats.made_puzzles import ZONES, Half, MadePuzzle, made_puzzles
from scenarios.formats.models import Scenario, Text

RULESET: Literal["2014"] = "2014"


class Named(NamedTuple):
    """What a made puzzle is called after: the sentence, your card, the opponent's, and its number among those."""

    node: str
    mine: str
    theirs: str
    number: int = 1


@cache
def _places() -> dict[str, tuple[MadePuzzle, Named]]:
    """Every made puzzle by id, with what it is called after."""
    count: Counter[Named] = Counter()
    found: dict[str, tuple[MadePuzzle, Named]] = {}
    for puzzle in made_puzzles():
        node, theirs = _node(puzzle.opponent), against(puzzle.opponent)
        own = with_cards(puzzle.you)
        names = [Named(node, mine, theirs) for mine in own if mine != theirs or own == [theirs]]
        name = next((one for one in names if not count[one]), names[0])
        count[name] += 1
        found[puzzle.id] = puzzle, name._replace(number=count[name])
    return found


def made_puzzle_ids() -> tuple[str, ...]:
    """The ids of the made puzzles, file by file."""
    return tuple(_places())


def made(id: str) -> MadePuzzle | None:
    """What is known about the made puzzle with this id, or None."""
    return _places()[id][0] if id in _places() else None


def made_puzzle(id: str) -> Loaded | None:
    """The made puzzle with this id as a scenario, or None."""
    return _opened(id) if id in _places() else None


def against(opponent: Half) -> str:
    """The card of the opponent that a puzzle is named after: the first in a Spell & Trap Zone, else the first."""
    return next(_slugs(opponent, ("spells", "monsters", "hand", "field", *ZONES)))


def with_cards(you: Half) -> list[str]:
    """Your cards that a puzzle can be named after: first Spells and Traps, then monsters with an effect; else all."""
    cards = list(_slugs(you, ("hand", "spells", "monsters", "graveyard", "extra")))
    able = [slug for slug in cards if BY_SLUG[slug].effects] or cards
    return sorted(able, key=lambda slug: BY_SLUG[slug].kind == CardKind.MONSTER)


def _node(opponent: Half) -> str:
    """The sentence of the title: by the position of the opponent's card."""
    if not opponent.spells:
        return "puzzle.despite" if against(opponent) in _slugs(opponent, ("field",)) else "puzzle.against"
    return "puzzle.past" if opponent.spells[0].endswith("|set") else "puzzle.despite"


def _slugs(half: Half, zones: Iterable[str]) -> Iterator[str]:
    return (spec.partition("|")[0] for zone in zones for spec in getattr(half, zone))


@cache
def _opened(id: str) -> Loaded:
    puzzle, name = _places()[id]
    scenario = Scenario(
        id=id,
        kind="puzzle",
        ruleset=RULESET,
        cites=puzzle.rules,
        text={lang: _text(puzzle, name, lang) for lang in LANGUAGES},
        board=puzzle.board,
        goal=puzzle.goal,
    )
    return Loaded(scenario, open_book(RULESET), id, puzzle.proof, Findings(puzzle.rules, measures=puzzle.measures))


def _text(puzzle: MadePuzzle, name: Named, lang: str) -> Text:
    mine, card = map(_thing, (name.mine, name.theirs))
    title = text(lang, Explanation(name.node, (("mine", mine), ("card", card)))).removesuffix(".")
    points = Explanation("puzzle.points", (("amount", puzzle.you.lp), ("against", puzzle.opponent.lp)))
    return Text(
        title=title if name.number == 1 else f"{title} ({name.number})",
        intro=text(lang, points),
        question=asked(puzzle, lang),
    )


def asked(puzzle: MadePuzzle, lang: str) -> str:
    """What is to be reached in a made puzzle, as a sentence."""
    if puzzle.goal.happened is None:
        return text(lang, Explanation(f"puzzle.{puzzle.goal.kind}", ()))
    kind, _, slug = puzzle.goal.happened.partition(" ")
    return text(lang, Explanation(f"puzzle.happened.{kind}", (("card", _thing(slug)),)))


def _thing(slug: str) -> Thing:
    return Thing(0, BY_SLUG[slug].names, BY_SLUG[slug].kind)
