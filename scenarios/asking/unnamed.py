"""Cards that a question tells of without a name: "a set card", "I already Normal Summoned", "destroyed by battle"."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.cards import BY_SLUG
from scenarios.formats.fields import PlayerWord
from scenarios.interactions.plain_uses import CLEARS, SET_CARD, STRONG, STRONGEST, WEAK

from .facts import counted
from .mentions import read_mention
from .story import OTHER, Act, Done, Since, Slug, Stood, Where, is_monster
from .teller import PLAYED, Teller, can_be_activated, stand
from .tokens import Mention, Tokens

_NEAR = 2
"""How many words may stand between what a card is and where it lies."""
_KINDS = ("card", "trap", "spell")
_ACTS = (*PLAYED, "attack", ":attack", "destroy", "tribute", "banish", "return", "negate", "damage", "draw", "target")


def set_cards(tokens: Tokens) -> list[int]:
    """The words for a Set card that has no name: "una carta coperta", "1 set trap"."""
    found: list[int] = []
    for at, said in enumerate(tokens.said):
        if not any(kind in said for kind in _KINDS) or _is_beside_name(tokens, at):
            continue
        start, end = tokens.bounds(tokens.clause[at])
        lying = tokens.first(max(start, at - _NEAR), min(end, at + _NEAR + 1), ":set")
        aimed = tokens.span(max(start, at - 3), at, ":onto")
        if lying < 0 or _is_beside_name(tokens, lying) or tokens.span(at - 3, at, ":not"):
            continue
        if aimed or not tokens.span(start, end, *_ACTS):
            found.append(at)
    return found


def _is_beside_name(tokens: Tokens, at: int) -> bool:
    return any(one.start - 1 <= at <= one.end for one in tokens.mentions)


def unnamed_acts(tokens: Tokens) -> dict[int, Done]:
    """The clauses that say what is done with a monster without a name: "if he sets a monster"."""
    found: dict[int, Done] = {}
    for clause in set(tokens.clause) - tokens.asking:
        start, end = tokens.bounds(clause)
        named = any(one.clause == clause for one in tokens.mentions)
        acts = tokens.span(start, end, "monster") and tokens.span(start, end, ":i", ":he")
        if named or not acts or tokens.span(start, end, ":not", ":can", ":other", "special", ":has", ":or"):
            continue
        if tokens.span(start, end, "attack", ":attack"):
            at = tokens.first(start, end, "monster")
            if tokens.span(at - 2, at, ":with"):
                found[clause] = Done.ATTACK
        elif tokens.span(start, end, "flip") and tokens.span(start, end, "summon"):
            found[clause] = Done.FLIP
        elif tokens.span(start, end, "summon", "normal-summon"):
            found[clause] = Done.SUMMON
        elif tokens.span(start, end, ":sets", "set"):
            found[clause] = Done.SET
    return found


def followed(tokens: Tokens) -> set[int]:
    """The words about cards without a name that are followed."""
    clauses = unnamed_acts(tokens)
    acted = {at for at, said in enumerate(tokens.said) if tokens.clause[at] in clauses and said & {"monster", ":if"}}
    return {*set_cards(tokens), *acted, *_attack_conditions(tokens)}


def _attack_conditions(tokens: Tokens) -> Iterator[int]:
    """Yield the word that begins a condition which says only that somebody attacks: "when he attacks"."""
    for clause in tokens.conditions - tokens.asking:
        start, end = tokens.bounds(clause)
        attacks = tokens.span(start, end, "attack", ":attack") and tokens.span(start, end, ":i", ":he")
        named = any(one.clause == clause for one in tokens.mentions)
        if attacks and not named and not tokens.span(start, end, ":not", ":can", ":battle", "monster", ":other"):
            yield from (at for at in range(start, end) if ":if" in tokens.said[at])


def read_unnamed(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """Cards without a name in a clause: one that lies Set, one that was Summoned or Set before.

    Returns:
        Whether an act was read.
    """
    tokens = teller.tokens
    for at in set_cards(tokens):
        if start <= at < end:
            owner = _owner(teller, start, at)
            stand(teller, SET_CARD, owner, Where.SET)
            number, _ = counted(tokens, at)
            teller.cards[SET_CARD] = teller.cards[SET_CARD].model_copy(update={"copies": number})
    done = unnamed_acts(tokens).get(tokens.clause[start])
    if done is not None and done is not Done.ATTACK and STRONG not in teller.cards:
        stand(teller, STRONG, teller.subject, Where.SET if done is Done.FLIP else Where.HAND)
        teller.acts.append(Act(actor=teller.subject, done=done, card=STRONG))
        return True
    summons = tokens.span(start, end, "summon", "normal-summon", ":normal", ":summoned")
    places = tokens.span(start, end, "set", ":set") and tokens.span(start, end, "monster")
    before = tokens.span(start, end, ":already", ":has")
    if mine or not before or not (summons or places) or tokens.span(start, end, ":can", ":not", "special"):
        return False
    if WEAK in teller.cards:
        return False
    meant = (
        _meant(teller, [one for one in tokens.mentions if one.end <= start])
        if tokens.span(start, end, ":it", ":he") and any(one.end <= start for one in tokens.mentions)
        else None
    )
    if summons and meant is not None and is_monster(meant) and tokens.clause[start] in tokens.conditions:
        stand(teller, meant, teller.subject, Where.FIELD)
        teller.cards[meant] = teller.cards[meant].model_copy(update={"since": Since.SUMMONED})
        return False
    stand(teller, WEAK, teller.subject, Where.HAND)
    teller.acts.append(Act(actor=teller.subject, done=Done.SUMMON if summons else Done.SET, card=WEAK))
    return True


def _owner(teller: Teller, start: int, at: int) -> PlayerWord:
    said = teller.tokens.last(max(start, at - 3), at + 2, ":my", ":his")
    if said < 0:
        return teller.subject
    return "you" if ":my" in teller.tokens.said[said] else "opponent"


def read_lost_battle(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A monster is said to be destroyed by battle; the other one is any that is strong enough.

    Returns:
        Whether an attack was read.
    """
    tokens = teller.tokens
    lost = [one for one in mine if is_monster(one.card)]
    told = tokens.span(start, end, ":battle") and tokens.span(start, end, "destroy", "send", "lose")
    told = told or _beats(tokens, lost, mine, start)
    fought = [act for act in teller.acts if act.done is Done.ATTACK]
    over = fought and len(lost) == len(mine) == 1 and lost[0].card in (fought[-1].card, fought[-1].target)
    if (
        over
        and tokens.span(start, end, "lose", "destroy")
        and tokens.clause[start] not in tokens.asking
        and not (tokens.span(start, end, ":not", ":can", ":onto"))
    ):
        return True  # "the bug lost the fight"
    if not told or not lost or tokens.span(start, end, "attack", ":attack", ":not"):
        return False
    if len(lost) == len(mine) == 1 and _beats_unnamed(teller, lost[0], end):
        return True
    for one in mine:
        if one not in lost:
            read_mention(teller, one, mine, start, end)
    if len(lost) == 1 and fought and lost[0].card in (fought[-1].card, fought[-1].target):
        return True  # the battle that was told
    near = (":by", ":with", ":onto")
    named = next((one for one in lost[1:] if tokens.span(max(start, one.start - 3), one.start, *near)), None)
    if named is None and len(lost) == 2 and _is_active(tokens, lost, start):
        named, lost = lost[0], lost[1:]
    owner = _owner_of(teller, lost[0])
    attacker = named.card if named is not None else STRONGEST if lost[0].card != STRONGEST else STRONG
    stand(teller, lost[0].card, owner, Where.FIELD)
    stand(teller, attacker, OTHER[owner], Where.FIELD)
    teller.fitting.add(attacker)
    teller.acts.append(Act(actor=OTHER[owner], done=Done.ATTACK, card=attacker, target=lost[0].card))
    return True


def _beats_unnamed(teller: Teller, one: Mention, end: int) -> bool:
    """A monster is said to destroy one without a name by battle, which is noted: "X destroys my monster in battle"."""
    tokens = teller.tokens
    verb = tokens.first(one.end, min(end, one.end + _NEAR), "destroy")
    noun = tokens.first(max(verb, 0), end, "monster") if verb >= 0 else -1
    whose = tokens.last(max(verb, noun - _NEAR), noun, ":my", ":his") if noun > verb else -1
    if whose < 0 or tokens.span(*tokens.bounds(one.clause), ":passive") or WEAK in teller.cards:
        return False
    owner: PlayerWord = "you" if ":my" in tokens.said[whose] else "opponent"
    stand(teller, one.card, OTHER[owner], Where.FIELD)
    stand(teller, WEAK, owner, Where.FIELD)
    teller.fitting.add(WEAK)
    teller.acts.append(Act(actor=OTHER[owner], done=Done.ATTACK, card=one.card, target=WEAK))
    return True


def _beats(tokens: Tokens, lost: list[Mention], mine: list[Mention], start: int) -> bool:
    """Whether a monster without an effect that is used is said to destroy another one: that is by battle."""
    two = len(lost) == len(mine) == 2 and tokens.clause[start] not in tokens.asking
    return two and not can_be_activated(BY_SLUG[lost[0].card]) and _is_active(tokens, lost, start)


def _is_active(tokens: Tokens, both: list[Mention], start: int) -> bool:
    """Whether the first of two monsters is said to destroy the second one."""
    verb = tokens.span(both[0].end, both[1].start, "destroy")
    return verb and not tokens.span(start, both[1].start, ":passive", ":then")


def read_removal(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A player is said to destroy a monster of the other one, with a card that is not named: any that can.

    Returns:
        Whether it says so.
    """
    tokens = teller.tokens
    clause = tokens.clause[start]
    lost = [one for one in mine if is_monster(one.card)]
    at = tokens.first(start, end, "destroy")
    others = tokens.span(start, end, *PLAYED, ":by", ":with", ":battle", ":not", ":can", *_FIGHTS)
    if clause in tokens.asking or len(lost) != 1 or at < 0 or others or any(not is_monster(one.card) for one in mine
                                                                          if abs(one.start - at) <= _NEAR):  # fmt: skip
        return False
    said = tokens.last(lost[0].start - 2, lost[0].start, ":my", ":his")
    to_me = tokens.span(start, lost[0].start, ":me")  # "mi distruggono X"
    passive = tokens.span(lost[0].end, end, ":passive") and not teller.acts and said >= 0  # "my X gets destroyed"
    if not (said >= 0 or to_me) or not (passive or tokens.span(start, end, ":i", ":he")):
        return False
    owner: PlayerWord = "you" if to_me or ":my" in tokens.said[said] else "opponent"
    if (owner == teller.subject and not passive) or CLEARS in teller.cards:
        return False
    for one in mine:
        if one is not lost[0]:
            read_mention(teller, one, mine, start, end)
    stand(teller, lost[0].card, owner, Where.FIELD)
    stand(teller, CLEARS, OTHER[owner], Where.HAND)
    teller.fitting.add(CLEARS)
    teller.acts.append(Act(actor=OTHER[owner], done=Done.ACTIVATE, card=CLEARS))
    return True


def read_both_summoned(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """Two monsters are both Summoned: "may I Normal Summon X and Y in one turn?".

    Returns:
        Whether it says so.
    """
    tokens = teller.tokens
    both = len(mine) == 2 and all(is_monster(one.card) for one in mine)
    if not both or not tokens.span(start, end, ":two", "summon", "normal-summon", ":normal"):
        return False
    joined = tokens.span(mine[0].end, mine[1].start, ":then") and mine[1].start - mine[0].end <= _NEAR
    normal = tokens.span(start, end, ":normal", "normal-summon")
    if not joined or not normal or tokens.span(start, end, "tribute", "special", ":for", *_FIGHTS):
        return False
    for one in mine:
        stand(teller, one.card, teller.subject, Where.HAND)
        teller.acts.append(Act(actor=teller.subject, done=Done.SUMMON, card=one.card))
    return True


_FIGHTS = ("attack", ":attack")


def _owner_of(teller: Teller, one: Mention) -> PlayerWord:
    at = teller.tokens.last(one.start - 3, one.start, ":my", ":his")
    if at >= 0:
        return "you" if ":my" in teller.tokens.said[at] else "opponent"
    return teller.cards[one.card].owner if one.card in teller.cards else "you"


def read_lying(teller: Teller, start: int, end: int) -> bool:
    """A clause that says only where the card named last is: "while he lies face-down".

    Returns:
        Whether it says so.
    """
    tokens = teller.tokens
    before = [one for one in tokens.mentions if one.end <= start]
    if not before or tokens.span(start, end, ":has", "summon", "special", *_ACTS) or set_cards(tokens):
        return False
    card = _meant(teller, before)
    if teller.acts and teller.acts[-1].done is Done.ACTIVATE and teller.acts[-1].target == card:
        return True  # what has become of it
    for kind, place in ((":set", Where.SET), (":defense", Where.DEFENSE), (":attack_position", Where.FIELD)):
        if tokens.span(start, end, kind) and card in teller.cards and is_monster(card):
            known: Stood = teller.cards[card]
            teller.cards[card] = known.model_copy(update={"place": place})
            return True
    return False


def _meant(teller: Teller, before: list[Mention]) -> Slug:
    """The card that a pronoun means: the target of the last attack, else the monster named last."""
    attacked = [act.target for act in teller.acts if act.done is Done.ATTACK and act.target]
    monsters = [one.card for one in before if is_monster(one.card)]
    return attacked[-1] if attacked else monsters[-1] if monsters else before[-1].card


def earlier_laid(tokens: Tokens, at: int) -> bool:
    """Whether the words behind a "not" say that a card was Set this turn, so that it was Set before."""
    return tokens.span(at + 1, at + 3, ":this_turn") and tokens.span(at + 1, at + _WITHIN, ":laid")


_WITHIN = 5
"""How many words behind a "not" say what is denied."""


def read_dead(teller: Teller, mine: list[Mention], start: int, end: int) -> None:
    """A monster that was Summoned before is said to be destroyed since: it is in the Graveyard."""
    tokens = teller.tokens
    copula = tokens.first(start, end, ":passive")
    if tokens.clause[start] in tokens.asking or copula < 0 or not tokens.span(copula, end, "destroy"):
        return
    for one in mine:
        summons = [act for act in teller.acts if act.card == one.card and act.done in (Done.SUMMON, Done.SPECIAL)]
        if summons and not tokens.span(start, end, ":by", ":i", ":he", *_FIGHTS):
            for act in summons:
                teller.acts.remove(act)
            known = teller.cards[one.card]
            buried = {"place": Where.GRAVEYARD, "said": True, "since": Since.SUMMONED}
            teller.cards[one.card] = known.model_copy(update=buried)


def set_this_turn(teller: Teller) -> None:
    """Put before the last act that its card is Set, if the question says that this happened in the same turn."""
    tokens = teller.tokens
    end = len(tokens.words)
    last = teller.acts[-1] if teller.acts else None
    if (
        last is None
        or last.done not in (Done.ACTIVATE, Done.FLIP)
        or not tokens.span(0, end, "same-turn", ":this_turn")
        or any(":not" in said and earlier_laid(tokens, at) for at, said in enumerate(tokens.said))
    ):
        return
    stood = teller.cards.get(last.card)
    if stood is None or stood.place is not Where.SET or any(act.card == last.card for act in teller.acts[:-1]):
        return
    laid = [at for at, said in enumerate(tokens.said) if ":laid" in said]
    if laid:
        teller.cards[last.card] = stood.model_copy(update={"place": Where.HAND})
        teller.acts.insert(len(teller.acts) - 1, Act(actor=last.actor, done=Done.SET, card=last.card))
