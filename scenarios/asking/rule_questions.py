"""Questions about a rule that name no card: a card of the collection stands for each kind of card, and is played."""

from __future__ import annotations

from scenarios.formats.fields import PlayerWord

from .deeds import Deed, What, deeds_in
from .facts import is_first_turn
from .kinds_of_card import ANY_CARD, MONSTER, Kind, kinds_in, stand_in
from .rule_read import Rule, not_followed
from .story import MOST_ACTS, MOST_CARDS, OTHER, Asks, Done, Lack, Moment, Since, Slug, Story, Where
from .tokens import Tokens
from .turns import is_in_battle_phase, turn_told
from .typical import typical

_HAND_KINDS = ("normal-spell", "field-spell", "equip-spell", "continuous-spell", "quick-play")
"""The kinds of card that are played from the hand if nothing else is said."""
_DONE: dict[What, Done] = {
    "activate": Done.ACTIVATE, "set": Done.SET, "summon": Done.SUMMON, "flip": Done.FLIP, "attack": Done.ATTACK,
    "change": Done.CHANGE,
}  # fmt: skip
_AGAIN = (":again", "how-often", ":second")


def rule_story(tokens: Tokens, *, beside: bool = False) -> Story | None:
    """The story of a question that names no card, and asks whether something is possible or what becomes of a card.

    Args:
        tokens: the question.
        beside: whether it may name cards that only lie on the field; they are left out.

    Returns:
        The story, played with a card for each kind of card; None if the question is none of these, or not read.
    """
    lying = {one.clause for one in tokens.mentions if not one.typical}
    if (lying and not beside) or not tokens.asking:
        return None
    kinds = [one for one in kinds_in(tokens) if one.clause not in lying]
    rule = Rule(tokens, kinds, deeds_in(tokens, kinds), turn_told(tokens))
    asked = [one for one in rule.deeds if one.asked]
    story = _possible(rule, asked) or _fate(rule, asked)
    if story is None or len(rule.acts) > MOST_ACTS or len(rule.cards) > MOST_CARDS:
        return None
    return story.model_copy(update={"unread": not_followed(rule)})


def _lacking(rule: Rule, actor: PlayerWord) -> tuple[tuple[PlayerWord, Lack], ...]:
    """That a player has no Tributes, if a Summon without any is asked about."""
    tokens = rule.tokens
    at = tokens.first(0, len(tokens.words), "tribute")
    if at < 0 or not tokens.span(max(0, at - 2), at, ":without", ":not"):
        return ()
    rule.read |= {at, *(one for one in range(max(0, at - 2), at) if tokens.said[one] & {":without", ":not"})}
    return ((actor, Lack.MONSTERS),)


def _story(rule: Rule, asks: Asks, about: Slug | None, turn: PlayerWord) -> Story:
    tokens, words = rule.tokens, len(rule.tokens.words)
    battle = is_in_battle_phase(tokens) and all(act.done is not Done.ATTACK for act in rule.acts)
    moment = Moment.DAMAGE if tokens.span(0, words, ":damage_step") else Moment.BATTLE if battle else Moment.ANY
    return Story(
        cards=tuple(rule.cards.values()), acts=tuple(rule.acts), asks=asks, about=about, turn=turn, turn_said=True,
        moment=moment, first_turn=is_first_turn(tokens, turn), denied=tokens.denied, general=True,
        lacking=_lacking(rule, turn),
    )  # fmt: skip


def _possible(rule: Rule, asked: list[Deed]) -> Story | None:
    """Whether something is possible: the last deed asked about, after what has happened."""
    tokens = rule.tokens
    last = _last_asked(tokens, [one for one in asked if one.what in _DONE and _fits(rule, one)])
    if last is None or not _asks_if_possible(rule, last) or any(one.what in ("destroy", "draw") for one in asked):
        return None
    actor = _actor(tokens, last.clause)
    earlier = [one for one in rule.deeds if one is not last and one.at not in last.places]
    earlier = [one for one in earlier if not _is_undone(rule, one)]
    kind = _kind_of(rule, last)
    rule.read |= {*last.places, *(range(kind.start, kind.end) if kind is not None else ())}
    answered = _answered(rule, last, kind, earlier, actor) if kind is not None else None
    fight = next((one for one in earlier if one.what == "attack" and not one.asked), None)
    theirs = answered is not None and answered.kind != "counter-trap"  # that one answers a card of the player who asks
    theirs = theirs and answered is not None and answered.owner != actor
    fights = _actor(tokens, fight.clause) if fight is not None else actor
    turn = rule.turn or (OTHER[actor] if theirs else fights if last.what == "activate" else actor)
    if last.what == "activate" and kind is not None:
        _activate(rule, kind, answered, earlier, actor, turn)
    elif last.what == "set" and kind is not None and kind.kind not in (MONSTER, ANY_CARD):
        rule.do(actor, Done.SET, rule.stand(kind.kind, actor, Where.HAND))
    else:
        _with_monster(rule, last, kind, earlier, actor)
    return _story(rule, Asks.MAY, rule.acts[-1].card, turn)


def _is_undone(rule: Rule, deed: Deed) -> bool:
    """Whether it is said that something was not done before: "that haven't attacked"; these words are read."""
    tokens = rule.tokens
    at = tokens.last(max(tokens.bounds(deed.clause)[0], deed.at - _NOT_WITHIN), deed.at, ":not")
    if at < 0 or deed.asked:
        return False
    rule.read |= {at, *deed.places}
    return True


_NOT_WITHIN = 2
"""How many words before a deed it may be denied."""
_RANKS: dict[What, int] = {"set": 0, "special": 1, "summon": 1, "flip": 1}
"""Which deeds are told only of a card that something else is done with; any other ranks higher."""


def _last_asked(tokens: Tokens, asked: list[Deed]) -> Deed | None:
    """The deed that is asked about: the last one, unless it only says what was done with the card before."""
    last = asked[-1] if asked else None
    for one in reversed(asked[:-1]):
        if last is None or tokens.span(one.at, last.at, ":then", ":later_on"):
            break
        if _RANKS.get(one.what, 2) > _RANKS.get(last.what, 2):
            last = one
    return last


def _fits(rule: Rule, deed: Deed) -> bool:
    """Whether a deed can be done with what the question names: only a Spell or Trap is activated."""
    found = _kind_of(rule, deed)
    return deed.what != "activate" or (found is not None and found.kind != MONSTER)


def _asks_if_possible(rule: Rule, last: Deed) -> bool:
    """Whether it is asked if a deed is possible; a clause about the card may come between: "may X, which Y, attack"."""
    tokens = rule.tokens
    idle = {clause for clause in tokens.clause if clause < last.clause} - {one.clause for one in rule.deeds}
    start, _ = tokens.bounds(last.clause)
    joined = (last.clause - 1,) if tokens.span(start, start + 1, ":then") else ()
    return any(tokens.span(*tokens.bounds(clause), ":can") for clause in (last.clause, *idle, *joined))


def _activate(
    rule: Rule, kind: Kind, answered: Kind | None, earlier: list[Deed], actor: PlayerWord, turn: PlayerWord
) -> None:
    """A Spell or Trap is activated: after it was Set, from the hand, in answer to another card."""
    tokens = rule.tokens
    if answered is not None:
        other = actor if answered.owner == actor else OTHER[actor]
        if answered.kind == "counter-trap":
            rule.do(actor, Done.ACTIVATE, rule.stand("normal-spell", actor, Where.HAND))
        used = "normal-spell" if answered.kind == ANY_CARD else answered.kind
        rule.do(other, Done.ACTIVATE, rule.stand(used, other, _ready(used)))
    laid = next((one for one in earlier if one.what == "set"), None)
    hand = tokens.first(0, len(tokens.words), ":hand")
    rule.read |= set(laid.places if laid else ()) | ({hand} if hand >= 0 else set())
    waits = kind.lies or turn != actor or kind.kind in ("trap", "counter-trap", "continuous-trap")
    place = Where.HAND if hand >= 0 else Where.SET if laid or waits else Where.HAND
    now = laid is not None and turn == actor and not _was_last_turn(tokens)
    since = Since.SET if now else Since.BEFORE
    card = rule.stand("trap" if kind.kind == ANY_CARD else kind.kind, actor, place, since)
    if kind.kind == "equip-spell":
        rule.stand(MONSTER, actor, Where.FIELD)
    fight = next((one for one in earlier if one.what == "attack" and not one.asked), None)
    if fight is not None and tokens.span(*tokens.bounds(kind.clause), ":main_phase"):  # the battle is over
        rule.read |= set(fight.places)
        fight = None
    if tokens.span(0, len(tokens.words), ":damage_step") or (fight is not None and answered is None):
        rule.read |= set(fight.places if fight is not None else ())
        attacker = rule.stand(MONSTER, turn, Where.FIELD)
        rule.do(turn, Done.ATTACK, attacker)
    rule.do(actor, Done.ACTIVATE, card)


def _ready(kind: str) -> Where:
    """Where a card of a kind is before it is activated in its player's own turn."""
    return Where.HAND if kind in _HAND_KINDS else Where.SET


def _answered(rule: Rule, last: Deed, kind: Kind, earlier: list[Deed], actor: PlayerWord) -> Kind | None:
    """The kind of card that is answered: one the other player is said to activate, or that something is chained to."""
    tokens = rule.tokens
    chains = any({":answers", "respond"} & tokens.said[at] for at in last.places)
    for deed in earlier:
        theirs = deed.what == "activate" and not deed.asked and _actor(tokens, deed.clause) != actor
        own = [one for one in rule.kinds if one.clause == deed.clause and one is not kind]
        if theirs and own:
            rule.read |= {*deed.places, *range(own[0].start, own[0].end)}
            return own[0]
    if not chains:
        return None
    used = tokens.span(max(0, kind.start - _NEAR_KIND), kind.start, ":with")  # "X is answered with Y"
    found = [one for one in rule.kinds if one is not kind and one.kind != MONSTER
             and (used or tokens.span(max(0, one.start - _NEAR_KIND), one.start, ":onto"))]  # fmt: skip
    rule.read |= {at for one in found[:1] for at in range(one.start, one.end)}
    return found[0] if found else None


_NEAR_KIND = 3
"""How many words before a kind of card a preposition may stand."""
_HAS_WITHIN = 4
"""How many words before a kind of card it may be said who has it."""


def _with_monster(rule: Rule, last: Deed, kind: Kind | None, earlier: list[Deed], actor: PlayerWord) -> None:
    """A monster is Summoned, Set, flipped, attacks or changes its position, after what has happened before."""
    tokens = rule.tokens
    again = tokens.first(0, len(tokens.words), *_AGAIN)
    summons = last.what in ("summon", "set")
    if again < 0 and summons:
        again = next((one.start - 1 for one in rule.kinds if tokens.span(one.start - 1, one.start, ":two")), -1)
    before = {one.what: one for one in earlier if one.what in (*_DONE, "special")}
    if _was_last_turn(tokens):
        rule.read |= {at for one in before.values() for at in one.places}
        before = {
            what: one for what, one in before.items() if what == "set" or (what == "change" and _is_now(tokens, one))
        }
    rule.read |= {at for one in before.values() for at in one.places}
    rule.read |= {
        at for at, said in enumerate(tokens.said) if again >= 0 and (said.intersection(_AGAIN) or at == again)
    }
    repeated = last.what in before or (again >= 0 and not summons)
    if summons and again >= 0 and not {"summon", "set"} & before.keys():
        before[last.what] = last
    own = kind.card if kind is not None and kind.card is not None else stand_in(MONSTER, rule.cards)
    if summons:
        _summoned_before(rule, before, actor, own)
        rule.put(own, actor, Where.HAND)
    elif last.what == "flip":
        rule.put(own, actor, Where.SET, _since(tokens, before))
    elif "flip" in before:
        rule.put(own, actor, Where.SET)
        rule.do(actor, Done.FLIP, own)
    else:
        rule.put(own, actor, _position(rule, last, before), _since(tokens, before))
        if "change" in before and last.what != "change":
            rule.do(actor, Done.CHANGE, own)
        elif repeated:
            rule.do(actor, _DONE[last.what], own)
    direct = last.what == "attack" and _is_direct(rule, actor)
    if direct and not repeated:
        _others_attack(rule, last, actor)
    rule.do(actor, _DONE[last.what], own, direct=direct)


def _others_attack(rule: Rule, last: Deed, actor: PlayerWord) -> None:
    """Let another monster attack directly before, if it is asked whether several can."""
    tokens = rule.tokens
    start, end = tokens.bounds(last.clause)
    if not tokens.span(start, end, *_SEVERAL):
        return
    rule.read |= {at for at, said in enumerate(tokens.said) if said.intersection(_SEVERAL)}
    other = stand_in(MONSTER, rule.cards)
    rule.put(other, actor, Where.FIELD)
    rule.do(actor, Done.ATTACK, other, direct=True)


_SEVERAL = (":two", ":three", ":four", ":five", "several")


def _summoned_before(rule: Rule, before: dict[What, Deed], actor: PlayerWord, own: Slug) -> None:
    """What was Summoned or Set earlier in the turn, before another monster is."""
    other = next(slug for slug in typical()["face-up"] if slug != own)
    rule.read |= {at for at, said in enumerate(rule.tokens.said) if ":other" in said}
    if "summon" in before:
        rule.put(other, actor, Where.FIELD, Since.SUMMONED)
    elif "set" in before:
        rule.put(other, actor, Where.SET, Since.SET)
    elif "flip" in before:
        rule.put(other, actor, Where.SET)
        rule.do(actor, Done.FLIP, other)
    elif "special" in before:
        rule.put(other, actor, Where.GRAVEYARD)
        rule.do(actor, Done.ACTIVATE, rule.stand("revives", actor, Where.HAND), other)


def _since(tokens: Tokens, before: dict[What, Deed]) -> Since:
    if _was_last_turn(tokens):
        return Since.BEFORE
    if "attack" in before:
        return Since.ATTACKED
    if "summon" in before or "special" in before:
        return Since.SUMMONED
    return Since.SET if "set" in before else Since.BEFORE


def _position(rule: Rule, last: Deed, before: dict[What, Deed]) -> Where:
    """The position of a monster before it attacks or is turned."""
    tokens = rule.tokens
    at = tokens.first(0, len(tokens.words), ":defense")
    rule.read |= {place for place, said in enumerate(tokens.said) if said & {":defense", ":attack_position"}}
    start, end = tokens.bounds(last.clause)
    lies = last.what == "attack" and tokens.span(start, end, ":set") and not tokens.span(start, end, ":i", ":he")
    if "set" in before or lies:  # "may a face-down monster attack?"
        rule.read |= {place for place in range(start, end) if ":set" in tokens.said[place]} if lies else set()
        return Where.SET
    if last.what == "attack":
        return Where.DEFENSE if at >= 0 or "change" in before else Where.FIELD
    return Where.DEFENSE if tokens.span(0, len(tokens.words), ":attack_position") else Where.FIELD


def _is_now(tokens: Tokens, deed: Deed) -> bool:
    """Whether a deed is told apart from what happened in an earlier turn: "and now I turn it"."""
    start, _ = tokens.bounds(deed.clause)
    earlier = tokens.last(start, deed.at, ":last_turn", ":already")
    return earlier < 0 or tokens.span(earlier, deed.at, ":then")


def _was_last_turn(tokens: Tokens) -> bool:
    """Whether what happened before happened in an earlier turn: "last turn", "for a turn already"."""
    lasts = (at for at, said in enumerate(tokens.said) if ":already" in said)
    turns = any(tokens.span(at, at + _LASTS, "turn") and not tokens.span(at, at + _LASTS, ":this_turn") for at in lasts)
    return turns or tokens.span(0, len(tokens.words), ":last_turn")


_LASTS = 4
"""How many words from "already" on may say that a turn has passed."""


def _is_direct(rule: Rule, actor: PlayerWord) -> bool:
    """Whether a direct attack is asked about; the monsters that the other player is said to have are put there."""
    tokens = rule.tokens
    at = tokens.first(0, len(tokens.words), "direct")
    theirs = [one for one in rule.kinds if one.kind == MONSTER and one.owner != actor
              and tokens.span(max(0, one.start - _HAS_WITHIN), one.start, ":has")]  # fmt: skip
    if at < 0:
        return False
    rule.read.add(at)
    none = [one for one in theirs if tokens.words[one.start - 1] in _ZERO
            or tokens.span(max(0, one.start - _HAS_WITHIN), one.start, ":not")]  # fmt: skip
    rule.read |= {at for one in none for at in range(max(0, one.start - _HAS_WITHIN), one.end)}
    for one in [one for one in theirs if one not in none][:1]:
        rule.read |= {*range(one.start, one.end), *range(max(0, one.start - 1), one.end + 1)}
        lies = one.lies
        slug = typical()["face-down" if lies else "face-up"][-1]
        rule.put(slug, OTHER[actor], Where.SET if lies else Where.FIELD)
    return True


_ZERO = ("0", "zero", "null", "nul")


def _fate(rule: Rule, asked: list[Deed]) -> Story | None:
    """Whether a card on the field is destroyed when the other player activates one: "my Field Spell"."""
    tokens = rule.tokens
    last = asked[-1] if asked else None
    if last is None or last.what != "destroy" or tokens.span(*tokens.bounds(last.clause), ":can"):
        return None
    used = next((one for one in rule.deeds if one.what == "activate" and not one.asked), None)
    mine = next((one for one in rule.kinds if one.clause == last.clause and one.kind not in (MONSTER, ANY_CARD)), None)
    theirs = next((one for one in rule.kinds if used is not None and one.clause == used.clause), None)
    if used is None or mine is None or theirs is None or theirs is mine or theirs.kind in (MONSTER, ANY_CARD):
        return None
    owner = mine.owner or "you"
    actor = _actor(tokens, used.clause)
    about = rule.stand(mine.kind, owner, Where.FIELD)
    rule.do(actor, Done.ACTIVATE, rule.stand(theirs.kind, actor, _ready(theirs.kind)))
    rule.read |= {*last.places, *used.places, *range(mine.start, mine.end), *range(theirs.start, theirs.end)}
    return _story(rule, Asks.DESTROYED, about, actor)


def _kind_of(rule: Rule, deed: Deed) -> Kind | None:
    """The kind of card that something is done with: the one asked about, not the one it is done to."""
    tokens = rule.tokens
    own = [one for one in rule.kinds if one.clause == deed.clause]
    used = [one for one in own if not tokens.span(max(0, one.start - _NEAR_KIND), one.start, ":onto")]
    responds = any({":answers", "respond"} & tokens.said[at] for at in deed.places)
    by = [one for one in own if responds and tokens.span(max(0, one.start - _NEAR_KIND), one.start, ":with")]
    found = next(iter((*by, *used, *own)), None)
    if found is None or found.kind == ANY_CARD:
        before = [one for one in rule.kinds if one.clause < deed.clause and one.kind != ANY_CARD]
        named = found is None or tokens.span(*tokens.bounds(deed.clause), ":it", ":he", ":one")
        found = before[-1] if before and named else found
    return found


def _actor(tokens: Tokens, clause: int) -> PlayerWord:
    """Who does what a clause tells: the person beside "can", else the first one."""
    start, end = tokens.bounds(clause)
    asks = tokens.first(start, end, ":can")
    near = tokens.first(asks, min(end, asks + 3), ":i", ":he", "opponent") if asks >= 0 else -1
    at = near if near >= 0 else tokens.first(start, end, ":i", ":he")
    if at < 0:
        return "you"
    other = {":he", "opponent"} & tokens.said[at] and ":i" not in tokens.said[at]
    return "opponent" if other and ":it" not in tokens.said[at] else "you"
