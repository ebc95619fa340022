"""Other readings of a question: where it does not say who does something, the other player may do it."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Continuous

from .compared_points import compared_story
from .counted_tributes import counted_story
from .material_questions import material_story
from .rule_questions import rule_story
from .story import MOST_CARDS, OTHER, Act, Asks, Done, Slug, Stood, Story, Until, Where
from .supposed import usual_occasion
from .teller import Teller, is_of_turn, owner_said
from .telling import told
from .tokens import Mention, Tokens
from .told_points import points_story
from .turns import is_slow
from .unfielded import sent_story
from .usual_acts import usual_act

MOST_READINGS = 6
"""How many readings of a question are tried."""


def readings(tokens: Tokens) -> Iterator[Story]:
    """Yield the stories that a question may tell, the likeliest first; none if it names no card or too many.

    A later one differs from the first in one thing that the question leaves open: whose card is used, whose monster
    attacks, or that what a card answers was done before.
    """
    rule = (
        nameless_battle(tokens)
        or sent_story(tokens)
        or counted_story(tokens)
        or material_story(tokens)
        or rule_story(tokens)
    )
    if rule is not None:
        yield rule
        return
    first = told(tokens)
    if first is None:
        return
    first = _attacks_what_is_asked_about(_not_against_own(tokens, first))
    under = _under_lasting_cards(tokens, first)
    if under is not None:
        yield under
        return
    imagined = usual_act(first, tokens)
    if imagined is not None:
        yield imagined
    yield first
    found = [first]
    for at, act in reversed(list(enumerate(first.acts))):
        if _is_open(tokens, act):
            found.append(_by_the_other(first, at))
    occasion = told(tokens, asked_too=True)
    if occasion is not None and len(occasion.acts) > len(first.acts):
        found.append(occasion)
        found += [_by_the_other(occasion, at) for at, act in enumerate(occasion.acts) if _is_open(tokens, act)]
    timed = _tells_when(tokens) and first.until is not Until.END
    usual = usual_occasion(first, tokens) if not timed else None
    found += [usual] if usual is not None else []
    yield from list(dict.fromkeys(found))[1:MOST_READINGS]


def nameless_battle(tokens: Tokens) -> Story | None:
    """The story of a question about a battle between monsters told only by their points, or by which is stronger."""
    return points_story(tokens) or compared_story(tokens)


def _not_against_own(tokens: Tokens, story: Story) -> Story:
    """The story with the card that is stopped used by the other player, unless it is said to be one's own."""
    *_, stopped, last = (None, None, *story.acts)
    if story.asks is not Asks.NEGATES or stopped is None or last is None or last.target not in (stopped.card, None):
        return story
    named = {one.card for one in tokens.mentions}
    if last.target is None and (
        any(act.card in named for act in story.acts[:-2]) or tokens.span(0, len(tokens.words), "attack", ":attack")
    ):
        return story  # what is stopped may be that
    mine = [one for one in tokens.mentions if one.card == stopped.card]
    said = any(owner_said(Teller(tokens), one) is not None for one in mine)
    if stopped.actor != last.actor or stopped.done is not Done.ACTIVATE or said:
        return story
    at = len(story.acts) - 2
    changed = _by_the_other(story, at)
    fought = at > 0 and story.acts[at - 1].done is Done.ATTACK and story.acts[at - 1].actor != stopped.actor
    return _by_the_other(changed, at - 1) if fought else changed


def _attacks_what_is_asked_about(story: Story) -> Story:
    """The story with the attack on the monster whose fate is asked, unless a question says whose that is."""
    attack = next((act for act in story.acts if act.done is Done.ATTACK), None)
    asked = next((one for one in story.cards if one.card == story.about), None)
    if attack is None or asked is None or attack.target is not None or attack.direct or asked.said:
        return story
    fate = story.asks in (Asks.DESTROYED, Asks.SURVIVES)
    if not fate or asked.card == attack.card or asked.owner != attack.actor or BY_SLUG[asked.card].stats is None:
        return story
    aimed = attack.model_copy(update={"target": asked.card})
    theirs = asked.model_copy(update={"owner": OTHER[attack.actor]})
    return story.model_copy(
        update={
            "acts": tuple(aimed if act is attack else act for act in story.acts),
            "cards": tuple(theirs if one is asked else one for one in story.cards),
        }
    )


def _under_lasting_cards(tokens: Tokens, first: Story) -> Story | None:
    """What is asked of any card while the cards named lie on the field: "X is out, may I still Synchro Summon?"."""
    named = [one for one in tokens.mentions if not one.typical]
    there = tuple(stood for stood in first.cards if any(one.card == stood.card for one in named))
    lie = all(one.said and one.place in (Where.FIELD, Where.DEFENSE) and _lasts(one.card) for one in there)
    if first.acts or not named or not lie or any(one.clause in tokens.asking for one in named):
        return None
    rule = material_story(tokens, beside=True) or rule_story(tokens, beside=True)
    if rule is None or {one.card for one in rule.cards} & {one.card for one in there}:
        return None
    cards = (*there, *rule.cards)
    return rule.model_copy(update={"cards": cards}) if len(cards) <= MOST_CARDS else None


def _lasts(slug: Slug) -> bool:
    return any(isinstance(effect, Continuous) for effect in BY_SLUG[slug].effects)


def _tells_when(tokens: Tokens) -> bool:
    """Whether a question says in which phase something is done."""
    return tokens.span(0, len(tokens.words), "phase", ":main_phase", ":standby", ":end_phase", ":damage_step", "turn",
                       ":this_turn", ":later", ":laid", "draw", "summon", "special")  # fmt: skip


def _is_open(tokens: Tokens, act: Act) -> bool:
    """Whether no word says who does something: no owner of the card, and no person beside it."""
    mine = [one for one in tokens.mentions if one.card == act.card and not one.typical]
    if not mine or act.done not in (Done.ACTIVATE, Done.ATTACK):
        return False
    teller, whole = Teller(tokens), range(*tokens.bounds(mine[0].clause))
    if any(
        ":my" in tokens.said[at] and "opponent" in tokens.said[at + 1] and is_of_turn(tokens, at) for at in whole[:-1]
    ):
        return False  # "during my opponent's turn" is said by the player who does it
    return not any(owner_said(teller, one) is not None or _has_person(tokens, one, act) for one in mine)


def _has_person(tokens: Tokens, one: Mention, act: Act) -> bool:
    """Whether the person named last before a card, or right behind it, is the player who acts with it."""
    start, end = tokens.bounds(one.clause)
    says = ":i" if act.actor == "you" else ":he"
    person = tokens.last(start, one.start, ":i", ":he")
    behind = tokens.span(one.end, min(end, one.end + _BEHIND), says)
    return behind or (person >= 0 and says in tokens.said[person])


_BEHIND = 2
"""How many words after a card its player may be named in."""


def _by_the_other(story: Story, at: int) -> Story:
    """The story with an act done by the other player, whose card it is then."""
    act = story.acts[at]
    actor = OTHER[act.actor]
    cards = tuple(_moved(one, act.card, actor) for one in story.cards)
    aimed = next((one for one in cards if one.card == act.target), None)
    own = act.done is Done.ATTACK and aimed is not None and aimed.owner == actor
    changed = act.model_copy(update={"actor": actor, "target": None if own else act.target})
    acts = (*story.acts[:at], changed, *story.acts[at + 1 :])
    slow = [one.actor for one in acts if is_slow(one)]
    return story.model_copy(update={"cards": cards, "acts": acts, "turn": slow[-1] if slow else story.turn})


def _moved(one: Stood, card: Slug, owner: str) -> Stood:
    return one.model_copy(update={"owner": owner}) if one.card == card else one
