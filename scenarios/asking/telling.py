"""Reads a story from the tokens of a question: who has which card where, and what is done in which order."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import Verb, Zone

from .asked import asked_about
from .asked_player import asked_player
from .attacks import is_attacking, read_any_attack, read_attack, read_turned_up
from .boards import modes_of, targeted_zones, tributes_for
from .brought_with import read_brought_with
from .buried import aim_at_brought, bring_back, bring_home, bury
from .described import aim_at_banished
from .earlier_turns import drop_other_turn, note_second, settle_earlier, settle_turns
from .effects_used import read_discard, read_effect_asked, read_effect_on, read_effect_then_attack, read_pronoun
from .ends import names_tokens, tokens_there, tokens_to_come
from .equips import equip_told, give_hosts
from .facts import is_first_turn, lacking, life_points, note_copies, wait_a_turn
from .fetches import fetch_asked, is_fetched_copy
from .fusions import fuse, turn_down
from .given import read_given, settle_given
from .kinds_of_card import lying_face_up, stand_in
from .mentions import is_copy, read_mention
from .met_kinds import meet_kind
from .named_verbs import has_unsaid, is_done_to_me, read_payment, read_suffered
from .narrowed import is_only, owner_of_monster, points_asked, unnarrowed
from .occasions import attacker_asked_about, waits_for, with_occasion
from .paid_costs import read_given_up
from .procedures import read_procedure
from .stopping import read_stopped_attack, read_stopping
from .story import MOST_ACTS, MOST_CARDS, OTHER, Act, Asks, Done, Lack, Story, Until, Where, is_monster
from .summoned_then import note_this_turn, read_summoned_then, summon_it
from .summons import not_own_summons
from .teller import (
    PLAYED,
    Teller,
    costs_itself,
    is_instead,
    is_left_out,
    is_met_again,
    is_of_turn,
    owner_said,
    stand,
)
from .tokens import Mention, Tokens
from .tributes import COUNTS, count_tributes, read_tribute, tributed_tokens
from .turned_with import read_turned_with
from .turns import moment_of, timed, turn_of, until_told
from .unnamed import (
    earlier_laid,
    read_both_summoned,
    read_dead,
    read_lost_battle,
    read_lying,
    read_removal,
    read_unnamed,
    set_this_turn,
)
from .unread import is_open, is_stated, unacted, unplayed, unread
from .worn import read_worn


def told(tokens: Tokens, *, asked_too: bool = False) -> Story | None:
    """The story of a question; None if it names no card or too many.

    Args:
        tokens: the question.
        asked_too: whether an act that is asked about gets the occasion that it answers, too.
    """
    if not tokens.mentions or len({one.card for one in tokens.mentions}) > MOST_CARDS:
        return None
    teller = Teller(tokens)
    for clause in sorted(set(tokens.clause) - tokens.further, key=lambda one: (one in tokens.asking, one)):
        _read_clause(teller, clause)
    read_summoned_then(teller)
    _place_the_rest(teller)
    note_this_turn(teller)
    for one in lying_face_up(tokens):
        stand(teller, stand_in(one.kind, teller.cards), one.owner or "you", Where.FIELD)
    fuse(teller)
    turn_down(teller)
    _aim_at_the_attacker(teller)
    settled = settle_turns(teller)
    teller.asked_at = min(teller.asked_at, len(teller.acts) - 1)
    asks, about = fetch_asked(teller) or asked_about(teller)
    settle_given(teller)
    drop_other_turn(teller)
    meet_kind(teller, asks)
    tokens_to_come(teller)
    tokens_there(teller)
    aim_at_banished(teller, asks)
    if not (waits := settled or wait_a_turn(teller)):
        set_this_turn(teller)
    moment = moment_of(teller)
    with_occasion(teller, asks, asked_too=asked_too)
    about = about or attacker_asked_about(teller, asks)
    not_own_summons(teller)
    bring_home(teller)
    about = equip_told(teller, asks, about)
    give_hosts(teller)
    teller.acts = [timed(teller, at, _aimed(teller, act)) for at, act in enumerate(teller.acts)]
    teller.acts = [count_tributes(teller, act) for act in teller.acts]
    teller.acts = [aim_at_brought(teller, act) for act in teller.acts]
    for act in teller.acts:
        bury(teller, act)
    bring_back(teller)
    turn, said = turn_of(teller)
    only = is_only(teller, asks, about)
    named = {one.card for one in tokens.mentions if not one.typical} | teller.fitting
    cards = (one if one.card in named else one.model_copy(update={"typical": True}) for one in teller.cards.values())
    return Story(
        first_turn=is_first_turn(tokens), lacking=lacking(teller),
        lp=tuple({whose: points for whose, points, _ in life_points(tokens)}.items()),
        unread=(*unread(tokens, _followed(teller, asks, waits=waits)), *_unplaced(teller, asks),
                *_unused(teller, asks, about), *_unsettled(teller, asks), *tributed_tokens(teller),
                *unacted(teller, asks, about), *_of_the_other(teller, asks),
                *(tokens.words[at] for at in unnarrowed(teller, asks))),
        cards=tuple(cards), acts=tuple(teller.acts[:MOST_ACTS]), asks=asks, about=about, turn=turn,
        turn_said=said, moment=moment, until=until_told(teller, asks, about), who=asked_player(teller, asks),
        open=is_open(tokens) or any(unplayed(tokens)), only=only, points=points_asked(tokens, asks),
        denied=tokens.denied != teller.opposite, further=" ".join(
            word for word, clause in zip(tokens.words, tokens.clause, strict=True) if clause in tokens.further),
    )  # fmt: skip


def _followed(teller: Teller, asks: Asks, *, waits: bool) -> set[int]:
    """The words that are followed by what the story is, though they say a time or a negation."""
    tokens = teller.tokens
    kinds = {":next_turn"} if waits else set()
    kinds |= {":not"} if asks is Asks.SPARES else {":not_mine"}
    laid = {at for at, said in enumerate(tokens.said) if ":not" in said and earlier_laid(tokens, at)}
    counted = {at for at, said in enumerate(tokens.said) if tokens.span(at + 1, at + 2, "tribute") and said & COUNTS}
    if teller.acts and teller.acts[-1].done is Done.SUMMON:  # "without Tributes"
        counted |= {at for at, said in enumerate(tokens.said) if said & {":not", ":without"}
                    and tokens.span(at + 1, at + 3, "tribute")}  # fmt: skip
    if asks is Asks.DRAWS:  # "do we draw 5 cards?"
        counted |= {
            at for at, word in enumerate(tokens.words) if word.isdecimal() and tokens.span(at + 1, at + 2, "card")
        }
    if any(act.done is Done.SPECIAL and act.tributes for act in teller.acts):
        counted |= {
            at for at, said in enumerate(tokens.said) if said & COUNTS and tokens.span(at, at + _COUNTED, "monster")
        }
    counted |= {at for one in lying_face_up(tokens) for at in range(one.start, one.end)}
    told = {at for at, said in enumerate(tokens.said) if tokens.clause[at] in teller.told and ":if" in said}
    return {at for at, said in enumerate(tokens.said) if kinds & said} | counted | laid | told


_COUNTED = 7
"""How many words behind a number the monsters that it counts may be named: "two of my opponent's monsters"."""


def _unused(teller: Teller, asks: Asks, about: str | None) -> tuple[str, ...]:
    """The cards of the Graveyard and banished ones that a question names, if nothing is done with or asked of them."""
    tokens = teller.tokens
    used = {one for act in teller.acts for one in (act.card, act.target, *act.tributes)}
    if until_told(teller, asks, about) is not Until.NOW or (asks is Asks.TO_HAND and teller.acts):
        used.add(about)
    away = [one for one in tokens.mentions if one.clause in tokens.asking and one.card in teller.cards.keys() - used
            and teller.cards[one.card].place in (Where.GRAVEYARD, Where.BANISHED)]  # fmt: skip
    return tuple(" ".join(tokens.words[one.start : one.end]) for one in away)


def _of_the_other(teller: Teller, asks: Asks) -> tuple[str, ...]:
    """The person that a question names, if the last act, which is asked about, is one of the other player."""
    if asks is not Asks.MAY or not teller.acts:
        return ()
    tokens = teller.tokens
    start, end = tokens.bounds(max(tokens.asking, default=0))
    at = tokens.first(start, end, ":i", ":he")
    if at < 0 or not tokens.span(max(start, at - 1), at + 2, ":can"):
        return ()
    other = "opponent" if teller.acts[-1].actor == "you" else "you"
    says = ("you" if ":i" in tokens.said[at] else "opponent") == other and not {":i", ":he"} <= tokens.said[at]
    return (tokens.words[at],) if says else ()


def _unsettled(teller: Teller, asks: Asks) -> tuple[str, ...]:
    """Cards used that let their player choose between effects, if it is not told which, and times not played."""
    tokens = teller.tokens
    taken = tokens.span(0, len(tokens.words), "take-control") or not tokens.mentions
    open_ = [act.card for act in teller.acts if act.done is Done.ACTIVATE and not act.tributes and (taken or not (
             tributes_for(act.card) and act.target)) and not is_monster(act.card) and modes_of(act.card)]  # fmt: skip
    named = [one for one in tokens.mentions if one.card in open_]
    told = set(tokens.clause) - tokens.asking if teller.acts else set()
    early = [
        at for at, said in enumerate(tokens.said) if {":end_phase", ":standby"} & said and tokens.clause[at] in told
    ]
    moved = [at for at, said in enumerate(tokens.said) if ":already" in said and tokens.clause[at] in tokens.asking
             and not tokens.span(*tokens.bounds(tokens.clause[at]), ":can")]  # fmt: skip
    return (
        *(" ".join(tokens.words[one.start : one.end]) for one in named),
        *(tokens.words[at] for at in (*early, *moved)),
    )


def _aim_at_the_attacker(teller: Teller) -> None:
    """The last act is done to "the attacker", without its name."""
    tokens = teller.tokens
    attacks = [act.card for act in teller.acts if act.done is Done.ATTACK]
    said = (at for at in range(len(tokens.words)) if ":attacker" in tokens.said[at] or is_attacking(tokens, at))
    at = max(said, default=-1)
    if attacks and at >= 0 and teller.acts[-1].done is Done.ACTIVATE and tokens.span(at - 3, at, ":onto"):
        teller.acts[-1] = teller.acts[-1].model_copy(update={"target": attacks[-1]})


def _unplaced(teller: Teller, asks: Asks) -> tuple[str, ...]:
    """The words for the Graveyard, if no card of the story is in it and none is asked to go there."""
    lacked = any(lack is Lack.GRAVEYARD for _, lack in lacking(teller))
    if (
        lacked
        or asks is Asks.TO_GRAVEYARD
        or (asks is Asks.RETURNS and teller.acts)
        or teller.suffers
        or any(costs_itself(BY_SLUG[act.card]) == "send" for act in teller.acts)
        or any(one.place is Where.GRAVEYARD for one in teller.cards.values())
    ):
        return ()
    tokens = teller.tokens
    return tuple(word for word, said in zip(tokens.words, tokens.said, strict=True) if ":graveyard" in said)


def _read_clause(teller: Teller, clause: int) -> None:
    tokens = teller.tokens
    start, end = tokens.bounds(clause)
    mine = [one for one in tokens.mentions if one.clause == clause]
    before = len(teller.acts)
    person, whose = _person(tokens, start, end), None
    if person >= 0:
        teller.subject = "you" if ":i" in tokens.said[person] else "opponent"
    elif has_unsaid(tokens, start, end):
        teller.subject = "you"
    elif is_done_to_me(tokens, clause):
        whose, teller.subject = teller.subject, "opponent"
    elif clause in tokens.asking and not mine and (own := owner_of_monster(tokens, start, end)) is not None:
        teller.subject = own  # "can my monsters attack?"
    elif clause in tokens.conditions and any(tokens.span(*tokens.bounds(asked), ":i") for asked in tokens.asking):
        teller.subject = "opponent"  # "can I ... if X attacks?" speaks of the other player
    mine = [one for one in mine if not is_left_out(tokens, one)]
    for one in [one for one in mine if is_instead(tokens, one)]:
        stand(teller, one.card, owner_said(teller, one) or OTHER[teller.subject], Where.FIELD)
        mine.remove(one)
    mine = [one for one in mine if not _heard(teller, one)]
    if is_stated(tokens, clause):
        for one in mine:
            stand(teller, one.card, owner_said(teller, one) or teller.subject, Where.FIELD)
        return
    if _is_denied_attack(tokens, clause, mine):
        return
    lies = clause not in tokens.asking and not mine and read_lying(teller, start, end)
    unnamed = read_unnamed(teller, mine, start, end) if not lies else False
    if not mine and clause not in tokens.asking and not (lies or unnamed) and tokens.span(start, end, *_FIGHTS):
        read_any_attack(teller, [], start, end)
    mine = read_turned_up(teller, read_worn(teller, mine, start, end), start, end)
    mine = read_suffered(teller, read_pronoun(teller, mine, start, end), start, end)
    told = read_effect_then_attack(teller, mine, start, end) or read_procedure(teller, mine, start, end)
    told = told or read_brought_with(teller, mine, start, end) or read_turned_with(teller, mine, start, end)
    told = told or read_given_up(teller, mine, start, end) or read_given(teller, mine, start, end)
    told = told or not mine or read_stopped_attack(teller, mine, start, end)
    told = told or read_stopping(teller, mine, start, end) or read_effect_asked(teller, mine, start, end)
    told = told or read_discard(teller, mine, start, end) or read_effect_on(teller, mine, start, end)
    told = told or read_both_summoned(teller, mine, start, end) or read_removal(teller, mine, start, end)
    told = told or read_lost_battle(teller, mine, start, end) or read_tribute(teller, mine, start, end)
    if not told and not read_attack(teller, mine, start, end):
        for one in mine:
            if not is_fetched_copy(teller, one, before):
                read_mention(teller, one, mine, start, end)
    read_dead(teller, mine, start, end)
    for one in tokens.mentions:
        if one.clause == clause and one.card in teller.cards:
            note_copies(teller, one)
            note_second(teller, one)
    if not mine and clause not in tokens.asking and len(teller.acts) == before:
        summon_it(teller, start, end)
        _read_one(teller, start, end)
        read_payment(teller, start, end)
    settle_earlier(teller, before, start, end)
    read = teller.acts[before:]
    if read and before and (tokens.span(start, start + 1, ":after") or _is_occasion(teller, clause, before)):
        # what is told last was done first
        teller.acts[before:] = []
        teller.acts[teller.began : teller.began] = read
    teller.began = before
    teller.clauses += [clause] * len(read)
    teller.subject = whose or teller.subject
    if clause in tokens.asking and len(teller.acts) > max(before, teller.mentioned):
        teller.asked_at = len(teller.acts) - 1


_FIGHTS = ("attack", ":attack")


def _is_denied_attack(tokens: Tokens, clause: int, mine: list[Mention]) -> bool:
    """Whether a clause that names no card tells that somebody cannot attack, so that no attack is made."""
    start, end = tokens.bounds(clause)
    denied = any(":not" in tokens.said[at] and tokens.span(at - 1, at + 2, ":can") for at in range(start, end))
    told = clause not in tokens.asking and clause not in tokens.conditions
    return denied and told and not mine and tokens.span(start, end, *_FIGHTS)


def _is_occasion(teller: Teller, clause: int, before: int) -> bool:
    """Whether a clause tells what the card used before it answers: "he flips X when I Summon Y"."""
    first, used = teller.acts[before], teller.acts[before - 1]
    waits = clause in teller.tokens.conditions and used.done is Done.ACTIVATE and used.actor != first.actor
    return waits and first.done in _OCCASIONS and waits_for(BY_SLUG[used.card], _OCCASIONS[first.done])


_OCCASIONS = {
    Done.SUMMON: Verb.SUMMON,
    Done.SPECIAL: Verb.SUMMON,
    Done.FLIP: Verb.SUMMON,
    Done.SET: Verb.SUMMON,  # which it does not answer, as the one who asks may not know
    Done.ATTACK: Verb.DECLARE_ATTACK,
}


def _person(tokens: Tokens, start: int, end: int) -> int:
    """The word for the player who acts in a clause: the one beside "can", else the first; -1 if there is none."""
    asks = (at for at in range(start, end) if ":can" in tokens.said[at])
    near = (tokens.first(at, min(end, at + 2), ":i", ":he") for at in asks)
    others = (at for at in range(start, end) if tokens.said[at] & {":i", ":he"} and not _is_no_subject(
              tokens, start, at))  # fmt: skip
    return next((at for at in near if at >= 0), next(others, -1))


def _is_no_subject(tokens: Tokens, start: int, at: int) -> bool:
    return is_of_turn(tokens, at, theirs=True) or _is_owner(tokens, start, at) or _is_of_card(tokens, at)


def _is_of_card(tokens: Tokens, at: int) -> bool:
    """Whether a verb that could speak of a player says what the Spell or Trap named right before it does."""
    does = {"destroy", "banish", "return"} & tokens.said[at] and not {"opponent", ":i"} & tokens.said[at]
    return bool(does) and any(one.end == at and not is_monster(one.card) for one in tokens.mentions)


def _is_owner(tokens: Tokens, start: int, at: int) -> bool:
    """Whether a word for the opponent says only whose a card is: "X van mijn tegenstander ligt open"."""
    of = tokens.span(max(start, at - 2), at, ":of") and not tokens.span(max(start, at - 2), at, ":by")
    named = any(start <= one.start < at for one in tokens.mentions)
    return "opponent" in tokens.said[at] and of and named


def _read_one(teller: Teller, start: int, end: int) -> None:
    """One of two copies is used: "I flip one"."""
    twice = [one for one in teller.cards.values() if one.copies > 1 and not is_monster(one.card)]
    at = teller.tokens.first(start, end, ":one")
    if len(twice) == 1 and at >= 0 and teller.tokens.span(start, at, *PLAYED):
        teller.acts.append(Act(actor=twice[0].owner, done=Done.ACTIVATE, card=twice[0].card))


def _heard(teller: Teller, one: Mention) -> bool:
    """Whether the card is only named again: it has been used, and nothing more is said to be done with it."""
    if is_copy(teller.tokens, one) and teller.cards.get(one.card, None) is not None:
        return False
    if not any(
        (act.card == one.card and act.done is not Done.ATTACK) or one.card in act.tributes for act in teller.acts
    ):
        return False
    left = max(one.start - 3, 0)
    onto = teller.tokens.last(left, one.start, ":onto", "target")
    aims = onto >= 0 and not is_met_again(teller.tokens, one)
    aims = aims and not teller.tokens.span(onto + 1, one.start, *PLAYED)  # "allowed to flip X" aims at nothing
    deeds = ("attack", ":attack", *(("tribute",) if is_monster(one.card) else ()))
    does = teller.tokens.span(left, one.end + 3, *deeds)
    return not aims and not does


def _place_the_rest(teller: Teller) -> None:
    for one in teller.tokens.mentions:
        left_out = is_left_out(teller.tokens, one) or names_tokens(teller.tokens, one)
        if left_out or one.clause in teller.tokens.further or (one.typical and one.card in teller.revealed):
            continue
        stand(teller, one.card, owner_said(teller, one) or "you", Where.FIELD, said=False)


def _aimed(teller: Teller, act: Act) -> Act:
    """An activation whose card has its targets where only one card of the story is, aimed at that card."""
    if act.target in act.tributes:
        act = act.model_copy(update={"target": None})
    if act.done is not Done.ACTIVATE or act.target is not None:
        return act
    if targeted_zones(BY_SLUG[act.card]) != {Zone.GRAVEYARD}:
        return act
    there = [one.card for one in teller.cards.values() if one.place is Where.GRAVEYARD and one.card != act.card]
    there = there or _unnamed_beside(teller, act)
    return act.model_copy(update={"target": there[0]}) if len(there) == 1 else act


def _unnamed_beside(teller: Teller, act: Act) -> list[str]:
    """The monsters without a name that are told of right behind a card which brings one back: "reborns a monster"."""
    used = {slug for other in teller.acts for slug in (other.card, other.target, *other.tributes)}
    mine = [one for one in teller.tokens.mentions if one.card == act.card]
    return [one.card for one in teller.tokens.mentions if one.typical and one.card not in used
            and any(one.clause == card.clause and card.end <= one.start for card in mine)
            and one.card in teller.cards and not teller.cards[one.card].said]  # fmt: skip
