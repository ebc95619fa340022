"""The words of a typed move: what is to be done, and which cards are named, in the page's language or in English."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from rapidfuzz import fuzz
from rapidfuzz.distance import OSA

from rulebook.cards import BY_SLUG
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.copies import printed
from rulebook.engine.core.state import DuelState
from rulebook.languages import FALLBACK, table
from rulebook.notation.finding import find_card, fitting, plain, plain_names
from rulebook.notation.lines import CardName
from rulebook.notation.names import cards_named
from rulebook.search.names import nicknames
from rulebook.search.words import fold
from rulebook.vocabulary.effects import Card
from tutor_app.texts.messages import messages

FILLER = "filler"
ROLES = ("with", "onto", "cost")
"""What a word before a card says about it: it acts, it is acted on, it pays."""

LABELS: dict[str, tuple[str, ...]] = {
    "activate": ("verb.activate", "verb.activate_activation", "verb.activate_ignition", "verb.activate_trigger",
                 "verb.activate_quick", "verb.activate_flip", "verb.activate_scale"),
    "attack": ("verb.attack",),
    "summon": ("verb.summon", "verb.tribute_summon", "verb.summon_again"),
    "special": ("verb.special", "verb.xyz", "verb.synchro", "verb.pendulum"),
    "flip": ("verb.flip",),
    "set": ("verb.set",),
    "to_attack": ("verb.to_attack", "position.attack"),
    "to_defense": ("verb.to_defense", "position.defense"),
    "direct": ("moves.directly",),
    "pass": ("moves.pass", "moves.pass_resolve", "moves.not_activate"),
    "yes": ("moves.yes", "moves.pay"),
    "no": ("moves.no", "moves.not_pay", "moves.stop_attack"),
    "done": ("moves.confirm", "moves.enough", "moves.confirm_none", "moves.others_first"),
    "withdraw": ("moves.withdraw",),
    "end": ("moves.end_turn", "moves.next_turn"),
    "draw_phase": ("phase_full.draw",),
    "standby_phase": ("phase_full.standby",),
    "main_1_phase": ("phase_full.main_1",),
    "battle_phase": ("phase_full.battle",),
    "main_2_phase": ("phase_full.main_2",),
    "end_phase": ("phase_full.end",),
}  # fmt: skip
"""The names of moves on the page, which are also read."""

_LONGEST_NAME = 8
_FEWEST_LETTERS = 3
_ALIKE = 75
"""How much, in percent, words resemble the name of a card that is not seen."""
_TOKEN = re.compile(r"[^\W_]+(?:[.'’´`][^\W_]+|\.(?=\w))*")
_ELIDED = re.compile(r"^([^\W_]{1,4})['’´`]([^\W_]{3,})$")


class Mention(NamedTuple):
    """Cards of the duel that the words can mean. ``role``: see ``ROLES``, "" if nothing is said; ``at``: its place."""

    uids: tuple[int, ...]
    role: str
    at: int


class Reading(NamedTuple):
    """What was read. ``kinds`` are keys of ``LABELS`` and of ``typed.toml``, each with the place of its first word.

    ``strangers`` are the numbers of cards that are nowhere to be seen, ``unread`` the words that say nothing.
    """

    kinds: dict[str, int]
    mentions: tuple[Mention, ...]
    strangers: tuple[int, ...]
    numbers: tuple[int, ...]
    unread: tuple[str, ...]


class _Text:
    """The words of a line; ``said`` is what is known about each: a kind, a card, or nothing yet."""

    def __init__(self, text: str) -> None:
        self.words = list(_words(text))
        self.folded = [" ".join(fold(word).replace(".", "").split()) for word in self.words]
        self.said: list[str | Mention | int | None] = [None] * len(self.words)

    def free(self, start: int, end: int) -> bool:
        return all(said is None for said in self.said[start:end])

    def take(self, start: int, end: int, what: str | Mention | int) -> None:
        self.said[start:end] = [what] * (end - start)

    def spans(self, longest: int) -> Iterator[tuple[int, int]]:
        """All spans of words, the longest first."""
        for length in range(min(longest, len(self.words)), 0, -1):
            for start in range(len(self.words) - length + 1):
                yield start, start + length


def read_words(book: Book, state: DuelState, lang: str, line: str, reader: int) -> Reading:
    """Read a line about a duel as ``reader`` sees it; ``state`` must hold only what they know."""
    text = _Text(line)
    seen = _cards_seen(book, state, reader)
    _exact_names(text, book, state, seen, reader)
    words = vocabulary(lang)
    for start, end in text.spans(max(map(len, words))):
        kind = words.get(tuple(text.folded[start:end]))
        if kind and text.free(start, end):
            text.take(start, end, kind)
    for start, end in text.spans(_LONGEST_NAME):
        _name_with_slips(text, start, end, book, state, seen, reader)
    for at, said in enumerate(text.said):
        if said is None and (meant := _kind_with_slip(words, text.folded[at])):
            text.take(at, at + 1, meant)
    return _result(text)


def _words(text: str) -> Iterator[str]:
    for word in _TOKEN.findall(text):
        elided = _ELIDED.match(word)
        yield from elided.groups() if elided else (word,)


@cache
def vocabulary(lang: str) -> dict[tuple[str, ...], str]:
    """What each phrase says, folded: the words of the language and the names of moves, before those of English."""
    found: dict[tuple[str, ...], str] = {}
    for one in dict.fromkeys((lang, FALLBACK)):
        listed = [(kind, [messages(one)[key] for key in keys if key in messages(one)]) for kind, keys in LABELS.items()]
        for kind, phrases in [*listed, *table(one, "typed").items()]:
            for phrase in phrases:
                found.setdefault(tuple(_Text(phrase).folded), kind)
    return found


def _kind_with_slip(words: dict[tuple[str, ...], str], word: str) -> str:
    slips = 0 if len(word) < 5 else 1 if len(word) < 8 else 2
    near = [(OSA.distance(one[0], word, score_cutoff=slips), kind) for one, kind in words.items()
            if len(one) == 1 and len(one[0]) >= 5 and kind != FILLER]  # fmt: skip
    return min((each for each in near if slips and each[0] <= slips), default=(0, ""))[1]


def _cards_seen(book: Book, state: DuelState, reader: int) -> tuple[Card, ...]:
    """The cards that the reader sees, without repetition."""
    numbers = dict.fromkeys(printed(card.number) for card in state.cards if card.number)
    known = (book.by_number.get(number) for number in numbers)
    return tuple(card for card in known if card is not None and _uids(book, state, card, reader))


def _uids(book: Book, state: DuelState, card: Card, reader: int) -> tuple[int, ...]:
    return cards_named(book, state, CardName(card.slug), reader)


@cache
def _names() -> dict[tuple[str, ...], str]:
    """Every name and nickname of a card, folded, with the card's slug."""
    found = {tuple(_Text(name).folded): slug for slug, card in BY_SLUG.items() for name in plain_names(card)}
    return {**nicknames(), **found}


def _exact_names(text: _Text, book: Book, state: DuelState, seen: Sequence[Card], reader: int) -> None:
    """Names written in full; of a card that is not seen only if no such word stands for something else."""
    here = {card.slug for card in seen}
    by_name = {tuple(_Text(name).folded): card.slug for card in seen for name in plain_names(card)}
    for start, end in text.spans(_LONGEST_NAME):
        words = tuple(text.folded[start:end])
        slug = by_name.get(words) or _names().get(words)
        if slug is None or not text.free(start, end):
            continue
        if slug in here:
            text.take(start, end, Mention(_uids(book, state, BY_SLUG[slug], reader), "", start))
        elif end - start > 1 or words not in vocabulary(FALLBACK):
            text.take(start, end, BY_SLUG[slug].number)


def _name_with_slips(
    text: _Text, start: int, end: int, book: Book, state: DuelState, seen: Sequence[Card], reader: int
) -> None:
    """A name shortened or misspelt: of a card that is seen, otherwise of any card."""
    inside = text.said[start:end]
    if inside[0] is not None or inside[-1] is not None or any(said not in (None, FILLER, *ROLES) for said in inside):
        return
    query = " ".join(text.words[start:end])
    if len(query) < _FEWEST_LETTERS:
        return
    found = _fitting(seen, query, joined=any(said in ROLES for said in inside))
    if found:
        uids = tuple(sorted({uid for card in found for uid in _uids(book, state, card, reader)}))
        text.take(start, end, Mention(uids, "", start))
    elif None not in text.said[:start] + text.said[end:] or _alone(text, start, end):
        card = _elsewhere(query)
        if card is not None:
            text.take(start, end, card.number)


def _elsewhere(query: str) -> Card | None:
    """The card whose name a query resembles most, if it resembles one."""
    found = find_card(BY_SLUG.values(), query)
    cards = found.near if found.card is None else (found.card,)
    alike = [(max(fuzz.ratio(name, plain(query)) for name in plain_names(card)), card) for card in cards]
    closest, card = max(alike, key=lambda one: one[0], default=(0.0, None))
    return card if closest >= _ALIKE else None


def _alone(text: _Text, start: int, end: int) -> bool:
    """Whether the words next to a span say something else."""
    return (start == 0 or text.said[start - 1] is not None) and (end == len(text.said) or text.said[end] is not None)


def _fitting(seen: Sequence[Card], query: str, *, joined: bool) -> tuple[Card, ...]:
    """The cards seen that a query can mean; one with a preposition in it (``joined``) must fit word by word."""
    found = find_card(seen, query)
    inside = fitting(seen, query)
    return (found.card,) if found.card is not None and (inside or not joined) else inside


def _result(text: _Text) -> Reading:
    kinds: dict[str, int] = {}
    mentions: list[Mention] = []
    role = ""
    for at, said in enumerate(text.said):
        if isinstance(said, Mention):
            if not mentions or mentions[-1].at != said.at:
                mentions.append(said._replace(role=role))
                role = ""
        elif said in ROLES:
            role = str(said)
            kinds.setdefault(role, at)
        elif isinstance(said, str) and said != FILLER:
            kinds.setdefault(said, at)
    strangers = dict.fromkeys(said for said in text.said if isinstance(said, int))
    rest = [word for word, said in zip(text.words, text.said, strict=True) if said is None]
    numbers = tuple(int(word) for word in rest if word.isascii() and word.isdigit() and len(word) < 6)
    unread = tuple(word for word in rest if not word.isdigit())
    return Reading(kinds, tuple(mentions), tuple(strangers), numbers, unread)


def uids_of(mentions: Iterable[Mention]) -> tuple[int, ...]:
    """All cards that are meant by some of the mentions."""
    return tuple(dict.fromkeys(uid for mention in mentions for uid in mention.uids if uid != NOBODY))
