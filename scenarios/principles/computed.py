"""What no single word of a question says: who does something, what is named twice, which of two cards is meant.

Each is a concept like those of ``search/principles``, where it is listed without words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scenarios.asking.facts import life_points
from scenarios.asking.tokens import Tokens
from scenarios.asking.turns import turn_told

from .concepts import Spoken, number_in

FEW = 100
"""Numbers below this one count something; the others are points."""
_REPEATED = frozenset({"counter-trap"})
_ACTIVATE = "activate"
_MY_TURN, _OPPONENTS_TURN, _END = "my-turn", "opponents-turn", "end-phase"
_NEAR = 2
"""How many words may stand before a kind of card which tell that it acts: "may a", "kann eine", "mit der"."""
_IS = frozenset({"is", "are", "ist", "sind", "e", "sono", "zijn", "isn"})
"""The words with which a question begins that asks what something is."""
_RESPONDS = frozenset({"respond", "chain"})


def computed(tokens: Tokens, spoken: Sequence[Spoken]) -> Iterator[Spoken]:
    """The concepts that are so for a question, beside those that it speaks of."""
    answers = _answer_meant(tokens, spoken)
    own_turn = _is_own_turn(tokens, spoken)
    affords = _affords(tokens, spoken)
    for concept, holds in (
        ("no-person", not _names_person(tokens)),
        ("repeated", _is_repeated(spoken)),
        ("his-counter-trap", _is_his(tokens, spoken, "counter-trap")),
        ("equal-points", comparison(_points(tokens)) == "equal"),
        ("the-answer", answers is True),
        ("the-answered", answers is False),
        ("asked-on-turn", own_turn is True),
        ("asked-off-turn", own_turn is False),
        ("attack-asked", _is_asked(tokens, spoken, "attack")),
        ("as-destroyed", _is_counted_as_destroyed(spoken)),
        ("monster-asked", _asks_for_wearer(tokens, spoken)),
        ("calc-first", _is_calculated_first(spoken)),
        ("counter-trap-acts", _acts(tokens, spoken, "counter-trap")),
        ("is-it", any(tokens.words[tokens.bounds(clause)[0]] in _IS for clause in tokens.asking)),
        ("mine-asked", _asks_mine(tokens)),
        ("my-monster", _has_my_monster(tokens)),
        ("with-several", _are_means(tokens, spoken)),
        ("one-attacks", _attacks_several(tokens, spoken)),
        ("lp-enough", affords is True),
        ("lp-short", affords is False),
    ):
        if holds:
            yield Spoken(concept, (), run=False)


def _are_means(tokens: Tokens, spoken: Sequence[Spoken]) -> bool:
    """Whether several are what something is done with: "may I attack with two monsters", not "attack two monsters"."""
    return any(one.concept == "several" and tokens.span(at - 1, at, ":with") for one in spoken for at in one.places)


def _attacks_several(tokens: Tokens, spoken: Sequence[Spoken]) -> bool:
    """Whether one monster attacks several: "can a monster attack two monsters"."""
    several = {at for one in spoken if one.concept == "several" for at in one.places}
    monsters = sorted({at for one in spoken if one.concept == "monster" for at in one.places})
    counted = [at for at in monsters if several & set(range(at - _NEAR, at))]
    single = [at for at in monsters if at not in counted and (
              tokens.span(at - _NEAR, at, ":an", ":one", ":my", ":his", "equal"))]  # fmt: skip
    return bool(counted and single) and not _are_means(tokens, spoken)


def _affords(tokens: Tokens, spoken: Sequence[Spoken]) -> bool | None:
    """Whether the Life Points that somebody is said to have are more than what is paid; None if it is not told."""
    had = list(life_points(tokens))
    left = {at for _, _, at in had}
    other = {int(word) for at, word in enumerate(tokens.words) if word.isdecimal() and int(word) >= FEW
             and at not in left}  # fmt: skip
    pays = any(one.concept in ("pay", "cost") for one in spoken)
    return had[0][1] > other.pop() if pays and len(had) == len(other) == 1 else None


def _asks_mine(tokens: Tokens) -> bool:
    """Whether the last clause that says whose something is speaks of the player who asks, and not of the other one."""
    whose = [at for at, said in enumerate(tokens.said) if said & {":my", ":his"}]
    said = [tokens.said[at] for at in whose if tokens.clause[at] == tokens.clause[whose[-1]]]
    return any(":my" in one and "opponent" not in one for one in said) and not any(":his" in one for one in said)


def _has_my_monster(tokens: Tokens) -> bool:
    """Whether a monster of the player who asks is spoken of."""
    monsters = [one.start for one in tokens.mentions if one.typical]
    monsters += [at for at, said in enumerate(tokens.said) if "monster" in said]
    return any(tokens.span(at - 1, at, ":my") for at in monsters)


def comparison(points: Sequence[int]) -> str:
    """How the first of two points compares with the second; "" if there are not two."""
    if len(points) < 2:
        return ""
    return "equal" if points[0] == points[1] else "higher" if points[0] > points[1] else "lower"


def _names_person(tokens: Tokens) -> bool:
    """Whether a question says who does something."""
    return any(said & {":i", ":he"} for said in tokens.said)


def _is_repeated(spoken: Sequence[Spoken]) -> bool:
    """Whether a question names a kind of card twice: "a Counter Trap on a Counter Trap"."""
    places = [one.places for one in spoken if one.concept in _REPEATED]
    return len({place[0] for place in places}) > 1


def _points(tokens: Tokens) -> list[int]:
    """The numbers too high to count anything, in the order of the question."""
    return [number for word in tokens.words if (number := number_in(word)) is not None and number >= FEW]


def _is_his(tokens: Tokens, spoken: Sequence[Spoken], concept: str) -> bool:
    """Whether it is told that the opponent activates something: "he activates a Counter Trap"."""
    told = {tokens.clause[place] for one in spoken if one.concept == concept for place in one.places} - tokens.asking
    acts = {tokens.clause[place] for one in spoken if one.concept == _ACTIVATE for place in one.places}
    who = [set().union(*tokens.said[slice(*tokens.bounds(clause))]) for clause in told & acts]
    return any(":he" in said and ":i" not in said for said in who)


def _answer_meant(tokens: Tokens, spoken: Sequence[Spoken]) -> bool | None:
    """Whether the card that responded is asked about, or the one that it responded to; None if neither is told."""
    told = {tokens.clause[one.places[0]] for one in spoken if one.concept in _RESPONDS} - tokens.asking
    who = {_person(tokens, clause, ":i", ":he") for clause in told}
    whose = {_person(tokens, clause, ":my", ":his") for clause in tokens.asking}
    return who == whose if len(who) == len(whose) == 1 and None not in who | whose else None


def _is_own_turn(tokens: Tokens, spoken: Sequence[Spoken]) -> bool | None:
    """Whether it is the turn of the player asked about; None if the question does not tell whose turn it is."""
    ends = {at for one in spoken if one.concept == _END for at in one.places}
    mine, theirs = (
        any(one.concept == turn for one in spoken) or any(whose in tokens.said[at] for at in ends)
        for turn, whose in ((_MY_TURN, ":my"), (_OPPONENTS_TURN, ":his"))
    )
    turn = turn_told(tokens) if mine is theirs else "you" if mine else "opponent"
    last = max(tokens.asking, default=0)
    persons = (
        _person(tokens, clause, *marks) for clause in range(last, -1, -1) for marks in ((":i", ":he"), (":my", ":his"))
    )
    asked = next((one for one in persons if one is not None), None)
    return None if turn is None or asked is None else (turn == "you") is asked


def _is_calculated_first(spoken: Sequence[Spoken]) -> bool:
    """Whether the calculation is told before a Flip Effect, and "before" between them or "first" ahead of it."""
    places = {
        kind: [at for one in spoken if one.concept in concepts for at in one.places]
        for kind, concepts in _CALCULATED.items()
    }
    if not all(places.values()):
        return False
    calculated, effect = min(places["calculated"]), max(places["effect"])
    return calculated < effect and any(
        calculated < at < effect or (at < calculated and one.concept == "first")
        for one in spoken if one.concept in ("before", "first") for at in one.places
    )  # fmt: skip


_CALCULATED = {"calculated": ("damage-calc", "damage"), "effect": ("flip-effect",)}


def _is_counted_as_destroyed(spoken: Sequence[Spoken]) -> bool:
    """Whether it is asked if something counts as destroyed, and not what being destroyed counts as."""
    count, destroy, send = (
        max((at for one in spoken if one.concept == concept for at in one.places), default=-1)
        for concept in ("count", "destroy", "send")
    )
    return 0 <= count < destroy and send < destroy


def _asks_for_wearer(tokens: Tokens, spoken: Sequence[Spoken]) -> bool:
    """Whether a monster is asked about, after it was told that its Equip Card is destroyed."""
    main = tokens.asking - tokens.conditions
    told: dict[str, list[int]] = {"equip": [], "monster": [], "destroy": []}
    asked: set[str] = set()
    for one in spoken:
        for at in one.places:
            if tokens.clause[at] in main:
                asked.add(one.concept)
            elif one.concept in told:
                told[one.concept].append(at)
    if not told["equip"] or not told["destroy"] or "monster" not in asked or "equip" in asked:
        return False
    apart = {kind: min((abs(at - told["destroy"][-1]) for at in told[kind]), default=FEW) for kind in told}
    return apart["equip"] < apart["monster"]


def _is_asked(tokens: Tokens, spoken: Sequence[Spoken], concept: str) -> bool:
    """Whether a clause that asks speaks of a concept, and not only what is told beside it."""
    return any(one.concept == concept and tokens.clause[at] in tokens.asking for one in spoken for at in one.places)


def _acts(tokens: Tokens, spoken: Sequence[Spoken], concept: str) -> bool:
    """Whether something is done with a kind of card: "may a Counter Trap respond", "answer with a Counter Trap"."""
    places = [one.places[0] for one in spoken if one.concept == concept]
    asked = [at for at in places if tokens.clause[at] in tokens.asking]
    return any(_begins_asking(tokens, at) or tokens.span(at - _NEAR, at, ":with") for at in asked)


def _begins_asking(tokens: Tokens, at: int) -> bool:
    """Whether a word tells what acts in its clause: no player does, and nothing is done to it."""
    start, end = tokens.bounds(tokens.clause[at])
    return at - start <= _NEAR and not tokens.span(start, end, ":i", ":he", ":passive")


def _person(tokens: Tokens, clause: int, mine: str, his: str) -> bool | None:
    """Whether a clause speaks of the player who asks, and not of the other one; None if it does of both or neither."""
    bounds = tokens.bounds(clause)
    own, other = tokens.span(*bounds, mine), tokens.span(*bounds, his)
    return own if own is not other else None
