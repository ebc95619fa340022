"""Reads attacks: which monster attacks which."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import CardKind, EffectKind, Icon
from scenarios.formats.fields import PlayerWord
from scenarios.interactions.plain_uses import STRONG, STRONGEST

from .mentions import read_mention
from .story import OTHER, Act, Done, Slug, Where, is_monster
from .teller import OWNING, Teller, lies, monster_of, owner_said, stand
from .tokens import Mention, Tokens


def read_attack(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """A monster attacks another one, or directly."""
    tokens = teller.tokens
    verb = _verb(tokens, start, end)
    monsters = list({one.card: one for one in reversed(mine) if is_monster(one.card)}.values())[::-1]
    if _is_of_other(teller, monsters, verb):
        return False
    stops = tokens.span(start, end, ":can") and tokens.span(verb - 2, verb + 3, "negate")
    stops = stops or (not monsters and tokens.clause[start] in tokens.asking and tokens.span(start, verb, "negate"))
    if verb < 0 or stops or _is_hit_with_a_card(tokens, mine, verb):  # "may I stop the attack with it?" is no attack
        return False
    if tokens.span(verb + 1, verb + 3, ":by") and not any(one.start > verb for one in monsters):
        return False  # "gets hit by" a Trap
    noun = [
        one for one in monsters if tokens.span(verb + 1, verb + 2, ":of") and one.start - verb <= 3 and one.start > verb
    ]
    if noun:
        owner = owner_said(teller, noun[0]) or OTHER[teller.subject]
        stand(teller, noun[0].card, owner, Where.FIELD)
        teller.acts.append(Act(actor=owner, done=Done.ATTACK, card=noun[0].card))
        teller.mentioned = len(teller.acts)
        for one in mine:
            if one is not noun[0]:
                read_mention(teller, one, mine, start, end)
        return True
    if not monsters:
        return not _is_at_a_card(mine, verb) and read_any_attack(teller, mine, start, end)
    attacker, target = _battling(teller, monsters, verb)
    if attacker is not None and target is not None and attacker.card == target.card:
        target = None  # named twice
    if attacker is None or target is None:
        attacker, target = _with_pronoun(teller, attacker, target, verb)
    if attacker is not None and any(act.done is Done.ATTACK and act.card == attacker.card for act in teller.acts):
        return False
    if attacker is None and target is not None:
        return _read_attack_on(teller, target, mine, start, end)
    actor = teller.subject
    if attacker is not None:
        actor = owner_said(teller, attacker) or _attacking(teller, attacker, target)
        said = owner_said(teller, attacker) is not None or tokens.span(start, end, ":i", ":he")
        near = tokens.span(attacker.end, min(verb, attacker.end + 4), ":defense") and attacker.end <= verb
        begins = max(start, attacker.start - 2, tokens.last(start, attacker.start, ":with") + 1)
        hidden = tokens.span(begins, attacker.start, ":set") and not tokens.span(start, end, "flip")
        stand(teller, attacker.card, actor, Where.DEFENSE if near else Where.SET if hidden else Where.FIELD, said=said)
    if target is not None:
        hidden = lies(teller, target, mine, start, end, ":set") or _is_at_a_set_one(teller, start, end)
        where = Where.SET if hidden else Where.FIELD
        where = Where.DEFENSE if not hidden and lies(teller, target, mine, start, end, ":defense") else where
        stand(teller, target.card, owner_said(teller, target) or OTHER[actor], where)
    if attacker is not None:
        aimed = target.card if target else None
        direct = tokens.span(start, end, "direct")
        teller.at_a_set_one = aimed is None and _is_at_a_set_one(teller, start, end)
        if aimed is None and not direct and not teller.at_a_set_one:
            aimed = monster_of(teller, OTHER[actor])
        act = Act(actor=actor, done=Done.ATTACK, card=attacker.card, target=aimed, direct=direct and target is None)
        teller.acts.append(act)
    for one in mine:
        if one not in (attacker, target) and not _is_run_into(teller, one, actor):
            read_mention(teller, one, mine, start, end)
    return attacker is not None


def _is_of_other(teller: Teller, monsters: list[Mention], verb: int) -> bool:
    """Whether "my attack" is no attack by a monster named before it that belongs to the other player."""
    tokens = teller.tokens
    whose = tokens.last(max(0, verb - 1), verb, ":my", ":his")
    if whose < 0 or len(monsters) != 1 or monsters[0].end > whose:
        return False
    player: PlayerWord = "you" if ":my" in tokens.said[whose] else "opponent"
    return owner_said(teller, monsters[0]) == OTHER[player]


def _is_at_a_card(mine: list[Mention], verb: int) -> bool:
    """Whether what is hit is a Spell or Trap, named behind the one used on it: "I play X and hit his Y"."""
    return any(one.end <= verb for one in mine) and any(0 < one.start - verb <= OWNING for one in mine)


def _is_hit_with_a_card(tokens: Tokens, mine: list[Mention], verb: int) -> bool:
    """Whether a Spell or Trap is what a monster is hit with: "he hits my X with Y"."""
    hit = [one for one in mine if is_monster(one.card) and one.start > verb]
    used = [one for one in mine if not is_monster(one.card) and BY_SLUG[one.card].icon is not Icon.EQUIP]
    return any(tokens.span(one.start - 2, one.start, ":with") and hit and hit[0].end <= one.start for one in used)


def _verb(tokens: Tokens, start: int, end: int) -> int:
    """The first word for an attack that does not only say which monster is meant: "the attacking monster"."""
    found = (at for at in range(start, end) if tokens.said[at] & {"attack", ":attack"} and not is_attacking(tokens, at)
             and not (":noun" in tokens.said[at] and not tokens.span(at + 1, at + 2, ":of")))  # fmt: skip
    return next(found, -1)


def _is_run_into(teller: Teller, one: Mention, actor: PlayerWord) -> bool:
    """Whether a Trap is said to meet the attacker: "X ran into Y"; its use is noted."""
    into = teller.tokens.span(one.start - 1, one.start, ":into")
    if not into or BY_SLUG[one.card].kind is not CardKind.TRAP or one.card in teller.cards:
        return False
    stand(teller, one.card, OTHER[actor], Where.SET)
    teller.acts.append(Act(actor=OTHER[actor], done=Done.ACTIVATE, card=one.card))
    return True


def _is_at_a_set_one(teller: Teller, start: int, end: int) -> bool:
    """Whether a clause tells of a Set monster without its name: "into his set", "il suo coperto", "a Set card"."""
    tokens = teller.tokens
    named = {at for one in tokens.mentions for at in range(one.start - 1, one.end)}
    places = (at for at in range(start, end) if ":set" in tokens.said[at] and at not in named)
    return any(tokens.span(at - 1, at, ":my", ":his", ":an") for at in places)


def is_attacking(tokens: Tokens, at: int) -> bool:
    """Whether a word for an attack says only which monster is meant: "the attacking monster"."""
    beside = tokens.span(at + 1, at + 2, "monster") or (
        ":attacker" in tokens.said[at] and tokens.span(at - 1, at, "monster")
    )
    return ":attack" in tokens.said[at] and beside and not tokens.span(at, at + 1, ":i", ":he")


def read_turned_up(teller: Teller, mine: list[Mention], start: int, end: int) -> list[Mention]:
    """The Set monster that was attacked is named: "its X", "it turns out to be X".

    Returns:
        The cards named that are still to be read.
    """
    tokens, last = teller.tokens, teller.acts[-1] if teller.acts else None
    met = _unnamed_set_one(teller) if mine else None
    if not mine or not (teller.at_a_set_one or met) or last is None or last.done is not Done.ATTACK:
        return mine
    one = mine[0]
    told = tokens.span(start, end, ":turns_out") or all(
        not said or said & {":it", ":passive", ":then", ":plain", ":his", ":an", ":of"}
        for said in tokens.said[start : one.start]
    )
    if not told or one.typical or not is_monster(one.card) or one.card in teller.cards:
        return mine
    if met is not None:
        teller.cards.pop(met)
        teller.revealed.add(met)
    teller.at_a_set_one = False
    stand(teller, one.card, OTHER[last.actor], Where.SET)
    teller.acts[-1] = last.model_copy(update={"target": one.card})
    return [other for other in mine if other.card != one.card]


def _unnamed_set_one(teller: Teller) -> Slug | None:
    """The Set monster without a name that the last act attacks; None if it attacks none."""
    target = teller.acts[-1].target if teller.acts else None
    hidden = target is not None and target in teller.cards and teller.cards[target].place is Where.SET
    return target if hidden and any(one.card == target and one.typical for one in teller.tokens.mentions) else None


def read_any_attack(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """An attack with a monster that is not named: the one of the story, otherwise any."""
    tokens, actor = teller.tokens, teller.subject
    verb = _verb(tokens, start, end)
    if not tokens.span(start, end, ":i", ":he") or tokens.span(start, end, ":can"):
        return False
    if tokens.span(max(start, verb - 1), verb, ":not"):
        return False  # "it can't attack"
    wielded = _attacking_pronoun(teller, start, end) if not mine else None
    aimed = _attacked_by_pronoun(teller, start, end) if not mine and wielded is None else None
    own = (
        [wielded]
        if wielded is not None
        else [one.card for one in teller.cards.values() if one.owner == actor and is_monster(one.card)]
    )
    if aimed is not None:
        teller.cards[aimed] = teller.cards[aimed].model_copy(update={"owner": OTHER[actor]})
        attacker = next((slug for slug in own if slug != aimed), STRONGEST)
        stand(teller, attacker, actor, Where.FIELD)
        teller.acts.append(Act(actor=actor, done=Done.ATTACK, card=attacker, target=aimed))
        return True
    other = tokens.span(start, end, ":other") and tokens.span(start, end, "monster") and not mine
    attacker = own[0] if own and not other else STRONG  # "another monster of his attacks"
    stand(teller, attacker, actor, Where.FIELD)
    direct = tokens.span(start, end, "direct")
    teller.at_a_set_one = not direct and not mine and _is_at_a_set_one(teller, start, end)
    teller.acts.append(Act(actor=actor, done=Done.ATTACK, card=attacker, direct=direct))
    for one in mine:
        read_mention(teller, one, mine, start, end)
    return True


def _attacking_pronoun(teller: Teller, start: int, end: int) -> Slug | None:
    """The monster named last, if it is said to be attacked with: "I attack with it"; it belongs to who does so."""
    tokens = teller.tokens
    at = tokens.first(start, end, ":with")
    if at < 0 or not tokens.span(at + 1, at + 2, ":it") or tokens.span(at + 1, at + 2, ":my", ":his"):
        return None
    before = [one for one in tokens.mentions if one.end <= start and is_monster(one.card) and not one.typical]
    if not before or owner_said(teller, before[-1]) not in (teller.subject, None):
        return None
    card = before[-1].card
    if card in teller.cards and teller.cards[card].place is Where.FIELD:
        teller.cards[card] = teller.cards[card].model_copy(update={"owner": teller.subject})
        return card
    return None


def _attacked_by_pronoun(teller: Teller, start: int, end: int) -> Slug | None:
    """The monster named last, if it is said to be attacked and nothing says that it is one's own: "I attack it"."""
    tokens = teller.tokens
    verb = _verb(tokens, start, end)
    behind = tokens.span(verb + 1, verb + 2, ":it") and not tokens.span(verb + 1, verb + 2, ":i", ":my")
    it = behind or tokens.span(verb - 1, verb, ":object") or tokens.span(verb + 2, verb + 3, ":it", ":him")
    before = [one for one in tokens.mentions if one.end <= start and is_monster(one.card) and not one.typical]
    if not it or not before or before[-1].card not in teller.cards or teller.acts:
        return None
    said = owner_said(teller, before[-1])
    return before[-1].card if said != teller.subject else None


def _is_usually_set(teller: Teller, target: Mention, start: int, end: int) -> bool:
    """Whether a monster with a Flip Effect is attacked, and nothing says that it lies face-up."""
    flips = any(isinstance(effect, Activated) and effect.kind is EffectKind.FLIP
                for effect in BY_SLUG[target.card].effects)  # fmt: skip
    return flips and not teller.tokens.span(start, end, ":up", ":attack_position", ":defense", "face-up")


def _read_attack_on(teller: Teller, target: Mention, mine: list[Mention], start: int, end: int) -> bool:
    """An attack on a monster by one that is not named."""
    tokens = teller.tokens
    verb = _verb(tokens, start, end)
    told = (
        tokens.span(start, end, ":i", ":he") or ":attacked" not in tokens.said[verb]
    )  # else "X attacked and destroyed"
    owner = owner_said(teller, target) or (OTHER[teller.subject] if told else teller.subject)
    hidden = lies(teller, target, mine, start, end, ":set") or _is_usually_set(teller, target, start, end)
    where = Where.SET if hidden else Where.FIELD
    where = Where.DEFENSE if not hidden and lies(teller, target, mine, start, end, ":defense") else where
    stand(teller, target.card, owner, where)
    own = [one.card for one in teller.cards.values() if one.owner != owner and is_monster(one.card)]
    attacker = own[0] if own else STRONGEST
    if any(act.done is Done.ATTACK and act.card == attacker for act in teller.acts):
        return False
    stand(teller, attacker, OTHER[owner], Where.FIELD)
    teller.acts.append(Act(actor=OTHER[owner], done=Done.ATTACK, card=attacker, target=target.card))
    for one in mine:
        if one is not target:
            read_mention(teller, one, mine, start, end)
    return True


def _battling(teller: Teller, monsters: list[Mention], verb: int) -> tuple[Mention | None, Mention | None]:
    """The attacker and its target."""
    tokens = teller.tokens
    using = [one for one in monsters if tokens.span(one.start - 3, one.start, ":with")]
    if tokens.span(verb + 1, verb + 3, ":by") and len(monsters) > 1:
        return monsters[1], monsters[0]
    if using:
        start, _ = tokens.bounds(using[0].clause)
        others = [one for one in monsters if one is not using[0]
                  and not (one.end <= verb and tokens.span(start, one.start, ":has"))]  # fmt: skip
        return using[0], next(iter(others), None)
    before = [one for one in monsters if one.end <= verb]
    after = [one for one in monsters if one.start > verb]
    if len(before) == 1 and not after and (_is_object(teller, before[0]) or _is_attacked(teller, before[0], verb)):
        return None, before[0]
    if len(before) > 1 and not after and tokens.span(before[-1].start - OWNING, before[-1].start, ":into", ":onto"):
        return before[-2], before[-1]
    if not before and len(after) == 1 and tokens.span(verb - 1, verb, ":object", ":me"):
        return after[0], None  # "lo attacca X"
    if before:
        return before[-1], after[0] if after else None
    theirs = teller.cards.get(after[0].card)
    if theirs is not None and theirs.owner != teller.subject:
        return None, after[0]
    if len(after) > 1:
        return after[0], after[1]
    wields = tokens.span(verb, verb + 1, ":wields") and not tokens.span(verb + 1, after[0].start, ":onto", ":into")
    if wields and tokens.span(max(0, verb - 2), verb, ":i", ":he"):
        return after[0], None  # "I swing X"
    aimed = owner_said(teller, after[0])
    if aimed is not None and aimed != teller.subject:
        return None, after[0]
    return (after[0], None) if aimed is not None else (None, after[0])


def _with_pronoun(
    teller: Teller, attacker: Mention | None, target: Mention | None, verb: int
) -> tuple[Mention | None, Mention | None]:
    """The attacker and target where one of them is "it": "if X attacks it", "if he is attacked by X"."""
    tokens = teller.tokens
    one = attacker or target
    assert one is not None
    start, end = tokens.bounds(one.clause)
    before = [other for other in tokens.mentions if other.end <= start and is_monster(other.card)
              and other.card != one.card]  # fmt: skip
    if not before or any(other.card == before[-1].card for other in tokens.mentions if other.clause == one.clause):
        return attacker, target
    passive = tokens.span(start, verb + 1, ":passive") and ":attacked" in tokens.said[verb]
    by = tokens.span(max(start, one.start - _AGENT), one.start, ":by") and (
        passive or tokens.span(start, end, ":it", ":he")
    )
    suffers = tokens.last(one.end, end, ":it") >= 0 and one.end <= verb
    suffers = suffers or tokens.span(verb - 1, verb, ":object")  # "lo attacco con X"
    if by or (suffers and attacker is not None):
        return one, before[-1]
    return attacker, target


def _is_object(teller: Teller, one: Mention) -> bool:
    """Whether a monster right behind a person and before its verb suffers the attack: "kann ich X angreifen"."""
    person = teller.tokens.last(max(one.start - _PERSON, 0), one.start, ":i", ":he")
    if person < 0 or teller.tokens.clause[person] != one.clause or ":his" in teller.tokens.said[person]:
        return False
    between = teller.tokens.said[person + 1 : one.start]
    wishes = any(":wish" in said for said in between) and owner_said(teller, one) is not None
    return all(said <= {":my", ":his", ":it", ":set"} or (wishes and ":wish" in said) for said in between)


def _is_attacked(teller: Teller, one: Mention, verb: int) -> bool:
    """Whether a monster is said to have been attacked: "X lay face-down and was attacked"."""
    tokens, (start, end) = teller.tokens, teller.tokens.bounds(one.clause)
    return (
        ":attacked" in tokens.said[verb] and tokens.span(start, end, ":passive") and not tokens.span(start, end, ":has")
    )


_AGENT = 4
"""How many words "by" may stand before the monster that attacks."""
_PERSON = 3
"""How many words a person may stand before the monster that it attacks."""


def _attacking(teller: Teller, attacker: Mention, target: Mention | None) -> PlayerWord:
    """Whose attacker it is if no word says so: as known already, the other side of the target, or the subject."""
    if attacker.card in teller.cards:
        return teller.cards[attacker.card].owner
    aimed = owner_said(teller, target) if target is not None else None
    if aimed is None and teller.tokens.span(*teller.tokens.bounds(attacker.clause), ":me"):
        return "opponent"
    return OTHER[aimed] if aimed is not None else teller.subject


def ready_to_attack(teller: Teller, player: PlayerWord, start: int, end: int) -> Slug | None:
    """The monster of a player that attacks where none is named: the one Summoned before, else any."""
    tokens = teller.tokens
    asks = tokens.span(start, end, "attack", ":attack") and tokens.span(start, end, ":can")
    attacks = any(act.done is Done.ATTACK for act in teller.acts)
    if not asks or attacks or tokens.span(start, end, "negate", ":by", ":passive"):
        return None
    summoned = [act.card for act in teller.acts if act.done in (Done.SUMMON, Done.SPECIAL, Done.FLIP)
                and act.actor == player and is_monster(act.card)]  # fmt: skip
    any_one = STRONGEST if player != teller.subject and STRONG in teller.cards else STRONG
    if not summoned and any_one in teller.cards:
        return None
    if not summoned:
        stand(teller, any_one, player, Where.FIELD)
    return summoned[-1] if summoned else any_one


def spoken_of(teller: Teller, start: int, end: int) -> Slug | None:
    """The only monster that a question names, if it asks without a person whether "it" can attack."""
    if teller.tokens.span(start, end, ":i", ":my"):
        return None
    named = {one.card for one in teller.tokens.mentions if is_monster(one.card)}
    there = [slug for slug in named if teller.cards[slug].place is Where.FIELD] if named <= teller.cards.keys() else []
    return there[0] if len(named) == len(there) == 1 else None
