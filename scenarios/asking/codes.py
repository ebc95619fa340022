"""A story as a short code, for the id of the scenario that plays it and for links."""

from __future__ import annotations

from functools import cache

from pydantic import ValidationError

from rulebook.cards import POOL
from scenarios.formats.fields import PlayerWord

from .boards import PLAYERS
from .story import MOST_ACTS, MOST_CARDS, Act, Asks, Done, Lack, Moment, Since, Stood, Story, Until, Where

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_ASKS, _WHERE, _MOMENTS, _UNTIL, _SINCE = tuple(Asks), tuple(Where), tuple(Moment), tuple(Until), tuple(Since)
_DONE = tuple(done for done in Done if done is not Done.CHANGE)
_LACKING: tuple[tuple[PlayerWord, Lack], ...] = (
    *((player, lack) for player in PLAYERS for lack in Lack if lack not in (Lack.MATERIALS, Lack.COUNTERS)),
    *((player, lack) for lack in (Lack.MATERIALS, Lack.COUNTERS) for player in PLAYERS),
)
_FURTHER = {(Done.CHANGE, False): 24, (Done.ATTACK, True): 25}
"""The numbers of what is done without a time."""
_WHO: tuple[PlayerWord | None, ...] = (None, "you", "opponent")
_HEADS = (4, 5, 8)
"""The lengths of the first part: without the moment, with it, and with how far, who and whether it is denied."""
_PLAYERS: dict[str, PlayerWord] = {"y": "you", "o": "opponent"}
_NONE = "z"
LONGEST = 154
"""Maximum number of characters of a code."""


def code_of(story: Story) -> str:
    """The code of a story, in lower-case letters, digits and hyphens.

    Turn, what is asked and about which card, and if they matter the moment, how far it is played, about which player
    it asks and whether it is denied; then each card with its owner, place and whether it was said, how often it is
    there and on which monster; then each act with its player, kind, card, target and Tributes; then what is rarely
    said: the first turn, words left out, whether it is about a rule or asks of one player only, what the players have
    none of, their Life Points, how many points it asks about, and of a card how many there are, what has happened to
    it and whether it has no name. Cards are named by their number, afterwards by their place in the list.
    """
    at = {one.card: place for place, one in enumerate(story.cards)}
    head = (
        story.turn[0]
        + _DIGITS[int(story.turn_said) + 2 * int(story.confirmed)]
        + _DIGITS[_ASKS.index(story.asks)]
        + _letter(at, story.about)
        + _rest(story)
    )
    cards = [
        f"{_number(one.card)}{one.owner[0]}{_DIGITS[_WHERE.index(one.place)]}{_DIGITS[_lying(one, at)]}"
        for one in story.cards
    ]
    acts = [
        f"{act.actor[0]}{_DIGITS[_way(act)]}{_letter(at, act.card)}{_letter(at, act.target)}"
        + "".join(_letter(at, one) for one in act.tributes)
        for act in story.acts
    ]
    rest = _rarely(story)
    return "-".join((head, *cards, "x", *acts, *(("w", *rest) if rest else ())))


def _rarely(story: Story) -> list[str]:
    """What is rarely said, of the story and of its cards."""
    found: list[str] = []
    if _flags(story) or story.lacking:
        lacking = _digits(sum(1 << _LACKING.index(one) for one in set(story.lacking)))
        found.append(f"f{_DIGITS[_flags(story)]}{lacking:0>2}")
    found += [f"l{whose[0]}{points}" for whose, points in story.lp]
    found += [f"a{story.points}"] if story.points is not None else []
    for at, one in enumerate(story.cards):
        if one.copies > 2 or one.since is not Since.BEFORE or one.typical:
            found.append(f"c{_DIGITS[at]}{one.copies}{_SINCE.index(one.since)}{int(one.typical)}")
    return found


def _flags(story: Story) -> int:
    """Whether it is the first turn, words are left out, the story is about a rule and asks of one only, as a number."""
    return int(story.first_turn) + 2 * int(story.heard) + 4 * int(story.general) + 8 * int(story.only)


def _way(act: Act) -> int:
    """What is done, and when, as one number."""
    if (act.done, act.direct) in _FURTHER:
        return _FURTHER[act.done, act.direct]
    return _DONE.index(act.done) + len(_DONE) * (int(act.later) + 2 * int(not act.order_said))


def _rest(story: Story) -> str:
    """The moment, how far, who and whether it is denied, as far as they matter."""
    moment = _DIGITS[_MOMENTS.index(story.moment)]
    if story.until is Until.NOW and story.who is None and not story.denied:
        return "" if story.moment is Moment.ANY else moment
    return f"{moment}{_DIGITS[_UNTIL.index(story.until)]}{_WHO.index(story.who)}{int(story.denied)}"


def _lying(one: Stood, at: dict[str, int]) -> int:
    """Whether a card was said, how often it is there, and on which monster, as one number."""
    on = at[one.on] + 1 if one.on in at else 0
    return int(one.said) + 2 * (min(one.copies, 2) - 1) + 4 * on


def story_of(code: str) -> Story | None:
    """The story with a code; None if it is the code of no story."""
    if len(code) > LONGEST:
        return None
    head, *parts = code.split("-")
    if "x" not in parts or len(head) not in _HEADS:
        return None
    middle = parts.index("x")
    end = parts.index("w") if "w" in parts[middle:] else len(parts)
    if middle > MOST_CARDS or end - middle - 1 > MOST_ACTS:
        return None
    try:
        named = [_slugs()[int(part[:-3], 36)] for part in parts[:middle]]
        cards = [_card(part, named) for part in parts[:middle]]
        acts = tuple(_act(part, named) for part in parts[middle + 1 : end])
        facts: dict[str, object] = {}
        points: list[tuple[PlayerWord, int]] = []
        points_asked: int | None = None
        for part in parts[end + 1 :]:
            if part[0] == "c":
                at = _DIGITS.index(part[1])
                further = {"copies": int(part[2]), "since": _SINCE[int(part[3])], "typical": part[4] == "1"}
                cards[at] = Stood.model_validate({**cards[at].model_dump(), **further})
            elif part[0] == "l":
                points.append((_PLAYERS[part[1]], int(part[2:])))
            elif part[0] == "a":
                points_asked = int(part[1:])
            else:
                said = int(part[2:], 36)
                lacking = tuple(one for at, one in enumerate(_LACKING) if said >> at & 1)
                flags = _DIGITS.index(part[1])
                facts = {"first_turn": bool(flags & 1), "heard": bool(flags & 2), "general": bool(flags & 4)}
                facts["only"] = bool(flags & 8)
                facts["lacking"] = lacking
        facts |= {"lp": tuple(points), "points": points_asked}
        return Story.model_validate({**_story(head, named, tuple(cards), acts).model_dump(), **facts})
    except (ValueError, KeyError, IndexError, ValidationError):
        return None


def _story(head: str, named: list[str], cards: tuple[Stood, ...], acts: tuple[Act, ...]) -> Story:
    """The story of the first part of a code."""
    return Story(
        cards=cards, acts=acts, asks=_ASKS[_DIGITS.index(head[2])], about=_named(named, head[3]),
        turn=_PLAYERS[head[0]], turn_said=head[1] in "13", confirmed=head[1] in "23",
        moment=_MOMENTS[_DIGITS.index(head[4])] if len(head) > 4 else Moment.ANY,
        until=_UNTIL[_DIGITS.index(head[5])] if len(head) > 5 else Until.NOW,
        who=_WHO[int(head[6])] if len(head) > 5 else None, denied=len(head) > 5 and head[7] == "1",
    )  # fmt: skip


def _card(part: str, named: list[str]) -> Stood:
    number, owner, place, lying = part[:-3], part[-3], part[-2], _DIGITS.index(part[-1])
    return Stood(
        card=_slugs()[int(number, 36)], owner=_PLAYERS[owner], place=_WHERE[_DIGITS.index(place)],
        said=lying % 2 == 1, copies=lying // 2 % 2 + 1, on=named[lying // 4 - 1] if lying >= 4 else None,
    )  # fmt: skip


def _act(part: str, named: list[str]) -> Act:
    actor, done, card, target = part[0], part[1], part[2], part[3]
    used = _named(named, card)
    if used is None:
        raise ValueError(part)
    number = _DIGITS.index(done)
    further = next((one for one, own in _FURTHER.items() if own == number), None)
    timing, way = divmod(number if further is None else 0, len(_DONE))
    return Act(
        actor=_PLAYERS[actor], done=_DONE[way] if further is None else further[0], card=used,
        target=_named(named, target), later=timing % 2 == 1, order_said=timing < 2,
        direct=further is not None and further[1],
        tributes=tuple(named[_DIGITS.index(one)] for one in part[4:]),
    )  # fmt: skip


def _named(named: list[str], letter: str) -> str | None:
    return None if letter == _NONE else named[_DIGITS.index(letter)]


def _letter(at: dict[str, int], card: str | None) -> str:
    return _NONE if card is None or card not in at else _DIGITS[at[card]]


def _number(slug: str) -> str:
    return _digits(_numbers()[slug])


def _digits(number: int) -> str:
    digits = ""
    while number:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
    return digits


@cache
def _numbers() -> dict[str, int]:
    return {card.slug: card.number for card in POOL if card.number > 0}


@cache
def _slugs() -> dict[int, str]:
    return {number: slug for slug, number in _numbers().items()}
