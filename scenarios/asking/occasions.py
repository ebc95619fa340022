"""What a story leaves out: the attack or Summon that a Trap answers, and the Summon that an effect waits for."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.terms import CardKind, Icon, Side, Verb, Zone
from scenarios.formats.fields import PlayerWord
from scenarios.interactions.plain_uses import CLEARS, STRONG

from .boards import targeted_zones
from .story import OTHER, Act, Asks, Done, Slug, Where, is_monster
from .teller import Teller, monster_of, ready_place, stand
from .typical import typical

_ASKED = (Asks.MAY, Asks.MAY_STOP, Asks.SAVES, Asks.NEGATES, Asks.DESTROYS)


def with_occasion(teller: Teller, asks: Asks, *, asked_too: bool = False) -> None:
    """Put before the first act what its card answers.

    Where it is asked whether the act is possible, only if ``asked_too`` and the question says that there was one.
    """
    if not teller.acts:
        return
    first = teller.acts[0]
    card = BY_SLUG[first.card]
    if asks in (Asks.STOPPED, Asks.ATTACKS) and _lasts_for_attacks(teller, first, card):
        _attack_afterwards(teller, first)
        return
    if asks is Asks.NEGATES and len(teller.acts) == 1:
        _answer_what_is_negated(teller, first)
        return
    met = _described(teller) if asks in _ASKED and len(teller.acts) == 1 else None
    if met is not None and first.done is Done.ACTIVATE and waits_for(card, Verb.SUMMON):
        actor = OTHER[first.actor]
        teller.acts[0] = first.model_copy(update={"target": None})
        summoned = {"owner": actor, "place": Where.HAND, "said": True}
        teller.cards[met] = teller.cards[met].model_copy(update=summoned)
        teller.acts.insert(0, Act(actor=actor, done=Done.SUMMON, card=met))
        return
    if asks in _ASKED and len(teller.acts) == 1 and _is_on_a_summon(teller, first, card):
        stand(teller, STRONG, OTHER[first.actor], Where.HAND)
        teller.acts.insert(0, Act(actor=OTHER[first.actor], done=Done.SUMMON, card=STRONG))
        return
    if asks in _ASKED and len(teller.acts) == 1 and not (asked_too and _has_occasion(teller, first)):
        return
    if first.done is not Done.ACTIVATE or card.kind is CardKind.MONSTER:
        return
    if answers_activations(card) and any(act.actor != first.actor for act in teller.acts[1:2]):
        made = _answered_spell(teller, first, card)
        teller.acts[:0] = [made] if made is not None else []
        return
    verbs = {on.verb for on in _answered(card)}
    if verbs == {Verb.DECLARE_ATTACK}:
        teller.acts.insert(0, _attack(teller, first))
    elif verbs == {Verb.SUMMON}:
        teller.acts.insert(0, _summon(teller, first, card))


def _lasts_for_attacks(teller: Teller, first: Act, card: Card) -> bool:
    """Whether the only act uses a Spell or Trap that waits for no attack, and it is asked what becomes of one."""
    alone = len(teller.acts) == 1 and first.done is Done.ACTIVATE and card.kind is not CardKind.MONSTER
    monsters = any(is_monster(slug) and not _is_unnamed(teller, slug) for slug in teller.cards)
    return alone and not monsters and not _answered(card) and card.icon is not Icon.EQUIP


def _is_unnamed(teller: Teller, slug: Slug) -> bool:
    return any(one.card == slug and one.typical for one in teller.tokens.mentions)


def _attack_afterwards(teller: Teller, first: Act) -> None:
    """Put an attack of the other player behind the use of a card: "does X stop direct attacks?"."""
    actor = OTHER[first.actor]
    attacker = next((slug for slug in teller.cards if is_monster(slug)), STRONG)
    stand(teller, attacker, actor, Where.FIELD)
    teller.cards[attacker] = teller.cards[attacker].model_copy(update={"owner": actor, "place": Where.FIELD})
    direct = teller.tokens.span(0, len(teller.tokens.words), "direct")
    if first.target is None and Zone.MONSTER in targeted_zones(BY_SLUG[first.card]):
        teller.acts[0] = first.model_copy(update={"target": attacker})
    teller.acts.append(Act(actor=actor, done=Done.ATTACK, card=attacker, direct=direct))


def _is_on_a_summon(teller: Teller, first: Act, card: Card) -> bool:
    """Whether a Spell or Trap is used on a Summon of the other player that is only named: "X on his Summon"."""
    tokens = teller.tokens
    whose = ":my" if first.actor == "opponent" else ":his"
    named = any("summon" in said and not said & {"special", ":can"} and tokens.span(at - 1, at, whose)
                for at, said in enumerate(tokens.said))  # fmt: skip
    plain = first.done is Done.ACTIVATE and first.target is None and card.kind is not CardKind.MONSTER
    return named and plain and waits_for(card, Verb.SUMMON) and STRONG not in teller.cards


def _described(teller: Teller) -> Slug | None:
    """The only monster without a name that a question asks about by its points or Level: "X on a monster with 900?"."""
    asked = [one.card for one in teller.tokens.mentions if one.typical and one.clause in teller.tokens.asking
             and one.card in teller.cards and one.card not in typical()["face-up"][:2]]  # fmt: skip
    down = any(":set" in said for said in teller.tokens.said)
    return asked[0] if len(asked) == len(teller.cards) - 1 == 1 and not down else None


def _has_occasion(teller: Teller, first: Act) -> bool:
    """Whether a question names the monster that a Trap meets, and an attack or a Summon of it."""
    met = _met(teller, first)
    words = len(teller.tokens.words)
    return met is not None and teller.tokens.span(0, words, "attack", ":attack", "summon", "normal-summon")


def attacker_asked_about(teller: Teller, asks: Asks) -> Slug | None:
    """The attacker without a name whose fate is asked: "do my attackers survive?"."""
    tokens, first = teller.tokens, teller.acts[0] if teller.acts else None
    own = tokens.bounds(max(tokens.asking, default=0))
    asked = tokens.span(*own, ":attacker")
    asked = asked or (tokens.span(*own, ":it") and tokens.span(0, len(tokens.words), ":attacker"))
    fate = asks in (Asks.SURVIVES, Asks.DESTROYED, Asks.BANISHED, Asks.LEAVES)
    return first.card if asked and fate and first is not None and first.done is Done.ATTACK else None


def _answer_what_is_negated(teller: Teller, first: Act) -> None:
    """Put before an act that shall stop a Spell or Trap the activation of that, or the attack that it shall stop."""
    tokens, actor = teller.tokens, OTHER[first.actor]
    target = teller.cards.get(first.target or "")
    if target is not None and not is_monster(target.card) and target.place is not Where.FIELD:
        teller.cards[target.card] = target.model_copy(
            update={"owner": actor, "place": ready_place(BY_SLUG[target.card]), "said": True}
        )
        teller.acts.insert(0, Act(actor=actor, done=Done.ACTIVATE, card=target.card))
        with_occasion(teller, Asks.RESULT)  # what that card answers in its turn
    elif target is None and tokens.span(0, len(tokens.words), "attack"):
        stand(teller, STRONG, actor, Where.FIELD)
        teller.acts.insert(0, Act(actor=actor, done=Done.ATTACK, card=STRONG))


def _answered(card: Card) -> list[On]:
    """The events that the activation of a Spell or Trap answers."""
    return [on for effect in card.effects if isinstance(effect, Activated) for on in effect.event]


def waits_for(card: Card, verb: Verb) -> bool:
    """Whether a Spell or Trap is activated in answer to such an event, or before it happens."""
    verbs = (verb, Verb.WOULD_SUMMON) if verb is Verb.SUMMON else (verb,)
    return any(on.verb in verbs for on in _answered(card))


def answers_activations(card: Card) -> bool:
    """Whether a card is activated in answer to the activation of a Spell or Trap."""
    return any(on.verb is Verb.ACTIVATE and on.card_activation for on in _answered(card))


def _met(teller: Teller, first: Act) -> Slug | None:
    """The monster that the first act happens to."""
    met = first.target or teller.suffers or monster_of(teller, OTHER[first.actor])
    return met if met and is_monster(met) and teller.cards[met].owner != first.actor else None


def _answered_spell(teller: Teller, first: Act, card: Card) -> Act | None:
    """The activation of a Spell without a name that a card negates; None if it negates none."""
    spell = BY_SLUG[CLEARS]
    if CLEARS in teller.cards or not any(
        on.card_activation and spell.kind in getattr(on.subject, "kinds", ()) for on in _answered(card)
    ):
        return None
    stand(teller, CLEARS, OTHER[first.actor], Where.HAND)
    teller.fitting.add(CLEARS)
    return Act(actor=OTHER[first.actor], done=Done.ACTIVATE, card=CLEARS)


def _attack(teller: Teller, first: Act) -> Act:
    attacker, actor = _met(teller, first), OTHER[first.actor]
    if attacker is not None and first.target is None and teller.cards[attacker].place in (Where.DEFENSE, Where.SET):
        attacker = None  # another monster attacks
    if attacker is None:
        attacker = _any_of(teller, actor)
        stand(teller, attacker, actor, Where.FIELD)
    return Act(actor=actor, done=Done.ATTACK, card=attacker)


def _any_of(teller: Teller, actor: PlayerWord) -> Slug:
    """A monster that stands for any of a player, and not for one of the other player."""
    free = (slug for slug in (STRONG, *typical()["face-up"])
            if slug not in teller.cards or teller.cards[slug].owner == actor)  # fmt: skip
    found: Slug = next(free, STRONG)
    return found


def _summon(teller: Teller, first: Act, card: Card) -> Act:
    """The Summon of the monster that is met if the card answers Summons of the opponent, otherwise of any."""
    summoned, actor = _met(teller, first), OTHER[first.actor]
    only_theirs = any(on.by is Side.OPPONENT for on in _answered(card))
    if summoned is None or not only_theirs or BY_SLUG[summoned].in_extra_deck:
        summoned = _any_of(teller, actor)
        stand(teller, summoned, actor, Where.HAND)
    else:
        teller.cards[summoned] = teller.cards[summoned].model_copy(update={"place": Where.HAND})
    return Act(actor=actor, done=Done.SUMMON, card=summoned)


def summons_for_effect(slug: Slug) -> bool:
    """Whether an effect of a monster waits for its own Summon."""
    return any(
        on.verb is Verb.SUMMON and on.subject == itself
        for effect in BY_SLUG[slug].effects
        if isinstance(effect, Activated)
        for on in effect.event
    )
