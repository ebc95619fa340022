"""Questions what may be used for a Summon: "a Token for a Synchro Summon?". The Summon is tried with such a monster."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.recipes import RitualOf, SynchroSummon
from rulebook.vocabulary.terms import MonsterKind
from scenarios.formats.fields import PlayerWord

from .deeds import deeds_in
from .kinds_of_card import kinds_in
from .rule_read import Rule, not_followed
from .story import Act, Asks, Done, Slug, Story, Where
from .tokens import Tokens

_MATERIAL = ("material", ":material")
_SUMMONED = {":synchro": MonsterKind.SYNCHRO, ":xyz": MonsterKind.XYZ, ":ritual": MonsterKind.RITUAL}
"""What a word says, and the kind of monster that is Summoned."""
_OF_KIND = {
    "token": MonsterKind.TOKEN, ":token": MonsterKind.TOKEN, ":tuner": MonsterKind.TUNER, ":xyz": MonsterKind.XYZ,
    ":synchro": MonsterKind.SYNCHRO,
}  # fmt: skip
"""What a word says, and the kind of monster that shall be the material."""
_NEAR = 3
"""How many words may stand between a kind of Summon and the word that makes it the one that is asked about."""


def material_story(tokens: Tokens, *, beside: bool = False) -> Story | None:
    """The story of a question without names whether a monster may be used for a Synchro, Xyz or Ritual Summon.

    Args:
        tokens: the question.
        beside: whether it may name cards that only lie on the field; they are left out, and any monster may be meant.

    Returns:
        The story, played with monsters for which nothing but what is asked can forbid it; None if it is none of these.
    """
    words = len(tokens.words)
    named = any(not one.typical for one in tokens.mentions)
    if (named and not beside) or not tokens.span(0, words, ":can") or not tokens.asking:
        return None
    at = _summoned_at(tokens, besides=named)
    if at < 0:
        return None
    summoned = next(kind for mark, kind in _SUMMONED.items() if mark in tokens.said[at])
    used = _used(tokens, at)
    hand = tokens.first(0, words, ":hand")
    lies = used is None and tokens.span(0, words, ":set", "face-down")
    theirs = used is None and tokens.span(0, words, ":his")
    if used is None and not (named or hand >= 0 or lies or theirs):
        return None
    mark, found = used if used is not None else (-1, MonsterKind.NORMAL)
    chosen = next(_ways(summoned, found), None)
    if chosen is None:
        return None
    kinds = kinds_in(tokens)
    rule = Rule(tokens, kinds, deeds_in(tokens, kinds), None)
    if any(one.what in ("attack", "destroy", "draw", "change", "flip") for one in rule.deeds):
        return None
    place = Where.HAND if hand >= 0 else Where.SET if lies else Where.FIELD
    card, material, *others = chosen
    _stand(rule, card, material, others, place, "opponent" if theirs else "you")
    ends = (
        "activate",
        "summon",
        "special",
        "tribute",
        ":again",
        ":other",
        ":face-down",
        ":set",
        ":his",
        ":as",
        "count",
    )
    rule.read |= {
        at,
        mark,
        hand,
        *(one for one, said in enumerate(tokens.said) if said.intersection((*ends, *_MATERIAL))),
    }
    rule.read |= {one for kind in rule.kinds for one in range(kind.start, kind.end)}
    rule.read |= {one.start for one in tokens.mentions} | {
        one for one, said in enumerate(tokens.said) if said.intersection(_SUMMONED) and _is_beside(tokens, one)
    }
    story = Story(
        cards=tuple(rule.cards.values()), acts=tuple(rule.acts), asks=Asks.MAY, about=rule.acts[-1].card, turn="you",
        turn_said=True, denied=tokens.denied, general=True,
    )  # fmt: skip
    return story.model_copy(update={"unread": not_followed(rule)})


def _stand(rule: Rule, card: Slug, material: Slug, others: list[Slug], place: Where, owner: PlayerWord) -> None:
    """Put the monsters of a Summon where they are, and Summon."""
    ritual = others.pop() if BY_SLUG[card].stats and not BY_SLUG[card].in_extra_deck else None
    rule.put(card, "you", Where.HAND if ritual else Where.EXTRA)
    for one, whose, where in ((material, owner, place), *((other, "you", Where.FIELD) for other in others)):
        rule.put(one, whose, where)
    if ritual is not None:
        rule.put(ritual, "you", Where.HAND)
        rule.acts.append(Act(actor="you", done=Done.ACTIVATE, card=ritual, tributes=(material, *others)))
    else:
        rule.acts.append(Act(actor="you", done=Done.SPECIAL, card=card, tributes=(material, *others)))


def _summoned_at(tokens: Tokens, *, besides: bool) -> int:
    """The word for the kind of Summon that something is used for; -1 if there is none."""
    words = len(tokens.words)
    found = [
        at for at, said in enumerate(tokens.said) if said.intersection(_SUMMONED) and not tokens.span(at - 2, at, ":or")
    ]
    tribute = tokens.span(0, words, "tribute") and tokens.span(0, words, ":hand")
    token = bool(_tokens_named(tokens))
    for at in reversed(found):
        after = tokens.span(at, at + 2, *_MATERIAL) or tokens.span(max(0, at - 2), at, *_MATERIAL)
        used = besides or tokens.span(0, words, *_MATERIAL, "activate", "tribute", "token")
        beside = tokens.span(max(0, at - _NEAR), at, ":for", "summon", ":with") or tokens.span(at, at + 2, "summon")
        asked = token and tokens.clause[at] in tokens.asking
        if after or (used and beside) or asked or (tribute and ":ritual" in tokens.said[at]):
            return at
    return -1


def _used(tokens: Tokens, at: int) -> tuple[int, MonsterKind] | None:
    """The word for what shall be the material, and its kind; None if any monster is meant."""
    for one in _tokens_named(tokens):
        return one, MonsterKind.TOKEN
    for one, said in enumerate(tokens.said):
        kind = next((kind for mark, kind in _OF_KIND.items() if mark in said), None)
        if kind is not None and one != at and not (kind is MonsterKind.TUNER and tokens.span(one - 1, one, ":not")):
            plain = kind in (MonsterKind.TOKEN, MonsterKind.TUNER)
            if plain or tokens.span(max(0, one - 1), one + 2, "monster") or not _is_beside(tokens, one):
                return one, kind
    return None


def _tokens_named(tokens: Tokens) -> list[int]:
    """The words for Tokens without a name."""
    return [one.start for one in tokens.mentions if one.card in _main(MonsterKind.TOKEN)]


def _is_beside(tokens: Tokens, at: int) -> bool:
    """Whether a kind of Summon is said of a material or a Summon."""
    return tokens.span(at, at + 2, *_MATERIAL, "summon") or tokens.span(max(0, at - 1), at, *_MATERIAL, "summon")


def _ways(summoned: MonsterKind, used: MonsterKind) -> Iterator[tuple[Slug, ...]]:
    """Yield what could be Summoned with which material of a kind, and with what else, were that no matter."""
    if summoned is MonsterKind.RITUAL:
        for card, spell in _rituals():
            yield from ((card, one, spell) for one in _main(used) if _level(one) == _level(card) and one != card)
        return
    for card in _extra(summoned):
        for one in _main(used):
            for other in _main(MonsterKind.TUNER if summoned is MonsterKind.SYNCHRO and used is not MonsterKind.TUNER
                               else MonsterKind.NORMAL):  # fmt: skip
                if other != one and one != card and _fits(BY_SLUG[card], one, other):
                    yield card, one, other


def _fits(card: Card, one: Slug, other: Slug) -> bool:
    """Whether two monsters have the Levels for a Summon; of an Xyz Monster, its Rank counts."""
    stats = card.stats
    assert stats is not None
    if MonsterKind.XYZ in stats.kinds:
        return _level(one) == _level(other) == stats.rank
    return _level(one) + _level(other) == stats.level


def _level(slug: Slug) -> int:
    stats = BY_SLUG[slug].stats
    return 0 if stats is None else stats.level or stats.rank


@cache
def _main(kind: MonsterKind) -> tuple[Slug, ...]:
    """The monsters of a kind, those of one kind only first."""
    found = [slug for slug, card in sorted(BY_SLUG.items()) if card.stats is not None and kind in card.stats.kinds
             and (kind is not MonsterKind.NORMAL or card.stats.kinds == (kind,))]  # fmt: skip
    return tuple(sorted(found, key=lambda slug: len(BY_SLUG[slug].effects)))


@cache
def _extra(kind: MonsterKind) -> tuple[Slug, ...]:
    """The Synchro or Xyz Monsters that ask for no certain materials."""
    named = {slug for slug in _main(kind) for effect in BY_SLUG[slug].effects
             if isinstance(recipe := getattr(effect, "recipe", effect), SynchroSummon)
             and (recipe.tuner or recipe.others)}  # fmt: skip
    return tuple(slug for slug in _main(kind) if slug not in named)


@cache
def _rituals() -> tuple[tuple[Slug, Slug], ...]:
    """The Ritual Monsters, each with its Spell."""
    own = ((slug, getattr(effect, "recipe", effect)) for slug in _main(MonsterKind.RITUAL)
           for effect in BY_SLUG[slug].effects)  # fmt: skip
    return tuple((slug, recipe.slug) for slug, recipe in own if isinstance(recipe, RitualOf))
