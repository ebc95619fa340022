"""What a question asks about which card, and whose turn its story is in."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import Icon, Zone
from scenarios.interactions.plain_uses import SET_CARD, STRONG

from .any_trap import any_trap_asked
from .attacks import ready_to_attack, spoken_of
from .boards import gains_points, targeted_zones
from .buried import brought_back, brought_by
from .described import called, is_used_on_it, lying_monster, set_card_asked, told_several, works_on
from .ends import answer_asked, end_asked, takes_over, token_maker, without_agents
from .facts import has_attacked
from .fetches import has_used, is_fetched, is_in_deck, only_fetches
from .field_spells import both_asked
from .met_kinds import aims_at_kind
from .moves_asked import are_points, move_asked, turn_asked
from .narrowed import draws, is_aimed_at, negates_damage, owner_of_monster, start_of_purpose
from .stopping import bans_attacks, stopping_asked
from .story import Act, Asks, Done, Slug, Where, is_monster
from .summoned_then import summon_it
from .teller import PLAYED, Teller, is_met_again, is_unchosen, last_target, monster_of, stand
from .unread import are_others
from .used_next import awaited, thrown, to_be_used, tributes_itself
from .uses_asked import VERBS, asks_of_player, battler, gets_to_use, is_failing, is_negated, used_by


def asked_about(teller: Teller) -> tuple[Asks, Slug | None]:
    """What the question asks, and about which card; an act that is only asked about is added to the acts."""
    tokens = teller.tokens
    clause = max(tokens.asking, default=0)
    start, end = tokens.bounds(clause)
    if teller.acts and negates_damage(tokens, start, end):
        teller.opposite = True
        return Asks.DAMAGE, None
    stopping = stopping_asked(teller)
    if stopping is not None:
        return stopping
    start = start_of_purpose(tokens, clause)
    if tokens.clause[start] != clause and teller.clauses and teller.clauses[-1] == clause - 1:
        teller.asked_at = len(teller.acts) - 1
    used = {act.card for act in teller.acts}
    named = [one.card for one in tokens.mentions
             if start <= one.start < end and one.card in teller.cards and not is_unchosen(tokens, one)
             and not (one.card in used and is_met_again(tokens, one))]  # fmt: skip
    both = both_asked(teller, named, start, end) or any_trap_asked(teller, start, end)
    if both is not None:
        return both
    can = tokens.span(start, end, ":can") or gets_to_use(teller, named, start, end)
    if teller.asked_at >= 0 and can and teller.asked_at == len(teller.acts) - 1:
        ended = end_asked(teller, named, start, end)
        return ended if ended is not None else _may(teller, start, end)
    tried = works_on(teller, named, start, end) or aims_at_kind(teller, named, start, end)
    if tried is not None:
        teller.acts.append(tried)
        return Asks.MAY, tried.card
    turned = turn_asked(teller, named, start, end)
    if turned is not None:
        has_attacked(teller, turned)
        teller.acts.append(turned)
        return Asks.MAY, turned.card
    if can and summon_it(teller, start, end):
        return Asks.MAY, teller.acts[-1].card
    unnamed = tributes_itself(teller, named, start, end) or _unnamed_act(teller, clause, named)
    if unnamed is not None:
        teller.acts.append(unnamed)
        return Asks.MAY, unnamed.card
    pitched = thrown(teller, named, start, end)
    if pitched is not None:
        teller.acts.append(Act(actor=teller.cards[pitched].owner, done=Done.ACTIVATE, card=pitched))
    ended = end_asked(teller, named, start, end)
    if ended is not None or pitched is not None:
        return ended if ended is not None else _may(teller, start, end)
    brought = brought_by(teller, named, start, end) if can and not teller.acts else None
    if brought is not None:
        teller.acts.append(brought)
        return Asks.MAY, brought.card
    moved = move_asked(teller, named, start, end)
    if moved is not None and not (can and named and tokens.span(start, end, *PLAYED)):
        return moved
    flipped = _flip_asked(teller, start, end) if can and not named else None
    if flipped is not None:
        teller.acts.append(Act(actor=teller.cards[flipped].owner, done=Done.FLIP, card=flipped))
        return Asks.MAY, flipped
    if can and not named and teller.acts and _asks_that(teller, start, end):
        return Asks.MAY, teller.acts[-1].card
    use = to_be_used(teller, named, start, end)
    if use is not None:
        teller.acts.append(Act(actor=teller.cards[use].owner, done=Done.ACTIVATE, card=use))
        works = tokens.span(start, end, "effect") and tokens.span(start, end, ":works", ":get", "resolve")
        whether = Asks.HAPPENS if works and not tokens.span(start, end, ":what") else Asks.RESULT
        return _may(teller, start, end) if can else (whether, use)
    about = named[-1] if named else None
    points = tokens.span(start, end, ":it") or _only_asks(teller, start, end)
    if can and teller.acts and not named and points and not tokens.span(start, end, *VERBS):
        teller.acts += answer_asked(teller, start, end)
        return Asks.MAY, teller.acts[-1].card
    attacker = next((slug for slug in (about, last_target(teller)) if slug and is_monster(slug)), None)
    player = owner_of_monster(tokens, start, end) or teller.subject
    attacker = attacker or spoken_of(teller, start, end)
    attacker = attacker or monster_of(teller, player) or ready_to_attack(teller, player, start, end)
    negates = tokens.span(start, end, "negate")
    aimed = can and is_aimed_at(teller, named, start, end)
    if aimed:
        return Asks.MAY, teller.acts[-1].card
    if tokens.span(start, end, "attack", ":attack") and not negates and (can or not _attacks(teller)) and attacker:
        direct = tokens.span(start, end, "direct")
        taken = [act.actor for act in teller.acts if act.target == attacker and takes_over(act.card)]
        actor = taken[-1] if taken else teller.cards[attacker].owner
        teller.acts.append(Act(actor=actor, done=Done.ATTACK, card=attacker, direct=direct))
        return Asks.MAY, attacker
    if tokens.span(start, end, ":works") and teller.acts and teller.acts[-1].target == about and is_used_on_it(
           teller, start, end):  # fmt: skip
        return Asks.MAY, teller.acts[-1].card
    if tokens.span(start, end, ":works") and teller.acts:
        idle = named and len(named) > 1 and named[0] not in {act.card for act in teller.acts}
        answered = teller.acts[-1].target if tokens.span(start, end, ":still") else None
        still = next((act.card for act in teller.acts[-2:-1] if act.card == answered), None)
        waits = awaited(teller, start, end) if teller.acts[-1].done is Done.ATTACK else None
        return (Asks.RESULT, named[0]) if idle else (Asks.HAPPENS, about or still or waits or teller.acts[-1].card)
    if teller.acts and is_failing(teller, start, end):
        teller.opposite = True
        return Asks.HAPPENS, about or used_by(teller, start, end) or teller.acts[-1].card
    negated = is_negated(teller, named, start, end)
    return negated if negated is not None else _happening(teller, named, start, end)


_EMPTY = frozenset(
    {":can", "optional", ":plain", ":tag", ":still", ":works", ":goes", "activate", "resolve", ":already"}
)


def _only_asks(teller: Teller, start: int, end: int) -> bool:
    """Whether a clause asks for nothing but whether something is possible: "possible?"."""
    return all(said <= _EMPTY for said in teller.tokens.said[start:end])


def _flip_asked(teller: Teller, start: int, end: int) -> Slug | None:
    """The monster that a question asks about Flip Summoning without its name; None if it does not ask that."""
    tokens = teller.tokens
    flips = tokens.first(start, end, "flip")
    if (
        flips < 0
        or not tokens.span(max(start, flips - 2), flips + 2, "summon")
        or not tokens.span(start, end, ":it", ":his")
    ):
        return None
    aimed = last_target(teller)
    return aimed if aimed is not None and is_monster(aimed) else monster_of(teller, teller.subject)


def _asks_that(teller: Teller, start: int, end: int) -> bool:
    """Whether a clause asks only if the player of the last act may do it: "he attacks with X, may he?"."""
    actor, said = teller.acts[-1].actor, teller.tokens.said[start:end]
    persons = [one for one in said if one & {":i", ":he"}]
    mine = all((":i" in one) == (actor == "you") for one in persons)
    theirs = actor == "opponent" and any(":it" in one or ":plain" in one for one in said)  # "può farlo?"
    return (bool(persons) or theirs) and mine and all(one <= _EMPTY | {":i", ":he", ":it", "opponent"} for one in said)


def _happening(teller: Teller, named: list[Slug], start: int, end: int) -> tuple[Asks, Slug | None]:
    """What is asked of what happens: a card survives or is destroyed, a player draws, an effect happens."""
    tokens, agents = teller.tokens, named
    named = without_agents(teller, named, start, end)
    about = named[-1] if named else None
    if (
        tokens.span(start, end, "negate")
        and tokens.span(start, end, "summon", "special")
        and not tokens.span(start, end, ":can")
    ):
        summoned = [act.card for act in teller.acts if act.done in (Done.SUMMON, Done.SPECIAL, Done.FLIP)]
        return (Asks.LEAVES, summoned[-1]) if len(summoned) == 1 else (Asks.RESULT, about)
    can = tokens.span(start, end, ":can")
    if tokens.span(start, end, "survive") and tokens.span(start, end, "attack") and tokens.span(start, end, ":i"):
        return Asks.STOPPED, about  # "am I safe from the attack?"
    if tokens.span(start, end, "survive") and asks_of_player(teller, named, start, end):
        return Asks.SPARES, teller.acts[-1].card  # "do I survive?"
    if tokens.span(start, end, "survive") and not tokens.span(start, end, "normal-summon"):  # "mi resta l'evocazione?"
        if about is not None and not is_monster(about) and tokens.span(start, end, "monster"):
            return Asks.SURVIVES, None  # a monster without a name, not the card named beside it
        return Asks.SURVIVES, _suffering(teller, named, start, end) or _surviving(teller)
    mine_to_use = can or (tokens.span(start, end, ":get") and tokens.span(start, end, ":i") and not named)
    gone = tokens.span(start, end, ":gone", "leave") and not tokens.span(start, end, ":lp", "life", "card")
    if gone and not can and not named and tokens.span(start, end, "attack", ":attack"):
        return Asks.STOPPED, about  # "the attack is gone, right?"
    if gone and not can:
        return Asks.LEAVES, _suffering(teller, named, start, end) or meant(teller)
    if (
        about is not None
        and is_monster(about)
        and tokens.span(start, end, "lose")
        and not can
        and not are_points(teller, start, end)
        and not tokens.span(start, end, ":lp", "life", "damage", "timing", "effect")
    ):
        return Asks.LEAVES, about
    if tokens.span(start, end, ":lp") and tokens.span(start, end, ":me") and not tokens.span(start, end, *VERBS):
        return Asks.GAINS, awaited(teller, start, end)
    if tokens.span(start, end, ":wins") and not can:
        return Asks.WINS, about or battler(teller, "you" if tokens.span(start, end, ":i", ":my") else "opponent")
    if tokens.span(start, end, "banish") and not mine_to_use:
        return Asks.BANISHED, _suffering(teller, named, start, end) or meant(teller)
    if tokens.span(start, end, "destroy") and not mine_to_use and not named and set_card_asked(teller, start, end):
        return Asks.DESTROYED, SET_CARD
    if tokens.span(start, end, "destroy") and not mine_to_use:
        lying = lying_monster(teller, agents, start, end) or (called(teller, start, end) if not named else None)
        lost = lying or _suffering(teller, named, start, end) or meant(teller)
        used = teller.acts[-1].card if teller.acts and teller.acts[-1].card in agents else None
        return (Asks.HAPPENS, used) if lost is None and used and not is_monster(used) else (Asks.DESTROYED, lost)
    points = tokens.span(start, end, ":lp") and tokens.span(start, end, ":get", ":gain")
    back = tokens.span(start, end, ":back", "return") and tokens.span(start, end, "spell", "card", "trap")
    if draws(tokens, start, end) and not points and not back:
        found = about is not None and tokens.span(start, end, "monster") and only_fetches(about)
        return (Asks.HAPPENS if found else Asks.DRAWS), about
    loses = tokens.span(start, end, ":takes", "lose") and tokens.span(start, end, ":lp", "life")
    aim = tokens.last(start, tokens.first(start, end, "damage"), ":purpose")
    if can and aim >= 0 and teller.acts and teller.acts[-1].actor == teller.subject:
        return Asks.MAY, teller.acts[-1].card  # "can I Tribute it to do damage?"
    if loses or tokens.span(start, end, "damage"):
        return Asks.DAMAGE, about
    if _are_points_taken(teller, start, end):
        gains = tokens.span(start, end, ":get") and any(gains_points(slug) for slug in teller.cards)
        return (Asks.GAINS if gains else Asks.DAMAGE), about
    gains = tokens.span(start, end, ":lp", ":gain") and tokens.span(start, end, ":get", ":gain")
    if gains and not tokens.span(start, end, "summon", "special"):
        return Asks.GAINS, about or awaited(teller, start, end)
    if tokens.span(start, end, "attack", ":attack"):
        return (Asks.STOPPED if tokens.span(start, end, "negate") else Asks.ATTACKS), about
    resolves = tokens.span(start, end, "resolve") and not tokens.span(start, end, ":what")  # "what happens" is open
    comes = tokens.span(start, end, ":comes") and tokens.span(start, end, "deck", "token")
    if (
        can
        or comes
        or resolves
        or tokens.span(start, end, ":get", "add", "draw", "activate", "effect", "return", "destroy")
    ):
        if can and teller.acts and about == teller.acts[-1].target and about and BY_SLUG[about].in_extra_deck:
            return Asks.MAY, teller.acts[-1].card  # "can I make X with it?"
        maker = token_maker(teller, about) if about is not None else None
        if about is not None and is_in_deck(teller, about, start, end):
            teller.cards[about] = teller.cards[about].model_copy(update={"place": Where.DECK, "said": True})
            return Asks.HAPPENS, about
        if about is not None and is_fetched(teller, about, start, end):
            teller.cards[about] = teller.cards[about].model_copy(update={"place": Where.HAND})
            about = next(act.card for act in teller.acts if has_used(act))  # the effect that adds it is meant
        fused = any(about is not None and about == act.target for act in teller.acts[-1:])
        if (
            fused
            and (tokens.tags or tokens.span(start, end, ":fine"))
            and not tokens.span(start, end, "effect", "draw", ":get", "add", "return", "destroy")
        ):
            return Asks.MAY, teller.acts[-1].card  # "I use X to Summon Y, all right?"
        return Asks.HAPPENS, maker or about or awaited(teller, start, end)
    return Asks.RESULT, about or awaited(teller, start, end)


def _are_points_taken(teller: Teller, start: int, end: int) -> bool:
    """Whether it is asked if a player takes a number of points."""
    tokens = teller.tokens
    taken = tokens.span(start, end, ":get", ":takes") and not tokens.span(start, end, ":lp", ":gain", "life")
    return taken and are_points(teller, start, end)


def meant(teller: Teller) -> Slug | None:
    """The card that "it" means if something happens to it: Summoned, aimed at or attacked last, or the only monster."""
    if teller.acts and teller.acts[-1].done in (Done.SUMMON, Done.SPECIAL, Done.FLIP):
        return teller.acts[-1].card
    if teller.acts and teller.acts[-1].target:
        aimed = teller.acts[-1].target
        answered = next((act.target for act in teller.acts[:-1] if act.card == aimed and act.target), None)
        return answered or aimed  # what happens to a card on the Chain is asked of the card that it is used on
    if last_target(teller) and not any(act.done is Done.ATTACK for act in teller.acts[-1:]):
        return last_target(teller)
    if teller.suffers:
        return teller.suffers
    users = {act.card for act in teller.acts if act.done is Done.ACTIVATE}
    monsters = [one.card for one in teller.cards.values() if is_monster(one.card) and one.card not in users]
    alike = {(teller.cards[slug].owner, teller.cards[slug].place) for slug in monsters}
    if len(monsters) > 1 and len(alike) == 1:
        unnamed = {one.card for one in teller.tokens.mentions if not one.typical}
        attacking = [act.card for act in teller.acts if act.done is Done.ATTACK and act.card in monsters]
        if attacking and unnamed.isdisjoint(monsters):
            return attacking[0]  # one of the monsters without a name of a player
    return monsters[0] if len(monsters) == 1 else None


def _surviving(teller: Teller) -> Slug | None:
    """The card that "it" means if it may survive: the only monster rather than a Spell or Trap aimed at."""
    found = meant(teller)
    monsters = [slug for slug in teller.cards if is_monster(slug)]
    return monsters[0] if found is not None and not is_monster(found) and len(monsters) == 1 else found


def _may(teller: Teller, start: int, end: int) -> tuple[Asks, Slug | None]:
    """Whether the last act is possible, and does what it is meant to do if the question says what that is."""
    tokens, last = teller.tokens, teller.acts[-1]
    if last.actor == "opponent" and tokens.span(start, end, ":i") and not tokens.span(start, end, ":he"):
        return Asks.RESULT, last.card  # "may I" does not ask about an act of the other player
    if tokens.span(start, end, ":save"):
        saved = _other_monster(teller, last.card, start, end)
        saved = saved or next((act.target for act in teller.acts[:-1] if act.target), None)
        saved = saved or _other_monster(teller, last.card)
        if saved is not None and last.target is None and Zone.MONSTER in targeted_zones(BY_SLUG[last.card]):
            teller.acts[-1] = last.model_copy(update={"target": saved})
        return (Asks.SAVES, saved) if saved is not None else (Asks.MAY_STOP, last.card)
    if tokens.span(start, end, "survive"):
        saved = _other_monster(teller, last.card)
        return (Asks.SAVES, saved) if saved is not None else (Asks.MAY_STOP, last.card)
    attacks = len(teller.acts) == 1 and tokens.span(start, end, "attack", ":attack") and bans_attacks(last.card)
    if tokens.span(start, end, "negate") and attacks:
        return Asks.STOPPED, last.card  # those that come after it
    if tokens.span(start, end, "negate") and not tokens.span(start, end, *_OTHER_PURPOSES):
        return Asks.NEGATES, last.card
    aim = last.target
    if aim is not None and tokens.span(start, end, "destroy") and not tokens.span(start, end, *_SAVING):
        return Asks.DESTROYS, aim
    return (Asks.MAY_STOP if _has_purpose(teller, start, end) else Asks.MAY), last.card


def _other_monster(teller: Teller, card: Slug, start: int = 0, end: int = 1_000) -> Slug | None:
    """The last monster that the question names between two words beside a card of the same player."""
    owner = teller.cards[card].owner
    mentions = [one for one in teller.tokens.mentions if start <= one.start < end]
    named = [one.card for one in mentions if is_monster(one.card) and one.card != card]
    return next((one for one in reversed(named) if teller.cards[one].owner == owner), None)


_SAVING = ("survive", "negate", "revive", "draw", "return", "banish", "add", "win")
_OTHER_PURPOSES = ("destroy", "survive", "revive", "return", "draw", "win", "damage")
_PURPOSES = ("negate", "destroy", "survive", "revive", "return", "draw", "banish", "summon", "special", "add", "win")


def _has_purpose(teller: Teller, start: int, end: int) -> bool:
    """Whether the question says what the act is for: "to destroy it"."""
    tokens = teller.tokens
    at = tokens.last(start, end, ":purpose")
    after_name = any(start < one.end <= at for one in tokens.mentions)
    another = tokens.span(at + 1, min(end, at + 6), ":one", ":an", ":two", ":other")
    if another and tokens.span(at + 1, min(end, at + 8), "trap", "spell", "card"):
        return False  # it is for a card without a name, and not for the one that is answered
    return after_name and tokens.span(at + 1, min(end, at + 6), *_PURPOSES)


def _unnamed_act(teller: Teller, clause: int, named: list[Slug]) -> Act | None:
    """A question whether a monster without a name can be Normal Summoned, or another one can attack."""
    tokens = teller.tokens
    start, end = tokens.bounds(clause)
    actor = teller.subject
    if named or STRONG in teller.cards or not tokens.span(start, end, ":can"):
        return None
    if are_others(tokens, clause):
        if tokens.span(start, end, ":my", ":his"):
            actor = "you" if tokens.span(start, end, ":my") else "opponent"
        stand(teller, STRONG, actor, Where.FIELD)
        return Act(actor=actor, done=Done.ATTACK, card=STRONG)
    if teller.acts and tokens.span(start, end, "normal-summon", ":normal"):
        stand(teller, STRONG, actor, Where.HAND)
        return Act(actor=actor, done=Done.SUMMON, card=STRONG)
    return None


def _suffering(teller: Teller, named: list[Slug], start: int, end: int) -> Slug | None:
    """The card that something happens to: one named that does nothing itself, or the only monster of a player."""
    several = told_several(teller, named, start, end)
    if several is not None:
        return several
    acting = {act.card for act in teller.acts if act.done is Done.ACTIVATE}
    passive = [one for one in named if one not in acting]
    if len(named) == _TWO and BY_SLUG[named[0]].icon is Icon.EQUIP and _lies_on(teller, named):
        return named[0]  # "does X stay on Y?"
    if passive or named:
        return passive[0] if passive else named[-1]
    owner = owner_of_monster(teller.tokens, start, end)
    brought = brought_back(teller, start, end) if owner is None else None
    if brought is not None:
        return brought
    if owner is None:
        return None
    theirs = [one.card for one in teller.cards.values() if one.owner == owner and is_monster(one.card)
              and one.place in (Where.FIELD, Where.SET, Where.DEFENSE)]  # fmt: skip
    revived = (act.target for act in teller.acts if targeted_zones(BY_SLUG[act.card]) == {Zone.GRAVEYARD})
    theirs = theirs or [slug for slug in revived if slug and teller.cards[slug].owner == owner and is_monster(slug)]
    if not theirs and teller.acts and STRONG not in teller.cards:
        stand(teller, STRONG, owner, Where.FIELD)  # any monster of that player
        theirs = [STRONG]
    return theirs[0] if len(theirs) == 1 else None


_TWO = 2


def _lies_on(teller: Teller, named: list[Slug]) -> bool:
    """Whether the first of two cards named is said to be on the second."""
    one, other = (next(one for one in teller.tokens.mentions if one.card == slug) for slug in named)
    return teller.tokens.span(one.end, other.start, ":onto")


def _attacks(teller: Teller) -> bool:
    return any(act.done is Done.ATTACK for act in teller.acts)
