"""Words that keep a question from being answered with yes or no: they say something that is not followed, or seem to
name a card that is not in the collection.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rulebook.cards import BY_SLUG
from rulebook.search.words import stop_words

from .boards import modes_of
from .facts import absences, counted, counts, lacking, life_points
from .greetings import greeting
from .story import Asks, Done, Where, is_monster
from .teller import Teller
from .tokens import Tokens
from .tributes import is_own_tribute
from .unnamed import followed, set_cards
from .verbs import listed

_IN_QUESTION = frozenset({"token", "win"})
"""What a question may say that is not followed: Tokens, winning."""
_ANYWHERE = frozenset(
    {
        ":other",
        ":later",
        ":next_turn",
        "phase",
        "how-many",
        "how-often",
        "several",
        "once",
        "limit",
        "type",
        "exceed",
        ":tuner",
        "old-rules",
        "text-sign",
    }
)
"""What a question may say in any clause that is not followed: times, numbers, and cards beside those that it names."""
_PHASES = (":damage_step", ":battle_phase", ":end_phase", ":standby", ":main_phase")
"""The phases and steps that a story is played in."""
_UNNAMED = frozenset({"monster", "card", "spell", "trap"})
"""Cards that take part without a name."""
_FIRST = 2
"""A word that asks for something else than yes or no is among the first words of its clause."""
_MOST_COUNTED = 20
"""Numbers up to this one count something; greater ones are points."""
_AIMED = (":onto", "target")


def unread(tokens: Tokens, besides: Collection[int] = ()) -> tuple[str, ...]:
    """The words that are not followed, in the order of the question; those at ``besides`` are."""
    named = {at for one in tokens.mentions for at in range(one.start, one.end)}
    known = (
        {*besides, *followed(tokens), *counts(tokens)}
        | {counted(tokens, at)[1] for at in set_cards(tokens)}
        | {at for _, _, words in absences(tokens) for at in words}
    )
    around = greeting(tokens)
    return tuple(
        word
        for at, word in enumerate(tokens.words)
        if tokens.clause[at] not in tokens.further
        and (
            at in tokens.strange
            or (at not in around and at not in besides and _is_unknown(tokens, at, named))
            or (at not in known | around and not _is_beside(tokens, at) and _is_unread(tokens, at))
        )
    )


def is_open(tokens: Tokens) -> bool:
    """Whether a question asks who, what or how much, and so has no yes or no."""
    start, end = tokens.bounds(max(tokens.asking, default=0))
    at = tokens.first(start, min(end, start + _FIRST), ":what")
    return at >= 0 and ":if" not in tokens.said[at] and not tokens.span(start, start + 1, ":can")


_OTHERS: dict[Done, tuple[str, ...]] = {
    Done.ATTACK: ("summon", "special", "tribute", "flip", "draw", "activate", "discard", "banish", "position"),
    Done.SUMMON: ("attack", ":attack", "draw", "destroy", "position", "discard", "banish"),
    Done.CHANGE: ("attack", ":attack", "draw", "destroy", "summon"),
}
"""What a question whether this may be done does not say, unless it asks for something else, too."""
_DEEDS = ("destroy", "banish", "return", "tribute", "discard", "send")


def unacted(teller: Teller, asks: Asks, about: str | None) -> tuple[str, ...]:
    """The words for what is done, if nothing of the kind is done in the story."""
    tokens = teller.tokens
    found: list[int] = []
    if asks in (Asks.MAY, Asks.ATTACKS) or (asks in _HARMED and not lacking(teller)):
        # whether a player has to is not played, unless nothing else can be chosen
        found += [
            at for at, said in enumerate(tokens.said) if "mandatory" in said and tokens.clause[at] in tokens.asking
        ]
    if asks is Asks.MAY and teller.acts:
        others = _OTHERS.get(teller.acts[-1].done, ())
        found += [at for at, said in enumerate(tokens.said) if tokens.clause[at] in tokens.asking
                  and any(kind in said for kind in others) and not said & {":plain"}
                  and not tokens.span(*tokens.bounds(tokens.clause[at]), ":last_turn")]  # fmt: skip
    found += _undone(teller, asks)
    found += _of_no_kind(teller)
    found += _unsummoned(teller, asks)
    found += unplayed(tokens)
    found += _unplaced(teller, asks)
    found += _uncounted(teller)
    found += _unanswered(teller, asks)
    found += _answering_another(teller, asks)
    found += _unaimed(teller)
    found += _before_this_turn(teller)
    found += _of_another(teller, asks, about)
    found += _with_other_points(teller)
    used = {slug for act in teller.acts for slug in (act.card, act.target, *act.tributes) if slug}
    idle = set(tokens.clause) - tokens.asking - tokens.further - set(teller.clauses)
    for clause in idle:
        start, end = tokens.bounds(clause)
        named = {one.card for one in tokens.mentions if one.clause == clause}
        if (
            tokens.span(start, end, ":i", ":he", ":passive")
            and not named & used
            and not tokens.span(start, end, ":can")
        ):
            found += [at for at in range(start, end) if tokens.said[at].intersection(_DEEDS)]
    return tuple(tokens.words[at] for at in found)


def unplayed(tokens: Tokens) -> Iterator[int]:
    """Yield the words of a question for what no story plays: a look, a shuffle, a choice of anything but a card."""
    for at, said in enumerate(tokens.said):
        if tokens.clause[at] in tokens.asking:
            chosen = any(one.clause == tokens.clause[at] and one.start > at for one in tokens.mentions)
            free = "target" not in said or tokens.span(at + 1, at + _FIRST + 1, ":what")  # "choose which monster"
            if said & _UNPLAYED or ("choose" in said and free and not chosen):
                yield at


_UNPLAYED = frozenset({"look", "shuffle", "announce"})


_HARMED = (Asks.BANISHED, Asks.DESTROYED)
_FATES = (Asks.SURVIVES, Asks.DESTROYED, Asks.LEAVES, Asks.BANISHED, Asks.RETURNS, Asks.TO_HAND, Asks.WINS)


def _of_another(teller: Teller, asks: Asks, about: str | None) -> Iterator[int]:
    """Yield the words for a monster without a name whose fate is asked, if the story asks about the other player's."""
    tokens = teller.tokens
    if asks not in _FATES:
        return
    owner = teller.cards[about].owner if about in teller.cards else None
    for at, said in enumerate(tokens.said):
        whose = tokens.last(max(0, at - 2), at, ":my", ":his") if said & _UNNAMED else -1
        beside = any(at in (one.start - 1, one.end) for one in tokens.mentions)
        if whose < 0 or beside or tokens.clause[at] not in tokens.asking or tokens.clause[whose] != tokens.clause[at]:
            continue
        mine = {"you"} if ":my" in tokens.said[whose] else set()
        mine |= {"opponent"} if ":his" in tokens.said[whose] else set()
        if owner not in mine:
            yield at


def _with_other_points(teller: Teller) -> Iterator[int]:
    """Yield the numbers that say the ATK or DEF of a monster without a name, if no card of the story has them."""
    tokens = teller.tokens
    stats = [BY_SLUG[slug].stats for slug in teller.cards]
    known = {str(points) for one in stats if one is not None for points in (one.atk, one.def_)}
    for at, word in enumerate(tokens.words):
        if not word.isdecimal() or int(word) < _LEAST_POINTS or word in known or tokens.clause[at] in tokens.further:
            continue
        unnamed = [one for one in tokens.mentions if one.typical and abs(one.start - at) <= _FAR]
        if unnamed or tokens.span(at - 1, at + 3, "monster"):
            yield at


_LEAST_POINTS, _FAR = 100, 4
"""Numbers from here on are points, and how far from its monster a number may stand."""


def _of_no_kind(teller: Teller) -> Iterator[int]:
    """Yield the words for a monster of the Extra Deck that a player has, if the story has none: "his Synchro"."""
    tokens = teller.tokens
    if any(BY_SLUG[slug].in_extra_deck for slug in teller.cards):
        return
    for at, said in enumerate(tokens.said):
        owned = said & {":synchro", ":xyz", ":fusion"} and tokens.span(at - 1, at, ":my", ":his", ":an")
        if owned and not tokens.span(at + 1, at + 2, "summon", "material", ":material"):
            yield at


def _undone(teller: Teller, asks: Asks) -> Iterator[int]:
    """Yield the words for what shall be done to a monster without a name, if only the use of a card is asked about."""
    tokens = teller.tokens
    if asks is not Asks.MAY or not teller.acts or teller.acts[-1].done is not Done.ACTIVATE:
        return
    start, end = tokens.bounds(max(tokens.asking, default=0))
    if teller.acts[-1].target is None:
        deeds = (at for at in range(start, end) if "destroy" in tokens.said[at])
        yield from (at for at in deeds if tokens.span(at - 1, at + 2, ":it", ":object"))
    for one in tokens.mentions:
        if one.typical and one.clause in tokens.asking and teller.acts[-1].target != one.card:
            start, end = tokens.bounds(one.clause)
            yield from (at for at in range(start, end) if tokens.said[at].intersection(("destroy", "banish", "return")))


def _unsummoned(teller: Teller, asks: Asks) -> Iterator[int]:
    """Yield the words for materials, if only the use of a card is asked about: they ask what it may be used for."""
    last = teller.acts[-1] if teller.acts else None
    if asks is Asks.MAY and last is not None and last.done is Done.ACTIVATE and last.target is None:
        yield from (at for at, said in enumerate(teller.tokens.said) if "material" in said and not said & {":an", ":as"}
                    and teller.tokens.clause[at] in teller.tokens.asking)  # fmt: skip


def _uncounted(teller: Teller) -> Iterator[int]:
    """Yield the words for Life Points that somebody has, if it is not read how many."""
    tokens = teller.tokens
    read = {tokens.clause[at] for _, _, at in life_points(tokens)}
    for at, said in enumerate(tokens.said):
        clause = tokens.clause[at]
        if ":lp" in said and clause not in read | tokens.asking and tokens.span(*tokens.bounds(clause), ":has"):
            yield at


def _unanswered(teller: Teller, asks: Asks) -> Iterator[int]:
    """Yield the words for an answer, if what is answered was not read."""
    tokens = teller.tokens
    if asks is Asks.MAY and len(teller.acts) == 1 and teller.acts[0].done is Done.ACTIVATE:
        yield from (at for at, said in enumerate(tokens.said) if {":answers", "respond"} & said
                    and tokens.clause[at] in tokens.asking)  # fmt: skip


def _answering_another(teller: Teller, asks: Asks) -> Iterator[int]:
    """Yield the words for a Summon that is answered, if the story answers an activation: "use it on the Summon"."""
    tokens, acts = teller.tokens, teller.acts
    if asks not in (Asks.MAY, Asks.NEGATES) or len(acts) < 2 or acts[-1].later:
        return
    if all(act.done is Done.ACTIVATE for act in acts):
        yield from (at for at, said in enumerate(tokens.said) if "summon" in said and ":play" not in said
                    and tokens.clause[at] in tokens.asking and tokens.span(max(0, at - 2), at, ":onto"))  # fmt: skip


def _before_this_turn(teller: Teller) -> Iterator[int]:
    """Yield the words for the last turn where something was done in it that the story plays in this one."""
    tokens = teller.tokens
    acted = {clause for clause, act in zip(teller.clauses, teller.acts, strict=False) if act.done is not Done.SET}
    for at, said in enumerate(tokens.said):
        lies = tokens.span(*tokens.bounds(tokens.clause[at]), ":laid", ":set", ":up", ":already")
        if ":last_turn" in said and tokens.clause[at] in acted and not lies:
            yield at


def _unaimed(teller: Teller) -> Iterator[int]:
    """Yield the words for a monster without a name that is the target of a card which is not used in the story."""
    tokens, used = teller.tokens, {act.card for act in teller.acts}
    named = {at for one in tokens.mentions for at in range(one.start, one.end)}
    for at in set(range(len(tokens.words))) - named:
        before = [one for one in tokens.mentions if one.end <= at and one.clause == tokens.clause[at]]
        if before and before[-1].card not in used and _is_any_target(tokens, at):
            yield at


def _unplaced(teller: Teller, asks: Asks) -> Iterator[int]:
    """Yield the words for a position, a direct attack, an attack or a Tribute that no card or act of the story has."""
    tokens = teller.tokens
    places = {one.place for one in teller.cards.values() if is_monster(one.card)}
    attacks = [act for act in teller.acts if act.done is Done.ATTACK]
    turned = asks is Asks.DEFENSE or any(act.done in (Done.CHANGE, Done.SET) for act in teller.acts)
    summons = any(act.done is Done.SUMMON for act in teller.acts)
    for at, said in enumerate(tokens.said):
        if tokens.clause[at] in tokens.further:
            continue
        asking = tokens.clause[at] in tokens.asking
        lies = ":defense" in said and not turned and places.isdisjoint((Where.DEFENSE, Where.SET))
        lies = lies and not any(modes_of(act.card) for act in teller.acts)
        fights = tokens.span(*tokens.bounds(tokens.clause[at]), "attack", ":attack")
        direct = fights and "direct" in said and not any(act.target is None for act in attacks)
        idle = "attack" in said and asking and not attacks and tokens.span(*tokens.bounds(tokens.clause[at]), ":can")
        idle = idle and "negate" not in set().union(*tokens.said) and asks is not Asks.MAY_STOP
        theirs = "monster" in said and asking and summons and tokens.span(*tokens.bounds(tokens.clause[at]), "tribute")
        theirs = theirs and not is_own_tribute(teller, at)
        if lies or direct or idle or theirs:
            yield at


def _is_beside(tokens: Tokens, at: int) -> bool:
    """Whether a word says only what kind of card the one beside it is: "his monster Sangan"."""
    if not _UNNAMED & tokens.said[at]:
        return False
    if any(tokens.span(at + 1, one.start, ":such") for one in tokens.mentions if one.clause == tokens.clause[at]):
        return True
    fights = "monster" in tokens.said[at] and tokens.span(*tokens.bounds(tokens.clause[at]), ":battle")
    return fights or any(at in (one.start - 1, one.end) for one in tokens.mentions)


def _is_unknown(tokens: Tokens, at: int, named: Collection[int]) -> bool:
    """Whether a word says nothing that is known, and is no common word and no number."""
    word = tokens.words[at]
    known = word in stop_words() or word.isdigit() or (word,) in listed("ordinary")
    return not tokens.said[at] and at not in named and not known


def _is_unread(tokens: Tokens, at: int) -> bool:
    said, clause = tokens.said[at], tokens.clause[at]
    start, _ = tokens.bounds(clause)
    if ":tag" in said and at in tokens.tags:
        return False
    if ":two" in said and any(at < one.start <= at + 3 or one.end == at for one in tokens.mentions):
        return False
    if said & {"spell", "trap"} and tokens.span(at + 1, at + 3, ":zone"):
        return False  # where a card lies
    if ":not" in said and (is_stated(tokens, clause) or tokens.span(start, at, ":because")):
        return False
    if ":not" in said:
        return clause not in tokens.asking or not (tokens.denied or _is_asked_back(tokens, at))
    if _is_beyond(tokens, at) or _is_count(tokens, at):
        return True
    relative = ":which" in said and any(one.end == at for one in tokens.mentions)
    if ":what" in said and at - start < _FIRST and not relative:
        return not (clause == max(tokens.asking, default=0) and is_open(tokens))  # the end of the story answers it
    if ":except" in said:  # "nothing but X" is followed
        return not any(one.clause == clause and at < one.start <= at + 3 and not one.typical for one in tokens.mentions)
    if ":if" in said:  # a condition is followed if it says something about a card
        unnamed = any(tokens.clause[other] == clause for other in set_cards(tokens))
        unnamed = unnamed or any(tokens.clause[words[0]] == clause for _, _, words in absences(tokens))
        return clause not in tokens.conditions or not (unnamed or any(one.clause == clause for one in tokens.mentions))
    if clause not in tokens.asking:
        return bool(_UNNAMED & said) and ":attack" not in said and not _is_any_target(tokens, at)
    return bool(_IN_QUESTION & said) or (":or" in said and _is_a_choice(tokens, at))


def is_stated(tokens: Tokens, clause: int) -> bool:
    """Whether a clause states what a card cannot do or what cannot happen to it, which the card itself says."""
    start, end = tokens.bounds(clause)
    persons = tokens.span(start, end, ":i", ":me") or sum(one.clause == clause for one in tokens.mentions) > 1
    return clause not in tokens.asking and not persons and tokens.span(start, end, ":can") and tokens.span(
        start, end, ":not") and tokens.span(start, end, *_STATED)  # fmt: skip


_STATED = ("destroy", "tribute", "banish", "negate", "attack", "target", "summon", "special")


def _is_asked_back(tokens: Tokens, at: int) -> bool:
    """Whether a "not" belongs to the "can" that a question begins with, which asks the same: "can't I chain X?"."""
    start, end = tokens.bounds(tokens.clause[at])
    can = tokens.first(start, min(end, start + 2), ":can")
    begins = can == start or (can == start + 1 and at == start)
    return begins and can <= at + 1 and at <= can + 2 and not tokens.tags


def _is_beyond(tokens: Tokens, at: int) -> bool:
    """Whether a word says a time, a number or other cards; a phase that is played is none of these."""
    said = tokens.said[at]
    if said & {":if", ":attack"} or tokens.span(at - 1, at + 1, *_PHASES) or not _ANYWHERE & said:
        return False
    if ":plain" in said and tokens.span(*tokens.bounds(tokens.clause[at]), ":not"):
        return False  # "no more"
    return not (":other" in said and are_others(tokens, tokens.clause[at]))


def are_others(tokens: Tokens, clause: int) -> bool:
    """Whether a clause asks if other monsters, without names, can attack."""
    start, end = tokens.bounds(clause)
    other = tokens.first(start, end, ":other")
    named = any(one.clause == clause for one in tokens.mentions)
    asks = clause in tokens.asking and tokens.span(start, end, ":can") and tokens.span(start, end, "attack")
    return asks and not named and other >= 0 and tokens.span(other, other + 2, "monster")


def _is_count(tokens: Tokens, at: int) -> bool:
    """Whether a word is a number of more than one that counts something; a Level or Rank is said of a card."""
    word = tokens.words[at]
    if not word.isdecimal() or any(one.start <= at < one.end for one in tokens.mentions):
        return False
    if ":main_phase" in tokens.said[at] or ":first_turn" in tokens.said[at]:
        return False
    return 1 < int(word) <= _MOST_COUNTED and not tokens.span(at - 1, at, "level", "rank", "draw", ":get")


def _is_any_target(tokens: Tokens, at: int) -> bool:
    """Whether a monster without a name is the target of the card named before it, so that any monster will do."""
    before = [one for one in tokens.mentions if one.end <= at and one.clause == tokens.clause[at]]
    return bool(before) and "monster" in tokens.said[at] and tokens.span(max(before[-1].end, at - 3), at, *_AIMED)


def _is_a_choice(tokens: Tokens, at: int) -> bool:
    """Whether "or" stands between two cards of its clause, or before a card without a name."""
    if tokens.span(at + 1, min(at + 5, len(tokens.words)), *_UNNAMED):
        return True
    mine = [one for one in tokens.mentions if one.clause == tokens.clause[at]]
    return any(one.end <= at for one in mine) and any(one.start > at for one in mine)
