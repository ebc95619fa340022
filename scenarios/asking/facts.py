"""What a question says of the position as a whole: numbers of cards, what a player has none of, and the turn."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.formats.fields import PlayerWord

from .boards import PLAYERS
from .story import MOST_COPIES, Act, Done, Lack, Since, Where, is_monster
from .teller import Teller
from .tokens import Mention, Tokens

_NUMBERS = {":two": 2, ":three": 3, ":four": 4, ":five": 5}
_COUNTS_WITHIN = 3
"""How many words a number may stand before the cards that it counts."""
_ON_FIELD = (Lack.MONSTERS, Lack.SPELLS)
_NOUNS = {"monster": (Lack.MONSTERS,), "trap": (Lack.SPELLS,), "spell": (Lack.SPELLS,)}


def counted(tokens: Tokens, start: int) -> tuple[int, int]:
    """How many cards the words before a name say there are, and the word that says it; (1, -1) if none does."""
    clause = tokens.clause[start] if start < len(tokens.clause) else -1
    for at in range(start - 1, max(0, start - _COUNTS_WITHIN) - 1, -1):
        if tokens.clause[at] != clause or any(one.start <= at < one.end for one in tokens.mentions):
            break
        number = next((number for kind, number in _NUMBERS.items() if kind in tokens.said[at]), 0)
        if tokens.span(at + 1, start, "turn", "tribute"):
            break  # "for three turns" and "two Tributes for X" count no cards
        if number and not tokens.span(at - 1, at, ":level", "level", "rank"):
            return min(number, MOST_COPIES), at
    return 1, -1


def counts(tokens: Tokens) -> set[int]:
    """The words that say how many of a card there are."""
    return {at for one in tokens.mentions if (at := counted(tokens, one.start)[1]) >= 0}


def note_copies(teller: Teller, one: Mention) -> None:
    """Note how many there are of a card, if the words before its name say so."""
    number, _ = counted(teller.tokens, one.start)
    known = teller.cards[one.card]
    on_field = known.place in (Where.FIELD, Where.SET, Where.DEFENSE)
    if number > known.copies and (number == 2 or on_field or not is_monster(one.card)):
        teller.cards[one.card] = known.model_copy(update={"copies": number})


def absences(tokens: Tokens) -> Iterator[tuple[PlayerWord | None, Lack, tuple[int, ...]]]:
    """Yield what a player is said to have none of, and the words that say so; the player is None if nobody is named."""
    for at, said in enumerate(tokens.said):
        start, end = tokens.bounds(tokens.clause[at])
        empty = "empty" in said and ":not" not in said
        held = tokens.span(start, end, ":has", ":on_field", ":hand", "hand", ":graveyard", ":material", "counter")
        alone = at == start and tokens.span(at + 1, at + 2, *_NOUNS)  # "no monsters, ..."
        if not empty and (":not" not in said or not (held or alone)):
            continue
        if any(at < one.start <= at + 4 and one.start < end for one in tokens.mentions) and not empty:
            continue  # "no Sangan"
        around = range(max(start, at - 3), end) if empty else range(at, min(end, at + 7))
        near = [place for place in around if tokens.said[place]]
        buried = [place for place in range(start, at) if ":graveyard" in tokens.said[place]]
        if not tokens.span(at, end, ":graveyard", ":hand", ":on_field", ":material", "counter"):
            near += buried  # "in my Graveyard there is no monster"
        nouns = [place for place in near if tokens.said[place] & {"card", *_NOUNS}]
        nouns = nouns if nouns or at + 1 < end else []
        lacks = tuple(_lacks(tokens, near, nouns, empty=empty))
        if not lacks or tokens.span(at + 1, (nouns or [at])[0] + 1, "destroy", "attack", ":attack", ":can"):
            continue
        person = tokens.last(start, at, ":i", ":my", ":he", ":his")
        person = person if person >= 0 else tokens.first(at, end, ":i", ":my", ":he", ":his")
        whose: PlayerWord | None = None
        if person >= 0:
            theirs = ":he" in tokens.said[person] or ":his" in tokens.said[person]
            whose = "opponent" if theirs else "you"
        elif alone:
            whose = "you"
        both = tokens.first(start, at, ":two")
        if both >= 0 and tokens.span(start, both, ":i") and not any(one.start > both for one in tokens.mentions
                                                                     if one.clause == tokens.clause[at]):  # fmt: skip
            whose = None  # "we both have no monsters"
            nouns = [both, *nouns]
        words = (at, *nouns, *(place for place in near if tokens.said[place] & {":or", ":only", ":other", ":then"}))
        yield from ((whose, lack, words) for lack in lacks)


def is_alone(tokens: Tokens) -> bool:
    """Whether a monster is said to be the only one on the field."""
    for at, said in enumerate(tokens.said):
        near = (at - _ALONE_ON, at + _ALONE_ON)
        if ":alone" in said and tokens.span(*near, ":on_field"):
            return not tokens.span(*near, ":my", ":his", ":not", "spell", "trap")
    return False


_ALONE_ON = 6
"""How many words may stand between the field and what says that there is nothing else."""


def _lacks(tokens: Tokens, near: list[int], nouns: list[int], *, empty: bool) -> Iterator[Lack]:
    said = set().union(*(tokens.said[place] for place in near)) if near else set()
    if ":material" in said:
        yield Lack.MATERIALS
    elif "counter" in said:
        yield Lack.COUNTERS
    elif ":graveyard" in said:
        yield Lack.GRAVEYARD
    elif said & {":hand", "hand"} and (nouns or empty or any(":not" in tokens.said[place] for place in near[:1])):
        yield Lack.HAND
    else:
        kinds = {lack for place in nouns for noun, own in _NOUNS.items() if noun in tokens.said[place] for lack in own}
        nothing = bool(near) and ":nothing" in tokens.said[near[0]]
        if not kinds and (nouns or empty or nothing) and said & {":on_field", "field"}:
            kinds = {Lack.MONSTERS, Lack.SPELLS}
        if not kinds and not nouns and near and near[-1] == near[0]:  # "and I have none"
            kinds = (
                {Lack.MONSTERS}
                if any(one.end <= near[0] and is_monster(one.card) for one in tokens.mentions)
                else kinds
            )
        yield from sorted(kinds)


def life_points(tokens: Tokens) -> Iterator[tuple[PlayerWord, int, int]]:
    """Yield the player, the number and its word where a question says how many Life Points there are."""
    spoken = [at for at, said in enumerate(tokens.said) if ":lp" in said]
    for at, word in enumerate(tokens.words):
        if not word.isdecimal() or int(word) < _LEAST or any(one.start <= at < one.end for one in tokens.mentions):
            continue
        clause = tokens.clause[at]
        start, end = tokens.bounds(clause)
        near = any(abs(at - one) <= _NEAR_POINTS and tokens.clause[one] == clause for one in spoken)
        follows = any(tokens.clause[one] == clause - 1 for one in spoken) and not _tells_of_monsters(tokens, clause)
        person = tokens.last(start, at, ":i", ":my", ":he", ":his")
        person = person if person >= 0 else tokens.first(at, end, ":i", ":my", ":he", ":his")
        moved = tokens.span(start, end, *_MOVED) or (clause in tokens.asking and not near)
        moved = moved or (clause in tokens.asking and tokens.span(start, at, ":get"))  # "do I get 1000 LP?"
        mine = person < 0 and tokens.span(start, end, ":has")  # "hab nur noch 500 LP"
        if (near or follows) and (person >= 0 or mine) and not moved:
            theirs = person >= 0 and bool(
                tokens.said[person] & {":he", ":his"} or tokens.span(person + 1, person + 2, "opponent")
            )
            yield ("opponent" if theirs else "you"), int(word), at


def _tells_of_monsters(tokens: Tokens, clause: int) -> bool:
    """Whether a clause tells of monsters or an attack, so that a number in it may be theirs."""
    typical = any(one.clause == clause and one.typical for one in tokens.mentions)
    return typical or tokens.span(*tokens.bounds(clause), "attack", ":attack", "monster")


_LEAST, _NEAR_POINTS = 50, 2
"""Least number of Life Points, and how many words may stand between it and the word for them."""
_MOVED = (":pays", "pay", ":takes", ":gain", "damage", "lose", "discard", ":for")
"""What is said of Life Points that a player gains, loses or pays."""


def lacking(teller: Teller) -> tuple[tuple[PlayerWord, Lack], ...]:
    """What the players of a story have none of."""
    found: list[tuple[PlayerWord, Lack]] = sorted(teller.lacks)
    if is_alone(teller.tokens):
        kinds = (Lack.MONSTERS,) if teller.tokens.span(0, len(teller.tokens.words), "monster") else _ON_FIELD
        found += [(player, lack) for player in PLAYERS for lack in kinds]
    for whose, lack, _ in absences(teller.tokens):
        found += [(player, lack) for player in (("you", "opponent") if whose is None else (whose,))]
    return tuple(dict.fromkeys(found))


def is_first_turn(tokens: Tokens, turn: PlayerWord = "you") -> bool:
    """Whether it is the first turn of the Duel, and not the first of a player after the other one began."""
    at = tokens.first(0, len(tokens.words), ":first_turn", "first-turn")
    begun = tokens.first(0, len(tokens.words), "begin")
    start, end = tokens.bounds(tokens.clause[begun]) if begun >= 0 else (0, 0)
    other = ((":he", "opponent", ":his"), (":i",))[turn == "opponent"]
    if tokens.span(start, begun, *other) and not tokens.span(begun, end, ":not"):
        return False
    return at >= 0 and not tokens.span(max(tokens.bounds(tokens.clause[at])[0], at - _DENIED), at, ":not")


_DENIED = 3
"""How many words before the first turn may say that it is not meant."""


def wait_a_turn(teller: Teller) -> bool:
    """Let what was Set before "next turn" have been there since an earlier turn.

    Returns:
        Whether the words for the next turn are followed by that.
    """
    tokens = teller.tokens
    at = tokens.first(0, len(tokens.words), ":next_turn")
    if at < 0:
        return False
    laid = [act for act in teller.acts if act.done is Done.SET]
    lies = [one for one in teller.cards.values() if one.place is Where.SET]
    for act in laid:
        teller.acts.remove(act)
        teller.cards[act.card] = teller.cards[act.card].model_copy(update={"place": Where.SET, "said": True})
    return bool(laid or lies)


def has_attacked(teller: Teller, act: Act) -> None:
    """Note that a monster has attacked, and drop its attack, before an act that is done in the Main Phase 2."""
    fought = [one for one in teller.acts if one.done is Done.ATTACK and one.card == act.card]
    for one in fought:
        teller.acts.remove(one)
    if fought or _is_said_to_have_attacked(teller, act.card):
        teller.cards[act.card] = teller.cards[act.card].model_copy(update={"since": Since.ATTACKED, "said": True})


def _is_said_to_have_attacked(teller: Teller, card: str) -> bool:
    tokens = teller.tokens
    own = [one.clause for one in tokens.mentions if one.card == card and one.clause not in tokens.asking]
    spans = [tokens.bounds(clause) for clause in own]
    return any(tokens.span(*span, "attack", ":attack") and not tokens.span(*span, ":last_turn") for span in spans)
