"""Yes or no to a question about two cards, from what was found between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from rulebook.cards import BY_SLUG
from rulebook.engine.core.events import EventKind
from rulebook.explain.properties.doings import doings
from rulebook.explain.tree import Explanation, Thing
from rulebook.languages import LANGUAGES, table
from rulebook.search.words import card_words, stop_words, words_of
from rulebook.vocabulary.effects import Activated, Card, Names, Unclassified
from scenarios.interactions.findings import Finding, Group

from .reading import Question
from .story import is_monster
from .tokens import Tokens

MOST_WORDS = 14
"""A question with more words outside the names of cards is not answered with yes or no."""
_REMOVED = {
    "destroyed": "destroy", "banished": "banish", "returned": "return", "sent": "send", "placed": "return",
}  # fmt: skip
"""What the sentences about a removal say was done."""
_NEGATED_NOW, _SPARED = "why-not.has.negated-now", "why-not.reach.not-there"
"""What is told of a card that is negated while it is face-up, and of one that does its effect elsewhere."""
_IN_THE_WAY = ".hinders"
"""The end of the names of refusals for which a card only lies where none may."""
_NO_TRIGGER = "why-not.trigger."
"""What is told of a trigger that the other card keeps from happening, without negating it."""
_GUARDING = (Group.NEGATES, Group.PREVENTS, Group.PROTECTED)
"""What a card does to keep the other one from it."""
_SITUATION = frozenset({
    ":graveyard", ":hand", ":banished", ":later", ":later_on", ":already", ":damage_step", ":end_phase", ":standby",
    ":second", ":other", ":two", ":under", ":battle", ":battle_phase", ":attack", ":defense", ":gone",
})  # fmt: skip
"""Kinds of words that tell of a situation: what is asked must then be so in every one."""
_UNSAFE = (":not", ":or", ":instead")
"""Words that make yes or no unsafe."""
_OCCASIONS = frozenset({"summon", "special", "flip", "attack", "set"})
_KNOWN = frozenset({
    "destroy", "banish", "return", "send", "survive", "negate", "resolve", "activate", "effect", "card", "monster",
    "spell", "trap", "field", "turn", "respond", "count", "end", "zone", "target", "choose", "face-up", "face-down",
    "opponent", "continuous", "leave",
}) | _OCCASIONS  # fmt: skip
"""Meanings that are read here, or that change nothing."""
_MANY_PLACES = frozenset(
    {"draw", "damage", "life", "lp", "tribute", "discard", "pay", "control", "take-control", "win"}
)


class Verdict(NamedTuple):
    """Yes or no, and the finding that shows it, if one does."""

    yes: bool
    shown: Finding | None


def pair_verdict(tokens: Tokens, question: Question, found: Sequence[Finding]) -> Verdict | None:
    """Yes or no, only where the findings leave no doubt; a wrong yes is worse than none.

    Args:
        tokens: the words of the question.
        question: the question as it was read.
        found: what was found between its two cards.
    """
    if not is_about_pair(tokens, question):
        return None
    every = _needs_every_scene(tokens, question)
    actor = _actor(tokens, question)
    asked = [verb for verb in ("destroy", "banish", "return") if verb in question.meant]
    if _asks_who_survives(tokens, question) and "negate" not in question.meant:
        verdict = _removes(found, of=_monster(question), every=every)
        return verdict._replace(yes=not verdict.yes) if verdict is not None else None
    if "negate" in question.meant:
        return _stops(question, actor, found) if not asked else None
    if len(asked) == 1:
        of = _monster(question) if _says(tokens, "dies") else _other(question, actor or question.cards[0])
        return _removes(found, of=of, by=asked[0], every=every)
    if asked:
        return None
    if _says(tokens, "hits"):
        actor = actor or question.cards[0]
        removes = _removes(found, of=_other(question, actor), every=every)
        negates = _stops(question, actor, found)
        return removes or (negates if negates is not None and negates.yes else None)
    return _works(tokens, question, found) if _says(tokens, "works") else None


def is_about_pair(tokens: Tokens, question: Question) -> bool:
    """Whether a question asks what one of two cards does to the other, and every word of it is understood."""
    verbs = (question.meant & {"destroy", "banish", "return", "negate"}) - _only_told(tokens)
    asks = bool(verbs) or _asks_who_survives(tokens, question) or _says(tokens, "hits") or _says(tokens, "works")
    named = {one.card for one in tokens.mentions if not one.typical}
    alone = len(question.cards) == 2 and named <= set(question.cards)
    return alone and asks and _is_understood(tokens) and not _tells_of_an_attack(tokens)


def _only_told(tokens: Tokens) -> set[str]:
    """What is said only before the question: "X is banished by Y, do I get its effect?" asks for no removal."""
    told, asked = (set().union(*(said for at, said in enumerate(tokens.said) if (tokens.clause[at] in tokens.asking)
                                 is now), set()) for now in (False, True))  # fmt: skip
    return told - asked if asked & {"effect", ":get"} else set()


def _tells_of_an_attack(tokens: Tokens) -> bool:
    """Whether a part that asks nothing says that somebody attacks."""
    told = set(tokens.clause) - tokens.asking - tokens.conditions
    spans = (tokens.bounds(clause) for clause in told)
    return any(tokens.span(*span, "attack", ":attack") and tokens.span(*span, ":i", ":he") for span in spans)


def _asks_who_survives(tokens: Tokens, question: Question) -> bool:
    """Whether a question asks if a card stays on the field; a word that only says where it lies does not."""
    lying = [at for at in _free(tokens) if "survive" in tokens.said[at] and ":up" in tokens.said[at]]
    return "survive" in question.meant and not lying


# What is understood ------------------------------------------------------------------------------------


def _free(tokens: Tokens) -> list[int]:
    named = {at for one in tokens.mentions for at in range(one.start, one.end)}
    return [at for at in range(len(tokens.words)) if at not in named]


def _is_understood(tokens: Tokens) -> bool:
    """Whether every word is one that is read here, or adds nothing."""
    free = _free(tokens)
    if len(free) > MOST_WORDS or tokens.strange:
        return False
    return all(_is_read(tokens, at) for at in free)


def _is_read(tokens: Tokens, at: int) -> bool:
    word, said = tokens.words[at], tokens.said[at]
    if not said.isdisjoint(_UNSAFE):
        return False
    if word in _words_of_pairs():
        return True
    meant = {one for one in said if not one.startswith(":")}
    if meant & _MANY_PLACES or (meant and not meant & _KNOWN):
        return False
    return bool(said) or word in stop_words() or word in card_words()


@cache
def _words_of_pairs() -> frozenset[str]:
    return frozenset(word for lang in LANGUAGES for said in table(lang, "search/pairs").values() for one in said
                     for word in words_of(one))  # fmt: skip


def _says(tokens: Tokens, key: str) -> bool:
    return _place(tokens, key) >= 0


def _place(tokens: Tokens, key: str) -> int:
    """The first word outside the names that says this; -1 if none does."""
    free = set(_free(tokens))
    runs = _runs(key)
    lying = {at for at in free if ":up" in tokens.said[at] and tokens.clause[at] not in tokens.asking}
    starts = (at for at in range(len(tokens.words)) if at in free - lying
              and any(tuple(tokens.words[at : at + len(run)]) == run for run in runs))  # fmt: skip
    return next(starts, -1)


@cache
def _runs(key: str) -> frozenset[tuple[str, ...]]:
    return frozenset(tuple(words_of(one)) for lang in LANGUAGES for one in table(lang, "search/pairs").get(key, ()))


def _needs_every_scene(tokens: Tokens, question: Question) -> bool:
    """Whether the question tells of a situation, so that the answer must hold in every scene."""
    situation = any(not tokens.said[at].isdisjoint(_SITUATION) for at in _free(tokens))
    return question.conditional or situation or bool(question.meant & _OCCASIONS)


# Who -----------------------------------------------------------------------------------------------------


def _actor(tokens: Tokens, question: Question) -> str:
    """The card that does what is asked: the only one in the part that asks, else as the question was read."""
    asking = {one.card for one in tokens.mentions if one.clause in tokens.asking and not one.typical}
    return asking.pop() if len(asking) == 1 else question.actor


def _other(question: Question, slug: str) -> str:
    return next((one for one in question.cards if one != slug), "") if slug else ""


def _monster(question: Question) -> str:
    """The only monster of the two cards; "" if there is none or both are."""
    monsters = [slug for slug in question.cards if is_monster(slug)]
    return monsters[0] if len(monsters) == 1 else ""


# Verdicts ------------------------------------------------------------------------------------------------


def _is_down(one: Finding) -> bool:
    """Whether the card that something is done to lies face-down, or the one that acts does as a monster."""
    return one.scene.place.key == "monsters" and one.scene.place.flag == "set"


def _removes(found: Sequence[Finding], *, of: str, by: str = "", every: bool) -> Verdict | None:
    """Whether the other card removes this one from the field, in this way if one is given; None if it depends.

    Args:
        found: what was found.
        of: the card that is removed or not.
        by: "destroy", "banish" or "return"; "" for any way.
        every: it must be so whether the card lies face-up or face-down, and whenever the other one is used.
    """
    if not of or not _can_remove(BY_SLUG[next(slug for slug in _slugs(found) if slug != of)], by):
        return None
    scenes = [one for one in found if one.group in (Group.REMOVES, Group.AFFECTS, *_GUARDING)
              and (one.acted_on.slug == of or one.group in _GUARDING)
              and (one.group is not Group.PREVENTS or _is_between(one))
              and (one.group is not Group.AFFECTS or not (_is_of_third(one) or _awaits_flip(one)))]  # fmt: skip
    if not every:
        scenes = [one for one in scenes if not _is_down(one)]
    outcomes = {_is_removed(one, of, by): one for one in reversed(scenes)}
    if len(outcomes) != 1:
        return None
    yes, shown = outcomes.popitem()
    return Verdict(yes, shown) if yes is not None else None


def _awaits_flip(one: Finding) -> bool:
    """Whether it is told that the card waits for a Flip Summon and not for a flip by an attack."""
    return any(told.node == "why-not.window.flipped" for told in one.told)


def _slugs(found: Sequence[Finding]) -> tuple[str, ...]:
    return (found[0].card.slug, found[0].other.slug)


def _can_remove(card: Card, by: str) -> bool:
    """Whether a card's effects remove cards at all, in this way if one is given."""
    return bool(_done_by(card) & ({by} if by else set(_REMOVED.values())))


def _done_by(card: Card) -> set[str]:
    """What a card's effects do."""
    activated = (one for one in card.effects if isinstance(one, Activated | Unclassified))
    return {word for one in activated if one.operation is not None for word in doings(one.operation)}


def _is_removed(one: Finding, slug: str, by: str) -> bool | None:
    if one.group is not Group.REMOVES or one.acted_on.slug != slug:
        return False if one.group in (Group.AFFECTS, Group.PROTECTED, Group.NEGATES, Group.PREVENTS) else None
    done = {verb for node, verb in _REMOVED.items() for told in one.told if told.node.partition(".")[0] == node}
    if any(told.get("banished") for told in one.told):
        done.add("banish")
    return by in done if by and done else True


def _stops(question: Question, actor: str, found: Sequence[Finding]) -> Verdict | None:
    """Whether the actor negates or prevents the other card, or its Summon; None if it is the other way round."""
    own, back = ([one for one in found if (one.actor.slug == actor) is mine] for mine in (True, False))
    if not actor or _stopping(back):
        return None
    if not question.meant & {"summon", "special", "flip"}:
        return _negates(found, actor, of_effect="effect" in question.meant)
    declared = [one for one in _stopping(own) if one.occasion is EventKind.SUMMON_DECLARED]
    if declared:
        return Verdict(True, declared[0])
    return None if _stopping(own) else Verdict(False, None)


def _stopping(found: Sequence[Finding]) -> list[Finding]:
    return [one for one in found if one.group is Group.NEGATES or (one.group is Group.PREVENTS and _is_between(one))]


def _is_between(one: Finding) -> bool:
    """Whether a card prevents the other one, and not a third card, and not by merely lying where none may."""
    both = {one.card.names, one.other.names}
    return any(both <= set(_names(told)) and not told.node.endswith(_IN_THE_WAY) for told in one.told)


def _is_of_third(one: Finding) -> bool:
    """Whether a finding speaks of a third card."""
    both = {one.card.names, one.other.names, None}
    return any(not both >= set(_names(told)) for told in one.told)


def _negates(found: Sequence[Finding], actor: str, *, of_effect: bool = False) -> Verdict | None:
    """Whether a card negates or prevents the other one, or its effect; None if it does not do so in every use."""
    own = [one for one in found if one.actor.slug == actor]
    spared = [one for one in own if any(told.node == _SPARED for told in one.told)]
    stopping = [one for one in _stopping(own) if not (of_effect and one.occasion is EventKind.SUMMON_DECLARED)]
    if spared:
        return None if stopping else Verdict(False, spared[0])
    stopping += [one for one in found if _silences(one, BY_SLUG[actor])] + [one for one in own if _undoes(one)]
    if stopping:
        return Verdict(True, stopping[0])
    if any(told.node.startswith(_NO_TRIGGER) for one in own for told in one.told):
        return None
    answers = [one for one in own if one.can_answer and one.occasion is EventKind.ACTIVATED]
    if not answers and "negate" not in _done_by(BY_SLUG[actor]):
        return None
    return Verdict(False, answers[0] if answers else None)


def _silences(one: Finding, actor: Card) -> bool:
    """Whether the effects of the other card are negated from now on by this one."""
    both = {one.card.names, one.other.names}
    for told in one.told:
        negator = told.get("negator")
        negated = told.node == _NEGATED_NOW and isinstance(negator, Thing) and negator.names == actor.names
        applied = told.node.startswith("applied") and one.actor is actor and "negate" in _done_by(actor)
        if (negated or applied) and both <= set(_names(told)):
            return True
    return False


def _names(told: Explanation) -> Iterator[Names | None]:
    for _, value in told.arguments:
        for thing in (value,) if isinstance(value, Thing) else value if isinstance(value, tuple) else ():
            if isinstance(thing, Thing):
                yield thing.names


def _undoes(one: Finding) -> bool:
    """Whether what the other card does comes to nothing because this one was used in answer."""
    undone = one.acted_on.names
    nothing = any(told.node.startswith("no-effect.") and undone in _names(told) for told in one.told)
    return nothing and one.can_answer and one.occasion is EventKind.ACTIVATED


def _works(tokens: Tokens, question: Question, found: Sequence[Finding]) -> Verdict | None:
    """Whether the card named beside the word still works while the other one is there."""
    at = _place(tokens, "works")
    if tokens.span(at, at + 1, "attack", ":attack"):
        return None  # the same word can say that a monster attacks: "greift an"
    named = [one for one in tokens.mentions if not one.typical]
    same = [one for one in named if one.clause == tokens.clause[at]] or named
    near = next((one for one in reversed(same) if one.end <= at), same[0])
    stopped, back = _negates(found, _other(question, near.card)), _negates(found, near.card)
    stops, works = ([one for one in (verdict,) if one is not None and one.yes] for verdict in (stopped, back))
    if bool(stops) is bool(works):
        return None
    return Verdict(bool(works), (*stops, *works)[0].shown)
