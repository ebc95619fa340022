"""Reads a question about one card: which card, which property, and whether more is said than that."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from rulebook.explain.properties.doings import SAYABLE
from rulebook.explain.properties.values import Property
from rulebook.languages import LANGUAGES, table
from rulebook.search.names import Names
from rulebook.search.words import card_words, stem, stop_words, words_of
from scenarios.asking.reading import LONGEST, languages_of
from scenarios.asking.story import is_monster
from scenarios.asking.tokens import Tokens, tokens_of

_OPPOSITE = {"optional": Property.MANDATORY, "again": Property.LIMIT, "by-copy": Property.BY_NAME}
"""The keys of ``search/properties`` that ask for the opposite of a property."""
_ADDING_NOTHING = SAYABLE | {"activate", "effect", "card", "monster", "spell", "trap", "turn", "resolve"}
"""Meanings that do not change the question, whatever is asked."""
_TELLING = frozenset({
    ":set", ":up", ":graveyard", ":hand", ":banished", ":attack", ":battle", ":battle_phase", ":later", ":two",
    ":later_on", ":already", ":damage_step", ":end_phase", ":standby", ":second", ":other", ":gone", ":under", ":laid",
    ":save",
})  # fmt: skip
"""Kinds of words that tell of a situation."""
_LIMITING = (":if", ":not", ":or", ":what")
"""What makes yes or no unsafe: a condition, a denial, two questions in one, a question for more than yes or no."""
_ONLY_ASKED = frozenset({"destroy", "banish", "negate", "draw", "add", "discard", "return", "send"})
"""What a question without any other property can ask whether the card does it."""
_SUMMONED = {
    Property.NORMAL_SUMMON: frozenset({"summon"}),
    Property.SET: frozenset({"summon"}),
    Property.SPECIAL: frozenset({"summon", "special"}),
    Property.REVIVE: frozenset({"summon", "special", "revive", "return", "activate"}),
}
"""What may be said to be done in a question about a Summon; more tells of something else."""
_NOUNS = frozenset({"monster", "card", "spell", "trap", "effect", "activate", "turn"})
"""Meanings of words that do not say what is done, though they resemble a word that does."""
_CARD_ITSELF = frozenset({":can", ":i", ":he"})
"""Words of a player who does something: then the question is not about what the card does."""


_OWNERS, _CARDS = (":my", ":his"), ("monster", "card", "spell", "trap")
"""Words for whose cards something is done to: "does X destroy my monsters?" is played."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about one card.

    ``opposite``: yes and no are exchanged. ``doing``: what else it says is done, which tells the effect meant.
    ``number``: a number in it, or 0. ``rest``: the words that say more. ``limited``: it has a condition, a denial or an
    alternative.
    """

    card: str
    about: Property
    opposite: bool = False
    doing: frozenset[str] = frozenset()
    number: int = 0
    rest: tuple[str, ...] = ()
    limited: bool = False

    @property
    def plain(self) -> bool:
        """Whether it says nothing beyond what is read here."""
        return not self.rest


def read(names: Names, common: Collection[str], short: Mapping[str, str], text: str) -> Asked | None:
    """Read a question in any of the languages; None unless it names one card and asks for a property.

    Args:
        names: the names of the cards.
        common: the terms of the game, which are no typos of card names.
        short: abbreviations and what they stand for.
        text: what was typed.
    """
    tokens = tokens_of(names, common, short, text[:LONGEST])
    mentions = [one for one in tokens.mentions if not one.typical]
    cards = {one.card for one in mentions}
    if len(cards) != 1:
        return None
    named = {at for one in mentions for at in range(one.start, one.end)}
    free = [at for at in range(len(tokens.words)) if at not in named]
    langs = languages_of(list(tokens.words), named)
    matches = [one for one in _matches(tokens, free, langs) if not _is_of_another(tokens, one)]
    found = max(matches, key=lambda one: (len(one), one.is_of_turns_beside), default=_Match("", frozenset()))
    same = (one.places for one in matches if _property(one.key) == _property(found.key))
    found = _Match(found.key, found.places.union(*same))
    doing = frozenset(word for at in free if at not in found.places for word in _doing(tokens, at))
    if found.key:
        asked, opposite = _property(found.key), found.key in _OPPOSITE
    else:
        asked, opposite = Property.DOES, False
    number = next((int(tokens.words[at]) for at in free if tokens.words[at].isdecimal()), 0)
    rest = [at for at in free if at not in found.places and not _adds_nothing(tokens, at)]
    if asked is Property.DOES and (rest or not _asks_what_it_does(tokens, free, doing)):
        return None
    if asked in _SUMMONED and not is_monster(min(cards)) and _names_a_monster(tokens):
        return None  # "after Scapegoat, can I Normal Summon a monster?"
    if asked in _SUMMONED and doing - _SUMMONED[asked]:
        rest += [at for at in free if _doing(tokens, at) - _SUMMONED[asked]]
    limited = any(tokens.span(at, at + 1, *_LIMITING) for at in free if at not in found.places)
    if asked is Property.NORMAL_SUMMON and _counts_tributes(tokens, free):
        limited = True
    words = tuple(tokens.words[at] for at in rest)
    return Asked(cards.pop(), asked, opposite, doing, number, words, limited)


@dataclass(frozen=True, slots=True)
class _Match:
    key: str
    places: frozenset[int]

    def __len__(self) -> int:
        return len(self.places)

    @property
    def is_of_turns_beside(self) -> bool:
        """Whether it says whose turn, in words beside each other: "his monster on my own turn" is not "his turn"."""
        of_turns = self.key in (Property.OWN_TURN, Property.OPPONENTS_TURN)
        return of_turns and max(self.places) - min(self.places) < len(self)


def _is_of_another(tokens: Tokens, found: _Match) -> bool:
    """Whether "Set" is said of a card without a name that something is done to: "use X on a Set monster"."""
    if found.key != Property.SET:
        return False
    unnamed = {at for one in tokens.mentions if one.typical for at in (one.start - 1, one.end)}
    return not unnamed.isdisjoint(found.places) and tokens.span(0, min((*found.places, *unnamed)), ":onto", ":an")


def _property(key: str) -> Property:
    return _OPPOSITE.get(key) or Property(key)


def _matches(tokens: Tokens, free: Sequence[int], langs: Sequence[str]) -> Iterator[_Match]:
    """Yield every property whose words stand in the question, with their places."""
    for lang in langs:
        stems = {stem(lang, tokens.words[at]): at for at in reversed(free)}
        for key, words in _lists(lang):
            if all(word in stems for word in words):
                yield _Match(key, frozenset(stems[word] for word in words))


@cache
def _lists(lang: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple(
        (key, tuple(stem(lang, word) for word in words_of(words)))
        for key, listed in table(lang, "search/properties").items()
        if key not in _NO_PROPERTY
        for words in listed
    )


_NO_PROPERTY = ("besides", "otherwise")


@cache
def _listed(key: str) -> frozenset[str]:
    found = (word for lang in LANGUAGES for word in table(lang, "search/properties").get(key, ()))
    return frozenset(folded for words in found for folded in words_of(words))


def _doing(tokens: Tokens, at: int) -> frozenset[str]:
    """What a word says is done."""
    said = tokens.said[at]
    return frozenset() if said & _NOUNS or tokens.words[at] in _listed("besides") else said & SAYABLE


def _adds_nothing(tokens: Tokens, at: int) -> bool:
    word, said = tokens.words[at], tokens.said[at]
    if word in _listed("otherwise"):
        return False
    unnamed = any(one.typical and one.start <= at < one.end for one in tokens.mentions)
    if unnamed or word.isdecimal() or word in _listed("besides"):
        return True
    meant = {one for one in said if not one.startswith(":")}
    if said & _TELLING or (meant and not meant & _ADDING_NOTHING):
        return False
    return bool(said) or word in stop_words() or word in card_words()


def _names_a_monster(tokens: Tokens) -> bool:
    """Whether a question speaks of a monster without a name, or of a player's own Summon."""
    own = any(
        tokens.span(at + 1, at + 4, "summon", "special", "normal-summon")
        for at, said in enumerate(tokens.said)
        if ":my" in said
    )
    unnamed = any("monster" in said and tokens.span(at - 1, at, ":an") for at, said in enumerate(tokens.said))
    return own or unnamed or any(one.typical for one in tokens.mentions)


def _counts_tributes(tokens: Tokens, free: Sequence[int]) -> bool:
    """Whether a question says with what or how many Tributes a monster is to be Summoned."""
    return any(tokens.span(at, at + 1, ":with", ":only", ":two") or tokens.words[at].isdecimal() for at in free)


def _asks_what_it_does(tokens: Tokens, free: Sequence[int], doing: frozenset[str]) -> bool:
    """Whether a question only asks if the card does one thing: "does X banish?"."""
    player = any(tokens.span(at, at + 1, *_CARD_ITSELF) for at in free)
    sentence = any(tokens.words[at] in stop_words() for at in free)
    whose = any(tokens.span(at, at + 1, *_OWNERS) and tokens.span(at + 1, at + 3, *_CARDS) for at in free)
    return sentence and not player and not whose and len(doing) == 1 and doing <= _ONLY_ASKED
